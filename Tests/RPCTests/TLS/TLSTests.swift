import COpenSSL
import Foundation
import TestSupport
import Testing

@testable import RPC

/// Admission by TLS.
@Suite("An encrypted connection")
struct TLSTests {
  @Test("between two processes of an installation needs no key: the certificates authenticate them")
  func mutual() throws {
    let world = try TLSWorld()
    let gateway = try TLSWorld.credentials(world.authority, "gateway", .process("gateway"))
    #expect(try world.ask(as: gateway).answer == "ada")
  }

  @Test(
    "without a client certificate is unauthenticated: no identity is accepted, services refuse it"
  )
  func anonymous() throws {
    let world = try TLSWorld()
    let nobody = try world.anonymous()
    #expect(try world.ask(as: nobody, ServerSettings(), ChannelSettings()).answer == "nobody")
    let refused = try world.ask(as: nobody, .service(clusterKey: nil), ChannelSettings())
    #expect(refused.answer == nil)
    #expect(refused.refusal.contains("the server requires a proof"))
    #expect(refused.notes.lines.contains { $0.contains("proof required") })
  }

  @Test("of a client that is no process is unauthenticated too")
  func client() throws {
    let world = try TLSWorld()
    let phone = try TLSWorld.credentials(
      world.authority,
      "phone",
      .init("URI:daybook:client:phone")
    )
    #expect(try world.ask(as: phone, ServerSettings()).answer == "nobody")
    #expect(try world.ask(as: phone).answer == nil)
  }

  @Test("is refused to a certificate of another authority, with a line in the log")
  func foreignClient() throws {
    let world = try TLSWorld()
    let foreign = try TLSWorld.credentials(
      try TestAuthority(name: "Somebody else"),
      "gateway",
      .process("gateway"),
      trusting: world.authority
    )
    for settings in [ServerSettings(), .service(clusterKey: nil)] {
      let outcome = try world.ask(as: foreign, settings)
      #expect(outcome.answer == nil)
      #expect(outcome.notes.lines.contains { $0.contains("TLS: certificate verify failed") })
    }
  }

  @Test("is not made with a server of another authority or another name")
  func impostor() throws {
    let ours = try TLSWorld()
    let other = try TLSWorld()
    let believer = try TLSWorld.credentials(
      ours.authority,
      "gateway",
      .process("gateway"),
      trusting: other.authority
    )
    #expect(try ours.ask(as: believer).refusal.contains("certificate verify failed"))

    let elsewhere = try TLSWorld(
      server: .init("DNS:elsewhere.example,IP:127.0.0.2,URI:daybook:process:task")
    )
    let gateway = try TLSWorld.credentials(elsewhere.authority, "gateway", .process("gateway"))
    #expect(try elsewhere.ask(as: gateway).refusal.contains("IP address mismatch"))
  }

  @Test("to a process is not made with a server without a process identity")
  func serverWithoutIdentity() throws {
    let world = try TLSWorld(server: .init("IP:127.0.0.1"))
    let gateway = try TLSWorld.credentials(world.authority, "gateway", .process("gateway"))
    #expect(try world.ask(as: gateway).refusal.contains("cannot authenticate"))
    #expect(try world.ask(as: gateway, ServerSettings(), ChannelSettings()).answer == "ada")
  }

  @Test(
    "is not made with a plaintext port, nor the other way round, and the error names likely causes"
  )
  func otherKindOfPort() throws {
    let world = try TLSWorld()
    let encrypted = world.client(try world.anonymous())
    try world.simulation.run {
      func refusal(_ server: any Transport, _ client: any Transport) async throws -> String? {
        let rpc = RPCServer(router: House.router(), transport: server)
        let address = try await rpc.start(at: .loopback(port: 0))
        let channel = Channel(address: address, transport: client)
        let error = await #expect(throws: RPCError.self) {
          let _: Words = try await channel.unary(House.echo, Words("x"))
        }
        channel.close()
        await rpc.drain(grace: .milliseconds(10))
        return error?.debugDetail
      }
      let noTLS = try #require(try await refusal(world.network, encrypted))
      #expect(noTLS.contains("during the handshake: it may not support TLS"), "\(noTLS)")
      let onlyTLS = try #require(try await refusal(world.server, world.network))
      #expect(onlyTLS.contains("without an answer: it may require TLS"), "\(onlyTLS)")
    }
  }

  @Test(
    "checks names as names and addresses as addresses",
    arguments: [
      ("localhost", "DNS:localhost", true), ("localhost", "IP:127.0.0.1", false),
      ("127.0.0.1", "DNS:127.0.0.1", false), ("::1", "IP:::1", true),
      ("task", "DNS:task", true), ("task", "DNS:*", false),
      ("a.example", "DNS:*.example", false), ("b.a.example", "DNS:*.a.example", true),
      ("bc.a.example", "DNS:b*.a.example", false),
    ]
  )
  func names(host: String, names: String, isWelcome: Bool) throws {
    let world = try TLSWorld(server: .init(names))
    let credentials = try world.anonymous()
    let answers = Notes()
    try world.simulation.run {
      let rpc = RPCServer(router: House.router(), transport: world.server)
      let address = try await rpc.start(at: Address(host: host, port: 7_401))
      let channel = Channel(address: address, transport: world.client(credentials))
      let reply: Words? = try? await channel.unary(House.echo, Words("in"))
      answers.add(reply?.text ?? "out")
      channel.close()
      await rpc.drain(grace: .milliseconds(10))
    }
    #expect(answers.lines == [isWelcome ? "in" : "out"])
  }

  @Test(
    "uses TLS 1.3 and this protocol, nothing else",
    arguments: [
      "\u{2}h2", "", "\u{b}daybook-rpx", "\u{a}daybook-rp", "tls12",
    ]
  )
  func otherProtocols(requested: String) throws {
    let world = try TLSWorld()
    try world.simulation.run {
      let rpc = RPCServer(router: House.router(), transport: world.server)
      let notes = Notes()
      rpc.onConnectionError = { notes.add($1) }
      let address = try await rpc.start(at: .loopback(port: 0))
      let context = try TLSContext(.client, TLSFiles(authority: world.authority.certificate))
      if requested == "tls12" {
        let limit = Int(TLS1_2_VERSION)
        SSL_CTX_ctrl(context.pointer, SSL_CTRL_SET_MIN_PROTO_VERSION, limit, nil)
        SSL_CTX_ctrl(context.pointer, SSL_CTRL_SET_MAX_PROTO_VERSION, limit, nil)
      } else {
        SSL_CTX_set_alpn_protos(
          context.pointer,
          Array(requested.utf8),
          UInt32(requested.utf8.count)
        )
      }
      let wire = try await world.network.connect(to: address, within: .seconds(1))
      let session = try #require(TLSSession(context, wire: wire, host: nil))
      let link = TLSLink(wire, session, PlainBuffer())
      let peer = RawPeer(link)
      link.startHandshake()
      peer.send(try Golden["A1"])
      try await rpc.transport.loop.sleep(for: .milliseconds(50))
      #expect(peer.isClosed)
      #expect(peer.received == [])
      #expect(notes.lines.contains { $0.contains("TLS: ") })
      await rpc.drain(grace: .milliseconds(10))
    }
  }

  @Test("has the cluster key bound to it: a proof of one connection is invalid on another")
  func channelBinding() throws {
    let key = [UInt8](repeating: 7, count: 32)
    let (client, server) = ([UInt8](repeating: 1, count: 40), [UInt8](repeating: 2, count: 40))
    func proof(_ binding: [UInt8]?) -> [UInt8] {
      ClusterProof(client: client, server: server, binding: binding).client(key: key)
    }
    #expect(proof(nil) == proof([UInt8](repeating: 0, count: 32)))
    #expect(proof(nil) != proof([UInt8](repeating: 1, count: 32)))

    let world = try TLSWorld()
    let both = Notes()
    try world.simulation.run {
      let rpc = RPCServer(router: House.router(), transport: world.server)
      let address = try await rpc.start(at: .loopback(port: 0))
      for _ in 0..<2 {
        let link = try await world.client(try world.anonymous()).connect(
          to: address,
          within: .seconds(1)
        )
        let peer = RawPeer(link)
        peer.send(try Golden["A1"])
        try await rpc.transport.loop.sleep(for: .milliseconds(5))
        both.add("\(try #require(link.channelBinding))")
        link.close("done")
      }
      await rpc.drain(grace: .milliseconds(10))
    }
    #expect(Set(both.lines).count == 2)
  }

  @Test("distinguishes its end from a cut")
  func truncation() throws {
    let world = try TLSWorld()
    try world.simulation.run {
      let reasons = Notes()
      let listener = try await world.server.listen(at: .loopback(port: 0)) { link in
        link.receiver = Listening(reasons, link)
      }
      for isCut in [false, true] {
        let wire = try await world.network.connect(to: listener.address, within: .seconds(1))
        let context = try TLSContext(.client, TLSFiles(authority: world.authority.certificate))
        let session = try #require(TLSSession(context, wire: wire, host: nil))
        let link = TLSLink(wire, session, PlainBuffer())
        let peer = RawPeer(link)
        link.startHandshake()
        peer.send([1, 2, 3])
        try await world.simulation.loop.sleep(for: .milliseconds(5))
        if isCut { wire.close("broken") } else { link.close("over") }
        try await world.simulation.loop.sleep(for: .milliseconds(5))
      }
      #expect(
        reasons.lines == [
          "[1, 2, 3]", "the other end closed the connection",
          "[1, 2, 3]", "cut off: the other end closed the connection",
        ]
      )
      listener.close()
    }
  }

  /// Records the received bytes.
  private final class Listening: LinkReceiver, @unchecked Sendable {
    let notes: Notes
    let link: Link

    init(_ notes: Notes, _ link: Link) {
      self.notes = notes
      self.link = link
    }

    func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
      notes.add("\(Array(bytes))")
      return bytes.count
    }

    func linkWillWrite() {}
    func linkDidWrite() {}
    func linkClosed(_ why: String) { notes.add(why) }
  }
}
