/// The one-time code with which the operator creates the household.
///
/// Shape: 26 characters of Crockford's base 32 (130 bits from 17 random bytes, the last 6 unused) in
/// groups: `7K3QX-9M2TD-…`. It is read in either case, with or without the hyphens, and with O, I
/// and L for the digits they look like, because people type it.
package struct SetupCode: Hashable, Sendable {
  package static let randomByteCount = 17
  private static let length = 26
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// The characters without hyphens, upper case.
  package let characters: String

  /// - Returns: `nil` unless there are exactly 17 bytes.
  package init?(randomBytes: [UInt8]) {
    guard randomBytes.count == SetupCode.randomByteCount else { return nil }
    var text: [UInt8] = []
    var pending: UInt32 = 0
    var bits = 0
    for byte in randomBytes {
      pending = pending << 8 | UInt32(byte)
      bits += 8
      while bits >= 5, text.count < SetupCode.length {
        bits -= 5
        text.append(SetupCode.alphabet[Int(pending >> UInt32(bits) & 31)])
      }
    }
    characters = String(decoding: text, as: UTF8.self)
  }

  /// Reads what a person typed.
  package init?(typed: String) {
    guard typed.utf8.count <= 4 * SetupCode.length else { return nil }
    var text: [UInt8] = []
    for byte in typed.utf8 where !" \t\r\n-".utf8.contains(byte) {
      guard let character = SetupCode.canonical(byte) else { return nil }
      text.append(character)
    }
    guard text.count == SetupCode.length else { return nil }
    characters = String(decoding: text, as: UTF8.self)
  }

  /// In groups of five, as it is printed.
  package var text: String {
    var grouped = ""
    for (index, character) in characters.enumerated() {
      if index > 0, index % 5 == 0 { grouped.append("-") }
      grouped.append(character)
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

extension SetupCode: CustomStringConvertible, CustomDebugStringConvertible {
  /// Never the code.
  package var description: String { "SetupCode" }
  package var debugDescription: String { description }
}
