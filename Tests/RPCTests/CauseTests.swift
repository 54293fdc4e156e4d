import Glibc
import Testing
import Wire

@testable import RPC

/// The error of a caller whose connection ended during the call.
@Suite("The cause of a lost connection")
struct CauseTests {
  /// Runs a call at a server that opens the connection and answers the CALL with these bytes.
  private static func failure(
    answering bytes: [UInt8],
    thenCloses: Bool = false
  ) async throws -> RPCError {
    let result = Answered()
    try await Carrier.simulation.run { world in
      let listener = try await world.transport.listen(at: .loopback(port: 9)) { link in
        let peer = RawPeer(link)
        peer.send(Hello.server(chosen: 1) + Settings().encodedFrame())
        result.peers.append(peer)
      }
      let channel = world.channel(to: listener.address)
      let call = world.loop.spawn { () -> RPCError? in
        do {
          let _: Words = try await channel.unary(House.echo, Words("x"))
          return nil
        } catch {
          return RPCError(describing: error)
        }
      }
      let opening = Hello.byteCount + 40
      // A call that never ran is retried once, on a connection of its own.
      for index in 0..<2 {
        while result.peers.count <= index || result.peers[index].received.count < opening {
          try await world.loop.sleep(for: .milliseconds(1))
          if index == 1, world.loop.now > MonotonicInstant(nanoseconds: 3_000_000_000) { break }
        }
        guard result.peers.count > index else { break }
        result.peers[index].send(bytes)
        if thenCloses { result.peers[index].link.closeWhenWritten("done") }
      }
      result.error = await call.value
    }
    return try #require(result.error)
  }

  private static func goAway(_ code: ConnectionFault.Code, last: UInt32, _ text: String) -> [UInt8]
  {
    var output = OutputBuffer()
    output.appendGoAway(GoAwayFrame(last: last, code: code, text: text))
    return [UInt8](output.bytes)
  }

  @Test("is the protocol rule that the server broke")
  func refusedHere() async throws {
    let heads: [UInt8] = [0, 0, 0, 0, 4, 0, 0, 0, 0, 1, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1]
    let error = try await Self.failure(answering: heads)
    #expect(error.reason == "connection_lost")
    #expect(
      error.debugDetail == "ended by this side, connection error 1 (protocol): late HEAD"
    )
    let long = try await Self.failure(answering: [0, 0xFF, 0, 0, 5, 3, 0, 0, 0, 1])
    #expect(
      long.debugDetail?.hasPrefix("ended by this side, connection error 2 (frameSize)") == true
    )
  }

  @Test("is the server's message, as far as it may be shown")
  func refusedThere() async throws {
    let slow = Self.goAway(.slow, last: 1, "not \u{1B}[1min time")
    let error = try await Self.failure(answering: slow)
    #expect(error.reason == "connection_lost")
    #expect(
      error.debugDetail == "ended by the server, connection error 9 (slow): not ?[1min time"
    )
  }

  @Test("reaches calls that the server did not process, and marks them as unprocessed")
  func untouched() async throws {
    let error = try await Self.failure(answering: Self.goAway(.calm, last: 0, "too many"))
    #expect(error.reason == "peer_unavailable")
    #expect(error.isUnprocessed)
    #expect(error.debugDetail == "ended by the server, connection error 8 (calm): too many")
  }

  @Test("names the drain that the server had announced")
  func drained() async throws {
    let drain = Self.goAway(.none, last: 1, "drain")
    let error = try await Self.failure(answering: drain, thenCloses: true)
    #expect(error.reason == "connection_lost")
    #expect(error.debugDetail?.hasSuffix("after it had announced “drain”") == true)
  }

  @Test("is read even when writing was first to find the connection closed")
  func readBeforeClosing() async throws {
    let loop = EventLoop.start(name: "test")
    defer { loop.stop() }
    let heard = Hearer()
    let task = Task(executorPreference: loop) {
      var ends: [Int32] = [-1, -1]
      #expect(
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0, &ends) == 0
      )
      let link = try #require(TCPLink(loop: loop, socket: ends[0], peer: "test"))
      link.receiver = heard
      link.begin()
      #expect(send(ends[1], "why", 3, 0) == 3)
      close(ends[1])
      link.output.append(contentsOf: [1, 2, 3])
      link.flush()
      #expect(!link.isClosed, "received bytes are read first")
      for _ in 0..<5_000 where !link.isClosed { try await loop.sleep(for: .milliseconds(1)) }
    }
    try await task.value
    #expect(heard.bytes == Array("why".utf8))
    #expect(heard.endings.count == 1)
  }

  /// Reads one byte per loop iteration.
  private final class Sipper: LinkReceiver, @unchecked Sendable {
    let link: Link
    var bytes: [UInt8] = []

    init(_ link: Link) { self.link = link }

    func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
      self.bytes += bytes.prefix(1)
      if bytes.count > 1 { link.yieldReading() }
      return min(1, bytes.count)
    }

    func linkWillWrite() {}
    func linkDidWrite() { link.resumeReading() }
    func linkClosed(_ why: String) {}
  }

  @Test(
    "does not suppress input that was received before it and is still queued",
    arguments: [false, true]
  )
  func shownBeforeEnding(writes: Bool) async throws {
    let loop = EventLoop.start(name: "test")
    defer { loop.stop() }
    let text = Array("what was said last".utf8)
    let task = Task(executorPreference: loop) {
      var ends: [Int32] = [-1, -1]
      #expect(
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0, &ends) == 0
      )
      let link = try #require(TCPLink(loop: loop, socket: ends[0], peer: "test"))
      let sipper = Sipper(link)
      link.receiver = sipper
      link.begin()
      #expect(send(ends[1], text, text.count, 0) == text.count)
      for _ in 0..<5_000 where sipper.bytes.isEmpty { try await loop.sleep(for: .milliseconds(1)) }
      close(ends[1])
      if writes {
        link.output.append(contentsOf: [1, 2, 3])
        link.flush()
      }
      for _ in 0..<5_000 where !link.isClosed { try await loop.sleep(for: .milliseconds(1)) }
      #expect(link.isClosed)
      return sipper.bytes
    }
    #expect(try await task.value == text)
  }

  /// Reads one byte per loop iteration, and answers it.
  private final class Answerer: LinkReceiver, @unchecked Sendable {
    let link: Link
    /// The loop iterations in which it received input.
    var turns: [Int] = []

    init(_ link: Link) { self.link = link }

    func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
      turns.append(link.loop.turnNumber)
      link.output.append(contentsOf: [1])
      link.needsFlush()
      if bytes.count > 1 { link.yieldReading() }
      return min(1, bytes.count)
    }

    func linkWillWrite() {}
    func linkDidWrite() { link.resumeReading() }
    func linkClosed(_ why: String) {}
  }

  @Test(
    "does not give a connection more turns: a peer that sends more with each answer has one like all others"
  )
  func oneTurn() async throws {
    let loop = EventLoop.start(name: "test")
    defer { loop.stop() }
    let task = Task(executorPreference: loop) {
      var ends: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue)
      #expect(socketpair(AF_UNIX, kind, 0, &ends) == 0)
      let link = try #require(TCPLink(loop: loop, socket: ends[0], peer: "test"))
      let answerer = Answerer(link)
      link.receiver = answerer
      link.begin()
      let asker = try #require(TCPLink(loop: loop, socket: ends[1], peer: "test"))
      let hearer = Asker(asker)
      asker.receiver = hearer
      asker.begin()
      asker.output.append(contentsOf: [UInt8](repeating: 7, count: 200))
      asker.flush()
      for _ in 0..<5_000 where answerer.turns.count < 600 {
        try await loop.sleep(for: .milliseconds(1))
      }
      link.close("enough")
      asker.close("enough")
      return answerer.turns
    }
    let turns = try await task.value
    #expect(turns.count >= 600)
    #expect(Set(turns).count == turns.count)

  }

  /// Sends one more byte for each that it receives.
  private final class Asker: LinkReceiver, @unchecked Sendable {
    let link: Link

    init(_ link: Link) { self.link = link }

    func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
      link.output.append(contentsOf: [UInt8](bytes))
      link.needsFlush()
      return bytes.count
    }

    func linkWillWrite() {}
    func linkDidWrite() {}
    func linkClosed(_ why: String) {}
  }

  @Test("of an expired deadline says whether the call was sent")
  func unsent() async throws {
    let simulation = Simulation(seed: 3)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        let address = try await world.start(House.router())
        network.setSilent(address, true)
        let channel = world.channel(to: address)
        let options = CallOptions(timeout: .seconds(1))
        let error = await #expect(throws: RPCError.self) {
          let _: Words = try await channel.unary(House.echo, Words("x"), options)
        }
        #expect(error?.reason == "deadline_exceeded")
        #expect(error?.isUnsent == true)

        let mute = try await network.listen(at: .loopback(port: 9)) { $0.receiver = MuteServer($0) }
        let reached = world.channel(to: mute.address)
        let late = await #expect(throws: RPCError.self) {
          let _: Words = try await reached.unary(House.echo, Words("x"), options)
        }
        #expect(late?.reason == "deadline_exceeded")
        #expect(late?.isUnsent == false)
      }
    }
  }
}

/// The bytes that a test received on its loop.
private final class Answered: @unchecked Sendable {
  var peers: [RawPeer] = []
  var error: RPCError?
}

/// Receives bytes.
private final class Hearer: LinkReceiver, @unchecked Sendable {
  var bytes: [UInt8] = []
  var endings: [String] = []

  func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
    self.bytes += bytes
    return bytes.count
  }

  func linkWillWrite() {}

  func linkDidWrite() {}

  func linkClosed(_ why: String) { endings.append(why) }
}
