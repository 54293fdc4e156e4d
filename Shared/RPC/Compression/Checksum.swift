import CZlib

/// The CRC-32 of zlib: against accidents, not against anybody.
enum Checksum {
  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { place in
      // Of nothing zlib would give the start of another sum.
      guard let start = place.baseAddress else { return 0 }
      return UInt32(truncatingIfNeeded: CZlib.crc32_z(0, start, place.count))
    }
  }
}
