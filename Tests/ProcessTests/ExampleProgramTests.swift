import Foundation
import Testing

/// The program of `Tests/Example`.
///
/// `deploy/dev/example` builds it as an outside package, and sets its path in `DAYBOOK_EXAMPLE`.
@Suite("The example program")
struct ExampleProgramTests {
  @Test("adds a task, lists it and completes it at a real gateway")
  func run() throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    let outside = ProcessInfo.processInfo.environment["DAYBOOK_EXAMPLE"]
    let program = try outside.map { URL(filePath: $0) } ?? Program.url("daybook-example")
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
