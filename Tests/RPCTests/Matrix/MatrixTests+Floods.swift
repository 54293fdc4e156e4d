import Testing
import Wire

@testable import RPC

/// Excess and lack of allowed frames: rows 10 and 12 to 16.
extension MatrixTests {
  static let floods: [MatrixRow] = [
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
      // Their replies cannot be sent, because the peer does not read.
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
      // They are not read: the handler waits for its caller's end.
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
}
