import AnalyticsDomain
import SQLite
import ServiceRuntime
import Vocabulary

extension LedgerWriter {
  /// The completion of a task or topic that counts now; `nil` when it has none.
  func countedCompletion(
    of entity: String,
    from source: PointsSource,
    in space: Space
  ) throws -> CountedCompletion? {
    let entries = try connection.all(
      """
      SELECT happening, at, day, points, completions FROM ledger
      WHERE household = ? AND member = ? AND source = ? AND entity = ? ORDER BY id
      """,
      space.household,
      space.member,
      source,
      entity
    ) { row in
      try LedgerEntry(
        source: source,
        entity: entity,
        kind: row.value(0),
        at: row.value(1),
        day: row.value(2),
        points: row.value(3),
        completions: row.value(4)
      )
    }
    return CountedCompletion.after(entries)
  }

  /// Adds an entry and updates the sums.
  func book(_ entry: LedgerEntry, in space: Space, from origin: FeedPosition) throws {
    try connection.run(
      """
      INSERT INTO ledger (household, member, source, entity, happening, at, day, points,
        completions, epoch, sequence, rule, rule_version, inputs)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      space.household,
      space.member,
      entry.source,
      entry.entity,
      entry.kind,
      entry.at,
      entry.day,
      entry.points,
      entry.completions,
      origin.storedEpoch,
      origin.sequence,
      entry.applied.rule,
      entry.applied.version,
      entry.applied.storedInputs
    )
    try add(DaySum(entry), in: space)
  }

  /// Adds to the sums of a day and the total.
  func add(_ sum: DaySum, in space: Space) throws {
    let before = sum.touchesStreaks ? try completions(on: sum.day, in: space) : 0
    try connection.run(
      """
      INSERT INTO day_score (household, member, source, day, points, completions)
      VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET points = points + excluded.points,
        completions = completions + excluded.completions
      """,
      space.household,
      space.member,
      sum.source,
      sum.day,
      sum.points,
      sum.completions
    )
    try connection.run(
      """
      INSERT INTO total_score (household, member, source, points) VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET points = points + excluded.points
      """,
      space.household,
      space.member,
      sum.source,
      sum.points
    )
    guard sum.touchesStreaks, (before > 0) != (before + sum.completions > 0) else { return }
    try StreakRunWriter(connection).recompute(sum.day...sum.day, of: space)
  }

  private func completions(on day: LocalDay, in space: Space) throws -> Int {
    try connection.first(
      """
      SELECT completions FROM day_score
      WHERE household = ? AND member = ? AND source = ? AND day = ?
      """,
      space.household,
      space.member,
      PointsSource.task,
      day
    ) { try $0.value(0) } ?? 0
  }
}

/// An entry's contribution to its day and to the total.
struct DaySum {
  let source: PointsSource
  let day: LocalDay
  let points: Int
  let completions: Int

  /// Whether the entry can change a streak; lessons (STK-008) and changed priorities cannot.
  fileprivate var touchesStreaks: Bool { source == .task && completions != 0 }

  var negated: DaySum {
    DaySum(source: source, day: day, points: -points, completions: -completions)
  }
}

extension DaySum {
  fileprivate init(_ entry: LedgerEntry) {
    self.init(
      source: entry.source,
      day: entry.day,
      points: entry.points,
      completions: entry.completions
    )
  }
}

// MARK: - Levels

extension LedgerWriter {
  /// The highest level announced so far; 1 at first.
  func highestLevel(of space: Space) throws -> Int {
    try connection.first(
      "SELECT highest FROM level_reached WHERE household = ? AND member = ?",
      space.household,
      space.member
    ) { row in try row.value(0) } ?? 1
  }

  func remember(highestLevel: Int, of space: Space) throws {
    try connection.run(
      """
      INSERT INTO level_reached (household, member, highest) VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET highest = excluded.highest
      """,
      space.household,
      space.member,
      highestLevel
    )
  }
}
