package import CatalogDomain
import CatalogContracts
import SQLite
import ServiceRuntime
package import Vocabulary

/// Changes a child's use, points and rewards in an open transaction.
package struct PointsWriter {
  let context: WriteContext
  let space: Space
  package let calendar: HouseholdCalendar
  package let ledger: PointsLedger
  /// Reads uncommitted changes of the transaction.
  package let reader: PointsReader

  init(
    _ context: WriteContext,
    _ space: Space,
    _ stamp: EventStamp,
    calendar: HouseholdCalendar
  ) {
    self.context = context
    self.space = space
    self.calendar = calendar
    ledger = PointsLedger(context, space, stamp)
    reader = PointsReader(context.connection, space, now: context.now, calendar: calendar)
  }

  var connection: Connection { context.connection }
  var household: HouseholdID { space.household }
  var child: MemberID { space.member }
  var actor: MemberID? { ledger.stamp.actor }
  /// The time of the transaction.
  package var now: Timestamp { context.now }
  package var today: LocalDay { reader.today }
}

// MARK: - Points

extension PointsWriter {
  /// Gives or takes points (APP-081).
  ///
  /// - Throws: ``ScreenTimeRefusal/insufficientPoints(available:held:needed:)`` if more is taken than can
  ///   be spent; points held by open requests cannot be taken.
  package func adjust(_ adjustment: PointsAdjustment) throws -> PointsEntry {
    let balance = try reader.balance()
    guard balance.available + adjustment.points >= 0 || adjustment.points > 0 else {
      throw ScreenTimeRefusal.insufficientPoints(
        available: balance.available,
        held: balance.held,
        needed: -adjustment.points
      )
    }
    var booking = PointsBooking(.adjustment, points: adjustment.points, on: today)
    booking.reason = adjustment.reason
    return try ledger.book(booking)
  }

  /// Stores new settings with the author of each change, and appends the event.
  package func store(_ after: ScreenTimeSettings, over before: ScreenTimeSettings) throws {
    guard after.revision != before.revision else { return }
    try connection.run(
      """
      INSERT OR REPLACE INTO screen_time_settings (household, child, price, daily_maximum, goal,
        needs_approval, lessons_pay, points_per_lesson, lesson_maximum, revision)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      household,
      child,
      after.price,
      after.dailyMaximum,
      after.goal,
      after[.needsApproval],
      after[.lessonsPay],
      after.pointsPerLesson,
      after.lessonMaximum,
      after.revision
    )
    let fields = after.changedFields(since: before)
    for field in fields {
      try connection.run(
        """
        INSERT INTO screen_time_change (household, child, number, at, member, field, before, after)
        VALUES (?1, ?2, (SELECT coalesce(max(number), 0) + 1 FROM screen_time_change
          WHERE household = ?1 AND child = ?2), ?3, ?4, ?5, ?6, ?7)
        """,
        household,
        child,
        now,
        actor,
        field.rawValue,
        before[field],
        after[field]
      )
    }
    try context.append(
      NewEvent(
        CatalogV1.ScreenTimeSettingsChanged(
          settings: CatalogV1.ScreenTimeSettings(after),
          previous: CatalogV1.ScreenTimeSettings(before)
        ),
        entity: child.text,
        revision: after.revision,
        changedFields: fields.map(\.rawValue)
      ),
      ledger.stamp
    )
  }

  /// Books points for a child's first completion of a lesson, if a parent has enabled this.
  package func payLesson(_ topic: TopicIdentifier) throws {
    let settings = try reader.settings()
    guard settings.lessonsPay else { return }
    let paid = try connection.first(
      "SELECT lessons FROM points_day WHERE household = ? AND child = ? AND day = ?",
      household,
      child,
      today
    ) { try $0.value(0, as: Int64.self) }
    let points = settings.lessonPoints(paidToday: paid ?? 0)
    guard points > 0 else { return }
    var booking = PointsBooking(.earn, points: points, on: today)
    booking.topic = topic.text
    try ledger.book(booking)
  }
}
