import Vocabulary
import Wire

/// The requests of a stream whose turn has not come: one for each task that waits in a writer.
struct RequestQueue: ~Copyable {
  /// One request: its size, what writes it, and who waits.
  struct Entry {
    let size: Int
    let write: @Sendable (EncodingPlace) -> Void
    let sent: UnsafeContinuation<Void, any Error>
  }

  private enum End {
    case open, asked, sent
  }

  private var waiting = FIFOQueue<Entry>()
  /// The one whose message the connection has, and that has not gone out.
  private var pending: (entry: Entry, message: OutgoingMessage)?
  private var end = End.open
  /// Something was sent; the call cannot be repeated, because nobody keeps it.
  var hasBegun: Bool { hasSentSome || pending?.message.hasBegun ?? false }
  private var hasSentSome = false

  var isEmpty: Bool { waiting.isEmpty && pending == nil }

  mutating func begin() {
    hasSentSome = true
  }

  mutating func push(_ entry: Entry) {
    precondition(end == .open, "a request after the last one")
    waiting.append(entry)
  }

  mutating func pop() -> Entry? {
    waiting.popFirst()
  }

  /// Keeps the one that was taken until its message has gone out.
  mutating func wait(_ entry: Entry, _ message: OutgoingMessage) {
    precondition(pending == nil, "a request before the one before it was sent")
    pending = (entry, message)
  }

  /// The message that waited for its turn has gone out.
  mutating func hasSent() {
    guard let pending else { return }
    self.pending = nil
    hasSentSome = true
    pending.entry.sent.resume()
  }

  /// The connection on which it waited for its turn is lost, and it has not begun.
  mutating func putBack() {
    guard let pending else { return }
    self.pending = nil
    waiting.prepend(pending.entry)
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
    let dropped = (pending.map { [$0.entry] } ?? []) + waiting.all
    waiting.removeAll()
    pending = nil
    for entry in dropped { entry.sent.resume(throwing: error) }
  }
}

/// The server has answered without reading what is still being sent; the reply is there.
public struct RequestsNotWanted: Error {}
