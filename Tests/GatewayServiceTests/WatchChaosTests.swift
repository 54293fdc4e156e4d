import GatewayContracts
import GatewayDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Watching through failures")
struct WatchChaosTests {
  @Test(
    "delivers every event once and in order, whatever breaks and restarts (SYN-022)",
    arguments: UInt64(1)...25
  )
  func onceAndInOrder(seed: UInt64) throws {
    try TestInstallation.run(seed: seed) { home in
      home.transport.behaviour.latency = .zero ... .milliseconds(4)
      home.transport.behaviour.pieces = 1...400
      let watcher = Watcher(home)
      let loop = home.simulation.loop
      let watching = loop.spawn { await watcher.run() }
      while !watcher.isLive { try await loop.sleep(for: .milliseconds(50)) }
      let trouble = loop.spawn { try? await WatchChaosTests.makeTrouble(home, seed) }
      let expected = try await WatchChaosTests.live(home, seed)
      await trouble.value
      watcher.expected = expected.values.reduce(0) { $0 + $1.count }
      // The longest pauses of gateway and feed are below a minute together.
      for _ in 0..<600 where !watcher.isDone { try await loop.sleep(for: .milliseconds(200)) }
      watching.cancel()
      for area in Area.allCases {
        #expect(watcher.seen[area.rawValue] ?? [] == expected[area.rawValue] ?? [], "\(area)")
      }
      #expect(watcher.problems.isEmpty)
    }
  }

  @Test(
    "reports no connection that is replaced for its age, and misses and duplicates nothing (SYN-022, GTW-061)"
  )
  func oldConnections() throws {
    try TestInstallation.run { home in
      let watcher = Watcher(home)
      let loop = home.simulation.loop
      let watching = loop.spawn { await watcher.run() }
      var expected: [String: [String]] = [:]
      // Four hours: each connection of the gateway to a service ends some four times.
      for number in 0..<1_440 {
        let area = Area.allCases[number % 4]
        let entity = "\(area)_\(number)"
        try await loop.sleep(for: .seconds(10))
        try await home.service(area).happens(entity, in: home.home.ada)
        expected[area.rawValue, default: []].append(entity)
      }
      try await loop.sleep(for: .seconds(1))
      watching.cancel()
      for area in Area.allCases {
        #expect(watcher.seen[area.rawValue] == expected[area.rawValue], "\(area)")
        let server = try #require(try home.service(area).server)
        #expect(server.metrics.connections?.accepted ?? 0 >= 4, "it was never old")
      }
      #expect(watcher.problems.isEmpty)
      #expect(watcher.opened == 1, "the client's own connection has no age")
      #expect(watcher.missing.isEmpty, "nothing is reported as missing")
    }
  }

  /// Eighty events, each in a random service and a random space.
  ///
  /// - Returns: for each service, the entities of the events that Ada may see, in order.
  private static func live(
    _ home: TestInstallation,
    _ seed: UInt64
  ) async throws -> [String: [String]] {
    var chance = SeededNumbers(seed: seed)
    var visible: [String: [String]] = [:]
    let people = home.home
    let spaces: [Member?] = [people.ada, people.ben, people.cleo, people.dan, people.zoe, nil]
    for number in 0..<80 {
      let wait = Int.random(in: 0...500, using: &chance)
      try await home.simulation.loop.sleep(for: .milliseconds(wait))
      let area = Area.allCases[Int.random(in: 0..<4, using: &chance)]
      let space = spaces[Int.random(in: 0..<spaces.count, using: &chance)]
      let entity = "\(area.rawValue)_\(number)"
      try await home.service(area).happens(entity, in: space)
      if space == nil || [people.ada.id, people.cleo.id, people.dan.id].contains(space?.id) {
        visible[area.rawValue, default: []].append(entity)
      }
    }
    return visible
  }

  /// Breaks connections and restarts services, until everything is well again at the end.
  private static func makeTrouble(_ home: TestInstallation, _ seed: UInt64) async throws {
    var chance = SeededNumbers(seed: seed ^ 0xffff)
    for _ in 0..<12 {
      let wait = Int.random(in: 100...3_000, using: &chance)
      try await home.simulation.loop.sleep(for: .milliseconds(wait))
      let area = Area.allCases[Int.random(in: 0..<4, using: &chance)]
      switch Int.random(in: 0..<3, using: &chance) {
      case 0: home.transport.breakConnections(to: TestInstallation.address)
      case 1: home.transport.breakConnections(to: area.address)
      default:
        let service = try home.service(area)
        await service.stop()
        let pause = Int.random(in: 0...4_000, using: &chance)
        try await home.simulation.loop.sleep(for: .milliseconds(pause))
        try await service.start()
      }
    }
  }
}

/// A client that watches, and resumes from its last cursor when the stream breaks.
///
/// Unchecked `Sendable`: everything happens on the simulation's thread.
private final class Watcher: @unchecked Sendable {
  private let home: TestInstallation
  private var cursor: ArraySlice<UInt8> = []
  private(set) var seen: [String: [String]] = [:]
  private(set) var problems: [String] = []
  /// Services that were reported as missing.
  private(set) var missing: [String] = []
  /// Streams that were opened.
  private(set) var opened = 0
  var expected: Int?

  init(_ home: TestInstallation) { self.home = home }

  var isLive: Bool { !cursor.isEmpty }
  var isDone: Bool { seen.values.reduce(0) { $0 + $1.count } == expected }

  func run() async {
    while !Task.isCancelled {
      do {
        try await follow()
      } catch {
        let error = RPCError(describing: error)
        if error.code != .unavailable, error.code != .cancelled { problems.append("\(error)") }
      }
      try? await home.simulation.loop.sleep(for: .milliseconds(200))
    }
  }

  private func follow() async throws {
    let channel = home.channel()
    defer { channel.close() }
    let stream = try await GatewayV1.ChangesClient(channel)
      .watch(.init(cursor: cursor), .of(home.home.ada, timeout: nil))
    opened += 1
    for try await next in stream {
      if let part = next.part, !part.available { missing.append(part.service) }
      if let event = next.event { seen[next.service, default: []].append(event.entityID) }
      cursor = next.cursor
    }
  }
}
