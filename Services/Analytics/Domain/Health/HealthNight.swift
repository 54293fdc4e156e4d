import Vocabulary

/// Groups the sleeps of one night, which waking phases separate (FST-015).
///
/// Entries keep the times at which the member was asleep, so that waking never counts as sleep. Nights are
/// computed from them on request.
package enum HealthNight {
  /// The longest waking phase inside one night.
  ///
  /// Getting up at night rarely takes longer. After more than an hour awake, the next sleep is another one.
  package static let longestWaking = Duration.seconds(3_600)
  /// The longest night, from the first start to the end of the first sleep on the day of waking up.
  static let longest = HealthEntry.sleepLength.upperBound
  /// How many local days before and after a day may have sleeps that decide what counts on it.
  ///
  /// A night moves a sleep to the next day with a sleep, which is at most two days later: sleeps last up to
  /// 24 hours. The same holds for sleeps of days before.
  package static let nearbyDays = (before: 2, after: 2)

  /// Groups sleeps whose distance is at most ``longestWaking``.
  ///
  /// - Returns: the groups and their sleeps, each by start.
  package static func groups<Sleep>(
    _ sleeps: [Sleep],
    span: (Sleep) -> HealthSpan
  ) -> [[Sleep]] {
    var groups: [[Sleep]] = []
    var end: Timestamp?
    let ordered = sleeps.map { (sleep: $0, span: span($0)) }
      .sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
    for (sleep, span) in ordered {
      if let last = end, span.start <= last + longestWaking {
        groups[groups.count - 1].append(sleep)
        end = max(last, span.end)
      } else {
        groups.append([sleep])
        end = span.end
      }
    }
    return groups
  }

  /// The sleeps by the local day that they count on: that of waking up from their night.
  ///
  /// The result for a day depends only on sleeps of ``nearbyDays``.
  static func byDay(_ sleeps: [HealthEntry]) -> [LocalDay: [HealthSpan]] {
    var byDay: [LocalDay: [HealthSpan]] = [:]
    for night in groups(sleeps, span: \.span) {
      var firstEnds: [LocalDay: Timestamp] = [:]
      for sleep in night where firstEnds[sleep.localDay] == nil {
        firstEnds[sleep.localDay] = sleep.span.end
      }
      for sleep in night { byDay[day(of: sleep, firstEnds), default: []].append(sleep.span) }
    }
    return byDay
  }

  private static func day(
    of sleep: HealthEntry,
    _ firstEnds: [LocalDay: Timestamp]
  ) -> LocalDay {
    for days in 1...nearbyDays.after {
      let later = sleep.localDay.advanced(by: days)
      guard let end = firstEnds[later] else { continue }
      return end - sleep.start <= longest ? later : sleep.localDay
    }
    return sleep.localDay
  }
}
