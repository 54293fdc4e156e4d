import COpenSSL

/// Why a secret could not be created.
package enum CryptographyError: Error, Hashable, CustomStringConvertible {
  /// The system's generator failed; no secret may be created without it.
  case noRandomness
  /// There was no memory for the slow hash.
  case slowHashFailed
  /// There was no memory to seal or open a chunk.
  case sealingFailed
  /// Sealed bytes are not authentic for this key and position.
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
  /// - Throws: ``CryptographyError/noRandomness`` if the generator is not seeded.
  package static func bytes(_ count: Int) throws(CryptographyError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: count)
    guard RAND_bytes(&buffer, Int32(clamping: count)) == 1 else { throw .noRandomness }
    return buffer
  }
}
