/// Writes the proto3 JSON form: UTF-8, fields in the order of their numbers.
@usableFromInline
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  let options: JSONOptions
  private(set) var depth = 0
  private var isFirst = true
  /// The URL an `Any` puts into the object that begins next.
  private var pendingType: String?

  init(_ options: JSONOptions) {
    self.options = options
  }

  // MARK: - Structure

  package mutating func beginObject() {
    begin("{")
    guard let type = pendingType else { return }
    pendingType = nil
    key("@type")
    string(type)
  }

  package mutating func endObject() { end("}") }

  mutating func beginArray() { begin("[") }
  mutating func endArray() { end("]") }

  /// Writes a name; its value comes next.
  mutating func key(_ name: String) {
    separate()
    string(name)
    raw(options.isPretty ? ": " : ":")
  }

  /// Begins the next element of an array.
  mutating func separate() {
    if !isFirst { raw(",") }
    isFirst = false
    breakLine()
  }

  mutating func announceType(_ url: String) { pendingType = url }

  private mutating func begin(_ sign: StaticString) {
    raw(sign)
    depth += 1
    isFirst = true
  }

  private mutating func end(_ sign: StaticString) {
    depth -= 1
    if !isFirst { breakLine() }
    isFirst = false
    raw(sign)
  }

  private mutating func breakLine() {
    guard options.isPretty else { return }
    raw("\n")
    for _ in 0..<depth { raw("  ") }
  }

  // MARK: - Values

  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func null() { raw("null") }

  mutating func number(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func string(_ text: String) {
    raw("\"")
    for byte in text.utf8 { escape(byte) }
    raw("\"")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): raw("\\\"")
    case UInt8(ascii: "\\"): raw("\\\\")
    case 0x08: raw("\\b")
    case 0x09: raw("\\t")
    case 0x0A: raw("\\n")
    case 0x0C: raw("\\f")
    case 0x0D: raw("\\r")
    case 0..<0x20:
      raw("\\u00")
      bytes.append(UInt8(ascii: "0") + byte >> 4)
      let low = byte & 0x0F
      bytes.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
    default: bytes.append(byte)
    }
  }
}
