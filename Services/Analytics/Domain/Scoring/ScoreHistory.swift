package import Vocabulary

/// A run of days, every one of them present: the score history, or the days around a streak.
package enum ScoreHistory {
  /// How many days a history may cover (SCO-011).
  package static let allowedDays = 1...366

  /// What a caller gets who names no number.
  package static let defaultDays = 7

  /// The number of days asked for, 0 standing for the default.
  /// - Throws: ``ScoreRefusal/invalidPeriod(allowed:)`` outside ``allowedDays``.
  package static func days(asked: Int) throws(ScoreRefusal) -> Int {
    if asked == 0 { return defaultDays }
    guard allowedDays.contains(asked) else { throw .invalidPeriod(allowed: allowedDays) }
    return asked
  }

  /// The days that end with `lastDay`, oldest first.
  package static func span(_ count: Int, endingOn lastDay: LocalDay) -> ClosedRange<LocalDay> {
    lastDay.advanced(by: 1 - max(count, 1))...lastDay
  }

  /// One entry for each day of `span`, oldest first; a day that nothing is known of is zero.
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
