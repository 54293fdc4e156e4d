import TestSupport

@testable import RPC

/// Two ends of one memory connection, each with its own certificates.
///
/// Unchecked `Sendable`: nothing changes after `init`.
struct TLSWorld: @unchecked Sendable {
  let simulation = Simulation(seed: 23)
  let network: MemoryTransport
  let authority: TestAuthority
  let server: TLSTransport

  /// - Parameter server: the server's certificate.
  /// - Throws: errors of creating certificates.
  init(server: TestAuthority.Contents = .process("task")) throws {
    network = MemoryTransport(simulation.loop)
    authority = try TestAuthority()
    let credentials = try Self.credentials(authority, "server", server)
    self.server = TLSTransport(over: network, accepts: credentials, connects: nil)
  }

  /// A certificate of `issuer`, which trusts its own authority, or `trusted`.
  static func credentials(
    _ issuer: TestAuthority,
    _ name: String,
    _ contents: TestAuthority.Contents,
    trusting trusted: TestAuthority? = nil
  ) throws -> TLSCredentials {
    let files = try issuer.issue(name, contents)
    return try TLSCredentials(
      TLSFiles(
        certificate: files.certificate,
        key: files.key,
        authority: (trusted ?? issuer).certificate
      )
    )
  }

  /// A client that trusts the authority and has no certificate.
  func anonymous() throws -> TLSCredentials {
    try TLSCredentials(TLSFiles(authority: authority.certificate))
  }

  func client(_ credentials: TLSCredentials) -> TLSTransport {
    TLSTransport(over: network, accepts: nil, connects: credentials)
  }

  /// Calls a server once that replies with the caller it authenticated.
  ///
  /// - Returns: the member, or why there was no answer.
  func ask(
    as credentials: TLSCredentials,
    _ serverSettings: ServerSettings = .service(clusterKey: nil),
    _ clientSettings: ChannelSettings = .service(clusterKey: nil)
  ) throws -> Outcome {
    let outcome = Outcome()
    try simulation.run { [server, self] in
      let rpc = RPCServer(router: Self.router, transport: server, settings: serverSettings)
      rpc.onConnectionError = { outcome.notes.add("\($1)") }
      let address = try await rpc.start(at: .loopback(port: 0))
      let channel = Channel(
        address: address,
        transport: client(credentials),
        settings: clientSettings
      )
      let options = CallOptions(metadata: ["daybook-member": "ada"])
      do {
        let reply: Words = try await channel.unary(House.echo, Words("who"), options)
        outcome.answer = reply.text
      } catch let error as RPCError {
        outcome.refusal = error.debugDetail ?? error.message
      }
      channel.close()
      await rpc.drain(grace: .milliseconds(10))
    }
    return outcome
  }

  /// Touched by the simulation's thread only.
  final class Outcome: @unchecked Sendable {
    var answer: String?
    var refusal = ""
    let notes = Notes()
  }

  private static var router: Router {
    var router = Router()
    router.registerUnary(House.echo) { (_: Words, call) in
      Words(call.metadata["daybook-member"] ?? "nobody", count: call.isPeerTrusted ? 1 : 0)
    }
    return router
  }
}
