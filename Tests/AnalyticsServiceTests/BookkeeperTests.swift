import AnalyticsDomain
import SQLite
import Testing
import Vocabulary

@testable import AnalyticsService

@Suite("The bookkeeper")
struct BookkeeperTests {
  private let monday = Family.monday

  @Test("counts an event once that is delivered twice (SCO-012, worked example 10)")
  func twice() async throws {
    let ledger = try TemporaryLedger()
    let done = SourceEvent.number(1, .taskCompleted(points: 7, on: monday))
    try await ledger.take([done, done])
    try await ledger.take([done])
    #expect(
      try await ledger.score(on: monday)
        == DayScore(day: monday, points: 7, tasksCompleted: 1)
    )
  }

  @Test("passes over a stretch of the feed that it has taken already (SCO-012)")
  func stretch() async throws {
    let ledger = try TemporaryLedger()
    let events = [
      SourceEvent.number(1, .taskCompleted(points: 7, on: monday)),
      .number(2, .taskUncompleted),
      .number(3, .taskCompleted(points: 7, on: monday.advanced(by: 1))),
    ]
    try await ledger.take(events)
    try await ledger.take(events)
    #expect(try await ledger.total() == 7)
    #expect(try await ledger.score(on: monday).tasksCompleted == 0)
  }

  @Test("keeps members and households apart")
  func apart() async throws {
    let ledger = try TemporaryLedger()
    let stranger = Space(household: Family.neighbours, member: Family.mia.member)
    try await ledger.take([
      .number(1, in: Family.mia, .taskCompleted(points: 7, on: monday)),
      .number(2, in: Family.ben, .taskCompleted(points: 4, on: monday)),
      .number(3, in: stranger, .taskCompleted(points: 2, on: monday)),
    ])
    #expect(try await ledger.total(Family.mia) == 7)
    #expect(try await ledger.total(Family.ben) == 4)
    #expect(try await ledger.total(stranger) == 2)
  }

  @Test("keeps learning points apart from task points (SCO-015)")
  func learning() async throws {
    let ledger = try TemporaryLedger()
    let lesson = FeedReport.Occurrence.topicCompleted(points: 10, on: monday)
    try await ledger.take([.number(1, about: "sleep-basics", lesson)], from: .learning)
    try await ledger.take([.number(1, .taskCompleted(points: 3, on: monday))])
    #expect(try await ledger.total(Family.mia, .learning) == 10)
    #expect(try await ledger.total(Family.mia, .task) == 3)
    #expect(try await ledger.score(on: monday).tasksCompleted == 1)
    let active = try await ledger.store.read { try $0.activeDays(of: Family.mia) }
    #expect(active == [monday])
  }

  @Test("moves on past events that mean nothing to it")
  func nothing() async throws {
    let ledger = try TemporaryLedger()
    try await ledger.take([.number(5, nil)])
    let position = try await ledger.database.read {
      try SQLiteLedgerRows(connection: $0).position(in: .task)
    }
    #expect(position == FeedPosition(epoch: 1, sequence: 5))
  }

  @Test("announces each level once in a member's life (LVL-005)")
  func levels() async throws {
    let ledger = try TemporaryLedger()
    let complete = FeedReport.Occurrence.taskCompleted(points: 49, on: monday)
    #expect(try await ledger.take([.number(1, about: "a", complete)]).isEmpty)
    let one = FeedReport.Occurrence.taskCompleted(points: 1, on: monday)
    let first = try await ledger.take([.number(2, about: "b", one)])
    #expect(first.map(\.new.number) == [2])
    try await ledger.take([.number(3, about: "b", .taskUncompleted)])
    #expect(try await ledger.take([.number(4, about: "b", one)]).isEmpty)
    let many = FeedReport.Occurrence.taskCompleted(points: 300, on: monday)
    #expect(try await ledger.take([.number(5, about: "c", many)]).map(\.new.number) == [4])
  }
}
