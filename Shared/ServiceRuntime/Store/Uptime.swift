package import SQLite
package import Vocabulary

/// The total running time of the service, by which retention is measured.
///
/// A wall clock may be ten years ahead for a minute, and deleted data cannot be recovered. So
/// nothing is deleted before the service has *run* for its retention time; a machine that is
/// sometimes off keeps data longer. At the end of each hour `uptime_mark` records the feed's
/// position and the wall clock, which date older data.
package enum Uptime {
  /// The unit of counting; a shorter rest is lost when the process ends.
  package static let step = Duration.seconds(600)
  private static let stepsInHour = Int64(Duration.seconds(3_600) / step)
  /// How far back marks are kept: the longest retention time.
  package static let memory = Duration.seconds(90 * 86_400)

  /// The state at the end of an hour.
  struct Mark: Equatable {
    /// The number of the feed's newest event.
    let sequence: Int64
    /// The earliest time that the wall clock showed then or later: a record with an older stamp is
    /// older.
    let at: Timestamp
  }

  /// Counts a step of running time, and marks the end of an hour.
  ///
  /// - Parameters:
  ///   - feed: the service's feed.
  ///   - now: the wall clock's time.
  ///   - connection: the writing connection.
  /// - Returns: whether an hour ended.
  /// - Throws: ``SQLiteError``.
  package static func passStep(
    _ feed: FeedTable,
    at now: Timestamp,
    in connection: Connection
  ) throws -> Bool {
    let step = try connection.first(
      """
      UPDATE uptime SET step = (step + 1) % ?1, hours = hours + (step + 1) / ?1 WHERE one = 1
      RETURNING step
      """,
      stepsInHour
    ) { try $0.value(0, as: Int64.self) }
    guard step == 0 else { return false }
    try connection.run(
      "INSERT INTO uptime_mark(hour, seq, at) SELECT hours, ?, ? FROM uptime WHERE one = 1",
      try feed.head(connection),
      now
    )
    try connection.run(
      "DELETE FROM uptime_mark WHERE hour < (SELECT hours FROM uptime WHERE one = 1) - ?",
      hours(memory)
    )
    return true
  }

  /// The mark from `age` of running time ago; `nil` when the service has not run that long.
  static func mark(_ age: Duration, in connection: Connection) throws -> Mark? {
    try connection.first(
      """
      SELECT seq, (SELECT min(at) FROM uptime_mark WHERE hour >= mark.hour) FROM uptime_mark AS mark
      WHERE hour = (SELECT hours FROM uptime WHERE one = 1) - ?
      """,
      hours(age)
    ) { Mark(sequence: try $0.value(0), at: try $0.value(1)) }
  }

  /// In whole hours, rounded up.
  static func hours(_ age: Duration) -> Int64 { (age.components.seconds + 3_599) / 3_600 }
}
