import NotificationDomain
import ServiceRuntime
import Testing
import Vocabulary

@testable import NotificationService

@Suite("Planning")
struct PlanningTests {
  @Test("keeps one reminder for a task and moves it with the task (REM-010, REM-011)")
  func one() async throws {
    let reminders = try TemporaryReminders()
    #expect(try await reminders.take(.about(wish: 10)) == ["reminder_scheduled"])
    #expect(try await reminders.take(.about(wish: 20, at: 1)) == ["reminder_scheduled"])
    let all = try await reminders.all()
    #expect(all.map(\.dueAt) == [Family.minute(20)])
  }

  @Test("ignores events that it has already applied (REM-043)")
  func again() async throws {
    let reminders = try TemporaryReminders()
    let news = TaskUpdate.about(wish: 10)
    #expect(try await reminders.take(news, news) == ["reminder_scheduled"])
    #expect(try await reminders.take(news).isEmpty)
    #expect(try await reminders.all().count == 1)
  }

  @Test(
    "cancels on completion, and restores what is still in the future (REM-011, TSK-077, TSK-078)"
  )
  func completedAndReopened() async throws {
    let reminders = try TemporaryReminders()
    try await reminders.take(.about(wish: 10))
    #expect(try await reminders.take(.about(wish: nil, at: 1)) == ["reminder_cancelled"])
    #expect(try await reminders.all().map(\.state) == [.cancelled])
    #expect(try await reminders.take(.about(wish: 10, at: 2)) == ["reminder_scheduled"])
    let back = try await reminders.all()
    #expect(back.map(\.state) == [.scheduled])
    #expect(try await reminders.take(.about(wish: nil, at: 3)) == ["reminder_cancelled"])
    #expect(try await reminders.take(.about(wish: 10, at: 11)).isEmpty)
  }

  @Test("cancels on deletion, and keeps no name of what was deleted (REM-011)")
  func deleted() async throws {
    let reminders = try TemporaryReminders()
    try await reminders.take(.about(wish: 10))
    _ = try await reminders.fire(at: 10)
    try await reminders.take(.about(wish: 20, at: 11))
    #expect(
      try await reminders.take(.about(wish: nil, at: 12, isDeleted: true))
        == ["reminder_cancelled"]
    )
    let all = try await reminders.all()
    #expect(all.count == 2)
    #expect(all.allSatisfy { $0.taskName.isEmpty })
  }

  @Test("keeps members and households apart that use the same task id")
  func apart() async throws {
    let reminders = try TemporaryReminders()
    let neighbour = Space(household: Family.neighbours, member: Family.mia.member)
    try await reminders.take(
      .about(in: Family.mia, wish: 10),
      .about(in: Family.ben, wish: 20),
      .about(in: neighbour, wish: 30)
    )
    try await reminders.take(.about(in: Family.ben, wish: nil, at: 1))
    #expect(try await reminders.all(Family.mia).map(\.state) == [.scheduled])
    #expect(try await reminders.all(Family.ben).map(\.state) == [.cancelled])
    #expect(try await reminders.all(neighbour).map(\.dueAt) == [Family.minute(30)])
  }

  @Test("ends in the same state when the whole feed is replayed, and emits nothing twice (REM-043)")
  func toldAgain() async throws {
    let reminders = try TemporaryReminders()
    let story: [TaskUpdate] = [
      .about(wish: 10), .about(wish: 20, at: 1), .about(wish: 40, at: 21),
    ]
    try await reminders.take(story[0], story[1])
    #expect(try await reminders.fire(at: 20).told.count == 1)
    let said = try await reminders.all()
    try await reminders.take(story[1])
    #expect(try await reminders.all() == said)
    try await reminders.take(story[2])
    let before = try await reminders.all()
    try await reminders.take(story[0], story[1], story[2])
    #expect(try await reminders.all() == before)
  }

  @Test(
    "keeps a snoozed reminder when the feed of a restored task service is replayed (ruling 13)",
    arguments: [false, true]
  )
  func snoozeReplayed(afterItRang: Bool) async throws {
    let reminders = try TemporaryReminders()
    let story: [TaskUpdate] = [
      .about(wish: 10), .about(wish: 20, at: 1, name: "Water all plants"),
      .about(wish: 20, at: 2, name: "Water the roses"),
    ]
    try await reminders.take(story[0], story[1], story[2])
    if afterItRang { _ = try await reminders.fire(at: 20) }
    let before = try #require(try await reminders.all().first)
    let snoozed = try before.snoozed(until: Family.minute(50), at: Family.minute(21))
    try await reminders.plan { try $0.reminders.update(snoozed, in: Family.home) }
    let told = try await reminders.takeBack(since: FeedPosition(epoch: 1, sequence: 1))
    #expect(told == ["reminder_cancelled"])
    try await reminders.take(story[0])
    try await reminders.take(story[1])
    try await reminders.take(story[2])
    let after = try #require(try await reminders.all().first)
    #expect(after.id == before.id && after.state == .scheduled && after.dueAt == Family.minute(20))
    #expect(after.snoozedUntil == Family.minute(50))
    #expect(try await reminders.fire(at: 49).told.isEmpty)
    #expect(try await reminders.fire(at: 50).told.map(\.kind) == ["reminder_delivered"])
  }

  @Test("does not restore a snoozed reminder if the restored task service has another time")
  func snoozeOfAnotherTime() async throws {
    let reminders = try TemporaryReminders()
    try await reminders.take(.about(wish: 20))
    let before = try #require(try await reminders.all().first)
    let snoozed = try before.snoozed(until: Family.minute(50), at: Family.minute(1))
    try await reminders.plan { try $0.reminders.update(snoozed, in: Family.home) }
    _ = try await reminders.takeBack(since: FeedPosition(epoch: 1, sequence: 1))
    try await reminders.take(.about(wish: 30))
    let after = try #require(try await reminders.all().first)
    #expect(after.ringsAt == Family.minute(30))
  }
}
