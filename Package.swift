// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "swift-parallax",
    platforms: [.iOS(.v15), .tvOS(.v15), .macOS(.v12)],
    products: [
        .library(name: "Parallax", targets: ["Parallax"]),
        .library(name: "ParallaxUIKit", targets: ["ParallaxUIKit"]),
        .library(name: "ParallaxSwiftUI", targets: ["ParallaxSwiftUI"]),
        .library(name: "ParallaxDocument", targets: ["ParallaxDocument"]),
        .library(name: "ParallaxCairo", targets: ["ParallaxCairo"]),
        .executable(name: "parallax", targets: ["ParallaxTool"]),
        .executable(name: "parallax-preview", targets: ["ParallaxPreview"]),
    ],
    traits: [
        .trait(
            name: "Painter", description: "Paint stages to pictures and films (cairo, pango, gdk-pixbuf)."),
        .trait(
            name: "GTK", description: "Show stages in a live window (GTK 4).", enabledTraits: ["Painter"]),
    ],
    targets: [
        // The library: scroll effects as values. Depends on nothing.
        .target(
            name: "Parallax",
            // The standard library's own rounding and square roots come from there on Linux.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        // The five effects in an app: empty where there is no UIKit, or no SwiftUI.
        .target(name: "ParallaxUIKit", dependencies: ["Parallax"]),
        .target(name: "ParallaxSwiftUI", dependencies: ["Parallax"]),
        .target(name: "ParallaxDocument", dependencies: ["Parallax"]),

        // A stage as a page for a browser. The page's own modules are written in Web and stand in the library as bytes.
        .target(name: "ParallaxPage", dependencies: ["Parallax", "ParallaxDocument", "CWebFiles"]),
        .target(name: "CWebFiles"),

        // The engine for browsers, behind a table of numbers; Scripts/wasm.sh compiles it into Web.
        .target(name: "ParallaxWeb", dependencies: ["Parallax", "CWasmMemory"]),
        .systemLibrary(name: "CWasmMemory"),

        // The stages live on one page, to be tuned; the engine is in it as WebAssembly.
        .target(name: "ParallaxGallery", dependencies: ["ParallaxDocument", "ParallaxPage", "CWebFiles"]),

        // The toolbox: sample and film a stage without a Mac.
        .executableTarget(
            name: "ParallaxTool",
            dependencies: [
                "Parallax", "ParallaxDocument", "ParallaxGallery", "ParallaxPage", "PreviewKeys",
                "CGetopt",
                .target(name: "ParallaxCairo", condition: .when(traits: ["Painter"])),
                .target(name: "CCairo", condition: .when(traits: ["Painter"])),
            ]),
        .target(
            name: "ParallaxCairo",
            dependencies: [
                "Parallax", "ParallaxDocument",
                .target(name: "CCairo", condition: .when(traits: ["Painter"])),
            ]),
        // A stage in a window, scrolled by hand; without the trait its scrolling alone, which needs no window.
        .target(
            name: "ParallaxGTK",
            dependencies: [
                "Parallax", "ParallaxDocument",
                .target(name: "ParallaxCairo", condition: .when(traits: ["GTK"])),
                .target(name: "CParallaxGTK", condition: .when(traits: ["GTK"])),
            ]),
        // What GObject wants in C: a widget class, signals, the main queue. Empty without the trait.
        .target(
            name: "CParallaxGTK",
            dependencies: [.target(name: "CGTK", condition: .when(traits: ["GTK"]))],
            cSettings: [.define("PARALLAX_GTK", .when(traits: ["GTK"]))],
            linkerSettings: [.linkedLibrary("dispatch", .when(platforms: [.linux], traits: ["GTK"]))]),
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4"),
        // The live window, which `parallax preview` starts.
        .executableTarget(
            name: "ParallaxPreview",
            dependencies: ["Parallax", "ParallaxDocument", "ParallaxGTK", "PreviewKeys"]),
        .target(name: "PreviewKeys"),
        .systemLibrary(name: "CGetopt"),
        .systemLibrary(name: "CCairo", path: "Sources/CCairo", pkgConfig: "pangocairo gdk-pixbuf-2.0 lcms2"),

        // Tests, one target a library.
        .target(name: "CountedMemory", path: "Tests/CountedMemory"),
        .testTarget(name: "ParallaxTests", dependencies: ["Parallax", "CountedMemory"]),
        .testTarget(name: "ParallaxDocumentTests", dependencies: ["Parallax", "ParallaxDocument"]),
        .testTarget(
            name: "ParallaxPageTests", dependencies: ["Parallax", "ParallaxDocument", "ParallaxPage"]),
        .testTarget(name: "ParallaxWebTests", dependencies: ["Parallax", "ParallaxWeb"]),
        .testTarget(name: "ParallaxToolTests", dependencies: ["ParallaxTool"]),
        .testTarget(
            name: "ParallaxGTKTests", dependencies: ["Parallax", "ParallaxDocument", "ParallaxGTK"]),
        .testTarget(
            name: "ParallaxCairoTests",
            dependencies: [
                "Parallax", "ParallaxDocument", "ParallaxCairo",
                .target(name: "CCairo", condition: .when(traits: ["Painter"])),
            ], exclude: ["Samples"]),
    ],
    swiftLanguageModes: [.v6]
)
