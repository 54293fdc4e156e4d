import SQLite
import TaskDomain
import Vocabulary

/// A part of the index rows of a range of days.
///
/// Stored values depend on the zone at the time of writing, so the index range is a day or two
/// wider than the days. Rows well inside the range can be counted without being read.
enum RangePart: CaseIterable {
  /// All rows, each read as far as needed.
  case whole
  /// Rows that are in the range in whichever zone they were written.
  case inside
  /// Rows around the first day.
  case before
  /// Rows around the last day.
  case behind
}

extension TaskReader {
  /// Due on one of the days, in either form of due date.
  func dueCondition(_ range: DayRange) -> SQLText {
    guard !range.isOpen else { return SQLText("") }
    let (first, last) = (range.first ?? .first, range.last ?? .last)
    let (start, end) = (moment.calendar.start(of: first), moment.calendar.end(of: last))
    let (from, to) = (range.first.map { _ in start }, range.last.map { _ in end })
    let sure = surelyDue(from: from, to: to)
    let (low, high) = possiblyDue(from: from, to: to).bounds(of: rangePart, sure)
    var condition = SQLText(" AND due_rank BETWEEN ? AND ?", low, high)
    guard rangePart != .inside else { return condition }
    condition.append(" AND (")
    // Sufficient for most rows, and first in the index.
    if rangePart == .whole, let sure {
      condition.append("due_rank BETWEEN ? AND ? OR ", sure.lowerBound, sure.upperBound)
    }
    condition.append(
      "due_on BETWEEN ? AND ? OR (due_at >= ? AND due_at < ?))",
      first,
      last,
      start,
      end
    )
    return condition
  }

  /// By the stored completion day; the instants narrow the index range, two days wider at each end.
  func completedCondition(_ range: DayRange) -> SQLText {
    guard !range.isOpen else { return SQLText("") }
    let slack: Int64 = 48 * 3_600_000
    let (first, last) = (range.first ?? .first, range.last ?? .last)
    let start = range.first.map { moment.calendar.start(of: $0).millisecondsSinceEpoch }
    let end = range.last.map { moment.calendar.end(of: $0).millisecondsSinceEpoch - 1 }
    let (low, high) = (start.map { $0 + slack } ?? .min, end.map { $0 - slack } ?? .max)
    let possible = (start.map { $0 - slack } ?? .min)...(end.map { $0 + slack } ?? .max)
    let bounds = possible.bounds(of: rangePart, low <= high ? low...high : nil)
    var condition = SQLText(" AND completed_at BETWEEN ? AND ?", bounds.low, bounds.high)
    guard rangePart != .inside else { return condition }
    condition.append(" AND completion_day BETWEEN ? AND ?", first, last)
    return condition
  }

  /// Counts a list with a single long range; the inside is counted without reading rows.
  ///
  /// - Returns: `nil` for any other list.
  func countParts(of listing: TaskListing) throws -> Int? {
    let ranges = listing.criteria.flatMap { [$0.due, $0.completed] }.filter { !$0.isOpen }
    guard ranges.count == 1, rangePart == .whole, ranges[0].isLong else { return nil }
    return try RangePart.allCases.filter { $0 != .whole }.reduce(0) { sum, part in
      try sum + counting(part).count(listing)
    }
  }
}

extension DayRange {
  /// Whether the inside is much larger than the margins.
  fileprivate var isLong: Bool {
    guard let first, let last else { return true }
    return last.days(since: first) >= 30
  }
}

extension ClosedRange<Int64> {
  /// The bounds of a part of this range, of which `sure` is inside; the last is before the first
  /// when the part is empty.
  fileprivate func bounds(
    of part: RangePart,
    _ sure: ClosedRange<Int64>?
  ) -> (low: Int64, high: Int64) {
    let none: (low: Int64, high: Int64) = (1, 0)
    switch (part, sure) {
    case (.whole, _), (.before, nil): return (lowerBound, upperBound)
    case (.inside, let sure?): return (sure.lowerBound, sure.upperBound)
    case (.before, let sure?):
      return sure.lowerBound > lowerBound ? (lowerBound, sure.lowerBound - 1) : none
    case (.behind, let sure?):
      return sure.upperBound < upperBound ? (sure.upperBound + 1, upperBound) : none
    case (.inside, nil), (.behind, nil): return none
    }
  }
}
