import Wire

/// What a server says on its streams.
extension ServerMachine {
  mutating func sendHead(_ id: UInt32, _ metadata: Metadata, output: inout OutputBuffer) {
    guard let index = streams.find(id), !streams[index].hasReplied else { return }
    streams[index].hasReplied = true
    output.appendHead(stream: id, metadata: metadata.fitted(to: peer.maximumMetadata))
    police.sentReply()
  }

  /// Whether the next message of a stream may begin.
  func canSend(_ id: UInt32) -> Bool {
    guard let index = streams.find(id) else { return true }
    return streams[index].outgoing == nil && streams[index].send.mayBegin && send.mayBegin
  }

  /// Whether the next message of a stream may go out at once: it may begin, and no other stream has to
  /// be waited for.
  mutating func mayGo(_ id: UInt32) -> Bool {
    guard let index = streams.find(id) else { return true }
    return streams[index].outgoing == nil && streams[index].send.mayBegin && send.mayBegin
      && outbox.mayGo(&streams[index].share, streams[index].priority)
  }

  /// Sends one message of a stream; ``canSend(_:)`` said yes.
  ///
  /// - Returns: false when the message is larger than the client accepts; the call has ended.
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
      police.sentReply()
    } else {
      enqueue(
        id,
        index,
        OutgoingMessage(size: size, cursor: cursor, isCompressed: isCompressed, write: write)
      )
    }
    return true
  }

  /// Has one message of a stream wait for its turn; nothing of the stream is outgoing, and it is not
  /// larger than the client accepts.
  ///
  /// - Returns: `nil` when the stream is gone.
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

  /// The message of a stream that waits or is going out.
  func outgoing(_ id: UInt32) -> OutgoingMessage? {
    streams.find(id).flatMap { streams[$0].outgoing }
  }

  /// Takes a message back whose sender no longer waits; one that has begun goes on.
  mutating func withdraw(_ id: UInt32, _ message: OutgoingMessage) {
    guard !message.hasBegun, let index = streams.find(id), streams[index].outgoing === message,
      streams[index].trailers == nil
    else { return }
    outgoingBytes -= message.held
    streams[index].outgoing = nil
  }

  /// What became of a call that was to end with OK.
  enum Ending {
    case done
    /// Something is outgoing yet; the call will be in ``released``.
    case later
    /// The reply is larger than the client accepts, and the call has ended with that.
    case tooLarge
  }

  /// Ends a call with OK, after everything that is outgoing.
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
    // What most calls have not is not looked at twice: copying it costs more than writing the frame.
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
      police.sentReply()
      drop(id, index, output: &output)
      return .done
    }
    streams[index].trailers = trailers
    if let reply {
      enqueue(id, index, OutgoingMessage(size: reply, isCompressed: isCompressed, write: write))
    }
    return .later
  }

  /// Ends a call with an error, at once; what was not sent is thrown away.
  mutating func fail(_ id: UInt32, _ error: RPCError, output: inout OutputBuffer) -> Event {
    guard let stream = remove(id, output: &output) else { return .nothing }
    var error = error
    if stream.hasReplied { error.isUnprocessed = false }
    output.appendEnd(
      stream: id,
      error: error,
      trailers: error.trailers.fitted(to: peer.maximumMetadata)
    )
    police.sentReply()
    return .failed(stream.call, error)
  }

  /// Something waits for its turn in ``pump(upTo:output:)``.
  var hasLine: Bool { !outbox.isEmpty }

  /// Writes fragments whose turn it is, until `mark` bytes wait in the output.
  ///
  /// A new round waits until streams that have just sent could ask again.
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
      police.sentReply()
      if message.isDone {
        streams[index].outgoing = nil
        outgoingBytes -= message.held
        sent(id, index, output: &output)
      } else {
        queue(id, index)
      }
    }
  }

  /// Whether a stream that is next may send; if not, it is where it waits.
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

  /// Calls that ``released`` holds, which is empty afterwards.
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

  /// Gives a stream with something to send its place in line, once.
  ///
  /// Where `now` is given and others wait for the connection's credit, it waits behind them from now on.
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
    police.sentMessage(cost: cost)
  }
}
