import Vocabulary
import Wire

/// How calls pass through a client's connection without an object of their own.
extension ClientConnection {
  /// Writes a call that goes on as it came; ``hasFreeStream`` and ``isLeaving`` were asked.
  ///
  /// - Returns: its stream; `nil` when it cannot go that way, and nothing was written.
  func writePassage(
    _ request: UnsafeRawBufferPointer,
    _ method: Unmanaged<RegisteredMethod>,
    _ options: borrowing CallOptions,
    trace: TraceParent,
    deadline: MonotonicInstant?
  ) -> UInt32? {
    guard request.count <= machine.peer.maximumMessage,
      request.count < compressesFrom ?? .max,
      let timeout = CallFrame.timeout(until: deadline, from: loop.turnTime),
      options.metadata.isEmpty || options.metadata.mistake == nil
    else { return nil }
    let metadata = CallMetadata(
      options.metadata,
      prepared: options.prepared,
      requestID: options.requestID,
      trace: trace.child(span: spans.next())
    )
    guard metadata.countedSize <= machine.peer.maximumMetadata else { return nil }
    let priority = options.priority
    let stream = method._withUnsafeGuaranteedRef {
      machine.pass(
        request,
        method: $0.descriptor,
        timeout: timeout,
        priority: priority ?? $0.descriptor.priority,
        metadata: metadata,
        output: &link.output
      )
    }
    guard let stream else { return nil }
    link.needsFlush()
    watchPeer()
    return stream
  }

  /// Hands the answer of a call that was passed on to its door.
  ///
  /// - Returns: false when the stream is none of those, or is none any more.
  func endPassage(_ stream: UInt32, _ frame: EndFrame) throws(ConnectionFault) -> Bool {
    guard let index = machine.passages.find(stream) else { return false }
    let row = machine.passages[index]
    guard frame.code == .ok, !frame.isCompressed, let message = frame.message else {
      loop.unfold(row)
      return false
    }
    let trailers = try read(frame.metadata)
    machine.passages.drop(at: index)
    let passage = loop.passages.take(row, on: loop)
    passage.door._withUnsafeGuaranteedRef { $0.answer(passage, message, trailers) }
    channel?.ended(on: self, isWell: true)
    return true
  }

  /// Gives a call that was passed on the object that stands for it here.
  func unfold(_ call: PassedCall, on stream: UInt32) {
    call.carrier = self
    call.streamID = stream
    call.maximumReply = machine.limits.maximumMessage
    machine.unfoldPassage(
      stream,
      call: call,
      priority: max(call.options.priority ?? call.method.priority, call.method.priority)
    )
  }
}
