package import Vocabulary

/// A kind of goal (GOL-002); the raw value is stored.
package enum GoalKind: Int, Hashable, Sendable, CaseIterable {
  /// Task points of a day.
  case points = 1
  /// Tasks completed on a day.
  case tasks = 2
  /// Days in a row.
  case streak = 3

  /// The target of a member who has not set one.
  package var standard: Int {
    switch self {
    case .points: 15
    case .tasks: 5
    case .streak: 7
    }
  }
}

/// A member's targets, each 1 to 1,000.
package struct Goals: Equatable, Sendable {
  /// The allowed targets.
  package static let allowed = 1...1_000

  private var targets: [GoalKind: Int]

  /// Targets outside ``allowed`` are ignored.
  package init(_ targets: [GoalKind: Int] = [:]) {
    self.targets = targets.filter { Goals.allowed.contains($0.value) }
  }

  package subscript(kind: GoalKind) -> Int { targets[kind] ?? kind.standard }

  /// Whether the member set the target.
  package func isChosen(_ kind: GoalKind) -> Bool { targets[kind] != nil }

  /// Returns the goals with the given targets replaced.
  package func setting(_ chosen: [GoalKind: Int]) -> Goals {
    Goals(targets.merging(chosen) { $1 })
  }
}

/// A member's progress towards a goal today (GOL-004).
package struct GoalProgress: Equatable, Sendable {
  package let kind: GoalKind
  package let target: Int
  package let value: Int
  package let suggested: Int

  package init(kind: GoalKind, target: Int, value: Int, suggested: Int) {
    self.kind = kind
    self.target = target
    self.value = value
    self.suggested = suggested
  }

  package var isReached: Bool { value >= target }

  /// 0 to 1; 1 beyond the target.
  package var share: Double { Rate(min(max(value, 0), target), of: target).value }
}

/// Suggests targets from past days (GOL-003).
package enum SuggestedGoal {
  /// The number of days before today that are considered.
  package static let days = 28
  /// With fewer days of data the standard target is suggested.
  package static let fewest = 7

  /// Returns the average of `values` plus a tenth, rounded up.
  ///
  /// - Parameters:
  ///   - kind: the kind whose standard target is returned when there are too few values.
  ///   - values: the value of each of the last ``days`` days that has data.
  /// - Returns: a target within ``Goals/allowed``.
  package static func target(_ kind: GoalKind, from values: [Int]) -> Int {
    guard values.count >= fewest else { return kind.standard }
    let sum = max(0, values.reduce(0, +))
    let divisor = 10 * values.count
    let target = (11 * sum + divisor - 1) / divisor
    return min(max(target, Goals.allowed.lowerBound), Goals.allowed.upperBound)
  }

  /// Returns the streak on each of the active days, which are ascending; protected days are no gap.
  package static func streaks(
    _ activeDays: [LocalDay],
    protection: Protection
  ) -> [LocalDay: Int] {
    var streaks: [LocalDay: Int] = [:]
    var (last, length) = (LocalDay?.none, 0)
    for day in activeDays {
      let goesOn = last.map { protection.bridges(from: $0, to: day) } ?? false
      length = goesOn ? length + 1 : 1
      streaks[day] = length
      last = day
    }
    return streaks
  }
}
