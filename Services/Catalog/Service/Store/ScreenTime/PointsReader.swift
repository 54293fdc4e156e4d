package import CatalogDomain
import SQLite
import ServiceRuntime
package import Vocabulary

/// Reads a child's use, points and rewards.
package struct PointsReader {
  let connection: Connection
  let space: Space
  /// The time of the read, for all time-dependent results.
  package let now: Timestamp
  /// The calendar in the child's time zone.
  package let calendar: HouseholdCalendar

  init(_ connection: Connection, _ space: Space, now: Timestamp, calendar: HouseholdCalendar) {
    self.connection = connection
    self.space = space
    self.now = now
    self.calendar = calendar
  }

  var household: HouseholdID { space.household }
  var child: MemberID { space.member }
  package var today: LocalDay { calendar.day(of: now) }
}

// MARK: - Points

extension PointsReader {
  package func balance() throws -> PointsBalance {
    let balance = try connection.first(
      """
      SELECT balance FROM points_entry WHERE household = ? AND child = ?
      ORDER BY number DESC LIMIT 1
      """,
      household,
      child
    ) { try $0.value(0, as: Int64.self) }
    let held = try connection.first(
      """
      SELECT coalesce(sum(minutes * price), 0) FROM reward_request
      WHERE household = ? AND child = ? AND decision = 0 AND expires_at > ?
      """,
      household,
      child,
      now
    ) { try $0.value(0, as: Int64.self) }
    return PointsBalance(balance: balance ?? 0, held: held ?? 0)
  }

  /// The sum of points by kind of entry, from the stored sums.
  package func sums() throws -> [PointsKind: Int64] {
    let found = try connection.all(
      "SELECT kind, points FROM points_sum WHERE household = ? AND child = ?",
      household,
      child
    ) { (try $0.value(0, as: PointsKind.self), try $0.value(1, as: Int64.self)) }
    return Dictionary(found, uniquingKeysWith: +)
  }

  /// Earned points by day, since `first` (APP-103).
  package func earned(since first: LocalDay) throws -> [LocalDay: Int64] {
    let found = try connection.all(
      "SELECT day, earned FROM points_day WHERE household = ? AND child = ? AND day >= ?",
      household,
      child,
      first
    ) { (try $0.value(0, as: LocalDay.self), try $0.value(1, as: Int64.self)) }
    return Dictionary(found, uniquingKeysWith: +)
  }

  /// Entries of the ledger, newest first (APP-083).
  package func entries(
    from: LocalDay?,
    to: LocalDay?,
    before number: Int64?,
    atMost count: Int
  ) throws -> [(entry: PointsEntry, name: String)] {
    try connection.all(
      """
      SELECT entry.number, entry.kind, entry.points, entry.balance, entry.at, entry.day,
        entry.actor, entry.app, entry.topic, entry.milliseconds, entry.rate, entry.minutes,
        entry.price, entry.allocation, entry.reason, app.name
      FROM points_entry AS entry LEFT JOIN app ON app.household = entry.household
        AND app.child = entry.child AND app.app = entry.app
      WHERE entry.household = ? AND entry.child = ? AND entry.number < ?
        AND entry.day BETWEEN ? AND ?
      ORDER BY entry.number DESC LIMIT ?
      """,
      household,
      child,
      number ?? .max,
      from ?? .first,
      to ?? .last,
      count
    ) { row in
      var booking = PointsBooking(
        try row.value(1),
        points: try row.value(2),
        on: try row.value(5)
      )
      booking.app = try row.value(7)
      booking.topic = try row.value(8)
      booking.milliseconds = try row.value(9)
      booking.pointsPerHour = try row.value(10)
      booking.minutes = try row.value(11)
      booking.price = try row.value(12)
      booking.allocation = try row.value(13)
      booking.reason = try row.value(14)
      let entry = PointsEntry(
        number: try row.value(0),
        booking: booking,
        balance: try row.value(3),
        at: try row.value(4),
        actor: try row.value(6)
      )
      return (entry, try row.value(15, as: String?.self) ?? "")
    }
  }
}

// MARK: - Settings

extension PointsReader {
  /// The child's settings; the defaults if nothing is stored.
  package func settings() throws -> ScreenTimeSettings {
    try connection.first(
      """
      SELECT revision, price, daily_maximum, goal, needs_approval, lessons_pay, points_per_lesson,
        lesson_maximum
      FROM screen_time_settings WHERE household = ? AND child = ?
      """,
      household,
      child
    ) { row in
      ScreenTimeSettings(
        revision: try row.value(0),
        [
          .price: try row.value(1), .dailyMaximum: try row.value(2), .goal: try row.value(3),
          .needsApproval: try row.value(4), .lessonsPay: try row.value(5),
          .pointsPerLesson: try row.value(6), .lessonMaximum: try row.value(7),
        ]
      )
    } ?? ScreenTimeSettings()
  }

  /// A change of a rule, with its author.
  package struct RuleChange: Hashable, Sendable {
    package let at: Timestamp
    package let member: MemberID?
    /// `nil` for an app's category.
    package let field: String?
    package let appName: String
    package let sentence: String
  }

  /// The latest changes of settings and categories, newest first.
  package func ruleChanges(atMost count: Int) throws -> [RuleChange] {
    let settings = try connection.all(
      """
      SELECT at, member, field, before, after FROM screen_time_change
      WHERE household = ? AND child = ? ORDER BY number DESC LIMIT ?
      """,
      household,
      child,
      count
    ) { row in
      let field = try row.value(2, as: String.self)
      let (before, after) = (try row.value(3, as: Int.self), try row.value(4, as: Int.self))
      return RuleChange(
        at: try row.value(0),
        member: try row.value(1),
        field: field,
        appName: "",
        sentence: ScreenTimeSettings.Field(rawValue: field)
          .map { RuleSentences.change($0, from: before, to: after) } ?? ""
      )
    }
    // Ratings without an author are initial ones of discovered apps, not decisions.
    let apps = try connection.all(
      """
      SELECT history.effective_from, history.changed_by, history.category, history.points_per_hour,
        app.name
      FROM app_category AS history JOIN app ON app.household = history.household
        AND app.child = history.child AND app.app = history.app
      WHERE history.household = ? AND history.child = ? AND history.changed_by IS NOT NULL
      ORDER BY history.effective_from DESC LIMIT ?
      """,
      household,
      child,
      count
    ) { row in
      let name = try row.value(4, as: String.self)
      return RuleChange(
        at: try row.value(0),
        member: try row.value(1),
        field: nil,
        appName: name,
        sentence: RuleSentences.change(of: name, to: try PointsReader.kind(row, 2, 3))
      )
    }
    return Array((settings + apps).sorted { $0.at > $1.at }.prefix(count))
  }
}

// MARK: - Apps

extension PointsReader {
  /// The data of an app that points and rewards need.
  package struct KnownApp: Hashable, Sendable {
    package let key: String
    /// The identifier as reported.
    package let identifier: String
    package let name: String
    package let kind: UseKind
    package let isActive: Bool
    package let removedAt: Timestamp?
  }

  /// An app by its identifier in lower case.
  package func app(_ key: String) throws -> KnownApp? {
    try connection.first(
      """
      SELECT app, identifier, name, category, points_per_hour, active, removed_at FROM app
      WHERE household = ? AND child = ? AND app = ?
      """,
      household,
      child,
      key,
      decode: PointsReader.knownApp
    )
  }

  /// The active apps of a category, by name.
  package func apps(category: Int, atMost count: Int) throws -> [KnownApp] {
    try connection.all(
      """
      SELECT app, identifier, name, category, points_per_hour, active, removed_at FROM app
      WHERE household = ? AND child = ? AND category = ? AND active = 1
      ORDER BY name_key, app LIMIT ?
      """,
      household,
      child,
      category,
      count,
      decode: PointsReader.knownApp
    )
  }

  /// The number of active apps without a category.
  package func uncategorizedApps() throws -> Int {
    try connection.first(
      """
      SELECT count(*) FROM app WHERE household = ? AND child = ? AND category = 0 AND active = 1
      """,
      household,
      child
    ) { try $0.value(0, as: Int.self) } ?? 0
  }

  /// The ratings of an app over time (APP-012), and when it was not installed during `span`.
  package func history(of app: KnownApp, during span: TimeSpan) throws -> UseHistory {
    let absences = try connection.all(
      """
      SELECT removed_at, returned_at FROM app_absence
      WHERE household = ? AND child = ? AND app = ? AND removed_at < ? AND returned_at > ?
      """,
      household,
      child,
      app.key,
      span.end,
      span.start
    ) { TimeSpan(from: try $0.value(0), to: try $0.value(1)) }
    return UseHistory(
      try connection.all(
        """
        SELECT effective_from, category, points_per_hour FROM app_category
        WHERE household = ? AND child = ? AND app = ? ORDER BY effective_from
        """,
        household,
        child,
        app.key
      ) { UseHistory.Change(from: try $0.value(0), kind: try PointsReader.kind($0, 1, 2)) },
      absences: absences.compactMap(\.self),
      removedAt: app.isActive ? nil : app.removedAt
    )
  }

  private static func knownApp(_ row: Row) throws -> KnownApp {
    KnownApp(
      key: try row.value(0),
      identifier: try row.value(1),
      name: try row.value(2),
      kind: try kind(row, 3, 4),
      isActive: try row.value(5),
      removedAt: try row.value(6)
    )
  }

  private static func kind(_ row: Row, _ category: Int, _ points: Int) throws -> UseKind {
    switch try row.value(category, as: Int.self) {
    case 1: .learning(pointsPerHour: try row.value(points))
    case 2: .reward
    default: .uncategorized
    }
  }
}

// MARK: - Rewards

extension PointsReader {
  static let allocationQuery = SQLText(
    """
    SELECT id, app, minutes, price, granted_at, expires_at, day, used, cancelled_at,
      refunded_minutes
    FROM reward_allocation
    """
  )

  static func allocation(_ row: Row) throws -> RewardAllocation {
    RewardAllocation(
      id: try row.value(0),
      app: try row.value(1),
      minutes: try row.value(2),
      price: try row.value(3),
      grantedAt: try row.value(4),
      expiresAt: try row.value(5),
      day: try row.value(6),
      used: try row.value(7),
      cancelledAt: try row.value(8),
      refundedMinutes: try row.value(9)
    )
  }

  package func allocation(_ id: AllocationID) throws -> RewardAllocation? {
    var query = PointsReader.allocationQuery
    query.append(
      """
       WHERE household = ? AND child = ? AND id = ?
      """,
      household,
      child,
      id
    )
    return try connection.first(query, decode: PointsReader.allocation)
  }

  /// The allocations of an app that may be active during `span`.
  func allocations(of app: String, around span: TimeSpan) throws -> [RewardAllocation] {
    var query = PointsReader.allocationQuery
    query.append(
      """
       WHERE household = ? AND child = ? AND app = ? AND expires_at > ? AND granted_at < ?
       ORDER BY expires_at
      """,
      household,
      child,
      app,
      span.start,
      span.end
    )
    return try connection.all(query, decode: PointsReader.allocation)
  }

  /// Allocations, newest first; `nil` starts at the newest.
  package func allocations(
    onlyActive: Bool,
    after place: RewardPlace?,
    atMost count: Int
  ) throws -> [RewardAllocation] {
    var query = PointsReader.allocationQuery
    query.append(
      " WHERE household = ? AND child = ? AND (granted_at, id) < (?, ?)",
      household,
      child,
      place?.at ?? Timestamp.contractRange.upperBound,
      place?.id ?? .largest
    )
    if onlyActive {
      // An allocation ends with the day it was granted on, so older rows cannot be active.
      query.append(
        " AND granted_at > ? AND cancelled_at IS NULL AND expires_at > ? AND used < minutes * 60000",
        now - .seconds(2 * 86_400),
        now
      )
    }
    query.append(" ORDER BY granted_at DESC, id DESC LIMIT ?", count)
    return try connection.all(query, decode: PointsReader.allocation)
  }

  /// Minutes redeemed today in the child's time zone, without refunded ones.
  func minutesToday() throws -> Int {
    try connection.first(
      """
      SELECT coalesce(sum(minutes - refunded_minutes), 0) FROM reward_allocation
      WHERE household = ? AND child = ? AND day = ?
      """,
      household,
      child,
      today
    ) { try $0.value(0, as: Int.self) } ?? 0
  }

  /// The state against which a redemption is checked.
  package func standing() throws -> RewardStanding {
    RewardStanding(
      settings: try settings(),
      balance: try balance(),
      minutesToday: try minutesToday()
    )
  }

  private static let requestQuery = SQLText(
    """
    SELECT id, app, minutes, price, created_at, expires_at, decision, decided_at, decided_by,
      allocation
    FROM reward_request
    """
  )

  private static func request(_ row: Row) throws -> RewardRequest {
    var request = RewardRequest(
      id: try row.value(0),
      app: try row.value(1),
      minutes: try row.value(2),
      price: try row.value(3),
      createdAt: try row.value(4),
      expiresAt: try row.value(5)
    )
    request.decision = try row.value(6)
    request.decidedAt = try row.value(7)
    request.decidedBy = try row.value(8)
    request.allocation = try row.value(9)
    return request
  }

  package func request(_ id: RewardRequestID) throws -> RewardRequest? {
    var query = PointsReader.requestQuery
    query.append(
      """
       WHERE household = ? AND child = ? AND id = ?
      """,
      household,
      child,
      id
    )
    return try connection.first(query, decode: PointsReader.request)
  }

  /// Requests, newest first; `nil` starts at the newest.
  package func requests(
    onlyOpen: Bool,
    after place: RewardPlace?,
    atMost count: Int
  ) throws -> [RewardRequest] {
    var query = PointsReader.requestQuery
    query.append(
      " WHERE household = ? AND child = ? AND (created_at, id) < (?, ?)",
      household,
      child,
      place?.at ?? Timestamp.contractRange.upperBound,
      place?.id ?? .largest
    )
    if onlyOpen {
      query.append(
        " AND created_at > ? AND decision = 0 AND expires_at > ?",
        now - RewardRequest.heldFor - .seconds(1),
        now
      )
    }
    query.append(" ORDER BY created_at DESC, id DESC LIMIT ?", count)
    return try connection.all(query, decode: PointsReader.request)
  }

  func openRequests() throws -> Int {
    try connection.first(
      """
      SELECT count(*) FROM reward_request
      WHERE household = ? AND child = ? AND decision = 0 AND expires_at > ?
      """,
      household,
      child,
      now
    ) { try $0.value(0, as: Int.self) } ?? 0
  }

  /// The name of an app, or its identifier if the app was purged.
  package func name(of app: String) throws -> String {
    try self.app(app)?.name ?? app
  }
}

/// A position in a list of allocations or requests, after which the next page begins.
package struct RewardPlace: Hashable, Sendable {
  package let at: Timestamp
  package let id: UniqueID

  package init(at: Timestamp, id: UniqueID) {
    self.at = at
    self.id = id
  }
}

extension UniqueID {
  /// Sorts after every id.
  fileprivate static let largest = UniqueID(high: .max, low: .max)
}

// MARK: - Use

extension PointsReader {
  /// The sums of one app on one day.
  package struct DaySums: Hashable, Sendable {
    package let day: LocalDay
    package let app: String
    package let identifier: String
    package let name: String
    /// Milliseconds.
    package let used: Int64
    package let learned: Int64
    package let points: Int64
    package let rewarded: Int64
    package let overLimit: Int64
  }

  /// The sums by day, latest first, and within a day by app.
  package func sums(
    from: LocalDay,
    to: LocalDay,
    after place: (day: LocalDay, app: String)?,
    atMost count: Int
  ) throws -> [DaySums] {
    try connection.all(
      """
      SELECT sums.day, sums.app, app.identifier, app.name, sums.used, sums.learned, sums.points,
        sums.rewarded, sums.over_limit
      FROM usage_day AS sums LEFT JOIN app ON app.household = sums.household
        AND app.child = sums.child AND app.app = sums.app
      WHERE sums.household = ? AND sums.child = ? AND sums.day BETWEEN ? AND ?
        AND (sums.day < ? OR sums.app > ?)
      ORDER BY sums.day DESC, sums.app LIMIT ?
      """,
      household,
      child,
      from,
      min(to, place?.day ?? to),
      place?.day ?? .last,
      place?.app ?? "",
      count
    ) { row in
      let app = try row.value(1, as: String.self)
      return DaySums(
        day: try row.value(0),
        app: app,
        identifier: try row.value(2, as: String?.self) ?? app,
        name: try row.value(3, as: String?.self) ?? app,
        used: try row.value(4),
        learned: try row.value(5),
        points: try row.value(6),
        rewarded: try row.value(7),
        overLimit: try row.value(8)
      )
    }
  }

  /// Milliseconds of learning, and of reward use beyond allocations, on a day.
  package func dayFigures(_ day: LocalDay) throws -> (learned: Int64, overLimit: Int64) {
    try connection.first(
      """
      SELECT coalesce(sum(learned), 0), coalesce(sum(over_limit), 0) FROM usage_day
      WHERE household = ? AND child = ? AND day = ?
      """,
      household,
      child,
      day
    ) { (try $0.value(0, as: Int64.self), try $0.value(1, as: Int64.self)) } ?? (0, 0)
  }

  /// Whether any use is stored.
  package func hasUse() throws -> Bool {
    try connection.first(
      "SELECT 1 FROM usage_day WHERE household = ? AND child = ? LIMIT 1",
      household,
      child
    ) { try $0.value(0, as: Int.self) } != nil
  }
}
