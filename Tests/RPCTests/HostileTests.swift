import Testing
import Wire

@testable import RPC

/// Peers that violate the protocol are disconnected, and others are not affected.
@Suite("A hostile peer")
struct HostileTests {
  /// A server and a hostile peer; afterwards other clients are served.
  static func face(
    _ settings: ServerSettings = ServerSettings(),
    _ body: @escaping @Sendable (World, RawPeer) async throws -> Void
  ) throws {
    let simulation = Simulation(seed: 11)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        let channel = try await world.serve(House.router(), server: settings)
        let peer = RawPeer(try await network.connect(to: channel.address, within: .seconds(1)))
        try await body(world, peer)
        let echo: Words = try await channel.unary(House.echo, Words("others go on"))
        #expect(echo == Words("others go on"))
      }
    }
  }

  @Test("that sends garbage is closed at the first wrong byte, without an answer")
  func garbage() throws {
    try Self.face { world, peer in
      peer.send(Array("GET / HTTP/1.1\r\n".utf8))
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(peer.isClosed)
      #expect(peer.received == [])
    }
  }

  @Test(
    "of another protocol is logged with at most 32 of its first bytes",
    arguments: [
      ("GET / HTTP/1.1\r\nHost: x\r\n\r\n", "\"GET / HTTP/1.1\""),
      ("POST /what-is-this-long-path-about", "\"POST /what-is-this-long-path-abo\""),
      ("GET /x?token=secret HTTP/1.1", "\"GET /x\""),
      ("\u{1b}]0;x\u{7}", "\".]0;x.\""), ("\u{16}\u{3}\u{1}", "TLS"),
    ]
  )
  func otherProtocol(said: String, told: String) throws {
    let fault = Array(said.utf8).withUnsafeBytes { ConnectionFault.notTheMagic($0) }
    #expect(fault.text == "not the magic, but \(told)")
  }

  @Test("that sends nothing is closed when the time for the opening is over")
  func silence() throws {
    try Self.face { world, peer in
      peer.send([0xda, 0x59])
      try await world.loop.sleep(for: .milliseconds(1_990))
      #expect(!peer.isClosed)
      try await world.loop.sleep(for: .milliseconds(20))
      #expect(peer.isClosed)
    }
  }

  @Test("that opens correctly and then sends nonsense gets the reason")
  func nonsense() throws {
    try Self.face { world, peer in
      peer.send(try Golden["A1"] + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(peer.isClosed)
      #expect(peer.goAway?.code == .protocol)
    }
  }

  @Test("with a frame longer than announced gets the reason, from the header alone")
  func longFrame() throws {
    try Self.face { world, peer in
      peer.send(try Golden["A1"] + [0, 0, 0x40, 1, 3, 0, 0, 0, 0, 1])
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(peer.isClosed)
      #expect(peer.goAway?.code == .frameSize)
    }
  }

  @Test("with SETTINGS of more than 1,024 bytes gets the reason, from the header alone")
  func longSettings() throws {
    try Self.face { world, peer in
      peer.send(Hello.client + [0, 0, 4, 1, 1, 0, 0, 0, 0, 0])
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(peer.isClosed)
      #expect(peer.goAway?.code == .settings)
    }
  }

  @Test("with as many frames as it can send gets its turn, and others get theirs")
  func turns() async throws {
    try await Carrier.simulation.run { world in
      let channel = try await world.serve(House.router())
      let _: Words = try await channel.unary(House.echo, Words("here"))
      let link = try await world.transport.connect(to: channel.address, within: .seconds(1))
      let peer = RawPeer(link)
      let count: UInt32 = 4_000
      let call = Raw.call(on: 1, message: Words("me").encoded())
      peer.send(try Golden["A1"] + (1...count).flatMap { peer.numbered(call, $0) })
      let echo: Words = try await channel.unary(House.echo, Words("and me"))
      #expect(echo == Words("and me"))
      #expect(peer.ends.count < Int(count) / 2)
      let waiting = world.servers[0].metrics.bufferedBytes
      #expect(waiting > Int(count) / 2 * call.count, "queued input counts")
      try await world.loop.sleep(for: .milliseconds(50))
      #expect(peer.ends.count == Int(count))
    }
  }

  @Test(
    "that has sent everything and closes its side, or disconnects, is read to the end",
    arguments: Carrier.allCases,
    [true, false]
  )
  func heardToTheEnd(carrier: Carrier, isListening: Bool) async throws {
    let heard = try await Self.heard(of: House.echo, carrier, isListening: isListening)
    #expect(heard == 1_000)
  }

  @Test(
    "that disconnects after public calls is read no further",
    arguments: [Carrier.memory, .tcp, .tls]
  )
  func heardNoFurther(carrier: Carrier) async throws {
    let heard = try await Self.heard(of: MixedClients.open, carrier, isListening: false)
    #expect(heard < 1_000)
  }

  /// The number of calls that run, of a thousand that a peer sends before it closes its side or
  /// disconnects.
  private static func heard(
    of method: MethodDescriptor,
    _ carrier: Carrier,
    isListening: Bool
  ) async throws -> Int64 {
    let notes = Notes()
    try await carrier.run { world in
      var router = House.router()
      router.registerUnary(MixedClients.open) { (request: Words, _) in request }
      let address = try await world.start(router)
      let rpc = world.servers[0]
      let peer = RawPeer(try await world.transport.connect(to: address, within: .seconds(1)))
      peer.send(try Golden["A1"])
      try await world.until { !peer.received.isEmpty }
      // Few enough for the kernel's buffer: a closed peer has sent all it wrote.
      let call = Raw.call(Array(method.name.utf8), on: 1, message: Words("me").encoded())
      peer.send((1...1_000).flatMap { peer.numbered(call, $0) })
      isListening ? peer.link.endWhenWritten() : peer.link.closeWhenWritten("all was said")
      try await world.until { rpc.connectionCount == 0 }
      #expect(rpc.readers.count == 0 && rpc.metrics.bufferedBytes == 0)
      notes.ways = Int(rpc.metrics.methods.first { $0.name == method.name }?.ended ?? 0)
    }
    return Int64(notes.ways)
  }

  @Test("may send pings as often as calls end, refused ones included")
  func pingsAmongRefusals() throws {
    try Self.face { world, peer in
      let ping: [UInt8] = [0, 0, 0, 8, 9, 0, 0, 0, 0, 0] + [UInt8](repeating: 7, count: 8)
      var output = OutputBuffer()
      output.append(contentsOf: try Golden["A1"])
      for stream in UInt32(1)...20 {
        output.append(contentsOf: peer.numbered(peer.unknownCall(), stream) + ping)
      }
      peer.send([UInt8](output.bytes))
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(!peer.isClosed)
      peer.send(ping + ping + ping)
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(peer.goAway?.text == "too_many_pings")
    }
  }

  @Test("that stops in the middle of a message loses only its own call (matrix 9)")
  func pausedMessage() throws {
    try Self.face { world, peer in
      var begin = [UInt8]([0, 0, 4, 4, 5, 1, 0, 0, 0, 1, 0, 0, 8, 0])
      begin += [UInt8](repeating: 0x61, count: 1_024)
      var call = peer.echoCall(bytes: 0)
      // Neither a message nor the last.
      call[5] = 1
      peer.send(try Golden["A1"] + call + begin)
      try await world.loop.sleep(for: .seconds(29))
      #expect(peer.lastEnd == nil)
      try await world.loop.sleep(for: .seconds(32))
      #expect(peer.lastEnd == 10, "ABORTED")
      #expect(!peer.isClosed)
    }
  }

  @Test("that begins a frame and does not end it is closed after ten seconds")
  func slowFrame() throws {
    try Self.face { world, peer in
      peer.send(try Golden["A1"] + [0, 0, 0, 8, 3])
      for _ in 0..<9 {
        try await world.loop.sleep(for: .seconds(1))
        #expect(!peer.isClosed)
        peer.send([0])
      }
      try await world.loop.sleep(for: .milliseconds(1_100))
      #expect(peer.isClosed)
      #expect(peer.goAway?.code == .slow)
    }
  }

  @Test("that calls and never reads makes the server stop reading, then close")
  func neverReads() throws {
    try Self.face { world, peer in
      peer.send(try Golden["A1"])
      try await world.loop.sleep(for: .milliseconds(5))
      peer.isReading = false
      let call = peer.echoCall(bytes: 15_000)
      for id in 1...400 { peer.send(peer.numbered(call, UInt32(id))) }
      try await world.loop.sleep(for: .seconds(1))
      #expect(peer.waitingToBeSent > 3 << 20, "the server has stopped reading")
      try await world.loop.sleep(for: .seconds(11))
      #expect(peer.isClosed)
    }
  }

  @Test("that calls and cancels without end gets GOAWAY")
  func rapidReset() throws {
    try Self.face { world, peer in
      peer.send(try Golden["A1"])
      let call = peer.sleepCall()
      for id in 1...1_000 {
        peer.send(peer.numbered(call, UInt32(id)) + peer.cancel(UInt32(id)))
      }
      try await world.loop.sleep(for: .milliseconds(100))
      #expect(peer.isClosed)
      #expect(peer.goAway?.code == .calm)
    }
  }

  @Test("that calls and cancels has no more handlers than others that do not cancel (matrix 13)")
  func handlersThatStay() throws {
    let simulation = Simulation(seed: 11)
    let network = MemoryTransport(simulation.loop)
    let notes = Notes()
    try simulation.run {
      try await World.run(network) { world in
        var router = House.router()
        // It ignores cancellation.
        router.registerUnary(House.sleep) { (request: Words, call) in
          notes.add("runs")
          await withUnsafeContinuation { continuation in
            _ = call.loop.schedule(after: .seconds(20)) { continuation.resume() }
          }
          return request
        }
        let channel = try await world.serve(router)
        let peer = RawPeer(try await network.connect(to: channel.address, within: .seconds(1)))
        peer.send(try Golden["A1"])
        let call = peer.sleepCall()
        for id in UInt32(1)...140 { peer.send(peer.numbered(call, id) + peer.cancel(id)) }
        try await world.loop.sleep(for: .milliseconds(5))
        let limit = ConnectionLimits().maximumStreams
        #expect(notes.lines.count == limit)
        #expect(world.servers[0].metrics.runningHandlers == Int64(limit))
        #expect(peer.reasons == [String](repeating: "too_many_streams", count: 140 - limit))
        #expect(!peer.isClosed)
        for id in UInt32(141)...400 { peer.send(peer.numbered(call, id) + peer.cancel(id)) }
        try await world.loop.sleep(for: .milliseconds(5))
        #expect(peer.goAway?.code == .calm && notes.lines.count == limit)
        #expect(
          world.servers[0].metrics.runningHandlers == Int64(limit),
          "they count until they return"
        )
        let _: Words = try await channel.unary(House.echo, Words("others go on"))
        try await world.loop.sleep(for: .seconds(21))
        #expect(world.servers[0].metrics.runningHandlers == 0)
      }
    }
  }

  @Test("that sends invalid requests without end gets GOAWAY")
  func unreadable() throws {
    try Self.face { world, peer in
      peer.send(try Golden["A1"])
      let call = Raw.call(on: 1, message: [0xff])
      for id in 1...400 { peer.send(peer.numbered(call, UInt32(id))) }
      try await world.loop.sleep(for: .milliseconds(100))
      #expect(peer.isClosed)
      #expect(peer.goAway?.code == .calm)
      let ends = peer.ends
      #expect((190..<250).contains(ends.count))
      #expect(ends.allSatisfy { $0.reason == "malformed_message" })
    }
  }

  @Test("beyond the connection limit gets the reason")
  func tooMany() throws {
    var settings = ServerSettings()
    settings.maximumConnections = 1
    try Self.face(settings) { world, first in
      first.send(try Golden["A1"] + first.sleepCall())
      try await world.loop.sleep(for: .milliseconds(5))
      let place = try #require(world.address(of: 0))
      let link = try await world.transport.connect(to: place, within: .seconds(1))
      let second = RawPeer(link)
      second.send(try Golden["A1"])
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(second.isClosed)
      #expect(second.goAway?.code == .full)
      first.link.close("make room")
      try await world.loop.sleep(for: .milliseconds(5))
    }
  }

  @Test("that floods from one address leaves the slots of others free")
  func floodOfOneAddress() throws {
    var settings = ServerSettings()
    settings.maximumConnections = 4
    settings.maximumConnectionsPerAddress = 2
    try Self.face(settings) { world, first in
      first.send(try Golden["A1"])
      try await world.loop.sleep(for: .milliseconds(5))
      let place = try #require(world.address(of: 0))
      var flood: [RawPeer] = []
      for _ in 0..<200 {
        flood.append(RawPeer(try await world.transport.connect(to: place, within: .seconds(1))))
      }
      try await world.loop.sleep(for: .milliseconds(5))
      // Each newcomer evicts the connection that has been silent longest; opened ones stay.
      #expect(flood.filter { !$0.isClosed }.count == 3)
      #expect(flood.suffix(3).allSatisfy { !$0.isClosed })
      #expect(!first.isClosed)
      try await world.loop.sleep(for: .seconds(10))
      #expect(flood.filter { !$0.isClosed }.isEmpty)
      let late = RawPeer(try await world.transport.connect(to: place, within: .seconds(1)))
      late.send(try Golden["A1"])
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(!late.isClosed)
      late.link.close("done")
      try await world.loop.sleep(for: .milliseconds(5))
    }
  }
}
