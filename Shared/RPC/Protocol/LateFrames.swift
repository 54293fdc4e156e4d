/// Frames that may have been in flight when a stream ended before its client had ended it.
///
/// Further frames count against the abuse limit (``AbuseLimiter/nuisance(now:)``).
struct LateFrames {
  /// The latest streams that are remembered: more than a correct client has open.
  private static let most = 512

  private struct Stream {
    let id: UInt32
    /// Credit left for messages that begin.
    var credit: Int64
    /// A message has begun, whose last fragment may be short.
    var isInMessage: Bool
  }

  /// In the order in which they ended.
  private var streams: [Stream] = []

  /// A stream ended before its client had ended it.
  ///
  /// - Parameters:
  ///   - id: the stream.
  ///   - left: the credit that the client may have used since.
  ///   - isInMessage: a message had begun.
  mutating func streamEnded(_ id: UInt32, credit left: Int64, isInMessage: Bool) {
    if streams.count >= Self.most { streams.removeFirst() }
    streams.append(Stream(id: id, credit: left, isInMessage: isInMessage))
  }

  /// The frame that ended the stream began a message.
  mutating func messageBegan(_ id: UInt32) {
    guard let index = streams.lastIndex(where: { $0.id == id }) else { return }
    streams[index].isInMessage = true
  }

  /// - Returns: whether the frame may have been in flight.
  mutating func takes(_ id: UInt32, _ frame: MessageFrame) -> Bool {
    guard let index = streams.lastIndex(where: { $0.id == id }) else { return false }
    if frame.begins {
      // As everywhere, any positive credit lets a message of any size begin.
      guard streams[index].credit > 0 else { return false }
      streams[index].credit -= Int64(frame.cost)
      streams[index].isInMessage = !frame.finishes
      return true
    }
    guard streams[index].isInMessage else { return false }
    if frame.bytes.count < MessageFrame.leastFragment { streams[index].isInMessage = false }
    return true
  }

  /// - Returns: whether a client's END may have been in flight; nothing follows it.
  mutating func takesEnd(_ id: UInt32) -> Bool {
    guard let index = streams.lastIndex(where: { $0.id == id }) else { return false }
    streams.remove(at: index)
    return true
  }
}
