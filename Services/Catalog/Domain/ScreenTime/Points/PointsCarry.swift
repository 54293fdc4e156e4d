/// The fraction of a point that an app has earned, and the counted time since its last entry (APP-073).
///
/// Counted in integers, so the way time is split does not change what it earns. The unit is one millisecond at
/// one point per hour; a point is 3,600,000 of them.
package struct PointsCarry: Hashable, Sendable {
  package static let perPoint: Int64 = 3_600_000

  /// 0 to 3,599,999.
  package private(set) var carry: Int64
  /// Milliseconds counted since the app's last entry.
  package private(set) var pending: Int64

  package init(carry: Int64 = 0, pending: Int64 = 0) {
    self.carry = carry
    self.pending = pending
  }

  /// Adds counted time and takes out the whole points.
  ///
  /// - Parameters:
  ///   - milliseconds: at most the maximum of one call, so that the product fits.
  ///   - pointsPerHour: at most 1,000.
  /// - Returns: the whole points and the time they stand for. Without a whole point the time stays
  ///   pending.
  package mutating func add(
    _ milliseconds: Int64,
    at pointsPerHour: Int64
  ) -> (points: Int64, milliseconds: Int64) {
    let sum = carry + milliseconds * pointsPerHour
    carry = sum % PointsCarry.perPoint
    pending += milliseconds
    let points = sum / PointsCarry.perPoint
    guard points > 0 else { return (0, 0) }
    defer { pending = 0 }
    return (points, pending)
  }
}
