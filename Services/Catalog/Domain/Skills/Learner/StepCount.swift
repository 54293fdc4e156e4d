/// The number of done steps and of all steps.
package struct StepCount: Hashable, Sendable {
  /// At most ``total``.
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
