// swift-tools-version: 6.2
import PackageDescription

let calls: [Target.Dependency] = [
  .product(name: "GRPCCore", package: "grpc-swift-2"),
  .product(name: "GRPCNIOTransportHTTP2", package: "grpc-swift-nio-transport"),
  .product(name: "GRPCProtobuf", package: "grpc-swift-protobuf"),
  .product(name: "SwiftProtobuf", package: "swift-protobuf"),
]

/// Programs Daybook's calls and its task service are measured against; the product never sees this
/// package, and the codec's comparison does without it.
let package = Package(
  name: "grpc-swift-peers",
  dependencies: [
    .package(url: "https://github.com/apple/swift-protobuf", exact: "1.39.0"),
    .package(url: "https://github.com/grpc/grpc-swift-2", exact: "2.4.3"),
    .package(url: "https://github.com/grpc/grpc-swift-nio-transport", exact: "2.9.2"),
    .package(url: "https://github.com/grpc/grpc-swift-protobuf", exact: "2.4.1"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "calls",
      dependencies: calls,
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .executableTarget(
      name: "tasks",
      dependencies: calls + [.product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
  ]
)
