import Vocabulary
import Wire

/// Forwarded calls on a client's connection, without an object of their own.
extension ClientConnection {
  /// Writes a forwarded call in its wire form.
  ///
  /// The caller has checked ``hasFreeStream`` and ``isLeaving``.
  ///
  /// - Returns: its stream; `nil` if it needs an object, and nothing was written.
  func writeForwarded(
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

  /// Gives the answer of a forwarded call to the connection it came from.
  ///
  /// - Returns: false if the stream is an ordinary one.
  func endForwarded(_ stream: UInt32, _ frame: EndFrame) throws(ConnectionFault) -> Bool {
    guard let index = machine.forwardedCalls.find(stream) else { return false }
    let row = machine.forwardedCalls[index]
    guard frame.code == .ok, !frame.isCompressed, let message = frame.message else {
      loop.unfold(row)
      return false
    }
    let trailers = try read(frame.metadata)
    machine.forwardedCalls.drop(at: index)
    let forwarded = loop.forwardedCalls.take(row, on: loop)
    forwarded.inbound._withUnsafeGuaranteedRef { $0.answer(forwarded, message, trailers) }
    channel?.ended(on: self, isWell: true)
    return true
  }

  /// Creates the object of a forwarded call on this side.
  func unfold(_ call: OnwardCall, on stream: UInt32) {
    call.carrier = self
    call.streamID = stream
    call.maximumReply = machine.limits.maximumMessage
    machine.unfoldForwarded(
      stream,
      call: call,
      priority: max(call.options.priority ?? call.method.priority, call.method.priority)
    )
  }
}
