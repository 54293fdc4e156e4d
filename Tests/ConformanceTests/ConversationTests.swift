import ConformanceTestee
import Glibc
import Testing

@Suite("A conversation")
struct ConversationTests {
  /// The output for `input`, after which the input is closed.
  private func converse(_ input: [UInt8]) throws -> [UInt8] {
    // Both pipes hold everything that a test writes, so no write blocks.
    let requests = try Pipe()
    let answers = try Pipe()
    try #require(write(requests.writing, input, input.count) == input.count)
    close(requests.writing)
    defer {
      close(requests.reading)
      close(answers.reading)
    }
    do {
      defer { close(answers.writing) }
      try Conversation(input: requests.reading, output: answers.writing).serve { $0.reversed() }
    }
    var output = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(answers.reading, &output, output.count)
    return Array(output[..<max(0, count)])
  }

  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      reading = ends[0]
      writing = ends[1]
    }
  }

  @Test("answers one request after the other, each after its length")
  func requests() throws {
    let input: [UInt8] = [3, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 1, 0, 0, 0, 9]
    #expect(try converse(input) == [3, 0, 0, 0, 3, 2, 1, 0, 0, 0, 0, 1, 0, 0, 0, 9])
    #expect(try converse([]) == [])
  }

  @Test("answers a request with a length of more than one byte")
  func longRequest() throws {
    let message = [UInt8](repeating: 7, count: 0x0102)
    #expect(try converse([2, 1, 0, 0] + message) == [2, 1, 0, 0] + message)
  }

  @Test("refuses a length above its limit before it reads more")
  func tooLong() {
    #expect(throws: ConversationError.tooLong(bytes: Conversation.maximumRequestBytes + 1)) {
      try converse([1, 0, 0, 4])
    }
    #expect(throws: ConversationError.tooLong(bytes: 0xFFFF_FFFF)) {
      try converse([0xFF, 0xFF, 0xFF, 0xFF])
    }
  }

  @Test("ends with an error inside a request", arguments: [[1], [1, 0, 0], [2, 0, 0, 0, 1]])
  func cutShort(input: [UInt8]) {
    #expect(throws: ConversationError.cutShort) { try converse(input) }
  }
}
