/// A forwarded call, while nothing unusual has happened to it.
///
/// ```text
///             CALL, whole        written on at once
///   client ──▶ inbound ── ForwardedCall ── outbound ──▶ service
///            END, OK, whole       END, OK, whole
/// ```
/// One row of a table replaces the two streams and two objects of a forwarded call. Anything else
/// (an error, HEAD, a reply in fragments, CANCEL, a deadline, the end of a connection) *unfolds* it
/// first: it becomes a ``ServerCall`` and an ``OnwardCall`` with streams of their own. So errors
/// have one path only.
///
/// The table keeps its request, because a channel repeats calls that did not run. Both connections
/// unfold their rows before they close, so a row does not retain them.
struct ForwardedCall: ~Copyable {
  /// Its index in the loop's table.
  typealias Row = UInt32

  let inbound: Unmanaged<ServerConnection>
  let inboundStream: UInt32
  let outbound: Unmanaged<ClientConnection>
  let outboundStream: UInt32
  /// Retained by the server's machine, which keeps every method that has a number.
  let method: Unmanaged<RegisteredMethod>
  /// The size of the request, which the table keeps.
  let requestBytes: Int
  /// The counted size of ``metadata``.
  let metadataBytes: Int
  /// The caller's metadata.
  let metadata: Metadata
  /// The options of the forwarded call.
  let options: CallOptions
  /// Sees the answer before the caller.
  let interceptor: (any ForwardingInterceptor)?
  /// Its place in its caller's trace.
  let trace: TraceParent
  let deadline: MonotonicInstant?
  let startedAt: MonotonicInstant
  /// The caller accepts compressed replies.
  let acceptsCompressed: Bool
  /// The caller's class.
  let priority: Priority

  /// Bytes that count as buffered at the server.
  var heldBytes: Int { requestBytes + metadataBytes }
}

extension EventLoop {
  /// Forwarded calls that are rows now.
  ///
  /// On the loop only.
  package var forwardedCount: Int { forwardedCalls.count }

  /// Rows that were ever unfolded.
  ///
  /// On the loop only.
  package var unfoldedCount: Int { forwardedCalls.unfolded }

  /// Unfolds a row before a frame of its stream that is not an END with OK.
  @inline(__always)
  func unfoldIfForwarded(_ row: ForwardedCall.Row?) {
    if let row { unfold(row) }
  }

  /// Unfolds rows before their connection ends or accepts no more calls, the oldest first.
  func unfoldAll(_ rows: [ForwardedCall.Row]) {
    for row in rows { unfold(row) }
  }

  /// Turns a row into the two calls it stands for.
  @inline(never) @discardableResult
  func unfold(_ row: ForwardedCall.Row) -> ServerCall {
    forwardedCalls.unfolded += 1
    let request = forwardedCalls.request(of: row)
    let forwarded = forwardedCalls.take(row, on: self)
    let call = forwarded.inbound.takeUnretainedValue().unfold(forwarded)
    let onward = OnwardCall(request, of: call, forwarded.options, forwarded.interceptor)
    call.waitsFor = onward
    forwarded.outbound.takeUnretainedValue().unfold(onward, on: forwarded.outboundStream)
    return call
  }
}
