import AnalyticsContracts
import AnalyticsDomain
import ServiceRuntime
import Vocabulary

/// The changes of days' figures that one event caused, for our own feed.
struct PeriodNotices {
  let space: Space
  /// The days whose figures changed.
  let days: Set<LocalDay>
  /// Whether completions or points changed, and not only plans.
  let touchesCompletions: Bool

  /// Appends the series that became stale (TRD-013), then the goals reached on the day (GOL-004), in the
  /// transaction of the change.
  func append(to context: WriteContext, by event: FeedEvent, _ writer: PeriodWriter) throws {
    let stamp = EventStamp(
      at: context.now,
      localDay: event.stamp.localDay,
      household: space.household,
      space: space.member
    )
    if let first = days.min(), let last = days.max() {
      let body = AnalyticsV1.SeriesChanged(
        from: first,
        to: last,
        kinds: touchesCompletions ? SeriesKind.all : SeriesKind.ofPlans
      )
      try context.append(NewEvent(body, entity: first.text), stamp)
    }
    let today = event.stamp.localDay
    guard touchesCompletions, days.contains(today) else { return }
    let goals = try writer.reader.goals(of: space)
    for kind in GoalKind.allCases {
      let value = try writer.reader.value(of: kind, on: today, today: today, of: space)
      guard value >= goals[kind],
        try writer.remember(kind, on: today, at: event.stamp.at, of: space)
      else { continue }
      let body = AnalyticsV1.GoalReached(
        kind: AnalyticsV1.GoalKind(kind),
        target: Int32(clamping: goals[kind]),
        value: Int32(clamping: value),
        day: today
      )
      try context.append(NewEvent(body, entity: today.text), stamp)
    }
  }

  /// The series that a change makes stale.
  private enum SeriesKind {
    static let all: [AnalyticsV1.SeriesKind] = [
      .completionTrend, .scoreProgression, .streak, .priorityDistribution, .completionRatio,
      .projectPerformance, .byHour, .byWeekday,
    ]
    static let ofPlans: [AnalyticsV1.SeriesKind] = [
      .completionTrend, .priorityDistribution, .completionRatio, .projectPerformance,
    ]
  }
}
