import Testing
import Wire

@Suite("The binary form")
struct BinaryTests {
  @Test("is protobuf's: field 1 is 150 and takes 08 96 01")
  func golden() throws {
    let note = Note(count: 150)
    #expect(note.encoded() == [0x08, 0x96, 0x01])
    #expect(try Note(decoding: [0x08, 0x96, 0x01]) == note)
  }

  @Test("names the field that is wrong")
  func path() {
    // parent { tags: "a" tags: <0xFF> }
    let bytes: [UInt8] = [0x1A, 0x06, 0x12, 0x01, 0x61, 0x12, 0x01, 0xFF]
    #expect(throws: WireError(.invalidUTF8, path: "parent.tags[1]", offset: 5)) {
      try Note(decoding: bytes)
    }
  }

  @Test("keeps what it does not know, in order")
  func unknown() throws {
    let bytes: [UInt8] = [0x08, 0x01, 0x7B, 0x7A, 0x01, 0x05, 0x7C, 0x50, 0x03]
    #expect(try Note(decoding: bytes).encoded() == bytes)
  }
}

/// A message written by hand, as the generator would.
struct Note: Message {
  var count: Int32 = 0
  var tags: [String] = []
  @Boxed var parent: Note?
  var unknownFields = UnknownFields()

  init() {}
  init(count: Int32) { self.count = count }

  static let fullName = "test.Note"
  static let fields: [FieldInfo] = [
    FieldInfo(1, "count", "count"),
    FieldInfo(2, "tags", "tags", .repeated),
    FieldInfo(3, "parent", "parent", .single, Note.self),
  ]
  var description: String { "Note" }

  private func fields(_ sink: inout some WireSink) {
    sink.unknown(unknownFields)
    sink.optional(parent, 3, MessageField<Note>.self)
    sink.repeated(tags, 2, StringField.self)
    sink.implicit(count, 1, Int32Field.self)
  }

  func encodedSize() -> Int {
    var sizer = WireSizer()
    fields(&sizer)
    return sizer.total
  }

  func encode(to writer: inout WireWriter) { fields(&writer) }

  mutating func merge(from reader: inout WireReader) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: count = try reader.value(Int32Field.self)
      case 18: try reader.append(to: &tags, StringField.self)
      case 26: try reader.merge(&parent)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
  }

  func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {}
}
