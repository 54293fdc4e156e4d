package import Vocabulary

/// The points of a week up to one day.
package enum WeekScore {
  /// The days from the household's start of the week to `day`, both included (SCO-009).
  package static func span(upTo day: LocalDay, weekStart: WeekStart) -> ClosedRange<LocalDay> {
    min(day.startOfWeek(weekStart), day)...day
  }

  /// The sum of the points of days in `span`.
  package static func points(
    of days: some Sequence<DayScore>,
    in span: ClosedRange<LocalDay>
  ) -> Int {
    days.lazy.filter { span.contains($0.day) }.reduce(0) { $0 + $1.points }
  }
}
