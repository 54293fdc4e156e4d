import TestKinds
import Testing
import Wire

@testable import RPC

/// When the messages of calls are compressed, and which compressed messages are refused.
@Suite("A call of compressed messages")
struct CompressedCallTests {
  private static var settings: ChannelSettings {
    var settings = ChannelSettings()
    settings.compressesFrom = 1_024
    return settings
  }

  @Test("works both ways in every kind of call", arguments: Carrier.allCases)
  func allKinds(carrier: Carrier) async throws {
    try await carrier.run { world in
      let channel = try await world.serve(Kinds.router(), client: Self.settings)
      let kinds = TestKindsV1.KindsClient(channel)
      typealias Line = TestKindsV1.Line
      for count in [3, 100, 30_000] {
        // Hard enough to compress that the longest does not fit a frame.
        var random = LoopRandom.seeded(UInt64(count))
        let letters = (0..<count).map { _ in UInt8.random(in: 0x61...0x70, using: &random) }
        let text = String(decoding: letters, as: UTF8.self)
        #expect(try await kinds.ask(Line(text: text)).text == text)
        var told = 0
        for try await line in try await kinds.tell(Line(text: text, number: 5)) {
          #expect(line == Line(text: text, number: Int64(told)))
          told += 1
        }
        #expect(told == 5)
        let talk = try await kinds.talk()
        var replies = talk.replies.makeAsyncIterator()
        for number in Int64(0)..<5 {
          try await talk.requests.send(Line(text: text, number: number))
          #expect(try await replies.next() == Line(text: text, number: number))
        }
        let counted = try await kinds.collect { requests in
          for _ in 0..<50 { try await requests.send(Line(text: text)) }
        }
        #expect(counted.number == 50)
      }
    }
  }

  @Test("has a compressed reply where the call allows it", arguments: [true, false])
  func replyOnTheWire(accepts: Bool) async throws {
    try await Carrier.simulation.run { world in
      let address = try await world.start(House.router())
      let peer = RawPeer(try await world.transport.connect(to: address, within: .seconds(1)))
      peer.send(try Golden["A1"])
      try await world.until { peer.received.count > 18 }
      let opening = peer.received.count
      var call = peer.echoCall(bytes: 5_000)
      if accepts { call[5] |= 0x10 }
      peer.send(call)
      try await world.until { peer.received.count > opening + 10 }
      #expect(peer.received[opening + 4] == 6, "END")
      #expect(peer.received[opening + 5] == (accepts ? 0x0a : 0x02))
      #expect((peer.received.count - opening < 200) == accepts)
    }
  }

  @Test("compresses as many bytes as there is time for; the rest is sent uncompressed")
  func allowance() async throws {
    try await Carrier.simulation.run { world in
      var random = LoopRandom.seeded(3)
      let text = String(
        decoding: (0..<200_000).map { _ in UInt8.random(in: 0x61...0x64, using: &random) },
        as: UTF8.self
      )
      var router = House.router()
      router.registerUnary(House.fail) { (request: Words, _) in
        Words(request.text + (request.text.isEmpty ? text : text + text))
      }
      let address = try await world.start(router)
      let peer = RawPeer(try await world.transport.connect(to: address, within: .seconds(1)))
      let ample: [UInt8] = [0, 5, 0, 4, 0x7f, 0xff, 0xff, 0xff, 0, 6, 0, 4, 0x7f, 0xff, 0xff, 0xff]
      peer.send([0xda, 0x59, 0x42, 0x4b, 1, 1, 0, 0] + Raw.frame(.settings, on: 0, ample))
      var stream: UInt32 = 1
      func ask(_ count: Int, _ request: String = "") async throws -> Int {
        let before = peer.replies
        for _ in 0..<count {
          let name = Array("test.House/Fail".utf8)
          peer.send(Raw.call(name, on: stream, 0x17, message: Words(request).encoded()))
          stream += 2
        }
        try await world.until { peer.replies.ended == before.ended + count }
        return peer.replies.compressed - before.compressed
      }
      #expect(try await ask(8) == 5, "1 MiB at once")
      #expect(try await ask(1) == 0)
      try await world.loop.sleep(for: .milliseconds(100))
      #expect(try await ask(8) == 2, "4 KiB a millisecond")
      try await world.loop.sleep(for: .seconds(60))
      #expect(try await ask(1, "two of them") == 0, "more than 256 KiB")
      #expect(try await ask(8) == 5)
    }
  }

  @Test("has a compressed request where the server allows it", arguments: [true, false])
  func requestOnTheWire(accepts: Bool) async throws {
    try await Carrier.simulation.run { world in
      let accepted = Notes()
      let listener = try await world.transport.listen(at: .loopback(port: 9)) { link in
        let peer = RawPeer(link)
        var settings = Settings()
        settings.acceptsZlib = accepts
        peer.send(Hello.server(chosen: 1) + settings.encodedFrame())
        accepted.peers.append(peer)
      }
      let channel = world.channel(to: listener.address, Self.settings)
      let call = channel.loop.spawn {
        let text = String(repeating: "e", count: 5_000)
        let _: Words? = try? await channel.unary(House.echo, Words(text))
      }
      try await world.until { (accepted.peers.first?.received.count ?? 0) > 40 }
      let received = try #require(accepted.peers.first).received
      let opening = 8 + Settings().encodedFrame().count
      #expect(received[opening + 4] == 3, "CALL")
      #expect(received[opening + 5] == (accepts ? 0x1f : 0x17))
      #expect((received.count < 300) == accepts)
      call.cancel()
      await call.value
    }
  }

  @Test("is not inflated before a handler that authenticates its caller has done so")
  func unread() async throws {
    try await Carrier.simulation.run { world in
      var router = House.router()
      router.registerUnread(House.echo) { request, call, replies in
        guard call.metadata["authorization"] != nil else {
          throw RPCError(.unauthenticated, "token_missing", "Sign in first.")
        }
        var request = request
        try await replies.send(request.message())
      }
      let address = try await world.start(router)
      let link = try await world.transport.connect(to: address, within: .seconds(1))
      let peer = RawPeer(link)
      peer.send(try Golden["A1"])
      try await world.until { peer.received.count > 18 }
      // Its announced size is wrong, which is detected later.
      var call = peer.echoCall(bytes: 1_000)
      call[5] |= 8
      peer.send(call)
      try await world.until { peer.lastEnd != nil }
      #expect(peer.lastEnd == StatusCode.unauthenticated.rawValue)
      let channel = world.channel(to: address, Self.settings)
      let text = String(repeating: "unread ", count: 1_000)
      let options = CallOptions(metadata: ["authorization": "Bearer x"])
      let reply: Words = try await channel.unary(House.echo, Words(text), options)
      #expect(reply == Words(text))
    }
  }

  @Test(
    "that was not allowed, or that is damaged, ends its call only",
    arguments: Carrier.allCases
  )
  func refused(carrier: Carrier) async throws {
    try await carrier.run { world in
      var settings = ServerSettings()
      let address = try await world.start(House.router(), settings)
      settings.compressesFrom = nil
      let closed = try await world.start(House.router(), settings)
      for (address, accepts, expected) in [(address, true, 13), (closed, false, 12)] {
        var announced = Settings()
        announced.acceptsZlib = accepts
        let opening = 8 + announced.encodedFrame().count
        let link = try await world.transport.connect(to: address, within: .seconds(1))
        let peer = RawPeer(link)
        peer.send(try Golden["A1"])
        try await world.until { peer.received.count == opening }
        // A message of one byte, marked as compressed, that ends where its stream begins.
        var call = peer.echoCall(bytes: 2)
        call[5] |= 8
        call.replaceSubrange(call.count - 4..<call.count, with: [0, 0, 0, 1])
        peer.send(call)
        try await world.until { peer.received.count > opening + 10 }
        #expect(peer.received[opening + 4] == 6, "END")
        #expect(Int(peer.received[opening + 10]) == expected)
        #expect(peer.goAway == nil)
      }
    }
  }
}

extension RawPeer {
  /// The number of ended calls, and of compressed replies.
  fileprivate var replies: (ended: Int, compressed: Int) {
    received.withUnsafeBytes { bytes in
      var (ended, compressed) = (0, 0)
      var offset = 8
      while bytes.count - offset >= 10 {
        let length = Int(bytes.u32(at: offset))
        guard bytes.count - offset >= 10 + length else { break }
        let (type, flags) = (bytes[offset + 4], bytes[offset + 5])
        if type == FrameType.end.rawValue { ended += 1 }
        if type == FrameType.end.rawValue || type == FrameType.message.rawValue, flags & 8 != 0 {
          compressed += 1
        }
        offset += 10 + length
      }
      return (ended, compressed)
    }
  }
}
