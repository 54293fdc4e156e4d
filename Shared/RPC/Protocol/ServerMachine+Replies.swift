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
      drop(index, output: &output)
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
  mutating func pump(upTo mark: Int, output: inout OutputBuffer) {
    while output.count < mark, let id = outbox.pop() {
      guard let index = streams.find(id) else { continue }
      streams[index].isQueued = false
      guard let message = streams[index].outgoing else { continue }
      if !message.hasBegun {
        guard streams[index].send.mayBegin else { continue }
        guard send.mayBegin else {
          streams[index].isQueued = true
          outbox.park(id)
          continue
        }
        charge(index, message.cost)
        message.hasBegun = true
      }
      message.sent += output.appendFragment(
        stream: id,
        of: message,
        limit: peer.maximumFrame
      )
      police.sentReply()
      if message.isDone {
        streams[index].outgoing = nil
        outgoingBytes -= message.count
        sent(id, index, output: &output)
      } else {
        queue(id, index)
      }
    }
  }

  /// Calls that ``released`` holds, which is empty afterwards.
  mutating func takeReleased() -> [Call] {
    guard !released.isEmpty else { return [] }
    defer { released = [] }
    return released
  }

  private mutating func sent(_ id: UInt32, _ index: Int, output: inout OutputBuffer) {
    released.append(streams[index].call)
    guard let trailers = streams[index].trailers else { return }
    output.appendEnd(stream: id, trailers: trailers, message: nil) { _ in }
    _ = remove(id, output: &output)
  }

  private mutating func enqueue(_ id: UInt32, _ index: Int, _ message: OutgoingMessage) {
    precondition(streams[index].outgoing == nil, "a message before the one before it was sent")
    streams[index].outgoing = message
    outgoingBytes += message.count
    queue(id, index)
  }

  /// Gives a stream with something to send its place in line, once.
  mutating func queue(_ id: UInt32, _ index: Int) {
    guard !streams[index].isQueued, streams[index].outgoing != nil else { return }
    streams[index].isQueued = true
    outbox.push(id, streams[index].priority)
  }

  private mutating func charge(_ index: Int, _ cost: Int) {
    streams[index].send.charge(cost)
    send.charge(cost)
  }
}
