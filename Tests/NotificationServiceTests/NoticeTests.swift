import AnalyticsContracts
import Foundation
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

extension Timestamp {
  fileprivate static func utc(_ day: String, _ hour: Int64, _ minute: Int64 = 0) throws -> Timestamp
  {
    let day = try #require(LocalDay(text: day))
    return HouseholdCalendar.utc.start(of: day) + .seconds(hour * 3_600 + minute * 60)
  }
}

/// A house with tasks, whose member lives in Berlin.
private func berlinHouse(
  at start: Timestamp = .testStart,
  _ settings: NotificationV1.NotificationSettings,
  _ paths: [String],
  _ body: @escaping @Sendable (NotificationHouse, Tasks, Caller) async throws -> Void
) throws {
  let berlin = try #require(HouseholdCalendar(zoneName: "Europe/Berlin"))
  try NotificationHouse(start: start).run { house in
    let tasks = try await house.startTasks()
    _ = try await house.startNotification()
    let me = Caller.sample(calendar: berlin, request: 1)
    _ = try await house.notifications(me) { client, options in
      try await client.updateNotificationSettings(
        .init(settings: settings, updateMask: .init(paths: paths)),
        options
      )
    }
    try await body(house, tasks, me)
  }
}

extension NotificationHouse {
  /// The delivered, unacknowledged reminders, listed in the caller's own zone.
  fileprivate func missed(
    _ caller: Caller,
    after position: String? = nil
  ) async throws -> [NotificationV1.Reminder] {
    try await list(
      .init(includeMissed: true),
      by: .sample(calendar: caller.calendar),
      after: position
    ).missed
  }
}

@Suite("A notice that a task became overdue (REM-022)")
struct OverdueNoticeTests {
  private static let hour = Duration.seconds(3_600)

  @Test("is delivered at the task's time, once, and removed when the task is completed")
  func timed() throws {
    try berlinHouse(.init(overdue: true), ["overdue"]) { house, tasks, me in
      let due = house.now + Self.hour
      try await tasks.save(1, dueAt: due, name: "Pay rent")
      try await house.pass(Self.hour - .seconds(1))
      #expect(try await house.missed(me).isEmpty)
      try await house.pass(.seconds(2))
      let missed = try await house.missed(me)
      #expect(missed.map(\.taskName) == ["Pay rent"])
      #expect(missed.first?.kind == .overdue && missed.first?.taskID == .sample(1))
      #expect(missed.first?.dueAt.flatMap { Timestamp($0) } == due)
      try await tasks.save(1, dueAt: due, name: "Pay the rent")
      try await house.pass(Self.hour * 30)
      #expect(try await house.missed(me).count == 1, "once")
      #expect(try await house.missed(me, after: try await tasks.complete(1)).isEmpty)
    }
  }

  @Test("is delivered again for another time of the task, unless that was past when it was set")
  func again() throws {
    try berlinHouse(.init(overdue: true), ["overdue"]) { house, tasks, me in
      try await tasks.save(1, dueAt: house.now - Self.hour)
      try await tasks.save(2, dueAt: house.now + Self.hour)
      try await house.pass(Self.hour * 2)
      #expect(try await house.missed(me).map(\.taskID) == [.sample(2)])
      try await tasks.save(2, dueAt: house.now + Self.hour)
      try await house.pass(.seconds(5))
      #expect(try await house.missed(me).isEmpty, "it is not overdue any more")
      try await house.pass(Self.hour * 2)
      #expect(try await house.missed(me).map(\.taskID) == [.sample(2)])
    }
  }

  @Test(
    "is held in quiet hours over midnight and released at their end, except for tasks completed by then (ruling 34)"
  )
  func held() throws {
    let settings = NotificationV1.NotificationSettings(
      quietFrom: "22:00",
      quietUntil: "07:00",
      overdue: true
    )
    try berlinHouse(settings, ["quiet", "overdue"]) { house, tasks, me in
      let today = me.calendar.day(of: house.now)
      try await tasks.save(1, dueOn: today, name: "Pay rent")
      try await tasks.save(2, dueOn: today, name: "Call Mia")
      try await tasks.save(3, dueAt: try Timestamp.utc("2026-11-21", 23), name: "Tidy up")
      // 06:59 in Berlin.
      try await house.pass(try Timestamp.utc("2026-11-22", 5, 59) - house.now)
      #expect(try await house.missed(me).isEmpty)
      #expect(try await house.told("notification").allSatisfy { $0.kind != "reminder_delivered" })
      _ = try await house.missed(me, after: try await tasks.complete(2))
      try await house.pass(.seconds(61))
      let missed = try await house.missed(me)
      #expect(Set(missed.map(\.taskName)) == ["Pay rent", "Tidy up"])
      #expect(
        try missed.allSatisfy {
          $0.deliveredAt.flatMap { Timestamp($0) } == (try Timestamp.utc("2026-11-22", 6))
        }
      )
    }
  }

  @Test("is released at the end of quiet hours whose clock is set back meanwhile (REM-041)")
  func setBack() throws {
    let settings = NotificationV1.NotificationSettings(
      quietFrom: "22:00",
      quietUntil: "02:30",
      overdue: true
    )
    // On 2026-10-25 the hour from 02:00 to 03:00 occurs twice in Berlin.
    try berlinHouse(at: try Timestamp.utc("2026-10-24", 8), settings, ["quiet", "overdue"]) {
      house,
      tasks,
      me in
      try await tasks.save(1, dueOn: me.calendar.day(of: house.now), name: "Pay rent")
      try await tasks.save(2, dueAt: try Timestamp.utc("2026-10-25", 1, 10), name: "Tidy up")
      try await house.pass(try Timestamp.utc("2026-10-25", 1, 20) - house.now)
      let missed = try await house.missed(me)
      // 02:30 first occurs at 00:30 UTC, and ends the quiet hours; the second 02:10 is not quiet.
      #expect(
        missed.map { $0.deliveredAt.flatMap { Timestamp($0) } } == [
          try Timestamp.utc("2026-10-25", 1, 10), try Timestamp.utc("2026-10-25", 0, 30),
        ]
      )
    }
  }

  @Test("is delivered at once when its member ends the quiet hours that hold it")
  func quietEnded() throws {
    let settings = NotificationV1.NotificationSettings(
      quietFrom: "09:30",
      quietUntil: "09:00",
      overdue: true
    )
    try berlinHouse(settings, ["quiet", "overdue"]) { house, tasks, me in
      try await tasks.save(1, dueAt: house.now + Self.hour)
      try await house.pass(Self.hour * 2)
      #expect(try await house.missed(me).isEmpty)
      _ = try await house.set(
        .init(),
        "quiet",
        by: .sample(calendar: me.calendar, request: 7)
      )
      try await house.pass(.seconds(1))
      #expect(try await house.missed(me).count == 1)
    }
  }

  @Test("is one summary for more than five at once, without projects that disabled it (PRJ-030)")
  func summary() throws {
    try berlinHouse(.init(overdue: true), ["overdue"]) { house, tasks, me in
      let garden = ProjectID.sample(9)
      try await tasks.save(garden, "Garden", digest: false, overdue: false)
      let due = house.now + Self.hour
      for number in UInt64(1)...6 { try await tasks.save(number, dueAt: due) }
      try await tasks.save(7, dueAt: due, in: garden)
      try await house.pass(Self.hour * 2)
      let missed = try await house.missed(me)
      #expect(missed.map(\.taskName) == ["6 tasks are overdue."])
      #expect(missed.first?.kind == .overdue && missed.first?.taskID == nil)
    }
  }

  @Test("is not created while its member has disabled it, nor for what became overdue meanwhile")
  func off() throws {
    try berlinHouse(.init(overdue: false), ["overdue"]) { house, tasks, me in
      try await tasks.save(1, dueAt: house.now + Self.hour)
      try await tasks.save(2, dueAt: house.now + Self.hour * 3)
      try await house.pass(Self.hour * 2)
      _ = try await house.set(
        .init(overdue: true),
        "overdue",
        by: .sample(calendar: me.calendar, request: 7)
      )
      try await house.pass(Self.hour * 2)
      #expect(try await house.missed(me).map(\.taskID) == [.sample(2)])
    }
  }

  @Test("is delivered late after downtime of less than 24 hours, and never later (REM-012)")
  func downtime() throws {
    let berlin = try #require(HouseholdCalendar(zoneName: "Europe/Berlin"))
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      let first = try await house.startNotification()
      let me = Caller.sample(calendar: berlin, request: 1)
      _ = try await house.set(.init(overdue: true), "overdue", by: me)
      try await tasks.save(1, dueAt: house.now + Self.hour, name: "Too late")
      try await tasks.save(2, dueAt: house.now + Self.hour * 30, name: "In time")
      let today = berlin.day(of: house.now)
      try await tasks.save(3, dueOn: today, name: "Over since midnight")
      let position = try await tasks.save(4, dueOn: today.advanced(by: -1), name: "Long over")
      _ = try await house.missed(me, after: position)
      await first.stop()
      try await house.pass(Self.hour * 36)
      _ = try await house.startNotification()
      try await house.pass(.seconds(30))
      #expect(
        Set(try await house.missed(me).map(\.taskName)) == ["In time", "Over since midnight"]
      )
    }
  }
}

@Suite("The digest (REM-021, PRJ-029)")
struct DigestTests {
  @Test("lists at its time what is due today and overdue, by project, for projects that take part")
  func comes() throws {
    try berlinHouse(.init(digestAt: "10:00"), ["digest_at"]) { house, tasks, me in
      let today = me.calendar.day(of: house.now)
      let (garden, home) = (ProjectID.sample(8), ProjectID.sample(9))
      try await tasks.save(garden, "Garden", digest: true, overdue: true)
      try await tasks.save(home, "Home", digest: true, overdue: true)
      try await tasks.save(1, dueOn: today, in: garden)
      try await tasks.save(2, dueOn: today.advanced(by: -3), in: garden)
      try await tasks.save(3, dueAt: house.now + .seconds(7_200), in: home)
      try await tasks.save(4, dueAt: house.now + .seconds(1_800), in: home)
      try await tasks.save(5, dueOn: today.advanced(by: 1), in: home)
      try await tasks.save(6, dueOn: today)
      try await house.pass(.seconds(3_601))
      let missed = try await house.missed(me)
      #expect(
        missed.map(\.taskName) == [
          "Tasks: 2 due today, 2 overdue. Garden: 1 due today, 1 overdue. "
            + "Home: 1 due today, 1 overdue."
        ]
      )
      #expect(missed.first?.kind == .digest)
      let told = try await house.told("notification").map(\.kind)
      #expect(told.contains("personal_reminder_changed") && !told.contains("reminder_delivered"))
      for number in UInt64(1)...5 { try await tasks.complete(number) }
      try await house.pass(.seconds(86_400))
      #expect(try await house.missed(me).count == 1, "nothing is due, so nothing is said")
    }
  }

  @Test("is delivered at the next valid minute if a clock change skips its time (REM-041)")
  func skipped() throws {
    // On 2027-03-28 the hour from 02:00 to 03:00 is skipped in Berlin.
    try berlinHouse(
      at: try Timestamp.utc("2027-03-27", 20),
      .init(digestAt: "02:30"),
      ["digest_at"]
    ) {
      house,
      tasks,
      me in
      let garden = ProjectID.sample(8)
      try await tasks.save(garden, "Garden", digest: true, overdue: true)
      try await tasks.save(1, dueOn: me.calendar.day(of: house.now), in: garden)
      try await house.pass(.seconds(6 * 3_600))
      #expect(
        try await house.missed(me).map { $0.deliveredAt.flatMap { Timestamp($0) } } == [
          try Timestamp.utc("2027-03-28", 1)
        ]
      )
    }
  }
}

@Suite("The badge (REM-040)")
struct BadgeTests {
  private func counts(_ house: NotificationHouse, _ process: ServiceProcess) async throws -> [Int32]
  {
    try await house.bodies(NotificationV1.BadgeUpdated.self, of: process).map(\.count)
  }

  @Test("has a new count with each change and at local midnight, and is cleared when it is off")
  func counted() throws {
    let berlin = try #require(HouseholdCalendar(zoneName: "Europe/Berlin"))
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      let process = try await house.startNotification()
      let today = berlin.day(of: house.now)
      _ = try await house.list(after: try await tasks.save(1, dueOn: today))
      _ = try await house.set(
        .init(badge: true),
        "badge",
        by: .sample(calendar: berlin, request: 1)
      )
      #expect(try await counts(house, process) == [1])
      try await tasks.save(2, dueAt: house.now + .seconds(3_600))
      try await tasks.save(3, dueOn: today.advanced(by: 1))
      try await tasks.save(4, dueOn: today.advanced(by: -9))
      try await tasks.save(4, dueOn: today.advanced(by: -9), name: "Another name")
      _ = try await house.missed(
        .sample(calendar: berlin),
        after: try await tasks.complete(1)
      )
      #expect(try await counts(house, process) == [1, 2, 3, 2])
      // Midnight in Berlin is 23:00 UTC.
      try await house.pass(.seconds(15 * 3_600 - 1))
      #expect(try await counts(house, process) == [1, 2, 3, 2])
      try await house.pass(.seconds(2))
      #expect(try await counts(house, process) == [1, 2, 3, 2, 3])
      let count = try await house.notifications(.sample(calendar: berlin)) {
        try await $0.getBadge(.init(), $1).count
      }
      #expect(count == 3)
      _ = try await house.set(
        .init(badge: false),
        "badge",
        by: .sample(calendar: berlin, request: 2)
      )
      #expect(try await counts(house, process) == [1, 2, 3, 2, 3, 0])
    }
  }
}

@Suite("The weekly report (REM-030)")
struct WeeklyReportTests {
  private static let monday = NotificationV1.NotificationSettings(weekly: .init())

  private static func report(
    _ request: AnalyticsV1.GetReportRequest,
    _ caller: Caller
  ) -> AnalyticsV1.GetReportResponse {
    var report = AnalyticsV1.GetReportResponse()
    report.period = .init(
      summary: .init(figures: .init(total: 30, completed: 23, points: 51))
    )
    report.streaks = .init(current: 5)
    return report
  }

  @Test(
    "is delivered on Monday at 08:00 unless another time was chosen, and covers the seven days before"
  )
  func comes() throws {
    let asked = Mutex<[(from: LocalDay?, to: LocalDay?, member: MemberID, zone: String)]>([])
    let berlin = try #require(HouseholdCalendar(zoneName: "Europe/Berlin"))
    try NotificationHouse().run { house in
      _ = try await house.startTasks()
      _ = try await house.startAnalytics { request, caller in
        asked.withLock {
          $0.append(
            (
              request.period?.from, request.period?.to, caller.subject,
              caller.calendar.zone.identifier
            )
          )
        }
        return Self.report(request, caller)
      }
      _ = try await house.startNotification(followsAnalytics: true)
      let me = Caller.sample(calendar: berlin, request: 1)
      let answer = try await house.set(Self.monday, "weekly", by: me)
      #expect(answer.settings?.weekly?.weekday == 1 && answer.settings?.weekly?.time == "08:00")
      // 2026-11-23 is a Monday; 08:00 in Berlin.
      try await house.pass(try Timestamp.utc("2026-11-23", 7) - house.now + .seconds(1))
      let missed = try await house.missed(me)
      #expect(
        missed.map(\.taskName) == ["Last week: 23 of 30 tasks done, 51 points, 5 days in a row."]
      )
      #expect(missed.first?.kind == .weekly)
      let first = try #require(asked.withLock { $0.first })
      #expect(first.from?.text == "2026-11-16" && first.to?.text == "2026-11-22")
      #expect(first.member == me.member && first.zone == "Europe/Berlin")
      let settings = try await house.notifications(.sample(calendar: berlin)) {
        try await $0.getNotificationSettings(.init(), $1).settings
      }
      #expect(
        settings?.weekly?.nextAt.flatMap { Timestamp($0) } == (try Timestamp.utc("2026-11-30", 7))
      )
      #expect(asked.withLock { $0.count } == 1)
    }
  }

  @Test(
    "waits for analytics, and is dropped when it is 24 hours late (REM-012)",
    arguments: [false, true]
  )
  func analyticsAway(isLate: Bool) throws {
    let isUp = Mutex(false)
    try NotificationHouse().run { house in
      _ = try await house.startTasks()
      _ = try await house.startAnalytics { request, caller in
        guard isUp.withLock({ $0 }) else { throw RPCError(.unavailable, "peer_unavailable", "") }
        return Self.report(request, caller)
      }
      _ = try await house.startNotification(followsAnalytics: true)
      let me = Caller.sample(request: 1)
      _ = try await house.set(Self.monday, "weekly", by: me)
      try await house.pass(try Timestamp.utc(isLate ? "2026-11-24" : "2026-11-23", 9) - house.now)
      #expect(try await house.missed(me).isEmpty)
      isUp.withLock { $0 = true }
      try await house.pass(.seconds(60))
      #expect(try await house.missed(me).count == (isLate ? 0 : 1))
      let settings = try await house.notifications(.sample()) {
        try await $0.getNotificationSettings(.init(), $1).settings
      }
      #expect(
        settings?.weekly?.nextAt.flatMap { Timestamp($0) } == (try Timestamp.utc("2026-11-30", 8))
      )
    }
  }

  @Test(
    "is kept while it waits for analytics, unless its member chooses another time for it",
    arguments: [false, true]
  )
  func keptDue(isMoved: Bool) throws {
    let isUp = Mutex(false)
    try NotificationHouse().run { house in
      _ = try await house.startTasks()
      _ = try await house.startAnalytics { request, caller in
        guard isUp.withLock({ $0 }) else { throw RPCError(.unavailable, "peer_unavailable", "") }
        return Self.report(request, caller)
      }
      _ = try await house.startNotification(followsAnalytics: true)
      _ = try await house.set(Self.monday, "weekly", by: .sample(request: 1))
      try await house.pass(try Timestamp.utc("2026-11-23", 9) - house.now)
      if isMoved {
        let tuesday = NotificationV1.NotificationSettings(weekly: .init(weekday: 2, time: "08:00"))
        _ = try await house.set(tuesday, "weekly", by: .sample(request: 2))
      } else {
        _ = try await house.set(.init(overdue: true), "overdue", by: .sample(request: 2))
      }
      isUp.withLock { $0 = true }
      try await house.pass(.seconds(60))
      #expect(try await house.missed().count == (isMoved ? 0 : 1))
      try await house.pass(try Timestamp.utc("2026-11-24", 9) - house.now)
      #expect(try await house.missed().count == 1)
    }
  }

  @Test("is refused with field and limit on an invalid weekday")
  func refusal() throws {
    try NotificationHouse().run { house in
      _ = try await house.startTasks()
      _ = try await house.startNotification()
      let settings = NotificationV1.NotificationSettings(weekly: .init(weekday: 8, time: "08:00"))
      await #expect {
        try await house.set(settings, "weekly", by: .sample(request: 1))
      } throws: {
        ($0 as? RPCError)?.violations.first?.field == "settings.weekly.weekday"
          && ($0 as? RPCError)?.reason == "invalid_weekday"
      }
    }
  }
}

@Suite("A running fast")
struct FastReminderTests {
  private static let hour = Duration.seconds(3_600)

  /// Analytics and the scheduler, with both reminders on.
  private func house(
    _ settings: NotificationV1.NotificationSettings = .init(fastGoal: true, fastSoon: true),
    _ body: @escaping @Sendable (NotificationHouse, ServiceProcess) async throws -> Void
  ) throws {
    try NotificationHouse().run { house in
      _ = try await house.startTasks()
      let analytics = try await house.startAnalytics()
      _ = try await house.startNotification(followsAnalytics: true)
      _ = try await house.notifications(.sample(request: 1)) { client, options in
        try await client.updateNotificationSettings(
          .init(
            settings: settings,
            updateMask: .init(paths: ["fast_goal", "fast_soon", "quiet"])
          ),
          options
        )
      }
      try await body(house, analytics)
    }
  }

  /// Appends a fast's status to the feed of analytics.
  private func tell(
    _ analytics: ServiceProcess,
    _ house: NotificationHouse,
    goalHours: Int32,
    start: Timestamp,
    end: Timestamp? = nil,
    isNew: Bool = false
  ) async throws {
    let entry = AnalyticsV1.HealthEntry(
      id: .sample(1),
      type: .fasting,
      start: .init(start),
      end: end.map { .init($0) },
      goalHours: goalHours
    )
    let body: any EventBody =
      isNew
      ? AnalyticsV1.HealthEntryCreated(entry: entry) : AnalyticsV1.HealthEntryUpdated(entry: entry)
    try await append(body, to: analytics)
    try await house.pass(.seconds(5))
  }

  private func append(_ body: any EventBody, to analytics: ServiceProcess) async throws {
    guard let store = analytics.store else { return }
    try await store.write { context in
      try context.append(
        NewEvent(body, entity: "fast"),
        EventStamp(
          at: context.now,
          localDay: HouseholdCalendar.utc.day(of: context.now),
          household: .sample(1),
          space: .sample(1)
        )
      )
    }
  }

  @Test(
    "has reminders half an hour before its goal and at it, by events that only its member sees (FST-091)"
  )
  func told() throws {
    try house { house, analytics in
      let start = house.now
      try await tell(analytics, house, goalHours: 2, start: start, isNew: true)
      #expect(try await house.list().reminders.map(\.kind) == [.health, .health])
      try await house.pass(Self.hour * 3)
      let missed = try await house.missed()
      #expect(
        missed.map { $0.deliveredAt.flatMap { Timestamp($0) } } == [
          start + Self.hour * 2, start + Self.hour * 2 - .seconds(1_800),
        ]
      )
      #expect(
        try await house.told("notification").allSatisfy { !$0.kind.hasPrefix("reminder_") }
      )
    }
  }

  @Test(
    "replaces its reminders when it is changed, however often it is replayed, and cancels them when it ends (FST-092)"
  )
  func changed() throws {
    try house { house, analytics in
      let start = house.now
      try await tell(analytics, house, goalHours: 2, start: start, isNew: true)
      for _ in 0..<50 { try await tell(analytics, house, goalHours: 4, start: start) }
      let waiting = try await house.list().reminders
      #expect(
        waiting.map { $0.dueAt.flatMap { Timestamp($0) } } == [
          start + Self.hour * 4 - .seconds(1_800), start + Self.hour * 4,
        ]
      )
      try await tell(analytics, house, goalHours: 4, start: start, end: house.now)
      #expect(try await house.list().reminders.isEmpty)
      try await house.pass(Self.hour * 6)
      #expect(try await house.missed().isEmpty)
    }
  }

  @Test(
    "has only the reminder of its goal in quiet hours, from 22:00 to 07:00 if none are set (FST-091, ruling 34)",
    arguments: [false, true]
  )
  func quiet(isUsual: Bool) throws {
    let settings = NotificationV1.NotificationSettings(
      quietFrom: isUsual ? "" : "08:30",
      quietUntil: isUsual ? "" : "08:00",
      fastGoal: true,
      fastSoon: true
    )
    try house(settings) { house, analytics in
      // 08:00 is the start; the usual quiet hours have the goal at 23:00.
      let hours = isUsual ? 15 : 2
      try await tell(analytics, house, goalHours: Int32(hours), start: house.now, isNew: true)
      try await house.pass(Self.hour * (hours + 1))
      #expect(try await house.missed().map(\.taskName) == ["Your fast has reached its goal."])
    }
  }

  @Test("has its earlier reminder in quiet hours if its member snoozed it to them (ruling 34)")
  func snoozedIntoQuiet() throws {
    try house { house, analytics in
      // The goal is at 22:20, and the reminder before it at 21:50.
      let start = house.now + .seconds(1_200)
      try await tell(analytics, house, goalHours: 14, start: start, isNew: true)
      try await house.pass(start + .seconds(13 * 3_600 + 1_805) - house.now)
      let id = try #require(try await house.missed().first?.id)
      _ = try await house.snooze(id, until: house.now + .seconds(1_200), request: 2)
      #expect(try await house.missed().isEmpty)
      try await house.pass(.seconds(1_260))
      #expect(try await house.missed().map(\.id) == [id])
    }
  }

  @Test(
    "has no missed reminders once it ends, has another time or is deleted, also on phones (FST-092, REM-042)",
    arguments: ["ended", "moved", "another goal", "deleted"]
  )
  func withdrawn(because change: String) throws {
    let sender = ScriptedSender()
    try NotificationHouse().run { house in
      _ = try await house.startTasks()
      let analytics = try await house.startAnalytics()
      _ = try await house.startNotification(sender: sender, followsAnalytics: true)
      let settings = NotificationV1.NotificationSettings(fastGoal: true, fastSoon: true)
      _ = try await house.set(settings, "fast_goal", "fast_soon", by: .sample(request: 1))
      _ = try await house.channels(.sample(request: 2)) {
        try await $0.putChannel(.init(channel: DeliveryWorkerTests.phone()), $1)
      }
      let start = house.now
      try await tell(analytics, house, goalHours: 2, start: start, isNew: true)
      try await house.pass(Self.hour * 3)
      // A change of something else.
      try await tell(analytics, house, goalHours: 2, start: start)
      #expect(try await house.missed().count == 2)
      switch change {
      case "ended": try await tell(analytics, house, goalHours: 2, start: start, end: house.now)
      case "moved": try await tell(analytics, house, goalHours: 2, start: start - .seconds(60))
      case "another goal": try await tell(analytics, house, goalHours: 8, start: start)
      default:
        try await append(
          AnalyticsV1.HealthEntryDeleted(entryID: .sample(1), type: .fasting),
          to: analytics
        )
      }
      try await house.pass(.seconds(10))
      #expect(try await house.missed().isEmpty)
      #expect(try await house.list().reminders.count == (change == "another goal" ? 2 : 0))
      #expect(sender.sent.map(\.way) == [.post, .post, .put, .put])
    }
  }

  @Test(
    "has no reminders while its member has disabled them, and has them when they are enabled again"
  )
  func off() throws {
    try house(.init()) { house, analytics in
      try await tell(analytics, house, goalHours: 2, start: house.now, isNew: true)
      #expect(try await house.list().reminders.isEmpty)
      _ = try await house.set(.init(fastGoal: true), "fast_goal", by: .sample(request: 2))
      #expect(try await house.list().reminders.count == 1)
      try await house.pass(Self.hour * 3)
      #expect(try await house.missed().count == 1)
    }
  }

  @Test("has reminders up to an hour late, and never later (FST-095)")
  func late() throws {
    for (away, isTold) in [(Int64(59), true), (61, false)] {
      try NotificationHouse().run { house in
        _ = try await house.startTasks()
        let analytics = try await house.startAnalytics()
        let first = try await house.startNotification(followsAnalytics: true)
        _ = try await house.set(.init(fastGoal: true), "fast_goal", by: .sample(request: 1))
        try await tell(analytics, house, goalHours: 2, start: house.now, isNew: true)
        await first.stop()
        try await house.pass(Self.hour * 2 + .seconds(away * 60 - 20))
        _ = try await house.startNotification(followsAnalytics: true)
        try await house.pass(.seconds(30))
        #expect(try await house.missed().count == (isTold ? 1 : 0))
      }
    }
  }

  @Test("is removed when it is deleted, and other entries are ignored")
  func deleted() throws {
    try house { house, analytics in
      try await tell(analytics, house, goalHours: 2, start: house.now, isNew: true)
      try await append(
        AnalyticsV1.HealthEntryDeleted(entryID: .sample(1), type: .weight),
        to: analytics
      )
      try await house.pass(.seconds(5))
      #expect(try await house.list().reminders.count == 2)
      try await append(
        AnalyticsV1.HealthEntryDeleted(entryID: .sample(1), type: .fasting),
        to: analytics
      )
      try await house.pass(.seconds(5))
      #expect(try await house.list().reminders.isEmpty)
    }
  }
}
