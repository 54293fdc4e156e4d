/// The kind of points; the two are never added up (SCO-015).
///
/// The raw value is stored.
package enum PointsSource: Int, Hashable, Sendable, CaseIterable {
  /// Completed tasks; streaks and levels depend on these alone (STK-008).
  case task = 1
  /// Completed lessons.
  case learning = 2
}
