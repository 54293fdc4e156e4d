// swift-tools-version: 6.2
import PackageDescription

// An outside package, as a program that links the library has one. `name:` makes it independent of the folder's name.
let package = Package(
  name: "daybook-example",
  dependencies: [.package(name: "daybook", path: "../..")],
  targets: [
    .executableTarget(
      name: "daybook-example",
      dependencies: [.product(name: "GatewayClient", package: "daybook")],
      path: "Sources"
    )
  ]
)
