/// A number in JSON: `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`.
struct JSONDecimal {
  /// The most characters of a number; a longer one ``isTooLong``.
  static let longest = 1_000

  let isNegative: Bool
  /// The digits as a number, without trailing zeros.
  let mantissa: UInt64
  /// The mantissa's power of ten.
  let exponent: Int
  /// Whether the mantissa holds all digits.
  let isExact: Bool
  /// Its text.
  let bytes: UnsafeBufferPointer<UInt8>

  /// Reads the number at `start`; `nil` if there is none.
  init?(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) {
    var next = start
    var digits = Digits()
    isNegative = next < end && next.pointee == UInt8(ascii: "-")
    if isNegative { next += 1 }
    let whole = next
    digits.take(&next, end)
    guard next > whole, whole.pointee != UInt8(ascii: "0") || next - whole == 1 else { return nil }
    var power = 0
    if next < end, next.pointee == UInt8(ascii: ".") {
      next += 1
      let fraction = next
      digits.take(&next, end)
      guard next > fraction else { return nil }
      power = fraction - next
    }
    if next < end, next.pointee | 0x20 == UInt8(ascii: "e") {
      next += 1
      guard let written = JSONDecimal.exponent(&next, end) else { return nil }
      power += written
    }
    mantissa = digits.value
    exponent = digits.value == 0 ? 0 : power + digits.zeros
    isExact = digits.isExact
    bytes = UnsafeBufferPointer(start: start, count: next - start)
  }

  var isTooLong: Bool { bytes.count > JSONDecimal.longest }

  /// The digits so far, with trailing zeros held back.
  private struct Digits {
    var value: UInt64 = 0
    var zeros = 0
    var isExact = true

    @inline(__always)
    mutating func take(_ next: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) {
      while next < end {
        let digit = next.pointee &- UInt8(ascii: "0")
        guard digit < 10 else { return }
        next += 1
        if digit == 0 { zeros += 1 } else { append(UInt64(digit)) }
      }
    }

    @inline(__always)
    private mutating func append(_ digit: UInt64) {
      guard isExact else { return }
      for _ in 0...zeros {
        // Leading zeros cost nothing; after the first overflow no further digit is added.
        let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
        if isTooLarge { isExact = false }
        value = product
      }
      zeros = 0
      let (sum, isTooLarge) = value.addingReportingOverflow(digit)
      if isTooLarge { isExact = false }
      value = sum
    }
  }

  /// Reads the exponent after `e`; beyond ten thousand its size does not matter.
  private static func exponent(
    _ next: inout UnsafePointer<UInt8>,
    _ end: UnsafePointer<UInt8>
  ) -> Int? {
    var isNegative = false
    if next < end, next.pointee == UInt8(ascii: "+") || next.pointee == UInt8(ascii: "-") {
      isNegative = next.pointee == UInt8(ascii: "-")
      next += 1
    }
    let first = next
    var value = 0
    while next < end, next.pointee &- UInt8(ascii: "0") < 10 {
      if value < 10_000 { value = value * 10 + Int(next.pointee - UInt8(ascii: "0")) }
      next += 1
    }
    guard next > first else { return nil }
    return isNegative ? -value : value
  }

  /// Its whole number without a sign; `1.0` and `12e2` are whole.
  var wholeMagnitude: Result<UInt64, JSONError.Reason> {
    // The mantissa has no trailing zeros, so a negative exponent leaves a fraction.
    guard exponent >= 0 else { return .failure(.mismatch(.integer)) }
    guard isExact, exponent <= 20 else { return .failure(.outOfRange) }
    var value = mantissa
    for _ in 0..<exponent {
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      guard !isTooLarge else { return .failure(.outOfRange) }
      value = product
    }
    return .success(value)
  }

  /// The nearest value.
  func value<Value: BinaryFloatingPoint & LosslessStringConvertible>(as _: Value.Type) -> Value {
    // Both factors are exact, so one rounding gives the nearest value.
    if isExact, let mantissa = Value(exactly: mantissa), (-10...10).contains(exponent) {
      let power = Value(JSONDecimal.powers[Int(exponent.magnitude)])
      let magnitude = exponent < 0 ? mantissa / power : mantissa * power
      return isNegative ? -magnitude : magnitude
    }
    return Value(String(decoding: bytes, as: UTF8.self)) ?? .nan
  }

  /// Powers of ten that both floating-point types represent exactly.
  private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10]
}
