// swift-tools-version: 6.1
import PackageDescription

// The shells' tests that use nothing but the interfaces of UIKit and SwiftUI, and look at the screen: a Mac runs them in an iOS
// simulator, and the package one folder up runs the same files on its stand-ins.
let package = Package(
    name: "OnDevice",
    // SwiftUI's shell is for apps of these; the package itself is checked for iOS 15 by building it.
    platforms: [.iOS(.v17), .tvOS(.v17)],
    products: [.library(name: "OnDevice", targets: ["OnDevice"])],
    dependencies: [.package(name: "swift-parallax", path: "../..")],
    targets: [
        // A scheme needs something to build.
        .target(name: "OnDevice"),
        .testTarget(
            name: "OnDeviceTests",
            dependencies: [
                "OnDevice",
                .product(name: "Parallax", package: "swift-parallax"),
                .product(name: "ParallaxUIKit", package: "swift-parallax"),
            ]),
        .testTarget(
            name: "OnDeviceSwiftUITests",
            dependencies: [
                "OnDevice",
                .product(name: "Parallax", package: "swift-parallax"),
                .product(name: "ParallaxSwiftUI", package: "swift-parallax"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
