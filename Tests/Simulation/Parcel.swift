import Glibc
import Wire

/// A message whose every byte follows from which one it is, so that its reader can tell whether it
/// is the right one, whole, and nobody else's.
struct Parcel: Hashable {
  /// The call it belongs to, which of that call's messages it is, and which way it goes.
  static let headerBytes = 16

  /// Equal bytes next to each other: something for compression to find.
  private static let run = 16
  /// A run of each byte there is, of which messages are made in pieces: without optimization, each byte by
  /// itself takes longer than everything else that is done with it.
  private static let runs = (0..<256 * run).map { UInt8($0 / run) }

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

  /// The call that a message belongs to; `nil`: it is none of ours.
  static func order(of message: [UInt8]) -> Int? {
    guard message.count >= headerBytes else { return nil }
    return message[..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    for number in [order, index * 2 + (isReply ? 1 : 0)] {
      withUnsafeBytes(of: UInt64(number).littleEndian) { bytes += $0 }
    }
    var begin = ((order &* 31 &+ index &* 7) & 0xff) * Self.run
    while bytes.count < size {
      bytes += Self.runs[begin...].prefix(size - bytes.count)
      begin = 0
    }
    return bytes
  }
}

extension [UInt8] {
  /// The same bytes; `==` asks each element for itself where nothing is optimized.
  func isSame(as other: [UInt8]) -> Bool {
    guard count == other.count, !isEmpty else { return count == other.count }
    return withUnsafeBytes { left in
      other.withUnsafeBytes { right in
        guard let mine = left.baseAddress, let its = right.baseAddress else { return false }
        return memcmp(mine, its, count) == 0
      }
    }
  }
}

/// A message with a parcel in it, for methods whose messages are read on the way.
typealias Letter = GoogleProtobuf.BytesValue

extension Letter {
  /// From where a stream goes on behind the message of that index.
  static func cursor(of index: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: index >> 8), UInt8(truncatingIfNeeded: index)]
  }

  static func index(of cursor: [UInt8]) -> Int { cursor.reduce(0) { $0 << 8 | Int($1) } }
}
