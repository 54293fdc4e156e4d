import ConformanceTestee
import Foundation
import Testing
import Wire

@Suite("The conformance program")
struct ConformanceProgramTests {
  @Test("answers a runner through pipes and ends when the runner does")
  func runner() throws {
    let request = Conformance.ConformanceRequest(
      payload: .jsonPayload(#"{"text":"hello"}"#),
      requestedOutputFormat: .protobuf,
      messageType: "test.v1.Everything"
    ).encoded()
    let process = Process()
    process.executableURL = try Program.url("daybook-conformance")
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let head = [UInt8(request.count), 0, 0, 0]
    for _ in 0..<2 { try input.fileHandleForWriting.write(contentsOf: head + request) }
    try input.fileHandleForWriting.close()
    let answers = try #require(try output.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    // Field 3 with field 2 in it: "hello".
    let answer: [UInt8] = [9, 0, 0, 0, 0x1A, 7, 0x12, 5] + Array("hello".utf8)
    #expect(Array(answers) == answer + answer)
  }
}
