import SQLite
import TaskDomain
import Vocabulary

/// A part of the index rows that a range of days is looked for in.
///
/// What is stored was stored in the zone that held then, so the rows are those of the range and of a day or
/// two around it, and only far enough inside of it a row need not be looked at to be counted.
enum RangePart: CaseIterable {
  /// All of them, each looked at as far as need be.
  case whole
  /// Those that are in the range in whichever zone they were written.
  case inside
  /// Around the first of its days.
  case before
  /// Around the last of its days.
  case behind
}

extension TaskReader {
  /// Due on one of the days, whichever form the due date has.
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
    // For most rows this is all, and it stands in front in the index.
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

  /// By the day that was stamped then; the instants narrow the index, two days wider at each end.
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

  /// How many tasks a list of one long range has: what is inside is counted without looking at it.
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
  /// Whether much more of it is inside than around its ends.
  fileprivate var isLong: Bool {
    guard let first, let last else { return true }
    return last.days(since: first) >= 30
  }
}

extension ClosedRange<Int64> {
  /// The first and the last value of a part of these, of which `sure` are inside; the last is before the
  /// first where there are none.
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
