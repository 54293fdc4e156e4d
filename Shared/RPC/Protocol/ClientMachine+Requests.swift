import Wire

/// What a client sends on its streams, message by message or piece by piece.
extension ClientMachine {
  /// Whether the next of a stream of requests may begin.
  func canSend(_ id: UInt32) -> Bool {
    guard let index = streams.find(id) else { return false }
    return streams[index].outgoing == nil && streams[index].send.mayBegin && send.mayBegin
  }

  /// Whether the next of a stream of requests may go out at once: it may begin, and no other stream has
  /// to be waited for.
  mutating func mayGo(_ id: UInt32) -> Bool {
    guard canSend(id), let index = streams.find(id) else { return false }
    return outbox.mayGo(&streams[index].share, streams[index].priority)
  }

  /// Whether something of the stream's requests waits or is going out.
  func isSending(_ id: UInt32) -> Bool {
    streams.find(id).map { streams[$0].outgoing != nil } ?? false
  }

  /// Has one of a stream of requests wait for its turn; nothing of the stream is outgoing, and it is not
  /// too large.
  mutating func waitToSend(_ id: UInt32, _ message: OutgoingMessage) {
    guard let index = streams.find(id) else { return }
    precondition(streams[index].outgoing == nil, "a message before the one before it was sent")
    streams[index].outgoing = message
    queue(id, index)
  }

  /// Sends one of a stream of requests; ``canSend(_:)`` said yes, and it is not too large.
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

  /// Says that no more requests come, after everything that is outgoing.
  mutating func finish(_ id: UInt32, output: inout OutputBuffer) {
    guard let index = streams.find(id), !streams[index].isFinishing else { return }
    streams[index].isFinishing = true
    if streams[index].outgoing == nil { output.appendHalfClose(stream: id) }
  }

  /// Calls whose message has gone out since the last time.
  mutating func takeReleased() -> [Call] {
    guard !released.isEmpty else { return [] }
    defer { released = [] }
    return released
  }

  private mutating func charge(_ index: Int, _ cost: Int) {
    streams[index].send.charge(cost)
    send.charge(cost)
  }

  /// Something waits for its turn in ``pump(upTo:output:)``.
  var hasLine: Bool { !outbox.isEmpty }

  /// Writes fragments whose turn it is, until `mark` bytes wait in the output.
  ///
  /// A new round waits until streams that have just sent could ask again.
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

  /// Whether a stream that is next may send; if not, it is where it waits.
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
    // Whoever asks for credit that others wait for comes behind them.
    if outbox.hasParked, !message.hasBegun, streams[index].send.mayBegin {
      return outbox.park(id, among: streams)
    }
    outbox.push(id, &streams[index].share, streams[index].priority)
  }
}
