import Wire

/// The requests of a stream whose turn has not come: one for each task that waits in a writer.
struct RequestQueue {
  /// One request: its size, what writes it, and who waits.
  struct Entry {
    let size: Int
    let write: @Sendable (EncodingPlace) -> Void
    let sent: UnsafeContinuation<Void, any Error>
  }

  private enum End {
    case open, asked, sent
  }

  private var waiting: [Entry] = []
  private var end = End.open
  /// Something was sent; the call cannot be repeated, because nobody keeps it.
  private(set) var hasBegun = false

  var isEmpty: Bool { waiting.isEmpty }

  mutating func begin() {
    precondition(end == .open, "a request after the last one")
    hasBegun = true
  }

  mutating func push(_ entry: Entry) {
    precondition(end == .open, "a request after the last one")
    waiting.append(entry)
  }

  mutating func pop() -> Entry? {
    guard !waiting.isEmpty else { return nil }
    hasBegun = true
    return waiting.removeFirst()
  }

  mutating func finish() {
    if end == .open { end = .asked }
  }

  /// The half-close is what comes next.
  var mayClose: Bool { end == .asked && waiting.isEmpty }

  mutating func close() {
    end = .sent
    hasBegun = true
  }

  /// Tells everyone who waits that nothing more is sent.
  mutating func drop(_ error: any Error) {
    let dropped = waiting
    waiting = []
    for entry in dropped { entry.sent.resume(throwing: error) }
  }
}

/// The server has answered without reading what is still being sent; the reply is there.
package struct RequestsNotWanted: Error {}
