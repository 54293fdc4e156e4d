import Foundation
import TestSupport
import Testing

@testable import RPC

/// Files that certificates are read from, at the start and later.
@Suite("Certificates")
struct TLSCredentialsTests {
  private func replace(_ path: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
  }

  @Test("that are unusable are refused with the file and the reason")
  func problems() throws {
    let authority = try TestAuthority()
    let good = try authority.issue("good", .process("task"))
    let other = try authority.issue("other", .process("task"))
    let old = try authority.issue("old", .init("DNS:a", lifetime: -60))
    let nonsense = authority.folder.file("nonsense")
    try replace(nonsense, "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n")
    let missing = authority.folder.file("missing")
    func problem(_ certificate: String?, _ key: String?, _ root: String?) -> TLSProblem? {
      do throws(TLSProblem) {
        _ = try TLSCredentials(TLSFiles(certificate: certificate, key: key, authority: root))
        return nil
      } catch {
        return error
      }
    }
    #expect(problem(good.certificate, good.key, authority.certificate) == nil)
    #expect(
      problem(missing, good.key, nil)
        == .unreadable(path: missing, reason: "No such file or directory")
    )
    #expect(problem(nonsense, good.key, nil) == .notPEM(path: nonsense, what: "certificate"))
    #expect(problem(nil, nil, nonsense) == .notPEM(path: nonsense, what: "certificate"))
    #expect(
      problem(good.certificate, nonsense, nil)
        == .notPEM(path: nonsense, what: "private key without a password")
    )
    #expect(
      problem(good.certificate, other.key, nil)
        == .keyDoesNotFit(certificate: good.certificate, key: other.key)
    )
    #expect(problem(old.certificate, old.key, nil) == .expired(path: old.certificate))
    let names = (0..<600).map { "DNS:a\($0).example" }.joined(separator: ",")
    let long = try authority.issue("long", .init(names))
    #expect(
      problem(long.certificate, long.key, authority.certificate)
        == .tooMuchForPeers(path: long.certificate)
    )
    #expect(problem(long.certificate, long.key, nil) == nil, "it is not presented to a process")
    try FileManager.default.setAttributes([.posixPermissions: 0o604], ofItemAtPath: good.key)
    #expect(problem(good.certificate, good.key, nil) == .readableByOthers(path: good.key))
    let huge = authority.folder.file("huge")
    try replace(huge, String(repeating: "a", count: (1 << 20) + 1))
    #expect(problem(nil, nil, huge) == .tooLarge(path: huge, limit: 1 << 20))
  }

  @Test("that are replaced apply to new connections; broken ones change nothing")
  func reload() throws {
    let world = try TLSWorld()
    let files = try world.authority.issue("moving", .process("task"))
    let moving = try TLSCredentials(
      TLSFiles(
        certificate: files.certificate,
        key: files.key,
        authority: world.authority.certificate
      )
    )
    let gateway = try TLSWorld.credentials(world.authority, "gateway", .process("gateway"))
    #expect(moving.reload() == .unchanged)
    let before = try #require(moving.server)

    try replace(files.certificate, "half a file")
    #expect(
      moving.reload() == .kept(.notPEM(path: files.certificate, what: "certificate"))
    )
    #expect(moving.reload() == .unchanged, "a broken file is reported once")
    #expect(moving.server === before)
    let names = Notes()
    try world.simulation.run {
      let transport = TLSTransport(over: world.network, accepts: moving, connects: nil)
      let rpc = RPCServer(
        router: House.router(),
        transport: transport,
        settings: .service(clusterKey: nil)
      )
      let address = try await rpc.start(at: .loopback(port: 0))
      func ask(_ channel: Channel) async {
        let reply: Words? = try? await channel.unary(House.echo, Words("in"))
        names.add(reply?.text ?? "out")
      }
      func channel() -> Channel {
        Channel(
          address: address,
          transport: world.client(gateway),
          settings: .service(clusterKey: nil)
        )
      }
      let first = channel()
      await ask(first)
      // A certificate that the peer does not accept as a process of this installation.
      try world.authority.issue("moving", .init("IP:127.0.0.1"))
      names.add("\(moving.reload())")
      await ask(first)
      let second = channel()
      await ask(second)
      first.close()
      second.close()
      await rpc.drain(grace: .milliseconds(10))
    }
    #expect(names.lines == ["in", "replaced", "in", "out"])
  }

  @Test("that are replaced one after the other are read again before a problem is reported")
  func halfReplaced() throws {
    let authority = try TestAuthority()
    let files = try authority.issue("moving", .process("task"))
    let other = try authority.issue("other", .process("task"))
    let moving = try TLSCredentials(TLSFiles(certificate: files.certificate, key: files.key))
    try replace(files.key, String(contentsOfFile: other.key, encoding: .utf8))
    #expect(moving.reload() == .unchanged)
    try replace(files.certificate, String(contentsOfFile: other.certificate, encoding: .utf8))
    #expect(moving.reload() == .replaced)
    try authority.issue("other", .process("task"))
    try replace(files.key, String(contentsOfFile: other.key, encoding: .utf8))
    let problem = TLSProblem.keyDoesNotFit(certificate: files.certificate, key: files.key)
    #expect(moving.reload() == .unchanged && moving.reload() == .kept(problem))
    #expect(moving.reload() == .unchanged && moving.reload(isForced: true) == .kept(problem))
  }

  @Test(
    "name an identity in one form only",
    arguments: [
      ("daybook:process:task", PeerIdentity.process("task")),
      ("daybook:client:kitchen-2", .client("kitchen-2")),
      ("daybook:process:", nil), ("daybook:process:Task", nil), ("daybook:process:a:b", nil),
      ("daybook:owner:task", nil), ("spiffe://daybook/process/task", nil), ("", nil),
    ]
  )
  func identities(uri: String, identity: PeerIdentity?) {
    #expect(PeerIdentity(uri: uri) == identity)
  }

  @Test("report the days left, of those in use and of their authority's")
  func daysLeft() throws {
    let authority = try TestAuthority(lifetime: 60 * 86_400)
    let files = try authority.issue("task", .init("DNS:a", lifetime: 40 * 86_400 + 3_600))
    let credentials = try TLSCredentials(
      TLSFiles(
        certificate: files.certificate,
        key: files.key,
        authority: authority.certificate
      )
    )
    #expect(credentials.daysLeft == 40)
    try authority.issue("task", .init("DNS:a", lifetime: 3_600))
    #expect(credentials.daysLeft == 40)
    #expect(credentials.reload(isForced: true) == .replaced)
    #expect(credentials.daysLeft == 0)
    #expect(try TLSCredentials(TLSFiles(authority: authority.certificate)).daysLeft == nil)

    let brief = try TestAuthority(lifetime: 10 * 86_400 + 3_600)
    let long = try brief.issue("task", .init("DNS:a", lifetime: 40 * 86_400))
    let ends = try TLSCredentials(
      TLSFiles(certificate: long.certificate, key: long.key, authority: brief.certificate)
    )
    #expect(ends.daysLeft == 10)
  }
}
