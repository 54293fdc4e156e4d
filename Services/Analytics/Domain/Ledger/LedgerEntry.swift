package import Vocabulary

/// One line of a member's permanent ledger: what happened, when, and what it moved.
///
/// Shape: no names and no texts, so that nothing private outlives its task (ANA-070). `points` and
/// `completions` are negative where something is taken back; a sum over entries is a figure.
package struct LedgerEntry: Equatable, Sendable {
  package let source: PointsSource
  /// The task's UUID or the topic's identifier.
  package let entity: String
  package let happening: Happening
  package let at: Timestamp
  /// The member's day it counts on, stamped when it happened (ANA-001).
  package let day: LocalDay
  package let points: Int
  package let completions: Int
  /// By which rule it was booked, and on which numbers (WHY-001).
  package let applied: AppliedRule

  package init(
    source: PointsSource,
    entity: String,
    happening: Happening,
    at: Timestamp,
    day: LocalDay,
    points: Int,
    completions: Int,
    applied: AppliedRule? = nil
  ) {
    self.source = source
    self.entity = entity
    self.happening = happening
    self.at = at
    self.day = day
    self.points = points
    self.completions = completions
    self.applied = applied ?? AppliedRule(happening.rule)
  }
}
