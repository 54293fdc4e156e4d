import TestKinds
import Testing
import Wire

@testable import RPC

/// Request limits of public methods, and of methods with long handlers.
@Suite("A public method")
struct RequestLimitTests {
  private static let limit = MethodDescriptor.longestRequestOfAnyone

  /// Text that compresses to a tenth, which a reader still accepts.
  private static let numbers = (0..<40_000).map { "\($0 % 1_000)" }.joined()

  /// A name that makes a request of this size; a tag and a length of two bytes precede it.
  private static func request(_ bytes: Int) -> RPCV1.HealthCheckRequest {
    RPCV1.HealthCheckRequest(service: String(numbers.prefix(bytes - 3)))
  }

  @Test(
    "refuses a request that is longer than it can need, in CALL and at BEGIN",
    arguments: [Carrier.simulation, .tcp]
  )
  func refused(carrier: Carrier) async throws {
    try await carrier.run { world in
      var settings = ServerSettings()
      settings.clusterKey = [UInt8](repeating: 7, count: 32)
      let address = try await world.start(House.router(), settings)
      // Authenticated callers have the same limit there.
      for way in [ChannelSettings(), .service(clusterKey: settings.clusterKey)] {
        let channel = world.channel(to: address, way)
        #expect(Self.request(Self.limit).encoded().count == Self.limit)
        for bytes in [Self.limit, Self.limit + 1, 16_384, 20_000, 100_000] {
          let error = await #expect(throws: RPCError.self) {
            _ = try await RPCV1.HealthClient(channel).check(Self.request(bytes))
          }
          guard bytes > Self.limit else {
            #expect(error?.reason == "unknown_service")
            continue
          }
          #expect(error?.code == .resourceExhausted && error?.reason == "message_too_large")
          #expect(error?.violations.map(\.field) == ["message"])
          #expect(error?.violations.first?.limit == Int64(Self.limit))
          #expect(error?.retryable == false)
        }
        // Other methods keep their limits.
        let long = Words(String(repeating: "w", count: 100_000))
        let reply: Words = try await channel.unary(House.echo, long)
        #expect(reply == long)
      }
      #expect(world.servers[0].metrics.bufferedBytes == 0)
    }
  }

  @Test("or a member's takes 64 KiB, or the limit of its contract")
  func ofMost() async throws {
    try await Carrier.simulation.run { world in
      let most = MethodDescriptor(name: "test.House/Most", kind: .unary, access: .member)
      let more = MethodDescriptor(
        name: "test.House/More",
        kind: .unary,
        access: .member,
        requestLimit: 100_000
      )
      var router = Router()
      for method in [most, more] { router.registerUnary(method) { (words: Words, _) in words } }
      let channel = try await world.serve(router)
      for (method, limit) in [(most, 65_536), (more, 100_000)] {
        // A tag and a length of three bytes.
        let longest = Words(String(repeating: "w", count: limit - 4))
        #expect(longest.encoded().count == limit)
        let reply: Words = try await channel.unary(method, longest)
        #expect(reply == longest)
        let error = await #expect(throws: RPCError.self) {
          let _: Words = try await channel.unary(method, Words(longest.text + "w"))
        }
        #expect(error?.reason == "message_too_large")
        #expect(error?.violations.first?.limit == Int64(limit))
      }
    }
  }

  @Test("has the limit of public methods for unauthenticated peers where only processes may call")
  func processes() async throws {
    try await Carrier.simulation.run { world in
      var settings = ServerSettings()
      settings.clusterKey = [UInt8](repeating: 7, count: 32)
      let service = MethodDescriptor(
        name: "test.House/Service",
        kind: .unary,
        access: .service,
        requestLimit: .max
      )
      var router = House.router()
      router.registerUnary(service) { (request: RPCV1.HealthCheckRequest, _) in request }
      let address = try await world.start(router, settings)
      for way in [ChannelSettings(), .service(clusterKey: settings.clusterKey)] {
        var way = way
        let isProven = way.clusterKey != nil
        for compressesFrom in [nil, 100] {
          way.compressesFrom = compressesFrom
          let channel = world.channel(to: address, way)
          for bytes in [Self.limit, Self.limit + 1, 16_384, 100_000] {
            var outcome = "OK"
            do {
              let _: RPCV1.HealthCheckRequest =
                try await channel.unary(service, Self.request(bytes))
            } catch {
              outcome = RPCError(describing: error).reason
            }
            let fits = isProven || bytes <= Self.limit
            #expect(outcome == (fits ? "OK" : "message_too_large"), "\(isProven) \(bytes)")
          }
        }
      }
      #expect(world.servers[0].metrics.bufferedBytes == 0)
    }
  }

  @Test(
    "charges an unauthenticated peer for data that cannot be inflated, whichever part reads it",
    arguments: 0..<4
  )
  func garbage(way: Int) async throws {
    try await Carrier.simulation.run { world in
      let far = world.channel(to: try await world.start(House.router()))
      var router = Kinds.router()
      router.registerUnread(House.fail) { request, _, _ in
        var request = request
        _ = try request.message()
      }
      router.registerForwarding(House.sleep) { call in
        try call.pass(over: far, CallOptions())
      } otherwise: { _, _, _ in
      }
      let address = try await world.start(router)
      let peer = RawPeer(try await world.transport.connect(to: address, within: .seconds(1)))
      peer.send(try Golden["A1"])
      let names = [
        House.echo.name, House.fail.name, House.sleep.name, Kinds.Methods.collect.name,
      ]
      // One message of a request stream without the stream's end.
      let flags: UInt8 = way == 3 ? 0x0b : 0x0f
      let message = Raw.number(1_000) + [UInt8](repeating: 0x61, count: 100)
      func send(_ ids: ClosedRange<UInt32>) async throws {
        for id in ids {
          peer.send(Raw.call(Array(names[way].utf8), on: id, flags, message: message))
        }
        try await world.loop.sleep(for: .milliseconds(5))
      }
      // Some at a time: a stream of requests begins a handler, and these count.
      try await send(1...100)
      #expect(peer.reasons == [String](repeating: "malformed_message", count: 100))
      try await send(101...195)
      #expect(peer.goAway == nil)
      try await send(196...215)
      #expect(peer.goAway?.code == .calm)
    }
  }

  @Test("refuses an announced request before it arrives, buffers none of it, and goes on")
  func announced() async throws {
    try await Carrier.simulation.run { world in
      let address = try await world.start(House.router())
      let peer = RawPeer(try await world.transport.connect(to: address, within: .seconds(1)))
      peer.send(try Golden["A1"])
      func begin(_ size: Int, on stream: UInt32) -> [UInt8] {
        let bytes = [UInt8](repeating: 0x61, count: 1_020)
        return Raw.frame(.message, 1, on: stream, Raw.number(UInt32(size)) + bytes)
      }
      let methods = [RPCV1.Health.Methods.check, RPCV1.Health.Methods.watch]
      for (index, method) in methods.enumerated() {
        let stream = UInt32(index + 1)
        peer.send(Raw.call(Array(method.name.utf8), on: stream, 1))
        peer.send(begin(Self.limit + 1, on: stream))
        try await world.loop.sleep(for: .milliseconds(5))
        #expect(peer.ends.last?.stream == stream && peer.reasons.last == "message_too_large")
        #expect(world.servers[0].metrics.bufferedBytes == 0)
        peer.send(Raw.frame(.message, 0, on: stream, [UInt8](repeating: 0x61, count: 1_024)))
      }
      peer.send(Raw.call(on: 3, message: Words("goes on").encoded()))
      peer.send(Raw.call(Array(methods[0].name.utf8), on: 4, 1) + begin(Self.limit, on: 4))
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(peer.reasons == ["message_too_large", "message_too_large", ""])
      #expect(!peer.isClosed && world.servers[0].metrics.bufferedBytes == 1_052)
    }
  }

  @Test("refuses a request that is short compressed and long inflated")
  func grown() async throws {
    try await Carrier.simulation.run { world in
      var router = House.router()
      let open = MethodDescriptor(name: "test.House/Open", kind: .unary, access: .anyone)
      // A proxy that forwards requests unparsed.
      router.registerUnread(open) { request, call, replies in
        var request = request
        try await replies.send(try request.message())
      }
      let address = try await world.start(router)
      var settings = ChannelSettings()
      settings.compressesFrom = 100
      let channel = world.channel(to: address, settings)
      let long = Self.request(20_000).encoded()
      #expect((CompressedMessage.deflate(long)?.count ?? .max) < Self.limit)
      for method in [open, RPCV1.Health.Methods.check] {
        let error = await #expect(throws: RPCError.self) {
          _ = try await channel.unary(method, Self.request(20_000)) as RPCV1.HealthCheckRequest
        }
        #expect(error?.reason == "message_too_large", "\(method)")
        #expect(error?.violations.first?.limit == Int64(Self.limit))
      }
      let fits = Self.request(4_000)
      let reply: RPCV1.HealthCheckRequest = try await channel.unary(open, fits)
      #expect(reply == fits)
    }
  }

  @Test("and one with a stream of replies refuse by the limits of their contracts")
  func streams() async throws {
    try await Carrier.simulation.run { world in
      func stream(_ name: String, _ access: Access) -> MethodDescriptor {
        MethodDescriptor(name: "test.House/\(name)", kind: .serverStream, access: access)
      }
      let methods = [
        (stream("Anyone", .anyone), 4_096), (stream("Member", .member), 16_384),
        (stream("Unknown", .unspecified), 100_000),
      ]
      var router = House.router()
      for (method, _) in methods {
        router.registerServerStream(method) {
          (request: Words, call, replies: ReplyWriter<Words>) in
          try await replies.send(Words("\(request.text.count)"))
        }
      }
      let channel = world.channel(to: try await world.start(router))
      for (method, limit) in methods {
        for bytes in [limit - 4, limit + 1] {
          let asked = Words(String(repeating: "a", count: bytes))
          var outcome = ""
          do {
            let replies: ReplyStream<Words> = try await channel.serverStream(method, asked)
            for try await reply in replies { outcome = reply.text }
          } catch {
            outcome = RPCError(describing: error).reason
          }
          let fits = bytes < limit || limit == 100_000
          #expect(outcome == (fits ? "\(bytes)" : "message_too_large"), "\(method) \(bytes)")
        }
      }
    }
  }

  @Test(
    "refuses text with more combining marks in a row than any language has",
    arguments: [31, 10_000]
  )
  func marks(count: Int) async throws {
    try await Carrier.simulation.run { world in
      let kinds = TestKindsV1.KindsClient(try await world.serve(Kinds.router()))
      let line = TestKindsV1.Line(text: "a" + String(repeating: "\u{323}", count: count))
      let calls: [() async throws -> Void] = [
        { _ = try await kinds.ask(line) },
        { for try await _ in try await kinds.tell(line) {} },
        { _ = try await kinds.collect { try await $0.send(line) } },
        { _ = try await RPCV1.HealthClient(kinds.channel).check(.init(service: line.text)) },
      ]
      for (index, call) in calls.enumerated() {
        let error = await #expect(throws: RPCError.self) { try await call() }
        if index == 3, count > 31 {
          #expect(error?.reason == "message_too_large")
        } else {
          #expect(error?.code == .invalidArgument && error?.reason == "invalid_argument")
          #expect(error?.violations.first?.code == "too_many_marks")
          #expect(error?.violations.first?.limit == 30)
        }
      }
    }
  }
}
