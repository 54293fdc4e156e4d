/// A message whose every byte follows from which one it is, so that its reader can tell whether it
/// is the right one, whole, and nobody else's.
struct Parcel: Hashable {
  /// The call it belongs to, which of that call's messages it is, and which way it goes.
  static let headerBytes = 16

  let order: Int
  let index: Int
  let isReply: Bool
  /// Its size with the header, in bytes.
  let size: Int

  init(order: Int, index: Int, isReply: Bool, size: Int) {
    self.order = order
    self.index = index
    self.isReply = isReply
    self.size = max(size, Self.headerBytes)
  }

  var bytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: size) { place, count in
      for (offset, number) in [order, index * 2 + (isReply ? 1 : 0)].enumerated() {
        for byte in 0..<8 {
          place[offset * 8 + byte] = UInt8(truncatingIfNeeded: number >> (byte * 8))
        }
      }
      var value = UInt8(truncatingIfNeeded: order &* 31 &+ index &* 7)
      for offset in Self.headerBytes..<size {
        place[offset] = value
        // Runs of 16 equal bytes: something for compression to find.
        if offset & 15 == 0 { value &+= 1 }
      }
      count = size
    }
  }
}
