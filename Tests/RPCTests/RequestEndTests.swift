import RPC
import TestKinds
import Testing

/// How streams of requests end before they are read to their end.
@Suite("The end of a stream of requests")
struct RequestEndTests {
  typealias Line = TestKindsV1.Line

  /// Done so often that credit which is not returned would be missed.
  @Test("that the server ends early gets its answer", arguments: Carrier.allCases)
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

  @Test("that the server refuses throws the refusal to its sender", arguments: Carrier.allCases)
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

  @Test("whose source fails is cancelled", arguments: Carrier.allCases)
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
      // Connecting may take longer than the timeout below.
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

  @Test(
    "is reached when its caller is cancelled while it waits for credit",
    arguments: Carrier.allCases
  )
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

  @Test(
    "without a deadline, or with one after the end of a drain, comes with the drain",
    arguments: Carrier.allCases,
    [nil, Duration.seconds(60)]
  )
  func drain(carrier: Carrier, timeout: Duration?) async throws {
    try await carrier.run { world in
      let channel = try await world.serve(Kinds.router())
      let options = CallOptions(timeout: timeout)
      let talk = try await TestKindsV1.KindsClient(channel).talk(options)
      var replies = talk.replies.makeAsyncIterator()
      try await talk.requests.send(Line(text: "hello"))
      #expect(try await replies.next()?.text == "hello")
      await world.servers[0].drain(grace: .seconds(5))
      let error = await #expect(throws: RPCError.self) { _ = try await replies.next() }
      #expect(error?.reason == "draining")
      await #expect(throws: RPCError.self) { try await talk.requests.send(Line(text: "late")) }
    }
  }
}
