package import Vocabulary

/// The points of the week that a day lies in.
package enum WeekScore {
  /// From the household's start of the week to `day`, both included (SCO-009).
  package static func span(upTo day: LocalDay, weekStart: WeekStart) -> ClosedRange<LocalDay> {
    min(day.startOfWeek(weekStart), day)...day
  }

  /// The points of the days that lie in `span`.
  package static func points(
    of days: some Sequence<DayScore>,
    in span: ClosedRange<LocalDay>
  ) -> Int {
    days.lazy.filter { span.contains($0.day) }.reduce(0) { $0 + $1.points }
  }
}
