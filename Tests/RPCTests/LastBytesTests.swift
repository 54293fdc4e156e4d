import Testing
import Wire

@testable import RPC

/// A drained connection sends its last bytes even while a kernel still buffers some of them.
@Suite("The last bytes of a drained connection")
struct LastBytesTests {
  /// A connection with a kernel's buffer: written bytes stay there until the peer takes them.
  private final class KernelLink: Link, @unchecked Sendable {
    /// Bytes in the buffer; the end of the output counts as one byte.
    private(set) var kept = 0
    /// Bytes in the buffer when the connection was closed.
    private(set) var lost: Int?
    private(set) var hasEnded = false
    var server: RPCServer?
    /// Whether it accepts no more writes.
    var isFull = false

    func hear(_ bytes: [UInt8]) {
      _ = bytes.withUnsafeBytes { receiver?.linkReceived($0) }
    }

    /// - Returns: whether there was anything.
    func take(_ count: Int) -> Bool {
      let before = kept
      kept = max(hasEnded ? 1 : 0, kept - count)
      return kept < before
    }

    override func writeOutput() {
      guard !isFull else { return }
      kept += output.count
      output.removeFirst(output.count)
    }

    override func endOutput() {
      hasEnded = true
      kept += 1
    }

    override var unacknowledged: Int { kept }

    override func tearDown() { lost = kept }
  }

  /// Drains a connection with a reply of 12,000 bytes in the kernel's buffer.
  private static func drain(
    _ why: DrainState.Reason = .age,
    _ body: @escaping @Sendable (EventLoop, KernelLink, Notes) async throws -> Void
  ) throws {
    try begin(why) { loop, link, notes in
      let text = String(repeating: "w", count: 12_000)
      link.hear(Raw.call(on: 1, message: Words(text).encoded()))
    } then: { loop, link, notes in
      link.hear(answer)
      try await loop.sleep(for: .milliseconds(10))
      #expect(link.hasEnded && link.kept > 12_000)
      try await body(loop, link, notes)
    }
  }

  /// The answer to a drain's ping, which is always the same.
  private static let answer = Raw.frame(.ping, 1, on: 0, [0, 0, 0, 0, 0, 0, 0, 0xd1])

  /// A client that took the server's opening, does something, and meets a drain.
  private static func begin(
    _ why: DrainState.Reason = .stop,
    _ before: @escaping @Sendable (EventLoop, KernelLink, Notes) throws -> Void,
    then body: @escaping @Sendable (EventLoop, KernelLink, Notes) async throws -> Void
  ) throws {
    let simulation = Simulation(seed: 30)
    let loop = simulation.loop
    try simulation.run {
      let notes = Notes()
      let transport = InjectingTransport(loop: loop)
      var settings = ServerSettings()
      settings.ageGrace = .seconds(300)
      let server = RPCServer(router: House.router(), transport: transport, settings: settings)
      server.onConnectionError = { notes.add($1) }
      try await server.start(at: .loopback(port: 1))
      let link = KernelLink(loop: loop, peer: "10.0.0.1:1")
      transport.accept?(link)
      link.server = server
      link.hear(try Golden["A1"])
      try await loop.sleep(for: .milliseconds(10))
      _ = link.take(1_000)
      try before(loop, link, notes)
      try await loop.sleep(for: .milliseconds(10))
      let drained = loop.spawn {
        guard why != .stop else { return await server.drain(grace: .seconds(300)) }
        for connection in server.connections.values { connection.retire(why) }
      }
      try await loop.sleep(for: .milliseconds(10))
      try await body(loop, link, notes)
      await drained.value
      await server.drain(grace: .zero)
    }
  }

  /// Calls that a drain ends regardless of the client.
  enum Rest: CaseIterable {
    case nothing, announced, watch, shortWatch

    var bytes: [UInt8] {
      let watch = Array(RPCV1.Health.Methods.watch.name.utf8)
      return switch self {
      case .nothing: []
      case .announced: Raw.call(Array(House.echo.name.utf8), on: 2, 1)
      case .watch: Raw.call(watch, on: 2)
      case .shortWatch: Raw.call(watch, on: 2, timeout: 20_000)
      }
    }
  }

  @Test(
    "are not waited for if only calls remain that a drain ends anyway, and the client is silent (matrix row 60)",
    arguments: Rest.allCases
  )
  func asleep(rest: Rest) throws {
    try Self.begin { _, link, _ in
      link.hear(Raw.call(on: 1) + rest.bytes)
    } then: { loop, link, notes in
      #expect(link.kept >= 39, "GOAWAY and a ping, which a dead connection does not take")
      _ = link.take(link.kept - 39)
      try await loop.sleep(for: .seconds(0.9))
      #expect(link.lost == nil)
      try await loop.sleep(for: .seconds(0.2))
      #expect(link.lost != nil && notes.lines.isEmpty)
    }
  }

  @Test(
    "report an announced call as unprocessed, though its client is silent (matrix row 60)",
    arguments: [false, true]
  )
  func announced(isOld: Bool) throws {
    try MixedClients.stage { _ in
    } _: { world, crowd in
      let phone = try await crowd.upload(1, "1/1", kilobytes: 20)
      if isOld { for connection in crowd.server.connections.values { connection.retire(.age) } }
      let stopped = world.loop.spawn { await crowd.server.drain(grace: .seconds(30)) }
      try await world.loop.sleep(for: .milliseconds(900))
      #expect(phone.reasons.isEmpty && !phone.isClosed)
      try await world.loop.sleep(for: .milliseconds(200))
      #expect(phone.reasons == ["draining"])
      try await world.loop.sleep(for: .milliseconds(300))
      #expect(phone.isClosed)
      _ = await stopped.value
    }
  }

  @Test(
    "are sent at once to a client that only announced a call or watches (matrix row 60)",
    arguments: Rest.allCases
  )
  func nothingRuns(rest: Rest) throws {
    try Self.begin { _, link, _ in
      link.hear(Raw.call(on: 1) + rest.bytes)
    } then: { loop, link, notes in
      link.hear(Self.answer)
      try await loop.sleep(for: .milliseconds(10))
      #expect(link.hasEnded)
      _ = link.take(1_000)
      try await loop.sleep(for: .seconds(0.9))
      #expect(link.lost == nil)
      try await loop.sleep(for: .seconds(0.2))
      #expect(link.lost == 1 && notes.lines.isEmpty)
    }
  }

  @Test("are few for an unauthenticated peer, whose first call may be in flight (matrix row 60)")
  func mute() throws {
    try Self.begin { _, _, _ in
    } then: { loop, link, notes in
      #expect(link.hasEnded && link.kept == 22)
      _ = link.take(link.kept)
      try await loop.sleep(for: .milliseconds(200))
      link.hear(Raw.call(on: 1, message: Words("too late").encoded()))
      #expect(link.lost == nil && link.kept <= 1)
      try await loop.sleep(for: .milliseconds(200))
      #expect(link.lost == 1 && notes.lines.isEmpty)
    }
  }

  @Test("are not waited for if an unauthenticated peer takes them in small amounts (matrix row 60)")
  func stranger() throws {
    try Self.begin { _, link, _ in
      let check = Array(RPCV1.Health.Methods.check.name.utf8)
      let watch = Array(RPCV1.Health.Methods.watch.name.utf8)
      link.hear((1...40).flatMap { Raw.call(check, on: $0) } + Raw.call(watch, on: 41))
    } then: { loop, link, notes in
      link.hear(Self.answer)
      for _ in 0..<9 {
        #expect(link.take(20))
        try await loop.sleep(for: .milliseconds(100))
      }
      #expect(link.hasEnded && link.lost == nil)
      try await loop.sleep(for: .milliseconds(500))
      #expect((link.lost ?? 0) > 1 && notes.lines.isEmpty)
    }
  }

  /// Signs of a live client, or of bytes left for it, although it did not answer.
  enum Sign: CaseIterable {
    case reply, call, frame
  }

  @Test(
    "are waited for, even without an answer, if the client may still want more",
    arguments: Sign.allCases
  )
  func unanswered(sign: Sign) throws {
    try Self.begin(.age) { _, link, _ in
      switch sign {
      case .reply, .frame: link.hear(Raw.call(on: 1, message: Words("a reply").encoded()))
      case .call:
        let sleep = Words("s", count: 15_000).encoded()
        link.hear(Raw.call(Array(House.sleep.name.utf8), on: 1, message: sleep))
      }
    } then: { loop, link, notes in
      if sign == .frame { _ = link.take(link.kept - 39) }
      try await loop.sleep(for: .seconds(0.5))
      if sign == .frame { link.hear(Raw.frame(.credit, on: 0, Raw.number(1))) }
      try await loop.sleep(for: .seconds(10))
      #expect(link.lost == nil && link.hasEnded == (sign != .call))
      while !link.hasEnded { try await loop.sleep(for: .seconds(1)) }
      // It wakes up, reads everything, and answers.
      link.hear(Self.answer)
      _ = link.take(1_000)
      #expect(link.lost == nil)
      try await loop.sleep(for: .seconds(11))
      #expect(link.lost == 1 && notes.lines.isEmpty)
    }
  }

  @Test("are kept for a client that takes a little now and then, however long (matrix row 60)")
  func sips() throws {
    try Self.drain { loop, link, notes in
      // A hundred bytes per second, for ten times as long as a complete stall may last.
      var seconds = 0
      while link.take(100) {
        try await loop.sleep(for: .seconds(1))
        seconds += 1
        if link.kept > 1 { #expect(link.lost == nil) }
      }
      #expect(seconds > 100)
      try await loop.sleep(for: .seconds(11))
      #expect(link.lost == 1 && notes.lines.isEmpty, "all but the end was taken")
    }
  }

  @Test("are waited for ten seconds if none of them are taken (matrix row 60)")
  func stops() throws {
    try Self.drain { loop, link, notes in
      for _ in 0..<20 {
        try await loop.sleep(for: .seconds(1))
        _ = link.take(100)
      }
      #expect(link.lost == nil)
      try await loop.sleep(for: .seconds(21))
      #expect((link.lost ?? 0) > 9_000)
      #expect(notes.lines.count == 1 && notes.lines[0].contains("output not taken in time"))
    }
  }
}

extension LastBytesTests {
  /// How the client of a stopping server reads its bytes.
  enum Taker: CaseIterable {
    case nobody, slow
  }

  @Test(
    "are waited for one second if the server stops, however they are taken (matrix row 60)",
    arguments: Taker.allCases
  )
  func stop(taker: Taker) throws {
    try Self.drain(.stop) { loop, link, notes in
      for _ in 0..<9 {
        if taker == .slow { #expect(link.take(100)) }
        try await loop.sleep(for: .milliseconds(100))
      }
      #expect(link.lost == nil)
      try await loop.sleep(for: .milliseconds(500))
      #expect((link.lost ?? 0) > 9_000 && notes.lines.isEmpty)
    }
  }

  @Test("are given up with the stop if there is no room for them (matrix row 60)")
  func noRoom() throws {
    try Self.begin { _, link, _ in
      link.isFull = true
      link.hear(Raw.call(on: 1, message: Words("a reply").encoded()))
    } then: { loop, link, notes in
      link.hear(Self.answer)
      try await loop.sleep(for: .milliseconds(900))
      #expect(link.lost == nil)
      try await loop.sleep(for: .milliseconds(500))
      #expect(link.lost == 0 && notes.lines.isEmpty)
    }
  }

  @Test("are waited for longer if they were written while the server stops (matrix row 60)")
  func lateReply() throws {
    try Self.begin { _, link, _ in
      let sleep = Words("s", count: 2_500).encoded()
      link.hear(Raw.call(Array(House.sleep.name.utf8), on: 1, message: sleep))
    } then: { loop, link, notes in
      link.hear(Self.answer)
      try await loop.sleep(for: .milliseconds(3_900))
      #expect(link.hasEnded && link.lost == nil)
      try await loop.sleep(for: .milliseconds(500))
      #expect((link.lost ?? 0) > 1)
    }
  }

  /// A call that arrived after the stop had begun.
  enum Late: CaseIterable {
    /// Its handler returns after the first check for running work.
    case atWork
    /// It was answered before the final GOAWAY.
    case answered

    var request: [UInt8] {
      switch self {
      case .atWork:
        let sleep = Words("s", count: 1_250).encoded()
        return Raw.call(Array(House.sleep.name.utf8), on: 2, message: sleep) + LastBytesTests.answer
      case .answered: return Raw.call(on: 2, message: Words("just in time").encoded())
      }
    }
  }

  @Test(
    "are waited for as long if the call arrived while the server stops (matrix row 60)",
    arguments: Late.allCases
  )
  func lateCall(late: Late) throws {
    try Self.begin { _, link, _ in
      link.hear(Raw.call(on: 1, message: Words("a member").encoded()))
    } then: { loop, link, notes in
      _ = link.take(1_000)
      link.isFull = true
      link.hear(late.request)
      try await loop.sleep(for: .milliseconds(2_200))
      #expect(link.lost == nil)
      try await loop.sleep(for: .milliseconds(200))
      #expect(link.lost != nil)
    }
  }

  @Test("of a connection past its age are waited for no longer when the server stops")
  func stopWhileOld() throws {
    try Self.drain(.age) { loop, link, notes in
      try await loop.sleep(for: .seconds(3))
      let stopped = loop.spawn { await link.server?.drain(grace: .seconds(300)) }
      try await loop.sleep(for: .milliseconds(900))
      #expect(link.lost == nil)
      try await loop.sleep(for: .milliseconds(500))
      #expect((link.lost ?? 0) > 9_000)
      _ = await stopped.value
    }
  }
}

/// Accepts links that a test creates.
///
/// Unchecked `Sendable`: touched on the test's loop only.
private final class InjectingTransport: Transport, @unchecked Sendable {
  private struct OpenListener: Listener {
    let address: Address
    func close() {}
  }

  let loop: EventLoop
  private(set) var accept: (@Sendable (Link) -> Void)?

  init(loop: EventLoop) { self.loop = loop }

  func listen(
    at address: Address,
    accept: @escaping @Sendable (Link) -> Void
  ) async throws -> any Listener {
    self.accept = accept
    return OpenListener(address: address)
  }

  func connect(to address: Address, within time: Duration) async throws -> Link {
    throw TransportError.refused(address, "nobody listens there")
  }
}
