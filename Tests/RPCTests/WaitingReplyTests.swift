import Testing
import Wire

@testable import RPC

/// Unread replies, and other callers meanwhile.
@Suite("A server with waiting replies")
struct WaitingReplyTests {
  private static let key = [UInt8](repeating: 7, count: 32)
  private static let download = MethodDescriptor(
    name: "test.House/Download",
    kind: .unary,
    hasNoSideEffects: true
  )

  /// One unauthenticated address has 64 KiB for its requests, and no calls above 256 KiB.
  private static let budget = 1 << 20

  private static func router() -> Router {
    var router = House.router()
    router.registerUnary(download) { (request: Words, call) in
      Words(String(repeating: "d", count: Int(request.count)))
    }
    return router
  }

  /// The least credit there may be: 16 KiB for a stream, 64 KiB for all.
  private static let opening: [UInt8] = {
    let credit: [UInt8] = [0, 5, 0, 4, 0, 0, 0x40, 0, 0, 6, 0, 4, 0, 1, 0, 0]
    return [0xda, 0x59, 0x42, 0x4b, 1, 1, 0, 0] + Raw.frame(.settings, on: 0, credit)
  }()

  private static func call(_ stream: UInt32, _ bytes: Int) -> [UInt8] {
    let request = Words("", count: UInt64(bytes)).encoded()
    return Raw.call(Array(download.name.utf8), on: stream, message: request)
  }

  private static func outcome(_ call: () async throws -> Void) async -> String {
    do {
      try await call()
      return "OK"
    } catch {
      return RPCError(describing: error).reason
    }
  }

  @Test(
    "accepts an address's uploads beside its downloads, and no large replies above a quarter of all"
  )
  func downloads() async throws {
    let simulation = Simulation(seed: 15)
    let network = MemoryTransport(simulation.loop)
    let lines = Notes()
    try simulation.run {
      try await World.run(network) { world in
        var settings = ServerSettings()
        settings.maximumBufferedBytes = Self.budget
        settings.clusterKey = Self.key
        let address = try await world.start(Self.router(), at: .loopback(port: 7_000), settings)
        let server = world.servers[0]
        server.onShareFull = { lines.add("\($0): \($1)") }
        // All arrive through one proxy.
        network.behaviour.host = "10.0.0.1"
        let reader = RawPeer(try await network.connect(to: address, within: .seconds(1)))
        reader.send(Self.opening)
        for stream: UInt32 in 1...13 { reader.send(Self.call(stream, 20_000)) }
        try await world.loop.sleep(for: .milliseconds(5))
        let waits = server.metrics.bufferedBytes
        #expect((150_000...250_000).contains(waits), "more than the address's requests may be")
        #expect(server.shares.requests == 0)
        let channel = world.channel(to: address)
        let upload = Words(String(repeating: "u", count: 16_000))
        func echo(_ channel: Channel, _ priority: Priority = .interactive) async -> String {
          await Self.outcome {
            let options = CallOptions(timeout: .seconds(5), priority: priority)
            let reply: Words = try await channel.unary(House.echo, upload, options)
            #expect(reply == upload)
          }
        }
        #expect(await echo(channel) == "OK")
        #expect(lines.lines.isEmpty)
        // Bulk work has half of that, as of every limit.
        #expect(await echo(channel, .bulk) == "overloaded")
        for stream: UInt32 in 14...24 { reader.send(Self.call(stream, 20_000)) }
        try await world.loop.sleep(for: .milliseconds(5))
        #expect((240_000...256 << 10).contains(server.metrics.bufferedBytes))
        // A request that fits into a frame is admitted as far as its call is.
        #expect(await echo(channel) == "OK")
        let more = await Self.outcome {
          let options = CallOptions(isRetried: false)
          let _: Words = try await channel.unary(Self.download, Words("", count: 20_000), options)
        }
        #expect(more == "buffers_full")
        #expect(lines.lines.count == 1 && lines.lines[0].contains("0 of them requests"))
        let met = server.metrics.limits.first { $0.name == MetLimit.addressBuffers.rawValue }
        #expect((met?.count ?? 0) >= 2)
        // Other addresses, and processes of the installation, do not notice.
        #expect(await echo(world.channel(to: address, .service(clusterKey: Self.key))) == "OK")
        network.behaviour.host = "10.0.0.2"
        #expect(await echo(world.channel(to: address)) == "OK")
        // Reading or cancelling frees bytes.
        reader.send(Raw.frame(.credit, on: 0, Raw.number(1 << 20)))
        try await world.loop.sleep(for: .milliseconds(5))
        #expect(await echo(channel) == "OK")
        #expect(reader.ends.count > 10)
        reader.link.close("done")
        try await world.loop.sleep(for: .milliseconds(5))
        #expect(server.metrics.bufferedBytes == 0 && server.shares.held == 0)
      }
    }
  }
}
