/// Reads text of fixed places, left to right.
struct DigitScanner {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) {
    rest = Array(text.utf8)[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(truncatingIfNeeded: sign.value) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Reads exactly `width` digits.
  mutating func number(_ width: Int) -> Int? {
    let digits = rest.prefix(width)
    guard digits.count == width, digits.allSatisfy(JSONNumber.isDigit) else { return nil }
    rest = rest.dropFirst(width)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Reads up to twelve digits, all there are.
  mutating func number() -> Int64? {
    let digits = rest.prefix(while: JSONNumber.isDigit)
    guard (1...12).contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
  }

  /// Reads a point and one to nine digits as nanoseconds; 0 without a point.
  mutating func fraction() -> Int32? {
    guard take(".") else { return 0 }
    let digits = rest.prefix(while: JSONNumber.isDigit)
    guard (1...9).contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    var nanos = digits.reduce(Int32(0)) { $0 * 10 + Int32($1 - UInt8(ascii: "0")) }
    for _ in digits.count..<9 { nanos *= 10 }
    return nanos
  }

  /// Reads `Z`, or an offset from UTC, in seconds.
  mutating func offset() -> Int? {
    if take("Z") { return 0 }
    let sign = take("+") ? 1 : take("-") ? -1 : 0
    guard sign != 0, let hours = number(2), take(":"), let minutes = number(2), hours < 24,
      minutes < 60
    else { return nil }
    return sign * (hours * 3_600 + minutes * 60)
  }
}
