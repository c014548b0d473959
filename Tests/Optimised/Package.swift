// swift-tools-version: 6.1
import PackageDescription

// The engine's tests that mean most in an optimised build, with the engine alone: nothing else is optimised for their sake.
let package = Package(
    name: "Optimised",
    targets: [
        .target(name: "Parallax", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "CountedMemory", path: "Tests/CountedMemory"),
        .testTarget(name: "OptimisedTests", dependencies: ["Parallax", "CountedMemory"]),
    ],
    swiftLanguageModes: [.v6]
)
