/// An amount of coffee, exact to a milligram, so that sums do not drift.
package struct Grams: Hashable, Comparable, Sendable {
  package let milligrams: Int64

  package init(milligrams: Int64) { self.milligrams = milligrams }

  /// - Returns: `nil` for what is not finite or beyond a thousand tons.
  package init?(_ grams: Double) {
    guard grams.isFinite, abs(grams) <= 1_000_000_000 else { return nil }
    milligrams = Int64((grams * 1_000).rounded())
  }

  package var value: Double { Double(milligrams) / 1_000 }

  package static let zero = Grams(milligrams: 0)
  package static func < (lhs: Grams, rhs: Grams) -> Bool { lhs.milligrams < rhs.milligrams }
  package static func + (lhs: Grams, rhs: Grams) -> Grams {
    Grams(milligrams: lhs.milligrams &+ rhs.milligrams)
  }
  package static func - (lhs: Grams, rhs: Grams) -> Grams {
    Grams(milligrams: lhs.milligrams &- rhs.milligrams)
  }
  package static prefix func - (grams: Grams) -> Grams { zero - grams }
}

/// Why coffee came into a bag or left it (BAG-002).
package enum StockKind: Int, Hashable, Sendable, CaseIterable {
  case bought = 1
  case brew = 2
  case correction = 3
  case waste = 4
}

/// What the ledger of a coffee adds up to.
package struct StockLevel: Hashable, Sendable {
  /// The sum of all entries; below zero when more was brewed than there was.
  package let sum: Grams

  package init(sum: Grams) { self.sum = sum }

  /// What is left, never below zero.
  package var remaining: Grams { max(sum, .zero) }
  /// What was brewed beyond what there was: above zero it asks for a weighing.
  package var drift: Grams { max(-sum, .zero) }

  /// The entry that makes the rest weigh what the scale says.
  package func correction(to weighed: Grams) -> Grams { weighed - sum }

  /// Below three usual doses (BAG-003).
  package func isLow(usualDose: Grams?) -> Bool {
    guard let usualDose, usualDose > .zero else { return false }
    return remaining.milligrams < 3 * usualDose.milligrams
  }
}
