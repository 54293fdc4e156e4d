package import Vocabulary

/// Figures of the last seven days (FST-016); figures without data are absent.
package struct HealthWeekFigures: Hashable, Sendable {
  /// The number of days.
  package static let days = 7
  /// The number of days for the trend of weight.
  package static let trendDays = 28

  package var weightGrams: Int?
  /// The change since the latest weight at or before the start of the seven days.
  package var weightChangeGrams: Int?
  package var weightToGoalGrams: Int?
  package var weightTrendGrams: Int?
  package var averageWater: Int?
  package var averageSleepMinutes: Int?
  package var meanBedtime: Int?
  package var meanWaking: Int?
  package var fastsFinished = 0
  package var averageFastMinutes: Int?
  package var fastGoalsReached = 0

  package init() {}

  /// - Parameters:
  ///   - week: figures of the last seven local days, today last.
  ///   - weights: the weights of the last 28 days and the latest one before them, in any order.
  ///   - fasts: at least those that ended in the last seven days.
  ///   - goals: the member's goals.
  ///   - calendar: the member's calendar.
  ///   - now: the end of the seven days.
  package init(
    week: [HealthDayFigures],
    weights: [HealthEntry],
    fasts: [HealthEntry],
    goals: HealthGoals,
    calendar: HouseholdCalendar,
    now: Timestamp
  ) {
    let since = now - .seconds(Self.days * 86_400)
    setWeight(weights, goals, since: since, now: now)
    averageWater = Self.mean(week.map(\.waterMillilitres).filter { $0 > 0 })
    averageSleepMinutes = Self.mean(week.compactMap(\.sleepMinutes))
    // Naps must not affect bedtime.
    let nights = week.compactMap(\.night)
    meanBedtime = CircularMean.minutes(
      nights.map { calendar.time(of: $0.start).minutesSinceMidnight }
    )
    meanWaking = CircularMean.minutes(
      nights.map { calendar.time(of: $0.end).minutesSinceMidnight }
    )
    let finished = fasts.filter { $0.end.map { $0 > since && $0 <= now } ?? false }
    fastsFinished = finished.count
    averageFastMinutes = Self.mean(
      finished.compactMap { fast in
        fast.end.map { Int(clamping: ($0 - fast.start).milliseconds / 60_000) }
      }
    )
    fastGoalsReached = finished.count { $0.hasReachedGoal }
  }

  private mutating func setWeight(
    _ weights: [HealthEntry],
    _ goals: HealthGoals,
    since: Timestamp,
    now: Timestamp
  ) {
    let ordered = weights.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    guard let latest = ordered.last else { return }
    weightGrams = latest.amount
    weightToGoalGrams = goals.weightGrams.map { $0 - latest.amount }
    // A change needs a weight within the seven days.
    if let before = ordered.last(where: { $0.start <= since }), latest.start > since {
      weightChangeGrams = latest.amount - before.amount
    }
    let first = now - .seconds(Self.trendDays * 86_400)
    weightTrendGrams = Self.slopePerWeek(ordered.filter { $0.start >= first })
  }

  /// Slope in grams per week by least squares; `nil` when the entries span less than a day.
  static func slopePerWeek(_ entries: [HealthEntry]) -> Int? {
    guard let first = entries.first, let last = entries.last,
      last.start - first.start >= .seconds(86_400)
    else { return nil }
    let weeks = entries.map { Double(($0.start - first.start).milliseconds) / 604_800_000 }
    let grams = entries.map { Double($0.amount) }
    let count = Double(entries.count)
    let (meanX, meanY) = (weeks.reduce(0, +) / count, grams.reduce(0, +) / count)
    let above = zip(weeks, grams).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    let below = weeks.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
    guard below > 0 else { return nil }
    return Int(exactly: (above / below).rounded())
  }

  private static func mean(_ values: [Int]) -> Int? {
    guard !values.isEmpty else { return nil }
    let sum = values.reduce(0 as Double) { $0 + Double($1) }
    return Int(exactly: (sum / Double(values.count)).rounded())
  }
}
