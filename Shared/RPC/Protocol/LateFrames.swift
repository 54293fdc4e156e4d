/// What a client may still say on streams that ended before it had ended them: it was on its way by then.
///
/// What is more than that is work that nobody asked for; see ``Police/nuisance(now:)``.
struct LateFrames {
  /// Streams that are remembered, the last ones: more than a correct client learns of at once.
  private static let most = 512

  private struct Stream {
    let id: UInt32
    /// What messages may cost that begin now.
    var credit: Int64
    /// A message has begun, whose last piece may be shorter than any other.
    var isInMessage: Bool
  }

  /// The last one that ended is the last.
  private var streams: [Stream] = []

  /// A stream is gone whose client had not ended it.
  ///
  /// - Parameters:
  ///   - id: the stream.
  ///   - left: the credit for messages that the client may have used since.
  ///   - isInMessage: a message of its had begun.
  mutating func streamEnded(_ id: UInt32, credit left: Int64, isInMessage: Bool) {
    if streams.count >= Self.most { streams.removeFirst() }
    streams.append(Stream(id: id, credit: left, isInMessage: isInMessage))
  }

  /// The last piece of a stream, which ended it, began a message.
  mutating func messageBegan(_ id: UInt32) {
    guard let index = streams.lastIndex(where: { $0.id == id }) else { return }
    streams[index].isInMessage = true
  }

  /// - Returns: whether a piece of a message was on its way.
  mutating func takes(_ id: UInt32, _ frame: MessageFrame) -> Bool {
    guard let index = streams.lastIndex(where: { $0.id == id }) else { return false }
    if frame.begins {
      // As everywhere, who has any credit may begin a message of any size.
      guard streams[index].credit > 0 else { return false }
      streams[index].credit -= Int64(frame.cost)
      streams[index].isInMessage = !frame.finishes
      return true
    }
    guard streams[index].isInMessage else { return false }
    if frame.bytes.count < MessageFrame.leastFragment { streams[index].isInMessage = false }
    return true
  }

  /// - Returns: whether a client's END was on its way; nothing comes after it.
  mutating func takesEnd(_ id: UInt32) -> Bool {
    guard let index = streams.lastIndex(where: { $0.id == id }) else { return false }
    streams.remove(at: index)
    return true
  }
}
