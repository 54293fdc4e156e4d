import Foundation
import Testing

@Suite("A Python client, written from PROTOCOL.md")
struct PythonClientTests {
  @Test("calls a real server in every kind, with deadlines, cancellation, credit and a drain")
  func allChecks() throws {
    let outcome = try Program.run(
      script: "deploy/dev/python-client",
      ["--program", Program.url("daybook-kinds").path]
    )
    let report = outcome.output + outcome.errors
    #expect(outcome.status == 0, "\(report)")
    #expect(report.contains(" checks, 0 failures"), "\(report)")
  }
}
