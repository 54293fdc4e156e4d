import COpenSSL
import TestSupport
import Testing
import Wire

@testable import RPC

/// Limits of TLS itself, before and beside our protocol.
@Suite("A peer with unusual TLS messages")
struct TLSLimitTests {
  /// A server, a peer that is about to begin, and the log.
  private func face(
    _ router: Router = House.router(),
    _ body: @escaping @Sendable (TLSWorld, RPCServer, Link, Notes) async throws -> Void
  ) throws {
    let world = try TLSWorld()
    try world.simulation.run {
      let rpc = RPCServer(router: router, transport: world.server)
      let notes = Notes()
      rpc.onConnectionError = { notes.add($1) }
      let address = try await rpc.start(at: .loopback(port: 0))
      let link = try await world.network.connect(to: address, within: .seconds(1))
      try await body(world, rpc, link, notes)
      link.close("done")
      await rpc.drain(grace: .milliseconds(10))
      #expect(rpc.connectionCount == 0)
    }
  }

  /// This number of protocol names after ours.
  private static func protocols(_ count: Int) -> [UInt8] {
    let name = TLSContext.protocolName
    return [UInt8(name.count)] + name + (0..<count).flatMap { _ in [9] + Array("something".utf8) }
  }

  @Test("is closed for a hello longer than 4 KiB, however it is cut", arguments: [400, 6_000])
  func longHello(names: Int) throws {
    try face { world, rpc, link, notes in
      let peer = try #require(RawTLSPeer(link, protocols: Self.protocols(names)))
      try await world.simulation.loop.sleep(for: .milliseconds(20))
      #expect(peer.isClosed && rpc.connectionCount == 0)
      #expect(notes.lines.count == 1 && notes.lines[0].contains("handshake is too long"))
    }
  }

  @Test("may send a hello of 3 KiB")
  func hello() throws {
    try face { world, rpc, link, notes in
      let peer = try #require(RawTLSPeer(link, protocols: Self.protocols(280)))
      try await world.simulation.loop.sleep(for: .milliseconds(20))
      #expect(!peer.isClosed && notes.lines.isEmpty)
    }
  }

  @Test(
    "is closed for a long list of accepted authorities, which would be kept",
    arguments: [1, 20]
  )
  func authorities(count: Int) throws {
    try face { world, rpc, link, notes in
      let file = try PEMFile(world.authority.certificate)
      let found = file.nextCertificate()
      let certificate = try #require(found)
      defer { X509_free(certificate) }
      let peer = try #require(
        RawTLSPeer(link) { ssl in for _ in 0..<count { SSL_add1_to_CA_list(ssl, certificate) } }
      )
      try await world.simulation.loop.sleep(for: .milliseconds(20))
      #expect(peer.isClosed == (count > 1) && notes.lines.count == (count > 1 ? 1 : 0))
    }
  }

  @Test(
    "is closed for a long list of signature kinds, each of which would be checked against our key",
    arguments: [20, 100]
  )
  func signatures(count: Int) throws {
    try face { world, rpc, link, notes in
      let peer = try #require(
        RawTLSPeer(link) { ssl in
          var pairs = (0..<count).flatMap { _ in [NID_undef, EVP_PKEY_ED25519] }
          SSL_ctrl(ssl, SSL_CTRL_SET_SIGALGS, pairs.count, &pairs)
        }
      )
      try await world.simulation.loop.sleep(for: .milliseconds(20))
      #expect(peer.isClosed == (count > 62) && notes.lines.count == (count > 62 ? 1 : 0))
    }
  }

  @Test("may request the status of our certificate, but with little data", arguments: [0, 1])
  func revocation(extensions: Int) throws {
    try face { world, rpc, link, notes in
      let peer = try #require(
        RawTLSPeer(link) { ssl in
          SSL_ctrl(ssl, SSL_CTRL_SET_TLSEXT_STATUS_REQ_TYPE, Int(TLSEXT_STATUSTYPE_ocsp), nil)
          guard extensions > 0 else { return }
          let all = OPENSSL_sk_new_null()
          let one = X509V3_EXT_conf_nid(nil, nil, NID_basic_constraints, "critical,CA:TRUE")
          OPENSSL_sk_push(all, one.map { UnsafeRawPointer($0) })
          SSL_ctrl(
            ssl,
            SSL_CTRL_SET_TLSEXT_STATUS_REQ_EXTS,
            0,
            all.map { UnsafeMutableRawPointer($0) }
          )
        }
      )
      try await world.simulation.loop.sleep(for: .milliseconds(20))
      #expect(peer.isClosed == (extensions > 0) && notes.lines.count == extensions)
    }
  }

  @Test("is verified by signatures alone, from the authority downward")
  func verifiedChains() throws {
    let (ours, others) = (try TestAuthority(), try TestAuthority())
    func certificate(_ path: String) throws -> OpaquePointer {
      let found = try PEMFile(path).nextCertificate()
      return try #require(found)
    }
    let authority = try certificate(ours.certificate)
    let stranger = try certificate(others.certificate)
    let leaf = try certificate(ours.issue("leaf", .process("web")).certificate)
    let strange = try certificate(others.issue("leaf", .process("web")).certificate)
    defer { for used in [authority, stranger, leaf, strange] { X509_free(used) } }
    var verifier = ChainVerifier()
    #expect(verifier.verifiedPath(of: [leaf, authority]) == nil)
    // Twice, as in two copies of a file put together.
    for _ in 0..<2 { verifier.trust(authority) }
    #expect(verifier.verifiedPath(of: [leaf]) == [leaf])
    // All of them: of two with one name and key, the first may have ended.
    #expect(verifier.verifiedPath(of: [leaf, stranger, authority]) == [leaf, authority])
    let between = try TestAuthority(name: "Between", under: ours)
    let way = try certificate(between.certificate)
    let spare = try certificate(TestAuthority(name: "Between", under: ours).certificate)
    let far = try certificate(between.issue("leaf", .process("web")).certificate)
    defer { for used in [way, spare, far] { X509_free(used) } }
    #expect(verifier.verifiedPath(of: [far, way, spare]) == [way, far, spare])
    // A certificate does not make its owner an authority.
    let leafOfLeaf = try certificate(
      ours.issue("below", .process("web"), byLeaf: "leaf").certificate
    )
    defer { X509_free(leafOfLeaf) }
    #expect(verifier.verifiedPath(of: [leafOfLeaf, leaf]) == nil)
    #expect(verifier.verifiedPath(of: []) == nil)
    // The same names, with other certificates beside them, are still refused.
    #expect(verifier.verifiedPath(of: [strange]) == nil)
    #expect(verifier.verifiedPath(of: [strange, stranger, authority, leaf]) == nil)
    #expect(ERR_peek_error() == 0, "their problems are no error of a handshake")
    verifier.trust(strange)
    #expect(verifier.verifiedPath(of: [strange]) == [strange], "a leaf may be trusted directly")
    #expect(verifier.verifiedPath(of: [stranger]) == nil)
  }

  @Test("may present certificates outside its chain; they are ignored")
  func junkInTheChain() throws {
    try face { world, rpc, link, notes in
      let between = try TestAuthority(name: "Between", under: world.authority)
      let junk = try TestAuthority(name: "Between")
      let files = try between.issue("web", .process("web"))
      let key = try PEMFile(files.key, isSecret: true).privateKey()
      defer { EVP_PKEY_free(key) }
      var certificates: [OpaquePointer] = []
      for path in [files.certificate, junk.certificate, between.certificate] {
        let found = try PEMFile(path).nextCertificate()
        certificates.append(try #require(found))
      }
      defer { for certificate in certificates { X509_free(certificate) } }
      let peer = try #require(
        RawTLSPeer(link) { ssl in
          SSL_use_certificate(ssl, certificates[0])
          SSL_use_PrivateKey(ssl, key)
          // OpenSSL alone uses the first one with the right name, and fails at the end.
          for certificate in certificates[1...] {
            SSL_ctrl(ssl, SSL_CTRL_CHAIN_CERT, 1, UnsafeMutableRawPointer(certificate))
          }
        }
      )
      try await world.simulation.loop.sleep(for: .milliseconds(20))
      #expect(!peer.isClosed && notes.lines.isEmpty)
    }
  }

  @Test(
    "agrees on a key by X25519 or P-256, which are cheap, and by nothing else",
    arguments: [("ffdhe8192", false), ("P-384:P-521", false), ("P-384:P-256", true)]
  )
  func groups(list: String, isOpen: Bool) throws {
    try face { world, rpc, link, notes in
      let peer = try #require(
        RawTLSPeer(link) { ssl in
          var text = Array(list.utf8CString)
          SSL_ctrl(ssl, SSL_CTRL_SET_GROUPS_LIST, 0, &text)
        }
      )
      try await world.simulation.loop.sleep(for: .milliseconds(20))
      #expect(peer.isClosed != isOpen && notes.lines.isEmpty == isOpen)
    }
  }

  @Test("may present a chain of at most five certificates", arguments: [5, 6])
  func chain(count: Int) throws {
    try face { world, rpc, link, notes in
      let files = try world.authority.issue("web", .process("web"))
      let found = try PEMFile(files.certificate).nextCertificate()
      let certificate = try #require(found)
      let key = try PEMFile(files.key, isSecret: true).privateKey()
      defer {
        X509_free(certificate)
        EVP_PKEY_free(key)
      }
      let peer = try #require(
        RawTLSPeer(link) { ssl in
          SSL_use_certificate(ssl, certificate)
          SSL_use_PrivateKey(ssl, key)
          for _ in 1..<count {
            SSL_ctrl(ssl, SSL_CTRL_CHAIN_CERT, 1, UnsafeMutableRawPointer(certificate))
          }
        }
      )
      try await world.simulation.loop.sleep(for: .milliseconds(20))
      #expect(peer.isClosed == (count > 5) && notes.lines.isEmpty == (count <= 5))
    }
  }

  @Test("may have keys of cheap kinds only, and data that is no certificate has no such key")
  func keys() throws {
    let authority = try TestAuthority()
    let found = try PEMFile(authority.certificate).nextCertificate()
    let certificate = try #require(found)
    defer { X509_free(certificate) }
    var bytes = CertificateMessage.bytes(of: certificate)
    func isPlain(_ body: [UInt8]) -> Bool {
      body.withUnsafeBytes { CertificateMessage.isPlain($0) }
    }
    let good = CertificateMessage.body([bytes, bytes])
    #expect(isPlain(good) && isPlain(CertificateMessage.body([])))
    for count in good.indices { #expect(!isPlain(Array(good[..<count]))) }
    // Ed25519 and the 32 bytes of a key; Ed448 is the next number.
    let kind: [UInt8] = [0x2b, 0x65, 0x70, 0x03, 0x21, 0]
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: kind) })
    bytes[place + 2] += 1
    #expect(!isPlain(CertificateMessage.body([bytes])))
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<2_000 {
      var damaged = good
      for _ in 0..<3 {
        damaged[Int.random(in: 0..<good.count, using: &numbers)] = UInt8.random(
          in: 0...255,
          using: &numbers
        )
      }
      _ = isPlain(damaged)
    }
  }

  @Test("is closed during the handshake if it offers no protocol")
  func noProtocol() throws {
    try face { world, rpc, link, notes in
      let peer = try #require(RawTLSPeer(link, protocols: []))
      try await world.simulation.loop.sleep(for: .milliseconds(20))
      #expect(peer.isClosed && !peer.isOpen)
      #expect(notes.lines.count == 1)
    }
  }

  @Test("is closed for more than 32 empty records before a MiB of data", arguments: [25, 40])
  func emptyRecords(count: Int) throws {
    try face { world, rpc, link, notes in
      let peer = try #require(RawTLSPeer(link))
      try await world.simulation.loop.sleep(for: .milliseconds(20))
      peer.sendRecords([try Golden["A1"]])
      for stream in 1...UInt32(count) {
        peer.sendRecords([[], Raw.call(on: stream, message: Words("me").encoded())])
      }
      try await world.simulation.loop.sleep(for: .milliseconds(20))
      #expect(peer.isClosed == (count > 32))
      let lines =
        count > 32 ? ["connection error 8 (calm): TLS: too many messages without data"] : []
      #expect(notes.lines == lines)
      let echoed = rpc.metrics.methods.first { $0.name.hasSuffix("Echo") }
      #expect(count > 32 || echoed?.ended == Int64(count))
    }
  }

  @Test("has at most 64 records processed at once, and eventually all of them")
  func records() throws {
    let turns = Turns()
    var router = House.router()
    router.registerUnary(MixedClients.open) { (request: Words, call) in
      turns.count(call.loop.turnNumber)
      return request
    }
    try face(router) { world, rpc, link, notes in
      let peer = try #require(RawTLSPeer(link))
      try await world.simulation.loop.sleep(for: .milliseconds(20))
      let name = Array(MixedClients.open.name.utf8)
      let calls = (1...UInt32(190)).map { Raw.call(name, on: $0) }
      peer.sendRecords([try Golden["A1"]] + calls)
      try await world.simulation.loop.sleep(for: .milliseconds(20))
      #expect(turns.calls.values.reduce(0, +) == 190 && notes.lines.isEmpty)
      #expect(turns.calls.values.allSatisfy { $0 <= 64 }, "\(turns.calls)")
    }
  }

  /// Calls by loop iteration; touched on the simulation's thread only.
  private final class Turns: @unchecked Sendable {
    private(set) var calls: [Int: Int] = [:]

    func count(_ turn: Int) { calls[turn, default: 0] += 1 }
  }
}
