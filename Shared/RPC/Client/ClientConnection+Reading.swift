import Wire

/// Frames from the server.
extension ClientConnection {
  func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
    alive.heard(loop.turnTime)
    var offset = 0
    do {
      while !isClosed {
        let rest = bytes.piece(offset, bytes.count - offset)
        guard
          let header = try FrameHeader(rest, limit: machine.limits.maximumFrame),
          rest.count - FrameHeader.byteCount >= header.length
        else { break }
        let payload = rest.piece(FrameHeader.byteCount, header.length)
        offset += FrameHeader.byteCount + header.length
        try take(header, payload)
      }
    } catch {
      end(with: error)
    }
    if isClosed { return bytes.count }
    watchFrame(isPartial: offset < bytes.count, hasMoved: offset > 0)
    // Credit may have come for a queued message while there is no other output.
    if !link.output.isEmpty || machine.hasQueued { link.needsFlush() }
    return offset
  }

  private func take(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer
  ) throws(ConnectionFault) {
    if header.type == FrameType.end.rawValue {
      // Most frames end a call, whose event is too large to wrap and unwrap.
      let frame = try EndFrame(header.flags, payload)
      if machine.forwardedCalls.count > 0, try endForwarded(header.stream, frame) { return }
      if let call = try machine.end(header, frame, output: &link.output) { try ended(call, frame) }
      return
    }
    loop.unfoldIfForwarded(machine.forwardedCalls.value(of: header.stream))
    switch try machine.received(header, payload, output: &link.output) {
    case .nothing: break
    case .head(let call, let block):
      call.isCommitted = true
      call.received(head: try read(block))
    case .message(let call, let bytes, let cursor, let cost, let isCompressed):
      call.isCommitted = true
      call.received(message: bytes, cursor: cursor, cost: cost, isCompressed: isCompressed)
    case .assembled(let call, let message):
      call.isCommitted = true
      call.received(message)
    case .ended(let call, let frame): try ended(call, frame)
    case .failed(let call, let error):
      call.fail(error)
      channel?.ended(on: self)
    // Waiting messages are queued; a flush is requested above.
    case .streamCredit, .connectionCredit: break
    case .pong: break
    case .goAway(let frame): goAway(frame)
    }
  }

  func read(_ block: UnsafeRawBufferPointer) throws(ConnectionFault) -> Metadata {
    guard !block.isEmpty else { return Metadata() }
    let limit = machine.limits.maximumMetadata
    switch try Metadata.read(block, limit: limit, isLenient: true) {
    case .success(let metadata): return metadata
    case .failure: return [:]
    }
  }

  private func ended(_ call: OutgoingCall, _ frame: EndFrame) throws(ConnectionFault) {
    let trailers = try read(frame.metadata)
    if frame.code == .ok {
      if frame.isCompressed, !machine.acceptsCompressed {
        call.fail(.unsupportedEncoding)
      } else {
        call.ended(frame.message, isCompressed: frame.isCompressed, trailers)
      }
    } else {
      var error = StatusMessage.decode([UInt8](frame.status), code: frame.code)
      error.trailers = trailers
      error.isUnprocessed = frame.isUnprocessed
      attemptFailed(call, error)
    }
    channel?.ended(on: self, isWell: frame.code == .ok)
  }

  private func goAway(_ frame: GoAwayFrame) {
    loop.unfoldAll(machine.forwardedCalls.sortedValues)
    let untouched = machine.takeUntouched(above: frame.last, output: &link.output)
    if frame.code == .calm, frame.text == "too_many_pings", let way {
      channel?.askedTooOften(way.address)
    }
    way?.lost(self)
    guard frame.code != .none else {
      for call in untouched { attemptFailed(call, .draining) }
      return closeIfUnused()
    }
    let why = "ended by the server, \(ConnectionFault(frame.code, frame.text))"
    for call in untouched { attemptFailed(call, .peerUnavailable(why)) }
    link.close(why)
  }

  func attemptFailed(_ call: OutgoingCall, _ error: RPCError) {
    guard let channel else { return call.fail(error) }
    channel.attemptFailed(call, error)
  }

  /// A connection that accepts no more calls is closed after the last one.
  func closeIfUnused() {
    guard isLeaving, !isClosed, machine.streamCount == 0 else { return }
    link.closeWhenWritten("no more calls")
  }
}
