import Wire

/// What a client sends on its streams, message by message or piece by piece.
extension ClientMachine {
  /// Whether the next of a stream of requests may begin.
  func canSend(_ id: UInt32) -> Bool {
    guard let index = streams.find(id) else { return false }
    return streams[index].outgoing == nil && streams[index].send.mayBegin && send.mayBegin
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
      output.appendMessage(
        stream: id,
        size: size,
        cursor: nil,
        isCompressed: isCompressed,
        write: write
      )
    } else {
      precondition(streams[index].outgoing == nil, "a message before the one before it was sent")
      streams[index].outgoing = OutgoingMessage(
        size: size,
        isCompressed: isCompressed,
        write: write
      )
      queue(id, index)
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

  mutating func queue(_ id: UInt32, _ index: Int) {
    guard !streams[index].isQueued, streams[index].outgoing != nil else { return }
    streams[index].isQueued = true
    outbox.push(id, streams[index].priority)
  }
}
