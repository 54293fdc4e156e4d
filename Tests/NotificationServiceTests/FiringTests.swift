import NotificationDomain
import SQLite
import ServiceRuntime
import Testing
import Vocabulary

@testable import NotificationService

@Suite("The scheduler")
struct FiringTests {
  private func task(_ number: UInt64) -> TaskID { TaskID(rawValue: UniqueID(high: 4, low: number)) }

  @Test("delivers at the time and not before, once (REM-042)")
  func delivers() async throws {
    let reminders = try TemporaryReminders()
    try await reminders.take(.about(wish: 10))
    let early = try await reminders.fire(at: 9)
    #expect(early.told.isEmpty)
    #expect(early.next == Family.minute(10))
    let due = try await reminders.fire(at: 10)
    #expect(due.told.map(\.kind) == ["reminder_delivered"])
    #expect(due.told.first?.reminder.settledAt == Family.minute(10))
    #expect(due.next == nil)
    #expect(try await reminders.fire(at: 11).told.isEmpty)
  }

  @Test("delivers up to 24 hours late, drops what is later (REM-012)")
  func late() async throws {
    let reminders = try TemporaryReminders()
    try await reminders.take(.about(task(1), wish: 10), .about(task(2), wish: 11))
    let fired = try await reminders.fire(at: 11 + 24 * 60)
    #expect(fired.told.map(\.kind) == ["reminder_dropped", "reminder_delivered"])
  }

  @Test(
    "restores what it dropped because of a clock that was ahead, once the clock is right (row 71)"
  )
  func clockAhead() async throws {
    let reminders = try TemporaryReminders()
    try await reminders.take(
      .about(task(1), wish: 10),
      .about(task(2), of: Family.garden, wish: 10)
    )
    let year = Int64(365 * 24 * 60)
    #expect(try await reminders.fire(at: year).told.map(\.kind).count == 2)
    try await reminders.garden(.silence)
    let told = try await reminders.fire(at: 5).told
    #expect(told.map(\.reminder.task) == [task(1)])
    #expect(told.map(\.kind) == ["reminder_scheduled"])
    #expect(try await reminders.garden(.reminders, at: 6) == ["reminder_scheduled"])
    #expect(try await reminders.fire(at: 10).told.map(\.kind).count == 2)
  }

  @Test("does not restore what was completed, deleted or moved meanwhile (row 71)")
  func changedWhileClockAhead() async throws {
    let reminders = try TemporaryReminders()
    for number in 1...3 { try await reminders.take(.about(task(UInt64(number)), wish: 10)) }
    _ = try await reminders.fire(at: 365 * 24 * 60)
    try await reminders.take(
      .about(task(1), wish: nil, at: 1),
      .about(task(2), wish: nil, at: 1, isDeleted: true)
    )
    #expect(try await reminders.take(.about(task(3), wish: 20, at: 1)) == ["reminder_scheduled"])
    #expect(try await reminders.fire(at: 12).told.isEmpty)
    #expect(try await reminders.fire(at: 20).told.map(\.reminder.task) == [task(3)])
  }

  @Test("does not restore what was rightly dropped, whatever is replayed (REM-012)")
  func rightlyDropped() async throws {
    let reminders = try TemporaryReminders()
    try await reminders.take(.about(wish: 10))
    let late = Int64(11 + 24 * 60)
    _ = try await reminders.fire(at: late)
    #expect(try await reminders.take(.about(wish: 10)).isEmpty)
    #expect(try await reminders.take(.about(wish: nil, at: late + 1)).isEmpty)
    #expect(try await reminders.fire(at: late + 2).told.isEmpty)
    #expect(try await reminders.all().map(\.state) == [.dropped])
  }

  @Test("processes a long list in steps, and asks to fire again at once")
  func steps() async throws {
    let reminders = try TemporaryReminders()
    for number in 1...(UInt64(Firing.batch) + 1) {
      try await reminders.take(.about(task(number), wish: 10))
    }
    let first = try await reminders.fire(at: 10)
    #expect(first.told.count == Firing.batch)
    #expect(first.next == Family.minute(10))
    #expect(try await reminders.fire(at: 10).told.count == 1)
  }

  @Test("delivers for every household")
  func households() async throws {
    let reminders = try TemporaryReminders()
    let neighbour = Space(household: Family.neighbours, member: Family.mia.member)
    try await reminders.take(.about(wish: 10), .about(in: neighbour, wish: 10))
    let told = try await reminders.fire(at: 10).told
    #expect(Set(told.map(\.household)) == [Family.home, Family.neighbours])
  }
}

@Suite("A member's reminders")
struct ReminderPageTests {
  private func task(_ number: UInt64) -> TaskID { TaskID(rawValue: UniqueID(high: 4, low: number)) }

  private func full() async throws -> TemporaryReminders {
    let reminders = try TemporaryReminders()
    try await reminders.take(
      .about(task(1), wish: 5),
      .about(task(2), wish: 6),
      .about(task(3), wish: 30),
      .about(task(4), wish: 20),
      .about(task(5), wish: 20)
    )
    _ = try await reminders.fire(at: 6)
    return reminders
  }

  @Test("are listed with the next one first, then settled ones, the latest first")
  func order() async throws {
    let all = try await full().all()
    #expect(all.map(\.task) == [task(4), task(5), task(3), task(2), task(1)])
  }

  @Test("omit settled ones unless they are requested, and those that are long settled")
  func past() async throws {
    let reminders = try await full()
    #expect(try await reminders.all(since: nil).count == 3)
    #expect(try await reminders.all(since: Family.minute(7)).count == 3)
    let forgotten = try await reminders.database.write { connection in
      try ReminderWriter(connection).removeSettled(
        before: Family.minute(7),
        limit: 1
      )
    }
    #expect(forgotten == 1)
    #expect(try await reminders.all().count == 4)
  }

  @Test("appear exactly once in a walk, whatever the size of a page", arguments: 1...6)
  func walk(size: Int) async throws {
    let reminders = try await full()
    var seen: [TaskID] = []
    var after: ReminderPlace?
    repeat {
      let page = try await reminders.all(limit: size, after: after)
      seen += page.compactMap(\.task)
      after = page.last.map(ReminderPlace.init)
    } while after != nil
    #expect(seen == [task(4), task(5), task(3), task(2), task(1)])
  }

  @Test(
    "that are due at once, a thousand of them, are delivered once each, in order of their times (FST-093)"
  )
  func burst() async throws {
    let reminders = try TemporaryReminders()
    // 7 and 1,009 are coprime: every minute occurs once, out of order.
    let minutes = (0..<1_000).map { Int64($0 * 7 % 1_009) }
    try await reminders.plan { planning in
      for (number, minute) in minutes.enumerated() {
        let task = TaskID(rawValue: UniqueID(high: 4, low: UInt64(number)))
        try planning.apply(TaskUpdate.about(task, wish: minute))
      }
    }
    var told: [ReminderNotice] = []
    var next: Timestamp? = Family.minute(1_009)
    var rounds = 0
    while next != nil, rounds < 100 {
      let fired = try await reminders.fire(at: 1_009)
      #expect(fired.told.count <= Firing.batch, "other writes get in between")
      told += fired.told
      next = fired.next
      rounds += 1
    }
    #expect(told.map(\.reminder.dueAt) == minutes.sorted().map(Family.minute))
    #expect(Set(told.map(\.reminder.id)).count == 1_000)
  }
}
