#if DEBUG
@testable import RPC

/// What happened in one siege, and what was not as promised.
///
/// Unchecked `Sendable`: one thread runs a simulation.
final class SiegeLedger: @unchecked Sendable {
  private let loop: EventLoop
  private let start: MonotonicInstant
  /// What is besieged.
  weak var server: RPCServer?
  /// When handlers whose connections are gone had much of what may wait for all, the last time.
  private var lastLeft: MonotonicInstant?
  /// Connections of members, by the name that the keep has for them.
  private var members: [String: SiegePlan.Member] = [:]
  private(set) var lines: [String] = []
  private(set) var broken: [String] = []
  /// What members asked for and got.
  private(set) var fulfilled = 0
  private(set) var repeated = 0
  /// What they did not get, and nobody had promised.
  private(set) var failed = 0
  /// How often too much waited for one more call or message when somebody looked.
  private(set) var shortages = 0
  /// Connections that were ended because others needed what they held, or their place.
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

  func came(_ peer: String, _ member: SiegePlan.Member) {
    members[peer] = member
  }

  func fulfilled(after time: Duration, attempts: Int) {
    fulfilled += 1
    repeated += attempts - 1
  }

  /// What a member asked for was not done in time, however often it asked.
  func fails(_ what: String, since begin: MonotonicInstant, isPromised: Bool) {
    if isPromised, !isLeft(since: begin) { return breaks(what) }
    note(what)
    failed += 1
  }

  /// What a member asked for was not done.
  func refused(_ ending: Visitor.Ending?, _ member: SiegePlan.Member, _ wish: SiegePlan.Wish) {
    guard let ending else { return }
    expect(
      ["buffers_full", "reply_dropped", "overloaded", "draining"].contains(ending.reason),
      "member \(member.number) \(wish) ended with \(ending.code) \(ending.reason)"
    )
  }

  // MARK: The keep

  /// The keep ended a connection.
  func ended(_ peer: String, _ what: String) {
    note("\(peer): \(what)")
    ended += 1
    guard let member = members[peer] else { return }
    expect(
      what.contains("(full)"),
      "member \(member.number), who holds less than its share, at \(peer): \(what)"
    )
  }

  /// Handlers whose connections are gone have had so much that to end others may make no room.
  private func isLeft(since begin: MonotonicInstant) -> Bool {
    if let server { lookForLeft(server) }
    return lastLeft.map { $0 >= begin } ?? false
  }

  private func lookForLeft(_ server: RPCServer) {
    let settings = server.settings
    let connections = server.connections.values
    let held = connections.reduce(0) { $0 + $1.held }
    let isLeft = server.record.buffered - held > settings.maximumBufferedUnproven / 8
    // The same of one address, which has less.
    var rest: [ObjectIdentifier: Int] = [:]
    for connection in connections where !connection.isTrusted {
      rest[ObjectIdentifier(connection.share), default: connection.share.held] -= connection.held
    }
    if isLeft || rest.values.contains(where: { $0 > settings.maximumBufferedPerAddress / 8 }) {
      lastLeft = loop.now
    }
  }

  /// Nobody holds more than may be held, and what is counted adds up.
  func inspect(_ server: RPCServer) {
    lookForLeft(server)
    let (settings, record) = (server.settings, server.record)
    if server.unprovenBytes >= settings.maximumBufferedUnproven / 32 * 31 { shortages += 1 }
    expect(
      record.buffered <= settings.maximumBufferedBytes && server.unsharedBytes == 0,
      "\(record.buffered) bytes wait, \(server.unsharedBytes) of them nobody's"
    )
    expect(
      record.running <= settings.maximumHandlers && record.running == server.shares.running,
      "\(record.running) handlers run, by shares \(server.shares.running)"
    )
    let places = settings.maximumConnections + RPCServer.maximumUnwanted
    expect(server.connectionCount <= places, "\(server.connectionCount) connections")
  }

  /// Nothing is left of anybody.
  func inspectEmpty(_ server: RPCServer) {
    inspect(server)
    let left = (
      server.connectionCount, server.record.buffered, server.requestBytes, server.record.running
    )
    expect(left == (0, 0, 0, 0), "connections, bytes, requests, handlers are left: \(left)")
    expect(server.shares.addressCount == 0, "\(server.shares.addressCount) addresses are kept")
  }

  /// A number that two runs share only if the same happened in both.
  ///
  /// - Source: FNV-1a, 64 bits.
  var digest: UInt64 {
    lines.reduce(0xcbf2_9ce4_8422_2325) { digest, line in
      line.utf8.reduce(digest) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
  }
}
#endif
