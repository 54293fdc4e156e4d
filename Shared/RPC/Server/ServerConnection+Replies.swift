import Wire

/// What handlers send.
extension ServerConnection {
  func sendHead(_ call: ServerCall, _ metadata: Metadata) {
    machine.sendHead(call.streamID, metadata, output: &link.output)
    link.needsFlush()
  }

  func taken(_ call: ServerCall, cost: Int) {
    machine.taken(call.streamID, cost: cost, output: &link.output)
    if !link.output.isEmpty { link.needsFlush() }
    countBuffered()
  }

  func canSend(_ call: ServerCall) -> Bool {
    if link.output.count < Self.outputLow, machine.canSend(call.streamID) { return true }
    if !call.isWaiting {
      call.isWaiting = true
      waiting.append(call)
    }
    return false
  }

  var serverMetrics: RPCV1.GetMetricsResponse? { server.metrics }

  var maximumMessage: Int { machine.limits.maximumMessage }

  /// The message in fewer bytes, where caller and settings want that.
  func deflated(
    _ call: ServerCall,
    _ bytes: Int,
    _ write: (EncodingPlace) -> Void
  ) -> [UInt8]? {
    guard call.acceptsCompressed, bytes >= compressesFrom, bytes <= machine.peer.maximumMessage
    else { return nil }
    return CompressedMessage.deflate([UInt8](byteCount: bytes, writtenBy: write))
  }

  var slowReaderTime: Duration { server.settings.slowReaderTime }

  func send(
    _ call: ServerCall,
    bytes: Int,
    cursor: [UInt8]?,
    write: (EncodingPlace) -> Void
  ) {
    let compressed = deflated(call, bytes, write)
    let isSent = machine.sendMessage(
      call.streamID,
      size: compressed?.count ?? bytes,
      cursor: cursor,
      isCompressed: compressed != nil,
      output: &link.output
    ) { place in
      if let compressed { place.put(compressed) } else { write(place) }
    }
    link.needsFlush()
    if !isSent { over(call, .messageTooLarge(limit: machine.peer.maximumMessage)) }
  }

  func finish(
    _ call: ServerCall,
    replyBytes: Int?,
    write: (EncodingPlace) -> Void
  ) {
    call.hasEnded = true
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
    case .later: break
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
    if error.isUnreadableRequest { charge() }
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
    orphans -= 1
    closeIfDrained()
  }

  func wakeWaiting() {
    guard !waiting.isEmpty else { return }
    let woken = waiting
    waiting.removeAll(keepingCapacity: true)
    for call in woken {
      call.isWaiting = false
      call.wake()
    }
  }
}
