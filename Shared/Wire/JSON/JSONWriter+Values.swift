extension JSONWriter {
  /// Writes a token unchanged.
  @usableFromInline
  mutating func word(_ text: StaticString) {
    reserve(text.utf8CodeUnitCount).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    advance(text.utf8CodeUnitCount)
  }

  @usableFromInline
  mutating func null() { word("null") }

  @usableFromInline
  mutating func boolean(_ value: Bool) { value ? word("true") : word("false") }

  /// Writes text without escapes, in quotes.
  ///
  /// - Parameters:
  ///   - count: the bytes of the text.
  ///   - body: writes exactly that many.
  @usableFromInline
  mutating func quoted(_ count: Int, _ body: (UnsafeMutableRawBufferPointer) -> Void) {
    let place = reserve(count + 2)
    place[0] = UInt8(ascii: "\"")
    body(UnsafeMutableRawBufferPointer(start: place + 1, count: count))
    place[count + 1] = UInt8(ascii: "\"")
    advance(count + 2)
  }

  // MARK: - Numbers

  /// Writes a whole number; 64-bit numbers are quoted, because many JSON parsers have no integers
  /// that large.
  @usableFromInline
  mutating func integer(_ magnitude: UInt64, isNegative: Bool, isQuoted: Bool) {
    var place = reserve(24)
    let begin = place
    if isQuoted { place.put(UInt8(ascii: "\"")) }
    if isNegative { place.put(UInt8(ascii: "-")) }
    place.put(decimal: magnitude)
    if isQuoted { place.put(UInt8(ascii: "\"")) }
    advance(place - begin)
  }

  @usableFromInline
  mutating func number(_ value: Double) { floatingPoint(value) }

  @usableFromInline
  mutating func number(_ value: Float) {
    // The shortest form of the largest float, read as a double, is larger than it, which some
    // parsers refuse.
    guard value.magnitude < .greatestFiniteMagnitude else { return floatingPoint(Double(value)) }
    floatingPoint(value)
  }

  /// Writes the shortest number that is parsed as the same value.
  private mutating func floatingPoint<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ value: Value
  ) {
    guard value.isFinite else {
      if value.isNaN { return word("\"NaN\"") }
      return value < 0 ? word("\"-Infinity\"") : word("\"Infinity\"")
    }
    // Below 2⁵³ a whole number is its own shortest form.
    if value.magnitude < 9_007_199_254_740_992, let whole = Int64(exactly: value) {
      // Many parsers lose the sign of an integer `-0`.
      if whole == 0, value.sign == .minus { return word("-0.0") }
      return integer(whole.magnitude, isNegative: whole < 0, isQuoted: false)
    }
    var text = value.description
    text.withUTF8 { digits in
      let isWhole = digits.suffix(2).elementsEqual(".0".utf8)
      guard let first = digits.baseAddress else { return }
      let count = isWhole ? digits.count - 2 : digits.count
      reserve(count).update(from: first, count: count)
      advance(count)
    }
  }

  // MARK: - Text

  /// Writes text, escaped where JSON requires it.
  @usableFromInline
  mutating func string(_ text: String) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { escaped($0) }
    guard isWritten == nil else { return }
    var text = text
    text.withUTF8 { escaped($0) }
  }

  private mutating func escaped(_ text: UnsafeBufferPointer<UInt8>) {
    var left = text.count
    // There is always room for the rest and the closing quote.
    var place = reserve(left + 2)
    place.put(UInt8(ascii: "\""))
    advance(1)
    if var next = text.baseAddress {
      while left > 0 {
        let plain = JSONText.plainCount(next, left)
        place.update(from: next, count: plain)
        advance(plain)
        next += plain
        left -= plain
        guard left > 0 else { break }
        escape(next.pointee)
        next += 1
        left -= 1
        place = reserve(left + 1)
      }
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): word("\\\"")
    case UInt8(ascii: "\\"): word("\\\\")
    case 0x08: word("\\b")
    case 0x09: word("\\t")
    case 0x0A: word("\\n")
    case 0x0C: word("\\f")
    case 0x0D: word("\\r")
    default:
      word("\\u00")
      append(UInt8(ascii: "0") + byte >> 4)
      let low = byte & 0x0F
      append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
    }
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Writes a byte and advances.
  @inline(__always)
  mutating func put(_ byte: UInt8) {
    pointee = byte
    self += 1
  }

  /// Writes a number without leading zeros and advances: at most twenty bytes.
  @inline(__always)
  mutating func put(decimal value: UInt64) {
    var width = 1
    var limit: UInt64 = 10
    while width < 20, value >= limit {
      width += 1
      limit = width < 20 ? limit &* 10 : limit
    }
    put(value, width: width)
  }

  /// Writes the last `width` digits of a number and advances.
  @inline(__always)
  mutating func put(_ value: UInt64, width: Int) {
    var rest = value
    for place in stride(from: width - 1, through: 0, by: -1) {
      self[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    self += width
  }
}
