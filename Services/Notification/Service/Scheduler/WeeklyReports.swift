import AnalyticsContracts
import NotificationDomain
import RPC
import ServiceRuntime
import Vocabulary

/// Delivers weekly reports with figures from analytics (REM-030).
///
/// While analytics is unreachable, a report waits until it is too late.
struct WeeklyReports: Sendable {
  static let batch = 100
  /// A next time further ahead than this was set by a clock that was ahead.
  private static let farthest: Duration = .seconds(9 * 86_400)
  private static let patience: Duration = .seconds(10)
  private static let longestSleep: Duration = .seconds(30)

  let store: ServiceStore
  let environment: RuntimeEnvironment
  let reports: AnalyticsV1.ReportsClient

  /// Delivers until the task is cancelled.
  func run() async {
    var failures = FailureReports()
    while !Task.isCancelled {
      do {
        try await deliverDue()
        if failures.succeeded() { environment.log.info("weekly", "reports are delivered again") }
        try await sleep()
      } catch is CancellationError {
        return
      } catch {
        if let left = failures.failed(at: environment.loop.now) {
          environment.log.warning(
            "weekly",
            "reports could not be made; they will be retried",
            ["cause": .cause(String(reflecting: error)), "unwritten": .integer(left)]
          )
        }
        guard (try? await environment.loop.sleep(for: Self.longestSleep)) != nil else { return }
      }
    }
  }

  private func deliverDue() async throws {
    var failure: (any Error)?
    while true {
      let now = environment.clock.now()
      let due = try await store.read { connection in
        try SettingsRows(connection).weeklies(by: now, or: now + Self.farthest, limit: Self.batch)
      }
      for space in due {
        // A failure for one member must not delay the others.
        do { try await deliver(space) } catch { failure = error }
      }
      if let failure { throw failure }
      if due.count < Self.batch { return }
    }
  }

  private func deliver(_ space: Space) async throws {
    let (wish, calendar) = try await store.read { connection in
      let rows = SettingsRows(connection)
      return (try rows.settings(of: space), try rows.calendar(of: space) ?? .utc)
    }
    let now = environment.clock.now()
    var text: String?
    if wish.isOn, wish.weeklyDue(at: now, in: calendar) != nil {
      text = try await figures(of: space, in: calendar, before: calendar.day(of: now)).text
    }
    let isMoved = try await store.write { [text] context in
      let rows = SettingsRows(context.connection)
      // The settings may have changed during the call to analytics.
      let wish = try rows.settings(of: space)
      let calendar = try rows.calendar(of: space) ?? .utc
      var firing = Firing(context.connection, context.ids, now: context.now)
      var isMoved = false
      if wish.isOn, let text, let time = wish.weeklyDue(at: context.now, in: calendar) {
        try firing.deliver(.weekly, text, dueAt: time, in: space)
        isMoved = wish.weekly.map { DailyTime($0.time).isMoved(time, in: calendar) } ?? false
      }
      try rows.moveWeekly(of: space, to: wish.weekly?.next(after: context.now, in: calendar))
      try firing.append(to: context)
      return isMoved
    }
    if isMoved { environment.log.moved(.weekly, in: space) }
  }

  /// The seven days before `today`.
  private func figures(
    of space: Space,
    in calendar: HouseholdCalendar,
    before today: LocalDay
  ) async throws -> WeeklyFigures {
    var period = AnalyticsV1.PeriodChoice()
    period.kind = .custom
    period.from = today.advanced(by: -7)
    period.to = today.advanced(by: -1)
    let caller = Caller(household: space.household, member: space.member, calendar: calendar)
    let report = try await reports.getReport(
      AnalyticsV1.GetReportRequest(period: period),
      CallOptions(timeout: Self.patience, metadata: caller.metadata)
    )
    let summary = report.period?.summary
    return WeeklyFigures(
      completed: Int(summary?.figures?.completed ?? 0),
      total: Int(summary?.figures?.total ?? 0),
      points: Int(summary?.figures?.points ?? 0),
      streak: Int(report.streaks?.current ?? 0),
      overdue: Int(report.overdueLoad)
    )
  }

  private func sleep() async throws {
    let feed = store.feed
    let (next, unseen) = try await store.read { connection in
      (
        try SettingsRows(connection).nextWeekly(),
        FeedPosition(epoch: feed.epoch, sequence: try feed.head(connection) + 1)
      )
    }
    var time = Self.longestSleep
    if let next { time = min(max(.zero, next - environment.clock.now()), time) }
    _ = try await store.head.wait(for: unseen, atMost: time, on: environment.loop)
  }
}
