import Vocabulary
import Wire

/// The unsent requests of a stream, one for each task that waits in a writer.
struct RequestQueue: ~Copyable {
  /// A request: its size, its encoder, and the waiting task.
  struct Entry {
    let size: Int
    let write: @Sendable (EncodingPlace) -> Void
    let sent: UnsafeContinuation<Void, any Error>
  }

  private enum End {
    case open, asked, sent
  }

  private var waiting = FIFOQueue<Entry>()
  /// The request whose message is on the connection and was not sent.
  private var pending: (entry: Entry, message: OutgoingMessage)?
  private var end = End.open
  /// Something was sent.
  ///
  /// The call cannot be repeated, because sent requests are not kept.
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

  /// Keeps a request until its message was sent.
  mutating func wait(_ entry: Entry, _ message: OutgoingMessage) {
    precondition(pending == nil, "a request before the one before it was sent")
    pending = (entry, message)
  }

  /// The queued message was sent.
  mutating func hasSent() {
    guard let pending else { return }
    self.pending = nil
    hasSentSome = true
    pending.entry.sent.resume()
  }

  /// The connection was lost before the queued message began.
  mutating func putBack() {
    guard let pending else { return }
    self.pending = nil
    waiting.prepend(pending.entry)
  }

  mutating func finish() {
    if end == .open { end = .asked }
  }

  /// Nothing but the half-close is left to send.
  var mayClose: Bool { end == .asked && isEmpty }

  mutating func close() {
    end = .sent
    hasSentSome = true
  }

  /// Fails every waiting task.
  mutating func drop(_ error: any Error) {
    let dropped = (pending.map { [$0.entry] } ?? []) + waiting.all
    waiting.removeAll()
    pending = nil
    for entry in dropped { entry.sent.resume(throwing: error) }
  }
}

/// The server has answered without reading the rest of the requests; there is a reply.
public struct RequestsNotWanted: Error {}
