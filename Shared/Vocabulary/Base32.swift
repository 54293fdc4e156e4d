/// Base 32 for text that people type: 32 characters, without letters that look like digits.
///
/// It is read in either case, with or without hyphens and white space, and with O, I and L for the digits they
/// look like.
/// - Source: Crockford's base 32, without the check symbol.
package enum Base32 {
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// The first `count` characters for the bytes' bits, five bits each; missing bits of the last one are zeros.
  ///
  /// - Returns: fewer than `count` characters when the bytes have fewer bits.
  package static func encode(_ bytes: [UInt8], count: Int = .max) -> String {
    var text: [UInt8] = []
    var pending: UInt32 = 0
    var bits = 0
    for byte in bytes where text.count < count {
      pending = pending << 8 | UInt32(byte)
      bits += 8
      while bits >= 5, text.count < count {
        bits -= 5
        text.append(alphabet[Int(pending >> UInt32(bits) & 31)])
      }
      pending &= 1 << UInt32(bits) - 1
    }
    if bits > 0, bits < 5, text.count < count {
      text.append(alphabet[Int(pending << UInt32(5 - bits) & 31)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The whole bytes that the characters encode; remaining bits are dropped.
  ///
  /// - Returns: `nil` for a character outside the alphabet.
  package static func decode(_ text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    var pending: UInt32 = 0
    var bits = 0
    for sign in text.utf8 {
      guard let value = alphabet.firstIndex(of: sign) else { return nil }
      pending = pending << 5 | UInt32(value)
      bits += 5
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: pending >> UInt32(bits)))
        pending &= 1 << UInt32(bits) - 1
      }
    }
    return bytes
  }

  /// The characters that a person typed, in upper case, without hyphens and white space.
  ///
  /// - Returns: `nil` for a character outside the alphabet, and for more than `maximum` characters.
  package static func signs(typed: String, maximum: Int) -> String? {
    guard typed.utf8.count <= 4 * maximum else { return nil }
    var text: [UInt8] = []
    for byte in typed.utf8 where !" \t\r\n-".utf8.contains(byte) {
      guard let sign = canonical(byte) else { return nil }
      text.append(sign)
    }
    return text.count <= maximum ? String(decoding: text, as: UTF8.self) : nil
  }

  /// The text in groups of five, with hyphens between them.
  package static func grouped(_ signs: String) -> String {
    var grouped = ""
    for (index, sign) in signs.enumerated() {
      if index > 0, index.isMultiple(of: 5) { grouped.append("-") }
      grouped.append(sign)
    }
    return grouped
  }

  private static func canonical(_ byte: UInt8) -> UInt8? {
    let lowerCase = UInt8(ascii: "a")...UInt8(ascii: "z")
    let upper = lowerCase.contains(byte) ? byte - 32 : byte
    switch upper {
    case UInt8(ascii: "O"): return UInt8(ascii: "0")
    case UInt8(ascii: "I"), UInt8(ascii: "L"): return UInt8(ascii: "1")
    default: return alphabet.contains(upper) ? upper : nil
    }
  }
}
