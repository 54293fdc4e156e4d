/// How many steps are done, of how many.
package struct StepCount: Hashable, Sendable {
  /// Never more than ``total``.
  package private(set) var done: Int
  package private(set) var total: Int

  package init(done: Int, total: Int) {
    self.total = max(0, total)
    self.done = min(max(0, done), self.total)
  }

  /// `100 · done / total` with one decimal, rounded half up; 0 without steps (TOP-054).
  package var percentage: Double {
    total > 0 ? Double((2_000 * done + total) / (2 * total)) / 10 : 0
  }

  package static func + (first: StepCount, second: StepCount) -> StepCount {
    StepCount(done: first.done + second.done, total: first.total + second.total)
  }
}
