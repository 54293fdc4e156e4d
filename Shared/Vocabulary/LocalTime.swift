/// A wall-clock time without a day, in whole minutes since midnight, 0 to 1439.
package struct LocalTime: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let minutesSinceMidnight: Int

  /// - Returns: `nil` outside 00:00 to 23:59.
  package init?(minutesSinceMidnight: Int) {
    guard (0..<1_440).contains(minutesSinceMidnight) else { return nil }
    self.minutesSinceMidnight = minutesSinceMidnight
  }

  private init(unchecked minutes: Int) { minutesSinceMidnight = minutes }

  package static let midnight = LocalTime(unchecked: 0)
  package static let noon = LocalTime(unchecked: 720)

  package var hour: Int { minutesSinceMidnight / 60 }
  package var minute: Int { minutesSinceMidnight % 60 }

  package static func < (lhs: LocalTime, rhs: LocalTime) -> Bool {
    lhs.minutesSinceMidnight < rhs.minutesSinceMidnight
  }

  /// Reads `HH:MM` in 24 hours; the hour may have one digit.
  package init?(text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1]),
      (0..<24).contains(hour), (0..<60).contains(minute)
    else { return nil }
    self.init(unchecked: hour * 60 + minute)
  }

  /// `HH:MM`.
  package var text: String {
    "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  package var description: String { text }
}
