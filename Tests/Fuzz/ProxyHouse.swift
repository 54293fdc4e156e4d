#if DEBUG || FUZZING
@testable import RPC
import Wire

/// A server that forwards calls, the channel behind it, and their loop.
///
/// Unchecked `Sendable`: touched under the lock of ``ProxyFuzz`` only.
final class ProxyHouse: Transport, @unchecked Sendable {
  static let method = MethodDescriptor(name: "a.B/Pass", kind: .unary, isIdempotent: true)

  /// Inspects one answer, and checks that there is exactly one.
  private final class Witness: ForwardingInterceptor {
    let house: ProxyHouse
    let changes: Bool
    let isQuiet: Bool
    var told = 0

    init(_ house: ProxyHouse, _ wish: CallWish) {
      self.house = house
      changes = wish.contains(.changed)
      isQuiet = !wish.contains(.watched)
    }

    func answered(_ call: ForwardedFacts, head: inout Metadata, trailers: inout Metadata) {
      told += 1
      if changes { trailers["seen"] = "yes" }
      if changes, !isQuiet { head["seen"] = "yes" }
    }

    func refused(_ call: ForwardedFacts, _ error: RPCError) -> RPCError {
      told += 1
      return changes ? RPCError(.internal, "changed", "It is another error now.") : error
    }
  }

  private struct Refused: Error {}

  private let simulation = Simulation(seed: 1)
  var loop: EventLoop { simulation.loop }
  private var accept: (@Sendable (Link) -> Void)?
  private(set) var server: RPCServer?
  private(set) var channel: Channel?
  /// No service listens behind the proxy.
  var isServiceAway = false
  var callers: [ProxyCaller] = []
  var servants: [ProxiedService] = []
  private(set) var settings = Settings()
  private var witnesses: [Witness] = []
  private(set) var count = ForwardedCount()

  init() throws {
    var router = Router()
    router.registerForwarding(Self.method) { [unowned self] in
      try pass($0)
    } otherwise: { _, _, _ in
      throw RPCError(.unimplemented, "handled", "The door does it itself.")
    }
    var settings = ServerSettings()
    settings.limits = ConnectionFuzz.limits
    let server = RPCServer(router: router, transport: self, settings: settings)
    try simulation.run { _ = try await server.start(at: .loopback(port: 1)) }
    self.server = server
  }

  func listen(
    at address: Address,
    accept: @escaping @Sendable (Link) -> Void
  ) async throws -> any Listener {
    struct Nowhere: Listener {
      let address: Address
      func close() {}
    }
    self.accept = accept
    return Nowhere(address: address)
  }

  func connect(to address: Address, within time: Duration) async throws -> Link {
    guard !isServiceAway else { throw TransportError.refused(address, "nobody listens there") }
    let link = ProxyLink(loop: loop, peer: "service:1")
    servants.append(ProxiedService(link))
    return link
  }

  // MARK: One input

  /// Opens the connection to the service, for one input.
  func begin(kind: UInt8) {
    loop.adoptThread()
    var settings = ChannelSettings()
    settings.limits = ConnectionFuzz.limits
    settings.firstBackoff = .milliseconds(100)
    settings.longestBackoff = .seconds(1)
    settings.keepaliveTime = .seconds(10)
    if kind & 2 != 0 { settings.retry = RetryPolicy() }
    if kind & 4 != 0 { settings.compressesFrom = 1_000 }
    if kind & 8 != 0 { settings.idleTime = .seconds(2) }
    channel = Channel(address: .loopback(port: 2), transport: self, settings: settings)
    self.settings = Settings()
    self.settings.limits = ConnectionFuzz.limits
    self.settings.acceptsZlib = kind & 4 != 0
    isServiceAway = false
  }

  func addCaller() {
    let link = ProxyLink(loop: loop, peer: "client:\(callers.count)")
    accept?(link)
    var settings = Settings()
    settings.limits = ConnectionFuzz.limits
    link.arrive(Hello.client + settings.encodedFrame())
    link.flush()
    link.written = []
    callers.append(ProxyCaller(link, number: UInt8(callers.count)))
  }

  /// Delivers what all peers have sent.
  func deliver() {
    for index in callers.indices {
      let (link, isCut) = (callers[index].peer.link, callers[index].peer.isCut)
      link.arrive(callers[index].peer.takeDue())
      if isCut { link.close("cut") }
    }
    for index in servants.indices {
      let (link, isCut) = (servants[index].peer.link, servants[index].peer.isCut)
      link.arrive(servants[index].peer.takeDue())
      if isCut { link.close("cut") }
    }
  }

  /// Runs everything that can happen without time passing.
  func turn() throws(BrokenPromise) {
    for _ in 0..<10_000 {
      deliver()
      while loop.simulatedTurn() {}
      var isQuiet = true
      for index in servants.indices {
        isQuiet = isQuiet && servants[index].peer.link.written.isEmpty
        servants[index].greet(settings)
        try servants[index].listen()
      }
      let areAnswersOurs = servants.allSatisfy(\.peer.isHonest)
      for index in callers.indices {
        isQuiet = isQuiet && callers[index].peer.link.written.isEmpty
        try callers[index].listen(areAnswersOurs: areAnswersOurs)
      }
      if isQuiet { return try checkBooks() }
    }
    throw BrokenPromise("it never comes to rest")
  }

  func advance(_ time: Duration) throws(BrokenPromise) {
    let end = loop.now + time
    loop.schedule(after: time) {}
    while loop.now < end, loop.jumpToNextTimer(limit: end + .milliseconds(1)) { try turn() }
  }

  // MARK: The proxy

  private func pass(_ call: consuming ForwardableCall) throws -> ForwardableCall.Decision {
    let wish = CallWish(call.metadata)
    if wish.contains(.handled) { return call.handle() }
    guard !wish.contains(.refused), let channel else { throw Refused() }
    var options = CallOptions()
    options.waitsForConnection = wish.contains(.waits)
    if wish.contains(.changed) { options.metadata = ["more": "beside"] }
    let witness = wish.isDisjoint(with: [.watched, .changed]) ? nil : Witness(self, wish)
    let before = loop.forwardedCalls.count
    let decision = try call.pass(over: channel, options, witness)
    if loop.forwardedCalls.count > before { count.rows += 1 } else { count.whole += 1 }
    if let witness { witnesses.append(witness) }
    return decision
  }

  // MARK: What must hold

  private var doors: [ServerConnection] {
    callers.compactMap { $0.peer.link.receiver as? ServerConnection }
  }

  private var ways: [ClientConnection] {
    servants.compactMap { $0.peer.link.receiver as? ClientConnection }
  }

  private func checkBooks() throws(BrokenPromise) {
    let (doors, ways) = (doors, ways)
    let rows = loop.forwardedCalls.count
    let inFront = doors.reduce(0) { $0 + $1.machine.forwardedCalls.count }
    let behind = ways.reduce(0) { $0 + $1.machine.forwardedCalls.count }
    guard rows == inFront, rows == behind else {
      throw BrokenPromise("\(rows) rows, of which \(inFront) have a client and \(behind) a service")
    }
    for door in doors where door.machine.streamCount > ConnectionFuzz.limits.maximumStreams {
      throw BrokenPromise("\(door.machine.streamCount) streams are open")
    }
    // Ended streams have cancelled their calls but not reported it yet. Calls whose request is
    // incomplete do not count.
    let open = doors.reduce(0) {
      $0 + ($1.isClosing ? 0 : $1.machine.streamCount - $1.machine.awaitedCount)
    }
    guard let running = server?.record.running, running == open else {
      throw BrokenPromise("\(server?.record.running ?? 0) calls are counted, \(open) are whole")
    }
    guard witnesses.allSatisfy({ $0.told <= 1 }) else {
      throw BrokenPromise("an interceptor was notified of a call's end twice")
    }
  }

  /// Ends everything and checks that nothing is left.
  func end() throws(BrokenPromise) {
    for index in callers.indices {
      callers[index].peer.link.isStalled = false
      callers[index].peer.arrive(.max)
    }
    for index in servants.indices {
      servants[index].peer.link.isStalled = false
      servants[index].peer.arrive(.max)
    }
    try turn()
    // The longest time of a unary call, after which the proxy ends it.
    try advance(ConnectionFuzz.limits.maximumTimeout + .seconds(1))
    for caller in callers where !caller.owed.isEmpty {
      throw BrokenPromise("calls \(caller.owed) of client \(caller.number) have no end")
    }
    guard loop.forwardedCalls.count == 0 else {
      throw BrokenPromise("\(loop.forwardedCalls.count) rows are left")
    }
    guard witnesses.allSatisfy({ $0.told == 1 }) else {
      throw BrokenPromise("an interceptor was not notified of a call's end")
    }
    for caller in callers { caller.peer.link.close("over") }
    channel = nil
    try turn()
    // The time for an ended connection to send its reason, and the longest backoff.
    try advance(.seconds(3))
    try checkMemory()
    loop.releaseThread()
  }

  private func checkMemory() throws(BrokenPromise) {
    weak let caller = callers.last?.peer.link
    weak let servant = servants.last?.peer.link
    let isOpen = servants.contains { !$0.peer.link.isClosed }
    callers = []
    servants = []
    witnesses = []
    count.inputs += 1
    count.unfolded = loop.forwardedCalls.unfolded
    guard !isOpen else { throw BrokenPromise("a connection behind the proxy is left open") }
    guard caller == nil, servant == nil else { throw BrokenPromise("a connection is kept") }
    guard loop.armedTimers == 0 else { throw BrokenPromise("\(loop.armedTimers) timers are left") }
    guard let server, server.connectionCount == 0, server.record.buffered == 0,
      server.shares.held == 0, server.shares.requests == 0, server.shares.running == 0,
      server.record.running == 0
    else { throw BrokenPromise("the server's books say that something is left") }
  }
}
#endif
