import Testing
import Wire

@testable import RPC

/// Invalid calls: rows 17 to 23 and 58.
extension MatrixTests {
  static let calls: [MatrixRow] = [
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
      // An entry whose length exceeds its block.
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
      // Reserved, and ignored; a binary key may have any bytes.
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
        // Within the limit, but never sent by a correct client.
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
