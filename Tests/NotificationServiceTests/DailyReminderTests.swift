import NotificationContracts
import RPC
import RuntimeContracts
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import NotificationService

@Suite("A daily reminder (REM-020)")
struct DailyReminderTests {
  private static let hour = Duration.seconds(3_600)

  private static func berlin() throws -> HouseholdCalendar {
    try #require(HouseholdCalendar(zoneName: "Europe/Berlin"))
  }

  private static func daily(_ times: String...) -> NotificationV1.NotificationSettings {
    .init(daily: times.map { .init(time: $0, message: "Plan the day", enabled: true) })
  }

  /// A house at 08:00 UTC, 09:00 in Berlin.
  private func house(
    _ body: @escaping @Sendable (NotificationHouse, HouseholdCalendar) async throws -> Void
  ) throws {
    let berlin = try Self.berlin()
    try NotificationHouse().run { house in
      _ = try await house.startTasks()
      _ = try await house.startNotification()
      try await body(house, berlin)
    }
  }

  private func reason(_ body: () async throws -> some Sendable) async -> String? {
    do {
      _ = try await body()
      return nil
    } catch {
      return (error as? RPCError)?.reason
    }
  }

  @Test("fires every day at its time in the member's zone, and is missed like any other (REM-041)")
  func comes() throws {
    try house { house, berlin in
      let me = Caller.sample(calendar: berlin, request: 1)
      let answer = try await house.set(Self.daily("10:00", "08:30"), "daily", by: me)
      #expect(answer.changed)
      let start = house.now
      #expect(
        answer.settings?.daily.map { $0.nextAt.flatMap { Timestamp($0) } } == [
          start + Self.hour, start + .seconds(23 * 3_600 + 1_800),
        ]
      )
      try await house.pass(.seconds(25 * 3_600))
      let missed = try await house.missed()
      #expect(missed.count == 3)
      #expect(missed.allSatisfy { $0.kind == .daily && $0.taskID == nil })
      #expect(missed.allSatisfy { $0.taskName == "Plan the day" })
      #expect(missed.last?.deliveredAt.flatMap { Timestamp($0) } == start + Self.hour)
      let id = try #require(missed.first?.id)
      #expect(try await house.acknowledge(.init(ids: [id]), request: 2).changed == 1)
      #expect(try await house.missed().count == 2)
    }
  }

  @Test("fires once for the last of its times during downtime, and continues (REM-012)")
  func away() throws {
    let berlin = try Self.berlin()
    try NotificationHouse().run { house in
      _ = try await house.startTasks()
      let first = try await house.startNotification()
      _ = try await house.set(
        Self.daily("10:00"),
        "daily",
        by: .sample(calendar: berlin, request: 1)
      )
      func missed() async throws -> [NotificationV1.Reminder] {
        try await house.list(.init(includeMissed: true), by: .sample(calendar: berlin)).missed
      }
      let start = house.now
      await first.stop()
      try await house.pass(.seconds(3 * 86_400))
      _ = try await house.startNotification()
      try await house.pass(.seconds(60))
      let late = try await missed()
      #expect(late.count == 1)
      #expect(
        late.first?.dueAt.flatMap { Timestamp($0) } == start + Self.hour + .seconds(2 * 86_400)
      )
      try await house.pass(Self.hour)
      #expect(try await missed().count == 2)
    }
  }

  @Test("is not lost if the clock was ten years ahead for a while (row 71)")
  func clockAhead() throws {
    try house { house, berlin in
      _ = try await house.set(
        Self.daily("10:00"),
        "daily",
        by: .sample(calendar: berlin, request: 1)
      )
      let ahead = Duration.seconds(3_650 * 86_400)
      house.setClock(forward: ahead)
      try await house.pass(.seconds(60))
      house.setClock(forward: .zero - ahead)
      let start = house.now
      try await house.pass(Self.hour * 2)
      let told = try await house.told("notification").filter { $0.kind == "reminder_delivered" }
      #expect(told.contains { $0.at > start && $0.at - start < Self.hour })
    }
  }

  @Test("moves to the current zone of its member with the next list (REM-041)")
  func zone() throws {
    try house { house, berlin in
      _ = try await house.set(
        Self.daily("10:00"),
        "daily",
        by: .sample(calendar: berlin, request: 1)
      )
      let york = try #require(HouseholdCalendar(zoneName: "America/New_York"))
      _ = try await house.list(by: .sample(calendar: york))
      let start = house.now
      let settings = try await house.notifications(.sample(calendar: york)) {
        try await $0.getNotificationSettings(.init(), $1).settings
      }
      #expect(
        settings?.daily.first?.nextAt.flatMap { Timestamp($0) } == start + .seconds(7 * 3_600)
      )
    }
  }

  @Test(
    "is not delivered while notifications are off, nor is a task's; schedules are kept (REM-001)"
  )
  func off() throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      _ = try await house.startNotification()
      _ = try await house.set(Self.daily("09:00"), "daily", by: .sample(request: 1))
      _ = try await house.set(.init(enabled: false), "enabled", by: .sample(request: 2))
      let position = try await tasks.save(1, remindAt: house.now + Self.hour)
      _ = try await house.list(after: position)
      try await house.pass(Self.hour * 2)
      #expect(try await house.missed().isEmpty)
      let kinds = try await house.told("notification").map(\.kind)
      #expect(!kinds.contains("reminder_delivered") && kinds.contains("reminder_cancelled"))
      _ = try await house.set(.init(enabled: true), "enabled", by: .sample(request: 3))
      try await house.pass(.seconds(86_400))
      #expect(try await house.missed().map(\.kind) == [.daily])
    }
  }

  @Test("is refused with field and limit if a time, text or count is invalid, and changes nothing")
  func refusals() throws {
    try house { house, _ in
      func reason(_ settings: NotificationV1.NotificationSettings, _ path: String) async -> String?
      {
        await self.reason { try await house.set(settings, path, by: .sample(request: 1)) }
      }
      #expect(
        await reason(Self.daily("08:00", "09:00", "10:00", "11:00", "12:00", "13:00"), "daily")
          == "too_many_items"
      )
      #expect(await reason(Self.daily("24:00"), "daily") == "invalid_time")
      let long = String(repeating: "a", count: 201)
      #expect(
        await reason(.init(daily: [.init(time: "08:00", message: long)]), "daily")
          == "message_too_long"
      )
      #expect(
        await reason(.init(daily: [.init(time: "08:00", message: " ")]), "daily") == "required"
      )
      #expect(await reason(.init(quietFrom: "22:00"), "quiet") == "invalid_time")
      #expect(
        await reason(.init(quietFrom: "22:00", quietUntil: "22:00"), "quiet")
          == "invalid_quiet_hours"
      )
      #expect(await reason(.init(), "sound") == "unknown_field")
      let settings = try await house.notifications(.sample()) {
        try await $0.getNotificationSettings(.init(), $1).settings
      }
      #expect(settings == .init(enabled: true))
    }
  }
}
