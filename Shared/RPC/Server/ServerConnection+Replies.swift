import Wire

/// The output of handlers.
extension ServerConnection {
  func sendHead(_ call: ServerCall, _ metadata: Metadata) {
    machine.sendHead(call.streamID, metadata, output: &link.output)
    link.needsFlush()
  }

  func taken(_ call: ServerCall, cost: Int, kept: Int) {
    machine.taken(call.streamID, cost: cost, kept: kept, output: &link.output)
    if !link.output.isEmpty { link.needsFlush() }
    countBuffered()
  }

  /// Counts the inflated bytes of a call's request.
  func keep(_ bytes: Int, of call: ServerCall) {
    machine.keep(bytes, of: call.streamID)
    call.has(request: bytes)
    countBuffered()
  }

  /// Moves the request's bytes to the forwarded call's quota.
  func letGo(_ call: ServerCall) {
    machine.letGo(call.streamID)
    countBuffered()
  }

  /// Whether the stream's previous message is still being sent.
  func isSending(_ call: ServerCall) -> Bool { machine.outgoing(call.streamID) != nil }

  var serverMetrics: RPCV1.GetMetricsResponse? { server.metrics }

  var maximumMessage: Int { machine.limits.maximumMessage }

  /// Whether a reply of this size may be compressed.
  @inline(__always)
  func mayDeflate(_ bytes: Int) -> Bool {
    bytes >= policy.compressesFrom && bytes <= DeflateAllowance.largest
  }

  /// The message compressed, if caller, settings and the time allowance permit.
  func deflated(
    _ call: ServerCall,
    _ bytes: Int,
    _ write: (EncodingPlace) -> Void
  ) -> [UInt8]? {
    guard call.acceptsCompressed, mayDeflate(bytes), bytes <= machine.peer.maximumMessage,
      server.deflating.take(bytes, at: loop.turnTime)
    else { return nil }
    return CompressedMessage.deflate([UInt8](byteCount: bytes, writtenBy: write))
  }

  /// Sends one message of a stream that has no outgoing message.
  ///
  /// - Returns: the message, if its sender has to wait until it has begun.
  func send(
    _ call: ServerCall,
    bytes: Int,
    cursor: [UInt8]?,
    write: @escaping @Sendable (EncodingPlace) -> Void
  ) -> OutgoingMessage? {
    call.registered.capture?.replied(call, bytes, write)
    let compressed = deflated(call, bytes, write)
    let size = compressed?.count ?? bytes
    link.needsFlush()
    let mayGo =
      size > machine.peer.maximumFrame
      ? machine.canSend(call.streamID)
      : link.output.count < Self.outputLow && machine.mayGo(call.streamID)
    guard mayGo || size > machine.peer.maximumMessage else {
      defer { watchReaders() }
      return machine.waitToSend(
        call.streamID,
        OutgoingMessage(waiting: bytes, cursor: cursor, compressed: compressed, write: write),
        now: loop.turnTime.milliseconds
      )
    }
    let isSent = machine.sendMessage(
      call.streamID,
      size: size,
      cursor: cursor,
      isCompressed: compressed != nil,
      output: &link.output
    ) { place in
      if let compressed { place.put(compressed) } else { write(place) }
    }
    if !isSent { over(call, .messageTooLarge(limit: machine.peer.maximumMessage)) }
    return nil
  }

  /// Withdraws a message whose sender no longer waits.
  func withdraw(_ call: ServerCall, _ message: OutgoingMessage) {
    machine.withdraw(call.streamID, message)
  }

  /// Whether a reply of so many bytes may be buffered.
  ///
  /// One that fits a frame always may: results of changes are short, and such a call was admitted
  /// with room for it.
  @inline(__always)
  private func hasRoom(forReply bytes: Int) -> Bool {
    bytes <= Self.freeReply || mayWait(bytes)
  }

  private static var freeReply: Int { 16_384 }

  @inline(never)
  private func mayWait(_ bytes: Int) -> Bool {
    countBuffered()
    return makeRoom(for: bytes, .address(share)) { server.roomForReplies(of: share) }.left >= bytes
  }

  func finish(
    _ call: ServerCall,
    replyBytes: Int?,
    write: (EncodingPlace) -> Void
  ) {
    guard hasRoom(forReply: replyBytes ?? 0) else {
      let isRead = call.registered.descriptor.hasNoSideEffects
      return fail(call, isRead ? .buffersFull(isUnprocessed: false) : .replyDropped)
    }
    call.hasEnded = true
    if let replyBytes { call.registered.capture?.replied(call, replyBytes, write) }
    if let replyBytes, let compressed = deflated(call, replyBytes, write) {
      end(call, compressed.count, isCompressed: true) { $0.put(compressed) }
    } else {
      end(call, replyBytes, isCompressed: false, write)
    }
  }

  private func end(
    _ call: ServerCall,
    _ replyBytes: Int?,
    isCompressed: Bool,
    _ write: (EncodingPlace) -> Void
  ) {
    let ending = machine.finish(
      call.streamID,
      trailers: call.trailers,
      reply: replyBytes,
      isCompressed: isCompressed,
      output: &link.output,
      write: write
    )
    link.needsFlush()
    switch ending {
    case .done: over(call)
    case .later: isReplying(call)
    case .tooLarge: over(call, .messageTooLarge(limit: machine.peer.maximumMessage))
    }
  }

  func fail(_ call: ServerCall, _ error: RPCError) {
    var error = error
    error.trailers.append(contentsOf: call.trailers)
    call.hasEnded = true
    _ = machine.fail(call.streamID, error, output: &link.output)
    link.needsFlush()
    over(call, error)
    if error.isNuisance { charge() }
  }

  private func charge() {
    guard !isClosing else { return }
    do throws(ConnectionFault) {
      try machine.charge(now: loop.turnTime.milliseconds)
    } catch {
      end(with: error)
    }
  }

  func handlerReturned(_ call: ServerCall) {
    guard call.isOrphan else { return }
    call.isOrphan = false
    work.orphanReturned()
    closeIfDrained()
  }
}
