import Synchronization
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

  @Test("copies the named fields and leaves the rest")
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
    "refuses invalid paths and changes nothing",
    arguments: ["no", "text.x", "texts.x", "counts.a", "numbers.no", "", "text.", "maybeNumber"]
  )
  func unknownPaths(path: String) {
    var message = old
    #expect(throws: FieldMaskError(path: path)) {
      try message.update(from: new, mask: .init(paths: ["text", path]))
    }
    #expect(message == old)
  }

  @Test("has paths of up to thirty-two names")
  func depth() throws {
    let steps = Array(repeating: "child", count: 32)
    #expect(try updated(steps.joined(separator: ".")) == old)
    let deeper = "child." + steps.joined(separator: ".")
    #expect(throws: FieldMaskError(path: deeper)) { try updated(deeper) }
  }

  @Test("looks through the names of a type once, however often it is named")
  func looks() throws {
    var message = Counted()
    let paths = [String](repeating: "text", count: 1_000) + ["last"]
    try message.update(from: Counted(inner: new), mask: .init(paths: paths))
    #expect(message.inner.text == "new")
    #expect(Counted.looks.load(ordering: .relaxed) == 1)
  }

  @Test("contains what is inside the messages it names, and nothing for an empty path")
  func contains() {
    let mask = GoogleProtobuf.FieldMask(paths: ["a.b", "c"])
    for path in ["a.b", "a.b.c", "c", "c.d"] { #expect(mask.contains(path)) }
    for path in ["", "a", "a.bc", "cd", ".a"] { #expect(!mask.contains(path)) }
    let empty = GoogleProtobuf.FieldMask(paths: [""])
    for path in ["", ".", ".a", "a"] { #expect(!empty.contains(path)) }
  }

  @Test("keeps unknown fields where they are")
  func unknownFields() throws {
    var message = try TestV1.Everything(decoding: bytes("12 01 61 C0 3E 05"))
    try message.update(from: new, mask: .init(paths: ["text"]))
    #expect(message.encoded() == bytes("12 03 6E 65 77 C0 3E 05"))
  }
}

/// A message that counts how often its fields are requested.
private struct Counted: Message {
  static let looks = Atomic(0)

  static var fields: [FieldInfo] {
    looks.add(1, ordering: .relaxed)
    return TestV1.Everything.fields
  }

  static var fullName: String { TestV1.Everything.fullName }

  var inner = TestV1.Everything()

  init() {}

  init(inner: TestV1.Everything) { self.inner = inner }

  func encodedSize() -> Int { inner.encodedSize() }

  func encode(to writer: inout WireWriter) { inner.encode(to: &writer) }

  mutating func merge(from reader: inout WireReader) throws(WireError) {
    try inner.merge(from: &reader)
  }

  func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    try inner.encodeJSON(to: &writer)
  }

  mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    try inner.mergeJSON(from: &reader)
  }

  @Test("changes a message that is nested more deeply than one that may be read")
  func deep() throws {
    let value = (0..<60).reduce(GoogleProtobuf.Value(kind: .boolValue(true))) { inner, _ in
      GoogleProtobuf.Value(kind: .listValue(.init(values: [inner])))
    }
    var message = TestV1.Everything(text: "a", value: value)
    #expect(throws: WireError.self) { try TestV1.Everything(decoding: message.encoded()) }
    try message.update(from: .init(text: "b"), mask: .init(paths: ["text"]))
    #expect(message == TestV1.Everything(text: "b", value: value))
  }
}
