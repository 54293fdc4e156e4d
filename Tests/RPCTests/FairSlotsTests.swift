import Testing
import Wire

@testable import RPC

/// Eviction of connections when none is idle.
@Suite("Connection slots of members")
struct FairSlotsTests {
  /// A connection with a running handler, of a known holder.
  fileprivate static func atWork(
    _ crowd: MixedClients.Crowd,
    _ host: Int,
    _ who: String
  ) async throws -> RawPeer {
    let stubborn = Array(MixedClients.stubborn.name.utf8)
    return try await crowd.join(host, MixedClients.whole(stubborn, who, kilobytes: 1))
  }

  @Test(
    "of a holder with many running handlers can be evicted (matrix 11)",
    arguments: [("1/2", true), ("2/2", false)]
  )
  func address(second: String, givesWay: Bool) throws {
    try MixedClients.stage {
      $0.maximumConnectionsPerAddress = 4
    } _: { world, crowd in
      for who in ["1/1", second, "1/1", "3/3"] { _ = try await Self.atWork(crowd, 1, who) }
      let newcomer = try await crowd.join(1)
      #expect(crowd.closed == (givesWay ? [0] : [4]))
      #expect(newcomer.isClosed == !givesWay)
      // Another address has slots.
      _ = try await crowd.join(2)
      #expect(crowd.closed.count == 1)
    }
  }

  @Test(
    "of all addresses cannot all be held by one member (matrix 11)",
    arguments: [(3, true), (2, false)]
  )
  func all(connections: Int, givesWay: Bool) throws {
    // Two of eight are reserved for authenticated peers and for openings.
    try MixedClients.stage {
      $0.maximumConnections = 8
    } _: { world, crowd in
      for number in 0..<(6 - connections) {
        _ = try await Self.atWork(crowd, 1 + number, "\(7 + number)/\(7 + number)")
      }
      for number in 0..<connections {
        _ = try await Self.atWork(crowd, 20 + number, "1/\(number)")
      }
      let first = try await crowd.join(30)
      #expect(crowd.closed == (givesWay ? [3] : [6]) && first.isClosed == !givesWay)
      guard givesWay else { return }
      // With two of each, no holder has too many; the newest connection is evicted before one at
      // work.
      let second = try await crowd.join(31)
      #expect(crowd.closed == [3, 6] && !second.isClosed)
    }
  }

  @Test("without work are evicted first, those of unauthenticated peers before others (matrix 11)")
  func idle() throws {
    try MixedClients.stage {
      $0.maximumConnectionsPerAddress = 5
    } _: { world, crowd in
      let member = try await crowd.ask(1, "3/3", lists: 1)
      member.isReading = true
      try await world.loop.sleep(for: .seconds(3))
      for token in 1...3 { _ = try await Self.atWork(crowd, 1, "1/\(token)") }
      _ = try await crowd.join(1)
      #expect(member.ends.map(\.code) == [.ok])
      // An idle one reconnects and is admitted; then the holder with the most is evicted.
      for gone in [[0], [0, 1], [0, 1, 4]] {
        _ = try await crowd.join(1)
        #expect(crowd.closed == gone)
      }
    }
  }

  @Test("of one member are shared by token (matrix 11)")
  func tokens() throws {
    try MixedClients.stage {
      $0.maximumConnectionsPerAddress = 5
    } _: { world, crowd in
      let phone = try await crowd.upload(1, "1/1", kilobytes: 20)
      for _ in 0..<4 { _ = try await Self.atWork(crowd, 1, "1/2") }
      for gone in 1...4 {
        _ = try await Self.atWork(crowd, 1, "1/2")
        #expect(crowd.closed.count == gone && !phone.isClosed)
      }
    }
  }

  /// Work that a connection may leave open as long as it likes.
  enum Pretext: CaseIterable {
    case announced, atWork

    func take(_ crowd: MixedClients.Crowd) async throws {
      switch self {
      case .announced: try await crowd.upload(1, "1/1", kilobytes: 20)
      case .atWork: _ = try await FairSlotsTests.atWork(crowd, 1, "1/1")
      }
    }
  }

  @Test(
    "of a member that reconnects at once are evicted, not those of newcomers (matrix 11)",
    arguments: Pretext.allCases
  )
  func takers(pretext: Pretext) throws {
    try MixedClients.stage {
      $0.maximumConnectionsPerAddress = 8
    } _: { world, crowd in
      for _ in 0..<8 { try await pretext.take(crowd) }
      let newcomer = try await crowd.join(1)
      #expect(crowd.closed == [0])
      for round in 1...6 {
        try await pretext.take(crowd)
        #expect(crowd.closed.count == round + 1 && !newcomer.isClosed)
        newcomer.send(Raw.call(on: UInt32(round), message: Words("e").encoded()))
        try await world.loop.sleep(for: .milliseconds(400))
      }
      #expect(newcomer.ends.count == 6 && !newcomer.isClosed)
    }
  }

  @Test(
    "are kept by an upload with a verified token while unauthenticated peers connect (matrix 11)"
  )
  func uploads() throws {
    try MixedClients.stage {
      $0.maximumConnectionsPerAddress = 4
    } _: { world, crowd in
      let phone = try await crowd.upload(1, "1/1", kilobytes: 20)
      for _ in 0..<200 {
        phone.send(Raw.frame(.message, 0, on: 1, [UInt8](repeating: 0x61, count: 1_100)))
        _ = try await crowd.join(1)
        try await world.loop.sleep(for: .milliseconds(20))
      }
      #expect(!phone.isClosed && phone.reasons.isEmpty)
      #expect(crowd.closed.count == 197)
    }
  }

  @Test("are kept by a slow reader behind a proxy while unauthenticated peers connect (matrix 11)")
  func slowReaders() throws {
    try MixedClients.stage {
      $0.maximumConnectionsPerAddress = 2
      $0.maximumBufferedBytes = 64 << 20
    } _: { world, crowd in
      var settings = Settings()
      settings.limits.connectionCredit = 65_536
      let reader = try await crowd.join(1, as: Hello.client + settings.encodedFrame())
      reader.send(MixedClients.unread(lists: 2, "1/1"))
      for _ in 0..<200 {
        try await world.loop.sleep(for: .milliseconds(20))
        _ = try await crowd.join(1)
      }
      #expect(!reader.isClosed && crowd.closed.count == 199)
    }
  }

  @Test("are found during a flood by some newcomers with a slow first call (matrix 11)")
  func flood() throws {
    try MixedClients.stage { _ in
    } _: { world, crowd in
      let place = Address.loopback(port: 7_000)
      crowd.network.behaviour.host = "10.0.0.1"
      var (flood, phones): ([RawPeer], [RawPeer]) = ([], [])
      for tick in 0..<8_000 {
        // 400 connections a second, and each 400 ms a phone that needs 200 to its first call.
        var peers: [RawPeer] = []
        if tick % 5 < 2 {
          peers.append(RawPeer(try await crowd.network.connect(to: place, within: .seconds(1))))
          flood += peers
        }
        if tick % 400 == 0 {
          let phone = RawPeer(try await crowd.network.connect(to: place, within: .seconds(1)))
          phones.append(phone)
          peers.append(phone)
        }
        for peer in peers { peer.send(try Golden["A1"]) }
        if tick % 400 == 200, let phone = phones.last {
          phone.send(Raw.call(on: 1, message: Words("e").encoded()))
        }
        try await world.loop.sleep(for: .milliseconds(1))
      }
      for peer in flood { peer.link.close("done") }
      #expect(phones.count == 20)
      let served = phones.count { $0.ends.first?.code == .ok }
      #expect((8...19).contains(served), "\(served)")
      for phone in phones { phone.link.close("done") }
    }
  }

  @Test("are evicted first if the peer was never served, however few it has (matrix 11)")
  func neverServed() throws {
    try MixedClients.stage {
      $0.maximumConnectionsPerAddress = 8
    } _: { world, crowd in
      for token in 1...6 { _ = try await Self.atWork(crowd, 1, "1/\(token)") }
      for _ in 0..<2 { _ = try await crowd.join(1) }
      try await world.loop.sleep(for: .seconds(3))
      for gone in [[6], [6, 7], [0, 6, 7]] {
        _ = try await crowd.join(1)
        #expect(crowd.closed == gone)
      }
    }
  }

  @Test(
    "of a holder with more than an eighth are evicted before unauthenticated ones in a flood (matrix 11)"
  )
  func overfull() throws {
    try MixedClients.stage {
      $0.maximumConnectionsPerAddress = 16
    } _: { world, crowd in
      for token in 1...6 { _ = try await Self.atWork(crowd, 1, "1/\(token)") }
      for _ in 0..<14 { _ = try await crowd.join(1) }
      #expect(crowd.closed == [0, 1, 2, 3])
      _ = try await crowd.join(1)
      #expect(crowd.closed.count == 5 && crowd.peers[4...5].allSatisfy { !$0.isClosed })
    }
  }

  @Test(
    "of a holder with few are evicted after unauthenticated ones of many addresses in a flood (matrix 11)"
  )
  func flooded() throws {
    try MixedClients.stage {
      $0.maximumConnections = 18
    } _: { world, crowd in
      for _ in 0..<2 {
        let own = try await crowd.ask(100, "3/1", lists: 1)
        own.isReading = true
      }
      for host in 1...60 { _ = try await crowd.join(host) }
      let ended = crowd.closed
      #expect(!ended.contains(0) && !ended.contains(1), "\(ended)")
      #expect(ended.count > 40)
    }
  }

  @Test(
    "go to newcomers when a member and unauthenticated peers fill them, while others are idle (matrix 11)",
    arguments: Pretext.allCases
  )
  func accomplices(pretext: Pretext) throws {
    try MixedClients.stage {
      $0.maximumConnectionsPerAddress = 32
    } _: { world, crowd in
      var idle: [RawPeer] = []
      for token in 1...4 {
        let one = try await crowd.ask(1, "3/\(token)", lists: 1)
        one.isReading = true
        idle.append(one)
      }
      try await world.loop.sleep(for: .seconds(3))
      var phones: [RawPeer] = []
      for tick in 0..<600 {
        // Every 10 ms a closed client or an unauthenticated one reconnects; every 400 ms a phone
        // that needs 200 ms.
        if tick % 3 > 0 {
          try await pretext.take(crowd)
        } else {
          _ = try await crowd.join(1)
        }
        if tick % 40 == 0 { phones.append(try await crowd.join(1)) }
        if tick % 40 == 20 { phones.last?.send(Raw.call(on: 1, message: Words("e").encoded())) }
        try await world.loop.sleep(for: .milliseconds(5))
      }
      let served = phones.count { $0.ends.first?.code == .ok }
      #expect(phones.count == 15 && served >= 8, "\(served)")
      #expect(idle.count { !$0.isClosed } >= 2)
    }
  }

  @Test("are not kept by replies that are not read, but by replies in flight (matrix 11)")
  func unread() throws {
    try MixedClients.stage {
      $0.maximumConnectionsPerAddress = 4
      $0.maximumBufferedBytes = 64 << 20
    } _: { world, crowd in
      // Two members, each with at most half.
      var settings = Settings()
      settings.limits.connectionCredit = 65_536
      let opening = Hello.client + settings.encodedFrame()
      for host in 1...2 {
        // The second list waits for the credit that the first one took.
        let lists = MixedClients.unread(lists: 2, "\(host)/\(host)")
        let reader = try await crowd.join(1, as: opening)
        reader.isReading = host == 1
        reader.send(lists)
        _ = try await Self.atWork(crowd, 1, "\(host + 2)/\(host)")
      }
      try await world.loop.sleep(for: .milliseconds(1_500))
      _ = try await crowd.join(1)
      #expect(crowd.closed == [4], "it may still be in flight")
      try await world.loop.sleep(for: .seconds(1))
      // The other one's is still in flight, however long its reader pauses.
      for gone in [[0, 4], [0, 4, 5]] {
        _ = try await crowd.join(1)
        #expect(crowd.closed == gone)
      }
    }
  }
}
