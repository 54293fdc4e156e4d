package import Vocabulary

/// A half-open span of time.
package struct HealthSpan: Hashable, Sendable {
  package let start: Timestamp
  package let end: Timestamp

  package init(start: Timestamp, end: Timestamp) {
    self.start = start
    self.end = end
  }

  package var minutes: Int { Int(clamping: (end - start).milliseconds / 60_000) }
}

extension [HealthSpan] {
  /// The spans with overlapping and adjacent ones merged, as several devices record one night.
  package var united: [HealthSpan] {
    var spans: [HealthSpan] = []
    for span in sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) where span.start < span.end
    {
      guard let last = spans.last, span.start <= last.end else {
        spans.append(span)
        continue
      }
      spans[spans.count - 1] = HealthSpan(start: last.start, end: Swift.max(last.end, span.end))
    }
    return spans
  }
}

/// The health figures of one local day (FST-015).
package struct HealthDayFigures: Hashable, Sendable {
  package let day: LocalDay
  package let span: HealthSpan
  /// The latest weight of the day.
  package var weightGrams: Int?
  package var waterMillilitres = 0
  package var sleeps: [HealthSpan] = []
  package var fasts: [FastSpan] = []

  /// The part of a fast that lies in the day.
  package struct FastSpan: Hashable, Sendable {
    package let span: HealthSpan
    package let hasReachedGoal: Bool
    package let isRunning: Bool
  }

  /// `nil` when no sleep ended on the day.
  package var sleepMinutes: Int? {
    sleeps.isEmpty
      ? nil
      : Int(
        clamping: sleeps.united.reduce(0 as Int64) { $0 + ($1.end - $1.start).milliseconds }
          / 60_000
      )
  }

  /// Computes the figures of `days`.
  ///
  /// - Parameters:
  ///   - days: each gets its figures, even without an entry.
  ///   - entries: every entry that touches the days, in any order; all but fasts count on their stored local day.
  ///   - calendar: the member's calendar, with days of 23 and 25 hours.
  ///   - now: the end of a running fast so far.
  /// - Returns: one value for each day, in the same order.
  package static func of(
    _ days: [LocalDay],
    _ entries: [HealthEntry],
    _ calendar: HouseholdCalendar,
    now: Timestamp
  ) -> [HealthDayFigures] {
    let byDay = Dictionary(grouping: entries.filter { $0.type != .fasting }, by: \.localDay)
    let fasts = entries.filter { $0.type == .fasting }
    return days.map { day in
      let span = HealthSpan(start: calendar.start(of: day), end: calendar.end(of: day))
      var figures = HealthDayFigures(day: day, span: span)
      var latest: HealthEntry?
      for entry in byDay[day] ?? [] {
        switch entry.type {
        case .weight:
          if latest.map({ ($0.start, $0.id) < (entry.start, entry.id) }) ?? true { latest = entry }
        case .hydration:
          let (sum, isTooMuch) = figures.waterMillilitres.addingReportingOverflow(entry.amount)
          figures.waterMillilitres = isTooMuch ? .max : sum
        case .sleep:
          if let end = entry.end {
            figures.sleeps.append(HealthSpan(start: entry.start, end: end))
          }
        case .fasting: break
        }
      }
      figures.weightGrams = latest?.amount
      figures.sleeps.sort { $0.start < $1.start }
      for fast in fasts {
        let start = max(fast.start, span.start)
        let end = min(fast.end ?? max(now, fast.start), span.end)
        guard start < end else { continue }
        figures.fasts.append(
          FastSpan(
            span: HealthSpan(start: start, end: end),
            hasReachedGoal: (fast.end ?? now) >= fast.goalAt,
            isRunning: fast.isRunning
          )
        )
      }
      figures.fasts.sort { $0.span.start < $1.span.start }
      return figures
    }
  }
}
