import Foundation
import RPC
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@Suite("A follower that is far behind")
struct FarBehindTests {
  /// `DAYBOOK_FEED_EVENTS` makes it long.
  private static let events =
    ProcessInfo.processInfo.environment["DAYBOOK_FEED_EVENTS"].flatMap(Int.init) ?? 10_000

  @Test("applies everything, page by page, in order, whatever breaks meanwhile (row 61)")
  func catchesUp() throws {
    let pair = try FeedPair()
    let network = pair.installation.transport
    let loop = pair.installation.loop
    let (facts, breaks) = try pair.installation.run {
      network.behaviour.latency = .milliseconds(1) ... .milliseconds(4)
      try await pair.startSource()
      try await pair.store?.fill(Self.events)
      try await pair.emit(["the last"])
      let store = try pair.openFollower()
      let follower = pair.follower(store)
      let running = loop.spawn { await follower.run() }
      var breaks = 0
      let end = try #require(pair.store?.position)
      while follower.position != end {
        // Long enough for some pages, and short enough to happen often.
        try await loop.sleep(for: .milliseconds(50))
        network.breakConnections(to: pair.installation.address(of: "task"))
        breaks += 1
      }
      running.cancel()
      await running.value
      return (try await store.facts(), breaks)
    }
    #expect(facts == [Self.events + 1, Self.events + 1, 1, Self.events + 1])
    #expect(breaks > 3)
  }
}

extension ServiceStore {
  /// Writes as many events into the service's feed as if they had happened one by one.
  fileprivate func fill(_ count: Int) async throws {
    try await write { context in
      try context.connection.run(
        """
        WITH RECURSIVE numbers(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
        INSERT INTO feed(household, space, number, at, local_day, kind, entity, revision,
          changed_fields, body_type, body)
        SELECT ?, ?, n, ?, 20000, 'task_created', CAST(n AS TEXT), 0, '',
          'daybook.task.v1.TaskCreated', x'' FROM numbers
        """,
        count,
        HouseholdID.sample(1),
        MemberID.sample(1),
        context.now
      )
      try context.connection.run(
        "INSERT INTO feed_space(household, space, number) VALUES (?, ?, ?)",
        HouseholdID.sample(1),
        MemberID.sample(1),
        count
      )
    }
  }

  /// The number of events seen, how many in order, the first and the last.
  fileprivate func facts() async throws -> [Int] {
    try await read {
      try $0.first("SELECT count(*), sum(rowid = seq), min(seq), max(seq) FROM seen") { row in
        try (0..<4).map { try row.value($0, as: Int.self) }
      } ?? []
    }
  }
}
