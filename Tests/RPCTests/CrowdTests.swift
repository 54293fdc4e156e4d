import Testing
import Wire

@testable import RPC

/// Admission while unauthenticated peers hold the slots.
@Suite("A crowded server")
struct CrowdTests {
  @Test("evicts a connection of an address for the next one, and sends GOAWAY (matrix 11)")
  func idle() throws {
    try Crowd.stage { crowd in
      for _ in 0..<4 { try await crowd.stranger(try Golden["A1"]) }
      // The first is served, so the second is the longest that was not.
      crowd.peers[0].send(crowd.peers[0].echoCall(bytes: 10))
      try await crowd.pause()
      let channel = crowd.world.channel(to: crowd.address)
      let _: Words = try await channel.unary(House.echo, Words("a person"))
      #expect(crowd.peers.map(\.isClosed) == [false, true, false, false])
      #expect(crowd.peers[1].goAway?.code == .full)
      #expect(crowd.lines == ["connection error 11 (full): this connection was evicted for others"])
      #expect(crowd.met == ["connections": 1])
      try await crowd.pause(.seconds(2))
      #expect(crowd.server.connectionCount == 4)
    }
  }

  @Test(
    "evicts none that has a call: another unauthenticated peer is refused, an authenticated one is admitted"
  )
  func busy() throws {
    try Crowd.stage { crowd in
      for _ in 0..<4 {
        let peer = try await crowd.stranger(try Golden["A1"])
        peer.send(peer.sleepCall())
        try await crowd.pause()
      }
      let late = try await crowd.stranger(try Golden["A1"])
      #expect(late.isClosed && late.goAway?.code == .full)
      // GOAWAY replaces SETTINGS: eight bytes, then a frame of type 10.
      #expect(late.received.count > 18 && late.received[12] == 10)
      #expect(crowd.peers.prefix(4).allSatisfy { !$0.isClosed })
      let channel = crowd.world.channel(to: crowd.address, .service(clusterKey: Crowd.key))
      let _: Words = try await channel.unary(House.echo, Words("an operator"))
      #expect(crowd.server.metrics.connections?.refused == 1)
    }
  }

  @Test("treats an IPv6 network as one address, and the next network as another (matrix 11)")
  func networks() throws {
    try Crowd.stage { crowd in
      let network = try #require(crowd.world.transport as? MemoryTransport)
      for number in 1...5 {
        network.behaviour.host = "[2001:db8:1:2::\(number)]"
        try await crowd.stranger(try Golden["A1"])
      }
      #expect(crowd.peers.map(\.isClosed) == [true, false, false, false, false])
      network.behaviour.host = "[2001:db8:1:3::1]"
      try await crowd.stranger(try Golden["A1"])
      #expect(crowd.peers.map(\.isClosed) == [true, false, false, false, false, false])
    }
  }

  @Test("keeps no slot for a peer that only watches its health, and sends GOAWAY (matrix 11)")
  func watches() throws {
    try Crowd.stage { crowd in
      for _ in 0..<4 {
        let peer = try await crowd.stranger(try Golden["A1"])
        for id: UInt32 in 1...2 {
          peer.send(Raw.call(Array(RPCV1.Health.Methods.watch.name.utf8), on: id))
        }
        try await crowd.pause()
      }
      #expect(crowd.server.metrics.runningHandlers == 8)
      // A ping is not work.
      crowd.peers[0].send(Raw.frame(.ping, on: 0, [UInt8](repeating: 1, count: 8)))
      try await crowd.pause()
      let channel = crowd.world.channel(to: crowd.address)
      let _: Words = try await channel.unary(House.echo, Words("a person"))
      #expect(crowd.peers.map(\.isClosed) == [true, false, false, false])
      #expect(crowd.peers[0].goAway?.code == .full)
      try await crowd.pause()
      #expect(crowd.server.metrics.runningHandlers == 6)
      // A peer that does more keeps its slot, even beside a watch.
      crowd.peers[1].send(crowd.peers[1].numbered(crowd.peers[1].sleepCall(), 3))
      for _ in 0..<4 {
        try await crowd.stranger(try Golden["A1"])
      }
      #expect(crowd.peers.prefix(4).map(\.isClosed) == [true, false, true, true])
    }
  }

  /// Work that unauthenticated peers may leave open for ever without a handler.
  enum Nothing: CaseIterable {
    case call, frame, output

    var bytes: [UInt8] {
      switch self {
      case .call: Raw.call(Array(House.echo.name.utf8), on: 1, 1)
      case .frame: [0, 0, 0, 100, 0x40]
      // Many answers, which it does not read.
      case .output:
        (1...60).flatMap {
          Raw.call(on: $0, message: Words(String(repeating: "e", count: 15_000)).encoded())
        }
      }
    }
  }

  @Test("keeps no slot for unfinished work without end (matrix 11)", arguments: Nothing.allCases)
  func underWay(nothing: Nothing) throws {
    try Crowd.stage { crowd in
      for _ in 0..<4 {
        let peer = try await crowd.connect(try Golden["A1"])
        crowd.peers.append(peer)
        peer.isReading = nothing != .output
        peer.send(nothing.bytes)
        try await crowd.pause()
      }
      let channel = crowd.world.channel(to: crowd.address)
      let _: Words = try await channel.unary(House.echo, Words("a person"))
      #expect(crowd.server.metrics.connections?.refused == 0)
      try await crowd.pause(.seconds(2))
      #expect(crowd.peers.map(\.isClosed) == [true, false, false, false], "the first of them")
      // A peer with a handler is never evicted.
      let _: Words = try await channel.unary(House.echo, Words("idle after that"))
      let busy = try await crowd.stranger(try Golden["A1"])
      busy.send(busy.sleepCall())
      try await crowd.pause()
      #expect(crowd.server.connections.count == 4)
      for _ in 0..<6 { try await crowd.stranger(try Golden["A1"]) }
      #expect(!busy.isClosed)
    }
  }

  @Test(
    "evicts peers that send nothing before peers that send something, and none with a handler (matrix 11)"
  )
  func standingStill() throws {
    try Crowd.stage { crowd in
      let echo = Array(House.echo.name.utf8)
      let begin = Raw.number(100_000) + [UInt8](repeating: 0x61, count: 5_000)
      for frames in [
        // Nothing of its request; some, and then more; all of it, without the end; a handler.
        Raw.call(echo, on: 1, 1),
        Raw.call(echo, on: 1, 1) + Raw.frame(.message, 1, on: 1, begin),
        Raw.call(echo, on: 1, 1) + Raw.frame(.message, 3, on: 1, Words("a").encoded()),
        Raw.call(Array(House.sleep.name.utf8), on: 1, message: Words("s", count: 60_000).encoded()),
      ] {
        let peer = try await crowd.stranger(try Golden["A1"])
        peer.send(frames)
        try await crowd.pause()
      }
      try await crowd.pause(.seconds(1))
      crowd.peers[1].send(Raw.frame(.message, 0, on: 1, [UInt8](repeating: 0x61, count: 5_000)))
      try await crowd.pause()
      for ended in [0, 2] {
        let late = try await crowd.stranger(try Golden["A1"])
        #expect(crowd.peers[ended].goAway?.code == .full)
        late.send(late.sleepCall())
        try await crowd.pause()
      }
      #expect(crowd.peers.prefix(4).map(\.isClosed) == [true, false, true, false])
      try await crowd.stranger(try Golden["A1"])
      #expect(crowd.peers[1].goAway?.code == .full, "finally also the one that sends something")
      #expect(!crowd.peers[3].isClosed && crowd.server.connections.count == 4)
    }
  }

  @Test(
    "reserves slots for authenticated peers; openings and idle connections are evicted for them"
  )
  func reserve() throws {
    var settings = Crowd.settings()
    settings.maximumConnectionsPerAddress = 100
    try Crowd.stage(settings) { crowd in
      for _ in 0..<6 {
        let peer = try await crowd.stranger(try Golden["A1"])
        peer.send(peer.sleepCall())
        try await crowd.pause()
      }
      let seventh = try await crowd.stranger(try Golden["A1"])
      #expect(seventh.goAway?.code == .full, "two of eight are reserved")
      var channels: [Channel] = []
      for _ in 0..<2 {
        let silent = try await crowd.stranger()
        let other = try await crowd.stranger()
        let channel = crowd.world.channel(to: crowd.address, .service(clusterKey: Crowd.key))
        let _: Words = try await channel.unary(House.echo, Words("proven"))
        #expect(silent.isClosed && (channels.isEmpty || other.isClosed))
        channels.append(channel)
      }
      try await crowd.pause(.seconds(3))
      // All are busy or authenticated now, and none is evicted for one more.
      let ninth = crowd.world.channel(to: crowd.address, .service(clusterKey: Crowd.key))
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await ninth.unary(House.echo, Words("one too many"))
      }
      #expect(error?.debugDetail?.contains("too many connections") == true)
      #expect(crowd.peers.prefix(6).allSatisfy { !$0.isClosed })
      crowd.peers[3].send(crowd.peers[3].cancel(1))
      try await crowd.pause(.seconds(5))
      let _: Words = try await ninth.unary(House.echo, Words("an idle stranger went"))
      #expect(crowd.peers.prefix(6).map(\.isClosed) == [false, false, false, true, false, false])
    }
  }
}
