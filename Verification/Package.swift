// swift-tools-version: 6.1
import PackageDescription

// Runs the shells on Linux, unmodified, against stand-ins for UIKit and SwiftUI that bear their names. The package that users see is one
// folder up and knows nothing of this one.
let package = Package(
    name: "Verification",
    traits: [
        .trait(name: "Painter", description: "Paint the example screens (cairo, pango, gdk-pixbuf).")
    ],
    targets: [
        .target(name: "UIKit", path: "StandIns/UIKit"),
        // A file that imports both Testing and a module called UIKit asks for this one, too.
        .target(name: "_Testing_UIKit", path: "StandIns/_Testing_UIKit"),

        .target(name: "SwiftUI", path: "StandIns/SwiftUI", swiftSettings: [.swiftLanguageMode(.v5)]),

        .target(
            name: "Parallax", path: "Sources/Parallax",
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "ParallaxDocument", dependencies: ["Parallax"], path: "Sources/ParallaxDocument"),
        .target(name: "ParallaxUIKit", dependencies: ["Parallax", "UIKit"], path: "Sources/ParallaxUIKit"),

        .target(
            name: "ParallaxSwiftUI", dependencies: ["Parallax", "SwiftUI"], path: "Sources/ParallaxSwiftUI"),

        // The example screens, as an app would have them.
        .target(
            name: "Examples", dependencies: ["Parallax", "ParallaxUIKit", "UIKit"], path: "Examples/UIKit"),
        // Random numbers for the tests of both shells.
        .target(name: "Dice", path: "Dice"),
        // What the tool prints of the stages, for the tests of both shells.
        .target(name: "Recorded", dependencies: ["Parallax", "ParallaxDocument"], path: "Recorded"),
        // Where a view is on the screen.
        .target(name: "Looking", dependencies: ["Parallax", "UIKit"], path: "Looking"),
        .target(
            name: "SwiftUIExamples", dependencies: ["Parallax", "ParallaxSwiftUI", "SwiftUI"],
            path: "Examples/SwiftUI"),

        .testTarget(
            name: "ParallaxUIKitTests",
            dependencies: [
                "Dice", "Parallax", "ParallaxDocument", "ParallaxUIKit", "Examples", "Looking", "Recorded",
                "UIKit",
                "_Testing_UIKit",
            ]),
        .testTarget(
            name: "ParallaxSwiftUITests",
            dependencies: [
                "Dice", "Parallax", "ParallaxDocument", "ParallaxSwiftUI", "SwiftUIExamples", "Recorded",
                "SwiftUI",
            ]),
        // The same files as a Mac runs in a simulator, see OnDevice/Package.swift.
        .testTarget(
            name: "OnDeviceTests", dependencies: ["Parallax", "ParallaxUIKit", "UIKit", "_Testing_UIKit"]),
        .testTarget(name: "OnDeviceSwiftUITests", dependencies: ["Parallax", "ParallaxSwiftUI", "SwiftUI"]),

        // The example screens, painted: `make examples` one folder up.
        .executableTarget(
            name: "PaintExamples",
            dependencies: [
                "Parallax", "ParallaxDocument", "ParallaxUIKit", "Examples", "Looking", "UIKit",
                "ParallaxSwiftUI", "SwiftUIExamples", "SwiftUI",
                .target(name: "ParallaxCairo", condition: .when(traits: ["Painter"])),
            ], path: "Painting"),
        .target(
            name: "ParallaxCairo",
            dependencies: [
                "Parallax", "ParallaxDocument",
                .target(name: "CCairo", condition: .when(traits: ["Painter"])),
            ], path: "Sources/ParallaxCairo"),
        .systemLibrary(name: "CCairo", path: "Sources/CCairo", pkgConfig: "pangocairo gdk-pixbuf-2.0 lcms2"),
    ],
    swiftLanguageModes: [.v6]
)
