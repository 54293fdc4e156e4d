import Vocabulary

/// The one-time code with which the operator creates the household.
///
/// Shape: 26 characters of Crockford's base 32 (130 bits from 17 random bytes, the last 6 unused) in
/// groups: `7K3QX-9M2TD-…`. Because people type it, case and hyphens are ignored, and O, I and L
/// are read as the digits they resemble.
package struct SetupCode: Hashable, Sendable {
  package static let randomByteCount = 17
  private static let length = 26

  /// The characters without hyphens, upper case.
  package let characters: String

  /// - Returns: `nil` unless there are exactly 17 bytes.
  package init?(randomBytes: [UInt8]) {
    guard randomBytes.count == SetupCode.randomByteCount else { return nil }
    characters = Base32.encode(randomBytes, count: SetupCode.length)
  }

  /// Parses typed text; `nil` when it is not a code.
  package init?(typed: String) {
    guard let signs = Base32.signs(typed: typed, maximum: SetupCode.length),
      signs.utf8.count == SetupCode.length
    else { return nil }
    characters = signs
  }

  /// The printed form, in groups of five.
  package var text: String { Base32.grouped(characters) }
}

extension SetupCode: CustomStringConvertible, CustomDebugStringConvertible {
  /// Never the code.
  package var description: String { "SetupCode" }
  package var debugDescription: String { description }
}
