import Foundation

/// How much of what is drawn at random is tried: little at each push, all of it where `DAYBOOK_FULL_RUN` is set, as
/// `deploy/dev/check --all` does.
package enum FullRun {
  package static let isOn = ProcessInfo.processInfo.environment["DAYBOOK_FULL_RUN"] != nil

  /// The seeds 1 to `full`, or only the first of them.
  package static func seeds(_ full: UInt64, short: UInt64 = 1) -> ClosedRange<UInt64> {
    1...(isOn ? full : min(short, full))
  }
}
