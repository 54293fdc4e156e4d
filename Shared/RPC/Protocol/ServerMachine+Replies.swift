import Wire

/// The server's messages.
extension ServerMachine {
  mutating func sendHead(_ id: UInt32, _ metadata: Metadata, output: inout OutputBuffer) {
    guard let index = streams.find(id), !streams[index].hasReplied else { return }
    streams[index].hasReplied = true
    output.appendHead(stream: id, metadata: metadata.fitted(to: peer.maximumMetadata))
    abuseLimiter.sentReply()
  }

  /// Whether the stream's next message may begin.
  func canSend(_ id: UInt32) -> Bool {
    guard let index = streams.find(id) else { return true }
    return streams[index].outgoing == nil && streams[index].send.mayBegin && send.mayBegin
  }

  /// Whether the stream's next message may be sent at once: it may begin, and no other stream is
  /// due first.
  mutating func mayGo(_ id: UInt32) -> Bool {
    guard let index = streams.find(id) else { return true }
    return streams[index].outgoing == nil && streams[index].send.mayBegin && send.mayBegin
      && outbox.mayGo(&streams[index].share, streams[index].priority)
  }

  /// Sends one message of a stream.
  ///
  /// The caller has checked ``canSend(_:)``.
  ///
  /// - Returns: false if it exceeds the client's limit; then the call has ended.
  mutating func sendMessage(
    _ id: UInt32,
    size: Int,
    cursor: [UInt8]?,
    isCompressed: Bool = false,
    output: inout OutputBuffer,
    write: (EncodingPlace) -> Void
  ) -> Bool {
    guard let index = streams.find(id) else { return true }
    guard size <= peer.maximumMessage else {
      _ = fail(id, .messageTooLarge(limit: peer.maximumMessage), output: &output)
      return false
    }
    streams[index].hasReplied = true
    let front = cursor.map { $0.count + 1 } ?? 0
    if front + size <= peer.maximumFrame, streams[index].outgoing == nil {
      charge(index, size + MessageFrame.overhead)
      outbox.spend(size + MessageFrame.overhead, &streams[index].share)
      output.appendMessage(
        stream: id,
        size: size,
        cursor: cursor,
        isCompressed: isCompressed,
        write: write
      )
      abuseLimiter.sentReply()
    } else {
      enqueue(
        id,
        index,
        OutgoingMessage(size: size, cursor: cursor, isCompressed: isCompressed, write: write)
      )
    }
    return true
  }

  /// Queues one message of a stream.
  ///
  /// The stream has no outgoing message, and the message is within the client's limit.
  ///
  /// - Returns: `nil` if the stream is gone.
  mutating func waitToSend(
    _ id: UInt32,
    _ message: OutgoingMessage,
    now: Int64
  ) -> OutgoingMessage? {
    guard let index = streams.find(id) else { return nil }
    streams[index].hasReplied = true
    enqueue(id, index, message, now: now)
    return message
  }

  /// The stream's message that waits or is being sent.
  func outgoing(_ id: UInt32) -> OutgoingMessage? {
    streams.find(id).flatMap { streams[$0].outgoing }
  }

  /// Withdraws a message whose sender no longer waits; one that has begun is completed.
  mutating func withdraw(_ id: UInt32, _ message: OutgoingMessage) {
    guard !message.hasBegun, let index = streams.find(id), streams[index].outgoing === message,
      streams[index].trailers == nil
    else { return }
    outgoingBytes -= message.held
    streams[index].outgoing = nil
  }

  /// The result of ending a call with OK.
  enum Ending {
    case done
    /// A message is still outgoing; the call will be in ``released``.
    case later
    /// The reply exceeds the client's limit, and the call has ended with that error.
    case tooLarge
  }

  /// Ends a call with OK, after its outgoing messages.
  mutating func finish(
    _ id: UInt32,
    trailers: Metadata,
    reply: Int?,
    isCompressed: Bool = false,
    output: inout OutputBuffer,
    write: (EncodingPlace) -> Void
  ) -> Ending {
    guard let index = streams.find(id) else { return .done }
    if let reply, reply > peer.maximumMessage {
      _ = fail(id, .messageTooLarge(limit: peer.maximumMessage), output: &output)
      return .tooLarge
    }
    // Most calls have none, and copying costs more than writing the frame.
    let trailers = trailers.isEmpty ? Metadata() : trailers.fitted(to: peer.maximumMetadata)
    let trailerBytes = trailers.isEmpty ? 0 : trailers.encodedByteCount
    let length = EndFrame.fixedByteCount + trailerBytes + (reply ?? 0)
    if streams[index].outgoing == nil, length <= peer.maximumFrame {
      output.appendEnd(
        stream: id,
        trailers: trailers,
        message: reply,
        isCompressed: isCompressed,
        write: write
      )
      abuseLimiter.sentReply()
      drop(id, index, output: &output)
      return .done
    }
    streams[index].trailers = trailers
    if let reply {
      enqueue(id, index, OutgoingMessage(size: reply, isCompressed: isCompressed, write: write))
    }
    return .later
  }

  /// Ends a call with an error at once; unsent messages are dropped.
  mutating func fail(_ id: UInt32, _ error: RPCError, output: inout OutputBuffer) -> Event {
    guard let stream = remove(id, output: &output) else { return .nothing }
    var error = error
    if stream.hasReplied { error.isUnprocessed = false }
    output.appendEnd(
      stream: id,
      error: error,
      trailers: error.trailers.fitted(to: peer.maximumMetadata)
    )
    abuseLimiter.sentReply()
    return .failed(stream.call, error)
  }

  /// A message is queued for ``pump(upTo:output:)``.
  var hasQueued: Bool { !outbox.isEmpty }

  /// Writes queued messages until `mark` bytes of output are pending.
  ///
  /// No new round begins while ``released`` has streams that may send again in this one.
  mutating func pump(upTo mark: Int, now: Int64 = 0, output: inout OutputBuffer) {
    while output.count < mark, let id = outbox.pop(mayAdvance: !isAwaiting) {
      guard let index = streams.find(id) else { continue }
      streams[index].isQueued = false
      guard let message = streams[index].outgoing, mayGoOn(id, index, message, now: now)
      else { continue }
      if !message.hasBegun {
        charge(index, message.cost)
        outgoingBytes -= message.held
        message.begin()
        outgoingBytes += message.held
      }
      let count = output.appendFragment(stream: id, of: message, limit: peer.maximumFrame)
      message.sent += count
      outbox.spend(count + MessageFrame.overhead, &streams[index].share)
      abuseLimiter.sentReply()
      if message.isDone {
        streams[index].outgoing = nil
        outgoingBytes -= message.held
        sent(id, index, output: &output)
      } else {
        queue(id, index)
      }
    }
  }

  /// Whether the stream may send now.
  ///
  /// Otherwise it waits for its own credit, is parked for the connection's, or has to wait for the
  /// next round.
  private mutating func mayGoOn(
    _ id: UInt32,
    _ index: Int,
    _ message: OutgoingMessage,
    now: Int64
  ) -> Bool {
    if !message.hasBegun {
      guard streams[index].send.mayBegin else {
        if message.unreadSince == nil { message.unreadSince = now }
        hasUnread = true
        return false
      }
      guard send.mayBegin else {
        park(id, index, now: now)
        return false
      }
    }
    if outbox.hasTurn(&streams[index].share, streams[index].priority) { return true }
    streams[index].isQueued = true
    outbox.postpone(id)
    return false
  }

  /// Removes and returns the calls in ``released``.
  mutating func takeReleased() -> [Call] {
    isAwaiting = false
    guard !released.isEmpty else { return [] }
    defer { released = [] }
    return released
  }

  private mutating func sent(_ id: UInt32, _ index: Int, output: inout OutputBuffer) {
    released.append(streams[index].call)
    guard let trailers = streams[index].trailers else { return isAwaiting = true }
    output.appendEnd(stream: id, trailers: trailers, message: nil) { _ in }
    _ = remove(id, output: &output)
  }

  private mutating func enqueue(
    _ id: UInt32,
    _ index: Int,
    _ message: OutgoingMessage,
    now: Int64? = nil
  ) {
    precondition(streams[index].outgoing == nil, "a message before the one before it was sent")
    streams[index].outgoing = message
    outgoingBytes += message.held
    queue(id, index, now: now)
  }

  /// Queues a stream with something to send, once.
  ///
  /// If `now` is given and others wait for the connection's credit, it is parked behind them.
  mutating func queue(_ id: UInt32, _ index: Int, now: Int64? = nil) {
    guard !streams[index].isQueued, let message = streams[index].outgoing else { return }
    if let now, outbox.hasParked, !message.hasBegun, streams[index].send.mayBegin {
      return park(id, index, now: now)
    }
    streams[index].isQueued = true
    outbox.push(id, &streams[index].share, streams[index].priority)
  }

  private mutating func park(_ id: UInt32, _ index: Int, now: Int64) {
    streams[index].outgoing?.unreadSince = nil
    if stalledSince == nil { stalledSince = now }
    hasUnread = true
    streams[index].isQueued = true
    outbox.park(id, among: streams)
  }

  private mutating func charge(_ index: Int, _ cost: Int) {
    streams[index].send.charge(cost)
    send.charge(cost)
    abuseLimiter.sentMessage(cost: cost)
  }
}
