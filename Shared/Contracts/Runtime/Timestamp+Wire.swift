package import Vocabulary
package import Wire

// Contracts have instants as seconds and nanoseconds; Daybook uses whole milliseconds.

extension GoogleProtobuf.Timestamp {
  /// The instant in the contract's form; before 1970 seconds round down, and nanos are not negative.
  package init(_ instant: Timestamp) {
    let milliseconds = instant.millisecondsSinceEpoch
    let rest = milliseconds % 1_000
    let seconds = milliseconds / 1_000 - (rest < 0 ? 1 : 0)
    self.init(seconds: seconds, nanos: Int32(rest < 0 ? rest + 1_000 : rest) * 1_000_000)
  }
}

extension Timestamp {
  /// Converts from the contract's form, truncated to milliseconds.
  ///
  /// - Returns: `nil` outside years 1 to 9999, or when the nanoseconds are not 0 to 999,999,999.
  package init?(_ contract: GoogleProtobuf.Timestamp) {
    guard (0..<1_000_000_000).contains(contract.nanos) else { return nil }
    let (milliseconds, overflow) = contract.seconds.multipliedReportingOverflow(by: 1_000)
    guard !overflow else { return nil }
    let (sum, over) = milliseconds.addingReportingOverflow(Int64(contract.nanos / 1_000_000))
    guard !over else { return nil }
    self.init(checked: sum)
  }
}
