/// A member's level: how far the total of their task points has carried them (LVL-001).
package struct Level: Equatable, Sendable {
  /// 1 or more, without end.
  package let number: Int
  /// The total it was read from, never negative.
  package let total: Int

  /// The level that `total` points reach.
  package init(total: Int) {
    self.total = min(max(total, 0), Level.largestTotal)
    number = Level.number(reachedBy: self.total)
  }

  /// Totals above this one count as it, so that no start of a level leaves `Int`; a member who
  /// finishes a thousand tasks a day needs three hundred thousand years for it.
  static let largestTotal = 1_000_000_000_000_000

  /// The points at which level `number` starts (LVL-002).
  package static func start(of number: Int) -> Int { 25 * number * (number - 1) }

  /// Halves the span in which the level must lie.
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

  /// What the level is called; from 10 on all are called alike (LVL-003).
  package var name: String { Level.names[min(number, Level.names.count) - 1] }

  /// Points still missing to the next level.
  package var pointsToNext: Int { Level.start(of: number + 1) - total }

  /// From 0 at the start of this level up to 1 at the start of the next (LVL-004).
  ///
  /// Four decimals, cut and not rounded, so that 1 is never shown before the level is reached.
  package var progress: Double {
    let start = Level.start(of: number)
    let span = Level.start(of: number + 1) - start
    return Double((total - start) * 10_000 / span) / 10_000
  }
}
