extension JSONReader {
  mutating func string() throws(JSONError) -> String {
    guard take("\"") else { throw failure(.mismatch(.string)) }
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        let text = try text(bytes[start..<position])
        position += 1
        return text
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case 0..<0x20: throw failure(.malformed(.string))
      default: position += 1
      }
    }
    throw failure(.malformed(.string))
  }

  /// Reads a string that has escapes, from its first byte.
  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var result = [UInt8](bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return try text(result[...])
      case UInt8(ascii: "\\"): try escape(into: &result)
      case 0..<0x20: throw failure(.malformed(.string))
      default: result.append(byte)
      }
    }
    throw failure(.malformed(.string))
  }

  private mutating func escape(into result: inout [UInt8]) throws(JSONError) {
    guard position < bytes.count else { throw failure(.malformed(.string)) }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"): result.append(contentsOf: try unicodeEscape())
    default: throw failure(.malformed(.string))
    }
  }

  /// Reads four digits behind `\u`, and the second half of a surrogate pair behind those.
  private mutating func unicodeEscape() throws(JSONError) -> [UInt8] {
    var value = try fourDigits()
    if (0xD800..<0xDC00).contains(value) {
      guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
        bytes[position + 1] == UInt8(ascii: "u")
      else { throw failure(.malformed(.unicode)) }
      position += 2
      let low = try fourDigits()
      guard (0xDC00..<0xE000).contains(low) else { throw failure(.malformed(.unicode)) }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw failure(.malformed(.unicode)) }
    return [UInt8](String(scalar).utf8)
  }

  private mutating func fourDigits() throws(JSONError) -> UInt32 {
    guard bytes.count - position >= 4 else { throw failure(.malformed(.unicode)) }
    var value: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = JSONNumber.hexadecimalValue(of: byte) else {
        throw failure(.malformed(.unicode))
      }
      value = value << 4 | digit
    }
    position += 4
    return value
  }

  private func text(_ slice: ArraySlice<UInt8>) throws(JSONError) -> String {
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw failure(.malformed(.unicode))
    }
    return text
  }
}
