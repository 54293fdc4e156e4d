import TestKinds
import Testing

@testable import RPC

/// Limits that keep a process working when its clients together request too much.
@Suite("A server under load")
struct ProtectionTests {
  private static let bulk = CallOptions(timeout: .seconds(100), priority: .bulk)

  /// Starts long calls, and returns when they have begun.
  private static func occupy(
    _ count: Int,
    _ channel: Channel,
    _ world: World
  ) async throws -> [Task<Void, Never>] {
    let tasks = (0..<count).map { _ in
      channel.loop.spawn {
        _ = try? await channel.unary(House.sleep, Words("s", count: 50_000)) as Words
      }
    }
    try await world.loop.sleep(for: .milliseconds(5))
    return tasks
  }

  @Test("sheds bulk before background before interactive calls, of all clients (matrix 57)")
  func classes() async throws {
    try await Carrier.simulation.run { world in
      var settings = ServerSettings()
      settings.maximumHandlers = 8
      settings.clusterKey = [UInt8](repeating: 7, count: 32)
      let address = try await world.start(House.router(), settings)
      let proven = ChannelSettings.service(clusterKey: settings.clusterKey)
      let clients = (0..<2).map { _ in world.channel(to: address, proven) }
      var tasks: [Task<Void, Never>] = []
      // Half, three quarters, all: running handlers, the classes shed, and the pushback.
      let steps: [(running: Int, shed: Priority, pushback: Duration)] = [
        (4, .bulk, .seconds(2)), (6, .background, .seconds(1)),
        (8, .interactive, .milliseconds(500)),
      ]
      for step in steps {
        // The class before still gets in just below.
        let options = CallOptions(timeout: .seconds(100), priority: step.shed)
        let _: Words = try await clients[0].unary(House.echo, Words("room"), options)
        tasks += try await Self.occupy(step.running - tasks.count, clients[1], world)
        let error = await #expect(throws: RPCError.self) {
          let _: Words = try await clients[0].unary(House.echo, Words("none"), options)
        }
        #expect(error?.reason == "overloaded", "\(step)")
        #expect(error?.retryAfter == step.pushback)
        #expect(error?.isUnprocessed == true)
      }
      #expect(world.servers[0].metrics.limits.contains { $0.name == "overloaded" && $0.count == 3 })
      for task in tasks { task.cancel() }
      for task in tasks { await task.value }
    }
  }

  @Test("counts a handler until it has returned, whatever happens to its connection")
  func handlersThatStay() async throws {
    try await Carrier.simulation.run { world in
      var settings = ServerSettings()
      settings.maximumHandlers = 2
      settings.clusterKey = [UInt8](repeating: 7, count: 32)
      let proven = ChannelSettings.service(clusterKey: settings.clusterKey)
      var router = House.router()
      // It ignores cancellation.
      router.registerUnary(House.sleep) { (request: Words, call) in
        await withUnsafeContinuation { continuation in
          _ = call.loop.schedule(after: .seconds(20)) { continuation.resume() }
        }
        return request
      }
      let address = try await world.start(router, settings)
      let leaving = world.channel(to: address, proven)
      let tasks = try await Self.occupy(2, leaving, world)
      leaving.close()
      for task in tasks { await task.value }
      let channel = world.channel(to: address, proven)
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(House.echo, Words("no room"))
      }
      #expect(error?.reason == "overloaded")
      #expect(world.servers[0].metrics.runningHandlers == 2)
      try await world.loop.sleep(for: .seconds(21))
      #expect(world.servers[0].metrics.runningHandlers == 0)
      let _: Words = try await channel.unary(House.echo, Words("room"))
    }
  }

  @Test("buffers messages up to its limit of bytes, whoever sends them")
  func bufferedBytes() async throws {
    try await Carrier.simulation.run { world in
      var settings = ServerSettings()
      settings.maximumBufferedBytes = 100_000
      settings.clusterKey = [UInt8](repeating: 7, count: 32)
      let proven = ChannelSettings.service(clusterKey: settings.clusterKey)
      var router = House.router()
      let notes = Notes()
      router.registerClientStream(TestKindsV1.Kinds.Methods.collect) {
        (requests: RequestStream<TestKindsV1.Line>, call) in
        while notes.lines.isEmpty { try await call.loop.sleep(for: .milliseconds(10)) }
        var count: Int64 = 0
        for try await _ in requests { count += 1 }
        return TestKindsV1.Line(number: count)
      }
      let address = try await world.start(router, settings)
      let text = String(repeating: "b", count: 50_000)
      let first = world.channel(to: address, proven)
      let upload = first.loop.spawn {
        let counted = try? await TestKindsV1.KindsClient(first).collect { requests in
          try await requests.send(TestKindsV1.Line(text: text))
          while notes.lines.isEmpty { try await first.loop.sleep(for: .milliseconds(10)) }
        }
        notes.add("counted \(counted?.number ?? 0)")
      }
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(world.servers[0].metrics.bufferedBytes >= 50_000)

      let other = world.channel(to: address, proven)
      let full = await #expect(throws: RPCError.self) {
        _ = try await TestKindsV1.KindsClient(other).collect { requests in
          try await requests.send(TestKindsV1.Line(text: text))
        }
      }
      #expect(full?.code == .resourceExhausted)
      #expect(full?.reason == "buffers_full")
      #expect(full?.retryAfter == .seconds(1))
      #expect(full?.isUnprocessed == false, "its handler ran")
      let shed = await #expect(throws: RPCError.self) {
        let _: Words = try await other.unary(House.echo, Words("x"), Self.bulk)
      }
      #expect(shed?.reason == "overloaded", "half is taken")
      let _: Words = try await other.unary(House.echo, Words("an interactive call is admitted"))

      notes.add("read on")
      await upload.value
      #expect(notes.lines.last == "counted 1")
      try await world.loop.sleep(for: .milliseconds(50))
      #expect(world.servers[0].metrics.bufferedBytes == 0)
    }
  }

  /// How a call ends whose request never became complete.
  enum End: CaseIterable {
    case connectionLost, cancelled, deadline, trickle, drain
  }

  @Test("frees what a call held when it ends, however it ends", arguments: End.allCases)
  func forgets(end: End) async throws {
    try await Carrier.simulation.run { world in
      let address = try await world.start(Kinds.router())
      let channel = world.channel(to: address)
      let peer = RawPeer(try await world.transport.connect(to: address, within: .seconds(1)))
      let call = Self.upload(begins: 50_000, 1_024, timeout: end == .deadline ? 1_000 : .max)
      peer.send(try Golden["A1"] + call)
      try await world.loop.sleep(for: .milliseconds(5))
      let server = world.servers[0]
      #expect(server.metrics.bufferedBytes == 1_056, "the received bytes, not the announced ones")
      switch end {
      case .connectionLost: peer.link.close("gone")
      case .cancelled: peer.send(peer.cancel(1))
      case .deadline: try await world.loop.sleep(for: .seconds(1))
      case .trickle: try await world.loop.sleep(for: .seconds(61))
      case .drain: await server.drain(grace: .milliseconds(1))
      }
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(server.metrics.bufferedBytes == 0)
      #expect(server.shares.held == 0 && server.shares.requests == 0)
      #expect(server.metrics.runningHandlers == 0 && server.shares.running == 0)
      guard end != .drain else { return }
      let _: Words = try await channel.unary(House.echo, Words("others go on"))
    }
  }

  // MARK: Slow senders

  /// CALL of `Kinds/Collect` on stream 1, then the beginning of a message.
  private static func upload(
    begins size: UInt32,
    _ bytes: Int,
    timeout: UInt32 = .max
  ) -> [UInt8] {
    var output = OutputBuffer()
    output.appendCall(
      stream: 1,
      method: 0,
      name: TestKindsV1.Kinds.Methods.collect.name,
      timeout: timeout,
      priority: .interactive,
      metadata: CallMetadata([:]),
      message: nil
    ) { _ in }
    var call = [UInt8](output.bytes)
    call[5] &= ~4
    return call
      + frame(
        5,
        1,
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: size >> $0) }
          + [UInt8](repeating: 0x61, count: bytes)
      )
  }

  private static func frame(_ type: UInt8, _ flags: UInt8, _ payload: [UInt8]) -> [UInt8] {
    [0, 0, UInt8(payload.count >> 8), UInt8(payload.count & 255), type, flags, 0, 0, 0, 1] + payload
  }

  @Test("ends a call whose message arrives too slowly, though bytes keep arriving")
  func trickle() async throws {
    try await Carrier.simulation.run { world in
      let address = try await world.start(Kinds.router())
      let peer = RawPeer(try await world.transport.connect(to: address, within: .seconds(1)))
      peer.send(try Golden["A1"] + Self.upload(begins: 4_000_000, 1_024))
      let more = Self.frame(5, 0, [UInt8](repeating: 0x61, count: 1_024))
      for _ in 0..<5 {
        try await world.loop.sleep(for: .seconds(10))
        peer.send(more)
      }
      #expect(peer.lastEnd == nil, "half a minute is for everyone")
      try await world.loop.sleep(for: .seconds(11))
      #expect(peer.lastEnd == StatusCode.aborted.rawValue)
      #expect(!peer.isClosed)
      #expect(world.servers[0].metrics.limits.contains { $0.name == "slow_sender" })
    }
  }

  @Test("does not end a call whose message arrives steadily")
  func steady() async throws {
    try await Carrier.simulation.run { world in
      let address = try await world.start(Kinds.router())
      let peer = RawPeer(try await world.transport.connect(to: address, within: .seconds(1)))
      peer.send(try Golden["A1"] + Self.upload(begins: 4_000_000, 1_024))
      let more = Self.frame(5, 0, [UInt8](repeating: 0x61, count: 8_192))
      for _ in 0..<90 {
        try await world.loop.sleep(for: .seconds(2))
        peer.send(more)
      }
      #expect(peer.lastEnd == nil)
      #expect(!peer.isClosed)
    }
  }

  @Test("does not accept many frames, each in time, for one that is late")
  func neverAligned() async throws {
    try await Carrier.simulation.run { world in
      let address = try await world.start(House.router())
      let peer = RawPeer(try await world.transport.connect(to: address, within: .seconds(1)))
      let echo = peer.echoCall(bytes: 100)
      let half = echo.count / 2
      peer.send(try Golden["A1"] + echo.prefix(half))
      for number in UInt32(1)...10 {
        try await world.loop.sleep(for: .seconds(3))
        // The rest of one frame and the first half of the next, so no read ends between two frames.
        let this = peer.numbered(echo, number)
        let next = peer.numbered(echo, number + 1)
        peer.send(Array(this.dropFirst(half) + next.prefix(half)))
      }
      #expect(peer.goAway == nil)
      try await world.loop.sleep(for: .seconds(9))
      #expect(peer.goAway == nil)
      try await world.loop.sleep(for: .seconds(2))
      #expect(peer.goAway?.code == .slow, "and the last one is late")
    }
  }
}
