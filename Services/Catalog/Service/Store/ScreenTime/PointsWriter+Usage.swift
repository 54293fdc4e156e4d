import CatalogContracts
package import CatalogDomain
import SQLite
package import ServiceRuntime
package import Vocabulary

/// The outcome for a reported interval.
package enum UsageOutcome: Hashable, Sendable {
  case accepted
  /// As `accepted`, but for a part of it the app was not installed; that part earns and consumes nothing.
  case withoutApp
  /// The same interval was booked before under this id; nothing changes.
  case known
  /// Another interval was booked before under this id; nothing changes.
  case reused
  /// The child has the maximum number of intervals on that day.
  case tooMany
  /// It began before the consent in force was given; nothing of it is stored.
  case beforeConsent
}

/// Books reported use by interval; ``finish()`` books the points earned and minutes consumed.
package struct UsageBooking {
  private struct Earning: Hashable, Comparable {
    let day: LocalDay
    let app: String
    let pointsPerHour: Int64

    static func < (lhs: Earning, rhs: Earning) -> Bool {
      (lhs.day, lhs.app, lhs.pointsPerHour) < (rhs.day, rhs.app, rhs.pointsPerHour)
    }
  }

  private struct Rewarded: Hashable {
    let day: LocalDay
    let app: String
  }

  private let rows: PointsWriter
  private let apps: AppWriter
  private let device: String
  /// `false` for imported use, which earns and consumes nothing.
  private let pays: Bool
  /// When the consent in force was given; `nil` if there is none.
  private let consentedAt: Timestamp?
  private var earned: [Earning: Int64] = [:]
  private var rewarded: Set<Rewarded> = []
  /// The number of intervals that can still be stored, by the UTC day on which they end.
  private var room: [LocalDay: Int] = [:]

  package init(
    _ rows: PointsWriter,
    _ apps: AppWriter,
    device: String,
    pays: Bool,
    consentedAt: Timestamp?
  ) {
    self.rows = rows
    self.apps = apps
    self.device = device
    self.pays = pays
    self.consentedAt = consentedAt
  }

  /// Books an interval: its use, and the parts that count as learning or as use of a reward.
  ///
  /// - Throws: ``AppRefusal`` if an unknown app cannot be added; nothing of the interval is booked then.
  package mutating func add(_ use: ReportedUse) throws -> UsageOutcome {
    if let known = try rows.reported(use.report) {
      let isSame = known.app == use.app.key && known.span == use.span
      return isSame ? .known : .reused
    }
    // What was used without consent is not stored later either (APP-002).
    guard let consentedAt, use.span.start >= consentedAt else { return .beforeConsent }
    let day = HouseholdCalendar.utc.day(of: use.span.end)
    let left = try room[day] ?? (ReportedUse.mostPerDay - rows.intervals(endingOn: day))
    guard left > 0 else { return .tooMany }
    try ensureApp(use.app)
    room[day] = left - 1
    try apps.noteUse(of: use.app, until: use.span.end)
    guard let app = try rows.reader.app(use.app.key) else { throw ScreenTimeRefusal.unknownApp }
    try rows.store(use, device: device, isPaid: pays)
    for new in try rows.count(use.span, .use, app.key) {
      for (day, part) in new.days(rows.calendar) {
        try rows.add(DayAmounts(used: part.milliseconds), to: app.key, on: day)
      }
    }
    guard pays else { return .accepted }
    var outcome = UsageOutcome.accepted
    for (span, kind) in try rows.reader.history(of: app, during: use.span).parts(of: use.span) {
      switch kind {
      case .uncategorized: break
      case .notInstalled: outcome = .withoutApp
      case .learning(let pointsPerHour):
        // Without an app: time in two learning apps at once earns only once.
        for new in try rows.count(span, .learning, "") {
          for (day, part) in new.days(rows.calendar) {
            let earning = Earning(day: day, app: app.key, pointsPerHour: pointsPerHour)
            earned[earning, default: 0] += part.milliseconds
          }
        }
      case .reward:
        for new in try rows.count(span, .reward, app.key) {
          for (day, part) in new.days(rows.calendar) {
            try rows.add(DayAmounts(rewarded: part.milliseconds), to: app.key, on: day)
            rewarded.insert(Rewarded(day: day, app: app.key))
          }
        }
      }
    }
    return outcome
  }

  /// Adds an app that was never reported; its use is booked even if its device exceeds the limit.
  private func ensureApp(_ app: BundleIdentifier) throws {
    // Imported use may be old or from an unknown device, so it installs nothing.
    guard pays, let device = DeviceName(device) else {
      _ = try apps.ensureApp(app)
      return
    }
    do {
      _ = try apps.ensureApp(app, on: device)
    } catch AppRefusal.tooManyDevices {
      _ = try apps.ensureApp(app)
    }
  }

  /// Books whole points, and the use of allocations.
  ///
  /// - Returns: the points earned.
  package func finish() throws -> Int64 {
    var points: Int64 = 0
    for (earning, milliseconds) in earned.sorted(by: { $0.key < $1.key }) {
      points += try rows.earn(
        milliseconds,
        earning.app,
        pointsPerHour: earning.pointsPerHour,
        on: earning.day
      )
    }
    for one in rewarded.sorted(by: { ($0.day, $0.app) < ($1.day, $1.app) }) {
      try rows.settle(one.app, on: one.day)
    }
    return points
  }
}

/// Amounts to add to the sums of a day.
struct DayAmounts {
  var used: Int64 = 0
  var learned: Int64 = 0
  var points: Int64 = 0
  var rewarded: Int64 = 0
}

extension PointsWriter {
  fileprivate func reported(_ report: UsageReportID) throws -> (app: String, span: TimeSpan?)? {
    try connection.first(
      """
      SELECT app, start_at, end_at FROM usage_interval
      WHERE household = ? AND child = ? AND report = ?
      """,
      household,
      child,
      report
    ) { row in
      let span = TimeSpan(from: try row.value(1), to: try row.value(2))
      return (app: try row.value(0, as: String.self), span: span)
    }
  }

  /// The number of the child's intervals that end on a UTC day.
  fileprivate func intervals(endingOn day: LocalDay) throws -> Int {
    try connection.first(
      """
      SELECT count(*) FROM usage_interval
      WHERE household = ? AND child = ? AND end_at >= ? AND end_at < ?
      """,
      household,
      child,
      HouseholdCalendar.utc.start(of: day),
      HouseholdCalendar.utc.end(of: day)
    ) { try $0.value(0, as: Int.self) } ?? 0
  }

  fileprivate func store(_ use: ReportedUse, device: String, isPaid: Bool) throws {
    try connection.run(
      """
      INSERT INTO usage_interval (household, child, report, app, device, start_at, end_at, paid,
        reported_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      household,
      child,
      use.report,
      use.app.key,
      device,
      use.span.start,
      use.span.end,
      isPaid,
      now
    )
  }

  fileprivate func add(_ amounts: DayAmounts, to app: String, on day: LocalDay) throws {
    try connection.run(
      """
      INSERT INTO usage_day (household, child, day, app, used, learned, points, rewarded)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (household, child, day, app) DO UPDATE SET used = used + excluded.used,
        learned = learned + excluded.learned, points = points + excluded.points,
        rewarded = rewarded + excluded.rewarded
      """,
      household,
      child,
      day,
      app,
      amounts.used,
      amounts.learned,
      amounts.points,
      amounts.rewarded
    )
  }

  /// Adds counted learning to an app's carry and books the whole points (APP-073).
  fileprivate func earn(
    _ milliseconds: Int64,
    _ app: String,
    pointsPerHour: Int64,
    on day: LocalDay
  ) throws -> Int64 {
    var carry =
      try connection.first(
        "SELECT carry, pending FROM points_carry WHERE household = ? AND child = ? AND app = ?",
        household,
        child,
        app
      ) { PointsCarry(carry: try $0.value(0), pending: try $0.value(1)) } ?? PointsCarry()
    let (points, counted) = carry.add(milliseconds, at: pointsPerHour)
    try connection.run(
      """
      INSERT OR REPLACE INTO points_carry (household, child, app, carry, pending)
      VALUES (?, ?, ?, ?, ?)
      """,
      household,
      child,
      app,
      carry.carry,
      carry.pending
    )
    try add(DayAmounts(learned: milliseconds, points: points), to: app, on: day)
    guard points > 0 else { return 0 }
    var booking = PointsBooking(.earn, points: points, on: day)
    booking.app = app
    booking.milliseconds = counted
    booking.pointsPerHour = pointsPerHour
    try ledger.book(booking)
    return points
  }

  /// Recomputes a day's use of a reward app: how much its allocations cover, and the rest (APP-076).
  ///
  /// The result does not depend on the order in which use was reported.
  func settle(_ app: String, on day: LocalDay) throws {
    guard let whole = TimeSpan(from: calendar.start(of: day), to: calendar.end(of: day)) else {
      return
    }
    let allocations = try reader.allocations(of: app, around: whole)
    // After a change of time zone an allocation may extend beyond the day.
    let spans = allocations.compactMap(\.span) + [whole]
    guard let start = spans.map(\.start).min(), let end = spans.map(\.end).max(),
      let around = TimeSpan(from: start, to: end)
    else { return }
    let use = try reader.counted(.reward, app, around: around)
      .compactMap { $0.intersection(around) }
    let outcome = AllocationUse(of: use, from: allocations)
    for allocation in allocations {
      guard let used = outcome.used[allocation.id], used != allocation.used else { continue }
      var after = allocation
      after.used = used
      try ledger.store(after)
      try ledger.append(
        CatalogV1.AllocationUpdated(allocation: CatalogV1.Allocation(after, name: "", at: now)),
        entity: after.id.text
      )
    }
    let over = outcome.overLimit.compactMap { $0.intersection(whole)?.milliseconds }.reduce(0, +)
    try connection.run(
      """
      UPDATE usage_day SET over_limit = ? WHERE household = ? AND child = ? AND day = ? AND app = ?
      """,
      over,
      household,
      child,
      day,
      app
    )
  }
}

extension PointsStore {
  /// Deletes intervals and counted time after 90 days, and other usage data after 400 days (APP-124).
  ///
  /// The latter are daily sums, allocations, requests and the apps of ledger entries. The points of the ledger are
  /// permanent.
  package static let retentionRules = [
    RetentionSweep.Rule("usage intervals", keptFor: keptIntervals) { context, before, count in
      try context.connection.run(
        """
        DELETE FROM usage_interval WHERE (household, child, report) IN (
          SELECT household, child, report FROM usage_interval WHERE end_at < ? LIMIT ?)
        """,
        before,
        count
      )
    },
    RetentionSweep.Rule("counted time", keptFor: keptIntervals) { context, before, count in
      try context.connection.run(
        """
        DELETE FROM counted_time WHERE (household, child, purpose, app, start_at) IN (
          SELECT household, child, purpose, app, start_at FROM counted_time
          WHERE end_at < ? LIMIT ?)
        """,
        before,
        count
      )
    },
    // A rule can wait for at most 90 days of running time (`Uptime.memory`). `before` is that long ago; the
    // other 310 days are subtracted by the calendar.
    RetentionSweep.Rule("daily sums of use", keptFor: keptIntervals) { context, before, count in
      try context.connection.run(
        """
        DELETE FROM usage_day WHERE (household, child, day, app) IN (
          SELECT household, child, day, app FROM usage_day WHERE day < ? LIMIT ?)
        """,
        firstDayWithApps(before),
        count
      )
    },
    RetentionSweep.Rule("apps in the ledger", keptFor: keptIntervals) { context, before, count in
      try context.connection.run(
        """
        UPDATE points_entry SET app = NULL, milliseconds = NULL, rate = NULL
        WHERE (household, child, number) IN (
          SELECT household, child, number FROM points_entry
          WHERE day < ? AND app IS NOT NULL LIMIT ?)
        """,
        firstDayWithApps(before),
        count
      )
    },
    RetentionSweep.Rule("ended allocations", keptFor: keptIntervals) { context, before, count in
      try context.connection.run(
        """
        DELETE FROM reward_allocation WHERE rowid IN (
          SELECT rowid FROM reward_allocation WHERE day < ? LIMIT ?)
        """,
        firstDayWithApps(before),
        count
      )
    },
    RetentionSweep.Rule("decided requests", keptFor: keptIntervals) { context, before, count in
      try context.connection.run(
        """
        DELETE FROM reward_request WHERE rowid IN (
          SELECT rowid FROM reward_request WHERE created_at < ? LIMIT ?)
        """,
        HouseholdCalendar.utc.start(of: firstDayWithApps(before)),
        count
      )
    },
  ]

  private static let keptIntervalDays = 90
  private static let keptSumDays = 400
  private static let keptIntervals = Duration.seconds(90 * 86_400)

  /// The first day whose apps are still stored, if intervals before `before` are deleted.
  private static func firstDayWithApps(_ before: Timestamp) -> LocalDay {
    HouseholdCalendar.utc.day(of: before).advanced(by: keptIntervalDays - keptSumDays)
  }
}
