import AnalyticsDomain
import SQLite
import ServiceRuntime
import Vocabulary

// Figures as the ledger adds up, in pages: each read sees one moment, and other reads go on between them.

extension ScoreReader {
  /// What the ledger and the stored sums say of some days in a row.
  struct DayPage: Sendable {
    var stored: [LocalDay: FigureDifference.Amount] = [:]
    var rebuilt: [LocalDay: FigureDifference.Amount] = [:]
    var entries = 0
    /// The last day of the page; `nil`: it was the last page.
    var last: LocalDay?
  }

  /// Days of one page: about a year's.
  static let daysInPage = 400

  /// Adds up the next days of the ledger after `day`, and reads what is stored for the same days.
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
    // Stored days that the ledger knows nothing of are in the page of their neighbours.
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

  /// The total as stored, and as the ledger adds up, of one moment.
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

  /// The highest level that was announced.
  func highestLevel(of space: Space) throws -> Int {
    try LedgerWriter(connection).highestLevel(of: space)
  }

  /// A task or lesson with the sum of its entries.
  struct EntitySum: Sendable {
    let entity: String
    let amount: FigureDifference.Amount
  }

  static let entitiesInPage = 500

  /// The next tasks or lessons after `entity`, by their names, with the sums of their entries.
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

  /// What a task's entries add up to.
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
