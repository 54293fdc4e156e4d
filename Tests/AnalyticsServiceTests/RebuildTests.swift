import AnalyticsContracts
import AnalyticsDomain
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import AnalyticsService

@Suite("Figures")
struct RebuildTests {
  private let monday = Family.monday

  @Test("equal the sums of the ledger, even after a partial replay (ANA-036)", arguments: 0..<5)
  func summedUp(seed: UInt64) async throws {
    let ledger = try TemporaryLedger()
    let events = try Self.anyEvents(seed: seed)
    try await ledger.take(events)
    #expect(try await ledger.isSummedUp())
    try await ledger.replay(Array(events.dropFirst(50)))
    #expect(try await ledger.isSummedUp())
  }

  @Test("are undone in pieces when a long feed is replayed, so that other writes run in between")
  func pieces() async throws {
    let ledger = try TemporaryLedger()
    let count = 2 * FeedConsumer.entriesPerTransaction + 3
    let events = try (1...UInt64(count)).map {
      try FeedEvent.number($0, about: "task-\($0)", .completed(7))
    }
    try await ledger.take(events)
    let gone = try await ledger.replay(Array(events.prefix(1)))
    #expect(gone == [FeedConsumer.entriesPerTransaction, FeedConsumer.entriesPerTransaction, 3])
    #expect(try await ledger.total() == 7)
    #expect(try await ledger.isSummedUp())
  }

  @Test("never count a task twice, whatever the feed contains (SCO-012)", arguments: 5..<10)
  func neverTwice(seed: UInt64) async throws {
    let ledger = try TemporaryLedger()
    try await ledger.take(Self.anyEvents(seed: seed))
    for space in [Family.mia, Family.ben] {
      let counted = try await figures(of: ledger).filter { $0.space == space }
      #expect(counted.allSatisfy { $0.score.tasksCompleted >= 0 })
      #expect(counted.reduce(0) { $0 + $1.score.tasksCompleted } <= Self.tasks)
      let sum = counted.reduce(0) { $0 + $1.score.points }
      #expect(try await ledger.total(space) == sum)
    }
  }

  @Test("are the same when the whole feed is replayed (SCO-012)", arguments: 10..<15)
  func replayedWhole(seed: UInt64) async throws {
    let ledger = try TemporaryLedger()
    let events = try Self.anyEvents(seed: seed)
    try await ledger.take(events)
    let before = try await figures(of: ledger)
    try await ledger.replay(events)
    #expect(try await figures(of: ledger) == before)
  }

  @Test("follow a restored source: its lost completions are removed, the others count once")
  func restored() async throws {
    let ledger = try TemporaryLedger()
    try await ledger.take([
      .number(1, about: "a", .completed(7)), .number(2, about: "b", .completed(4)),
      .number(3, about: "c", .completed(3)),
    ])
    // The backup was made after the second event. The feed is replayed, in a new epoch.
    try await ledger.replay([
      .number(1, epoch: 2, about: "a", .completed(7)),
      .number(2, epoch: 2, about: "b", .completed(4)),
      .number(3, epoch: 2, about: "b", .uncompleted),
    ])
    #expect(
      try await ledger.score(on: monday) == DayScore(day: monday, points: 7, tasksCompleted: 1)
    )
    #expect(try await ledger.total() == 7)
  }

  @Test("keep entries older than the oldest replayed event")
  func olderThanKept() async throws {
    let ledger = try TemporaryLedger()
    try await ledger.take([
      .number(1, about: "a", .completed(7)), .number(2, about: "b", .completed(4)),
      .number(3, about: "c", .completed(3)),
    ])
    try await ledger.replay([.number(2, epoch: 2, about: "b", .completed(4))])
    #expect(try await ledger.total() == 11)
  }

  @Test("keep everything when the source began with an empty store")
  func anotherDatabase() async throws {
    let ledger = try TemporaryLedger()
    try await ledger.take([.number(100, about: "a", .completed(7))])
    // Another database, and a clock that began in 1970.
    for at: Int64 in [0, 200] {
      let first = try FeedEvent.number(1, epoch: 9 << 32, at: at, about: "b", .completed(2))
      try await ledger.replay([first])
      #expect(try await ledger.total() == 9)
    }
  }

  @Test("follow a restored source even if the clock of its oldest event was ahead (row 71)")
  func clockAhead() async throws {
    let ledger = try TemporaryLedger()
    let ahead: Int64 = 10 * 365 * 86_400
    try await ledger.take([
      .number(1, at: ahead, about: "a", .completed(7)), .number(2, about: "b", .completed(4)),
      .number(3, about: "c", .completed(3)),
    ])
    try await ledger.replay([
      .number(1, epoch: 2, at: ahead, about: "a", .completed(7)),
      .number(2, epoch: 2, about: "b", .completed(4)),
    ])
    #expect(try await ledger.total() == 11)
    #expect(try await ledger.isSummedUp())
  }

  @Test("are not rebuilt when the feed continues in a new epoch after both were restored")
  func newLife() async throws {
    let ledger = try TemporaryLedger()
    try await ledger.take([.number(1, .completed(7))])
    // Drawing again would take this away again.
    try await ledger.store.write {
      try $0.connection.run("UPDATE total_score SET points = points + 100")
    }
    try await ledger.take([.number(2, epoch: 2, about: "b", .completed(2))])
    #expect(try await ledger.total() == 109)
  }

  @Test("of other sources are not changed by a replayed feed")
  func otherSources() async throws {
    let ledger = try TemporaryLedger()
    try await ledger.take([.number(1, about: "sleep-basics", .learned(10))], from: .learning)
    try await ledger.take([.number(1, .completed(7))])
    try await ledger.replay([.number(1, epoch: 2, .completed(7))])
    #expect(try await ledger.total(Family.mia, .learning) == 10)
    #expect(try await ledger.total() == 7)
  }

  @Test("do not announce a level again that a replayed feed reaches again (LVL-005)")
  func levelsOutliveRebuilds() async throws {
    let ledger = try TemporaryLedger()
    try await ledger.take([.number(1, .completed(60))])
    try await ledger.replay([.number(1, epoch: 2, .completed(60))])
    #expect(try await ledger.told(AnalyticsV1.LevelReached.self).count == 1)
  }
}

extension RebuildTests {
  private static let tasks = 4

  private struct Figure: Equatable {
    let space: Space
    let score: DayScore
  }

  private func figures(of ledger: TemporaryLedger) async throws -> [Figure] {
    var all: [Figure] = []
    for space in [Family.mia, Family.ben] {
      let days = try await ledger.scores.read(of: Family.mia.member) {
        try $0.days(of: space, in: LocalDay.first...LocalDay.last)
      }
      all += days.filter { $0 != .nothing(on: $0.day) }.map { Figure(space: space, score: $0) }
    }
    return all
  }

  /// Two hundred events in any order, of the kind that a feed with lost stretches could send.
  private static func anyEvents(seed: UInt64) throws -> [FeedEvent] {
    var numbers = SeededNumbers(seed: seed)
    return try (1...200).map { sequence in
      let day = Family.monday.advanced(by: Int.random(in: 0..<5, using: &numbers))
      let points: Int32 = [7, 4, 3, 2].randomElement(using: &numbers) ?? 2
      let said: Said =
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: .uncompleted
        case 1: .repriced(points - 3)
        default: .completed(points, on: day)
        }
      return try .number(
        UInt64(sequence),
        about: "task-\(Int.random(in: 1...tasks, using: &numbers))",
        in: Bool.random(using: &numbers) ? Family.mia : Family.ben,
        said
      )
    }
  }
}
