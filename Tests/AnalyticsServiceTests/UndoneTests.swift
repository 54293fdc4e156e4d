import AnalyticsDomain
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary

@testable import AnalyticsService

/// The entries that remain after an undone change, where they differ from those of the record.
@Suite("The consumer of undone changes")
struct UndoneTests {
  private let monday = Family.monday
  private let friday = Family.monday.advanced(by: 4)

  @Test("restores the points that a deletion had kept, on their day (TSK-084)")
  func importedAgain() async throws {
    let ledger = try TemporaryLedger()
    let left = TaskV1.BookedPoints(points: 3, day: monday)
    let own = TaskV1.BookedPoints(points: 7, day: friday)
    func expect(monday first: Int, friday last: Int) async throws {
      for (day, points) in [(monday, first), (friday, last)] {
        let score = try await ledger.score(on: day)
        #expect(score.points == points && score.tasksCompleted == (points > 0 ? 1 : 0), "\(day)")
      }
      #expect(try await ledger.total() == first + last)
    }
    try await ledger.take([
      .number(1, .completed(3)), .number(2, .deleted()),
      .number(3, .created(7, isComplete: true, on: friday)),
    ])
    try await expect(monday: 0, friday: 7)
    for number in stride(from: UInt64(4), to: 8, by: 2) {
      try await ledger.take([
        .number(number, .undoneTelling(nil, from: 7, booked: left, before: own))
      ])
      try await expect(monday: 3, friday: 0)
      try await ledger.take([
        .number(number + 1, .undoneTelling(7, from: nil, booked: own, before: left))
      ])
      try await expect(monday: 0, friday: 7)
    }
  }

  @Test("restores the points that a deletion had kept of a task that is open again (TSK-084)")
  func openAgain() async throws {
    let ledger = try TemporaryLedger()
    let left = TaskV1.BookedPoints(points: 3, day: monday)
    let own = TaskV1.BookedPoints(points: 4, day: friday)
    try await ledger.take([
      .number(1, .completed(3)), .number(2, .deleted()), .number(3, .created(0, isComplete: false)),
      .number(4, .completed(4, on: friday)),
      .number(5, .undoneTelling(0, from: 4, booked: left, before: own)),
    ])
    #expect(try await ledger.score(on: monday).points == 3)
    #expect(try await ledger.total() == 3)
    // Removed, restored, removed again.
    try await ledger.take([.number(6, .deleted(forgets: true))])
    #expect(try await ledger.total() == 0)
    try await ledger.take([.number(7, .undoneTelling(0, from: nil, booked: left, before: nil))])
    #expect(try await ledger.score(on: monday).points == 3)
    try await ledger.take([.number(8, .undoneTelling(nil, from: 0, booked: nil, before: left))])
    #expect(try await ledger.total() == 0)
  }

  @Test("adjusts existing entries by the difference, and books nothing twice (TSK-084)")
  func repriced() async throws {
    let ledger = try TemporaryLedger()
    let (high, low) = (
      TaskV1.BookedPoints(points: 7, day: monday), TaskV1.BookedPoints(points: 3, day: monday)
    )
    try await ledger.take([.number(1, .undoneTelling(3, from: 7, booked: low, before: high))])
    #expect(try await ledger.total() == 0, "what was never booked has no other price")
    try await ledger.take([
      .number(2, .completed(7)), .number(3, .undoneTelling(3, from: 7, booked: low, before: high)),
      .number(4, .undoneTelling(nil, from: 3, booked: low, before: low)),
    ])
    #expect(try await ledger.score(on: monday).points == 3)
    #expect(try await ledger.score(on: monday).tasksCompleted == 1)
  }
}
