package import Vocabulary

/// Consecutive days with an entry for each.
package enum ScoreHistory {
  /// The number of days that a history may have (SCO-011).
  package static let allowedDays = 1...366

  /// The number of days when the caller names none.
  package static let defaultDays = 7

  /// Returns the number of days; 0 selects the default.
  /// - Throws: ``ScoreRefusal/invalidPeriod(allowed:)`` outside ``allowedDays``.
  package static func days(asked: Int) throws(ScoreRefusal) -> Int {
    if asked == 0 { return defaultDays }
    guard allowedDays.contains(asked) else { throw .invalidPeriod(allowed: allowedDays) }
    return asked
  }

  /// The range of `count` days that ends with `lastDay`.
  package static func span(_ count: Int, endingOn lastDay: LocalDay) -> ClosedRange<LocalDay> {
    lastDay.advanced(by: 1 - max(count, 1))...lastDay
  }

  /// One entry for each day of `span`, oldest first; days without a score are zero.
  package static func filled(
    _ known: some Sequence<DayScore>,
    over span: ClosedRange<LocalDay>
  ) -> [DayScore] {
    let byDay = Dictionary(known.map { ($0.day, $0) }, uniquingKeysWith: { _, last in last })
    let count = span.upperBound.days(since: span.lowerBound) + 1
    return (0..<count).map { offset in
      let day = span.lowerBound.advanced(by: offset)
      return byDay[day] ?? .nothing(on: day)
    }
  }
}
