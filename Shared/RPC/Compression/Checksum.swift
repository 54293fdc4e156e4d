import CZlib

/// zlib's CRC-32, which detects accidents, not attacks.
enum Checksum {
  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { place in
      // Without bytes zlib returns its initial value.
      guard let start = place.baseAddress else { return 0 }
      return UInt32(truncatingIfNeeded: CZlib.crc32_z(0, start, place.count))
    }
  }
}
