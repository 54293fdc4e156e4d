import Testing

@testable import RPC

/// Who gives way for places where handlers work for everybody.
@Suite("Places of members")
struct FairPlacesTests {
  /// A connection for which a handler works, of whose it is known.
  private static func atWork(
    _ crowd: Neighbourhood.Crowd,
    _ host: Int,
    _ who: String
  ) async throws -> RawPeer {
    let stubborn = Array(Neighbourhood.stubborn.name.utf8)
    return try await crowd.join(host, Neighbourhood.whole(stubborn, who, kilobytes: 1))
  }

  @Test(
    "are not one member's alone where they have more than half of an address (matrix 11)",
    arguments: [("1/2", true), ("2/2", false)]
  )
  func address(second: String, givesWay: Bool) throws {
    try Neighbourhood.stage {
      $0.maximumConnectionsPerAddress = 4
    } _: { world, crowd in
      for who in ["1/1", second, "1/1", "3/3"] { _ = try await Self.atWork(crowd, 1, who) }
      let newcomer = try await crowd.join(1)
      #expect(crowd.closed == (givesWay ? [0] : [4]))
      #expect(newcomer.isClosed == !givesWay)
      // Elsewhere there is room.
      _ = try await crowd.join(2)
      #expect(crowd.closed.count == 1)
    }
  }

  @Test(
    "are not one member's alone where it has more than half of all (matrix 11)",
    arguments: [(4, true), (3, false)]
  )
  func all(connections: Int, givesWay: Bool) throws {
    // Two of eight are for who proves itself, and for openings.
    try Neighbourhood.stage {
      $0.maximumConnections = 8
    } _: { world, crowd in
      for number in 0..<(6 - connections) {
        _ = try await Self.atWork(crowd, 1 + number, "\(7 + number)/\(7 + number)")
      }
      for number in 0..<connections {
        _ = try await Self.atWork(crowd, 20 + number, "1/\(number)")
      }
      let first = try await crowd.join(30)
      #expect(crowd.closed == (givesWay ? [2] : [6]) && first.isClosed == !givesWay)
      guard givesWay else { return }
      // Half is nobody's too much; who has just come goes before who is at work.
      let second = try await crowd.join(31)
      #expect(crowd.closed == [2, 6] && !second.isClosed)
    }
  }

  @Test("are nobody's before those for which nothing runs, strangers' first (matrix 11)")
  func idle() throws {
    try Neighbourhood.stage {
      $0.maximumConnectionsPerAddress = 5
    } _: { world, crowd in
      let member = try await crowd.ask(1, "3/3", lists: 1)
      member.isReading = true
      try await world.loop.sleep(for: .seconds(3))
      for token in 1...3 { _ = try await Self.atWork(crowd, 1, "1/\(token)") }
      _ = try await crowd.join(1)
      #expect(member.ends.map(\.code) == [.ok])
      // Who is idle comes again and is let in; who has just come goes for others like them.
      for gone in [[0], [0, 4], [0, 4, 5]] {
        _ = try await crowd.join(1)
        #expect(crowd.closed == gone)
      }
    }
  }

  @Test("are not kept by replies that nobody reads, and are by those on their way (matrix 11)")
  func unread() throws {
    try Neighbourhood.stage {
      $0.maximumConnectionsPerAddress = 4
      $0.maximumBufferedBytes = 64 << 20
    } _: { world, crowd in
      // Of two members, and nobody has more than half.
      var settings = Settings()
      settings.limits.connectionCredit = 65_536
      let opening = Hello.client + settings.encodedFrame()
      for host in 1...2 {
        // The second list waits for the credit that the first one took.
        let lists = Neighbourhood.unread(lists: 2, "\(host)/\(host)")
        let reader = try await crowd.join(1, as: opening)
        reader.isReading = host == 1
        reader.send(lists)
        _ = try await Self.atWork(crowd, 1, "\(host + 2)/\(host)")
      }
      try await world.loop.sleep(for: .milliseconds(1_500))
      _ = try await crowd.join(1)
      #expect(crowd.closed == [4], "it may be on its way yet")
      try await world.loop.sleep(for: .seconds(1))
      // The other one's is under way yet, however long its reader pauses.
      for gone in [[0, 4], [0, 4, 5]] {
        _ = try await crowd.join(1)
        #expect(crowd.closed == gone)
      }
    }
  }
}
