import Foundation
import GatewayContracts
import ServiceRuntime
import TestHousehold
import Testing

@Suite("The version")
struct VersionTests {
  @Test(
    "is one number: of the command line, of every process, and of the newest change (FST-121, FST-122)"
  )
  func one() throws {
    let home = try Home.running()
    let version = Version.current
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    #expect(parts.count == 3 && parts.allSatisfy { Int($0).map { $0 >= 0 } ?? false })
    #expect(try home.run("--version").output.contains(version))
    let status = try home.call { try await GatewayV1.OperationsClient($0).getStatus(.init()) }
    #expect(status.processes.first?.version == version)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let changes = try String(
      contentsOf: root.appendingPathComponent("CHANGELOG.md"),
      encoding: .utf8
    )
    let newest = changes.split(separator: "\n").first { $0.hasPrefix("## ") }
    #expect(newest == "## \(version)")
  }
}
