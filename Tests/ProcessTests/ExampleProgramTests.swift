import Foundation
import Testing

/// The program of `Tests/Example`, which `deploy/dev/example` builds as an outside package.
@Suite("The example program")
struct ExampleProgramTests {
  private static let program = ProcessInfo.processInfo.environment["DAYBOOK_EXAMPLE"]

  @Test(
    "adds a task, lists it and completes it at a real gateway",
    .enabled(if: program != nil, "deploy/dev/example builds the program")
  )
  func run() throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    let program = URL(filePath: try #require(Self.program))
    let gateway = home.address(of: "gateway")
    let outcome = try Program.run(program, [gateway, try home.token()])
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("Hello ") == true)
    #expect(lines.contains { $0.hasPrefix("- Pay rent, due ") })
    #expect(lines.last == "7 points")

    let refused = try Program.run(program, [gateway, "dbk_other"])
    #expect(refused.status == 1)
  }
}
