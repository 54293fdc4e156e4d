import Testing
import Wire

@testable import RPC

/// The fault matrix, rows 1 to 23 and 58, by number.
///
/// What a compressed message may be is in `CompressionTests` besides, row 59 in `MatrixCallTests` and of a
/// statement in `DatabaseTests`, row 60 in `MatrixCallTests` and, with processes, in `LoadTests` and
/// `StopTests`; `ShortageTests` looks at descriptors and memory after floods over TCP.
@Suite("A server under attack")
struct MatrixTests {
  @Test("stays up, tells others nothing, and keeps nothing", arguments: rows)
  func row(row: MatrixRow) throws {
    try MatrixStage.play(row)
  }

  private static let rows = framing + opening + floods + calls

  // MARK: Framing

  private static let framing: [MatrixRow] = [
    MatrixRow(1, "lengths that nobody could hold, and no body", lines: 2) { stage in
      try await stage.expectEnd(.frameSize, of: Raw.number(0xff_ffff) + [3, 0] + Raw.number(1))
      let begin = Raw.frame(
        .message,
        1,
        on: 1,
        Raw.number(.max) + [UInt8](repeating: 0, count: 1_024)
      )
      try await stage.expectEnd(.frameSize, of: Raw.call(on: 1, 1) + begin)
    },
    MatrixRow(2, "lengths where arithmetic ends", lines: 10) { stage in
      for length: UInt32 in [0x7fff_ffff, 0x8000_0000, 0xffff_ffff, 0xffff_fff6, 16_385] {
        try await stage.expectEnd(.frameSize, of: Raw.number(length) + [5, 0] + Raw.number(1))
      }
      for size: UInt32 in [0x4000_0000, 0x7fff_ffff, 0x8000_0000] {
        let begin = Raw.number(size) + [UInt8](repeating: 0, count: 1_024)
        try await stage.expectEnd(
          .frameSize,
          of: Raw.call(on: 1, 1) + Raw.frame(.message, 1, on: 1, begin)
        )
      }
      // Metadata and a name that run past their frame.
      let cut = [0, 0] + Raw.number(1) + [0xff, 0xff, 1, 0x61]
      try await stage.expectEnd(.protocol, of: Raw.frame(.call, 7, on: 1, cut))
      let name = [0, 0] + Raw.number(1) + [0, 0, 0xff, 0x61]
      try await stage.expectEnd(.protocol, of: Raw.frame(.call, 7, on: 1, name))
    },
    MatrixRow(3, "frames cut anywhere, and many at once", lines: 0, counts: false) { stage in
      let call = Raw.call(on: 1, message: Words("cut").encoded())
      let whole = try await stage.peer(call).received
      for cut in 1..<call.count {
        let peer = try await stage.peer(Array(call.prefix(cut)))
        peer.send(Array(call.dropFirst(cut)))
        try await stage.pause()
        #expect(peer.received == whole)
      }
      let trickle = try await stage.peer()
      for byte in call {
        trickle.send([byte])
        try await stage.pause(.milliseconds(1))
      }
      #expect(trickle.received == whole)
      let many = try await stage.peer((1...10_000).flatMap { Raw.call(on: $0) })
      try await stage.pause(.seconds(1))
      #expect(many.ends.map(\.stream) == Array(1...10_000))
      #expect(many.ends.allSatisfy { $0.code == .ok })
    },
    MatrixRow(4, "a connection that ends at any byte of a call", lines: 0) { stage in
      stage.network.behaviour.latency = .milliseconds(2) ... .milliseconds(2)
      let size = Golden.opening + Raw.call(on: 1, message: Words("cut").encoded()).count
      var outcomes: Set<String> = []
      for way in MemoryConnection.Way.allCases {
        for offset in 0...size + 40 {
          let channel = stage.world.channel(to: stage.address)
          // Its connection is there before the call is written.
          async let reply: Words = channel.unary(House.sleep, Words("s", count: 20))
          while stage.network.connections.count < 2 { try await stage.pause(.milliseconds(1)) }
          stage.network.connections[1].cut(way, afterBytes: offset)
          do {
            _ = try await reply
            outcomes.insert("OK")
          } catch let error as RPCError {
            outcomes.insert(error.reason)
            #expect(error.code == .unavailable, "\(way) \(offset)")
          }
          channel.close()
          try await stage.pause(.milliseconds(50))
        }
      }
      stage.network.behaviour.latency = .zero ... .zero
      #expect(outcomes.isSuperset(of: ["OK", "connection_lost"]))
      #expect(stage.server.metrics.runningHandlers == 0)
    },
    MatrixRow(5, "unknown types, reserved flags, frames out of place", lines: 5) { stage in
      let unknown: [UInt8] = [0, 0, 0, 3, 0x40, 0xff] + Raw.number(9) + [1, 2, 3]
      let peer = try await stage.peer(unknown + Raw.call(on: 1))
      #expect(peer.reasons == [""] && !peer.isClosed, "skipped")
      let settings = try Golden["A1"].dropFirst(Hello.byteCount)
      try await stage.expectEnd(.protocol, of: Array(settings))
      try await stage.expectEnd(.protocol, of: Raw.call(on: 1, 0x87))
      try await stage.expectEnd(.protocol, of: Raw.frame(.message, 3, on: 1, [1]))
      try await stage.expectEnd(.protocol, of: Raw.frame(.head, on: 1))
      try await stage.expectEnd(
        .auth,
        of: Raw.frame(.auth, on: 0, [UInt8](repeating: 1, count: 33))
      )
    },
    MatrixRow(6, "streams that are none, used, smaller, or past the last", lines: 4) { stage in
      try await stage.expectEnd(.protocol, of: Raw.call(on: 0))
      try await stage.expectEnd(.protocol, of: Raw.call(on: 1) + Raw.call(on: 1))
      try await stage.expectEnd(.protocol, of: Raw.call(on: 2) + Raw.call(on: 1))
      let leaving = Raw.frame(.goAway, on: 0, Raw.number(0) + [0, 0])
      try await stage.expectEnd(.protocol, of: leaving + Raw.call(on: 1))
    },
    MatrixRow(6, "calls above the last that the server takes", lines: 0, counts: false) { stage in
      let sleep = Words("s", count: 30_000).encoded()
      let name = Array("test.House/Sleep".utf8)
      let peer = try await stage.peer(Raw.call(name, on: 3, message: sleep))
      // Too old after a minute; the second GOAWAY comes when its ping was not answered for 10 s.
      try await stage.pause(.seconds(25))
      #expect(peer.goAway?.code == ConnectionFault.Code.none && peer.goAway?.last == 3)
      peer.send(Raw.call(on: 4) + Raw.call(name, on: 5, message: sleep))
      try await stage.pause(.seconds(1))
      #expect(peer.ends.isEmpty && !peer.isClosed, "dropped without an answer")
      #expect(stage.server.metrics.runningHandlers == 1)
      try await stage.pause(.seconds(5))
      #expect(peer.ends.map(\.stream) == [3] && peer.isClosed, "what runs is finished")
    }.with { $0.maximumAge = .seconds(12) },
  ]

  // MARK: Opening

  private static let opening: [MatrixRow] = [
    MatrixRow(7, "garbage, HTTP and TLS on a port that speaks neither", lines: 3) { stage in
      let hello: [UInt8] = [0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3]
      for bytes in [Array("GET / HTTP/1.1\r\nHost: x\r\n\r\n".utf8), hello, [0xda, 0x59, 0, 0]] {
        let peer = try await stage.stranger()
        peer.send(bytes)
        try await stage.pause()
        #expect(peer.isClosed && peer.received == [])
      }
    },
    MatrixRow(8, "nothing, half an opening, or an opening without its proof", lines: 3) { stage in
      var proved = Settings()
      proved.nonce = [UInt8](repeating: 7, count: Settings.nonceBytes)
      let beginnings: [[UInt8]] = [
        [], Array(try Golden["A1"].dropLast(3)), ClientOpening.firstBytes(proved),
      ]
      var peers: [RawPeer] = []
      for bytes in beginnings {
        let peer = try await stage.stranger()
        peer.send(bytes)
        peers.append(peer)
      }
      try await stage.pause(.milliseconds(1_950))
      #expect(peers.allSatisfy { !$0.isClosed })
      try await stage.pause(.milliseconds(100))
      #expect(peers.allSatisfy { $0.isClosed })
    }.with { $0.clusterKey = [UInt8](repeating: 1, count: 32) },
    MatrixRow(9, "a byte a second on two thousand connections", lines: 4_000) { stage in
      var peers: [RawPeer] = []
      for _ in 0..<2_000 { peers.append(try await stage.stranger()) }
      let opening = try Golden["A1"]
      for byte in opening.prefix(3) {
        for peer in peers { peer.send([byte]) }
        try await stage.pause(.seconds(1))
        try await stage.expectOthersGoOn()
      }
      #expect(peers.allSatisfy { $0.isClosed })
      let call = Raw.call(on: 1, message: Words(String(repeating: "s", count: 100)).encoded())
      var slow: [RawPeer] = []
      for _ in 0..<2_000 {
        let peer = try await stage.stranger()
        peer.send(opening)
        slow.append(peer)
      }
      try await stage.pause()
      for byte in call.prefix(12) {
        for peer in slow { peer.send([byte]) }
        try await stage.pause(.seconds(1))
        try await stage.expectOthersGoOn()
      }
      #expect(slow.allSatisfy { $0.isClosed && $0.goAway?.code == .slow })
    }.with {
      $0.maximumConnections = 2_200
      $0.maximumConnectionsPerAddress = 2_001
      $0.maximumOpeningsPerAddress = 2_001
    },
    MatrixRow(11, "more connections than there may be", lines: 60) { stage in
      var flood: [RawPeer] = []
      for _ in 0..<60 { flood.append(try await stage.peer()) }
      // The others' connection was the longest idle; they come back when they have a call.
      #expect(flood.count { !$0.isClosed } == 2)
      try await stage.expectOthersGoOn()
      #expect(flood.count { !$0.isClosed } == 1)
      #expect(flood.count { $0.goAway?.code == .full } == 59)
    }.with { $0.maximumConnections = 2 },
  ]

  // MARK: Floods

  private static let floods: [MatrixRow] = [
    MatrixRow(10, "a stream that nobody reads, and output that nobody takes", lines: 1) { stage in
      let tell = Raw.call(
        Array("test.House/Count".utf8),
        on: 1,
        message: Words(String(repeating: "w", count: 4_000), count: 1_000).encoded()
      )
      let idle = try await stage.peer(tell)
      try await stage.pause(.seconds(31))
      #expect(idle.reasons == ["slow_consumer"] && !idle.isClosed)
      let deaf = try await stage.peer()
      deaf.isReading = false
      let big = Words(String(repeating: "o", count: 15_000)).encoded()
      for id: UInt32 in 1...400 { deaf.send(Raw.call(on: id, message: big)) }
      try await stage.pause(.seconds(12))
      #expect(deaf.isClosed)
    },
    MatrixRow(12, "a hundred thousand calls at once", lines: 1) { stage in
      let peer = try await stage.peer()
      let call = Raw.call(
        Array("test.House/Sleep".utf8),
        on: 1,
        message: Words("s", count: 60_000).encoded()
      )
      for id: UInt32 in 1...100_000 where !peer.isClosed {
        peer.send(peer.numbered(call, id))
        if id % 1_000 == 0 { try await stage.pause(.milliseconds(1)) }
      }
      #expect(Set(peer.reasons) == ["too_many_streams"])
      #expect(peer.goAway?.code == .calm)
    },
    MatrixRow(13, "calls that are cancelled as fast as they are made", lines: 1) { stage in
      let peer = try await stage.peer()
      let call = peer.sleepCall()
      for id: UInt32 in 1...100_000 where !peer.isClosed {
        peer.send(peer.numbered(call, id) + peer.cancel(id))
        if id % 1_000 == 0 { try await stage.pause(.milliseconds(1)) }
      }
      #expect(peer.goAway?.code == .calm)
      try await stage.pause()
      let metrics = stage.server.metrics
      let sleeps = metrics.methods.first { $0.name == "test.House/Sleep" }
      #expect(metrics.runningHandlers == 0 && sleeps?.inFlight == 0)
      // Each cancellation cost a token of 200, so hardly more of them ran.
      let ran = sleeps?.errors.first { $0.code == StatusCode.cancelled.name }?.count ?? 0
      #expect((1...201).contains(ran))
    },
    MatrixRow(14, "pings without calls", lines: 1) { stage in
      let ping = Raw.frame(.ping, on: 0, [UInt8](repeating: 1, count: 8))
      let peer = try await stage.peer(ping + ping + ping + ping)
      #expect(peer.goAway?.code == .calm)
      #expect(peer.goAway?.text == "too_many_pings")
    },
    MatrixRow(15, "a trickle of credit, answers nobody asked for, SETTINGS again", lines: 5) {
      stage in
      // What they bring about has nowhere to go: nobody reads.
      for frame in [
        Raw.frame(.credit, on: 0, Raw.number(1)),
        Raw.frame(.ping, on: 0, [UInt8](repeating: 1, count: 8)),
      ] {
        let deaf = try await stage.peer()
        deaf.isReading = false
        for _ in 0..<1_000 { deaf.send(frame) }
        try await stage.pause()
        try await stage.expectOthersGoOn()
        try await stage.pause(.seconds(2))
        #expect(deaf.isClosed)
      }
      let credit = Raw.frame(.credit, on: 0, Raw.number(1))
      try await stage.expectEnd(.calm, of: (0..<300).flatMap { _ in credit })
      let pong = Raw.frame(.ping, 1, on: 0, [UInt8](repeating: 1, count: 8))
      try await stage.expectEnd(.protocol, of: pong)
      let settings = Raw.frame(.settings, on: 0)
      try await stage.expectEnd(.protocol, of: (0..<1_000).flatMap { _ in settings })
    },
    MatrixRow(16, "credit that is too much, too little, or not there", lines: 4) { stage in
      let most = Raw.frame(.credit, on: 0, Raw.number(0x7fff_ffff))
      try await stage.expectEnd(.credit, of: most)
      try await stage.expectEnd(.credit, of: Raw.frame(.credit, on: 0, Raw.number(0)))
      try await stage.expectEnd(.credit, of: Raw.frame(.credit, on: 0, Raw.number(.max)))
      // Nobody takes them: the handler waits for its caller to end.
      let begin = Raw.call(Array("test.kinds.v1.Kinds/Ask".utf8), on: 1, 1)
      let large = Raw.number(65_600) + [UInt8](repeating: 0, count: 1_024)
      let more = Raw.frame(.message, 1, on: 1, large)
      let rest = (0..<63).flatMap { _ in
        Raw.frame(.message, 0, on: 1, [UInt8](repeating: 0, count: 1_024))
      }
      let last = Raw.frame(.message, 2, on: 1, [UInt8](repeating: 0, count: 64))
      try await stage.expectEnd(
        .credit,
        of: begin + more + rest + last + Raw.frame(.message, 3, on: 1, [1])
      )
    },
  ]

  // MARK: Calls

  private static let calls: [MatrixRow] = [
    MatrixRow(17, "more metadata than there may be", lines: 1) { stage in
      let many = (0..<249).flatMap { Raw.entry("k\($0 % 10)", "") }
      let long = Raw.entry("k", String(repeating: "v", count: 8_192))
      let most = Raw.entry("k", String(repeating: "v", count: 8_192 - 33))
      let peer = try await stage.peer(
        Raw.call(on: 1, metadata: many) + Raw.call(on: 2, metadata: long)
          + Raw.call(on: 3, metadata: most)
      )
      #expect(peer.reasons == ["metadata_too_large", "metadata_too_large", ""])
      #expect(!peer.isClosed)
      // An entry that says it is longer than its block.
      try await stage.expectEnd(.protocol, of: Raw.call(on: 1, metadata: [1, 0xff, 0xff, 0x61]))
    },
    MatrixRow(18, "metadata that is none", lines: 0) { stage in
      let wrong: [([UInt8], [UInt8])] = [
        (Array(":path".utf8), [0x61]), (Array("Upper".utf8), [0x61]), (Array("a b".utf8), [0x61]),
        ([], [0x61]), ([0x61, 0], [0x61]), (Array("a".utf8), [0]),
        (Array("a".utf8), Array("x\r\nlevel=error".utf8)), (Array("a".utf8), [0xc3, 0xa9]),
        ([UInt8](repeating: 0x61, count: 65), [0x61]),
      ]
      let frames = wrong.enumerated().flatMap { index, entry in
        Raw.call(on: UInt32(index + 1), metadata: Raw.entry(entry.0, entry.1))
      }
      let peer = try await stage.peer(frames)
      #expect(peer.reasons == [String](repeating: "invalid_metadata", count: wrong.count))
      #expect(peer.ends.allSatisfy { $0.code == .invalidArgument } && !peer.isClosed)
      // Reserved, and ignored; bytes under a key that is for bytes are bytes.
      let reserved = Raw.entry("rpc-timeout", "0") + Raw.entry("rpc-status", "13")
      let bytes = Raw.entry(Array("a-bin".utf8), [0, 0xff, 0x0d, 0x0a])
      let fine = try await stage.peer(Raw.call(on: 1, metadata: reserved + bytes))
      #expect(fine.reasons == [""])
    },
    MatrixRow(19, "names that only look like one", lines: 0) { stage in
      let names = [
        "/test.House/Echo", "test.House//Echo", "test.House/../House/Echo", "test.House%2FEcho",
        "test.house/echo", "test.House/Echo/", "test.House/Echo\0", " test.House/Echo",
        "test.House/Echo ", "test.House/Ech\u{f3}", "test.House.Echo", "Echo", "/",
      ]
      let frames = names.enumerated().flatMap { index, name in
        Raw.call(Array(name.utf8), on: UInt32(index + 1))
      }
      let peer = try await stage.peer(frames)
      #expect(peer.reasons == [String](repeating: "unknown_method", count: names.count))
      #expect(peer.ends.allSatisfy { $0.code == .unimplemented } && !peer.isClosed)
    },
    MatrixRow(20, "messages that grow: bombs, streams in a row, junk behind", lines: 0) { stage in
      let whole = CompressedMessage.stored([1, 2, 3])
      let bombs: [[UInt8]] = [
        [0x40, 0, 0, 0, 0x78, 0x9c], [0xff, 0xff, 0xff, 0xff, 0x78, 0x9c],
        // Within the limit, and nobody honest writes that.
        [0, 0x10, 0, 0] + [UInt8](repeating: 0x78, count: 1_000),
      ]
      let lies: [[UInt8]] = [
        CompressedMessage.stored([1, 2, 3], size: 2), CompressedMessage.stored([1, 2, 3], size: 4),
        whole + [0], whole + whole.dropFirst(4), CompressedMessage.stored(whole) + whole,
      ]
      let frames = (bombs + lies).enumerated().flatMap { index, message in
        Raw.call(on: UInt32(index + 1), 0x0f, message: message)
      }
      let peer = try await stage.peer(frames)
      #expect(
        peer.reasons == [String](repeating: "message_too_large", count: bombs.count)
          + [String](repeating: "malformed_message", count: lies.count)
      )
      #expect(peer.ends.prefix(3).allSatisfy { $0.code == .resourceExhausted } && !peer.isClosed)
    },
    MatrixRow(21, "streams that are cut, no stream, and none where there is one", lines: 1) {
      stage in
      let whole = CompressedMessage.stored(Words("a").encoded())
      let cuts = (1..<whole.count).map { Array(whole.prefix($0)) }
      let frames = (cuts + [whole, []]).enumerated().flatMap { index, message in
        Raw.call(on: UInt32(index + 1), 0x0f, message: message)
      }
      let peer = try await stage.peer(frames)
      #expect(
        peer.reasons == [String](repeating: "malformed_message", count: cuts.count) + ["", ""]
      )
      #expect(peer.ends.prefix(cuts.count).allSatisfy { $0.code == .internal } && !peer.isClosed)
      // COMPRESSED without MESSAGE.
      try await stage.expectEnd(.protocol, of: Raw.call(on: 1, 0x0d))
    },
    MatrixRow(21, "a compressed message that nobody announced to take", lines: 0) { stage in
      let whole = CompressedMessage.stored(Words("a").encoded())
      let begin = Raw.frame(.message, 0x0b, on: 2, whole)
      let peer = try await stage.peer(
        Raw.call(on: 1, 0x0f, message: whole) + Raw.call(on: 2, 1) + begin
      )
      #expect(peer.reasons == ["unsupported_encoding", "unsupported_encoding"])
      #expect(peer.ends.allSatisfy { $0.code == .unimplemented } && !peer.isClosed)
    }.with { $0.compressesFrom = nil },
    MatrixRow(22, "two requests where there is one, and none", lines: 0) { stage in
      let half = Raw.frame(.end, on: 1)
      let one = Raw.frame(.message, 3, on: 1, Words("a").encoded())
      let two = try await stage.peer(Raw.call(on: 1, 1) + one + one + half)
      #expect(two.reasons == ["wrong_message_count"])
      let count = Array("test.House/Count".utf8)
      let none = try await stage.peer(Raw.call(count, on: 1, 1) + half)
      #expect(none.reasons == ["wrong_message_count"])
      #expect(none.ends.map(\.code) == [.unimplemented] && !none.isClosed)
    },
    MatrixRow(23, "a client that is gone and does not say so", lines: 1) { stage in
      let peer = try await stage.peer(
        Raw.call(Array("test.House/Count".utf8), on: 1, message: Words("w", count: 1).encoded())
      )
      let call = Raw.call(
        Array("test.kinds.v1.Kinds/Collect".utf8),
        on: 2,
        1
      )
      peer.send(call)
      try await stage.pause(.seconds(59))
      #expect(stage.server.metrics.runningHandlers == 1)
      // 60 s of silence, then 20 s for an answer.
      try await stage.pause(.seconds(22))
      #expect(peer.isClosed && peer.goAway?.code == .keepalive)
      #expect(stage.server.metrics.runningHandlers == 0)
    },
    MatrixRow(58, "no time, hardly any, and more than there is", lines: 0) { stage in
      let sleep = Array("test.House/Sleep".utf8)
      let long = Words("s", count: 100_000).encoded()
      let peer = try await stage.peer(
        Raw.call(sleep, on: 1, timeout: 0, message: long)
          + Raw.call(sleep, on: 2, timeout: 1, message: long)
          + Raw.call(sleep, on: 3, timeout: .max - 1, message: long)
          + Raw.call(sleep, on: 4, timeout: .max, message: long)
      )
      #expect(peer.ends.map(\.stream) == [1, 2])
      #expect(stage.server.metrics.runningHandlers == 2)
      try await stage.pause(.seconds(59))
      #expect(peer.ends.count == 2)
      try await stage.pause(.seconds(2))
      #expect(peer.ends.map(\.stream) == [1, 2, 3, 4], "cut to max_timeout")
      #expect(peer.ends.allSatisfy { $0.code == .deadlineExceeded })
    },
  ]
}

extension MatrixRow {
  fileprivate func with(_ change: (inout ServerSettings) -> Void) -> MatrixRow {
    var settings = settings
    change(&settings)
    return MatrixRow(number, words, lines: lines, counts: counts, settings: settings, play)
  }
}

extension Golden {
  /// Bytes that our client sends before its first call.
  fileprivate static let opening = ClientOpening.firstBytes(Settings()).count
}
