import COpenSSL
import TestSupport
import Testing
import Wire

@testable import RPC

/// What a peer may say in TLS itself, before and beside our protocol.
@Suite("A peer that TLS lets say much")
struct TLSLimitTests {
  /// A server, a peer that is about to begin, and what was logged.
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

  /// So many names of protocols, behind ours.
  private static func protocols(_ count: Int) -> [UInt8] {
    let name = TLSContext.protocolName
    return [UInt8(name.count)] + name + (0..<count).flatMap { _ in [9] + Array("something".utf8) }
  }

  @Test("is closed over a hello longer than 4 KiB, however it is cut", arguments: [400, 6_000])
  func longHello(names: Int) throws {
    try face { world, rpc, link, notes in
      let peer = try #require(RawTLSPeer(link, protocols: Self.protocols(names)))
      try await world.simulation.loop.sleep(for: .milliseconds(20))
      #expect(peer.isClosed && rpc.connectionCount == 0)
      #expect(notes.lines.count == 1 && notes.lines[0].contains("longer than any needs to be"))
    }
  }

  @Test("may say a hello of 3 KiB")
  func hello() throws {
    try face { world, rpc, link, notes in
      let peer = try #require(RawTLSPeer(link, protocols: Self.protocols(280)))
      try await world.simulation.loop.sleep(for: .milliseconds(20))
      #expect(!peer.isClosed && notes.lines.isEmpty)
    }
  }

  @Test(
    "is closed over many authorities that it says it believes, which would be kept",
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

  @Test("is closed where it offers no protocol, in the handshake")
  func noProtocol() throws {
    try face { world, rpc, link, notes in
      let peer = try #require(RawTLSPeer(link, protocols: []))
      try await world.simulation.loop.sleep(for: .milliseconds(20))
      #expect(peer.isClosed && !peer.isOpen)
      #expect(notes.lines.count == 1)
    }
  }

  @Test("is closed over more empty records than 32 before a MiB of data", arguments: [25, 40])
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

  @Test("has 64 records looked at in one go, and all of them in the end")
  func records() throws {
    let turns = Turns()
    var router = House.router()
    router.registerUnary(Neighbourhood.open) { (request: Words, call) in
      turns.count(call.loop.turnNumber)
      return request
    }
    try face(router) { world, rpc, link, notes in
      let peer = try #require(RawTLSPeer(link))
      try await world.simulation.loop.sleep(for: .milliseconds(20))
      let name = Array(Neighbourhood.open.name.utf8)
      let calls = (1...UInt32(190)).map { Raw.call(name, on: $0) }
      peer.sendRecords([try Golden["A1"]] + calls)
      try await world.simulation.loop.sleep(for: .milliseconds(20))
      #expect(turns.calls.values.reduce(0, +) == 190 && notes.lines.isEmpty)
      #expect(turns.calls.values.allSatisfy { $0 <= 64 }, "\(turns.calls)")
    }
  }

  /// Calls by the turn that they were made in; touched on the simulation's thread only.
  private final class Turns: @unchecked Sendable {
    private(set) var calls: [Int: Int] = [:]

    func count(_ turn: Int) { calls[turn, default: 0] += 1 }
  }
}
