// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "swift-parallax", path: "..")],
    targets: [
        .executableTarget(
            name: "ParallaxBenchmarks",
            dependencies: [.product(name: "Parallax", package: "swift-parallax")])
    ],
    swiftLanguageModes: [.v6]
)
