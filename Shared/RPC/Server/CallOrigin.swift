/// What all calls of a connection have in common: one reference in each of them instead of four.
///
/// A call outlives its connection while its handler runs, and this with it.
///
/// Unchecked `Sendable`: what changes is touched on the loop only.
final class CallOrigin: @unchecked Sendable {
  let loop: EventLoop
  let isPeerTrusted: Bool
  let peer: String
  /// What the server counts; `nil` for a call without a server.
  let record: ServerRecord?
  /// All shares of that server.
  private let shares: PeerShares?
  /// Whose part of the bytes that wait its calls take; `nil` for a call without a server.
  let share: PeerShare?
  /// From which the traces that begin here are made: different ones, but no secret.
  let traceSeed: UInt64
  /// See ``CallFacts/memory``.
  @exclusivity(unchecked) var memory: AnyObject?
  /// Whose calls these are, as far as a door knows.
  @exclusivity(unchecked) var holder: Holder?
  /// Bytes of requests that were passed on, among those of ``share``: they go with the connection, unlike what
  /// handlers have.
  @exclusivity(unchecked) private(set) var passed = 0
  /// Bytes that handlers have whose calls are over, among those of ``share`` as well: no end of a connection
  /// frees them.
  @exclusivity(unchecked) private(set) var orphaned = 0
  /// Health/Watch calls whose handlers run.
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

  /// Counts so many bytes more among those that handlers have whose calls are over; fewer, if negative.
  func book(_ bytes: Int) {
    record?.buffered += bytes
    orphaned += bytes
    guard let share, let shares else { return }
    share.passed += bytes
    shares.left[ObjectIdentifier(self)] = orphaned > 0 && !isPeerTrusted ? self : nil
    shares.forget(share)
  }

  /// Counts so many bytes more among the requests that were passed on; fewer, if negative.
  @inline(__always)
  func passOn(_ bytes: Int) {
    record?.buffered += bytes
    passed += bytes
    share?.passed += bytes
  }

  /// The same after the connection may have gone.
  func takeBack(_ bytes: Int) {
    passOn(-bytes)
    if let share { shares?.forget(share) }
  }

  /// Counts a handler less whose call was over.
  func orphanReturned() {
    record?.running -= 1
    guard let share else { return }
    share.running -= 1
    shares?.forget(share)
  }

  /// Where a call of that stream stands in its caller's trace, or in a new one that begins with it.
  ///
  /// Whether a trace is recorded is not for peers without a proof to say.
  func trace(_ metadata: Metadata, of stream: UInt32) -> TraceParent {
    guard let given = metadata.traceParent else { return trace(of: stream) }
    return isPeerTrusted ? given : given.unsampled
  }

  /// Where a call of that stream stands whose caller said nothing.
  @inline(__always)
  func trace(of stream: UInt32) -> TraceParent {
    TraceParent(beginningFrom: traceSeed, stream)
  }
}
