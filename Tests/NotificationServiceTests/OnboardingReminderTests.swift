import AnalyticsContracts
import NotificationContracts
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import NotificationService

@Suite("Reminders chosen in onboarding (FST-091)")
struct OnboardingReminderTests {
  private static let hour = Duration.seconds(3_600)

  /// Runs a house at 08:00 UTC, in which no drink goal is met.
  private func house(
    _ body: @escaping @Sendable (NotificationHouse, ServiceProcess) async throws -> Void
  ) throws {
    try NotificationHouse().run { house in
      _ = try await house.startTasks()
      let analytics = try await house.startAnalytics(figures: { _, _ in .init() })
      _ = try await house.startNotification(followsAnalytics: true)
      try await body(house, analytics)
    }
  }

  /// Appends the state of a member's onboarding to the feed of analytics.
  private func tell(
    _ analytics: ServiceProcess,
    _ reminders: [AnalyticsV1.HealthReminder],
    completed: Bool = true,
    of member: UInt64 = 1
  ) async throws {
    let body = AnalyticsV1.HealthOnboardingChanged(
      page: 7,
      completed: completed,
      reminders: reminders
    )
    try await append(body, to: analytics, of: member)
  }

  /// Appends a fast of ten hours that began at `start`.
  private func startFast(_ analytics: ServiceProcess, at start: Timestamp) async throws {
    let fast = AnalyticsV1.HealthEntry(
      id: .sample(1),
      type: .fasting,
      start: .init(start),
      goalHours: 10
    )
    try await append(AnalyticsV1.HealthEntryCreated(entry: fast), to: analytics)
  }

  private func append(
    _ body: any EventBody,
    to analytics: ServiceProcess,
    of member: UInt64 = 1
  ) async throws {
    guard let store = analytics.store else { return }
    try await store.write { context in
      try context.append(
        NewEvent(body, entity: "health"),
        EventStamp(
          at: context.now,
          localDay: HouseholdCalendar.utc.day(of: context.now),
          household: .sample(1),
          space: .sample(member)
        )
      )
    }
  }

  private func settings(
    _ house: NotificationHouse,
    by caller: Caller = .sample()
  ) async throws -> NotificationV1.NotificationSettings {
    try await house.notifications(caller) {
      try #require(try await $0.getNotificationSettings(.init(), $1).settings)
    }
  }

  /// The number of events about settings in the scheduler's own feed.
  private func changes(_ house: NotificationHouse) async throws -> Int {
    try await house.told("notification").count { $0.kind == "notification_settings_updated" }
  }

  @Test("are set once it is completed, at the usual times, and ring")
  func completed() throws {
    try house { house, analytics in
      try await tell(analytics, [], completed: false)
      try await house.pass(.seconds(5))
      #expect(try await settings(house) == .init(enabled: true))
      try await tell(analytics, [.fastGoal, .drink, .bedtime])
      try await house.pass(.seconds(5))
      let chosen = try await settings(house)
      #expect(chosen.fastGoal && !chosen.fastSoon && chosen.weighInAt.isEmpty)
      #expect(chosen.drinkHours == 2)
      #expect(chosen.bedtime == "22:00" && chosen.bedtimeMinutes == 30)
      #expect(try await changes(house) == 1)
      // A reset changes no settings.
      try await tell(analytics, [], completed: false)
      try await house.pass(Self.hour * 24)
      let told = try await house.list(.init(includePast: true)).reminders
        .filter { $0.deliveredAt != nil }.reversed()
        .map { reminder in
          let at = try #require(reminder.dueAt.flatMap { Timestamp($0) })
          return "\(HouseholdCalendar.utc.time(of: at).text) \(reminder.taskName.prefix(4))"
        }
      #expect(
        told == [
          "09:00 Time", "11:00 Time", "13:00 Time", "15:00 Time", "17:00 Time", "19:00 Time",
          "21:00 Time", "21:30 Bedt", "07:00 Time",
        ]
      )
      #expect(try await changes(house) == 1)
    }
  }

  @Test("keep what was set before, except for reminders that were not chosen")
  func others() throws {
    try house { house, analytics in
      let set = NotificationV1.NotificationSettings(
        quietFrom: "23:00",
        quietUntil: "06:30",
        daily: [.init(time: "12:00", message: "Stretch", enabled: true)],
        fastSoon: true,
        drinkHours: 4,
        weighInAt: "06:45"
      )
      let start = house.now
      _ = try await house.set(
        set,
        "quiet",
        "daily",
        "fast_soon",
        "drink_hours",
        "weigh_in_at",
        by: .sample(request: 1)
      )
      var expected = try await settings(house)
      try await house.pass(.seconds(1))
      try await tell(analytics, [.drink, .bedtime, .weighIn])
      try await house.pass(.seconds(5))
      expected.fastSoon = false
      expected.bedtime = "23:00"
      expected.bedtimeMinutes = 30
      expected.bedtimeNextAt = .init(start + Self.hour * 14 + .seconds(1_800))
      #expect(try await settings(house) == expected)
      // None was chosen.
      try await tell(analytics, [])
      try await house.pass(.seconds(5))
      let none = try await settings(house)
      #expect(none.drinkHours == 0 && none.bedtime.isEmpty && none.weighInAt.isEmpty)
      #expect(none.quietFrom == "23:00" && none.daily == expected.daily)
    }
  }

  @Test("include the goal of a fast that runs already (FST-092)")
  func runningFast() throws {
    try house { house, analytics in
      try await startFast(analytics, at: house.now)
      try await house.pass(.seconds(5))
      #expect(try await house.list().reminders.isEmpty)
      try await tell(analytics, [.fastGoal])
      try await house.pass(.seconds(5))
      #expect(
        try await house.list().reminders.map(\.taskName) == ["Your fast has reached its goal."]
      )
      try await house.pass(Self.hour * 10)
      #expect(try await house.missed().count == 1)
    }
  }

  @Test("are set for a child as well, and for no other member")
  func child() throws {
    try house { house, analytics in
      try await tell(analytics, [.drink, .bedtime], of: 2)
      try await house.pass(.seconds(5))
      let child = try await settings(house, by: .sample(subject: 2))
      #expect(child.drinkHours == 2 && child.bedtime == "22:00")
      #expect(try await settings(house) == .init(enabled: true))
    }
  }

  @Test("do not override later settings when the feed of analytics is replayed")
  func replayed() throws {
    try house { house, analytics in
      try await startFast(analytics, at: house.now)
      try await tell(analytics, [.fastGoal, .drink])
      try await house.pass(.seconds(5))
      _ = try await house.set(
        .init(bedtime: "23:00"),
        "drink_hours",
        "bedtime",
        by: .sample(request: 1)
      )
      let kept = try await settings(house)
      #expect(kept.fastGoal && kept.drinkHours == 0 && kept.bedtime == "23:00")
      try await analytics.store?.database.copy(to: house.installation.folder.file("kept.db"))
      let before = try await house.told("notification").count
      await analytics.stop()
      let restored = try await house.startAnalytics(file: "kept.db", figures: { _, _ in .init() })
      try await house.pass(.seconds(60))
      #expect(try await house.told("notification").count > before, "it was replayed")
      #expect(try await settings(house) == kept)
      // Onboarding that is completed again is a new choice.
      try await tell(restored, [.drink])
      try await house.pass(.seconds(5))
      let again = try await settings(house)
      #expect(again.drinkHours == 2 && again.bedtime.isEmpty && !again.fastGoal)
    }
  }

  @Test("are those of the last completion if several are read late")
  func late() throws {
    try NotificationHouse().run { house in
      _ = try await house.startTasks()
      let analytics = try await house.startAnalytics(figures: { _, _ in .init() })
      for reminders in [[AnalyticsV1.HealthReminder.drink], [.bedtime]] {
        try await tell(analytics, reminders)
        try await house.pass(.seconds(60))
      }
      _ = try await house.startNotification(followsAnalytics: true)
      try await house.pass(.seconds(30))
      let chosen = try await settings(house)
      #expect(chosen.drinkHours == 0 && chosen.bedtime == "22:00")
      #expect(try await changes(house) == 2)
    }
  }

  @Test("do not override a setting that is changed right after them")
  func changedAfter() throws {
    try house { house, analytics in
      try await tell(analytics, [.drink, .bedtime])
      let position = try #require(analytics.store?.position.text)
      var metadata = Caller.sample(request: 1).metadata
      metadata.append(TrustedKey.after, "analytics=\(position)")
      let channel = house.installation.channel(to: "notification")
      defer { channel.close() }
      _ = try await NotificationV1.NotificationsClient(channel).updateNotificationSettings(
        .init(settings: .init(), updateMask: .init(paths: ["drink_hours"])),
        CallOptions(timeout: .seconds(5), metadata: metadata)
      )
      try await house.pass(.seconds(5))
      let after = try await settings(house)
      #expect(after.drinkHours == 0 && after.bedtime == "22:00")
    }
  }

  @Test("are in UTC until a call brings the zone of their member (REM-041)")
  func zone() throws {
    let berlin = try #require(HouseholdCalendar(zoneName: "Europe/Berlin"))
    try house { house, analytics in
      let start = house.now
      try await tell(analytics, [.drink])
      try await house.pass(.seconds(5))
      let utc = try await settings(house)
      #expect(utc.drinkNextAt.flatMap { Timestamp($0) } == start + Self.hour)
      // 11:00 in Berlin is 10:00 UTC.
      let moved = try await settings(house, by: .sample(calendar: berlin))
      #expect(moved.drinkNextAt.flatMap { Timestamp($0) } == start + Self.hour * 2)
    }
  }
}
