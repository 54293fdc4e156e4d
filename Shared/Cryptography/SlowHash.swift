import COpenSSL

/// A salted hash that is slow on purpose, for secrets that people choose (PINs).
///
/// Shape: scrypt with N = 2^14, r = 8, p = 1: about 16 MiB and 50 ms for each guess.
///
/// - Source: RFC 7914; the cost it names for interactive sign-in.
package enum SlowHash {
  /// The size of salt and hash in bytes.
  package static let saltLength = 16
  package static let length = 32

  private static let cost: UInt64 = 1 << 14
  private static let memoryLimit: UInt64 = 64 << 20

  package static func hash(
    _ secret: String,
    salt: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    let password = Array(secret.utf8).map { CChar(bitPattern: $0) }
    var output = [UInt8](repeating: 0, count: length)
    let done = EVP_PBE_scrypt(
      password,
      password.count,
      salt,
      salt.count,
      cost,
      8,
      1,
      memoryLimit,
      &output,
      output.count
    )
    guard done == 1 else { throw .slowHashFailed }
    return output
  }
}
