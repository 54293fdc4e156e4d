import COpenSSL

/// Checks a client's certificates before OpenSSL parses them.
///
/// OpenSSL decodes each key while it parses, before it verifies a signature. A key on an explicit
/// curve takes it 0.3 s a certificate, a compressed point of P-224 3 ms.
///
/// - Source: RFC 8446, section 4.4.2; RFC 5280, section 4.1.
enum CertificateMessage {
  /// The longest chain, including an authority's own certificate.
  static let mostCertificates = 5
  /// The accepted key types, as DER `AlgorithmIdentifier` without its header.
  private static let kinds: [[UInt8]] = [
    [0x06, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 1, 0x05, 0],  // RSA
    ellipticCurve([0x06, 8, 0x2a, 0x86, 0x48, 0xce, 0x3d, 3, 1, 7]),  // P-256
    ellipticCurve([0x06, 5, 0x2b, 0x81, 0x04, 0x00, 0x22]),  // P-384
    [0x06, 3, 0x2b, 0x65, 0x70],  // Ed25519
  ]

  private static func ellipticCurve(_ name: [UInt8]) -> [UInt8] {
    [0x06, 7, 0x2a, 0x86, 0x48, 0xce, 0x3d, 2, 1] + name
  }

  private enum Tag {
    static let integer: UInt8 = 0x02
    static let sequence: UInt8 = 0x30
    static let version: UInt8 = 0xa0
  }

  /// Whether there are few certificates, each with an accepted key type.
  ///
  /// - Parameter body: `context<0..255> · certificates<0..2²⁴-1>`, each
  ///   `data<1..2²⁴-1> · extensions<0..2¹⁶-1>`.
  /// - Returns: also false if it is malformed.
  static func isPlain(_ body: UnsafeRawBufferPointer) -> Bool {
    var reader = BoundedReader(body)
    guard reader.take(lengthOf: 1) != nil, var list = reader.take(lengthOf: 3), reader.isAtEnd
    else {
      return false
    }
    var count = 0
    while !list.isAtEnd {
      count += 1
      guard count <= mostCertificates, let certificate = list.take(lengthOf: 3),
        list.take(lengthOf: 2) != nil, hasPlainKey(certificate)
      else { return false }
    }
    return true
  }

  /// A certificate in DER.
  static func bytes(of certificate: OpaquePointer) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: max(0, Int(i2d_X509(certificate, nil))))
    bytes.withUnsafeMutableBufferPointer { place in
      var next = place.baseAddress
      _ = i2d_X509(certificate, &next)
    }
    return bytes
  }

  /// A message with these certificates, without context and extensions.
  static func body(_ certificates: [[UInt8]]) -> [UInt8] {
    func sized(_ bytes: [UInt8]) -> [UInt8] {
      [16, 8, 0].map { UInt8(truncatingIfNeeded: bytes.count >> $0) } + bytes
    }
    return [0] + sized(certificates.flatMap { sized($0) + [0, 0] })
  }

  private static func hasPlainKey(_ bytes: BoundedReader) -> Bool {
    var bytes = bytes
    guard var certificate = bytes.take(Tag.sequence), var signed = certificate.take(Tag.sequence)
    else { return false }
    if signed.next == Tag.version { _ = signed.take(Tag.version) }
    guard signed.take(Tag.integer) != nil else { return false }
    // Signature algorithm, issuer, validity, subject.
    for _ in 0..<4 where signed.take(Tag.sequence) == nil { return false }
    guard var key = signed.take(Tag.sequence), let kind = key.take(Tag.sequence) else {
      return false
    }
    return kinds.contains { $0.elementsEqual(kind.bytes) }
  }
}

/// Reads bytes from the front, never beyond the end.
private struct BoundedReader {
  private(set) var bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { bytes.isEmpty }
  var next: UInt8? { bytes.first }

  /// The next bytes; `nil`: there are fewer.
  private mutating func take(_ count: Int) -> BoundedReader? {
    guard count <= bytes.count else { return nil }
    defer { bytes = bytes.piece(count, bytes.count - count) }
    return BoundedReader(bytes.piece(0, count))
  }

  private mutating func number(_ count: Int) -> Int? {
    take(count)?.bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// A vector with a length prefix of so many bytes.
  mutating func take(lengthOf count: Int) -> BoundedReader? {
    guard let length = number(count) else { return nil }
    return take(length)
  }

  /// The content of a DER value of this tag; up to 65,535 bytes.
  mutating func take(_ tag: UInt8) -> BoundedReader? {
    guard next == tag, take(1) != nil, let first = number(1) else { return nil }
    switch first {
    case 0..<0x80: return take(first)
    case 0x81: return take(lengthOf: 1)
    case 0x82: return take(lengthOf: 2)
    default: return nil
    }
  }
}
