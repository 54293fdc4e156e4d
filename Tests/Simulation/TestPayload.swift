import Glibc
import Wire

/// A message whose bytes follow from its number, so that its reader can verify it.
struct TestPayload: Hashable {
  /// Call, index and direction.
  static let headerBytes = 16

  /// The length of runs of equal bytes, which compress.
  private static let run = 16
  /// One run of each byte value; messages are copied from it, because single bytes are slow in a
  /// debug build.
  private static let runs = (0..<256 * run).map { UInt8($0 / run) }

  let plan: Int
  let index: Int
  let isReply: Bool
  /// Bytes including the header.
  let size: Int

  init(plan: Int, index: Int, isReply: Bool, size: Int) {
    self.plan = plan
    self.index = index
    self.isReply = isReply
    self.size = max(size, Self.headerBytes)
  }

  /// The call that a message belongs to; `nil` when it has no header.
  static func plan(of message: [UInt8]) -> Int? {
    guard message.count >= headerBytes else { return nil }
    return message[..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    for number in [plan, index * 2 + (isReply ? 1 : 0)] {
      withUnsafeBytes(of: UInt64(number).littleEndian) { bytes += $0 }
    }
    var begin = ((plan &* 31 &+ index &* 7) & 0xff) * Self.run
    while bytes.count < size {
      bytes += Self.runs[begin...].prefix(size - bytes.count)
      begin = 0
    }
    return bytes
  }
}

extension [UInt8] {
  /// Compares bytes; `==` is slow in a debug build.
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

/// A message that wraps a payload, for methods with typed messages.
typealias BytesMessage = GoogleProtobuf.BytesValue

extension BytesMessage {
  /// The cursor after the message of this index.
  static func cursor(of index: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: index >> 8), UInt8(truncatingIfNeeded: index)]
  }

  static func index(of cursor: [UInt8]) -> Int { cursor.reduce(0) { $0 << 8 | Int($1) } }
}
