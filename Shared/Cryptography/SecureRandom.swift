import COpenSSL

/// Why a secret could not be made.
package enum CryptographyError: Error, Hashable, CustomStringConvertible {
  /// The system's generator gave nothing; a secret must not be made from less.
  case noRandomness
  /// The slow hash could not be computed with the memory at hand.
  case slowHashFailed
  /// A piece of a stream could not be sealed or opened with the memory at hand.
  case sealingFailed
  /// Sealed bytes are not what was sealed in their place with this key.
  case notAuthentic

  package var description: String {
    switch self {
    case .noRandomness: "The system's random generator failed."
    case .slowHashFailed: "The password hash could not be computed."
    case .sealingFailed: "There was no memory to encrypt with."
    case .notAuthentic: "The encrypted bytes were changed, moved or cut off."
    }
  }
}

/// Random bytes fit for tokens, keys and nonces.
package enum SecureRandom {
  /// - Throws: ``CryptographyError/noRandomness`` when the generator is not seeded.
  package static func bytes(_ count: Int) throws(CryptographyError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: count)
    guard RAND_bytes(&buffer, Int32(clamping: count)) == 1 else { throw .noRandomness }
    return buffer
  }
}
