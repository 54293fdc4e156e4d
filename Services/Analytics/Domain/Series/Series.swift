package import Vocabulary

/// The subject of a series; the raw value is the contract's.
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

/// Numbers for a chart, with what a client needs to draw it.
package struct Series: Equatable, Sendable {
  package enum Form: Int, Hashable, Sendable {
    case line = 1
    case pie = 2
    case bar = 3
  }

  package enum Unit: String, Hashable, Sendable {
    case points, tasks, days, rate
  }

  /// A data point with the figures of its tooltip (TRD-012).
  package struct Point: Equatable, Sendable {
    package var label: String
    package var day: LocalDay?
    package var value: Double
    package var second: Double?
    package var completed: Int
    package var bestProject: ProjectID?
    /// The project whose name is shown as the label.
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
  /// Days between two points; 0 when the axis is not time.
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

  /// The smallest of 5, 10, 20, 50, 100, 200, 500 and so on that is not below the maximum; 1 for rates (TRD-011).
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

/// The linear trend of a series (TRD-015).
package struct Trend: Equatable, Sendable {
  package enum Direction: Int, Hashable, Sendable {
    case rising = 1
    case steady = 2
    case falling = 3
  }

  /// The fewest points with a trend.
  package static let fewest = 7
  /// The weekly change, as a share of the average, below which a series is steady.
  static let threshold = 0.05

  package let slopePerDay: Double
  package let direction: Direction

  /// - Parameters:
  ///   - values: equally spaced, oldest first.
  ///   - spacing: days between two values.
  ///
  /// `nil` with fewer than ``fewest`` values, or when the axis is not time.
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
    // Rounding errors leave tiny slopes where nothing changes.
    let limit = max(Trend.threshold * average, 1e-9)
    slopePerDay = (slope * 1_000_000).rounded() / 1_000_000
    direction = perWeek > limit ? .rising : perWeek < -limit ? .falling : .steady
  }
}
