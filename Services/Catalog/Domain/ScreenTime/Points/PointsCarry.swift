/// What an app has earned beyond its whole points, and the time that stands in no entry yet (APP-073).
///
/// Integers only: a point is 3,600,000 milliseconds × points per hour, so that the same time earns the same
/// however it is split.
package struct PointsCarry: Hashable, Sendable {
  package static let perPoint: Int64 = 3_600_000

  /// 0 to 3,599,999.
  package private(set) var carry: Int64
  /// Counted milliseconds since the app's last entry.
  package private(set) var pending: Int64

  package init(carry: Int64 = 0, pending: Int64 = 0) {
    self.carry = carry
    self.pending = pending
  }

  /// Adds counted time and takes the whole points out.
  ///
  /// - Parameters:
  ///   - milliseconds: at most what a call can report, so that the product fits.
  ///   - pointsPerHour: at most 1,000.
  /// - Returns: the points, and the time they stand for; without points the time waits for the next one.
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
