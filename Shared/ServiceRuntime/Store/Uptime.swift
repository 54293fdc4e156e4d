package import SQLite
package import Vocabulary

/// How long the service has run, all starts together: what keeping for a time is measured by.
///
/// A wall clock may be ten years ahead for a minute, and what is forgotten then is gone for good. So
/// nothing is forgotten before the service has *run* for as long as it is kept; a machine that is off
/// now and then keeps things longer. At the end of each hour, `uptime_mark` notes how far the feed was
/// and what the wall clock said: by that it is known later what is how old.
package enum Uptime {
  /// What is counted at once; who ends before that loses it.
  package static let step = Duration.seconds(600)
  private static let stepsInHour = Int64(Duration.seconds(3_600) / step)
  /// How far back it is known what there was: the longest time that anything is kept for.
  package static let memory = Duration.seconds(90 * 86_400)

  /// What there was at the end of an hour.
  struct Mark: Equatable {
    /// The number of the feed's newest event.
    let sequence: Int64
    /// The earliest that the wall clock said then or since: what is older by its stamp is older.
    let at: Timestamp
  }

  /// Counts a step that the service ran, and marks the end of an hour.
  ///
  /// - Parameters:
  ///   - feed: the service's feed.
  ///   - now: what the wall clock says.
  ///   - connection: the one that writes.
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

  /// What there was when the service had run for `age` less than now; `nil` when it has not run that
  /// long.
  static func mark(_ age: Duration, in connection: Connection) throws -> Mark? {
    try connection.first(
      """
      SELECT seq, (SELECT min(at) FROM uptime_mark WHERE hour >= mark.hour) FROM uptime_mark AS mark
      WHERE hour = (SELECT hours FROM uptime WHERE one = 1) - ?
      """,
      hours(age)
    ) { Mark(sequence: try $0.value(0), at: try $0.value(1)) }
  }

  /// In whole hours, cut upwards.
  static func hours(_ age: Duration) -> Int64 { (age.components.seconds + 3_599) / 3_600 }
}
