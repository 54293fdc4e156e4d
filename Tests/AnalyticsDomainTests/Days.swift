import AnalyticsDomain
import Vocabulary

/// The days of one week, and test helpers for them.
enum Days {
  // 2026-11-16 is a Monday.
  static let monday = LocalDay(daysSinceEpoch: 20_773)
  static let tuesday = monday.advanced(by: 1)
  static let wednesday = monday.advanced(by: 2)
  static let thursday = monday.advanced(by: 3)
  static let friday = monday.advanced(by: 4)
}

extension FeedReport {
  static func about(
    _ entity: String,
    at milliseconds: Int64 = 1,
    _ occurrence: Occurrence
  ) -> FeedReport {
    FeedReport(
      entity: entity,
      at: Timestamp(millisecondsSinceEpoch: milliseconds),
      occurrence: occurrence
    )
  }
}

/// A ledger in an array: the logic of the stores, without a store.
struct PaperLedger {
  private(set) var entries: [LedgerEntry] = []

  mutating func book(_ report: FeedReport) {
    let own = entries.filter { $0.source == report.source && $0.entity == report.entity }
    entries += report.entries(counted: .after(own))
  }

  func score(on day: LocalDay) -> DayScore {
    let tasks = entries.filter { $0.source == .task && $0.day == day }
    return DayScore(
      day: day,
      points: tasks.reduce(0) { $0 + $1.points },
      tasksCompleted: tasks.reduce(0) { $0 + $1.completions }
    )
  }

  func points(_ source: PointsSource) -> Int {
    entries.filter { $0.source == source }.reduce(0) { $0 + $1.points }
  }
}
