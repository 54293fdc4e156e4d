/// What a client may still say on streams that ended before it had ended them: it was on its way by then.
///
/// What is more than that is work that nobody asked for; see ``Police/nuisance(now:)``.
struct LateFrames {
  /// More than a correct client can have on its way, whatever ended.
  private static let most: Int32 = 16 << 20

  /// What messages may cost that begin now.
  private var credit: Int32 = 0
  /// Messages that may end with a piece shorter than any other.
  private var tails: Int32 = 0
  private var ends: Int32 = 0

  /// A stream is gone whose client had not ended it.
  ///
  /// - Parameters:
  ///   - left: the credit for messages that the client may have used since.
  ///   - isInMessage: a message of its had begun.
  mutating func streamEnded(credit left: Int64, isInMessage: Bool) {
    credit = min(Self.most, credit + Int32(clamping: min(Int64(Self.most), max(0, left))))
    ends = min(Self.most, ends + 1)
    if isInMessage { tails = min(Self.most, tails + 1) }
  }

  /// - Returns: whether a piece of a message was on its way.
  mutating func takes(_ frame: MessageFrame) -> Bool {
    if frame.begins {
      // As everywhere, who has any credit may begin a message of any size.
      guard credit > 0 else { return false }
      credit = max(0, credit - Int32(clamping: frame.cost))
      if !frame.finishes { tails = min(Self.most, tails + 1) }
    } else if frame.bytes.count < MessageFrame.leastFragment {
      guard tails > 0 else { return false }
      tails -= 1
    }
    return true
  }

  /// - Returns: whether a client's END was on its way.
  mutating func takesEnd() -> Bool {
    guard ends > 0 else { return false }
    ends -= 1
    return true
  }
}
