/// Reads text in a fixed format, left to right.
struct DigitScanner {
  private var next: UnsafePointer<UInt8>?
  private var left: Int

  init(_ text: UnsafeBufferPointer<UInt8>) {
    next = text.baseAddress
    left = text.count
  }

  var isAtEnd: Bool { left == 0 }

  private var digit: Int? {
    guard left > 0, let next, next.pointee &- UInt8(ascii: "0") < 10 else { return nil }
    return Int(next.pointee - UInt8(ascii: "0"))
  }

  private mutating func skip() {
    next = next.map { $0 + 1 }
    left -= 1
  }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard left > 0, let next, next.pointee == UInt8(truncatingIfNeeded: sign.value) else {
      return false
    }
    skip()
    return true
  }

  /// Reads exactly `width` digits.
  mutating func number(_ width: Int) -> Int? {
    var value = 0
    for _ in 0..<width {
      guard let digit else { return nil }
      value = value * 10 + digit
      skip()
    }
    return value
  }

  /// Reads all digits, up to twelve.
  mutating func number() -> Int64? {
    let before = left
    var value: Int64 = 0
    while let digit {
      guard before - left < 12 else { return nil }
      value = value * 10 + Int64(digit)
      skip()
    }
    return before > left ? value : nil
  }

  /// Reads a decimal point and one to nine digits as nanoseconds; 0 without a point.
  mutating func fraction() -> Int32? {
    guard take(".") else { return 0 }
    var value: Int32 = 0
    var width = 0
    while let digit {
      guard width < 9 else { return nil }
      value = value * 10 + Int32(digit)
      width += 1
      skip()
    }
    guard width > 0 else { return nil }
    for _ in width..<9 { value *= 10 }
    return value
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
