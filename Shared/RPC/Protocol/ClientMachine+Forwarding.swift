import Wire

/// Forwarded calls, in their wire form.
extension ClientMachine {
  /// Writes a CALL that fits its frame, of a method that has a number.
  ///
  /// The caller has checked ``hasFreeStream`` and ``isLeaving``.
  ///
  /// - Returns: the stream's id, to be added to ``forwardedCalls``; `nil`: nothing was written.
  mutating func pass(
    _ request: UnsafeRawBufferPointer,
    method: MethodDescriptor,
    timeout: UInt32,
    priority: Priority,
    metadata: CallMetadata,
    output: inout OutputBuffer
  ) -> UInt32? {
    let length = CallFrame.fixedByteCount + metadata.encodedByteCount + request.count
    guard length <= peer.maximumFrame, let number = numbers[method] else { return nil }
    highestStream += 1
    output.appendCall(
      stream: highestStream,
      method: number,
      name: nil,
      timeout: timeout,
      priority: priority,
      metadata: metadata,
      message: request.count,
      acceptsCompressed: acceptsCompressed
    ) { $0.bytes.copyMemory(from: request) }
    return highestStream
  }

  /// Turns the stream into an ordinary one, before any of its answer was received.
  mutating func unfoldForwarded(_ id: UInt32, call: Call, priority: Priority) {
    guard let index = forwardedCalls.find(id) else { return }
    forwardedCalls.drop(at: index)
    streams.insert(
      id,
      Stream(
        call: call,
        priority: priority,
        receive: ReceiveCredit(initial: limits.streamCredit),
        send: SendCredit(initial: peer.streamCredit)
      )
    )
  }
}
