/// A member's level, computed from the total of task points (LVL-001).
package struct Level: Equatable, Sendable {
  /// 1 or more; there is no highest level.
  package let number: Int
  /// The total it was computed from, never negative.
  package let total: Int

  /// The level reached with `total` points.
  package init(total: Int) {
    self.total = min(max(total, 0), Level.largestTotal)
    number = Level.number(reachedBy: self.total)
  }

  /// Larger totals are clamped to this one, so that no level's start overflows `Int`.
  static let largestTotal = 1_000_000_000_000_000

  /// The points at which level `number` starts (LVL-002).
  package static func start(of number: Int) -> Int { 25 * number * (number - 1) }

  /// Binary search for the level.
  private static func number(reachedBy total: Int) -> Int {
    var (low, high) = (1, 10_000_000)
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle) <= total { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension Level {
  private static let names = [
    "Starter", "Mover", "Doer", "Planner", "Achiever", "Pacer", "Driver", "Expert", "Master",
    "Champion",
  ]

  /// The level's name; levels from 10 on share one (LVL-003).
  package var name: String { Level.names[min(number, Level.names.count) - 1] }

  /// The points missing to the next level.
  package var pointsToNext: Int { Level.start(of: number + 1) - total }

  /// Progress in this level, 0 at its start to 1 at the start of the next (LVL-004).
  ///
  /// Four decimals, truncated, so that 1 is never shown before the level is reached.
  package var progress: Double {
    let start = Level.start(of: number)
    let span = Level.start(of: number + 1) - start
    return Double((total - start) * 10_000 / span) / 10_000
  }
}
