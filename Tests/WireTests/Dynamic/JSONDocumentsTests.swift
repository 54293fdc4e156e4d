import Descriptors
import Testing
import Wire

/// Consecutive values in a text that arrives in pieces.
@Suite("Consecutive JSON values")
struct JSONDocumentsTests {
  private static let text = "{\"a\":[1,{\"b\":\"x}\\\"{\"}]}\n \"one\\\\\" 12 true[]{}\tnull"
  private static let values = [
    "{\"a\":[1,{\"b\":\"x}\\\"{\"}]}", "\"one\\\\\"", "12", "true[]{}", "null",
  ]

  private static func read(_ pieces: [[UInt8]], limit: Int = 1_000) throws -> [String] {
    var documents = JSONDocuments(limit: limit)
    var values: [[UInt8]] = []
    for piece in pieces {
      documents.append(piece)
      while let value = try documents.next() { values.append(value) }
    }
    while let value = try documents.last() { values.append(value) }
    return values.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("are the same wherever the text is cut")
  func cuts() throws {
    let bytes = Array(Self.text.utf8)
    #expect(try Self.read([bytes]) == Self.values)
    for cut in 0...bytes.count {
      #expect(try Self.read([Array(bytes[..<cut]), Array(bytes[cut...])]) == Self.values, "\(cut)")
    }
    #expect(try Self.read(bytes.map { [$0] }) == Self.values)
    #expect(try Self.read([Array(" \n\t\r ".utf8)]) == [])
  }

  @Test("are returned with their last character, and not sooner")
  func atOnce() throws {
    var documents = JSONDocuments(limit: 100)
    documents.append(Array("{\"a\":1".utf8))
    #expect(try documents.next() == nil)
    #expect(documents.hasMore)
    documents.append(Array("} 7".utf8))
    #expect(try documents.next() == Array("{\"a\":1}".utf8))
    #expect(try documents.next() == nil, "a number may continue")
    documents.append(Array("7\n \n".utf8))
    #expect(try documents.next() == Array("77".utf8))
    #expect(!documents.hasMore)
    #expect(try documents.last() == nil)
  }

  @Test("cannot begin with a closing character, and must be closed")
  func broken() throws {
    for text in ["}", "{} ]", ", 1", "1 :"] {
      let error = #expect(throws: JSONError.self) { try Self.read([Array(text.utf8)]) }
      #expect(error?.offset == 0, "\(text)")
    }
    for text in ["{", "\"a", "[1"] {
      let error = #expect(throws: JSONError.self) { try Self.read([Array(text.utf8)]) }
      #expect(error?.reason == .malformed(.close), "\(text)")
      #expect(error?.offset == text.utf8.count)
    }
  }

  @Test("have a size limit each, but not together")
  func limit() throws {
    let many = Array(repeating: Array("\"1234567\" ".utf8), count: 100)
    #expect(try Self.read(many, limit: 9).count == 100)
    let error = #expect(throws: JSONError.self) { try Self.read(many, limit: 8) }
    #expect(error == JSONError(.tooLarge, offset: 8))
  }
}
