// swift-tools-version: 6.2
import PackageDescription

/// Programs Daybook's codec is measured against; the product never sees this package.
let package = Package(
  name: "peers",
  dependencies: [
    .package(url: "https://github.com/apple/swift-protobuf", exact: "1.39.0")
  ],
  targets: [
    .executableTarget(
      name: "swift-protobuf-peer",
      dependencies: [.product(name: "SwiftProtobuf", package: "swift-protobuf")],
      swiftSettings: [.swiftLanguageMode(.v6)]
    )
  ]
)
