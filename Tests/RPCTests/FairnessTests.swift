import RPC
import TestKinds
import Testing

/// Fairness between the streams of one connection.
@Suite("Streams of one connection")
struct FairnessTests {
  typealias Line = TestKindsV1.Line

  /// The number of messages by stream.
  ///
  /// On one loop only.
  private final class Tally: @unchecked Sendable {
    var counts: [Int]
    init(_ streams: Int) { counts = Array(repeating: 0, count: streams) }
    var total: Int { counts.reduce(0, +) }
  }

  /// Runs `body` against a network with latency and a capacity of 256 KiB each way.
  private static func run(_ body: @escaping @Sendable (World) async throws -> Void) throws {
    let simulation = Simulation(seed: 11)
    let network = MemoryTransport(simulation.loop)
    network.behaviour.latency = .milliseconds(2) ... .milliseconds(2)
    try simulation.run(limit: .seconds(3_600)) { try await World.run(network, body) }
  }

  /// Reads endless streams of `text` in one task each, until `total` messages have arrived.
  private static func read(
    _ channel: Channel,
    _ text: String,
    _ classes: [Priority],
    until total: Int
  ) async throws -> [Int] {
    let tally = Tally(classes.count)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, priority) in classes.enumerated() {
        let stream: ReplyStream<Words> = try await channel.serverStream(
          House.count,
          Words(text, count: 1 << 40),
          CallOptions(priority: priority)
        )
        group.addTask {
          for try await _ in stream {
            tally.counts[number] += 1
            if tally.total >= total { return }
          }
        }
      }
      try await group.next()
      group.cancelAll()
    }
    return tally.counts
  }

  @Test(
    "deliver equal amounts to a reader that takes everything",
    arguments: [12_000, 100_000, 100]
  )
  func equal(bytes: Int) throws {
    try Self.run { world in
      let channel = try await world.serve(House.router())
      let text = String(repeating: "a", count: bytes)
      let classes = Array(repeating: Priority.interactive, count: 20)
      let total = bytes > 50_000 ? 400 : bytes < 1_000 ? 40_000 : 1_000
      let counts = try await Self.read(channel, text, classes, until: total)
      let (least, most) = (counts.min() ?? 0, counts.max() ?? 0)
      // A share, and the messages in flight when the last one arrived.
      #expect(most - least <= total / 20 / 4, "\(counts)")
    }
  }

  @Test("have shares of 8 : 4 : 1 by class", arguments: [12_000, 1_000])
  func classes(bytes: Int) throws {
    try Self.run { world in
      var settings = ChannelSettings()
      settings.limits.streamCredit = 64 << 20
      settings.limits.connectionCredit = 64 << 20
      let channel = try await world.serve(House.router(), client: settings)
      let text = String(repeating: "a", count: bytes)
      // The lowest class begins, and has all credit before the others start.
      let total = bytes > 10_000 ? 1_300 : 13_000
      let counts = try await Self.read(
        channel,
        text,
        [.bulk, .background, .interactive],
        until: total
      )
      let parts = counts.map { Double($0) / Double(total) * 13 }
      #expect(abs(parts[0] - 1) < 0.6 && abs(parts[1] - 4) < 0.5, "\(counts)")
    }
  }

  @Test("interleave long messages and short ones in equal parts")
  func mixed() throws {
    try Self.run { world in
      let channel = try await world.serve(Kinds.router())
      let tally = Tally(2)
      let kinds = TestKindsV1.KindsClient(channel)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (number, bytes) in [100_000, 1_000].enumerated() {
          let line = Line(text: String(repeating: "a", count: bytes), number: 1 << 40)
          let stream = try await kinds.tell(line)
          group.addTask {
            for try await line in stream {
              tally.counts[number] += line.text.utf8.count
              if tally.total > 8 << 20 { return }
            }
          }
        }
        try await group.next()
        group.cancelAll()
      }
      #expect(abs(tally.counts[0] - tally.counts[1]) < 2 << 20, "\(tally.counts)")
    }
  }

  /// A round takes 8 s here, and the lowest class waits for six of them.
  @Test("are not ended while they wait for their turn, however long that takes")
  func longRounds() throws {
    try Self.run { world in
      let channel = try await world.serve(House.router())
      let _: Words = try await channel.unary(House.echo, Words("connected"))
      let network = try #require(world.transport as? MemoryTransport)
      network.behaviour.latency = .seconds(3) ... .seconds(3)
      let classes = [Priority.bulk] + Array(repeating: .interactive, count: 40)
      let text = String(repeating: "a", count: 12_000)
      let start = world.loop.now
      let counts = try await Self.read(channel, text, classes, until: 2_500)
      #expect(counts[0] > 8, "\(counts)")
      #expect(world.loop.now - start > .seconds(200), "rounds are long here")
    }
  }

  /// A reader that does not return the connection's credit is slow for all of it.
  @Test("end when the connection's credit is not returned for half a minute")
  func connectionCredit() throws {
    try Self.run { world in
      var settings = ChannelSettings()
      settings.limits.streamCredit = 1 << 20
      settings.limits.connectionCredit = 65_536
      let channel = try await world.serve(House.router(), client: settings)
      let text = String(repeating: "a", count: 10_000)
      let greedy: ReplyStream<Words> = try await channel.serverStream(
        House.count,
        Words(text, count: 100)
      )
      try await channel.loop.sleep(for: .seconds(1))
      let other: ReplyStream<Words> = try await channel.serverStream(
        House.count,
        Words(text, count: 100)
      )
      var (first, second) = (greedy.makeAsyncIterator(), other.makeAsyncIterator())
      // Reading one stream gives the other its credit, and restarts the time limit of all.
      try await channel.loop.sleep(for: .seconds(25))
      for _ in 0..<7 { #expect(try await first.next() != nil) }
      #expect(try await second.next() != nil)
      let start = channel.loop.now
      let error = await #expect(throws: RPCError.self) {
        try await channel.loop.sleep(for: .seconds(31))
        while try await second.next() != nil {}
      }
      #expect(error?.reason == "slow_consumer")
      #expect(channel.loop.now - start < .seconds(32))
    }
  }

  @Test("go on when a waiting stream reaches its deadline or is cancelled")
  func leaving() throws {
    try Self.run { world in
      var settings = ChannelSettings()
      settings.limits.streamCredit = 1 << 20
      settings.limits.connectionCredit = 65_536
      let notes = Notes()
      var router = House.router()
      router.registerServerStream(House.count) {
        (request: Words, call, replies: ReplyWriter<Words>) in
        defer { notes.add("left") }
        for _ in 0..<request.count { try await replies.send(request) }
      }
      let channel = try await world.serve(router, client: settings)
      let words = Words(String(repeating: "a", count: 10_000), count: 20)
      let timeouts: [Duration?] = [nil, .seconds(5), nil]
      var streams: [ReplyStream<Words>] = []
      for timeout in timeouts {
        streams.append(
          try await channel.serverStream(House.count, words, CallOptions(timeout: timeout))
        )
      }
      try await channel.loop.sleep(for: .seconds(1))
      _ = streams.popLast()
      try await channel.loop.sleep(for: .seconds(5))
      #expect(notes.lines == ["left", "left"], "both handlers ended while they waited")
      var seen = 0
      for try await _ in streams[0] { seen += 1 }
      #expect(seen == 20)
      #expect(world.servers[0].metrics.bufferedBytes == 0)
    }
  }

  @Test("of requests are written in equal parts", arguments: [12_000, 100])
  func requests(bytes: Int) throws {
    try Self.run { world in
      let tally = Tally(20)
      let total = bytes < 1_000 ? 20_000 : 1_000
      var router = Kinds.router()
      router.registerClientStream(Kinds.Methods.collect) {
        (requests: RequestStream<Line>, call: ServerCall) in
        for try await line in requests {
          tally.counts[Int(line.number)] += 1
          if tally.total >= total { break }
        }
        return Line()
      }
      let kinds = TestKindsV1.KindsClient(try await world.serve(router))
      let text = String(repeating: "a", count: bytes)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<Int64(20) {
          group.addTask {
            _ = try await kinds.collect { requests in
              while tally.total < total {
                try await requests.send(Line(text: text, number: number))
              }
            }
          }
        }
        try await group.next()
        group.cancelAll()
      }
      let (least, most) = (tally.counts.min() ?? 0, tally.counts.max() ?? 0)
      #expect(most - least <= total / 20 / 4, "\(tally.counts)")
    }
  }
}
