package import Vocabulary

/// An entry of a member's permanent ledger.
///
/// It has no names or texts, so that no private data outlives its task (ANA-070). `points` and
/// `completions` are negative when an earlier entry is reversed; figures are sums over entries.
package struct LedgerEntry: Equatable, Sendable {
  package let source: PointsSource
  /// The task's UUID or the topic's identifier.
  package let entity: String
  package let kind: EntryKind
  package let at: Timestamp
  /// The member's local day it counts on, fixed at the time of the event (ANA-001).
  package let day: LocalDay
  package let points: Int
  package let completions: Int
  /// The rule by which it was booked, with its inputs (WHY-001).
  package let applied: AppliedRule

  package init(
    source: PointsSource,
    entity: String,
    kind: EntryKind,
    at: Timestamp,
    day: LocalDay,
    points: Int,
    completions: Int,
    applied: AppliedRule? = nil
  ) {
    self.source = source
    self.entity = entity
    self.kind = kind
    self.at = at
    self.day = day
    self.points = points
    self.completions = completions
    self.applied = applied ?? AppliedRule(kind.rule)
  }
}
