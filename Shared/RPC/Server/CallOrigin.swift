/// What all calls of a connection share: one reference in each instead of four.
///
/// A call, and this with it, outlives its connection while its handler runs.
///
/// Unchecked `Sendable`: what changes is touched on the loop only.
final class CallOrigin: @unchecked Sendable {
  let loop: EventLoop
  let isPeerTrusted: Bool
  let peer: String
  /// The server's counters; `nil` for a call without a server.
  let record: ServerRecord?
  /// All shares of that server.
  private let shares: PeerShares?
  /// The share that its calls' buffered bytes count in; `nil` for a call without a server.
  let share: PeerShare?
  /// Seeds the traces that begin here.
  ///
  /// They are distinct, but not secret.
  let traceSeed: UInt64
  /// See ``CallFacts/memory``.
  @exclusivity(unchecked) var memory: AnyObject?
  /// The owner of these calls, once admission has found it.
  @exclusivity(unchecked) var holder: Holder?
  /// Bytes of forwarded requests, counted in ``share``.
  ///
  /// Unlike those of handlers they end with the connection.
  @exclusivity(unchecked) private(set) var forwardedBytes = 0
  /// Bytes of handlers whose calls are over, counted in ``share`` as well.
  ///
  /// The end of a connection does not free them.
  @exclusivity(unchecked) private(set) var orphaned = 0
  /// Health/Watch calls with a running handler.
  @exclusivity(unchecked) var healthWatches = 0

  init(
    loop: EventLoop,
    isPeerTrusted: Bool,
    peer: String,
    record: ServerRecord?,
    shares: PeerShares?,
    share: PeerShare?,
    traceSeed: UInt64
  ) {
    self.loop = loop
    self.isPeerTrusted = isPeerTrusted
    self.peer = peer
    self.record = record
    self.shares = shares
    self.share = share
    self.traceSeed = traceSeed
  }

  /// Adds `bytes` to those of handlers whose calls are over; may be negative.
  func countOrphaned(_ bytes: Int) {
    record?.buffered += bytes
    orphaned += bytes
    guard let share, let shares else { return }
    share.forwardedBytes += bytes
    shares.left[ObjectIdentifier(self)] = orphaned > 0 && !isPeerTrusted ? self : nil
    shares.forget(share)
  }

  /// Adds `bytes` to those of forwarded requests; may be negative.
  @inline(__always)
  func countForwarded(_ bytes: Int) {
    record?.buffered += bytes
    forwardedBytes += bytes
    share?.forwardedBytes += bytes
  }

  /// The same after the connection may have closed.
  func releaseForwarded(_ bytes: Int) {
    countForwarded(-bytes)
    if let share { shares?.forget(share) }
  }

  /// Counts the return of a handler whose call was over.
  func orphanReturned() {
    record?.running -= 1
    guard let share else { return }
    share.running -= 1
    shares?.forget(share)
  }

  /// The place of a stream's call in its caller's trace, or in a new one.
  ///
  /// An unauthenticated peer cannot choose whether a trace is recorded.
  func trace(_ metadata: Metadata, of stream: UInt32) -> TraceParent {
    guard let given = metadata.traceParent else { return trace(of: stream) }
    return isPeerTrusted ? given : given.unsampled
  }

  /// The place of a call without trace metadata.
  @inline(__always)
  func trace(of stream: UInt32) -> TraceParent {
    TraceParent(beginningFrom: traceSeed, stream)
  }
}
