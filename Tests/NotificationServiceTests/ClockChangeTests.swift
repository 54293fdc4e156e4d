import AnalyticsContracts
import NotificationContracts
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import Synchronization
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import NotificationService

@Suite("A local time that cannot be kept (FST-094)")
struct ClockChangeTests {
  private static let hour = Duration.seconds(3_600)

  /// The lines of a log.
  private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])

    var log: Logger {
      Logger(service: "notification", version: "1") { line in
        self.lines.withLock { $0.append(line) }
      }
    }

    /// The lines that contain `text`.
    func all(_ text: String) -> [String] {
      lines.withLock { $0.filter { $0.contains(text) } }
    }
  }

  /// Every kind of notification with a local time, at 02:30 in Berlin or by it.
  private static let everything = NotificationV1.NotificationSettings(
    quietFrom: "22:00",
    quietUntil: "02:30",
    daily: [.init(time: "02:30", message: "Stretch", enabled: true)],
    digestAt: "02:30",
    weekly: .init(weekday: 7, time: "02:30"),
    drinkHours: 6,
    bedtime: "02:30",
    bedtimeMinutes: 30,
    weighInAt: "02:15"
  )

  private static let paths = [
    "quiet", "daily", "digest_at", "weekly", "drink_hours", "bedtime", "weigh_in_at",
  ]

  /// Runs a house in Berlin, three hours before midnight on the Saturday `day`, with everything at 02:30.
  private func house(
    _ day: String,
    _ lines: Lines,
    _ body: @escaping @Sendable (NotificationHouse, Caller) async throws -> Void
  ) throws {
    let berlin = try #require(HouseholdCalendar(zoneName: "Europe/Berlin"))
    let saturday = try #require(LocalDay(text: day))
    let start = berlin.end(of: saturday) - Self.hour * 3
    try NotificationHouse(start: start, log: lines.log).run { house in
      let tasks = try await house.startTasks()
      _ = try await house.startAnalytics(figures: { _, _ in .init() })
      _ = try await house.startNotification(followsAnalytics: true)
      let garden = ProjectID.sample(8)
      try await tasks.save(garden, "Garden", digest: true, overdue: true)
      try await tasks.save(1, dueOn: saturday, in: garden)
      let me = Caller.sample(calendar: berlin, request: 1)
      _ = try await house.notifications(me) { client, options in
        try await client.updateNotificationSettings(
          .init(settings: Self.everything, updateMask: .init(paths: Self.paths)),
          options
        )
      }
      try await body(house, .sample(calendar: berlin))
    }
  }

  /// The local times and texts of the delivered reminders, in order.
  private func times(_ house: NotificationHouse, _ me: Caller) async throws -> [String] {
    try await house.list(.init(includeMissed: true), by: me).missed.map { reminder in
      let at = try #require(reminder.deliveredAt.flatMap { Timestamp($0) })
      return "\(me.calendar.time(of: at).text) \(reminder.taskName.prefix(7))"
    }
    .sorted()
  }

  @Test("is moved to the next valid minute with a warning in the log, for every kind, once")
  func skipped() throws {
    let lines = Lines()
    // On Sunday, 2027-03-28, the hour from 02:00 to 03:00 is skipped in Berlin.
    try house("2027-03-27", lines) { house, me in
      try await house.pass(Self.hour * 6)
      let found = try await times(house, me)
      #expect(
        found == [
          "01:30 Bedtime", "03:00 Last we", "03:00 Stretch", "03:00 Tasks: ", "03:00 Time to",
          "03:00 Time to",
        ],
        "\(found)"
      )
      let warnings = lines.all("clock change skipped")
      let kinds = warnings.compactMap { $0.split(separator: "kind=").last?.prefix(1) }
      #expect(kinds.sorted() == ["2", "3", "5", "6", "6", "6"], "\(warnings)")
      #expect(warnings.allSatisfy { $0.contains("level=warning") && !$0.contains("Stretch") })
      // FST-115
      #expect(house.installation.environment.log.safetyWarnings == Int64(warnings.count))
      // The days after it have the time again.
      try await house.pass(Self.hour * 48)
      #expect(lines.all("clock change skipped").count == warnings.count)
    }
  }

  @Test(
    "is not warned of where the clock shows it, also twice",
    arguments: ["2026-10-24", "2026-11-21"]
  )
  func shown(day: String) throws {
    let lines = Lines()
    try house(day, lines) { house, me in
      try await house.pass(Self.hour * 8)
      #expect(try await times(house, me).count { $0.hasPrefix("02:30") } == 4)
      #expect(lines.all("clock change skipped").isEmpty)
    }
  }

  @Test("is in UTC where the machine no longer knows the zone, with one warning in the log")
  func unknownZone() throws {
    let lines = Lines()
    try NotificationHouse(log: lines.log).run { house in
      _ = try await house.startTasks()
      let first = try await house.startNotification()
      for member in UInt64(1)...2 {
        let settings = NotificationV1.NotificationSettings(
          daily: [.init(time: "12:00", message: "Stretch", enabled: true)]
        )
        let berlin = HouseholdCalendar(zoneName: "Europe/Berlin") ?? .utc
        let caller = Caller.sample(member: member, calendar: berlin, request: member)
        _ = try await house.set(settings, "daily", by: caller)
      }
      try await first.store?.write { context in
        try context.connection.run("UPDATE notification_settings SET zone = 'Mars/Olympus'")
      }
      #expect(lines.all("zones are unknown").isEmpty)
      await first.stop()
      let second = try await house.startNotification()
      // It is 08:00 UTC at the start.
      try await house.pass(Self.hour * 5)
      let told = try await house.told(second).filter { $0.kind == "reminder_delivered" }
      #expect(told.map { HouseholdCalendar.utc.time(of: $0.at).text } == ["12:00", "12:00"])
      let warnings = lines.all("zones are unknown")
      #expect(warnings.count == 1 && warnings.first?.contains("zones=1") == true, "\(warnings)")
    }
  }
}
