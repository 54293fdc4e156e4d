/// Recognises addresses of the public internet (HOK-005).
package enum PublicAddress {
  /// Whether messages may be sent to the IP address in these 4 or 16 bytes.
  ///
  /// Refused are loopback, private, link-local, shared, multicast, unique-local, documentation and
  /// reserved addresses, and IPv6 addresses that embed an IPv4 address.
  package static func contains(_ bytes: [UInt8]) -> Bool {
    switch bytes.count {
    case 4: !refused4.contains { $0.contains(bytes) }
    case 16:
      Block([0x20], 3).contains(bytes) && !refused6.contains { $0.contains(bytes) }
    default: false
    }
  }

  /// A CIDR block.
  private struct Block {
    let prefix: [UInt8]
    let bits: Int

    init(_ prefix: [UInt8], _ bits: Int) {
      self.prefix = prefix
      self.bits = bits
    }

    func contains(_ bytes: [UInt8]) -> Bool {
      for bit in 0..<bits {
        let mask = UInt8(0x80) >> (bit % 8)
        let wanted = bit / 8 < prefix.count ? prefix[bit / 8] : 0
        if wanted & mask != bytes[bit / 8] & mask { return false }
      }
      return true
    }
  }

  private static let refused4 = [
    Block([0], 8), Block([10], 8), Block([100, 64], 10), Block([127], 8), Block([169, 254], 16),
    Block([172, 16], 12), Block([192, 0, 0], 24), Block([192, 0, 2], 24), Block([192, 88, 99], 24),
    Block([192, 168], 16), Block([198, 18], 15), Block([198, 51, 100], 24),
    Block([203, 0, 113], 24), Block([224], 4), Block([240], 4),
  ]

  /// Refused blocks within 2000::/3, the only block with global unicast addresses.
  private static let refused6 = [
    Block([0x20, 0x01], 23),  // protocol assignments, including Teredo
    Block([0x20, 0x01, 0x0d, 0xb8], 32),  // documentation
    Block([0x20, 0x02], 16),  // 6to4: embeds an IPv4 address
    Block([0x3f, 0xff], 20),  // documentation
  ]
}
