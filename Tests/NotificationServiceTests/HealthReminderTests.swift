import AnalyticsContracts
import NotificationContracts
import RPC
import RuntimeContracts
import ServiceRuntime
import Synchronization
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import NotificationService

@Suite("Reminders to drink, go to bed and weigh")
struct HealthReminderTests {
  private static let hour = Duration.seconds(3_600)

  /// Analytics' figure of a member's drinks, in ml; `nil`: analytics is unavailable.
  private final class Water: Sendable {
    private let amount = Mutex<Int32?>(0)
    private let callers = Mutex<[Caller]>([])

    var amountNow: Int32? { amount.withLock { $0 } }
    func set(_ value: Int32?) { amount.withLock { $0 = value } }

    func figures(_ caller: Caller) throws -> AnalyticsV1.GetHealthFiguresResponse {
      callers.withLock { $0.append(caller) }
      guard let amountNow else { throw RPCError(.unavailable, "away", "Analytics is away.") }
      var day = AnalyticsV1.HealthDay()
      day.waterMl = amountNow
      day.waterGoalMl = 2_000
      return .init(days: [day])
    }

    var asked: [Caller] { callers.withLock { $0 } }
  }

  /// Runs a house with an analytics service that answers with ``Water``.
  private func house(
    _ body: @escaping @Sendable (NotificationHouse, Water) async throws -> Void
  ) throws {
    try NotificationHouse().run { house in
      let water = Water()
      _ = try await house.startTasks()
      _ = try await house.startAnalytics(figures: { _, caller in try water.figures(caller) })
      _ = try await house.startNotification(followsAnalytics: true)
      try await body(house, water)
    }
  }

  /// The times and texts of all delivered reminders in order, also of those that were withdrawn.
  private func texts(_ house: NotificationHouse) async throws -> [String] {
    try await house.list(.init(includePast: true)).reminders.filter { $0.deliveredAt != nil }
      .reversed().map { reminder in
        let at = try #require(reminder.dueAt.flatMap { Timestamp($0) })
        return "\(HouseholdCalendar.utc.time(of: at).text) \(reminder.taskName)"
      }
  }

  @Test("are off by default; those to drink are delivered until the goal is met (FST-091)")
  func drinks() throws {
    try house { house, water in
      try await house.pass(Self.hour * 48)
      #expect(try await texts(house).isEmpty)
      let start = HouseholdCalendar.utc.time(of: house.now)
      let set = try await house.set(.init(drinkHours: 6), "drink_hours", by: .sample(request: 1))
      #expect(set.settings?.drinkHours == 6 && set.settings?.drinkNextAt != nil, "\(start)")
      try await house.pass(Self.hour * 24)
      #expect(
        try await texts(house).map { String($0.prefix(5)) } == ["13:00", "19:00", "07:00"]
      )
      #expect(try await texts(house).allSatisfy { $0.hasSuffix("Time to drink something.") })
      #expect(water.asked.allSatisfy { $0.member == .sample(1) && $0.role == .child })
      water.set(2_000)
      try await house.pass(Self.hour * 24)
      #expect(try await texts(house).count == 3)
      water.set(0)
      try await house.pass(Self.hour * 24)
      #expect(try await texts(house).count > 3)
      let off = try await house.set(.init(), "drink_hours", by: .sample(request: 2))
      #expect(off.settings?.drinkNextAt == nil)
    }
  }

  @Test(
    "to drink replace each other, and are withdrawn once the goal is met, also from phones (FST-091, REM-042)"
  )
  func replaced() throws {
    let sender = ScriptedSender()
    try NotificationHouse().run { house in
      let water = Water()
      _ = try await house.startTasks()
      _ = try await house.startAnalytics(figures: { _, caller in try water.figures(caller) })
      _ = try await house.startNotification(sender: sender, followsAnalytics: true)
      _ = try await house.set(.init(drinkHours: 6), "drink_hours", by: .sample(request: 1))
      _ = try await house.channels(.sample(request: 2)) {
        try await $0.putChannel(.init(channel: DeliveryWorkerTests.phone()), $1)
      }
      let start = house.now
      try await house.pass(Self.hour * 12)
      #expect(try await texts(house).map { String($0.prefix(5)) } == ["13:00", "19:00"])
      #expect(
        try await house.missed().map { $0.dueAt.flatMap { Timestamp($0) } }
          == [start + Self.hour * 11]
      )
      #expect(sender.sent.map(\.way) == [.post, .put, .post])
      water.set(2_000)
      try await house.pass(Self.hour * 12)
      #expect(try await house.missed().isEmpty)
      #expect(sender.sent.map(\.way) == [.post, .put, .post, .put])
    }
  }

  @Test("to drink wait at most an hour for analytics (FST-095)")
  func away() throws {
    try house { house, water in
      _ = try await house.set(.init(drinkHours: 6), "drink_hours", by: .sample(request: 1))
      water.set(nil)
      // The reminder of 13:00 waits for analytics.
      try await house.pass(Self.hour * 5 + .seconds(1_800))
      #expect(try await texts(house).isEmpty)
      water.set(0)
      try await house.pass(.seconds(60))
      #expect(try await texts(house).map { String($0.prefix(5)) } == ["13:00"])
      water.set(nil)
      // The reminder of 19:00 is dropped.
      try await house.pass(Self.hour * 7)
      water.set(0)
      try await house.pass(Self.hour)
      #expect(try await texts(house).count == 1)
    }
  }

  @Test(
    "to drink are not delivered late in quiet hours, but at their end (FST-091, ruling 34)",
    arguments: ["21:15", "21:45"]
  )
  func lateInQuietHours(quietFrom: String) throws {
    // The reminder of 21:00 waits for analytics until 21:30.
    try house { house, water in
      let settings = NotificationV1.NotificationSettings(
        quietFrom: quietFrom,
        quietUntil: "07:00",
        drinkHours: 2
      )
      _ = try await house.set(settings, "quiet", "drink_hours", by: .sample(request: 1))
      try await house.pass(Self.hour * 12)
      let before = try await texts(house).count
      water.set(nil)
      try await house.pass(Self.hour + .seconds(1_800))
      #expect(try await texts(house).count == before)
      water.set(0)
      try await house.pass(Self.hour)
      let late = try await texts(house).dropFirst(before).map { String($0.prefix(5)) }
      #expect(late == (quietFrom == "21:45" ? ["21:00"] : []))
      try await house.pass(Self.hour * 9)
      #expect(try await texts(house).last?.hasPrefix("07:00") == true)
    }
  }

  @Test("to drink that wait for analytics are kept when their member changes something else")
  func keptDue() throws {
    try house { house, water in
      _ = try await house.set(.init(drinkHours: 6), "drink_hours", by: .sample(request: 1))
      water.set(nil)
      // The reminder of 13:00 waits for analytics.
      try await house.pass(Self.hour * 5 + .seconds(600))
      _ = try await house.set(.init(badge: true), "badge", by: .sample(request: 2))
      // A list in another zone moves the next times.
      let berlin = try #require(HouseholdCalendar(zoneName: "Europe/Berlin"))
      _ = try await house.list(by: .sample(calendar: berlin))
      try await house.pass(.seconds(60))
      water.set(0)
      try await house.pass(.seconds(60))
      #expect(try await texts(house).map { String($0.prefix(5)) } == ["13:00"])
    }
  }

  @Test("to drink that wait for analytics are scheduled again with another interval")
  func changedDue() throws {
    try house { house, water in
      _ = try await house.set(.init(drinkHours: 6), "drink_hours", by: .sample(request: 1))
      water.set(nil)
      try await house.pass(Self.hour * 5 + .seconds(600))
      _ = try await house.set(.init(drinkHours: 4), "drink_hours", by: .sample(request: 2))
      water.set(0)
      try await house.pass(Self.hour * 2)
      #expect(try await texts(house).map { String($0.prefix(5)) } == ["15:00"])
    }
  }

  @Test("before bedtime and to weigh are delivered once a day (FST-091)")
  func daily() throws {
    try house { house, _ in
      let settings = NotificationV1.NotificationSettings(
        bedtime: "22:30",
        bedtimeMinutes: 45,
        weighInAt: "07:15"
      )
      let set = try await house.set(settings, "bedtime", "weigh_in_at", by: .sample(request: 1))
      #expect(set.settings?.bedtimeMinutes == 45)
      try await house.pass(Self.hour * 48)
      #expect(
        try await texts(house) == [
          "21:45 Bedtime in 45 min.", "07:15 Time to weigh.", "21:45 Bedtime in 45 min.",
          "07:15 Time to weigh.",
        ]
      )
      for (number, wrong) in [
        (UInt64(2), NotificationV1.NotificationSettings(drinkHours: 7)),
        (3, .init(drinkHours: -1)), (4, .init(bedtime: "22:30", bedtimeMinutes: 121)),
        (5, .init(bedtime: "25:00")), (6, .init(weighInAt: "soon")),
      ] {
        let path =
          number < 4 ? "drink_hours" : number < 6 ? "bedtime" : "weigh_in_at"
        await #expect(throws: RPCError.self) {
          try await house.set(wrong, path, by: .sample(request: number))
        }
      }
    }
  }

  @Test("to weigh are refused for children")
  func children() throws {
    try house { house, _ in
      let weigh = NotificationV1.NotificationSettings(weighInAt: "07:15")
      for caller in [
        Caller.sample(role: .child, request: 1), .sample(member: 1, subject: 2, request: 2),
      ] {
        do {
          _ = try await house.set(weigh, "weigh_in_at", by: caller)
          Issue.record("a child is reminded to weigh")
        } catch {
          #expect((error as? RPCError)?.reason == "not_for_children")
        }
        _ = try await house.set(.init(), "weigh_in_at", by: caller)
      }
    }
  }

  @Test("are dropped if they are more than an hour late, and otherwise delivered late (FST-095)")
  func late() throws {
    for (ahead, count) in [(Duration.seconds(3_500), 1), (.seconds(3_700), 0)] {
      try NotificationHouse().run { house in
        _ = try await house.startTasks()
        let first = try await house.startNotification()
        let at = HouseholdCalendar.utc.time(of: house.now + Self.hour).text
        _ = try await house.set(.init(weighInAt: at), "weigh_in_at", by: .sample(request: 1))
        await first.stop()
        try await house.pass(Self.hour + ahead)
        _ = try await house.startNotification()
        try await house.pass(.seconds(30))
        #expect(try await texts(house).count == count)
      }
    }
  }

  @Test("and all about them are the same after kills, and each rings once (FST-137)")
  func killed() throws {
    try NotificationHouse().run { house in
      let water = Water()
      _ = try await house.startTasks()
      let analytics = try await house.startAnalytics(figures: { _, caller in
        try water.figures(caller)
      })
      var scheduler = try await house.startNotification(followsAnalytics: true)
      let settings = NotificationV1.NotificationSettings(
        quietFrom: "23:00",
        quietUntil: "06:30",
        fastGoal: true,
        fastSoon: true,
        drinkHours: 3,
        bedtime: "22:30",
        bedtimeMinutes: 45,
        weighInAt: "07:15"
      )
      let paths = [
        "quiet", "fast_goal", "fast_soon", "drink_hours", "bedtime", "weigh_in_at",
      ]
      _ = try await house.notifications(.sample(request: 1)) { client, options in
        try await client.updateNotificationSettings(
          .init(settings: settings, updateMask: .init(paths: paths)),
          options
        )
      }
      let start = house.now
      let fast = AnalyticsV1.HealthEntry(
        id: .sample(1),
        type: .fasting,
        start: .init(start),
        goalHours: 10
      )
      try await analytics.store?.write { context in
        try context.append(
          NewEvent(AnalyticsV1.HealthEntryCreated(entry: fast), entity: "fast"),
          EventStamp(
            at: context.now,
            localDay: HouseholdCalendar.utc.day(of: context.now),
            household: .sample(1),
            space: .sample(1)
          )
        )
      }
      try await house.pass(.seconds(5))
      func state() async throws -> ([NotificationV1.Reminder], NotificationV1.NotificationSettings?)
      {
        let listed = try await house.list(.init(includePast: true, includeMissed: true))
        let kept = try await house.notifications(.sample()) {
          try await $0.getNotificationSettings(.init(), $1).settings
        }
        return (listed.reminders + listed.missed, kept)
      }
      // 08:00 is the start. 09:30, 12:30, 15:30, 18:30 and 21:30 are times to drink.
      for hours in [1, 4, 8, 3, 7] {
        let before = try await state()
        try await house.kill(scheduler)
        scheduler = try await house.startNotification(followsAnalytics: true)
        try await house.pass(.seconds(30))
        let after = try await state()
        #expect(after.0 == before.0)
        #expect(after.1 == before.1)
        try await house.pass(Self.hour * hours)
      }
      // 07:02 on the next day.
      #expect(
        try await texts(house) == [
          "09:30 Time to drink something.", "12:30 Time to drink something.",
          "15:30 Time to drink something.", "17:30 Your fast reaches its goal in half an hour.",
          "18:00 Your fast has reached its goal.", "18:30 Time to drink something.",
          "21:30 Time to drink something.", "21:45 Bedtime in 45 min.",
          "06:30 Time to drink something.",
        ]
      )
    }
  }
}
