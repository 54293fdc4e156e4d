import AnalyticsDomain
import SQLite
import ServiceRuntime
import Vocabulary

// Runs of active days are updated with every booking and every change of protected days, so that reading a streak does
// not need the member's whole history.

extension ScoreReader {
  /// The member's streak as of a day, from its last ``Streak/reach`` days and the longest run.
  ///
  /// - Parameters:
  ///   - space: the member's space.
  ///   - day: the requested day, not after `today`.
  ///   - today: the member's local day; `nil` if it is `day`.
  ///   - protection: the member's protected days; `nil` reads them.
  /// - Returns: the streak.
  /// - Throws: errors of the store.
  func streak(
    of space: Space,
    on day: LocalDay,
    today: LocalDay? = nil,
    protection: Protection? = nil
  ) throws -> Streak {
    Streak(
      recentDays: try activeDays(of: space, in: Streak.span(endingOn: day)),
      lastActiveDay: try run(of: space, upTo: day)?.last,
      longest: try longestRun(of: space),
      on: day,
      today: today ?? day,
      protection: try protection ?? self.protection(of: space)
    )
  }

  /// The longest run of active days; of equal ones the latest (STK-004).
  private func longestRun(of space: Space) throws -> DayRun? {
    try connection.first(
      """
      SELECT first_day, last_day, length FROM streak_run
      WHERE household = ? AND member = ? ORDER BY length DESC, first_day DESC LIMIT 1
      """,
      space.household,
      space.member,
      decode: DayRun.init
    )
  }

  /// The uncapped number of consecutive active days up to a day; only `today` may still become active.
  func daysInARow(of space: Space, upTo day: LocalDay, today: LocalDay) throws -> Int {
    guard let run = try run(of: space, upTo: day) else { return 0 }
    let end = day < today ? day.advanced(by: 1) : day
    return try protection(of: space).bridges(from: run.last, to: end) ? run.length : 0
  }

  /// The last run that begins on or before `day`, truncated to that day.
  private func run(of space: Space, upTo day: LocalDay) throws -> DayRun? {
    guard let run = try run(of: space, beginningBy: day) else { return nil }
    return run.last <= day ? run : try part(of: run, in: run.first...day, space)
  }

  /// The part of a run that lies in `days`, computed from its active days there.
  fileprivate func part(
    of run: DayRun,
    in days: ClosedRange<LocalDay>,
    _ space: Space
  ) throws -> DayRun? {
    if days == run.first...run.last { return run }
    let part = try connection.first(
      """
      SELECT min(day), max(day), count(*) FROM day_score
      WHERE household = ? AND member = ? AND source = ? AND day BETWEEN ? AND ?
        AND completions > 0
      """,
      space.household,
      space.member,
      PointsSource.task,
      days.lowerBound,
      days.upperBound
    ) { row -> DayRun? in
      guard let first = try row.value(0, as: LocalDay?.self),
        let last = try row.value(1, as: LocalDay?.self)
      else { return nil }
      return DayRun(first: first, last: last, length: try row.value(2))
    }
    return part ?? nil
  }

  /// The last run that begins on or before `day`.
  fileprivate func run(of space: Space, beginningBy day: LocalDay) throws -> DayRun? {
    try connection.first(
      """
      SELECT first_day, last_day, length FROM streak_run
      WHERE household = ? AND member = ? AND first_day <= ? ORDER BY first_day DESC LIMIT 1
      """,
      space.household,
      space.member,
      day,
      decode: DayRun.init
    )
  }

  /// All runs, oldest first.
  func runs(of space: Space) throws -> [DayRun] {
    try connection.all(
      """
      SELECT first_day, last_day, length FROM streak_run
      WHERE household = ? AND member = ? ORDER BY first_day
      """,
      space.household,
      space.member,
      decode: DayRun.init
    )
  }
}

/// Updates the runs of active days inside one open transaction.
struct StreakRunWriter {
  let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  private var reader: ScoreReader { ScoreReader(connection) }

  /// Recomputes the runs in and around `days` after their activity or protection changed.
  ///
  /// Days outside of `days` must be unchanged: the parts of stored runs that lie there are reused.
  func recompute(_ days: ClosedRange<LocalDay>, of space: Space) throws {
    let before = try touched(days, of: space)
    let active = try reader.activeDays(of: space, in: days)
    guard !before.isEmpty || !active.isEmpty else { return }
    let (first, last) = (days.lowerBound.advanced(by: -1), days.upperBound.advanced(by: 1))
    let earlier = try before.filter { $0.first < days.lowerBound }.compactMap { run in
      try reader.part(of: run, in: run.first...min(run.last, first), space)
    }
    let later = try before.filter { $0.last > days.upperBound }.compactMap { run in
      try reader.part(of: run, in: max(run.first, last)...run.last, space)
    }
    let pieces = earlier + active.map { DayRun(first: $0, last: $0) } + later
    let after = DayRun.joined(pieces, protection: try reader.protection(of: space))
    let (old, new) = (Set(before), Set(after))
    for run in before where !new.contains(run) { try remove(run, of: space) }
    for run in after where !old.contains(run) { try insert(run, of: space) }
  }

  /// The runs that overlap `days`, and the nearest ones before and after, oldest first.
  private func touched(_ days: ClosedRange<LocalDay>, of space: Space) throws -> [DayRun] {
    let earlier =
      days.lowerBound > .first
      ? try reader.run(of: space, beginningBy: days.lowerBound.advanced(by: -1)) : nil
    let inside = try connection.all(
      """
      SELECT first_day, last_day, length FROM streak_run
      WHERE household = ? AND member = ? AND first_day BETWEEN ? AND ? ORDER BY first_day
      """,
      space.household,
      space.member,
      days.lowerBound,
      days.upperBound,
      decode: DayRun.init
    )
    let later = try connection.first(
      """
      SELECT first_day, last_day, length FROM streak_run
      WHERE household = ? AND member = ? AND first_day > ? ORDER BY first_day LIMIT 1
      """,
      space.household,
      space.member,
      days.upperBound,
      decode: DayRun.init
    )
    return (earlier.map { [$0] } ?? []) + inside + (later.map { [$0] } ?? [])
  }

  private func remove(_ run: DayRun, of space: Space) throws {
    try connection.run(
      "DELETE FROM streak_run WHERE household = ? AND member = ? AND first_day = ?",
      space.household,
      space.member,
      run.first
    )
  }

  private func insert(_ run: DayRun, of space: Space) throws {
    try connection.run(
      """
      INSERT OR REPLACE INTO streak_run (household, member, first_day, last_day, length)
      VALUES (?, ?, ?, ?, ?)
      """,
      space.household,
      space.member,
      run.first,
      run.last,
      run.length
    )
  }
}

extension DayRun {
  /// Reads three columns: first day, last day, length.
  fileprivate init(_ row: Row) throws {
    self.init(first: try row.value(0), last: try row.value(1), length: try row.value(2))
  }
}
