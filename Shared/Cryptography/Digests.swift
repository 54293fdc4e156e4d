import COpenSSL

/// SHA-256 of the system's OpenSSL.
package enum SHA256 {
  /// The size of a digest in bytes.
  package static let length = 32

  package static func hash(of data: [UInt8]) -> [UInt8] {
    digest(length) { COpenSSL.SHA256(data, data.count, $0) }
  }
}

extension SHA256 {
  /// An incremental digest.
  package final class Running {
    private let context: OpaquePointer

    /// - Throws: ``CryptographyError/sealingFailed`` if OpenSSL has no memory.
    package init() throws(CryptographyError) {
      guard let context = EVP_MD_CTX_new() else { throw .sealingFailed }
      self.context = context
      EVP_DigestInit_ex(context, EVP_sha256(), nil)
    }

    deinit { EVP_MD_CTX_free(context) }

    package func add(_ bytes: [UInt8]) {
      EVP_DigestUpdate(context, bytes, bytes.count)
    }

    /// The digest of everything added; nothing can be added afterwards.
    package func finish() -> [UInt8] {
      digest(SHA256.length) {
        EVP_DigestFinal_ex(context, $0, nil)
        return $0
      }
    }
  }
}

/// SHA-1, for name-derived UUIDs only: RFC 9562 requires it, and no security depends on it.
enum SHA1 {
  static func hash(of data: [UInt8]) -> [UInt8] {
    digest(20) { COpenSSL.SHA1(data, data.count, $0) }
  }
}

/// Keyed digests, RFC 2104.
package enum HMAC {
  /// - Returns: 32 bytes.
  package static func sha256(key: [UInt8], data: [UInt8]) -> [UInt8] {
    digest(SHA256.length) { output in
      COpenSSL.HMAC(EVP_sha256(), key, Int32(clamping: key.count), data, data.count, output, nil)
    }
  }
}

/// Compares in a time that depends on the lengths only.
package func constantTimeEquals(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  left.count == right.count && CRYPTO_memcmp(left, right, left.count) == 0
}

/// The same for bytes in memory, eight at a time.
package func constantTimeEquals(
  _ left: UnsafeRawBufferPointer,
  _ right: UnsafeRawBufferPointer
) -> Bool {
  guard left.count == right.count else { return false }
  guard let start = left.baseAddress, let other = right.baseAddress else { return true }
  if start == other { return true }
  var difference: UInt64 = 0
  var offset = 0
  // The counts are equal, so one check is enough.
  while left.count &- offset >= 8 {
    difference |=
      start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      ^ other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    offset &+= 8
  }
  while offset < left.count {
    difference |= UInt64(left[offset] ^ right[offset])
    offset &+= 1
  }
  return difference == 0
}

/// The same for two texts.
package func constantTimeEquals(_ left: String, _ right: String) -> Bool {
  var (left, right) = (left, right)
  return left.withUTF8 { left in
    right.withUTF8 { right in
      constantTimeEquals(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
    }
  }
}

private func digest(
  _ length: Int,
  _ compute: (UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?
) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
    _ = compute(buffer.baseAddress)
    count = length
  }
}
