import Testing
import Wire

@testable import RPC

/// Metadata counts against the buffer for as long as a call is open.
@Suite("Metadata that open calls keep")
struct HeldMetadataTests {
  private static let wait = MethodDescriptor(name: "test.House/Wait", kind: .serverStream)
  private static let name = Array(wait.name.utf8)

  /// One entry that counts 7,837 bytes.
  private static let entry = Raw.entry(Array("k-bin".utf8), [UInt8](repeating: 7, count: 7_800))
  private static let size = 7_837

  @Test("counts among the bytes of its address until the call ends")
  func counts() throws {
    let simulation = Simulation(seed: 21)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        var settings = ServerSettings()
        // One address without a proof has 64 KiB of it for its requests.
        settings.maximumBufferedBytes = 1 << 20
        var router = House.router()
        router.registerServerStream(Self.wait) { (_: Words, call, _: ReplyWriter<Words>) in
          try await call.loop.sleep(for: .seconds(1_000))
        }
        let address = try await world.start(router, settings)
        let peer = RawPeer(try await network.connect(to: address, within: .seconds(1)))
        peer.send(try Golden["A1"])
        for id: UInt32 in 1...8 { peer.send(Raw.call(Self.name, on: id, metadata: Self.entry)) }
        try await world.loop.sleep(for: .milliseconds(5))
        let server = world.servers[0]
        #expect(server.metrics.runningHandlers == 8)
        #expect(server.metrics.bufferedBytes == 8 * Int64(Self.size))
        #expect(server.requestBytes == 8 * Self.size)
        // Further bytes are refused: a request, and the metadata of an incomplete call.
        peer.send(Raw.call(Self.name, on: 9, 3, message: [UInt8](repeating: 0x61, count: 3_000)))
        peer.send(Raw.call(Self.name, on: 10, 1, metadata: Self.entry))
        try await world.loop.sleep(for: .milliseconds(5))
        #expect(peer.reasons == ["buffers_full", "buffers_full"])
        // A small call that needs no buffer is admitted.
        peer.send(Raw.call(on: 11, message: Words("short").encoded()) + peer.cancel(1))
        try await world.loop.sleep(for: .milliseconds(5))
        #expect(peer.reasons == ["buffers_full", "buffers_full", ""])
        #expect(server.metrics.bufferedBytes == 7 * Int64(Self.size))
        peer.send(Raw.call(Self.name, on: 12, 1, metadata: Self.entry))
        try await world.loop.sleep(for: .milliseconds(5))
        #expect(peer.ends.count == 3 && server.metrics.bufferedBytes == 8 * Int64(Self.size))
        peer.link.close("done")
        try await world.loop.sleep(for: .milliseconds(5))
        #expect(server.metrics.bufferedBytes == 0)
        #expect(server.shares.held == 0 && server.shares.requests == 0)
      }
    }
  }

  @Test("counts beside a request that grows, and stays counted when the request is forwarded")
  func beside() throws {
    var server = ServerBench()
    let waits = Raw.call(Array("a.B/C".utf8), on: 1, 3, metadata: [], message: [1, 2, 3])
    _ = try server.feed(waits)
    #expect(server.machine.kept == 35)
    server.machine.keep(1_000, of: 1)
    #expect(server.machine.kept == 1_000)
    server.metadata = 500
    _ = try server.feed(Raw.call(Array("a.B/C".utf8), on: 2, 3, message: [1, 2, 3]))
    #expect(server.machine.kept == 1_535)
    server.machine.keep(1_000, of: 2)
    #expect(server.machine.kept == 2_500)
    server.machine.keep(900, of: 2)
    #expect(server.machine.kept == 2_500, "the longest counts")
    server.machine.letGo(2)
    #expect(server.machine.kept == 1_500)
    for id: UInt32 in 1...2 {
      _ = server.machine.fail(id, .cancelled, output: &server.output)
    }
    #expect(server.machine.kept == 0)
  }

  @Test("counts for forwarded calls, as a row and as two calls", arguments: [false, true])
  func passed(unfolds: Bool) throws {
    let simulation = Simulation(seed: 22)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        let far = world.channel(to: try await world.start(House.router()))
        var router = Router()
        router.registerForwarding(House.sleep) { call in
          try call.pass(over: far, CallOptions())
        } otherwise: { _, _, _ in
        }
        if unfolds { router.add(ProxiedCallTests.Onlooker()) }
        let address = try await world.start(router)
        let door = world.servers[1]
        let message = Words("asleep", count: 100).encoded()
        let peer = RawPeer(try await network.connect(to: address, within: .seconds(1)))
        // A row is for methods that have a number, at both ends.
        let name = Array(House.sleep.name.utf8)
        let none = [0, 1] + Raw.number(.max) + [0, 0]
        peer.send(try Golden["A1"])
        peer.send(Raw.frame(.call, 7, on: 1, none + [UInt8(name.count)] + name))
        try await world.loop.sleep(for: .milliseconds(5))
        let length = [UInt8(Self.entry.count >> 8), UInt8(Self.entry.count & 255)]
        let call = [0, 1] + Raw.number(.max) + length + Self.entry + message
        peer.send(Raw.frame(.call, 6, on: 2, call))
        try await world.loop.sleep(for: .milliseconds(50))
        #expect(world.loop.forwardedCount == (unfolds ? 0 : 1))
        #expect(door.metrics.bufferedBytes == Int64(Self.size + message.count))
        #expect(door.requestBytes == Self.size + message.count)
        let connection = try #require(door.connections.values.first)
        #expect(door.unsharedBytes == 0 && connection.held == Self.size + message.count)
        // A row that becomes a full call stays counted.
        if !unfolds {
          world.loop.unfoldAll(connection.machine.forwardedCalls.sortedValues)
          #expect(door.metrics.bufferedBytes == Int64(Self.size + message.count))
          #expect(connection.held == Self.size + message.count)
        }
        try await world.loop.sleep(for: .milliseconds(100))
        #expect(peer.reasons == ["", ""])
        #expect(door.metrics.bufferedBytes == 0 && door.requestBytes == 0)
        #expect(connection.held == 0)
      }
    }
  }

  @Test("is not kept for unknown names: they are one method")
  func unknownNames() {
    var router = House.router()
    router.setFallback { _, _, _ in throw RPCError.unknownMethod }
    let record = router.count()
    func resolved(_ name: String) -> RegisteredMethod? {
      Array(name.utf8).withUnsafeBytes { router.resolve($0) }
    }
    let first = resolved("a.B/C")
    #expect(first != nil && first === resolved("a.B/D") && first === resolved("x"))
    #expect(first?.record === record.unknown && first?.descriptor.name == "unknown")
    #expect(resolved(House.echo.name)?.descriptor == House.echo)
    #expect(resolved("a.B/\u{212a}") == nil, "no name at all")
  }
}
