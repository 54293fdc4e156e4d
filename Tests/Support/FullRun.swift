import Foundation

/// The number of random cases: few at each push, all when `DAYBOOK_FULL_RUN` is set, as
/// `deploy/dev/check --all` does.
package enum FullRun {
  package static let isOn = ProcessInfo.processInfo.environment["DAYBOOK_FULL_RUN"] != nil

  /// The seeds 1 to `full`, or only the first of them.
  package static func seeds(_ full: UInt64, short: UInt64 = 1) -> ClosedRange<UInt64> {
    1...(isOn ? full : min(short, full))
  }

  /// The parts 0 to `full`, or the first of them.
  package static func parts(_ full: UInt64, short: UInt64) -> Range<UInt64> {
    0..<(isOn ? full : min(short, full))
  }

  /// All of these seeds, or the first of them.
  package static func some(of seeds: [UInt64], short: Int) -> [UInt64] {
    isOn ? seeds : Array(seeds.prefix(short))
  }
}
