import Testing
import Wire

@testable import RPC

/// Unauthenticated, slow and many connections: rows 7 to 9 and 11.
extension MatrixTests {
  static let opening: [MatrixRow] = [
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
    MatrixRow(11, "more connections than there may be", lines: 59) { stage in
      var flood: [RawPeer] = []
      for _ in 0..<60 { flood.append(try await stage.peer()) }
      // The others were served just now.
      #expect(flood.count { !$0.isClosed } == 1)
      try await stage.expectOthersGoOn()
      #expect(flood.count { !$0.isClosed } == 1)
      #expect(flood.count { $0.goAway?.code == .full } == 59)
    }.with { $0.maximumConnections = 2 },
  ]
}
