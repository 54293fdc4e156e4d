/// Where points were earned; the two are never added up (SCO-015).
///
/// The raw value is what the ledger stores.
package enum PointsSource: Int, Hashable, Sendable, CaseIterable {
  /// Completed tasks; streaks and levels rest on these alone (STK-008).
  case task = 1
  /// Completed lessons.
  case learning = 2
}
