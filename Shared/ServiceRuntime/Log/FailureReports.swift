package import RPC

/// When a failure that goes on is written down: the first time, then at growing intervals.
///
/// ```swift
/// if let left = reports.failed(at: loop.now) { log.error("disk", "…", ["unwritten": .integer(left)]) }
/// ```
package struct FailureReports: Sendable {
  /// From the first line to the second; doubled each time.
  package static let firstPause = Duration.seconds(10)
  package static let longestPause = Duration.seconds(3_600)

  private var pause = FailureReports.firstPause
  private var next: MonotonicInstant?
  private var left: Int64 = 0

  package init() {}

  /// Counts one failure.
  ///
  /// - Parameter now: the loop's time.
  /// - Returns: how many were left out before this one; `nil` when this one is left out too.
  package mutating func failed(at now: MonotonicInstant) -> Int64? {
    if let next {
      guard now >= next else {
        left += 1
        return nil
      }
      pause = min(pause * 2, Self.longestPause)
    }
    next = now + pause
    defer { left = 0 }
    return left
  }

  /// Forgets what failed before.
  ///
  /// - Returns: whether there was something.
  package mutating func succeeded() -> Bool {
    defer { self = FailureReports() }
    return next != nil
  }
}
