import AnalyticsDomain
import SQLite
import ServiceRuntime
import Vocabulary

// Reads the ledger for explanations; every read has a limit.

extension ScoreReader {
  /// The task entries of a day, oldest first, at most `limit`.
  func entries(of space: Space, on day: LocalDay, limit: Int) throws -> [BookedEntry] {
    try connection.all(
      """
      SELECT entity, happening, at, day, points, completions, epoch, sequence, rule,
        rule_version, inputs, source FROM ledger
      WHERE household = ? AND member = ? AND source = ? AND day = ? ORDER BY id LIMIT ?
      """,
      space.household,
      space.member,
      PointsSource.task,
      day,
      limit,
      decode: Self.booked
    )
  }

  /// The number of tasks with an entry on a day.
  func taskCount(of space: Space, on day: LocalDay) throws -> Int {
    try connection.first(
      """
      SELECT count(DISTINCT entity) FROM ledger
      WHERE household = ? AND member = ? AND source = ? AND day = ?
      """,
      space.household,
      space.member,
      PointsSource.task,
      day
    ) { try $0.value(0) } ?? 0
  }

  /// The last entries of a task or lesson, oldest first, and the number of earlier ones.
  func entries(
    of space: Space,
    about subject: Explanation.Subject,
    limit: Int
  ) throws -> (entries: [BookedEntry], earlier: Int) {
    let last = try connection.all(
      """
      SELECT entity, happening, at, day, points, completions, epoch, sequence, rule,
        rule_version, inputs, source FROM ledger
      WHERE household = ? AND member = ? AND source = ? AND entity = ? ORDER BY id DESC LIMIT ?
      """,
      space.household,
      space.member,
      subject.source,
      subject.entity,
      limit,
      decode: Self.booked
    )
    let all =
      try connection.first(
        """
        SELECT count(*) FROM ledger
        WHERE household = ? AND member = ? AND source = ? AND entity = ?
        """,
        space.household,
        space.member,
        subject.source,
        subject.entity
      ) { try $0.value(0, as: Int.self) } ?? 0
    return (last.reversed(), all - last.count)
  }

  private static func booked(_ row: Row) throws -> BookedEntry {
    let kind: EntryKind = try row.value(1)
    let entry = LedgerEntry(
      source: try row.value(11),
      entity: try row.value(0),
      kind: kind,
      at: try row.value(2),
      day: try row.value(3),
      points: try row.value(4),
      completions: try row.value(5),
      applied: AppliedRule(
        try row.value(8),
        version: try row.value(9),
        inputs: AppliedRule.inputs(stored: try row.value(10))
      )
    )
    let position = FeedPosition(storedEpoch: try row.value(6), sequence: try row.value(7))
    let feed: EventOrigin.Feed = entry.source == .task ? .task : .catalog
    return BookedEntry(
      entry,
      from: EventOrigin(feed, epoch: position.epoch, sequence: position.sequence)
    )
  }
}

extension Rule: SQLValue {}

extension AppliedRule {
  var storedInputs: String { inputs.map(String.init).joined(separator: ",") }

  static func inputs(stored text: String) -> [Int] {
    text.split(separator: ",").compactMap { Int($0) }
  }
}

// MARK: - Completions and totals

extension ScoreReader {
  /// The earliest completion that was booked on a day.
  func firstCompletion(of space: Space, on day: LocalDay) throws -> BookedEntry? {
    try connection.first(
      """
      SELECT entity, happening, at, day, points, completions, epoch, sequence, rule,
        rule_version, inputs, source FROM ledger
      WHERE household = ? AND member = ? AND source = ? AND day = ? AND completions > 0
      ORDER BY at, id LIMIT 1
      """,
      space.household,
      space.member,
      PointsSource.task,
      day,
      decode: Self.booked
    )
  }

  /// The latest completion that was booked on a day.
  func lastCompletion(of space: Space, on day: LocalDay) throws -> BookedEntry? {
    try connection.first(
      """
      SELECT entity, happening, at, day, points, completions, epoch, sequence, rule,
        rule_version, inputs, source FROM ledger
      WHERE household = ? AND member = ? AND source = ? AND day = ? AND completions > 0
      ORDER BY at DESC, id DESC LIMIT 1
      """,
      space.household,
      space.member,
      PointsSource.task,
      day,
      decode: Self.booked
    )
  }

  /// The day on which the total last rose to `goal`; earlier days are not read.
  func crossing(_ goal: Int, of space: Space) throws -> TotalCrossing {
    var crossing = TotalCrossing(goal: goal, total: try total(of: space, from: .task))
    try connection.each(
      """
      SELECT day, points FROM day_score
      WHERE household = ? AND member = ? AND source = ? ORDER BY day DESC
      """,
      space.household,
      space.member,
      PointsSource.task
    ) { row in crossing.takeOff(try row.value(1), of: try row.value(0)) }
    return crossing
  }
}
