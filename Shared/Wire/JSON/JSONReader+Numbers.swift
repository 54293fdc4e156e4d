extension JSONReader {
  /// A whole number of up to 64 bits and a sign.
  @usableFromInline
  struct Integer {
    @usableFromInline let magnitude: UInt64
    @usableFromInline let isNegative: Bool

    /// The same number as another type; `nil` if it does not fit.
    @inlinable @inline(__always)
    func value<Value: FixedWidthInteger>(as _: Value.Type) -> Value? {
      guard isNegative else { return Value(exactly: magnitude) }
      guard magnitude <= 1 << 63 else { return nil }
      return Value(exactly: Int64(truncatingIfNeeded: 0 &- magnitude))
    }
  }

  /// Reads a whole number, bare or in quotes.
  @usableFromInline
  mutating func integer() throws(JSONError) -> Integer {
    if let plain = plainInteger(isQuoted: peek() == UInt8(ascii: "\"")) { return plain }
    return try number(.integer) { decimal in
      decimal.wholeMagnitude.map { Integer(magnitude: $0, isNegative: decimal.isNegative) }
    }
  }

  /// Reads up to eighteen digits, as in nearly all numbers; otherwise nothing is consumed.
  private mutating func plainInteger(isQuoted: Bool) -> Integer? {
    var next = isQuoted ? position + 1 : position
    guard next < end else { return nil }
    let isNegative = next.pointee == UInt8(ascii: "-")
    if isNegative { next += 1 }
    let first = next
    var value: UInt64 = 0
    while next < end {
      let digit = next.pointee &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = value &* 10 &+ UInt64(digit)
      next += 1
    }
    let count = next - first
    guard count > 0, count < 19, next < end, first.pointee != UInt8(ascii: "0") || count == 1 else {
      return nil
    }
    switch next.pointee {
    case UInt8(ascii: "\"") where isQuoted: next += 1
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): if isQuoted { return nil }
    default: return nil
    }
    position = next
    return Integer(magnitude: value, isNegative: isNegative)
  }

  @usableFromInline
  mutating func double() throws(JSONError) -> Double { try floatingPoint() }

  @usableFromInline
  mutating func float() throws(JSONError) -> Float { try floatingPoint() }

  /// Reads a floating-point number, bare or in quotes; in quotes also `NaN` and the infinities.
  private mutating func floatingPoint<Value: BinaryFloatingPoint & LosslessStringConvertible>()
    throws(JSONError) -> Value
  {
    if peek() == UInt8(ascii: "\"") {
      if take(word: "\"NaN\"") { return .nan }
      if take(word: "\"Infinity\"") { return .infinity }
      if take(word: "\"-Infinity\"") { return -.infinity }
    }
    return try number(.number) { decimal in
      let value = decimal.value(as: Value.self)
      return value.isFinite ? .success(value) : .failure(.outOfRange)
    }
  }

  /// Reads a number, bare or in quotes, and returns the result of `make`.
  private mutating func number<Value>(
    _ expected: JSONError.Expected,
    _ make: (JSONDecimal) -> Result<Value, JSONError.Reason>
  ) throws(JSONError) -> Value {
    let first = peek()
    let place = position
    let result: Result<Value, JSONError.Reason>
    if first == UInt8(ascii: "\"") {
      result = try text { bytes in
        guard let start = bytes.baseAddress,
          let decimal = JSONDecimal(start, start + bytes.count), decimal.bytes.count == bytes.count
        else { return .failure(.mismatch(expected)) }
        return decimal.isTooLong ? .failure(.numberTooLong) : make(decimal)
      }
    } else {
      guard first == UInt8(ascii: "-") || first &- UInt8(ascii: "0") < 10 else {
        throw failure(.mismatch(expected))
      }
      result = make(try decimal())
    }
    do { return try result.get() } catch { throw failure(error, at: place) }
  }

  /// Reads a bare number.
  mutating func decimal() throws(JSONError) -> JSONDecimal {
    _ = peek()
    guard let decimal = JSONDecimal(position, end) else { throw failure(.malformed(.value)) }
    guard !decimal.isTooLong else { throw failure(.numberTooLong) }
    position += decimal.bytes.count
    // `01` and `1x` are not numbers followed by something.
    if position < end {
      let next = position.pointee
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next | 0x20)
      guard !isLetter, next &- UInt8(ascii: "0") >= 10, next != UInt8(ascii: ".") else {
        throw failure(.malformed(.number))
      }
    }
    return decimal
  }
}
