import Wire

/// A call with one reply, in bytes.
///
/// Messages are encoded before and decoded after it, where the types are known, so that one class
/// without generic metadata serves all methods. Subclasses notify the caller.
///
/// Unchecked `Sendable`: see ``OutgoingCall``.
class UnaryCall: OutgoingCall, @unchecked Sendable {
  /// Complete once the call has ended with OK.
  @exclusivity(unchecked) private(set) final var reply: [UInt8] = []
  @exclusivity(unchecked) private(set) final var replyCount = 0

  /// Ends like one of its attempts.
  final func take(over attempt: UnaryCall, _ trailers: Metadata) {
    head = attempt.head
    reply = attempt.reply
    replyCount = attempt.replyCount
    succeed { succeeded(trailers) }
  }

  override final func received(_ message: IncomingMessage) {
    guard replyCount == 0, !message.isCompressed else { return super.received(message) }
    replyCount = 1
    carrier?.taken(self, cost: message.cost)
    reply = message.bytes
  }

  override final func received(
    message bytes: UnsafeRawBufferPointer,
    cursor: [UInt8]?,
    cost: Int,
    isCompressed: Bool
  ) {
    replyCount += 1
    if cost > 0 { carrier?.taken(self, cost: cost) }
    guard replyCount == 1 else { return }
    guard isCompressed else {
      reply = [UInt8](bytes)
      return
    }
    do throws(RPCError) {
      reply = try CompressedMessage.inflate(bytes, limit: maximumReply)
    } catch {
      giveUp(.unreadable, error)
    }
  }
}
