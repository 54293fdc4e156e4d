import Wire

/// The client's messages, whole or in fragments.
extension ClientMachine {
  /// Whether the stream's next request may begin.
  func canSend(_ id: UInt32) -> Bool {
    guard let index = streams.find(id) else { return false }
    return streams[index].outgoing == nil && streams[index].send.mayBegin && send.mayBegin
  }

  /// Whether the stream's next request may be sent at once: it may begin, and no other stream is
  /// due first.
  mutating func mayGo(_ id: UInt32) -> Bool {
    guard canSend(id), let index = streams.find(id) else { return false }
    return outbox.mayGo(&streams[index].share, streams[index].priority)
  }

  /// Whether a request of the stream waits or is being sent.
  func isSending(_ id: UInt32) -> Bool {
    streams.find(id).map { streams[$0].outgoing != nil } ?? false
  }

  /// Queues a request of the stream.
  ///
  /// The stream has no outgoing message, and the request is not too large.
  mutating func waitToSend(_ id: UInt32, _ message: OutgoingMessage) {
    guard let index = streams.find(id) else { return }
    precondition(streams[index].outgoing == nil, "a message before the one before it was sent")
    streams[index].outgoing = message
    queue(id, index)
  }

  /// Sends a request of the stream.
  ///
  /// The caller has checked ``canSend(_:)`` and the size.
  mutating func sendMessage(
    _ id: UInt32,
    size: Int,
    isCompressed: Bool = false,
    output: inout OutputBuffer,
    write: (EncodingPlace) -> Void
  ) {
    guard let index = streams.find(id) else { return }
    if size <= peer.maximumFrame {
      charge(index, size + MessageFrame.overhead)
      outbox.spend(size + MessageFrame.overhead, &streams[index].share)
      output.appendMessage(
        stream: id,
        size: size,
        cursor: nil,
        isCompressed: isCompressed,
        write: write
      )
    } else {
      waitToSend(id, OutgoingMessage(size: size, isCompressed: isCompressed, write: write))
    }
  }

  /// Half-closes the stream after its outgoing messages.
  mutating func finish(_ id: UInt32, output: inout OutputBuffer) {
    guard let index = streams.find(id), !streams[index].isFinishing else { return }
    streams[index].isFinishing = true
    if streams[index].outgoing == nil { output.appendHalfClose(stream: id) }
  }

  /// Calls whose message was sent since the last access.
  mutating func takeReleased() -> [Call] {
    guard !released.isEmpty else { return [] }
    defer { released = [] }
    return released
  }

  private mutating func charge(_ index: Int, _ cost: Int) {
    streams[index].send.charge(cost)
    send.charge(cost)
  }

  /// A message is queued for ``pump(upTo:output:)``.
  var hasQueued: Bool { !outbox.isEmpty }

  /// Writes queued messages until `mark` bytes of output are pending.
  ///
  /// No new round begins while ``released`` has streams that may send again in this one.
  mutating func pump(upTo mark: Int, output: inout OutputBuffer) {
    while output.count < mark, let id = outbox.pop(mayAdvance: released.isEmpty) {
      guard let index = streams.find(id) else { continue }
      streams[index].isQueued = false
      guard let message = streams[index].outgoing, mayGoOn(id, index, message) else { continue }
      if !message.hasBegun {
        charge(index, message.cost)
        message.begin()
      }
      let count = output.appendFragment(stream: id, of: message, limit: peer.maximumFrame)
      message.sent += count
      outbox.spend(count + MessageFrame.overhead, &streams[index].share)
      if message.isDone {
        streams[index].outgoing = nil
        if streams[index].isFinishing {
          output.appendHalfClose(stream: id)
        } else {
          released.append(streams[index].call)
        }
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
    _ message: OutgoingMessage
  ) -> Bool {
    if !message.hasBegun {
      guard streams[index].send.mayBegin else { return false }
      guard send.mayBegin else {
        streams[index].isQueued = true
        outbox.park(id, among: streams)
        return false
      }
    }
    if outbox.hasTurn(&streams[index].share, streams[index].priority) { return true }
    streams[index].isQueued = true
    outbox.postpone(id)
    return false
  }

  mutating func queue(_ id: UInt32, _ index: Int) {
    guard !streams[index].isQueued, let message = streams[index].outgoing else { return }
    streams[index].isQueued = true
    // Streams that wait for the connection's credit are first.
    if outbox.hasParked, !message.hasBegun, streams[index].send.mayBegin {
      return outbox.park(id, among: streams)
    }
    outbox.push(id, &streams[index].share, streams[index].priority)
  }
}
