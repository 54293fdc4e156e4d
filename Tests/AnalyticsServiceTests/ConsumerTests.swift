import AnalyticsContracts
import AnalyticsDomain
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import AnalyticsService

@Suite("The consumer of a feed")
struct ConsumerTests {
  private let monday = Family.monday

  @Test("books what the task service decided (SCO-001, SCO-008, SCO-012)")
  func books() async throws {
    let ledger = try TemporaryLedger()
    for (index, points) in [Int32(7), 4, 3, 2].enumerated() {
      let number = UInt64(index) + 1
      try await ledger.take([.number(number, about: "task-\(number)", .completed(points))])
    }
    #expect(
      try await ledger.score(on: monday)
        == DayScore(day: monday, points: 16, tasksCompleted: 4)
    )
  }

  @Test("counts an event that is delivered twice only once (SCO-012, worked example 10)")
  func twice() async throws {
    let ledger = try TemporaryLedger()
    let done = try FeedEvent.number(1, .completed(7))
    try await ledger.take([done, done])
    try await ledger.take([done])
    #expect(
      try await ledger.score(on: monday)
        == DayScore(day: monday, points: 7, tasksCompleted: 1)
    )
  }

  @Test("skips a part of the feed that it has already applied (SCO-012)")
  func stretch() async throws {
    let ledger = try TemporaryLedger()
    let tuesday = monday.advanced(by: 1)
    let events: [FeedEvent] = [
      try .number(1, .completed(7)), try .number(2, .uncompleted),
      try .number(3, .completed(7, on: tuesday)),
    ]
    try await ledger.take(events)
    try await ledger.take(events)
    #expect(try await ledger.total() == 7)
    #expect(try await ledger.score(on: monday).tasksCompleted == 0)
  }

  @Test("follows a change that is undone (TSK-084)")
  func undone() async throws {
    let ledger = try TemporaryLedger()
    try await ledger.take([.number(1, .completed(7)), .number(2, .undone(0, from: 7))])
    #expect(try await ledger.score(on: monday) == .nothing(on: monday))
    try await ledger.take([.number(3, .undone(7, from: 0))])
    #expect(try await ledger.score(on: monday).points == 7)
    try await ledger.take([.number(4, .undone(3, from: 7))])
    #expect(try await ledger.score(on: monday).points == 3)
    // A creation is removed and restored with its points.
    try await ledger.take([.number(5, .undone(nil, from: 3))])
    #expect(try await ledger.score(on: monday) == .nothing(on: monday))
    try await ledger.take([.number(6, .undone(3, from: nil))])
    #expect(try await ledger.score(on: monday).points == 3)
  }

  @Test("books nothing for a deletion that is undone, repeated and undone again (TSK-084)")
  func undeleted() async throws {
    let ledger = try TemporaryLedger()
    try await ledger.take([.number(1, .completed(7)), .number(2, .deleted())])
    for number in stride(from: UInt64(3), to: 9, by: 2) {
      let back = Said.undone(7, from: nil, keepsPoints: true)
      let again = Said.undone(nil, from: 7, keepsPoints: true)
      try await ledger.take([.number(number, back), .number(number + 1, again)])
      #expect(try await ledger.score(on: monday).points == 7)
      #expect(try await ledger.score(on: monday).tasksCompleted == 1)
    }
  }

  @Test("moves points with the priority, and returns them on their day (SCO-006, SCO-007)")
  func repricedAndTakenBack() async throws {
    let ledger = try TemporaryLedger()
    try await ledger.take([.number(1, .completed(3)), .number(2, .repriced(4))])
    #expect(try await ledger.score(on: monday).points == 7)
    try await ledger.take([.number(3, .uncompleted)])
    #expect(try await ledger.score(on: monday) == .nothing(on: monday))
  }

  @Test("keeps the booked points when the task is deleted (ANA-070)")
  func deleted() async throws {
    let ledger = try TemporaryLedger()
    try await ledger.take([.number(1, .completed(7)), .number(2, .deleted())])
    #expect(try await ledger.total() == 7)
  }

  @Test(
    "subtracts points whose history is deleted with the task, on their day, and an undo restores them (ANA-070)"
  )
  func forgotten() async throws {
    let ledger = try TemporaryLedger()
    try await ledger.take([.number(1, .completed(3)), .number(2, .repriced(4))])
    for number in stride(from: UInt64(3), to: 7, by: 2) {
      try await ledger.take([.number(number, .deleted(forgets: true))])
      #expect(try await ledger.score(on: monday) == .nothing(on: monday))
      #expect(try await ledger.total() == 0)
      try await ledger.take([.number(number + 1, .undone(7, from: nil))])
      #expect(try await ledger.score(on: monday).points == 7)
      #expect(try await ledger.score(on: monday).tasksCompleted == 1)
    }
    // An open task has no points to remove.
    try await ledger.take([.number(9, about: "b", .deleted(forgets: true))])
    #expect(try await ledger.total() == 7)
  }

  @Test("books a task that is complete when it is created, and nothing for an open one (SCO-002)")
  func created() async throws {
    let ledger = try TemporaryLedger()
    try await ledger.take([
      .number(1, about: "a", .created(4, isComplete: true)),
      .number(2, about: "b", .created(0, isComplete: false)),
    ])
    #expect(try await ledger.score(on: monday).tasksCompleted == 1)
    #expect(try await ledger.total() == 4)
  }

  @Test("skips erased and unreadable events, and continues after them")
  func unreadable() async throws {
    let ledger = try TemporaryLedger()
    try await ledger.take([
      .number(1, about: "a", .erased), .number(2, about: "b", .garbage),
      .number(3, about: "c", .completed(2)),
    ])
    #expect(try await ledger.total() == 2)
    let last = try await ledger.store.read {
      try LedgerWriter($0).position(in: .task)
    }
    #expect(last == FeedPosition(epoch: 1, sequence: 3))
  }

  @Test("keeps members and households apart")
  func apart() async throws {
    let ledger = try TemporaryLedger()
    let neighbour = Space(household: Family.neighbours, member: Family.mia.member)
    try await ledger.take([
      .number(1, in: Family.mia, .completed(7)), .number(2, in: Family.ben, .completed(4)),
      .number(3, in: neighbour, .completed(2)),
    ])
    #expect(try await ledger.total(Family.mia) == 7)
    #expect(try await ledger.total(Family.ben) == 4)
    #expect(try await ledger.total(neighbour) == 2)
  }

  @Test("keeps learning points apart from task points, and out of streaks (SCO-015, STK-008)")
  func learning() async throws {
    let ledger = try TemporaryLedger()
    try await ledger.take([.number(1, about: "sleep-basics", .learned(10))], from: .learning)
    try await ledger.take([.number(1, .completed(3))])
    #expect(try await ledger.total(Family.mia, .learning) == 10)
    #expect(try await ledger.total(Family.mia, .task) == 3)
    #expect(try await ledger.score(on: monday).tasksCompleted == 1)
    try await ledger.take([.number(2, .uncompleted)])
    #expect(
      try await ledger.scores.read(of: Family.mia.member) {
        try $0.activeDays(of: Family.mia, in: .first ... .last)
      }
        == []
    )
  }

  @Test("emits an event for each day whose figures changed, in the same transaction (EVT-001)")
  func tellsOfDays() async throws {
    let ledger = try TemporaryLedger()
    try await ledger.take([.number(1, .completed(7))])
    try await ledger.take([.number(2, .uncompleted)])
    let told = try await ledger.told(AnalyticsV1.ScoreChanged.self)
    #expect(told.map { $0.day?.points } == [7, 0])
    #expect(told.map(\.totalPoints) == [7, 0])
  }

  @Test("announces each level once per member (LVL-005)")
  func levels() async throws {
    let ledger = try TemporaryLedger()
    func reached() async throws -> [Int32] {
      try await ledger.told(AnalyticsV1.LevelReached.self).map(\.newLevel)
    }
    try await ledger.take([.number(1, about: "a", .completed(49))])
    #expect(try await reached().isEmpty)
    try await ledger.take([.number(2, about: "b", .completed(1))])
    #expect(try await reached() == [2])
    try await ledger.take([
      .number(3, about: "b", .uncompleted), .number(4, about: "b", .completed(1)),
    ])
    #expect(try await reached() == [2])
    try await ledger.take([.number(5, about: "c", .completed(300))])
    #expect(try await reached() == [2, 4])
  }
}
