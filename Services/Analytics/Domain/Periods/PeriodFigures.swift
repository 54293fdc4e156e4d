package import Vocabulary

/// What a span of days came to.
package struct PeriodFigures: Equatable, Sendable {
  package let days: ClosedRange<LocalDay>
  package let summary: DaySummary
  /// None of its days has begun.
  package let isAhead: Bool

  package init(days: ClosedRange<LocalDay>, summary: DaySummary, isAhead: Bool = false) {
    self.days = days
    self.summary = summary
    self.isAhead = isAhead
  }

  /// Sums up `span`, each task once.
  package init(_ sums: PeriodSums, in span: ClosedRange<LocalDay>, today: LocalDay) {
    self.init(days: span, summary: sums.summary(of: span), isAhead: span.lowerBound > today)
  }

  package var rate: Rate { Rate(summary.completed, of: summary.total) }
}

/// A share of a whole; an empty whole has none (ANA-013).
package struct Rate: Equatable, Sendable {
  package let part: Int
  package let whole: Int

  package init(_ part: Int, of whole: Int) {
    self.part = part
    self.whole = whole
  }

  package var isEmpty: Bool { whole <= 0 }

  /// 0 to 1, exactly.
  package var exact: Double { isEmpty ? 0 : Double(part) / Double(whole) }

  /// 0 to 1, rounded half up to four decimals (ANA-038).
  package var value: Double { rounded(exact) }

  /// Whole percent, rounded half up (ANA-038).
  package var percent: Int { isEmpty ? 0 : (2 * 100 * part + whole) / (2 * whole) }
}

/// Four decimals, rounded half up.
package func rounded(_ value: Double) -> Double { (value * 10_000 + 0.5).rounded(.down) / 10_000 }

extension Sequence<PeriodFigures> {
  /// The most points, then the most completions, then the earlier (ANA-034).
  ///
  /// - Returns: `nil` when nothing was done.
  package var mostProductive: PeriodFigures? {
    self.max { ($0.rank, $1.days.lowerBound) < ($1.rank, $0.days.lowerBound) }
      .flatMap { $0.summary.completed > 0 ? $0 : nil }
  }

  /// The fewest points, then the fewest completions, then the earlier.
  ///
  /// - Returns: `nil` when there are fewer than two.
  package var leastProductive: PeriodFigures? {
    var count = 0
    var least: PeriodFigures?
    for one in self {
      count += 1
      if let found = least, (found.rank, found.days.lowerBound) <= (one.rank, one.days.lowerBound) {
        continue
      }
      least = one
    }
    return count < 2 ? nil : least
  }
}

extension PeriodFigures {
  /// Orders by points, then by completions.
  fileprivate var rank: Rank { Rank(points: summary.points, completed: summary.completed) }

  fileprivate struct Rank: Comparable {
    let points: Int
    let completed: Int

    static func < (lhs: Rank, rhs: Rank) -> Bool {
      (lhs.points, lhs.completed) < (rhs.points, rhs.completed)
    }
  }
}
