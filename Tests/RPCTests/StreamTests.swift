import RPC
import Testing
import Wire

/// The guarantees of a server stream over every transport.
@Suite("A server stream")
struct StreamTests {
  @Test("delivers every message in order, then the trailers", arguments: Carrier.allCases)
  func order(carrier: Carrier) async throws {
    try await carrier.run { world in
      let channel = try await world.serve(House.router())
      let stream: ReplyStream<Words> = try await channel.serverStream(
        House.count,
        Words("head", count: 1_000)
      )
      #expect(try await stream.head()["live"] == "yes")
      var next: UInt64 = 1
      for try await words in stream {
        #expect(words.count == next)
        next += 1
      }
      #expect(next == 1_001)
      #expect(await stream.trailers()["total"] == "1000")
    }
  }

  @Test("interleaves long messages and short calls on one connection", arguments: Carrier.allCases)
  func longMessages(carrier: Carrier) async throws {
    try await carrier.run { world in
      let channel = try await world.serve(House.router())
      let text = String(repeating: "y", count: 300_000)
      let stream: ReplyStream<Words> = try await channel.serverStream(
        House.count,
        Words(text, count: 12)
      )
      var seen: UInt64 = 0
      for try await words in stream {
        seen += 1
        #expect(words == Words(text, count: seen))
        let echo: Words = try await channel.unary(House.echo, Words("short"))
        #expect(echo == Words("short"))
      }
      #expect(seen == 12)
    }
  }

  /// The bound is one stream's credit and one message more, however long the reader sleeps.
  @Test("waits for a reader that does not read", arguments: Carrier.allCases)
  func slowReader(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      var router = House.router()
      router.registerServerStream(House.count) {
        (request: Words, call, replies: ReplyWriter<Words>) in
        for number in 1...request.count {
          try await replies.send(Words(request.text, count: number))
          notes.add("sent")
        }
      }
      let channel = try await world.serve(router)
      let text = String(repeating: "z", count: 10_000)
      let stream: ReplyStream<Words> = try await channel.serverStream(
        House.count,
        Words(text, count: 100)
      )
      try await world.until { notes.lines.count == 7 }
      try await channel.loop.sleep(for: .milliseconds(50))
      #expect(notes.lines.count == 7, "65,536 bytes of credit, the last message goes below")
      var seen = 0
      for try await _ in stream { seen += 1 }
      #expect(seen == 100)
    }
  }

  /// A part of a handler may be cancelled, as in a gateway when a token is revoked.
  @Test("wakes a cancelled task that waits for the reader", arguments: Carrier.allCases)
  func cancelledWriter(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      var router = House.router()
      router.registerServerStream(House.count) {
        (request: Words, call, replies: ReplyWriter<Words>) in
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask {
            do {
              for number in 1...request.count {
                try await replies.send(Words(request.text, count: number))
                notes.add("sent")
              }
            } catch is CancellationError {
              notes.add("let go")
            }
          }
          while notes.lines.count < 7 { try await call.loop.sleep(for: .milliseconds(1)) }
          group.cancelAll()
          try await group.waitForAll()
        }
        throw RPCError(.unauthenticated, "token_revoked", "This token was revoked.")
      }
      let channel = try await world.serve(router)
      let stream: ReplyStream<Words> = try await channel.serverStream(
        House.count,
        Words(String(repeating: "z", count: 10_000), count: 100)
      )
      let start = world.loop.now
      try await world.until { notes.lines.last == "let go" }
      #expect(world.loop.now - start < .seconds(20), "not only at the reader's deadline")
      let error = await #expect(throws: RPCError.self) { for try await _ in stream {} }
      #expect(error?.reason == "token_revoked")
    }
  }

  @Test("refuses an invalid cursor, or one that its method does not know")
  func cursors() throws {
    try Self.simulated { world in
      let resumable = MethodDescriptor(
        name: "test.House/Follow",
        kind: .serverStream,
        isResumable: true
      )
      var router = House.router()
      router.registerServerStream(resumable) {
        (request: Words, call, replies: ReplyWriter<Words>) in
        try await replies.send(
          Words("", count: UInt64(call.metadata.binary("resume-bin")?.count ?? 0))
        )
      }
      let channel = try await world.serve(router)
      func ask(_ method: MethodDescriptor, _ cursors: [UInt8]...) async -> String {
        var options = CallOptions()
        for cursor in cursors { options.metadata.append("resume-bin", binary: cursor) }
        do {
          let stream: ReplyStream<Words> =
            try await channel.serverStream(method, Words("x", count: 1), options)
          var count: UInt64 = 0
          for try await words in stream { count = words.count }
          return "\(count)"
        } catch {
          let error = error as? RPCError
          return "\(error?.code.name ?? "") \(error?.reason ?? "")"
        }
      }
      let refused = "INVALID_ARGUMENT invalid_cursor"
      #expect(await ask(House.count, [1]) == refused)
      #expect(await ask(resumable, []) == refused)
      #expect(await ask(resumable, [UInt8](repeating: 1, count: 65)) == refused)
      #expect(await ask(resumable, [1], [1]) == refused)
      #expect(await ask(resumable) == "0")
      #expect(await ask(resumable, [UInt8](repeating: 1, count: 64)) == "64")
      var options = CallOptions()
      options.resumeFrom = [1]
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(House.echo, Words("x"), options)
      }
      #expect(error?.reason == "invalid_cursor")
    }
  }

  private static func simulated(_ body: @escaping @Sendable (World) async throws -> Void) throws {
    let simulation = Simulation(seed: 3)
    let network = MemoryTransport(simulation.loop)
    try simulation.run { try await World.run(network, body) }
  }

  @Test("cancels its handler when the reader leaves", arguments: Carrier.allCases)
  func leaving(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      var router = House.router()
      router.registerServerStream(House.count) {
        (request: Words, call, replies: ReplyWriter<Words>) in
        defer { notes.add("handler ended") }
        while true { try await replies.send(request) }
      }
      let channel = try await world.serve(router)
      do {
        let stream: ReplyStream<Words> = try await channel.serverStream(House.count, Words("x"))
        for try await _ in stream { break }
      }
      try await world.until { notes.lines == ["handler ended"] }
      let echo: Words = try await channel.unary(House.echo, Words("still here"))
      #expect(echo == Words("still here"))
    }
  }

  @Test("ends with the handler's refusal after the messages before it", arguments: Carrier.allCases)
  func failing(carrier: Carrier) async throws {
    try await carrier.run { world in
      var router = House.router()
      router.registerServerStream(House.count) {
        (request: Words, call, replies: ReplyWriter<Words>) in
        try await replies.send(request)
        throw RPCError(.outOfRange, "cursor_expired", "Begin again.")
      }
      let channel = try await world.serve(router)
      let stream: ReplyStream<Words> = try await channel.serverStream(House.count, Words("x"))
      var seen = 0
      let error = await #expect(throws: RPCError.self) {
        for try await _ in stream { seen += 1 }
      }
      #expect(error?.reason == "cursor_expired")
      #expect(seen == 1)
    }
  }

  @Test("reports the health of a service with every change", arguments: Carrier.allCases)
  func watching(carrier: Carrier) async throws {
    try await carrier.run { world in
      let channel = try await world.serve(House.router())
      var request = RPCV1.HealthCheckRequest()
      request.service = "test.House"
      let stream = try await RPCV1.HealthClient(channel).watch(request)
      var iterator = stream.makeAsyncIterator()
      #expect(try await iterator.next()?.status == .serving)
      world.servers[0].health.set("test.House", serving: false)
      #expect(try await iterator.next()?.status == .notServing)
    }
  }

  @Test("ends when its reader does not read for half a minute")
  func tooSlow() throws {
    let simulation = Simulation(seed: 3)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        let channel = try await world.serve(House.router())
        let text = String(repeating: "z", count: 10_000)
        let stream: ReplyStream<Words> = try await channel.serverStream(
          House.count,
          Words(text, count: 100)
        )
        try await channel.loop.sleep(for: .seconds(29))
        var iterator = stream.makeAsyncIterator()
        for _ in 0..<5 { _ = try await iterator.next() }
        try await channel.loop.sleep(for: .seconds(31))
        let error = await #expect(throws: RPCError.self) {
          while try await iterator.next() != nil {}
        }
        #expect(error?.reason == "slow_consumer")
        #expect(stream.lastCursor != nil)
      }
    }
  }

  @Test("keeps the cursor of the last message that was taken, not of one that cannot be parsed")
  func unreadable() async throws {
    try await Carrier.simulation.run { world in
      var router = Router()
      router.registerRaw(House.count) { _, _, replies in
        try await replies.send(Words("tea").encoded(), cursor: [1])
        try await replies.send([0xff], cursor: [2])
      }
      let channel = try await world.serve(router)
      let stream: ReplyStream<Words> = try await channel.serverStream(House.count, Words("x"))
      var iterator = stream.makeAsyncIterator()
      #expect(try await iterator.next() == Words("tea"))
      let error = await #expect(throws: RPCError.self) { _ = try await iterator.next() }
      #expect(error?.reason == "malformed_message" && stream.lastCursor == [1])
    }
  }
}
