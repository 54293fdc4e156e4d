import RPC
import Testing

/// Interceptors of clients and servers.
@Suite("An interceptor")
struct InterceptorTests {
  private struct Guard: ServerInterceptor {
    let notes: Notes

    func intercept(_ call: ServerCall) throws {
      notes.add("asked \(call.method.name)")
      guard call.metadata["authorization"] != nil else {
        throw RPCError(.unauthenticated, "token_missing", "Sign in first.")
      }
    }

    func finished(_ call: ServerCall, _ outcome: CallOutcome) {
      notes.add("\(outcome.code) \(outcome.error?.debugDetail ?? "-")")
    }
  }

  private struct Token: ClientInterceptor {
    let notes: Notes

    func intercept(_ method: MethodDescriptor, _ options: inout CallOptions) throws {
      options.metadata.append("authorization", "Bearer x")
    }

    func finished(_ method: MethodDescriptor, _ outcome: CallOutcome) {
      notes.add("client \(outcome.code)")
    }
  }

  @Test(
    "refuses a call before its handler, and is notified of how it ended",
    arguments: Carrier.allCases
  )
  func server(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      var router = House.router()
      router.add(Guard(notes: notes))
      let channel = try await world.serve(router)
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(House.echo, Words("x"))
      }
      #expect(error?.reason == "token_missing")
      let options = CallOptions(metadata: ["authorization": "Bearer x"])
      await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(House.fail, Words("odd"), options)
      }
      #expect(
        notes.lines == [
          "asked test.House/Echo", "UNAUTHENTICATED -",
          "asked test.House/Fail", "FAILED_PRECONDITION a secret of ours",
        ]
      )
    }
  }

  @Test("is notified that a reply was too large for the client", arguments: Carrier.allCases)
  func tooLarge(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      var router = House.router()
      router.registerUnary(House.echo) { (request: Words, call) in
        Words(String(repeating: "l", count: 70_000))
      }
      router.add(Guard(notes: notes))
      var client = ChannelSettings()
      client.limits.maximumMessage = 65_536
      let channel = try await world.serve(router, client: client)
      let options = CallOptions(metadata: ["authorization": "Bearer x"])
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(House.echo, Words("x"), options)
      }
      #expect(error?.reason == "message_too_large")
      #expect(notes.lines.last == "RESOURCE_EXHAUSTED -")
    }
  }

  @Test(
    "adds to a client's metadata, and is notified of how the call ended",
    arguments: Carrier.allCases
  )
  func client(carrier: Carrier) async throws {
    try await carrier.run { world in
      let notes = Notes()
      var settings = ChannelSettings()
      settings.interceptors = [Token(notes: notes)]
      var router = House.router()
      router.add(Guard(notes: Notes()))
      let channel = try await world.serve(router, client: settings)
      let reply: Words = try await channel.unary(House.echo, Words("x"))
      #expect(reply == Words("x"))
      await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(House.fail, Words("odd"))
      }
      #expect(notes.lines == ["client OK", "client FAILED_PRECONDITION"])
    }
  }
}
