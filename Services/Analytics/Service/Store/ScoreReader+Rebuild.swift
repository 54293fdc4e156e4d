import AnalyticsDomain
import SQLite
import ServiceRuntime
import Vocabulary

// Recomputes figures from the ledger, page by page. Each page is one snapshot, and other reads run in between.

extension ScoreReader {
  /// The recomputed and stored sums of consecutive days.
  struct DayPage: Sendable {
    var stored: [LocalDay: FigureDifference.Amount] = [:]
    var rebuilt: [LocalDay: FigureDifference.Amount] = [:]
    var entries = 0
    /// The last day of the page; `nil` on the last page.
    var last: LocalDay?
  }

  /// The number of days of a page, about a year.
  static let daysInPage = 400

  /// Sums the ledger for the next days after `day`, and reads the stored sums of the same days.
  func dayPage(of space: Space, _ source: PointsSource, after day: LocalDay?) throws -> DayPage {
    var page = DayPage()
    let before = day.map { Int($0.daysSinceEpoch) } ?? Int(Int32.min)
    let sums = try connection.all(
      """
      SELECT day, sum(points), sum(completions), count(*) FROM ledger
      WHERE household = ? AND member = ? AND source = ? AND day > ?
      GROUP BY day ORDER BY day LIMIT ?
      """,
      space.household,
      space.member,
      source,
      before,
      Self.daysInPage
    ) { row in
      (
        day: try row.value(0, as: LocalDay.self),
        amount: FigureDifference.Amount(
          points: try row.value(1),
          completions: try row.value(2)
        ),
        count: try row.value(3, as: Int.self)
      )
    }
    for sum in sums {
      page.rebuilt[sum.day] = sum.amount
      page.entries += sum.count
    }
    page.last = sums.count == Self.daysInPage ? sums.last?.day : nil
    // Stored days without a ledger entry belong to the page around them.
    let stored = try connection.all(
      """
      SELECT day, points, completions FROM day_score
      WHERE household = ? AND member = ? AND source = ? AND day > ? AND day <= ?
      """,
      space.household,
      space.member,
      source,
      before,
      page.last.map { Int($0.daysSinceEpoch) } ?? Int(Int32.max)
    ) { row in
      (
        day: try row.value(0, as: LocalDay.self),
        amount: FigureDifference.Amount(
          points: try row.value(1),
          completions: try row.value(2)
        )
      )
    }
    for sum in stored { page.stored[sum.day] = sum.amount }
    return page
  }

  /// Every day with a completed task, recomputed from the ledger, oldest first.
  func activeDaysOfLedger(of space: Space) throws -> [LocalDay] {
    try connection.all(
      """
      SELECT day FROM ledger WHERE household = ? AND member = ? AND source = ?
      GROUP BY day HAVING sum(completions) > 0 ORDER BY day
      """,
      space.household,
      space.member,
      PointsSource.task
    ) { try $0.value(0) }
  }

  /// The total as stored and as recomputed from the ledger, from one snapshot.
  func totals(
    of space: Space,
    _ source: PointsSource
  ) throws -> (stored: Int, rebuilt: Int) {
    let rebuilt = try connection.first(
      """
      SELECT coalesce(sum(points), 0) FROM ledger
      WHERE household = ? AND member = ? AND source = ?
      """,
      space.household,
      space.member,
      source
    ) { try $0.value(0, as: Int.self) }
    return (try total(of: space, from: source), rebuilt ?? 0)
  }

  /// The highest level announced so far.
  func highestLevel(of space: Space) throws -> Int {
    try LedgerWriter(connection).highestLevel(of: space)
  }

  /// A task or lesson with the sum of its entries.
  struct EntitySum: Sendable {
    let entity: String
    let amount: FigureDifference.Amount
  }

  static let entitiesInPage = 500

  /// The next tasks or lessons after `entity`, ascending, with the sums of their entries.
  func entitySums(
    of space: Space,
    _ source: PointsSource,
    after entity: String
  ) throws -> [EntitySum] {
    try connection.all(
      """
      SELECT entity, sum(points), sum(completions) FROM ledger
      WHERE household = ? AND member = ? AND source = ? AND entity > ?
      GROUP BY entity ORDER BY entity LIMIT ?
      """,
      space.household,
      space.member,
      source,
      entity,
      Self.entitiesInPage
    ) { row in
      EntitySum(
        entity: try row.value(0),
        amount: FigureDifference.Amount(
          points: try row.value(1),
          completions: try row.value(2)
        )
      )
    }
  }

  /// The sum of a task's entries.
  func amount(ofTask entity: String, in space: Space) throws -> FigureDifference.Amount {
    try connection.first(
      """
      SELECT coalesce(sum(points), 0), coalesce(sum(completions), 0) FROM ledger
      WHERE household = ? AND member = ? AND source = ? AND entity = ?
      """,
      space.household,
      space.member,
      PointsSource.task,
      entity
    ) { row in
      FigureDifference.Amount(points: try row.value(0), completions: try row.value(1))
    } ?? FigureDifference.Amount(points: 0)
  }
}
