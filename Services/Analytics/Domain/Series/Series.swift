package import Vocabulary

/// What a series is about; the raw value is the contract's.
package enum SeriesKind: Int, Hashable, Sendable, CaseIterable {
  case completionTrend = 1
  case scoreProgression = 2
  case streak = 3
  case priorityDistribution = 4
  case completionRatio = 5
  case projectPerformance = 6
  case byHour = 7
  case byWeekday = 8
}

/// Numbers for a chart, with what a client needs to draw them.
package struct Series: Equatable, Sendable {
  package enum Form: Int, Hashable, Sendable {
    case line = 1
    case pie = 2
    case bar = 3
  }

  package enum Unit: String, Hashable, Sendable {
    case points, tasks, days, rate
  }

  /// A point, and what a tooltip shows beside it (TRD-012).
  package struct Point: Equatable, Sendable {
    package var label: String
    package var day: LocalDay?
    package var value: Double
    package var second: Double?
    package var completed: Int
    package var bestProject: ProjectID?
    /// The project whose name is the label.
    package var project: ProjectID?

    package init(
      label: String = "",
      day: LocalDay? = nil,
      value: Double,
      second: Double? = nil,
      completed: Int = 0,
      bestProject: ProjectID? = nil,
      project: ProjectID? = nil
    ) {
      self.label = label
      self.day = day
      self.value = value
      self.second = second
      self.completed = completed
      self.bestProject = bestProject
      self.project = project
    }
  }

  package let kind: SeriesKind
  package let form: Form
  package let title: String
  package let unit: Unit
  package let points: [Point]
  package let center: String
  /// Days between two points of a line; 0 where the axis is none of time.
  package let spacing: Int

  package init(
    _ kind: SeriesKind,
    _ form: Form,
    _ title: String,
    _ unit: Unit,
    _ points: [Point],
    center: String = "",
    spacing: Int = 0
  ) {
    self.kind = kind
    self.form = form
    self.title = title
    self.unit = unit
    self.points = points
    self.center = center
    self.spacing = spacing
  }

  package var minimum: Double { points.map(\.value).min() ?? 0 }
  package var maximum: Double { points.flatMap { [$0.value, $0.second ?? 0] }.max() ?? 0 }
  package var isEmpty: Bool { points.allSatisfy { $0.value == 0 && ($0.second ?? 0) == 0 } }

  package var average: Double {
    points.isEmpty ? 0 : rounded(points.reduce(0) { $0 + $1.value } / Double(points.count))
  }

  /// The next of 5, 10, 20, 50, 100, 200, 500 and so on at or above the largest value; 1 for rates (TRD-011).
  package var axisEnd: Double {
    guard unit != .rate else { return 1 }
    var (end, factors) = (5.0, [2.0, 2.0, 2.5])
    while end < maximum, end < 1e15 {
      let factor = factors.removeFirst()
      factors.append(factor)
      end *= factor
    }
    return end
  }

  package var trend: Trend? { Trend(of: points.map(\.value), spacing: spacing) }
}

/// Where a series goes (TRD-015).
package struct Trend: Equatable, Sendable {
  package enum Direction: Int, Hashable, Sendable {
    case rising = 1
    case steady = 2
    case falling = 3
  }

  /// With fewer points nothing is said.
  package static let fewest = 7
  /// The share of the average that a week has to bring.
  static let threshold = 0.05

  package let slopePerDay: Double
  package let direction: Direction

  /// - Parameters:
  ///   - values: at equal distances, the oldest first.
  ///   - spacing: days between two of them.
  ///
  /// `nil` with fewer than ``fewest`` values, or where the axis is none of time.
  package init?(of values: [Double], spacing: Int) {
    guard values.count >= Trend.fewest, spacing > 0 else { return nil }
    let count = Double(values.count)
    let meanX = (count - 1) / 2
    let average = values.reduce(0, +) / count
    var (above, below) = (0.0, 0.0)
    for (place, value) in values.enumerated() {
      let x = Double(place) - meanX
      above += x * (value - average)
      below += x * x
    }
    let slope = above / below / Double(spacing)
    let perWeek = slope * 7
    // Sums of fractions leave crumbs where nothing changes.
    let limit = max(Trend.threshold * average, 1e-9)
    slopePerDay = (slope * 1_000_000).rounded() / 1_000_000
    direction = perWeek > limit ? .rising : perWeek < -limit ? .falling : .steady
  }
}
