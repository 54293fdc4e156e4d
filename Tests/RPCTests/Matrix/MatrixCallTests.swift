import TestKinds
import Testing

@testable import RPC

/// The fault matrix, rows 59 and 60: cancelled calls and stopping servers.
@Suite("Across a chain of servers")
struct MatrixCallTests {
  private typealias Line = TestKindsV1.Line

  /// A far server that notes the end of its handlers, and a near one that forwards calls.
  private static func row(_ world: World, _ notes: Notes) async throws -> Channel {
    var far = Router()
    far.registerBidirectional(TestKindsV1.Kinds.Methods.talk) {
      (requests: RequestStream<Line>, call, replies: ReplyWriter<Line>) in
      notes.add("begins")
      do {
        for try await line in requests {
          notes.add("takes \(line.number)")
          try await replies.send(line)
        }
        notes.add("saw the end")
        try await call.loop.sleep(for: .seconds(3_600))
      } catch {
        notes.add("cancelled")
        throw error
      }
    }
    let upstream = try await world.serve(far)
    var near = Router()
    near.registerRawStream(TestKindsV1.Kinds.Methods.talk) { requests, call, replies in
      let exchange = try await upstream.exchangeRaw(TestKindsV1.Kinds.Methods.talk)
      let writing = call.loop.spawn {
        do { try await exchange.requests.forward(requests) } catch { exchange.replies.cancel() }
      }
      defer { writing.cancel() }
      for try await reply in exchange.replies { try await replies.send(reply.bytes) }
    }
    return try await world.serve(near)
  }

  @Test(
    "a cancelled call ends at the last of them within 100 ms, at any time (matrix 59)",
    arguments: Carrier.allCases.filter(\.isSimulated),
    0..<4
  )
  func givenUp(carrier: Carrier, phase: Int) async throws {
    try await carrier.run { world in
      let notes = Notes()
      let channel = try await Self.row(world, notes)
      _ = try await channel.checkHealth()
      let exchange: Exchange<Line, Line> = try await channel.bidirectional(
        TestKindsV1.Kinds.Methods.talk
      )
      var iterator = exchange.replies.makeAsyncIterator()
      try await world.until { notes.lines == ["begins"] }
      if phase > 0 {
        try await exchange.requests.send(Line(number: 1))
        try await world.until { notes.lines.last == "takes 1" }
      }
      if phase > 1 { #expect(try await iterator.next()?.number == 1) }
      if phase > 2 {
        exchange.requests.finish()
        try await world.until { notes.lines.last == "saw the end" }
      }
      let start = world.loop.now
      exchange.replies.cancel()
      try await world.until { notes.lines.last == "cancelled" }
      #expect(world.loop.now - start <= .milliseconds(100))
      let error = await #expect(throws: RPCError.self) {
        // Earlier messages are still read.
        while try await iterator.next() != nil {}
      }
      #expect(error?.code == .cancelled)
      try await world.until {
        world.servers.allSatisfy { $0.metrics.runningHandlers == 0 }
      }
    }
  }

  @Test(
    "calls that are safe to repeat all succeed while servers restart (matrix 60)",
    arguments: Carrier.allCases.filter(\.isSimulated)
  )
  func rollingRestart(carrier: Carrier) async throws {
    try await carrier.run { world in
      let method = MethodDescriptor(name: House.echo.name, kind: .unary, isIdempotent: true)
      let addresses = [
        try await world.start(House.router()), try await world.start(House.router()),
      ]
      var settings = ChannelSettings.service(clusterKey: nil)
      settings.requiresProof = false
      settings.retry = RetryPolicy()
      settings.balancing = .roundRobin
      let channel = Channel(addresses: addresses, transport: world.transport, settings: settings)
      defer { channel.close() }
      let load = channel.loop.spawn { () -> [RPCError] in
        await withTaskGroup { group in
          for number in 0..<2_000 {
            group.addTask { () -> RPCError? in
              do {
                try await channel.loop.sleep(for: .milliseconds(number * 5))
                let options = CallOptions(timeout: .seconds(10))
                _ = try await channel.unary(method, Words("x"), options) as Words
                return nil
              } catch {
                return RPCError(describing: error)
              }
            }
          }
          return await group.reduce(into: []) { if let error = $1 { $0.append(error) } }
        }
      }
      for (index, address) in addresses.enumerated() {
        try await world.loop.sleep(for: .seconds(2))
        let server = world.servers[index]
        // Stopped twice, as by an impatient operator.
        async let first: Void = server.drain(grace: .seconds(5))
        async let second: Void = server.drain(grace: .seconds(5))
        _ = await (first, second)
        try await world.start(House.router(), at: address)
      }
      let errors = await load.value
      #expect(errors.isEmpty, "\(errors.map(\.debugDescription))")
      let served = world.servers.map { server in
        server.metrics.methods.reduce(0) { $0 + ($1.name == method.name ? $1.ended : 0) }
      }
      #expect(served.allSatisfy { $0 > 0 }, "\(served)")
    }
  }
}
