import Wire

/// The owner's decisions about a CALL.
extension ServerMachine {
  /// Accepts a call, whose metadata counts while it is open.
  ///
  /// - Returns: why it has ended, if its messages are wrong or there is no room for one that has to
  ///   wait.
  mutating func open(
    _ opening: CallOpening,
    takesMany: Bool,
    metadata: Int = 0,
    call: Call,
    priority: Priority,
    output: inout OutputBuffer
  ) -> RPCError? {
    var stream = Stream(
      call: call,
      priority: priority,
      takesMany: takesMany,
      receive: ReceiveCredit(initial: limits.streamCredit),
      send: SendCredit(initial: peer.streamCredit)
    )
    stream.metadata = metadata
    stream.kept = metadata
    kept += metadata
    stream.isHalfClosed = opening.frame.isLast
    if stream.isAwaited { awaitedCount += 1 }
    if !opening.frame.isLast {
      let longest = opening.longestRequest(isTrusted: isTrusted)
      stream.longestRequest = min(limits.maximumMessage, longest)
    }
    if let message = opening.frame.message {
      stream.hasMessage = true
      if !opening.frame.isLast, !takesMany {
        stream.request = [UInt8](message)
        stream.isRequestCompressed = opening.frame.isCompressed
      }
    }
    streams.insert(opening.id, stream)
    let error: RPCError
    if opening.frame.isCompressed, !acceptsCompressed {
      error = .unsupportedEncoding
    } else if opening.frame.isLast, opening.frame.message == nil, !takesMany {
      error = .wrongMessageCount
    } else if takesMany || !opening.frame.isLast {
      return keepFirst(opening, output: &output)
    } else {
      return nil
    }
    _ = fail(opening.id, error, output: &output)
    return error
  }

  /// Counts the message in a CALL that waits.
  ///
  /// - Returns: why the call has ended, if there is no room for message and metadata.
  @inline(never)
  private mutating func keepFirst(
    _ opening: CallOpening,
    output: inout OutputBuffer
  ) -> RPCError? {
    guard let index = streams.find(opening.id) else { return nil }
    let message = opening.frame.message.map { $0.count + MessageFrame.overhead } ?? 0
    let metadata = streams[index].metadata
    guard metadata + message > room else {
      keep(message, index)
      room -= metadata
      return nil
    }
    let error = RPCError.buffersFull(isUnprocessed: true)
    _ = fail(opening.id, error, output: &output)
    return error
  }

  /// Answers a call without a stream.
  ///
  /// - Returns: false if the reply does not fit its frame; then nothing was written.
  @inline(__always)
  mutating func answer(
    _ id: UInt32,
    _ size: Int,
    output: inout OutputBuffer,
    write: (EncodingPlace) -> Void
  ) -> Bool {
    guard size <= min(peer.maximumMessage, peer.maximumFrame - EndFrame.fixedByteCount) else {
      return false
    }
    output.appendEnd(stream: id, trailers: Metadata(), message: size, write: write)
    abuseLimiter.sentReply()
    return true
  }

  /// The application took one of a stream of requests.
  ///
  /// - Parameters:
  ///   - id: the stream.
  ///   - cost: its charge; 0 for a message in CALL.
  ///   - bytes: its counted memory.
  ///   - output: where credit is returned.
  mutating func taken(_ id: UInt32, cost: Int, kept bytes: Int, output: inout OutputBuffer) {
    guard let index = streams.find(id) else { return }
    streams[index].kept -= bytes
    kept -= bytes
    guard cost > 0 else { return }
    streams[index].held -= cost
    if !streams[index].isHalfClosed, let amount = streams[index].receive.taken(cost) {
      output.appendCredit(stream: id, amount: amount)
    }
    giveBack(cost, output: &output)
  }

  /// Counts a refused call against the abuse limit.
  ///
  /// Two tokens, because its END gave one back.
  mutating func charge(now: Int64) throws(ConnectionFault) {
    for _ in 0..<2 { try abuseLimiter.nuisance(now: now) }
  }

  /// Refuses a call without a stream.
  mutating func refuse(
    _ opening: CallOpening,
    _ error: RPCError,
    now: Int64,
    output: inout OutputBuffer
  ) throws(ConnectionFault) {
    if error.costsToken { try charge(now: now) }
    endedUnopened(opening.id, isLast: opening.frame.isLast)
    output.appendEnd(
      stream: opening.id,
      error: error,
      trailers: error.trailers.fitted(to: peer.maximumMetadata)
    )
    abuseLimiter.sentReply()
  }
}

extension RPCError {
  /// Whether a refusal counts against an unauthenticated peer's abuse limit.
  ///
  /// A correct client keeps to the announced limits.
  var costsToken: Bool {
    isNuisance || reason == "too_many_streams" || reason == "metadata_too_large"
  }
}
