// swift-tools-version: 5.9
import AppleProductTypes
import PackageDescription

// The example screens as one app: open this folder in Xcode, or in Swift Playgrounds on a Mac. Its sources are those of
// Examples/UIKit and Examples/SwiftUI, its pictures those of Stages/Pictures, all through links.
let package = Package(
    name: "Parallax Examples",
    platforms: [.iOS("17.0")],
    products: [
        .iOSApplication(
            name: "Parallax Examples",
            targets: ["AppModule"],
            bundleIdentifier: "org.example.parallax-examples",
            displayVersion: "1.0",
            bundleVersion: "1",
            appIcon: .placeholder(icon: .images),
            accentColor: .presetColor(.purple),
            supportedDeviceFamilies: [.phone, .pad],
            supportedInterfaceOrientations: [
                .portrait, .landscapeLeft, .landscapeRight,
                .portraitUpsideDown(.when(deviceFamilies: [.pad])),
            ])
    ],
    dependencies: [.package(name: "swift-parallax", path: "../..")],
    targets: [
        .executableTarget(
            name: "AppModule",
            dependencies: [
                .product(name: "Parallax", package: "swift-parallax"),
                .product(name: "ParallaxUIKit", package: "swift-parallax"),
                .product(name: "ParallaxSwiftUI", package: "swift-parallax"),
            ],
            path: ".",
            resources: [.process("Pictures")])
    ]
)
