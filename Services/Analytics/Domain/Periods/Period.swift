package import Vocabulary

/// A range of local days, both ends included, whose figures are summed.
package struct Period: Hashable, Sendable {
  /// How a caller selects a period.
  package enum Choice: Hashable, Sendable {
    case day(LocalDay)
    case week(of: LocalDay)
    case month(of: LocalDay)
    case year(of: LocalDay)
    case custom(from: LocalDay?, to: LocalDay?)
  }

  /// The granularity of a period's entries.
  package enum Step: Int, Hashable, Sendable, CaseIterable {
    case day = 1
    case week = 2
    case month = 3
  }

  /// The most days that a period may have (ANA-004).
  package static let longest = 366
  /// The longest period with an entry for each day; longer ones are listed by week (ANA-033).
  static let longestByDay = 31
  /// The longest period with an entry for each week; longer ones are listed by month.
  static let longestByWeek = 183

  package let days: ClosedRange<LocalDay>
  package let step: Step
  package let weekStart: WeekStart

  package init(days: ClosedRange<LocalDay>, step: Step, weekStart: WeekStart = .monday) {
    self.days = days
    self.step = step
    self.weekStart = weekStart
  }

  /// - Throws: ``PeriodRefusal/invalidPeriod`` for a custom period that lacks a day, ends before it begins, or has
  ///   more than ``longest`` days.
  package init(_ choice: Choice, weekStart: WeekStart) throws(PeriodRefusal) {
    switch choice {
    case .day(let day): self.init(days: day...day, step: .day, weekStart: weekStart)
    case .week(let day):
      let first = day.startOfWeek(weekStart)
      self.init(days: first...first.advanced(by: 6), step: .day, weekStart: weekStart)
    case .month(let day):
      self.init(days: Period.month(of: day), step: .week, weekStart: weekStart)
    case .year(let day):
      self.init(days: Period.year(of: day), step: .month, weekStart: weekStart)
    case .custom(let from, let to):
      guard let from, let to, from <= to, to.days(since: from) < Period.longest else {
        throw .invalidPeriod
      }
      let count = to.days(since: from) + 1
      let step: Step =
        count <= Period.longestByDay ? .day : count <= Period.longestByWeek ? .week : .month
      self.init(days: from...to, step: step, weekStart: weekStart)
    }
  }

  /// The number of days.
  package var count: Int { days.upperBound.days(since: days.lowerBound) + 1 }

  /// The period of the same length that ends on the day before this one (ANA-035).
  package var before: Period {
    let last = days.lowerBound.advanced(by: -1)
    let first = last.advanced(by: 1 - count)
    return Period(days: min(first, last)...last, step: step, weekStart: weekStart)
  }

  /// The days up to `today`; `nil` when the period has not begun.
  package func elapsed(today: LocalDay) -> ClosedRange<LocalDay>? {
    guard days.lowerBound <= today else { return nil }
    return days.lowerBound...min(days.upperBound, today)
  }

  /// The days, weeks or months of the period, oldest first; weeks and months are clipped to it (ANA-003).
  package func spans(by step: Step) -> [ClosedRange<LocalDay>] {
    var spans: [ClosedRange<LocalDay>] = []
    var first = days.lowerBound
    while first <= days.upperBound {
      let end =
        switch step {
        case .day: first
        case .week: first.startOfWeek(weekStart).advanced(by: 6)
        case .month: Period.month(of: first).upperBound
        }
      // 9999-12-31 has no next day.
      let last = max(first, min(end, days.upperBound))
      spans.append(first...last)
      guard last < days.upperBound else { break }
      first = last.advanced(by: 1)
    }
    return spans
  }

  private static func month(of day: LocalDay) -> ClosedRange<LocalDay> {
    let (year, month, _) = day.civil
    let first = LocalDay(year: year, month: month, day: 1) ?? day
    let next = month == 12 ? (year + 1, 1) : (year, month + 1)
    let last = LocalDay(year: next.0, month: next.1, day: 1)?.advanced(by: -1) ?? .last
    return min(first, day)...max(last, day)
  }

  private static func year(of day: LocalDay) -> ClosedRange<LocalDay> {
    let year = day.civil.year
    let first = LocalDay(year: year, month: 1, day: 1) ?? day
    let last = LocalDay(year: year, month: 12, day: 31) ?? day
    return min(first, day)...max(last, day)
  }
}

/// Why a call about a period is refused.
package enum PeriodRefusal: Error, Equatable, Sendable {
  /// A custom period lacks a day, ends before it begins, or is too long (ANA-004).
  case invalidPeriod
}
