import TestSupport
import Testing
import Wire

@testable import RPC

/// Admission while many connections begin and send little or nothing.
@Suite("A server with many openings")
struct CrowdedOpeningTests {
  @Test(
    "admits an authenticated peer while its address is full of silent ones, and evicts the oldest first"
  )
  func silent() throws {
    try Crowd.stage(Crowd.settings(requiresProof: true)) { crowd in
      for _ in 0..<5 { try await crowd.stranger() }
      try await crowd.pause(.milliseconds(150))
      // It has sent bytes, so silent ones are evicted before it.
      crowd.peers[0].send(try Golden["A1"].prefix(8) + [])
      try await crowd.pause()
      let channel = crowd.world.channel(to: crowd.address, .service(clusterKey: Crowd.key))
      let _: Words = try await channel.unary(House.echo, Words("the gateway"))
      #expect(crowd.peers.map(\.isClosed) == [false, true, false, false, false])
      #expect(crowd.peers[1].received.isEmpty, "no GOAWAY to a silent peer")
      for _ in 0..<3 { try await crowd.stranger() }
      for _ in 0..<2 { try await crowd.stranger(try Golden["A1"].prefix(8) + []) }
      for _ in 0..<5 {
        try await crowd.stranger(try Golden["A1"].prefix(8) + [])
        let _: Words = try await channel.unary(House.echo, Words("and stays"))
      }
      #expect(crowd.peers[0].isClosed, "the oldest of those that sent something")
      #expect(crowd.peers[0].goAway?.code == .full)
      #expect(crowd.lines.allSatisfy { $0.contains("this opening was evicted") })
    }
  }

  @Test("evicts from the few addresses of a flood, even if others have been opening for longer")
  func fewAddresses() throws {
    try Crowd.stage { crowd in
      let begin = Array(try Golden["A1"].prefix(8))
      let network = try #require(crowd.world.transport as? MemoryTransport)
      network.behaviour.host = "192.0.2.9"
      let slow = try await crowd.stranger(begin)
      for round in 0..<30 {
        network.behaviour.host = "192.0.2.\(1 + round % 3)"
        try await crowd.stranger(begin)
      }
      #expect(crowd.server.connectionCount == 8)
      slow.send(Array(try Golden["A1"].dropFirst(8)))
      try await crowd.pause()
      #expect(!slow.isClosed && crowd.peers.filter { !$0.isClosed }.count == 8)
    }
  }

  @Test("admits some clients with slow networks while one address floods it (matrix 11)")
  func slowLines() throws {
    var settings = ServerSettings()
    settings.maximumOpeningsPerAddress = 32
    try Crowd.stage(settings) { crowd in
      let begin = Array(try Golden["A1"].prefix(8))
      let rest = Array(try Golden["A1"].dropFirst(8))
      var phones: [RawPeer] = []
      for tick in 0..<1_740 {
        // 200 openings per second that never finish, and every 355 ms one that takes 200 ms.
        try await crowd.stranger(begin)
        // Their bytes arrive some time later.
        if tick % 71 == 0 { phones.append(try await crowd.connect([])) }
        if tick % 71 == 15 { phones.last?.send(begin) }
        if tick % 71 == 40 { phones.last?.send(rest) }
      }
      try await crowd.pause()
      let open = phones.count { !$0.isClosed }
      #expect(phones.count == 25 && open >= 6 && open < 25, "\(open)")
    }
  }

  @Test("sends GOAWAY to at most 64 peers that it evicts; a flood is closed without one")
  func flood() throws {
    var settings = ServerSettings()
    settings.maximumConnectionsPerAddress = 100
    try Crowd.stage(settings) { crowd in
      for _ in 0..<100 { try await crowd.stranger(try Golden["A1"]) }
      for peer in crowd.peers { peer.isReading = false }
      try await crowd.pause(.milliseconds(500))
      for _ in 0..<100 { crowd.peers.append(try await crowd.connect(try Golden["A1"])) }
      try await crowd.pause(.milliseconds(20))
      #expect(crowd.server.connectionCount <= 164)
      try await crowd.pause(.seconds(3))
      #expect(crowd.server.connectionCount == 100)
      #expect(crowd.peers.prefix(100).allSatisfy { $0.isClosed })
    }
  }

  @Test("admits a certificate during a flood of silent handshakes")
  func handshakes() throws {
    let world = try TLSWorld()
    let process = try TLSWorld.credentials(world.authority, "gateway", .process("gateway"))
    try world.simulation.run {
      try await World.run(world.server) { stage in
        var settings = ServerSettings.service(clusterKey: nil)
        settings.maximumOpeningsPerAddress = 5
        let address = try await stage.start(House.router(), settings)
        var flood: [RawPeer] = []
        for _ in 0..<5 {
          flood.append(RawPeer(try await world.network.connect(to: address, within: .seconds(1))))
        }
        let channel = Channel(
          address: address,
          transport: world.client(process),
          settings: .service(clusterKey: nil)
        )
        defer { channel.close() }
        world.network.behaviour.latency = .milliseconds(1) ... .milliseconds(1)
        let answer = channel.loop.spawn {
          try? await channel.unary(House.echo, Words("by certificate")) as Words
        }
        for _ in 0..<20 {
          flood.append(RawPeer(try await world.network.connect(to: address, within: .seconds(1))))
        }
        #expect(await answer.value == Words("by certificate"))
        #expect(stage.servers[0].connectionCount <= 6)
      }
    }
  }
}
