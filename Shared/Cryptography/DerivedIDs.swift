package import Vocabulary

extension UniqueID {
  /// The namespace of all ids that imports derive from names.
  package static let daybookNamespace = UniqueID(
    high: 0x47df_f4cf_7daa_5d19,
    low: 0xbda8_7c79_1a58_8b99
  )

  /// A UUID of version 5: the same name gives the same id on every machine (MIG-007).
  ///
  /// - Source: RFC 9562, section 5.5.
  package static func version5(namespace: UniqueID, name: String) -> UniqueID {
    let digest = SHA1.hash(of: namespace.bytes + Array(name.utf8))
    guard let plain = UniqueID(bytes: digest.prefix(16)) else { return .nilID }
    return UniqueID(
      high: plain.high & 0xffff_ffff_ffff_0fff | 0x5000,
      low: plain.low & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
    )
  }
}
