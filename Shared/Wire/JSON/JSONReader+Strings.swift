extension JSONReader {
  /// Reads text.
  @usableFromInline
  mutating func string() throws(JSONError) -> String {
    let raw = try rawString()
    if raw.hasEscapes {
      guard let text = String(validating: try unescaped(raw.bytes), as: UTF8.self) else {
        throw failure(.malformed(.unicode), at: raw.bytes.baseAddress)
      }
      return text
    }
    if raw.isASCII { return String(decoding: raw.bytes, as: UTF8.self) }
    guard let text = String(validating: raw.bytes, as: UTF8.self) else {
      throw failure(.malformed(.unicode), at: raw.bytes.baseAddress)
    }
    return text
  }

  /// Reads text and gives `body` its bytes, which are valid UTF-8 without escapes.
  @inlinable
  mutating func text<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(JSONError) -> Result {
    let raw = try rawString()
    if raw.isASCII, !raw.hasEscapes { return body(raw.bytes) }
    return try checked(raw).withUnsafeBufferPointer(body)
  }

  /// The raw content between quotes.
  @usableFromInline
  struct RawString {
    @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
    @usableFromInline let hasEscapes: Bool
    @usableFromInline let isASCII: Bool
  }

  @usableFromInline
  func checked(_ raw: RawString) throws(JSONError) -> [UInt8] {
    let bytes = raw.hasEscapes ? try unescaped(raw.bytes) : [UInt8](raw.bytes)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw failure(.malformed(.unicode), at: raw.bytes.baseAddress)
    }
    return bytes
  }

  /// Skips a string without decoding escapes.
  @usableFromInline
  mutating func rawString() throws(JSONError) -> RawString {
    guard take("\"") else { throw failure(.mismatch(.string)) }
    let first = position
    var hasEscapes = false
    while true {
      position += JSONText.plainCount(position, end - position)
      guard position < end else { throw failure(.malformed(.string)) }
      switch position.pointee {
      case UInt8(ascii: "\""):
        let bytes = UnsafeBufferPointer(start: first, count: position - first)
        position += 1
        let isASCII = UnsafeRawBufferPointer(bytes).isASCII
        return RawString(bytes: bytes, hasEscapes: hasEscapes, isASCII: isASCII)
      case UInt8(ascii: "\\"):
        guard end - position >= 2 else { throw failure(.malformed(.string)) }
        hasEscapes = true
        position += 2
      default: throw failure(.malformed(.string))
      }
    }
  }

  /// The bytes of a string with escapes.
  private func unescaped(_ raw: UnsafeBufferPointer<UInt8>) throws(JSONError) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    var rest = raw[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      let place = raw.baseAddress.map { $0 + (rest.startIndex - 1) }
      switch rest.popFirst() {
      case UInt8(ascii: "\"")?: result.append(UInt8(ascii: "\""))
      case UInt8(ascii: "\\")?: result.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "/")?: result.append(UInt8(ascii: "/"))
      case UInt8(ascii: "b")?: result.append(0x08)
      case UInt8(ascii: "f")?: result.append(0x0C)
      case UInt8(ascii: "n")?: result.append(0x0A)
      case UInt8(ascii: "r")?: result.append(0x0D)
      case UInt8(ascii: "t")?: result.append(0x09)
      case UInt8(ascii: "u")?:
        guard let scalar = JSONReader.scalar(&rest) else {
          throw failure(.malformed(.unicode), at: place)
        }
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      default: throw failure(.malformed(.string), at: place)
      }
    }
    return result
  }

  /// Reads the four digits of `\u`, and the second half of a surrogate pair.
  private static func scalar(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    guard var value = fourDigits(&rest) else { return nil }
    if (0xD800..<0xDC00).contains(value) {
      guard rest.popFirst() == UInt8(ascii: "\\"), rest.popFirst() == UInt8(ascii: "u"),
        let low = fourDigits(&rest), (0xDC00..<0xE000).contains(low)
      else { return nil }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    return Unicode.Scalar(value)
  }

  private static func fourDigits(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch rest.popFirst() {
      case let byte? where byte &- UInt8(ascii: "0") < 10: digit = byte - UInt8(ascii: "0")
      case let byte? where (byte | 0x20) &- UInt8(ascii: "a") < 6:
        digit = (byte | 0x20) - UInt8(ascii: "a") + 10
      default: return nil
      }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
