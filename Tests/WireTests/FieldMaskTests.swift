import TestContracts
import Testing
import Wire

@Suite("A field mask")
struct FieldMaskTests {
  private let old = TestV1.Everything(
    numbers: .init(int32: 1, int64: 2),
    text: "old",
    texts: ["a", "b"],
    counts: ["a": 1],
    choice: .word("w")
  )
  private let new = TestV1.Everything(
    numbers: .init(int64: 5, bool: true),
    text: "new",
    texts: ["c"],
    choice: .amount(.init(int32: 9))
  )

  private func updated(_ paths: String...) throws -> TestV1.Everything {
    var message = old
    try message.update(from: new, mask: .init(paths: paths))
    return message
  }

  @Test("takes over what it names and leaves the rest")
  func names() throws {
    var expected = old
    expected.text = "new"
    #expect(try updated("text") == expected)
    #expect(try updated() == old)
  }

  @Test("replaces lists and maps, and clears what is not set")
  func replaces() throws {
    var expected = old
    expected.texts = ["c"]
    expected.counts = [:]
    #expect(try updated("texts", "counts") == expected)
  }

  @Test("reaches into messages, and a shorter path covers a longer one")
  func nested() throws {
    var expected = old
    expected.numbers = .init(int32: 1, int64: 5)
    #expect(try updated("numbers.int64") == expected)
    expected.numbers = new.numbers
    #expect(try updated("numbers.int64", "numbers") == expected)
    #expect(try updated("numbers", "numbers.int64") == expected)
  }

  @Test("switches a oneof when the named case is set")
  func oneof() throws {
    #expect(try updated("amount").choice == .amount(.init(int32: 9)))
    #expect(try updated("word").choice == nil)
  }

  @Test(
    "refuses paths that lead nowhere and changes nothing",
    arguments: ["no", "text.x", "texts.x", "counts.a", "numbers.no", "", "text.", "maybeNumber"]
  )
  func unknownPaths(path: String) {
    var message = old
    #expect(throws: FieldMaskError(path: path)) {
      try message.update(from: new, mask: .init(paths: ["text", path]))
    }
    #expect(message == old)
    let mask = GoogleProtobuf.FieldMask(paths: ["text", path, "child.child.text"])
    #expect(mask.unknownPaths(of: TestV1.Everything.self) == [path])
  }

  @Test("keeps fields nobody knows where they are")
  func unknownFields() throws {
    var message = try TestV1.Everything(decoding: bytes("12 01 61 C0 3E 05"))
    try message.update(from: new, mask: .init(paths: ["text"]))
    #expect(message.encoded() == bytes("12 03 6E 65 77 C0 3E 05"))
  }
}
