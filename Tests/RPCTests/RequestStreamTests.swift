import RPC
import TestKinds
import Testing
import Vocabulary

/// What streams of requests promise, whatever carries them.
@Suite("A stream of requests")
struct RequestStreamTests {
  typealias Line = TestKindsV1.Line

  @Test("brings every message in order and one reply", arguments: Carrier.allCases)
  func collect(carrier: Carrier) async throws {
    try await carrier.run { world in
      let kinds = TestKindsV1.KindsClient(try await world.serve(Kinds.router()))
      for count in [0, 1, 1_000] {
        let reply = try await kinds.collect { requests in
          for _ in 0..<count { try await requests.send(Line(text: "tea")) }
        }
        #expect(reply == Line(text: "counted", number: Int64(count)))
      }
    }
  }

  @Test("is answered while it goes on, and after its end", arguments: Carrier.allCases)
  func talk(carrier: Carrier) async throws {
    try await carrier.run { world in
      let kinds = TestKindsV1.KindsClient(try await world.serve(Kinds.router()))
      let talk = try await kinds.talk(CallOptions(timeout: .seconds(30)))
      var replies = talk.replies.makeAsyncIterator()
      for number in 0..<Int64(50) {
        try await talk.requests.send(Line(text: "ping", number: number))
        #expect(try await replies.next() == Line(text: "ping", number: number))
      }
      talk.requests.finish()
      #expect(try await replies.next()?.text == "goodbye")
      #expect(try await replies.next() == nil)
      #expect(await talk.replies.trailers()["said"] == "all")
    }
  }

  @Test("of long messages leaves room for others, both ways", arguments: Carrier.allCases)
  func longMessages(carrier: Carrier) async throws {
    try await carrier.run { world in
      let channel = try await world.serve(Kinds.router())
      let text = String(repeating: "y", count: 300_000)
      let talk = try await TestKindsV1.KindsClient(channel).talk()
      let writing = channel.loop.spawn {
        for number in 0..<Int64(12) {
          try? await talk.requests.send(Line(text: text, number: number))
        }
        talk.requests.finish()
      }
      var seen: Int64 = 0
      for try await line in talk.replies where line.text != "goodbye" {
        #expect(line == Line(text: text, number: seen))
        seen += 1
        let echo: Words = try await channel.unary(House.echo, Words("short"))
        #expect(echo == Words("short"))
      }
      await writing.value
      #expect(seen == 12)
    }
  }

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

  @Test("shares the connection's credit with the others", arguments: Carrier.allCases)
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

  /// Both begin while there is credit for one; the other goes on when credit comes, and nothing but it.
  @Test("goes on when the connection's credit comes back", arguments: [true, false])
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

  @Test("waits again on the next connection when the one it waited on is lost")
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
      // All credit of a connection goes to a call that nobody reads.
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

  /// Done so often that credit which is not returned would be missed.
  @Test("that the server does not want to the end gets its answer", arguments: Carrier.allCases)
  func earlyEnd(carrier: Carrier) async throws {
    try await carrier.run { world in
      let channel = try await world.serve(Kinds.router())
      let text = String(repeating: "z", count: 20_000)
      for _ in 0..<30 {
        let reply = try await TestKindsV1.KindsClient(channel).collect { requests in
          try await requests.send(Line(text: "enough"))
          while true { try await requests.send(Line(text: text)) }
        }
        #expect(reply.number == 1)
      }
      let echo: Words = try await channel.unary(House.echo, Words("still here"))
      #expect(echo == Words("still here"))
    }
  }

  @Test("that the server refuses throws the refusal where it is sent", arguments: Carrier.allCases)
  func refusal(carrier: Carrier) async throws {
    try await carrier.run { world in
      let kinds = TestKindsV1.KindsClient(try await world.serve(Kinds.router()))
      let error = await #expect(throws: RPCError.self) {
        try await kinds.collect { requests in
          try await requests.send(Line(text: "no"))
          while true { try await requests.send(Line(text: "but")) }
        }
      }
      #expect(error?.reason == "no")
      let late = await #expect(throws: RPCError.self) {
        try await kinds.collect { try await $0.send(Line(text: "no")) }
      }
      #expect(late?.reason == "no", "after the half-close")
    }
  }

  private struct Broken: Error {}

  @Test("whose source breaks is given up", arguments: Carrier.allCases)
  func brokenSource(carrier: Carrier) async throws {
    try await carrier.run { world in
      let kinds = Kinds()
      let channel = try await world.serve(Kinds.router(kinds))
      await #expect(throws: Broken.self) {
        try await TestKindsV1.KindsClient(channel).collect { requests in
          try await requests.send(Line(text: "one"))
          throw Broken()
        }
      }
      try await world.until { kinds.notes.lines.first?.hasPrefix("cancelled") == true }
    }
  }

  @Test("ends at its deadline on both sides", arguments: Carrier.allCases)
  func deadline(carrier: Carrier) async throws {
    try await carrier.run { world in
      let kinds = Kinds()
      let channel = try await world.serve(Kinds.router(kinds))
      // Connecting may take longer than the time below.
      _ = try await channel.checkHealth()
      let error = await #expect(throws: RPCError.self) {
        let options = CallOptions(timeout: .milliseconds(40))
        _ = try await TestKindsV1.KindsClient(channel).collect(options) { requests in
          try await requests.send(Line(text: "one"))
          try await channel.loop.sleep(for: .milliseconds(200))
          try await requests.send(Line(text: "late"))
        }
      }
      #expect(error?.code == .deadlineExceeded)
      try await world.until { kinds.notes.lines == ["cancelled after 1"] }
    }
  }

  @Test("ends when its caller is cancelled, waiting for credit", arguments: Carrier.allCases)
  func cancellation(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      var router = Kinds.router()
      router.registerClientStream(Kinds.Methods.collect) {
        (requests: RequestStream<Line>, call: ServerCall) in
        do {
          try await call.loop.sleep(for: .seconds(500))
        } catch {
          notes.add("handler cancelled")
        }
        return Line()
      }
      let channel = try await world.serve(router)
      let text = String(repeating: "z", count: 30_000)
      let task = channel.loop.spawn {
        do {
          _ = try await TestKindsV1.KindsClient(channel).collect { requests in
            while true {
              try await requests.send(Line(text: text))
              notes.add("sent")
            }
          }
        } catch {
          notes.add("caller \((error as? RPCError)?.code.name ?? "?")")
        }
      }
      try await world.until { notes.lines == ["sent", "sent", "sent"] }
      task.cancel()
      await task.value
      try await world.until { notes.lines.count == 5 }
      #expect(Set(notes.lines) == ["sent", "handler cancelled", "caller CANCELLED"])
    }
  }

  @Test("refuses what cannot be read, and what is too large", arguments: Carrier.allCases)
  func badMessages(carrier: Carrier) async throws {
    try await carrier.run { world in
      let channel = try await world.serve(Kinds.router())
      let malformed = try await channel.exchangeRaw(Kinds.Methods.talk)
      try await malformed.requests.send([0xff])
      let error = await #expect(throws: RPCError.self) {
        for try await _ in malformed.replies {}
      }
      #expect(error?.reason == "malformed_message")
      let large = try await channel.exchangeRaw(Kinds.Methods.talk)
      let tooLarge = await #expect(throws: RPCError.self) {
        // The first may go out before the connection is there.
        try await large.requests.send([])
        try await large.requests.send([UInt8](repeating: 0, count: 5 << 20))
      }
      #expect(tooLarge?.reason == "message_too_large")
    }
  }

  @Test("passes a gateway unread, both ways", arguments: Carrier.allCases)
  func forwarding(carrier: Carrier) async throws {
    try await carrier.run { world in
      let kinds = Kinds()
      let upstream = try await world.serve(Kinds.router(kinds))
      var gateway = Router()
      for method in [Kinds.Methods.collect, Kinds.Methods.talk] {
        gateway.registerRawStream(method) { requests, call, replies in
          try await Self.pass(requests, call, replies, to: upstream)
        }
      }
      let channel = try await world.serve(gateway)
      let client = TestKindsV1.KindsClient(channel)
      let text = String(repeating: "f", count: 9_000)
      let reply = try await client.collect { requests in
        for _ in 0..<100 { try await requests.send(Line(text: text)) }
      }
      #expect(reply.number == 100)
      let early = try await client.collect { requests in
        try await requests.send(Line(text: "enough"))
        while true { try await requests.send(Line(text: text)) }
      }
      #expect(early.number == 1)
      let error = await #expect(throws: RPCError.self) {
        try await client.collect { try await $0.send(Line(text: "no")) }
      }
      #expect(error?.reason == "no")
      let talk = try await client.talk()
      var replies = talk.replies.makeAsyncIterator()
      try await talk.requests.send(Line(text: "through"))
      #expect(try await replies.next()?.text == "through")
      let collecting = Task(executorPreference: channel.loop) {
        try await client.collect { requests in
          try await requests.send(Line(text: "one"))
          try await channel.loop.sleep(for: .seconds(500))
        }
      }
      try await channel.loop.sleep(for: .milliseconds(50))
      collecting.cancel()
      try await world.until { kinds.notes.lines == ["cancelled after 1"] }
    }
  }

  private static func pass(
    _ requests: RawRequestStream,
    _ call: ServerCall,
    _ replies: RawReplyWriter,
    to upstream: Channel
  ) async throws {
    let exchange = try await upstream.exchangeRaw(call.method)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      defer { group.cancelAll() }
      group.addTask {
        try await exchange.requests.forward(requests)
        return false
      }
      group.addTask {
        for try await reply in exchange.replies { try await replies.send(reply.bytes) }
        return true
      }
      while try await group.next() == false {}
    }
  }

  @Test("without a deadline ends with a drain", arguments: Carrier.allCases)
  func drain(carrier: Carrier) async throws {
    try await carrier.run { world in
      let channel = try await world.serve(Kinds.router())
      let talk = try await TestKindsV1.KindsClient(channel).talk()
      var replies = talk.replies.makeAsyncIterator()
      try await talk.requests.send(Line(text: "hello"))
      #expect(try await replies.next()?.text == "hello")
      await world.servers[0].drain(grace: .seconds(5))
      let error = await #expect(throws: RPCError.self) { _ = try await replies.next() }
      #expect(error?.reason == "draining")
      await #expect(throws: RPCError.self) { try await talk.requests.send(Line(text: "late")) }
    }
  }

  @Test("is read by a handler on any thread", arguments: Carrier.allCases)
  func otherThread(carrier: Carrier) async throws {
    guard !carrier.isSimulated else { return }
    try await carrier.run { world in
      var router = Kinds.router()
      router.registerClientStream(Kinds.Methods.collect) {
        (requests: RequestStream<Line>, call: ServerCall) in
        try await Task.detached {
          var count: Int64 = 0
          for try await _ in requests { count += 1 }
          return Line(number: count)
        }.value
      }
      let channel = try await world.serve(router)
      let reply = try await Task.detached {
        try await TestKindsV1.KindsClient(channel).collect { requests in
          for _ in 0..<200 { try await requests.send(Line(text: "x")) }
        }
      }.value
      #expect(reply.number == 200)
    }
  }
}
