import TestSupport
import Testing

@testable import RPC

/// Calls whose connection broke before any of their bytes was written.
@Suite("A call that was never sent")
struct UnsentCallTests {
  /// Makes changing calls at a server that reads none of them, and one at the same channel that
  /// succeeds.
  ///
  /// - Parameters:
  ///   - world: the transport and the servers.
  ///   - count: the number of calls.
  ///   - way: wraps the channel that has both addresses.
  /// - Returns: the errors of the calls, and the calls that ran.
  /// - Throws: errors of the test itself.
  private static func calls(
    _ world: World,
    _ count: Int,
    way: (Channel) async throws -> Channel = { $0 }
  ) async throws -> (errors: [RPCError], ran: [String]) {
    let notes = Notes()
    var settings = Settings()
    settings.limits.maximumStreams = 1_000
    let deaf = try await world.transport.listen(at: .loopback(port: 0)) { [settings] link in
      let peer = RawPeer(link)
      peer.send(Hello.server(chosen: 1) + settings.encodedFrame())
      peer.isReading = false
      notes.peers.append(peer)
    }
    var router = Router()
    router.registerUnary(Flaky.write) { (request: Words, _) in
      notes.add(request.text)
      return request
    }
    let address = try await world.start(router)
    let both = Channel(addresses: [deaf.address, address], transport: world.transport)
    defer { both.close() }
    let channel = try await way(both)
    // Each in one frame.
    let text = String(repeating: "x", count: 10_000)
    let calls = (0..<count).map { number in
      world.loop.spawn { () -> RPCError? in
        do {
          let _: Words = try await channel.unary(Flaky.write, Words("\(number) \(text)"))
          return nil
        } catch {
          return RPCError(describing: error)
        }
      }
    }
    for times in 1...2 {
      try await world.until { notes.peers.count == times }
      try await world.loop.sleep(for: .milliseconds(100))
      if times == 2 { deaf.close() }
      notes.peers[times - 1].link.close("enough")
    }
    var errors: [RPCError] = []
    for call in calls {
      if let error = await call.value { errors.append(error) }
    }
    let figures = both.metrics(named: "both")
    #expect(figures.brokenConnections == 2 && figures.repeated > 0)
    return (errors, notes.lines)
  }

  @Test(
    "is sent on the next connection, though it is not safe to repeat",
    arguments: Carrier.allCases
  )
  func goesOut(carrier: Carrier) async throws {
    try await carrier.run { world in
      let (errors, ran) = try await Self.calls(world, 900)
      #expect(errors.allSatisfy { $0.reason == "connection_lost" && !$0.isUnprocessed })
      #expect(!errors.isEmpty, "calls that were sent")
      #expect(ran.count == 900 - errors.count && Set(ran).count == ran.count)
      // Twice: the memory network takes 256 KiB and an encrypting link 64 KiB, which is 34 calls
      // and a part. A kernel takes 256 KiB, the receiver's buffer and a few segments.
      let taken = [.tcp, .tls].contains(carrier) ? 800 : 70
      #expect(errors.count <= taken)
      // Retried calls are sent before those that were never sent.
      let numbers = ran.compactMap { Int($0.prefix { $0 != " " }) }
      if carrier.isSimulated { #expect(zip(numbers, numbers.dropFirst()).allSatisfy(<)) }
    }
  }

  @Test("is sent on the next connection where it is forwarded")
  func passedOn() async throws {
    try await Carrier.simulation.run { world in
      let (errors, ran) = try await Self.calls(world, 100) { upstream in
        var router = Router()
        router.registerForwarding(Flaky.write) { call in
          let options = CallOptions(metadata: call.metadata)
          return try call.pass(over: upstream, options)
        } otherwise: { _, _, _ in
          Issue.record("not passed on")
        }
        return try await world.serve(router)
      }
      #expect(errors.allSatisfy { $0.reason == "connection_lost" })
      #expect((50...54).contains(errors.count), "of 256 KiB, twice")
      #expect(ran.count == 100 - errors.count && Set(ran).count == ran.count)
    }
  }

  @Test("is reported as unprocessed when its channel closes, and a sent call is not")
  func closed() async throws {
    try await Carrier.simulation.run { world in
      let network = try #require(world.transport as? MemoryTransport)
      let channel = try await world.serve(House.router())
      let _: Words = try await channel.unary(House.echo, Words("here"))
      for connection in network.connections { connection.setClogged(.toServer, true) }
      let words = Words(String(repeating: "x", count: 10_000))
      let calls = (0..<40).map { _ in
        world.loop.spawn { () -> RPCError? in
          await #expect(throws: RPCError.self) {
            let _: Words = try await channel.unary(House.echo, words)
          }
        }
      }
      try await world.loop.sleep(for: .milliseconds(10))
      channel.close()
      var reasons: [String] = []
      for call in calls { reasons.append(try #require(await call.value).reason) }
      // The network holds 256 KiB: 26 calls and a part of the next.
      let (left, stayed) = ("connection_lost", "peer_unavailable")
      #expect(reasons == Array(repeating: left, count: 27) + Array(repeating: stayed, count: 13))
    }
  }

  @Test("is queued again even if the queue is full")
  func beyondTheLimit() async throws {
    try await Carrier.simulation.run { world in
      let network = try #require(world.transport as? MemoryTransport)
      var settings = ChannelSettings()
      settings.maximumWaiting = 1
      let channel = try await world.serve(House.router(), client: settings)
      let _: Words = try await channel.unary(House.echo, Words("here"))
      for connection in network.connections { connection.setClogged(.toServer, true) }
      let words = Words(String(repeating: "x", count: 10_000))
      let calls = (0..<40).map { _ in
        world.loop.spawn { () -> String in
          do {
            let _: Words = try await channel.unary(House.echo, words)
            return "answered"
          } catch {
            return RPCError(describing: error).reason
          }
        }
      }
      try await world.loop.sleep(for: .milliseconds(10))
      network.breakConnections(to: channel.address)
      var outcomes: [String] = []
      for call in calls { outcomes.append(await call.value) }
      let left = Array(repeating: "connection_lost", count: 27)
      #expect(outcomes == left + Array(repeating: "answered", count: 13))
    }
  }

  @Test("is retried once per backoff at a server that opens and closes, until its deadline")
  func hopeless() async throws {
    try await Carrier.simulation.run { world in
      let notes = Notes()
      let listener = try await world.transport.listen(at: .loopback(port: 0)) { link in
        notes.ways += 1
        let peer = RawPeer(link)
        peer.send(Hello.server(chosen: 1) + Settings().encodedFrame())
        peer.link.closeWhenWritten("that was all")
      }
      let channel = world.channel(to: listener.address)
      let patient = CallOptions(timeout: .seconds(20), waitsForConnection: true)
      let late = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(Flaky.write, Words("x"), patient)
      }
      #expect(late?.code == .deadlineExceeded && late?.isUnsent == true)
      #expect((10...30).contains(notes.ways), "a second between two, give or take a fifth")
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(Flaky.write, Words("x"))
      }
      #expect(error?.reason == "peer_unavailable")
      #expect(error?.debugDetail?.hasSuffix("was lost before it took a call") == true)
    }
  }

  @Test("is identified by its frame, wherever the bytes were cut", arguments: 0..<20)
  func frames(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let simulation = Simulation(seed: 1)
    let link = CutLink(loop: simulation.loop, peer: "test")
    let reader = DroppedFrames()
    link.receiver = reader
    link.followFrames()
    var starts: [(offset: Int, stream: UInt32)] = []
    var count = 0
    for stream in 1...UInt32(200) {
      starts.append((count, stream))
      let payload = Int.random(in: 0...40, using: &numbers)
      let place = link.output.append(FrameHeader.byteCount + payload)
      FrameHeader(length: payload, type: .ping, stream: stream).write(to: place)
      for index in FrameHeader.byteCount..<place.count { place[index] = 0xff }
      count += place.count
      guard Int.random(in: 0..<3, using: &numbers) == 0 else { continue }
      link.most = Int.random(in: 0...(link.output.count), using: &numbers)
      link.flush()
    }
    link.close("over")
    let written = link.written
    #expect(reader.streams == starts.filter { $0.offset >= written }.map(\.stream))
  }
}

/// Accepts the given number of bytes.
private final class CutLink: Link, @unchecked Sendable {
  var most = 0
  private(set) var written = 0

  override func writeOutput() {
    wrote(most)
    written += most
    most = 0
  }
}

private final class DroppedFrames: LinkReceiver {
  private(set) var streams: [UInt32] = []

  func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int { bytes.count }
  func linkWillWrite() {}
  func linkDidWrite() {}
  func linkClosed(_ why: String) {}

  func linkDropped(_ frames: UnsafeRawBufferPointer) {
    var offset = 0
    while let end = FrameHeader.end(ofFrameAt: offset, in: frames) {
      streams.append(frames.u32(at: offset + 6))
      offset = end
    }
    if offset < frames.count { streams.append(0) }
  }
}
