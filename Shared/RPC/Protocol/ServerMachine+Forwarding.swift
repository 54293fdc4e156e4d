import Wire

/// Streams of forwarded calls.
///
/// Such a stream has its whole request, and ends with a whole reply. For anything else it becomes
/// an ordinary one first.
extension ServerMachine {
  func isOpen(_ id: UInt32) -> Bool { forwardedCalls.find(id) != nil || streams.find(id) != nil }

  /// Ends the stream of a forwarded call with OK.
  ///
  /// - Returns: false if its reply does not fit one frame, or exceeds the client's limit; then
  ///   nothing was written.
  mutating func answerForwarded(
    _ id: UInt32,
    _ message: UnsafeRawBufferPointer,
    trailers: Metadata,
    output: inout OutputBuffer
  ) -> Bool {
    guard let index = forwardedCalls.find(id) else { return true }
    let trailers = trailers.isEmpty ? Metadata() : trailers.fitted(to: peer.maximumMetadata)
    let front = EndFrame.fixedByteCount + (trailers.isEmpty ? 0 : trailers.encodedByteCount)
    guard message.count <= min(peer.maximumMessage, peer.maximumFrame - front) else { return false }
    forwardedCalls.drop(at: index)
    output.appendEnd(stream: id, trailers: trailers, message: message.count) {
      $0.bytes.copyMemory(from: message)
    }
    abuseLimiter.sentReply()
    return true
  }

  /// Turns the stream into an ordinary one, after its whole request.
  mutating func unfoldForwarded(_ id: UInt32, metadata: Int, call: Call, priority: Priority) {
    guard let index = forwardedCalls.find(id) else { return }
    forwardedCalls.drop(at: index)
    var stream = Stream(
      call: call,
      priority: priority,
      takesMany: false,
      receive: ReceiveCredit(initial: limits.streamCredit),
      send: SendCredit(initial: peer.streamCredit)
    )
    stream.metadata = metadata
    stream.kept = metadata
    kept += metadata
    stream.isHalfClosed = true
    stream.hasMessage = true
    streams.insert(id, stream)
  }
}
