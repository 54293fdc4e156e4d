/// A member has reached a level for the first time (LVL-005).
package struct LevelUp: Equatable, Sendable {
  /// The number of the level before.
  package let old: Int
  package let new: Level

  /// Compares the totals before and after a new score.
  ///
  /// Several levels at once are one result. Falling back and reaching a level again is none, which is
  /// what `highestEver` remembers.
  /// - Returns: `nil` when no level was reached that had not been reached before.
  package init?(from oldTotal: Int, to newTotal: Int, highestEver: Int) {
    let new = Level(total: newTotal)
    guard new.number > max(highestEver, 1) else { return nil }
    self.old = Level(total: oldTotal).number
    self.new = new
  }
}
