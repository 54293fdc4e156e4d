/// A call on its way through this process, while nothing out of the ordinary has happened to it.
///
/// ```text
///                      CALL, whole          written on at once
///   client ──▶ door, doorStream ── Passage ── onwardStream, onward ──▶ service
///                 END, OK, whole                  END, OK, whole
/// ```
/// It stands for the two streams and the two objects that a call has otherwise, in one row of a table.
/// Whatever else comes (an error, HEAD, a reply in pieces, CANCEL, the end of its time or of a
/// connection) *unfolds* it first: then it is a ``ServerCall`` and a ``PassedCall`` with streams of
/// their own, as if it had been from the start. So there is one way in which things go wrong.
///
/// Its request stands in the table, because a channel repeats what never ran.
/// Each of its two connections unfolds what it takes part in before it goes, so both are there as long
/// as the row is, which counts no reference to them.
struct Passage: ~Copyable {
  /// Where in the table of its loop it stands.
  typealias Row = UInt32

  let door: Unmanaged<ServerConnection>
  let doorStream: UInt32
  let onward: Unmanaged<ClientConnection>
  let onwardStream: UInt32
  /// Held by the door's machine: a method that has a number keeps it.
  let method: Unmanaged<RegisteredMethod>
  /// Of the request, which the table keeps.
  let requestBytes: Int
  /// What ``metadata`` counts.
  let metadataBytes: Int
  /// What its caller sent beside the request.
  let metadata: Metadata
  /// What goes with it to the service.
  let options: CallOptions
  /// Sees the answer before the caller gets it.
  let interceptor: (any PassingInterceptor)?
  /// Where it stands in its caller's trace.
  let trace: TraceParent
  let deadline: MonotonicInstant?
  let startedAt: MonotonicInstant
  /// The caller reads compressed replies.
  let acceptsCompressed: Bool
  /// The caller's wish.
  let priority: Priority

  /// Counted among what waits at the door's server.
  var heldBytes: Int { requestBytes + metadataBytes }
}

extension EventLoop {
  /// Calls on their way through that are rows now.
  ///
  /// On the loop only.
  package var passageCount: Int { passages.count }

  /// Rows that were unfolded, ever.
  ///
  /// On the loop only.
  package var unfoldedCount: Int { passages.unfolded }

  /// Before a frame of its stream is taken that does not end it well.
  @inline(__always)
  func unfoldIfPassed(_ row: Passage.Row?) {
    if let row { unfold(row) }
  }

  /// Before their connection ends or takes no more calls, the oldest first.
  func unfoldAll(_ rows: [Passage.Row]) {
    for row in rows { unfold(row) }
  }

  /// Makes of a passage what it stands for.
  @inline(never) @discardableResult
  func unfold(_ row: Passage.Row) -> ServerCall {
    passages.unfolded += 1
    let request = passages.request(of: row)
    let passage = passages.take(row, on: self)
    let call = passage.door.takeUnretainedValue().unfold(passage)
    let onward = PassedCall(request, of: call, passage.options, passage.interceptor)
    call.waitsFor = onward
    passage.onward.takeUnretainedValue().unfold(onward, on: passage.onwardStream)
    return call
  }
}
