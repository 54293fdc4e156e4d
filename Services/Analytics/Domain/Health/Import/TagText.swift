/// The name and attributes of one tag, read from its bytes.
package struct TagText {
  private let bytes: ArraySlice<UInt8>

  package init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The element's name as bytes.
  package var name: ArraySlice<UInt8> { bytes.prefix { !Self.isBlank($0) } }

  /// Passes each attribute's name and raw value to `visit`, until it returns `false` or an attribute is malformed.
  package func attributes(_ visit: (ArraySlice<UInt8>, ArraySlice<UInt8>) -> Bool) {
    var rest = bytes.dropFirst(name.count)
    while true {
      rest = rest.drop { Self.isBlank($0) }
      guard let equals = rest.firstIndex(of: UInt8(ascii: "=")) else { return }
      let name = rest[rest.startIndex..<equals].prefix { !Self.isBlank($0) }
      rest = rest[(equals + 1)...].drop { Self.isBlank($0) }
      guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        !name.isEmpty
      else { return }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: quote) else { return }
      guard visit(name, rest[rest.startIndex..<end]) else { return }
      rest = rest[(end + 1)...]
    }
  }

  /// Decodes a value: the five predefined entities and character references; other entities stay unchanged.
  package static func text(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.first {
      let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";"))
      guard byte == UInt8(ascii: "&"), let end,
        let scalar = scalar(rest[(rest.startIndex + 1)..<end])
      else {
        text.append(byte)
        rest = rest.dropFirst()
        continue
      }
      text += Array(String(Character(scalar)).utf8)
      rest = rest[(end + 1)...]
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func scalar(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let name = String(decoding: name, as: UTF8.self)
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
