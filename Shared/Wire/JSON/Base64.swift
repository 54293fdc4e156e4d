/// Bytes as text, RFC 4648.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  /// The standard alphabet, padded.
  static func encoded(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let chunk = bytes[index..<min(index + 3, bytes.count)]
      var bits: UInt32 = 0
      for (place, byte) in chunk.enumerated() { bits |= UInt32(byte) << UInt32(16 - 8 * place) }
      for place in 0..<4 {
        let isData = place <= chunk.count
        let value = Int(bits >> UInt32(18 - 6 * place) & 0x3F)
        text.append(isData ? alphabet[value] : UInt8(ascii: "="))
      }
      index += 3
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads the standard and the URL alphabet, padded or not.
  static func decoded(_ text: String) -> [UInt8]? {
    var digits = Array(text.utf8)[...]
    let isPadded = digits.last == UInt8(ascii: "=")
    if isPadded {
      guard digits.count % 4 == 0 else { return nil }
      digits = digits.dropLast(digits.dropLast().last == UInt8(ascii: "=") ? 2 : 1)
    }
    guard digits.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count * 3 / 4)
    var bits: UInt32 = 0
    var count: UInt32 = 0
    for digit in digits {
      guard let value = value(of: digit) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return bytes
  }

  private static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit - UInt8(ascii: "a") + 26)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0") + 52)
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
