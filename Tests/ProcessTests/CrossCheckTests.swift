import Foundation
import Testing

@Suite("The codec and Python's")
struct CrossCheckTests {
  @Test("agree about random messages, in both forms and both ways")
  func randomMessages() throws {
    let outcome = try Program.run(
      script: "deploy/dev/cross-check",
      ["--messages", "300", "--program", Program.url("daybook-conformance").path]
    )
    // It begins with the seed that repeats it.
    let report = outcome.output + outcome.errors
    #expect(outcome.status == 0, "\(report)")
    #expect(report.contains("\n0 failures; "), "\(report)")
  }
}
