import NotificationContracts
import NotificationDomain
import RuntimeContracts
import SQLite
import ServiceRuntime
import Testing
import Vocabulary

@testable import NotificationService

@Suite("A muted project")
struct MutedProjectTests {
  private static let hour = Duration.seconds(3_600)

  private func task(_ number: UInt64) -> TaskID { TaskID(rawValue: UniqueID(high: 4, low: number)) }

  @Test("has no reminders, whether the setting or the task came first (REM-011, PRJ-028)")
  func none() async throws {
    let reminders = try TemporaryReminders()
    try await reminders.take(
      .about(task(1), of: Family.garden, wish: 10),
      .about(task(2), wish: 10)
    )
    #expect(try await reminders.garden(.silence) == ["reminder_cancelled"])
    #expect(try await reminders.take(.about(task(3), of: Family.garden, wish: 10)).isEmpty)
    #expect(try await reminders.fire(at: 10).told.map(\.reminder.task) == [task(2)])
    #expect(try await reminders.all(since: nil).isEmpty)
  }

  @Test("gets its future reminders back when it is unmuted (REM-011, PRJ-028)")
  func back() async throws {
    let reminders = try TemporaryReminders()
    try await reminders.take(
      .about(task(1), of: Family.garden, wish: 10),
      .about(task(2), of: Family.garden, wish: 30)
    )
    try await reminders.garden(.silence, at: 1)
    try await reminders.take(.about(task(3), of: Family.garden, wish: 40))
    #expect(
      try await reminders.garden(.reminders, at: 20) == [
        "reminder_scheduled", "reminder_scheduled",
      ]
    )
    #expect(try await reminders.all(since: nil).map(\.task) == [task(2), task(3)])
    #expect(try await reminders.garden(.reminders, at: 21).isEmpty)
    #expect(try await reminders.fire(at: 40).told.count == 2)
  }

  @Test("mutes tasks that are moved in, and unmutes those that are moved out (REM-011, PRJ-028)")
  func moved() async throws {
    let reminders = try TemporaryReminders()
    try await reminders.garden(.silence)
    try await reminders.take(.about(wish: 10))
    #expect(
      try await reminders.take(.about(of: Family.garden, wish: 10, at: 1)) == ["reminder_cancelled"]
    )
    #expect(try await reminders.take(.about(wish: 10, at: 2)) == ["reminder_scheduled"])
    #expect(try await reminders.all().map(\.dueAt) == [Family.minute(10)])
  }

  @Test("restores no reminder of a task that was completed meanwhile (TSK-077, PRJ-028)")
  func completed() async throws {
    let reminders = try TemporaryReminders()
    try await reminders.garden(.silence)
    try await reminders.take(.about(of: Family.garden, wish: 10))
    #expect(try await reminders.take(.about(of: Family.garden, wish: nil, at: 1)).isEmpty)
    #expect(try await reminders.garden(.reminders, at: 2).isEmpty)
    let reopened = TaskUpdate.about(of: Family.garden, wish: 10, at: 3)
    #expect(try await reminders.take(reopened) == ["reminder_scheduled"])
  }

  @Test("is muted in one member's list only (PRJ-028)")
  func apart() async throws {
    let reminders = try TemporaryReminders()
    try await reminders.take(
      .about(of: Family.garden, wish: 10),
      .about(of: Family.garden, in: Family.ben, wish: 10)
    )
    try await reminders.garden(.silence, in: Family.ben)
    #expect(try await reminders.all(Family.mia).map(\.state) == [.scheduled])
    #expect(try await reminders.all(Family.ben, since: nil).isEmpty)
  }

  @Test("leaves nothing behind when it is deleted (PRJ-028)")
  func deleted() async throws {
    let reminders = try TemporaryReminders()
    try await reminders.garden(.silence)
    try await reminders.take(.about(of: Family.garden, wish: 10))
    try await reminders.take(.about(wish: 10, at: 1))
    #expect(try await reminders.garden(.gone, at: 1).isEmpty)
    #expect(try await reminders.garden(.reminders, at: 2).isEmpty)
    #expect(try await reminders.all().map(\.state) == [.scheduled])
  }

  @Test("has its reminders changed page by page (PRJ-028)")
  func many() async throws {
    let reminders = try TemporaryReminders()
    let count = Planning.page + 3
    try await reminders.plan { planning in
      for number in 1...UInt64(count) {
        let task = TaskID(rawValue: UniqueID(high: 4, low: number))
        try planning.apply(.about(task, of: Family.garden, wish: 10))
      }
    }
    #expect(try await reminders.garden(.silence).count == count)
    #expect(try await reminders.garden(.reminders, at: 1).count == count)
  }

  @Test("has its reminders deleted ninety days after their time")
  func forgotten() async throws {
    let reminders = try TemporaryReminders()
    try await reminders.garden(.silence)
    try await reminders.take(
      .about(task(1), of: Family.garden, wish: 10),
      .about(task(2), of: Family.garden, wish: 20)
    )
    let removed = try await reminders.database.write { connection in
      try ReminderWriter(connection)
        .removeSettled(before: Family.minute(20), limit: 10)
    }
    #expect(removed == 1)
    #expect(try await reminders.garden(.reminders, at: 1) == ["reminder_scheduled"])
  }

  @Test("is restored from a replayed feed, page by page (REM-043, PRJ-028)")
  func replayedPages() async throws {
    let reminders = try TemporaryReminders()
    try await reminders.garden(.silence, at: 1)
    let count = Planning.page + 3
    try await reminders.plan(for: FeedPosition(epoch: 1, sequence: 8)) { planning in
      for number in 1...UInt64(count) {
        let task = TaskID(rawValue: UniqueID(high: 4, low: number))
        try planning.apply(.about(task, of: number % 2 == 0 ? Family.garden : .inbox, wish: 10))
      }
    }
    // Whatever the clock: of another database, or older than the replayed events.
    let other = FeedPosition(epoch: 1 << 32, sequence: 1)
    for first in [other, FeedPosition(epoch: 2, sequence: 9)] {
      let year1970 = Timestamp(millisecondsSinceEpoch: 0)
      #expect(try await reminders.takeBack(since: first, at: year1970) == [])
    }
    let ahead = Family.minute(10 * 365 * 24 * 60)
    let taken = try await reminders.takeBack(
      since: FeedPosition(epoch: 2, sequence: 8),
      at: ahead
    )
    #expect(taken == Array(repeating: "reminder_cancelled", count: count / 2 + 1))
    let rest = try await reminders.takeBack(since: FeedPosition(epoch: 2, sequence: 1), at: ahead)
    #expect(rest == [])
    #expect(try await reminders.all(since: nil).isEmpty)
  }

  @Test("is known from the feed, and is unmuted if its event does not say otherwise (PRJ-028)")
  func feed() throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      let scheduler = try await house.startNotification()
      let due = house.now + Self.hour
      try await tasks.save(1, remindAt: due, in: Family.garden)
      try await tasks.save(Family.garden, reminders: false)
      let position = try await tasks.save(2, remindAt: due, in: Family.garden)
      #expect(try await house.list(after: position).reminders.isEmpty)
      let back = try await tasks.save(Family.garden, reminders: nil)
      #expect(try await house.list(after: back).reminders.count == 2)
      try await house.pass(Self.hour * 2)
      let told = try await house.told(scheduler).map(\.kind)
      #expect(
        told == ["reminder_scheduled", "reminder_cancelled"]
          + Array(repeating: "reminder_scheduled", count: 2)
          + Array(repeating: "reminder_delivered", count: 2)
      )
    }
  }
}
