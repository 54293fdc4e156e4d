import Foundation
import Testing

@Suite("The codec and Python's")
struct CrossCheckTests {
  @Test("say the same about messages nobody has thought of, in both forms and both ways")
  func randomMessages() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    process.executableURL = root.appendingPathComponent("deploy/dev/cross-check")
    process.arguments = [
      "--messages", "300", "--program", try Program.url("daybook-conformance").path,
    ]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    // It begins with the seed that repeats it.
    let report = String(decoding: text, as: UTF8.self)
    #expect(process.terminationStatus == 0, "\(report)")
    #expect(report.contains("\n0 failures; "), "\(report)")
  }
}
