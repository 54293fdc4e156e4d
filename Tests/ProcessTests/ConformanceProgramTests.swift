import ConformanceTestee
import Foundation
import TestContracts
import Testing
import Wire

@Suite("The conformance program")
struct ConformanceProgramTests {
  @Test("answers a runner through pipes and ends with it")
  func runner() throws {
    let request = Conformance.ConformanceRequest(
      payload: .jsonPayload(#"{"text":"hello"}"#),
      requestedOutputFormat: .protobuf,
      messageType: "test.v1.Everything"
    ).encoded()
    let input = Pipe()
    let output = Pipe()
    let process = try ChildProcess(
      Program.url("daybook-conformance"),
      [],
      environment: Program.inherited,
      input: input.fileHandleForReading,
      output: output.fileHandleForWriting
    )
    try input.fileHandleForReading.close()
    try output.fileHandleForWriting.close()
    let head = [UInt8(request.count), 0, 0, 0]
    for _ in 0..<2 { try input.fileHandleForWriting.write(contentsOf: head + request) }
    try input.fileHandleForWriting.close()
    let answers = try output.rest()
    #expect(process.wait() == .exit(0))
    // Field 3 with field 2 in it: "hello".
    let answer: [UInt8] = [9, 0, 0, 0, 0x1A, 7, 0x12, 5] + Array("hello".utf8)
    #expect(Array(answers) == answer + answer)
  }
}
