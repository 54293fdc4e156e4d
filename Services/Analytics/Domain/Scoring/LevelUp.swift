/// A member has reached a level for the first time (LVL-005).
package struct LevelUp: Equatable, Sendable {
  /// The number of the level before.
  package let old: Int
  package let new: Level

  /// Compares the totals before and after a change.
  ///
  /// Several levels at once give one result. Reaching a level again after falling back gives none;
  /// `highestEver` is the highest level reached so far.
  /// - Returns: `nil` when no level was reached for the first time.
  package init?(from oldTotal: Int, to newTotal: Int, highestEver: Int) {
    let new = Level(total: newTotal)
    guard new.number > max(highestEver, 1) else { return nil }
    self.old = Level(total: oldTotal).number
    self.new = new
  }
}
