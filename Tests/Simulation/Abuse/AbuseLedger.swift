#if DEBUG
@testable import RPC

/// The events of one abuse run, and the violated invariants.
///
/// Unchecked `Sendable`: one thread runs a simulation.
final class AbuseLedger: @unchecked Sendable {
  private let loop: EventLoop
  private let start: MonotonicInstant
  /// The server under test.
  weak var server: RPCServer?
  /// When handlers of closed connections last held a large part of the buffer.
  private var lastLeft: MonotonicInstant?
  /// Connections of members, by their name at the server.
  private var members: [String: AbusePlan.Member] = [:]
  private(set) var lines: [String] = []
  private(set) var broken: [String] = []
  /// Answered calls of members.
  private(set) var answered = 0
  private(set) var repeated = 0
  /// Calls that failed without a guarantee.
  private(set) var failed = 0
  /// How often an inspection found no space for one more call or message.
  private(set) var shortages = 0
  /// Connections that the server closed to free bytes or a slot.
  private(set) var ended = 0

  init(_ loop: EventLoop) {
    self.loop = loop
    start = loop.now
  }

  func note(_ line: @autoclosure () -> String) {
    lines.append("\((loop.now - start).milliseconds) ms  \(line())")
  }

  func breaks(_ promise: String) {
    note("BROKEN: \(promise)")
    broken.append(promise)
  }

  func expect(_ isSo: Bool, _ promise: @autoclosure () -> String) {
    if !isSo { breaks(promise()) }
  }

  // MARK: Members

  func connected(_ peer: String, _ member: AbusePlan.Member) {
    members[peer] = member
  }

  func answered(after time: Duration, attempts: Int) {
    answered += 1
    repeated += attempts - 1
  }

  /// Records a call that failed on every attempt.
  func fails(_ what: String, since begin: MonotonicInstant, isPromised: Bool) {
    if isPromised, !isLeft(since: begin) { return breaks(what) }
    note(what)
    failed += 1
  }

  /// Checks the error of a failed attempt.
  func refused(
    _ ending: RawClient.Ending?,
    _ member: AbusePlan.Member,
    _ operation: AbusePlan.Operation
  ) {
    guard let ending else { return }
    expect(
      ["buffers_full", "reply_dropped", "overloaded", "draining"].contains(ending.reason),
      "member \(member.number) \(operation) ended with \(ending.code) \(ending.reason)"
    )
  }

  // MARK: The server

  /// Records that the server closed a connection.
  func ended(_ peer: String, _ what: String) {
    note("\(peer): \(what)")
    ended += 1
    guard let member = members[peer] else { return }
    expect(
      what.contains("(full)"),
      "member \(member.number), who holds less than its share, at \(peer): \(what)"
    )
  }

  /// Whether handlers of closed connections held so much that closing others may free nothing.
  private func isLeft(since begin: MonotonicInstant) -> Bool {
    if let server { lookForLeft(server) }
    return lastLeft.map { $0 >= begin } ?? false
  }

  private func lookForLeft(_ server: RPCServer) {
    let settings = server.settings
    let connections = server.connections.values
    let held = connections.reduce(0) { $0 + $1.held }
    let isLeft = server.record.buffered - held > settings.maximumBufferedUnproven / 8
    // The same for a single address, whose limit is lower.
    var rest: [ObjectIdentifier: Int] = [:]
    for connection in connections where !connection.isTrusted {
      rest[ObjectIdentifier(connection.share), default: connection.share.held] -= connection.held
    }
    if isLeft || rest.values.contains(where: { $0 > settings.maximumBufferedPerAddress / 8 }) {
      lastLeft = loop.now
    }
  }

  /// Checks that nothing exceeds its limit and that the totals are consistent.
  func inspect(_ server: RPCServer) {
    lookForLeft(server)
    let (settings, record) = (server.settings, server.record)
    if server.unprovenBytes >= settings.maximumBufferedUnproven / 32 * 31 { shortages += 1 }
    expect(
      record.buffered <= settings.maximumBufferedBytes && server.unsharedBytes == 0,
      "\(record.buffered) bytes wait, \(server.unsharedBytes) of them without an owner"
    )
    expect(
      record.running <= settings.maximumHandlers && record.running == server.shares.running,
      "\(record.running) handlers run, by shares \(server.shares.running)"
    )
    let places = settings.maximumConnections + RPCServer.maximumUnwanted
    expect(server.connectionCount <= places, "\(server.connectionCount) connections")
  }

  /// Checks that nothing is left.
  func inspectEmpty(_ server: RPCServer) {
    inspect(server)
    let left = (
      server.connectionCount, server.record.buffered, server.requestBytes, server.record.running
    )
    expect(left == (0, 0, 0, 0), "connections, bytes, requests, handlers are left: \(left)")
    expect(server.shares.addressCount == 0, "\(server.shares.addressCount) addresses are kept")
  }

  /// A hash of all events, to compare runs.
  ///
  /// - Source: FNV-1a, 64 bits.
  var digest: UInt64 {
    lines.reduce(0xcbf2_9ce4_8422_2325) { digest, line in
      line.utf8.reduce(digest) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
  }
}
#endif
