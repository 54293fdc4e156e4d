/// An instant in UTC, in whole milliseconds since 1970-01-01 (TSK-003).
package struct Timestamp: Hashable, Comparable, Sendable {
  package let millisecondsSinceEpoch: Int64

  package init(millisecondsSinceEpoch: Int64) {
    self.millisecondsSinceEpoch = millisecondsSinceEpoch
  }

  package static func < (lhs: Timestamp, rhs: Timestamp) -> Bool {
    lhs.millisecondsSinceEpoch < rhs.millisecondsSinceEpoch
  }

  /// The span that a `google.protobuf.Timestamp` may hold: years 1 to 9999.
  package static let contractRange =
    Timestamp(
      millisecondsSinceEpoch: -62_135_596_800_000
    )...Timestamp(millisecondsSinceEpoch: 253_402_300_799_999)

  /// `nil` when the instant is outside ``contractRange``.
  package init?(checked milliseconds: Int64) {
    let instant = Timestamp(millisecondsSinceEpoch: milliseconds)
    guard Timestamp.contractRange.contains(instant) else { return nil }
    self = instant
  }
}

// MARK: - Arithmetic

extension Timestamp {
  /// Moves by whole milliseconds, truncated; stops at the ends of ``contractRange``.
  package static func + (lhs: Timestamp, rhs: Duration) -> Timestamp {
    let (sum, overflow) = lhs.millisecondsSinceEpoch.addingReportingOverflow(rhs.milliseconds)
    guard !overflow else {
      return rhs < .zero ? contractRange.lowerBound : contractRange.upperBound
    }
    return min(
      max(Timestamp(millisecondsSinceEpoch: sum), contractRange.lowerBound),
      contractRange.upperBound
    )
  }

  package static func - (lhs: Timestamp, rhs: Duration) -> Timestamp {
    lhs + (Duration.zero - rhs)
  }

  /// The time from `rhs` to `lhs`.
  package static func - (lhs: Timestamp, rhs: Timestamp) -> Duration {
    let (gap, overflow) = lhs.millisecondsSinceEpoch.subtractingReportingOverflow(
      rhs.millisecondsSinceEpoch
    )
    guard !overflow else { return .milliseconds(lhs > rhs ? Int64.max : Int64.min) }
    return .milliseconds(gap)
  }
}

extension Duration {
  /// Whole milliseconds, truncated towards zero; clamped to the range of `Int64`.
  package var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000)
    let (sum, overflowed) = whole.addingReportingOverflow(attoseconds / 1_000_000_000_000_000)
    guard !overflow, !overflowed else { return seconds < 0 ? .min : .max }
    return sum
  }
}
