@testable import RPC
import Testing
import Wire

/// How connections end, and the results of their calls.
@Suite("A connection")
struct EndingTests {
  @Test("stays open while frames arrive, even if no read ends between two of them")
  func neverAligned() async throws {
    try await Carrier.simulation.run { world in
      let accepted = Notes()
      let listener = try await world.transport.listen(at: .loopback(port: 9)) { link in
        let peer = RawPeer(link)
        peer.send(Hello.server(chosen: 1) + Settings().encodedFrame())
        accepted.peers.append(peer)
      }
      let channel = world.channel(to: listener.address)
      let stream: ReplyStream<Words> = try await channel.serverStream(House.count, Words("x"))
      try await world.until { (accepted.peers.first?.received.count ?? 0) > 40 }
      let peer = try #require(accepted.peers.first)
      let message = Words("a piece").encoded()
      let frame = [0, 0, 0, UInt8(message.count), 5, 3, 0, 0, 0, 1] + message
      peer.send(Array(frame.prefix(7)))
      for _ in 0..<10 {
        try await world.loop.sleep(for: .seconds(3))
        peer.send(Array(frame.dropFirst(7) + frame.prefix(7)))
      }
      var iterator = stream.makeAsyncIterator()
      for _ in 0..<10 { #expect(try await iterator.next() == Words("a piece")) }
      #expect(!peer.isClosed)
      try await world.loop.sleep(for: .seconds(11))
      #expect(peer.isClosed, "and the last one is late")
    }
  }

  @Test(
    "drains: running calls finish, endless streams end, then it closes",
    arguments: Carrier.allCases
  )
  func drain(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      let channel = try await world.serve(House.router())
      let slow = channel.loop.spawn {
        let reply: Words? = try? await channel.unary(House.sleep, Words("done", count: 100))
        notes.add(reply?.text ?? "lost")
      }
      let stream = try await RPCV1.HealthClient(channel).watch(RPCV1.HealthCheckRequest())
      var iterator = stream.makeAsyncIterator()
      #expect(try await iterator.next()?.status == .serving)
      // The server read the slow call first.
      let _: Words = try await channel.unary(House.echo, Words("x"))
      await world.servers[0].drain(grace: .seconds(5))
      notes.add("drained")
      await slow.value
      #expect(notes.lines.sorted() == ["done", "drained"])
      let error = await #expect(throws: RPCError.self) {
        while let status = try await iterator.next()?.status { #expect(status == .notServing) }
      }
      #expect(error?.reason == "draining")
      #expect(error?.message.contains("cursor") == false, "it has none")
      #expect(error?.isUnprocessed == false, "it was served until now")
      let after = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(House.echo, Words("x"))
      }
      #expect(after?.reason == "peer_unavailable")
    }
  }

  @Test("ends calls when its channel closes, also on connections that a server drains")
  func closedWhileDraining() async throws {
    try await Carrier.simulation.run { world in
      let channel = try await world.serve(House.router())
      let notes = Notes()
      let call = channel.loop.spawn {
        do {
          let _: Words = try await channel.unary(House.sleep, Words("done", count: 20_000))
        } catch {
          notes.add(RPCError(describing: error).reason)
        }
      }
      let _: Words = try await channel.unary(House.echo, Words("x"))
      let drain = channel.loop.spawn { await world.servers[0].drain(grace: .seconds(25)) }
      try await world.loop.sleep(for: .seconds(3))
      let start = world.loop.now
      channel.close()
      await call.value
      #expect(notes.lines == ["connection_lost"] && world.loop.now - start < .seconds(1))
      await drain.value
    }
  }

  @Test(
    "of a stopping server ends a stream with little time left if a cursor can resume it (matrix row 60)",
    arguments: [true, false]
  )
  func shortStream(isResumable: Bool) async throws {
    try await Carrier.simulation.run { world in
      let follow = MethodDescriptor(
        name: "test.House/Follow",
        kind: .serverStream,
        isResumable: isResumable
      )
      var router = House.router()
      router.registerServerStream(follow) {
        (_: Words, call, replies: ReplyWriter<Words>) in
        try await replies.send(Words("here"))
        try await call.loop.sleep(for: .seconds(9))
      }
      let channel = try await world.serve(router)
      let stream: ReplyStream<Words> = try await channel.serverStream(
        follow,
        Words("x"),
        CallOptions(timeout: .seconds(15))
      )
      var iterator = stream.makeAsyncIterator()
      _ = try await iterator.next()
      let start = world.loop.now
      let stopped = world.loop.spawn { await world.servers[0].drain(grace: .seconds(20)) }
      do {
        #expect(try await iterator.next() == nil && !isResumable)
      } catch {
        let error = RPCError(describing: error)
        #expect(error.reason == "draining" && isResumable)
        #expect(error.message.contains("continue from the last cursor"))
      }
      _ = await stopped.value
      #expect((world.loop.now - start < .seconds(2)) == isResumable)
    }
  }

  @Test(
    "of a stopping server lets calls of unknown methods go on, because they may change something"
  )
  func unknownMethod() async throws {
    try await Carrier.simulation.run { world in
      var router = Router()
      router.setFallback { request, call, replies in
        var request = request
        let bytes = try request.message()
        try await call.loop.sleep(for: .seconds(9))
        try await replies.send(bytes)
      }
      let channel = try await world.serve(router)
      let asked = world.loop.spawn { () -> String in
        let options = CallOptions(timeout: .seconds(15))
        let reply: Words? = try? await channel.unary(House.echo, Words("x"), options)
        return reply?.text ?? "lost"
      }
      try await world.loop.sleep(for: .seconds(1))
      await world.servers[0].drain(grace: .seconds(20))
      #expect(await asked.value == "x")
    }
  }

  @Test(
    "cancels calls that do not end within the grace period of a drain",
    arguments: Carrier.allCases
  )
  func grace(carrier: Carrier) async throws {
    try await carrier.run { world in
      let channel = try await world.serve(House.router())
      let slow = channel.loop.spawn { () -> String in
        do {
          let _: Words = try await channel.unary(House.sleep, Words("x", count: 50_000))
          return "done"
        } catch {
          return (error as? RPCError)?.reason ?? "?"
        }
      }
      // The server read the slow call first.
      let _: Words = try await channel.unary(House.echo, Words("x"))
      await world.servers[0].drain(grace: .milliseconds(50))
      #expect(await slow.value == "connection_lost")
    }
  }

  @Test("that breaks ends its calls, and the next call opens a new one")
  func broken() async throws {
    let simulation = Simulation(seed: 3)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        let address = try await world.start(House.router())
        let channel = world.channel(to: address)
        let slow = world.loop.spawn { () -> String in
          do {
            let _: Words = try await channel.unary(House.sleep, Words("x", count: 50_000))
            return "done"
          } catch {
            return (error as? RPCError)?.reason ?? "?"
          }
        }
        try await world.loop.sleep(for: .milliseconds(20))
        network.breakConnections(to: address)
        #expect(await slow.value == "connection_lost")
        let reply: Words = try await channel.unary(House.echo, Words("again"))
        #expect(reply == Words("again"))
      }
    }
  }

  @Test("to a silent address fails after the connect timeout")
  func silent() async throws {
    let simulation = Simulation(seed: 3)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        let address = try await world.start(House.router())
        network.setSilent(address, true)
        let channel = world.channel(to: address)
        let started = world.loop.now
        let error = await #expect(throws: RPCError.self) {
          let _: Words = try await channel.unary(House.echo, Words("x"))
        }
        #expect(error?.reason == "peer_unavailable")
        #expect(world.loop.now - started == channel.settings.connectTimeout)
      }
    }
  }

  @Test(
    "to several silent addresses fails after one attempt at each",
    arguments: [(Balancing.pickFirst, 3), (.roundRobin, 1)]
  )
  func allSilent(balancing: Balancing, times: Int) async throws {
    let simulation = Simulation(seed: 3)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        var addresses: [Address] = []
        for _ in 0..<3 { addresses.append(try await world.start(House.router())) }
        for address in addresses { network.setSilent(address, true) }
        var settings = ChannelSettings()
        settings.balancing = balancing
        let channel = Channel(addresses: addresses, transport: network, settings: settings)
        let started = world.loop.now
        let error = await #expect(throws: RPCError.self) {
          let _: Words = try await channel.unary(
            House.echo,
            Words("x"),
            CallOptions(isRetried: false)
          )
        }
        #expect(error?.reason == "peer_unavailable")
        #expect(world.loop.now - started == settings.connectTimeout * times)
        // Later callers wait for the current attempt.
        for address in addresses { network.setSilent(address, false) }
        try await world.loop.sleep(for: settings.longestBackoff)
        let reply: Words = try await channel.unary(House.echo, Words("again"))
        #expect(reply == Words("again"))
        channel.close()
      }
    }
  }

  @Test("that goes silent is closed, and its calls fail")
  func keepalive() async throws {
    let simulation = Simulation(seed: 3)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        // A server that accepts all bytes and sends nothing after the opening.
        let listener = try await network.listen(at: .loopback(port: 9)) { link in
          let mute = MuteServer(link)
          link.receiver = mute
        }
        let channel = world.channel(to: listener.address)
        let started = world.loop.now
        let error = await #expect(throws: RPCError.self) {
          let _: Words = try await channel.unary(House.echo, Words("x"))
        }
        #expect(error?.reason == "connection_lost")
        #expect(world.loop.now - started == .seconds(50))
      }
    }
  }

  @Test("is closed when its channel is released", arguments: Carrier.allCases)
  func dropped(carrier: Carrier) async throws {
    try await carrier.run { world in
      let address = try await world.start(House.router())
      let transport = world.transport
      let reply = try await { () async throws -> Words in
        let channel = Channel(address: address, transport: transport)
        return try await channel.unary(House.echo, Words("x"))
      }()
      #expect(reply == Words("x"))
      let server = world.servers[0]
      try await world.until { server.connectionCount == 0 }
    }
  }

  /// Handlers run inside the reading of their connection, in the buffer all links of a loop share.
  @Test("may close another one that has unread input, while its own is being read")
  func closingInside() async throws {
    try await Carrier.tcp.run { world in
      let accepted = Accepted()
      let listener = try await world.transport.listen(at: .loopback(port: 0)) { link in
        accepted.links.append(link)
        link.receiver = accepted.links.count == 1 ? Closer(accepted) : nil
        link.pauseReading()
      }
      for byte in [UInt8(1), 2] {
        let link = try await world.transport.connect(to: listener.address, within: .seconds(1))
        RawPeer(link).send([UInt8](repeating: byte, count: 5_000))
      }
      try await world.until { accepted.links.count == 2 }
      try await world.loop.sleep(for: .milliseconds(20))
      accepted.links[0].resumeReading()
      try await world.until { accepted.read.count == 5_000 }
      #expect(accepted.read.allSatisfy { $0 == 1 })
      #expect(accepted.links[1].isClosed)
      listener.close()
    }
  }

  private final class Accepted: @unchecked Sendable {
    var links: [Link] = []
    var read: [UInt8] = []
  }

  private final class Closer: LinkReceiver {
    private let accepted: Accepted

    init(_ accepted: Accepted) {
      self.accepted = accepted
    }

    func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
      accepted.links[1].close("from inside")
      accepted.read += bytes
      return bytes.count
    }

    func linkWillWrite() {}

    func linkDidWrite() {}

    func linkClosed(_ why: String) {}
  }
}
