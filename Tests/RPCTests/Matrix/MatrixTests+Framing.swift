import Testing
import Wire

@testable import RPC

/// Invalid frames and frames in pieces: rows 1 to 6.
extension MatrixTests {
  static let framing: [MatrixRow] = [
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
      // Its age limit is a minute; the second GOAWAY follows when its ping is not answered for 10
      // s.
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
}

extension Golden {
  /// Bytes that our client sends before its first call.
  fileprivate static let opening = ClientOpening.firstBytes(Settings()).count
}
