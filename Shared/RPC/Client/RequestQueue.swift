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
  /// The one whose message the connection has, and that has not gone out.
  private var inLine: (entry: Entry, message: OutgoingMessage)?
  private var end = End.open
  /// Something was sent; the call cannot be repeated, because nobody keeps it.
  var hasBegun: Bool { hasSentSome || inLine?.message.hasBegun ?? false }
  private var hasSentSome = false

  var isEmpty: Bool { waiting.isEmpty && inLine == nil }

  mutating func begin() {
    hasSentSome = true
  }

  mutating func push(_ entry: Entry) {
    precondition(end == .open, "a request after the last one")
    waiting.append(entry)
  }

  mutating func pop() -> Entry? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// Keeps the one that was taken until its message has gone out.
  mutating func wait(_ entry: Entry, _ message: OutgoingMessage) {
    precondition(inLine == nil, "a request before the one before it was sent")
    inLine = (entry, message)
  }

  /// The message that waited for its turn has gone out.
  mutating func hasSent() {
    guard let inLine else { return }
    self.inLine = nil
    hasSentSome = true
    inLine.entry.sent.resume()
  }

  /// The connection on which it waited for its turn is lost, and it has not begun.
  mutating func putBack() {
    guard let inLine else { return }
    self.inLine = nil
    waiting.insert(inLine.entry, at: 0)
  }

  mutating func finish() {
    if end == .open { end = .asked }
  }

  /// The half-close is what comes next.
  var mayClose: Bool { end == .asked && isEmpty }

  mutating func close() {
    end = .sent
    hasSentSome = true
  }

  /// Tells everyone who waits that nothing more is sent.
  mutating func drop(_ error: any Error) {
    let dropped = (inLine.map { [$0.entry] } ?? []) + waiting
    waiting = []
    inLine = nil
    for entry in dropped { entry.sent.resume(throwing: error) }
  }
}

/// The server has answered without reading what is still being sent; the reply is there.
public struct RequestsNotWanted: Error {}
