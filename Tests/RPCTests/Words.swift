import Wire

/// A message for tests: `{1: text, 2: count}`, encoded by hand so that no contract is needed.
struct Words: Message {
  static let fullName = "test.Words"
  static let fields = [FieldInfo(1, "text", "text"), FieldInfo(2, "count", "count")]

  var text = ""
  var count: UInt64 = 0

  init() {}

  init(_ text: String, count: UInt64 = 0) {
    self.text = text
    self.count = count
  }

  var description: String { "\(text.prefix(40)) \(count)" }

  func encodedSize() -> Int {
    let length = text.utf8.count
    let textSize = length == 0 ? 0 : 1 + Self.varintSize(UInt64(length)) + length
    return textSize + (count == 0 ? 0 : 1 + Self.varintSize(count))
  }

  func encode(to writer: inout WireWriter) {
    if count != 0 {
      writer.varint(count)
      writer.tag(2, .varint)
    }
    guard !text.isEmpty else { return }
    StringField.write(text, to: &writer)
    writer.tag(1, .lengthDelimited)
  }

  mutating func merge(from reader: inout WireReader) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: text = String(decoding: try reader.delimited(), as: UTF8.self)
      case 16: count = try reader.varint()
      default: throw WireError(.invalidTag)
      }
    }
  }

  func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {}

  mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {}

  private static func varintSize(_ value: UInt64) -> Int {
    max(1, (64 - value.leadingZeroBitCount + 6) / 7)
  }
}
