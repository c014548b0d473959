// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "swift-parallax", path: "..", traits: ["Painter"])],
    targets: [
        // Measures everything, and writes the report.
        .executableTarget(
            name: "ParallaxBenchmarks",
            dependencies: [
                .product(name: "Parallax", package: "swift-parallax"),
                .product(name: "ParallaxCairo", package: "swift-parallax"),
                .product(name: "ParallaxDocument", package: "swift-parallax"),
            ]),
        // What a tool that does nothing costs: the start of `parallax` is held against its.
        .executableTarget(name: "EmptyTool"),
    ],
    swiftLanguageModes: [.v6]
)
