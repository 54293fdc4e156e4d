package import Vocabulary

/// A stored figure that disagrees with the ledger, or an entry that disagrees with the task service (SCO-013).
package struct FigureDifference: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    case day(LocalDay, PointsSource)
    case total(PointsSource)
    case level
    /// The entries of a task or lesson add up to neither zero nor one completion.
    case entity(String, PointsSource)
    /// A completed task of the task service.
    case task(String)
    /// A run of active days, identified by its first day.
    ///
    /// Its ``Amount`` has the number of active days as points, and of all days as completions.
    case run(LocalDay)
  }

  /// Points or a level's number, and the number of completions.
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

/// The differences found by a check: all are counted, the first ``kept`` are stored.
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

  /// Counts differences without storing them.
  package mutating func addCount(_ more: Int) { count += max(0, more) }

  /// Compares the stored runs of active days with the expected ones.
  package mutating func compare(runs stored: [DayRun], with expected: [DayRun]) {
    func amounts(_ runs: [DayRun]) -> [LocalDay: FigureDifference.Amount] {
      let amounts = runs.map { run in
        let days = run.last.days(since: run.first) + 1
        return (run.first, FigureDifference.Amount(points: run.length, completions: days))
      }
      return Dictionary(amounts) { $1 }
    }
    let (before, after) = (amounts(stored), amounts(expected))
    let nothing = FigureDifference.Amount(points: 0)
    for first in Set(before.keys).union(after.keys).sorted() {
      add(
        FigureDifference(
          .run(first),
          stored: before[first] ?? nothing,
          expected: after[first] ?? nothing
        )
      )
    }
  }

  /// Compares the stored figures of days with the sums of the ledger.
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
