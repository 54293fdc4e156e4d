/// An amount of coffee in whole milligrams, so that sums are exact.
package struct Grams: Hashable, Comparable, Sendable {
  package let milligrams: Int64

  package init(milligrams: Int64) { self.milligrams = milligrams }

  /// - Returns: `nil` for an amount that is not finite or exceeds a thousand tons.
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

/// Why a stock entry was made (BAG-002).
package enum StockKind: Int, Hashable, Sendable, CaseIterable {
  case bought = 1
  case brew = 2
  case correction = 3
  case waste = 4
}

/// The sum of a coffee's stock ledger.
package struct StockLevel: Hashable, Sendable {
  /// The sum of all entries; negative if more was brewed than was in stock.
  package let sum: Grams

  package init(sum: Grams) { self.sum = sum }

  /// The remaining amount, never negative.
  package var remaining: Grams { max(sum, .zero) }
  /// The amount brewed beyond the stock; above zero, the bag should be weighed.
  package var drift: Grams { max(-sum, .zero) }

  /// The entry that sets the stock to the weighed amount.
  package func correction(to weighed: Grams) -> Grams { weighed - sum }

  /// Whether less than three usual doses remain (BAG-003).
  package func isLow(usualDose: Grams?) -> Bool {
    guard let usualDose, usualDose > .zero else { return false }
    return remaining.milligrams < 3 * usualDose.milligrams
  }
}
