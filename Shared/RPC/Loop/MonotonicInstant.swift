/// A point on a loop's clock, which never goes back and has no calendar.
///
/// Nanoseconds since an unspecified start: the machine's boot, or the beginning of a simulation.
package struct MonotonicInstant: Sendable, Hashable, Comparable {
  package var nanoseconds: Int64

  package init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  package static func < (left: MonotonicInstant, right: MonotonicInstant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  package static func + (left: MonotonicInstant, right: Duration) -> MonotonicInstant {
    let (sum, overflow) = left.nanoseconds.addingReportingOverflow(right.wholeNanoseconds)
    return MonotonicInstant(nanoseconds: overflow ? .max : sum)
  }

  /// Without the 128-bit arithmetic of `Duration`, which is slow on a call's path.
  func advanced(milliseconds: UInt32) -> MonotonicInstant {
    MonotonicInstant(nanoseconds: nanoseconds &+ Int64(milliseconds) * 1_000_000)
  }

  package static func - (left: MonotonicInstant, right: MonotonicInstant) -> Duration {
    .nanoseconds(left.nanoseconds &- right.nanoseconds)
  }

  /// In the wheel's unit, rounded up: a timer may be late, never early.
  var millisecondsRoundedUp: Int64 {
    nanoseconds / 1_000_000 + (nanoseconds % 1_000_000 > 0 ? 1 : 0)
  }

  var milliseconds: Int64 { nanoseconds / 1_000_000 }
}

extension Duration {
  /// Saturates at about 292 years.
  package var wholeNanoseconds: Int64 {
    // Up to nine seconds fit 64 bits, where a division is one instruction.
    if let attoseconds = Int64(exactly: attoseconds) { return attoseconds / 1_000_000_000 }
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, more) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
    return overflow || more ? (seconds < 0 ? .min : .max) : sum
  }

  /// Whole milliseconds, rounded down; saturates.
  package var wholeMilliseconds: Int64 {
    wholeNanoseconds / 1_000_000
  }
}
