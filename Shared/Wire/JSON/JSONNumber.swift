/// Numbers as JSON writes them.
enum JSONNumber {
  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether a byte can be part of a number.
  static func mayContain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    case UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: isDigit(byte)
    }
  }

  static func hexadecimalValue(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// Whether `token` is `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`.
  static func isValid(_ token: some Collection<UInt8>) -> Bool {
    var rest = token[...]
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: isDigit)
    guard let first = whole.first, first != UInt8(ascii: "0") || whole.count == 1 else {
      return false
    }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      guard !fraction.isEmpty else { return false }
      rest = rest.dropFirst(1 + fraction.count)
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      let exponent = rest.prefix(while: isDigit)
      guard !exponent.isEmpty else { return false }
      rest = rest.dropFirst(exponent.count)
    }
    return rest.isEmpty
  }

  /// The whole number a valid token stands for, exactly; `1.0` and `12e2` are whole.
  ///
  /// - Returns: `nil` for a fraction and for what does not fit.
  static func integer<Value: FixedWidthInteger>(_ token: String, as _: Value.Type) -> Value? {
    if let plain = Value(token) { return plain }
    guard let (digits, exponent) = digits(of: token) else { return nil }
    let isNegative = token.utf8.first == UInt8(ascii: "-")
    if digits.isEmpty { return 0 }
    // Past twenty digits nothing fits 64 bits.
    guard exponent >= 0, digits.count + exponent <= 20 else { return nil }
    let text = String(decoding: digits, as: UTF8.self) + String(repeating: "0", count: exponent)
    return Value(isNegative ? "-\(text)" : text)
  }

  /// A token as digits without zeros at either end, times a power of ten.
  private static func digits(of token: String) -> (digits: [UInt8], exponent: Int)? {
    var digits: [UInt8] = []
    var exponent = 0
    var rest = Array(token.utf8)[...]
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: isDigit)
    digits += whole
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      digits += fraction
      exponent -= fraction.count
      rest = rest.dropFirst(1 + fraction.count)
    }
    if !rest.isEmpty {
      // Behind `e`; Int reads a plus sign too.
      guard let power = Int(String(decoding: rest.dropFirst(), as: UTF8.self)),
        power.magnitude < 10_000
      else { return nil }
      exponent += power
    }
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      exponent += 1
    }
    return (Array(digits.drop { $0 == UInt8(ascii: "0") }), exponent)
  }
}
