import RPC
import Testing
import Wire

/// A proxy without a task per call: bytes are unchanged, and both sides end together.
@Suite("A call that is forwarded at once")
struct ForwardedCallTests {
  /// Transports whose time advances only when everything else has happened.
  private static let virtual = Carrier.allCases.filter(\.isSimulated)

  /// Notes how calls went.
  private final class Noting: ForwardingInterceptor {
    private let notes: Notes

    init(_ notes: Notes) {
      self.notes = notes
    }

    func answered(_ call: ForwardedFacts, head: inout Metadata, trailers: inout Metadata) {
      notes.add("OK")
    }

    func refused(_ call: ForwardedFacts, _ error: RPCError) -> RPCError {
      notes.add(error.code.name)
      return error
    }
  }

  /// Forwards everything to `upstream`, and notes the results.
  private static func door(to upstream: Channel, _ notes: Notes) -> Router {
    var router = Router()
    for method in [House.echo, House.fail, House.sleep] {
      router.registerForwarding(method) { call in
        if call.metadata["hello"] == "slowly" { return call.handle() }
        let options = CallOptions(metadata: call.metadata)
        return try call.pass(over: upstream, options, Noting(notes))
      } otherwise: { request, call, replies in
        notes.add("handler")
        var request = request
        try await replies.send(try request.message())
      }
    }
    return router
  }

  @Test(
    "delivers the reply of any size, compressed or not, with its trailers",
    arguments: Carrier.allCases
  )
  func reply(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      let upstream = try await world.serve(House.router())
      var zipped = ChannelSettings()
      zipped.compressesFrom = 100
      let door = Self.door(to: upstream, notes)
      for settings in [ChannelSettings(), zipped] {
        let channel = try await world.serve(door, client: settings)
        for size in [0, 10, 100_000] {
          let words = Words(String(repeating: "w", count: size))
          let options = CallOptions(metadata: ["hello": "there"])
          let reply: Reply<Words> = try await channel.unaryReply(House.echo, words, options)
          #expect(reply.message == words)
          #expect(reply.trailers["seen-hello"] == "there")
        }
      }
      #expect(notes.lines == Array(repeating: "OK", count: 6))
    }
  }

  @Test("runs in a handler where the proxy wants that", arguments: Carrier.allCases)
  func handled(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      let upstream = try await world.serve(House.router())
      let channel = try await world.serve(Self.door(to: upstream, notes))
      let options = CallOptions(metadata: ["hello": "slowly"])
      let reply: Words = try await channel.unary(House.echo, Words("x"), options)
      #expect(reply == Words("x"))
      #expect(notes.lines == ["handler"])
    }
  }

  @Test("delivers the refusal unchanged", arguments: Carrier.allCases)
  func refusal(carrier: Carrier) async throws {
    try await carrier.run { world in
      let upstream = try await world.serve(House.router())
      let channel = try await world.serve(Self.door(to: upstream, Notes()))
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(House.fail, Words("odd"))
      }
      #expect(error?.code == .failedPrecondition)
      #expect(error?.reason == "odd")
      #expect(error?.violations.count == 1)
      #expect(error?.trailers["why"] == "because")
    }
  }

  @Test("ends at its deadline on all three sides (matrix 58)", arguments: virtual)
  func deadline(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      var far = Router()
      far.registerUnary(House.sleep) { (request: Words, call) in
        notes.add("\((call.remaining ?? .seconds(999)) <= .milliseconds(60))")
        do {
          try await call.loop.sleep(for: .seconds(50))
        } catch {
          notes.add("far handler cancelled")
        }
        return request
      }
      let upstream = try await world.serve(far)
      let channel = try await world.serve(Self.door(to: upstream, notes))
      let error = await #expect(throws: RPCError.self) {
        let options = CallOptions(timeout: .milliseconds(60))
        let _: Words = try await channel.unary(House.sleep, Words("x"), options)
      }
      #expect(error?.code == .deadlineExceeded)
      try await world.until { notes.lines.contains("far handler cancelled") }
      try await world.until { notes.lines.count == 3 }
      #expect(notes.lines.first == "true")
      #expect(notes.lines.contains("DEADLINE_EXCEEDED"))
    }
  }

  @Test("ends when its caller cancels (matrix 59)", arguments: Carrier.allCases)
  func cancellation(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      var far = Router()
      far.registerUnary(House.sleep) { (request: Words, call) in
        notes.add("runs")
        do {
          try await call.loop.sleep(for: .seconds(50))
        } catch {
          notes.add("far handler cancelled")
        }
        return request
      }
      let upstream = try await world.serve(far)
      let channel = try await world.serve(Self.door(to: upstream, notes))
      let task = channel.loop.spawn {
        _ = try? await channel.unary(House.sleep, Words("x")) as Words
      }
      try await world.until { notes.lines == ["runs"] }
      task.cancel()
      await task.value
      try await world.until { notes.lines.contains("far handler cancelled") }
      #expect(notes.lines.filter { $0 == "CANCELLED" }.count == 1)
    }
  }

  @Test("fails once when its upstream is lost, and the next call works")
  func lost() async throws {
    let simulation = Simulation(seed: 3)
    let transport = MemoryTransport(simulation.loop)
    try simulation.run {
      let notes = Notes()
      let far = RPCServer(router: House.router(), transport: transport)
      let address = try await far.start(at: .loopback(port: 7_000))
      let upstream = Channel(address: address, transport: transport)
      let door = RPCServer(router: Self.door(to: upstream, notes), transport: transport)
      let front = try await door.start(at: .loopback(port: 7_001))
      let channel = Channel(address: front, transport: transport)
      let _: Words = try await channel.unary(House.echo, Words("x"))
      let call = transport.loop.spawn {
        do {
          _ = try await channel.unary(House.sleep, Words("x", count: 60_000)) as Words
        } catch {
          notes.add("caller " + RPCError(describing: error).reason)
        }
      }
      try await transport.loop.sleep(for: .milliseconds(20))
      transport.breakConnections(to: address)
      await call.value
      #expect(notes.lines == ["OK", "UNAVAILABLE", "caller connection_lost"])
      let _: Words = try await channel.unary(House.echo, Words("x"))
      channel.close()
      upstream.close()
      await door.drain(grace: .milliseconds(10))
      await far.drain(grace: .milliseconds(10))
    }
  }
}
