import COpenSSL

/// Encrypts a long stream in chunks, so that no chunk can be read, changed, removed, moved or
/// added, and the end cannot be cut off.
///
/// AES-256-GCM. The nonce of a chunk is its number (11 bytes, big-endian) and whether it is the
/// last (1 byte), so a chunk opens only in its position, and only the last one as the last. Key and
/// salt together derive the key of this stream; a salt is never reused.
///
/// - Source: the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár: "Online
///   Authenticated-Encryption and its Nonce-Reuse Misuse-Resistance", 2015), as in age and Tink;
///   HKDF of RFC 5869.
package struct ChunkCipher {
  /// Plaintext bytes of every chunk but the last, which may have fewer.
  package static let chunkBytes = 64 << 10
  /// The overhead of each chunk.
  package static let tagBytes = 16
  package static let saltBytes = 32
  /// The size of a mark that identifies a key without revealing it.
  package static let keyMarkBytes = 16

  /// Identifies this key and salt.
  package let keyMark: [UInt8]
  private let key: [UInt8]
  private var number: UInt64 = 0

  /// Creates the key of one stream.
  ///
  /// - Parameters:
  ///   - key: 32 random bytes.
  ///   - salt: ``saltBytes`` random bytes, new for each stream.
  package init(key: [UInt8], salt: [UInt8]) {
    let secret = HMAC.sha256(key: salt, data: key)
    self.key = HMAC.sha256(key: secret, data: Array("daybook sealed stream".utf8) + [1])
    let mark = HMAC.sha256(key: secret, data: Array("daybook key mark".utf8) + [1])
    keyMark = Array(mark.prefix(Self.keyMarkBytes))
  }

  /// Seals the next chunk.
  ///
  /// - Returns: as many bytes as `plain` has, and the tag.
  /// - Throws: ``CryptographyError/sealingFailed`` if OpenSSL has no memory.
  package mutating func seal(
    _ plain: [UInt8],
    isLast: Bool
  ) throws(CryptographyError) -> [UInt8] {
    let context = try context()
    defer { EVP_CIPHER_CTX_free(context) }
    var sealed = [UInt8](repeating: 0, count: plain.count + Self.tagBytes)
    let nonce = nextNonce(isLast: isLast)
    var count: Int32 = 0
    let isDone = sealed.withUnsafeMutableBytes { sealed -> Bool in
      guard let start = sealed.bindMemory(to: UInt8.self).baseAddress else { return false }
      return EVP_EncryptInit_ex(context, EVP_aes_256_gcm(), nil, key, nonce) == 1
        && EVP_EncryptUpdate(context, start, &count, plain, Int32(plain.count)) == 1
        && EVP_EncryptFinal_ex(context, start + plain.count, &count) == 1
        && EVP_CIPHER_CTX_ctrl(
          context,
          EVP_CTRL_AEAD_GET_TAG,
          Int32(Self.tagBytes),
          start + plain.count
        ) == 1
    }
    guard isDone else { throw .sealingFailed }
    return sealed
  }

  /// Opens the next chunk.
  ///
  /// - Throws: ``CryptographyError/notAuthentic`` if it was not sealed as this chunk of this
  ///   stream; none of it is returned then.
  package mutating func open(
    _ sealed: [UInt8],
    isLast: Bool
  ) throws(CryptographyError) -> [UInt8] {
    guard sealed.count >= Self.tagBytes else { throw .notAuthentic }
    let context = try context()
    defer { EVP_CIPHER_CTX_free(context) }
    let length = sealed.count - Self.tagBytes
    var tag = Array(sealed[length...])
    // One byte more, so that there always is an address.
    var plain = [UInt8](repeating: 0, count: length + 1)
    let nonce = nextNonce(isLast: isLast)
    var count: Int32 = 0
    let isAuthentic = plain.withUnsafeMutableBufferPointer { plain -> Bool in
      guard let start = plain.baseAddress else { return false }
      return EVP_DecryptInit_ex(context, EVP_aes_256_gcm(), nil, key, nonce) == 1
        && EVP_DecryptUpdate(context, start, &count, sealed, Int32(length)) == 1
        && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag) == 1
        && EVP_DecryptFinal_ex(context, start + length, &count) == 1
    }
    guard isAuthentic else { throw .notAuthentic }
    plain.removeLast()
    return plain
  }

  private mutating func nextNonce(isLast: Bool) -> [UInt8] {
    let bytes = withUnsafeBytes(of: number.bigEndian) { [0, 0, 0] + Array($0) }
    number += 1
    return bytes + [isLast ? 1 : 0]
  }

  private func context() throws(CryptographyError) -> OpaquePointer {
    guard let context = EVP_CIPHER_CTX_new() else { throw .sealingFailed }
    return context
  }
}
