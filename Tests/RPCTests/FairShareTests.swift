import Testing
import Wire

@testable import RPC

/// Eviction for bytes when authentication names the holders of connections.
@Suite("Buffered bytes of members")
struct FairShareTests {
  @Test("are freed from an unauthenticated peer's request (matrix 10)", arguments: [0, 20])
  func strangers(milliseconds: Int) throws {
    try MixedClients.stage(asking: .milliseconds(milliseconds)) { world, crowd in
      let stranger = try await crowd.upload(1, "", kilobytes: 100)
      #expect(milliseconds == 0 || crowd.server.requestBytes >= 100_000)
      try await world.loop.sleep(for: .milliseconds(20))
      #expect(stranger.reasons == ["invalid_token"] && crowd.server.requestBytes == 0)
      stranger.send(Raw.frame(.message, 0, on: 1, [UInt8](repeating: 0x61, count: 10_000)))
      stranger.send(MixedClients.upload("1/1", 50, on: 2))
      try await world.loop.sleep(for: .milliseconds(40))
      #expect(!stranger.isClosed && stranger.reasons.count == 1)
      #expect((50_000..<80_000).contains(crowd.server.requestBytes), "of the second alone")
    }
  }

  @Test(
    "are freed when authentication refuses a member while its request arrives"
  )
  func authenticated() throws {
    try MixedClients.stage(asking: .milliseconds(20)) { world, crowd in
      let member = try await crowd.join(1)
      let whole = Words(String(repeating: "w", count: 20_000)).encoded()
      let metadata = Raw.entry("who", "1/1")
      let size = Raw.number(UInt32(whole.count))
      // Buffered before its holder is known; its connection is closed meanwhile.
      for stream in UInt32(1)...2 {
        member.send(
          Raw.call(on: stream, 1, metadata: metadata)
            + Raw.frame(.message, 1, on: stream, size + whole.prefix(10_000))
            + Raw.frame(.message, 2, on: stream, Array(whole.dropFirst(10_000)))
            + Raw.frame(.end, on: stream)
        )
      }
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(member.ends.map(\.code) == [.ok, .ok])
      member.send(MixedClients.upload("1/1", 50, on: 3))
      try await world.loop.sleep(for: .milliseconds(5))
      member.link.close("gone")
      try await world.loop.sleep(for: .milliseconds(40))
      #expect(crowd.server.requestBytes == 0)
    }
  }

  @Test(
    "do not cause the refusal of a call that already runs when its token turns out to be invalid"
  )
  func late() throws {
    try MixedClients.stage(asking: .milliseconds(20)) { world, crowd in
      let stubborn = Array(MixedClients.stubborn.name.utf8)
      let peer = try await crowd.join(1, MixedClients.whole(stubborn, "nobody", kilobytes: 20))
      try await world.loop.sleep(for: .milliseconds(40))
      #expect(peer.ends.isEmpty && crowd.server.metrics.runningHandlers == 1)
      try await world.loop.sleep(for: .seconds(6))
      #expect(peer.ends.map(\.code) == [.ok])
    }
  }

  @Test(
    "of one token leave room for others at its address, and for its member's other calls (matrix 10)"
  )
  func neighbours() throws {
    try MixedClients.stage { world, crowd in
      // More is buffered elsewhere, which is not the exhausted limit.
      for host in 2...3 { try await crowd.upload(host, "9/9", kilobytes: 240) }
      for _ in 0..<3 { try await crowd.upload(1, "1/1", kilobytes: 80) }
      // Of the same member and of another; each evicts the one that holds the most.
      try await crowd.upload(1, "1/2", kilobytes: 80)
      #expect(crowd.closed == [2])
      try await crowd.upload(1, "2/3", kilobytes: 60)
      #expect(crowd.closed == [2, 3])
      // None holds twice its amount by then.
      let last = try await crowd.upload(1, "2/4", kilobytes: 70)
      #expect(crowd.closed == [2, 3] && last.reasons == ["buffers_full"])
    }
  }

  @Test(
    "of one token are freed from its own connections: the one with the most for one with little (matrix 10)"
  )
  func own() throws {
    try MixedClients.stage { world, crowd in
      try await crowd.upload(1, "1/1", kilobytes: 80)
      try await crowd.upload(1, "1/1", kilobytes: 160)
      try await crowd.upload(1, "1/1", kilobytes: 30)
      #expect(crowd.closed == [1])
    }
  }

  @Test("count together at whatever addresses a member has them (matrix 10)")
  func scattered() throws {
    try MixedClients.stage { world, crowd in
      try await crowd.upload(1, "2/1", kilobytes: 240)
      // Three tokens, twelve addresses, and at each of them less than the others have at theirs.
      for host in 2...13 {
        try await crowd.upload(host, "1/\(2 + host % 3)", kilobytes: 140)
      }
      #expect(crowd.server.unprovenBytes > 1_900_000 && crowd.closed.isEmpty)
      try await crowd.upload(20, "1/9", kilobytes: 200)
      #expect(!crowd.closed.isEmpty && !crowd.closed.contains(0), "their own tokens")
      let own = crowd.closed
      for host in 21...23 { try await crowd.upload(host, "\(host)/9", kilobytes: 100) }
      #expect(crowd.closed.count > own.count && crowd.closed.allSatisfy { (1...13).contains($0) })
    }
  }

  @Test(
    "of unauthenticated peers are freed first, though a member has more and they are new (matrix 10)"
  )
  func strangersFirst() throws {
    try MixedClients.stage { world, crowd in
      for host in 1...5 { try await crowd.upload(host, "1/1", kilobytes: 240) }
      // More than half of the bytes that the unauthenticated peer will hold: members need not share with it.
      try await crowd.upload(20, "2/2", kilobytes: 240)
      let stranger = try await crowd.join(30)
      stranger.isReading = false
      stranger.send((1...60).flatMap { Raw.call(Array(MixedClients.open.name.utf8), on: $0) })
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(crowd.server.unprovenBytes > 1_900_000)
      try await crowd.upload(21, "2/2", kilobytes: 240)
      #expect(crowd.closed == [6] && stranger.isClosed)
    }
  }

  @Test(
    "evict others for requests that count, not for pieces of an ended call (matrix 10)"
  )
  func gone() throws {
    try MixedClients.stage { world, crowd in
      let stranger = try await crowd.upload(30, "", kilobytes: 20)
      #expect(stranger.reasons == ["invalid_token"])
      for host in 1...7 { try await crowd.upload(host, "1/1", kilobytes: 240) }
      for host in 8...50 where crowd.left > 3_000 {
        let piece = [UInt8](repeating: 0x61, count: min(10_000, crowd.left - 2_000))
        let size = Raw.number(4_000_000)
        let metadata = Raw.entry("who", "1/1")
        let begin =
          Raw.call(on: 1, 1, metadata: metadata) + Raw.frame(.message, 1, on: 1, size + piece)
        _ = try await crowd.join(host, begin)
      }
      #expect((0...3_000).contains(crowd.left))
      for _ in 0..<4 {
        stranger.send(Raw.frame(.message, 0, on: 1, [UInt8](repeating: 0x61, count: 9_000)))
      }
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(crowd.closed.isEmpty)
      // When evicting one connection frees nothing, no other is evicted.
      let asker = try await crowd.join(60)
      let connection = try #require(crowd.server.connections.values.max { $0.number < $1.number })
      _ = connection.makeRoom(for: 1, .all) { (0, .all) }
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(crowd.closed.count == 1 && !asker.isClosed)
    }
  }

  @Test(
    "of equal amount evict no one, and each caller searches for itself (matrix 10)"
  )
  func equals() throws {
    try MixedClients.stage { world, crowd in
      let first = try await crowd.upload(1, "1/1", kilobytes: 120)
      try await crowd.upload(1, "2/2", kilobytes: 120)
      let more = [UInt8](repeating: 0x61, count: 10_000)
      for _ in 0..<4 { first.send(Raw.frame(.message, 0, on: 1, more)) }
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(crowd.closed.isEmpty && first.reasons == ["buffers_full"])
      // It holds nothing now, and just searched without success; one that has not finds the other.
      try await crowd.upload(1, "2/2", kilobytes: 100)
      first.send(MixedClients.upload("1/1", 100, on: 2))
      try await crowd.upload(1, "3/3", kilobytes: 100)
      #expect(crowd.closed == [1] && crowd.peers[3].reasons.isEmpty)
    }
  }

  @Test(
    "include replies: a client that reads none behind a proxy leaves others their share (matrix 10)"
  )
  func replies() throws {
    try MixedClients.stage { world, crowd in
      _ = try await crowd.ask(1, "1/1", lists: 12)
      let held = crowd.server.unprovenBytes
      #expect(held > 900_000 && held <= 1 << 20)
      let other = try await crowd.ask(1, "2/3", lists: 1)
      other.isReading = true
      try await world.loop.sleep(for: .milliseconds(30))
      #expect(crowd.closed == [0] && other.ends.map(\.code) == [.ok])
    }
  }

  @Test(
    "of handlers without a connection count for their member, and evict no other (matrix 10)",
    arguments: ["3/3", "1/8"]
  )
  func orphans(asker: String) throws {
    try MixedClients.stage { world, crowd in
      let stubborn = Array(MixedClients.stubborn.name.utf8)
      for host in 1...6 {
        let peer = try await crowd.join(host, MixedClients.whole(stubborn, "1/1", kilobytes: 240))
        try await world.loop.sleep(for: .milliseconds(5))
        peer.link.close("gone")
      }
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(crowd.left < 660_000 && crowd.server.shares.left.count == 6)
      // More than a fair share beside a small request, but not the most.
      let who = asker == "1/8" ? "1/7" : "2/2"
      let second = try await crowd.upload(20, who, kilobytes: 240)
      try await crowd.upload(21, "5/5", kilobytes: 180)
      try await crowd.upload(22, "6/6", kilobytes: 180)
      let refused = try await crowd.upload(23, asker, kilobytes: 90)
      #expect(crowd.closed == [0, 1, 2, 3, 4, 5] && refused.reasons == ["buffers_full"])
      // The bytes left by another token of the member do not count for this one; that token pays.
      try await crowd.upload(24, "7/7", kilobytes: 90)
      #expect(!second.isClosed)
      let own = try await crowd.upload(25, "1/1", kilobytes: 30)
      try await crowd.upload(26, "9/9", kilobytes: 90)
      #expect(!second.isClosed && own.isClosed)
      try await world.loop.sleep(for: .seconds(6))
      #expect(crowd.server.shares.left.isEmpty)
    }
  }

  @Test(
    "are distinguished where an address has no room for requests: replies are not evicted (matrix 10)"
  )
  func kinds() throws {
    try MixedClients.stage { world, crowd in
      _ = try await crowd.ask(1, "1/1", lists: 7)
      for number in 2...4 { try await crowd.upload(1, "\(number)/\(number)", kilobytes: 80) }
      try await crowd.upload(1, "5/5", kilobytes: 30)
      #expect(crowd.closed == [1], "the oldest of those with a request")
    }
  }
}
