package import Vocabulary

/// The length of one step of a trend.
package enum TrendStep: Int, Hashable, Sendable, CaseIterable {
  case day = 1
  case week = 2
  case month = 3

  /// The first day of the step that contains `day`.
  package func start(of day: LocalDay, _ weekStart: WeekStart) -> LocalDay {
    switch self {
    case .day: return day
    case .week: return day.startOfWeek(weekStart)
    case .month:
      let (year, month, _) = day.civil
      return LocalDay(year: year, month: month, day: 1) ?? day
    }
  }

  /// The first day of the step after the one that starts on `start`.
  package func next(after start: LocalDay) -> LocalDay {
    switch self {
    case .day: return start.advanced(by: 1)
    case .week: return start.advanced(by: 7)
    case .month:
      let (year, month, _) = start.civil
      return LocalDay(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1) ?? .last
    }
  }
}

/// Brews over time; a step without brews has the count 0 and no average (COF-111).
package struct BrewTrend: Sendable {
  package struct Point: Hashable, Sendable {
    package let start: LocalDay
    package let tally: RatingTally
  }

  package let step: TrendStep
  private let weekStart: WeekStart
  private var tallies: [LocalDay: RatingTally] = [:]

  package init(by step: TrendStep, _ weekStart: WeekStart) {
    self.step = step
    self.weekStart = weekStart
  }

  package mutating func add(_ brew: BrewRecord) {
    guard let day = brew.day else { return }
    tallies[step.start(of: day, weekStart), default: RatingTally()].add(rating: brew.rating)
  }

  /// The maximum number of points in a reply; a longer period needs a coarser step.
  package static let maximumPoints = 1_000

  /// All steps from the one of `first` to the one of `last`, oldest first.
  /// - Returns: `nil` when there are more than ``maximumPoints``.
  package func points(from first: LocalDay, to last: LocalDay) -> [Point]? {
    var points: [Point] = []
    var start = step.start(of: first, weekStart)
    while start <= last {
      guard points.count < BrewTrend.maximumPoints else { return nil }
      points.append(Point(start: start, tally: tallies[start] ?? RatingTally()))
      let next = step.next(after: start)
      guard next > start else { break }
      start = next
    }
    return points
  }

  /// The first and last step with a brew.
  package var span: ClosedRange<LocalDay>? {
    guard let first = tallies.keys.min(), let last = tallies.keys.max() else { return nil }
    return first...last
  }
}

/// The recipe parameters of a rating trend, with their step sizes (COF-111).
package enum TrendParameter: Int, Hashable, Sendable, CaseIterable {
  /// Steps of 2 °C.
  case temperature = 1
  /// Steps of 1.
  case ratio = 2
  /// Steps of 1 g.
  case dose = 3
  /// Steps of 30 s.
  case brewTime = 4

  package var step: Int {
    switch self {
    case .temperature: 2
    case .ratio, .dose: 1
    case .brewTime: 30
    }
  }

  fileprivate func value(of brew: BrewRecord) -> Double? {
    switch self {
    case .temperature: brew.temperature.map(Double.init)
    case .ratio: brew.ratio
    case .dose: brew.dose
    case .brewTime: brew.brewTime.map(Double.init)
    }
  }
}

/// Ratings by a recipe parameter; brews without the parameter are skipped.
package struct ParameterTrend: Sendable {
  package struct Point: Hashable, Sendable {
    /// The lower end of the step.
    package let from: Int
    package let tally: RatingTally
  }

  package let parameter: TrendParameter
  private var tallies: [Int: RatingTally] = [:]

  package init(by parameter: TrendParameter) { self.parameter = parameter }

  package mutating func add(_ brew: BrewRecord) {
    // Old rows may hold invalid values, and converting a large Double to Int would trap.
    guard let value = parameter.value(of: brew), value > 0, value < 1_000_000 else { return }
    let step = Double(parameter.step)
    tallies[Int((value / step).rounded(.down)) * parameter.step, default: RatingTally()]
      .add(rating: brew.rating)
  }

  /// The steps with brews, in ascending order.
  package var points: [Point] {
    tallies.sorted { $0.key < $1.key }.map { Point(from: $0.key, tally: $0.value) }
  }
}
