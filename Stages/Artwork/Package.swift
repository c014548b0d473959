// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Artwork",
    products: [
        .library(name: "Artwork", targets: ["Artwork"]),
        .executable(name: "paint-pictures", targets: ["paint-pictures"]),
    ],
    targets: [
        .systemLibrary(
            name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0",
            providers: [.apt(["libgdk-pixbuf-2.0-dev"]), .brew(["gdk-pixbuf"])]),
        .target(
            name: "Artwork", dependencies: ["CPixbuf"],
            swiftSettings: [.unsafeFlags(["-Ounchecked"], .when(configuration: .release))]),
        .executableTarget(name: "paint-pictures", dependencies: ["Artwork"]),
    ]
)
