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

  /// The sum of the lengths.
  package var length: Duration { reduce(.zero) { $0 + ($1.end - $1.start) } }
}

/// The health figures of one local day (FST-015).
package struct HealthDayFigures: Hashable, Sendable {
  package let day: LocalDay
  package let span: HealthSpan
  /// The latest weight of the day.
  package var weightGrams: Int?
  package var waterMillilitres = 0
  /// The sleeps of the nights that ended on the day.
  package var sleeps: [HealthSpan] = []
  package var fasts: [FastSpan] = []

  /// The part of a fast that lies in the day.
  package struct FastSpan: Hashable, Sendable {
    package let span: HealthSpan
    package let hasReachedGoal: Bool
    package let isRunning: Bool
  }

  /// The minutes asleep; `nil` when no night ended on the day.
  package var sleepMinutes: Int? {
    sleeps.isEmpty ? nil : Int(clamping: sleeps.united.length.milliseconds / 60_000)
  }

  /// The night with the most sleep, from bedtime to waking up.
  package var night: HealthSpan? {
    let nights = HealthNight.groups(sleeps.united) { $0 }
    let longest = nights.max { $0.length < $1.length }
    guard let first = longest?.first, let last = longest?.last else { return nil }
    return HealthSpan(start: first.start, end: last.end)
  }

  /// Computes the figures of `days`.
  ///
  /// - Parameters:
  ///   - days: each gets its figures, even without an entry.
  ///   - entries: every entry that touches the days, and the sleeps of ``HealthNight/nearbyDays``, in any order.
  ///     Weights and drinks count on their stored local day.
  ///   - calendar: the member's calendar, with days of 23 and 25 hours.
  ///   - now: the end of a running fast so far.
  /// - Returns: one value for each day, in the same order.
  package static func of(
    _ days: [LocalDay],
    _ entries: [HealthEntry],
    _ calendar: HouseholdCalendar,
    now: Timestamp
  ) -> [HealthDayFigures] {
    let byDay = Dictionary(
      grouping: entries.filter { $0.type == .weight || $0.type == .hydration },
      by: \.localDay
    )
    let sleeps = HealthNight.byDay(entries.filter { $0.type == .sleep })
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
        case .sleep, .fasting: break
        }
      }
      figures.weightGrams = latest?.amount
      figures.sleeps = sleeps[day] ?? []
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
