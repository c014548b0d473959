// swift-tools-version: 6.1
import PackageDescription

// The shell's tests that use nothing but UIKit's own interface: a Mac runs them in an iOS simulator, and the package one folder up
// runs the same files on its stand-ins.
let package = Package(
    name: "OnDevice",
    platforms: [.iOS(.v15), .tvOS(.v15)],
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
    ],
    swiftLanguageModes: [.v6]
)
