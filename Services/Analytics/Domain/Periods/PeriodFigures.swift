package import Vocabulary

/// The figures of a span of days.
package struct PeriodFigures: Equatable, Sendable {
  package let days: ClosedRange<LocalDay>
  package let summary: DaySummary
  /// Whether the whole span lies in the future.
  package let isAhead: Bool

  package init(days: ClosedRange<LocalDay>, summary: DaySummary, isAhead: Bool = false) {
    self.days = days
    self.summary = summary
    self.isAhead = isAhead
  }

  /// Sums the figures of `span`; each task counts once.
  package init(_ sums: PeriodSums, in span: ClosedRange<LocalDay>, today: LocalDay) {
    self.init(days: span, summary: sums.summary(of: span), isAhead: span.lowerBound > today)
  }

  package var rate: Rate { Rate(summary.completed, of: summary.total) }
}

/// A ratio; an empty whole has no rate (ANA-013).
package struct Rate: Equatable, Sendable {
  package let part: Int
  package let whole: Int

  package init(_ part: Int, of whole: Int) {
    self.part = part
    self.whole = whole
  }

  package var isEmpty: Bool { whole <= 0 }

  /// The exact ratio, 0 to 1.
  package var exact: Double { isEmpty ? 0 : Double(part) / Double(whole) }

  /// The ratio, 0 to 1, rounded half up to four decimals (ANA-038).
  package var value: Double { rounded(exact) }

  /// The ratio in whole percent, rounded half up (ANA-038).
  package var percent: Int { isEmpty ? 0 : (2 * 100 * part + whole) / (2 * whole) }
}

/// Rounds half up to four decimals.
package func rounded(_ value: Double) -> Double { (value * 10_000 + 0.5).rounded(.down) / 10_000 }

extension Sequence<PeriodFigures> {
  /// The span with the most points, then the most completions, then the earliest (ANA-034).
  ///
  /// - Returns: `nil` when no span has a completion.
  package var mostProductive: PeriodFigures? {
    self.max { ($0.rank, $1.days.lowerBound) < ($1.rank, $0.days.lowerBound) }
      .flatMap { $0.summary.completed > 0 ? $0 : nil }
  }

  /// The span with the fewest points, then the fewest completions, then the earliest.
  ///
  /// - Returns: `nil` when there are fewer than two spans.
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
