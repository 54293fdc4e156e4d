import RPC
import Testing
import Wire

/// Authentication by cluster key.
@Suite("A connection between processes")
struct ConnectionProofTests {
  private static let key = [UInt8](repeating: 7, count: 32)

  @Test("authenticates both ends with the cluster key", arguments: Carrier.allCases)
  func proof(carrier: Carrier) async throws {
    try await carrier.run { world in
      var router = Router()
      router.registerUnary(House.echo) { (request: Words, call) in
        Words(call.metadata["daybook-member"] ?? "nobody", count: call.isPeerTrusted ? 1 : 0)
      }
      let channel = try await world.serve(
        router,
        server: .service(clusterKey: Self.key),
        client: .service(clusterKey: Self.key)
      )
      let options = CallOptions(metadata: ["daybook-member": "ada"])
      let reply: Words = try await channel.unary(House.echo, Words("who"), options)
      #expect(reply == Words("ada", count: 1))
    }
  }

  @Test("refuses a peer without the key, or with another", arguments: Carrier.allCases)
  func wrongKey(carrier: Carrier) async throws {
    try await carrier.run { world in
      let settings = ServerSettings.service(clusterKey: Self.key)
      let wrong = ChannelSettings.service(clusterKey: [UInt8](repeating: 8, count: 32))
      for client in [ChannelSettings(), wrong] {
        let channel = try await world.serve(House.router(), server: settings, client: client)
        let error = await #expect(throws: RPCError.self) {
          let _: Words = try await channel.unary(House.echo, Words("x"))
        }
        #expect(error?.reason == "peer_unavailable")
      }
    }
  }

  @Test("is not made with a server that cannot authenticate", arguments: Carrier.allCases)
  func impostor(carrier: Carrier) async throws {
    try await carrier.run { world in
      let channel = try await world.serve(
        House.router(),
        client: .service(clusterKey: Self.key)
      )
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(House.echo, Words("x"))
      }
      #expect(error?.reason == "peer_unavailable")
    }
  }

  @Test("accepts no identity from an unauthenticated peer", arguments: Carrier.allCases)
  func stranger(carrier: Carrier) async throws {
    try await carrier.run { world in
      var router = Router()
      router.registerUnary(House.echo) { (request: Words, call) in
        Words(call.metadata["daybook-member"] ?? "nobody", count: call.isPeerTrusted ? 1 : 0)
      }
      let channel = try await world.serve(router)
      let options = CallOptions(metadata: ["daybook-member": "ada"])
      let reply: Words = try await channel.unary(House.echo, Words("who"), options)
      #expect(reply == Words("nobody"))
    }
  }
}
