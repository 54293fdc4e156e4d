package import Vocabulary

/// What a member may want to reach (GOL-002); the raw value is what is stored.
package enum GoalKind: Int, Hashable, Sendable, CaseIterable {
  /// Task points of a day.
  case points = 1
  /// Tasks completed on a day.
  case tasks = 2
  /// Days in a row.
  case streak = 3

  /// The target of a member who has set none.
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
  /// What a target may be.
  package static let allowed = 1...1_000

  private var targets: [GoalKind: Int]

  /// Targets outside ``allowed`` are left out.
  package init(_ targets: [GoalKind: Int] = [:]) {
    self.targets = targets.filter { Goals.allowed.contains($0.value) }
  }

  package subscript(kind: GoalKind) -> Int { targets[kind] ?? kind.standard }

  /// Whether the member set the target.
  package func isChosen(_ kind: GoalKind) -> Bool { targets[kind] != nil }

  /// The goals with other targets for those that are named.
  package func setting(_ chosen: [GoalKind: Int]) -> Goals {
    Goals(targets.merging(chosen) { $1 })
  }
}

/// How far a member is with a goal today (GOL-004).
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

  /// 0 to 1, also beyond the target.
  package var share: Double { Rate(min(max(value, 0), target), of: target).value }
}

/// Targets that past days suggest (GOL-003).
package enum SuggestedGoal {
  /// How many days before today are looked at.
  package static let days = 28
  /// With fewer days with data the standard target is suggested.
  package static let fewest = 7

  /// The average of `values` and a tenth more, rounded up.
  ///
  /// - Parameters:
  ///   - kind: whose standard holds where there are too few.
  ///   - values: what was reached on each of the last ``days`` days that have data.
  /// - Returns: a target within ``Goals/allowed``.
  package static func target(_ kind: GoalKind, from values: [Int]) -> Int {
    guard values.count >= fewest else { return kind.standard }
    let sum = max(0, values.reduce(0, +))
    let divisor = 10 * values.count
    let target = (11 * sum + divisor - 1) / divisor
    return min(max(target, Goals.allowed.lowerBound), Goals.allowed.upperBound)
  }

  /// The streak that ran on each of the active days, which come ascending; protected days are no gap.
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
