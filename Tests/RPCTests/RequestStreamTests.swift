import RPC
import TestKinds
import Testing

/// The guarantees of request streams over every transport.
@Suite("A stream of requests")
struct RequestStreamTests {
  typealias Line = TestKindsV1.Line

  @Test("delivers every message in order and one reply", arguments: Carrier.allCases)
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

  @Test("refuses invalid messages and messages that are too large", arguments: Carrier.allCases)
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

  @Test("is forwarded by a gateway unparsed, both ways", arguments: Carrier.allCases)
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

  @Test("can be read by a handler on any thread", arguments: Carrier.allCases)
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
