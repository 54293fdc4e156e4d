package import Vocabulary

/// A stored figure that is not what the ledger says, or an entry that is not what the task service says (SCO-013).
package struct FigureDifference: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    case day(LocalDay, PointsSource)
    case total(PointsSource)
    case level
    /// The entries of a task or lesson count it neither once nor not at all.
    case entity(String, PointsSource)
    /// A complete task of the task service.
    case task(String)
  }

  /// Points, or a level's number, with the number of completions.
  package struct Amount: Hashable, Sendable {
    package var points: Int
    package var completions: Int

    package init(points: Int, completions: Int = 0) {
      self.points = points
      self.completions = completions
    }
  }

  package let place: Place
  package let stored: Amount
  package let expected: Amount

  /// - Returns: `nil` when there is no difference.
  package init?(_ place: Place, stored: Amount, expected: Amount) {
    guard stored != expected else { return nil }
    self.place = place
    self.stored = stored
    self.expected = expected
  }
}

/// The differences of one check: all are counted, the first are kept.
package struct FoundDifferences: Equatable, Sendable {
  package static let kept = 100

  package private(set) var first: [FigureDifference] = []
  package private(set) var count = 0

  package init() {}

  package mutating func add(_ difference: FigureDifference?) {
    guard let difference else { return }
    count += 1
    if first.count < Self.kept { first.append(difference) }
  }

  /// Counts differences of which nothing more is kept.
  package mutating func addCount(_ more: Int) { count += max(0, more) }

  /// Compares the figures of some days, as stored and as the ledger adds up.
  package mutating func compare(
    days stored: [LocalDay: FigureDifference.Amount],
    with expected: [LocalDay: FigureDifference.Amount],
    of source: PointsSource
  ) {
    let nothing = FigureDifference.Amount(points: 0)
    for day in Set(stored.keys).union(expected.keys).sorted() {
      add(
        FigureDifference(
          .day(day, source),
          stored: stored[day] ?? nothing,
          expected: expected[day] ?? nothing
        )
      )
    }
  }
}
