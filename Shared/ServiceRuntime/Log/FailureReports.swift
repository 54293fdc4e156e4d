package import RPC

/// Rate-limits the log of a persistent failure: the first time, then at growing intervals.
///
/// ```swift
/// if let left = reports.failed(at: loop.now) { log.error("disk", "…", ["unwritten": .integer(left)]) }
/// ```
package struct FailureReports: Sendable {
  /// The interval from the first line to the second; doubled each time.
  package static let firstPause = Duration.seconds(10)
  package static let longestPause = Duration.seconds(3_600)

  private var pause = FailureReports.firstPause
  private var next: MonotonicInstant?
  private var left: Int64 = 0

  package init() {}

  /// Counts one failure.
  ///
  /// - Parameter now: the loop's time.
  /// - Returns: how many were suppressed before this one; `nil` when this one is suppressed too.
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

  /// Resets after a success.
  ///
  /// - Returns: whether there had been a failure.
  package mutating func succeeded() -> Bool {
    defer { self = FailureReports() }
    return next != nil
  }
}
