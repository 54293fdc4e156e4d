import RPC
import Testing

/// W3C Trace Context over several processes.
@Suite("A trace")
struct TraceTests {
  private static let hop = MethodDescriptor(name: "test.Hops/Go", kind: .unary)
  private static let watch = MethodDescriptor(name: "test.Hops/Watch", kind: .serverStream)
  private static let given = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"

  /// Three servers in a chain: each notes its trace and calls the next.
  private func row(_ world: World, _ notes: Notes) async throws -> Channel {
    var next: Channel?
    for _ in 0..<3 {
      let onwards = next
      var router = Router()
      router.registerUnary(Self.hop) { (request: Words, call) -> Words in
        notes.add(call.trace.text)
        #expect(call.trace == call.trace)
        // As a proxy does, with all received metadata.
        guard let onwards else { return request }
        return try await onwards.unary(Self.hop, request, CallOptions(metadata: call.metadata))
      }
      router.registerServerStream(Self.watch) {
        (request: Words, call, replies: ReplyWriter<Words>) in
        notes.add(call.trace.text)
        guard let onwards else { return try await replies.send(request) }
        let inner: ReplyStream<Words> = try await onwards.serverStream(Self.watch, request)
        for try await reply in inner { try await replies.send(reply) }
      }
      next = try await world.serve(router)
    }
    return try #require(next)
  }

  private func trace(of text: String) -> Substring { text.dropFirst(3).prefix(32) }

  private func span(of text: String) -> Substring { text.dropFirst(36).prefix(16) }

  @Test("spans three processes, with another span in each", arguments: Carrier.allCases)
  func given(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      let channel = try await row(world, notes)
      let options = CallOptions(metadata: ["traceparent": Self.given])
      let _: Words = try await channel.unary(Self.hop, Words("x"), options)
      #expect(notes.lines.count == 3)
      #expect(notes.lines.allSatisfy { trace(of: $0) == trace(of: Self.given) })
      #expect(Set(notes.lines.map { span(of: $0) }).count == 3)
      #expect(span(of: notes.lines[0]) == span(of: Self.given))
    }
  }

  @Test("begins where a call arrives without one", arguments: Carrier.allCases)
  func begins(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      let channel = try await row(world, notes)
      for text in ["00-4bf9", Self.given.uppercased(), "", nil] {
        var metadata = Metadata()
        metadata["traceparent"] = text
        let _: Words = try await channel.unary(
          Self.hop,
          Words("x"),
          CallOptions(metadata: metadata)
        )
      }
      let traces = stride(from: 0, to: 12, by: 3).map { Set(notes.lines[$0..<$0 + 3].map(trace)) }
      #expect(traces.allSatisfy { $0.count == 1 })
      #expect(Set(traces).count == 4)
      #expect(Set(notes.lines.map { span(of: $0) }).count == 12)
      #expect(!traces.contains([trace(of: Self.given)]))
    }
  }

  @Test("goes through streams, too", arguments: Carrier.allCases)
  func streams(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      let channel = try await row(world, notes)
      let options = CallOptions(metadata: ["traceparent": Self.given])
      let replies: ReplyStream<Words> = try await channel.serverStream(
        Self.watch,
        Words("x"),
        options
      )
      for try await _ in replies {}
      #expect(
        notes.lines.map { trace(of: $0) } == [Substring](repeating: trace(of: Self.given), count: 3)
      )
    }
  }

  @Test("is not recorded at an unauthenticated peer's request")
  func unsampled() throws {
    let loop = Simulation().loop
    for isTrusted in [true, false] {
      let call = ServerCall(
        method: Self.hop,
        metadata: ["traceparent": Self.given],
        loop: loop,
        isPeerTrusted: isTrusted
      )
      #expect(call.trace.isSampled == isTrusted)
      #expect(trace(of: call.trace.text) == trace(of: Self.given))
    }
  }

  @Test("fails no call that has no room for it", arguments: Carrier.allCases)
  func noRoom(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      let channel = try await row(world, notes)
      // With its key and the 32 bytes each entry counts, this fills 8,192 bytes.
      let options = CallOptions(metadata: ["big": String(repeating: "m", count: 8_192 - 35)])
      let _: Words = try await channel.unary(Self.hop, Words("x"), options)
      #expect(Set(notes.lines.map(trace)).count == 3)
    }
  }
}
