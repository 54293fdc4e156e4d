import RPC
import TestKinds
import Testing
import Vocabulary

/// Flow control of senders that are faster than the reader.
@Suite("The credit of a stream of requests")
struct RequestCreditTests {
  typealias Line = TestKindsV1.Line

  /// The bound is one stream's credit and one message more, however long the handler sleeps.
  @Test("waits for a handler that does not read", arguments: Carrier.allCases)
  func slowHandler(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      let gate = Notes()
      var router = Kinds.router()
      router.registerClientStream(Kinds.Methods.collect) {
        (requests: RequestStream<Line>, call: ServerCall) in
        while gate.lines.isEmpty { try await call.loop.sleep(for: .milliseconds(1)) }
        var count: Int64 = 0
        for try await _ in requests { count += 1 }
        return Line(number: count)
      }
      let channel = try await world.serve(router)
      let text = String(repeating: "z", count: 10_000)
      let sending = Task(executorPreference: channel.loop) {
        try await TestKindsV1.KindsClient(channel).collect { requests in
          for _ in 0..<100 {
            try await requests.send(Line(text: text))
            notes.add("sent")
          }
        }
      }
      try await world.until { notes.lines.count == 7 }
      try await channel.loop.sleep(for: .milliseconds(50))
      #expect(notes.lines.count == 7, "65,536 bytes of credit, the last message goes below")
      let echo: Words = try await channel.unary(House.echo, Words("others go on"))
      #expect(echo == Words("others go on"))
      gate.add("open")
      #expect(try await sending.value.number == 100)
    }
  }

  @Test("is shared with the other streams of the connection", arguments: Carrier.allCases)
  func connectionCredit(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      let gate = Notes()
      var router = Kinds.router()
      router.registerClientStream(Kinds.Methods.collect) {
        (requests: RequestStream<Line>, call: ServerCall) in
        while gate.lines.isEmpty { try await call.loop.sleep(for: .milliseconds(1)) }
        for try await _ in requests {}
        return Line()
      }
      var settings = ServerSettings()
      settings.limits.connectionCredit = 131_072
      let channel = try await world.serve(router, server: settings)
      let text = String(repeating: "z", count: 10_000)
      let sending = (0..<5).map { _ in
        Task(executorPreference: channel.loop) {
          _ = try await TestKindsV1.KindsClient(channel).collect { requests in
            for _ in 0..<10 {
              try await requests.send(Line(text: text))
              notes.add("sent")
            }
          }
        }
      }
      try await world.until { notes.lines.count == 14 }
      try await channel.loop.sleep(for: .milliseconds(50))
      #expect(notes.lines.count == 14, "131,072 bytes for all; each stream alone could have 7")
      gate.add("open")
      for task in sending { try await task.value }
      #expect(notes.lines.count == 50)
    }
  }

  /// Both begin while there is credit for one; the other goes on when credit returns, and only
  /// then.
  @Test("lets a stream go on when the connection's credit returns", arguments: [true, false])
  func sharedCredit(isThere: Bool) async throws {
    try await Carrier.simulation.run { world in
      var server = ServerSettings()
      server.limits.connectionCredit = 65_536
      var client = ChannelSettings()
      client.limits.connectionCredit = 65_536
      let channel = try await world.serve(Kinds.router(), server: server, client: client)
      let kinds = TestKindsV1.KindsClient(channel)
      let text = String(repeating: "z", count: 100_000)
      let _: Words = try await channel.unary(House.echo, Words("open"))
      let calls = (0..<3).map { _ in
        Task(executorPreference: channel.loop) {
          guard isThere else {
            var count: Int64 = 0
            for try await _ in try await kinds.tell(Line(text: text, number: 2)) { count += 1 }
            return count
          }
          let reply = try await kinds.collect { requests in
            for _ in 0..<2 { try await requests.send(Line(text: text)) }
          }
          return reply.number
        }
      }
      for call in calls { #expect(try await call.value == 2) }
    }
  }

  @Test("is waited for again on the next connection when the first one is lost")
  func nextConnection() async throws {
    try await Carrier.simulation.run { world in
      var router = Kinds.router()
      router.registerBidirectional(Kinds.Methods.talk) {
        (_: RequestStream<Line>, call: ServerCall, _: ReplyWriter<Line>) in
        try await call.loop.sleep(for: .seconds(100))
      }
      var server = ServerSettings()
      server.limits.connectionCredit = 65_536
      var client = ChannelSettings()
      client.retry = RetryPolicy()
      let channel = try await world.serve(router, server: server, client: client)
      // All credit of a connection goes to an unread call.
      let takeAll: @Sendable () async throws -> Void = {
        let exchange = try await TestKindsV1.KindsClient(channel).talk()
        for _ in 0..<10 {
          try await exchange.requests.send(Line(text: String(repeating: "z", count: 10_000)))
        }
      }
      let greedy = Task(executorPreference: channel.loop) { try await takeAll() }
      try await channel.loop.sleep(for: .seconds(1))
      let patient = Task(executorPreference: channel.loop) {
        let options = CallOptions(requestID: UniqueID(high: 1, low: 2))
        return try await TestKindsV1.KindsClient(channel).collect(options) { requests in
          try await requests.send(Line(text: "here"))
        }
      }
      try await channel.loop.sleep(for: .seconds(1))
      let network = try #require(world.transport as? MemoryTransport)
      network.breakConnections(to: channel.address)
      await #expect(throws: RPCError.self) { try await greedy.value }
      // Before the patient one is repeated, the next connection is as full as the first.
      let next = Task(executorPreference: channel.loop) { try await takeAll() }
      let start = channel.loop.now
      let stopping = Task(executorPreference: channel.loop) {
        try await channel.loop.sleep(for: .seconds(5))
        next.cancel()
      }
      #expect(try await patient.value.number == 1)
      #expect(channel.loop.now - start >= .seconds(5))
      try await stopping.value
      _ = await next.result
    }
  }
}
