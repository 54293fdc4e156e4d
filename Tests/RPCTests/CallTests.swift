import RPC
import Testing
import Vocabulary

/// The guarantees of a call over every transport.
@Suite("A call")
struct CallTests {
  @Test("delivers the reply and the trailers", arguments: Carrier.allCases)
  func unary(carrier: Carrier) async throws {
    try await carrier.run { world in
      let channel = try await world.serve(House.router())
      let id = UniqueID(high: 7, low: 9)
      let options = CallOptions(metadata: ["hello": "you"], requestID: id)
      let reply: Reply<Words> = try await channel.unaryReply(House.echo, Words("tea"), options)
      #expect(reply.message == Words("tea"))
      #expect(reply.trailers["seen-request-id"] == id.text)
      #expect(reply.trailers["seen-hello"] == "you")
    }
  }

  @Test(
    "delivers a refusal with code, reason, violations and trailers",
    arguments: Carrier.allCases
  )
  func refusal(carrier: Carrier) async throws {
    try await carrier.run { world in
      let channel = try await world.serve(House.router())
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(House.fail, Words("no_milk"))
      }
      #expect(error?.code == .failedPrecondition)
      #expect(error?.reason == "no_milk")
      #expect(error?.violations.first?.limit == 3)
      #expect(error?.retryable == false)
      #expect(error?.trailers["why"] == "because")
      #expect(error?.debugDetail == nil)
    }
  }

  @Test("carries messages of any size up to the limit", arguments: Carrier.allCases)
  func sizes(carrier: Carrier) async throws {
    try await carrier.run { world in
      let channel = try await world.serve(House.router())
      for size in [0, 1, 16_300, 16_384, 16_385, 65_536, 1 << 20, (4 << 20) - 16] {
        let words = Words(String(repeating: "x", count: size))
        let reply: Words = try await channel.unary(House.echo, words)
        #expect(reply == words, "\(size) bytes")
      }
      let error = await #expect(throws: RPCError.self) {
        let words = Words(String(repeating: "x", count: 4 << 20))
        let _: Words = try await channel.unary(House.echo, words)
      }
      #expect(error?.reason == "message_too_large")
      #expect(error?.violations.map(\.field) == ["message"])
    }
  }

  @Test("to an unknown method is UNIMPLEMENTED", arguments: Carrier.allCases)
  func unknownMethod(carrier: Carrier) async throws {
    try await carrier.run { world in
      let channel = try await world.serve(House.router())
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(House.missing, Words("x"))
      }
      #expect(error?.reason == "unknown_method")
    }
  }

  @Test("to a name that only looks the same is UNIMPLEMENTED", arguments: Carrier.allCases)
  func lookalike(carrier: Carrier) async throws {
    try await carrier.run { world in
      var router = Router()
      let real = MethodDescriptor(name: "test.House/Kettle", kind: .unary)
      router.registerUnary(real) { (request: Words, call) in request }
      let channel = try await world.serve(router)
      let fake = MethodDescriptor(name: "test.House/\u{212a}ettle", kind: .unary)
      #expect(fake.name == real.name, "text compares by meaning")
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(fake, Words("x"))
      }
      #expect(error?.reason == "unknown_method")
    }
  }

  @Test("ends at its deadline on both sides", arguments: Carrier.allCases)
  func deadline(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      var router = House.router()
      router.registerUnary(House.sleep) { (request: Words, call) in
        do {
          try await call.loop.sleep(for: .seconds(5))
        } catch {
          notes.add("\(error is CancellationError)")
          throw error
        }
        return request
      }
      let channel = try await world.serve(router)
      // Connecting may take longer than the timeout below.
      _ = try await channel.checkHealth()
      let error = await #expect(throws: RPCError.self) {
        let options = CallOptions(timeout: .milliseconds(20))
        let _: Words = try await channel.unary(House.sleep, Words("x"), options)
      }
      #expect(error?.code == .deadlineExceeded)
      try await world.until { notes.lines == ["true"] }
    }
  }

  @Test(
    "propagates its cancellation to its handler's calls (matrix 59)",
    arguments: Carrier.allCases
  )
  func cancellation(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      var far = Router()
      far.registerUnary(House.sleep) { (request: Words, call) in
        notes.add("far handler runs")
        do {
          try await call.loop.sleep(for: .seconds(50))
        } catch {
          notes.add("far handler cancelled")
        }
        return request
      }
      let upstream = try await world.serve(far)
      var near = Router()
      near.registerUnary(House.sleep) { (request: Words, call) in
        try await upstream.unary(House.sleep, request) as Words
      }
      let channel = try await world.serve(near)
      let task = channel.loop.spawn {
        do {
          let _: Words = try await channel.unary(House.sleep, Words("x"))
        } catch {
          notes.add("caller: \((error as? RPCError)?.code.name ?? "?")")
        }
      }
      try await world.until { notes.lines == ["far handler runs"] }
      task.cancel()
      await task.value
      try await world.until { notes.lines.last == "far handler cancelled" }
      #expect(notes.lines[1] == "caller: CANCELLED")
    }
  }

  @Test(
    "propagates its remaining time to the calls of its handler (matrix 58)",
    arguments: Carrier.allCases
  )
  func inheritedDeadline(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      var far = Router()
      far.registerUnary(House.echo) { (request: Words, call) in
        let left = call.remaining ?? .seconds(9_999)
        notes.add("\(left <= .milliseconds(29_960) && left > .seconds(1))")
        return request
      }
      let upstream = try await world.serve(far)
      var near = Router()
      near.registerUnary(House.echo) { (request: Words, call) in
        try await call.loop.sleep(for: .milliseconds(40))
        return try await upstream.unary(House.echo, request) as Words
      }
      let channel = try await world.serve(near)
      let options = CallOptions(timeout: .seconds(30))
      let _: Words = try await channel.unary(House.echo, Words("x"), options)
      #expect(notes.lines == ["true"])
    }
  }

  @Test("forwards bytes unparsed", arguments: Carrier.allCases)
  func forwarding(carrier: Carrier) async throws {
    try await carrier.run { world in
      let upstream = try await world.serve(House.router())
      let channel = try await world.serve(Self.gateway(to: upstream))
      let options = CallOptions(metadata: ["hello": "through"])
      let reply: Reply<Words> = try await channel.unaryReply(House.echo, Words("tea"), options)
      #expect(reply.message == Words("tea"))
      #expect(reply.trailers["seen-hello"] == "through")
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(House.fail, Words("no_milk"))
      }
      #expect(error?.violations.first?.code == "odd")
      #expect(error?.trailers["why"] == "because")
      let stream: ReplyStream<Words> = try await channel.serverStream(
        House.count,
        Words("x", count: 3)
      )
      var counts: [UInt64] = []
      for try await words in stream { counts.append(words.count) }
      #expect(counts == [1, 2, 3])
      #expect(stream.lastCursor == [3])
    }
  }

  /// A router that forwards without parsing.
  private static func gateway(to upstream: Channel) -> Router {
    var gateway = Router()
    for method in [House.echo, House.fail] {
      gateway.registerRaw(method) { request, call, replies in
        let options = CallOptions(metadata: call.metadata)
        let reply = try await upstream.unaryRaw(method, request, options)
        for entry in reply.trailers { call.appendTrailer(entry) }
        try await replies.send(reply.message)
      }
    }
    gateway.registerRaw(House.count) { request, call, replies in
      for try await reply in try await upstream.streamRaw(House.count, request) {
        try await replies.send(reply.bytes, cursor: reply.cursor)
      }
    }
    return gateway
  }

  @Test(
    "without a server fails at once, and works when a server listens",
    arguments: Carrier.allCases
  )
  func unreachable(carrier: Carrier) async throws {
    try await carrier.run { world in
      let address = try await world.unusedAddress()
      var settings = ChannelSettings()
      settings.firstBackoff = .milliseconds(10)
      let channel = world.channel(to: address, settings)
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(House.echo, Words("x"))
      }
      #expect(error?.reason == "peer_unavailable")
      #expect(error?.isUnprocessed == true)
      try await world.start(House.router(), at: address)
      let options = CallOptions(timeout: .seconds(5), waitsForConnection: true)
      let reply: Words = try await channel.unary(House.echo, Words("x"), options)
      #expect(reply == Words("x"))
    }
  }

  @Test("checks the process's health", arguments: Carrier.allCases)
  func health(carrier: Carrier) async throws {
    try await carrier.run { world in
      let channel = try await world.serve(House.router())
      #expect(try await channel.checkHealth() == .serving)
      #expect(try await channel.checkHealth(of: "test.House") == .serving)
      let error = await #expect(throws: RPCError.self) {
        try await channel.checkHealth(of: "test.Garage")
      }
      #expect(error?.code == .notFound)
    }
  }
}
