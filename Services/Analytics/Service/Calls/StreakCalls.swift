import AnalyticsContracts
import AnalyticsDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary

/// `daybook.analytics.v1.Streaks`: the calls and their dependencies.
struct StreakCalls: AnalyticsV1.StreaksService {
  let store: ScoreStore
  let freshness: Freshness
  let clock: any WallClock
}

extension StreakCalls {
  /// `GetStreak`: returns a member's streak and the state of its days.
  func getStreak(
    _ request: AnalyticsV1.GetStreakRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GetStreakResponse {
    let caller = try Caller(call)
    let staleness = try await freshness.wait(for: call)
    let space = Space(caller)
    let today = caller.calendar.day(of: clock.now())
    let day = min(request.date ?? today, today)
    let span = ScoreHistory.span(Streak.cap, endingOn: day)
    let (streak, days) = try await store.read(of: caller.member) { reader in
      let protection = try reader.protection(of: space)
      let known = try reader.days(of: space, in: span)
      return (
        try reader.streak(of: space, on: day, today: today, protection: protection),
        ScoreHistory.filled(known, over: span).map { score in
          AnalyticsV1.StreakDay(
            StreakDay(score, today: today, protection: protection),
            score
          )
        }
      )
    }
    return AnalyticsV1.GetStreakResponse(streak, days: days, stale: staleness.isStale)
  }

  /// `GetStreakChange`: returns the effect of a calendar change on a streak.
  func getStreakChange(
    _ request: AnalyticsV1.GetStreakChangeRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GetStreakChangeResponse {
    let caller = try Caller(call)
    guard let cause = UniqueID(text: request.causeID),
      let revision = Int64(exactly: request.revision)
    else { throw StreakRefusal.invalidCause }
    // Before the change has been applied its effect is unknown, even that it has none.
    if try await freshness.wait(for: call).lacksCalendar { throw ScoreRefusal.sourceUnavailable }
    let change = try await store.read(of: caller.member) { reader in
      try reader.streakChange(of: Space(caller), cause: cause.text, revision: revision)
    }
    guard let change else { throw StreakRefusal.changeNotFound }
    return AnalyticsV1.GetStreakChangeResponse(
      currentBefore: Int32(clamping: change.currentBefore),
      currentAfter: Int32(clamping: change.currentAfter),
      longestBefore: Int32(clamping: change.longestBefore),
      longestAfter: Int32(clamping: change.longestAfter)
    )
  }
}

/// Why a call about a change of a streak is refused.
enum StreakRefusal: Error, Equatable, Sendable, RPCErrorConvertible {
  case invalidCause
  case changeNotFound

  var rpcError: RPCError {
    switch self {
    case .invalidCause:
      RPCError(
        .invalidArgument,
        "malformed_id",
        "The id of the change is not a UUID.",
        violations: [Violation(field: "cause_id", code: "malformed_id")]
      )
    case .changeNotFound:
      RPCError(
        .notFound,
        "change_not_found",
        "No effect on a streak is stored for this change."
      )
    }
  }
}

extension AnalyticsV1.StreakDay {
  fileprivate init(_ day: StreakDay, _ score: DayScore) {
    self.init(
      date: day.day,
      state: AnalyticsV1.StreakDayState(day.state),
      protection: day.protection.map { AnalyticsV1.StreakProtection($0) } ?? .unspecified,
      points: Int32(clamping: score.points),
      tasksCompleted: Int32(clamping: score.tasksCompleted)
    )
  }
}

extension AnalyticsV1.StreakDayState {
  fileprivate init(_ state: StreakDay.State) {
    switch state {
    case .active: self = .active
    case .protected: self = .protected
    case .empty: self = .empty
    case .open: self = .open
    }
  }
}

extension AnalyticsV1.StreakProtection {
  fileprivate init(_ reason: ProtectionReason) {
    switch reason {
    case .vacation: self = .vacation
    case .ill: self = .ill
    case .away: self = .away
    case .restDay: self = .restDay
    case .holiday: self = .holiday
    case .skipped: self = .skippedDay
    }
  }
}

extension AnalyticsV1.GetStreakResponse {
  fileprivate init(_ streak: Streak, days: [AnalyticsV1.StreakDay], stale: Bool) {
    self.init(
      current: Int32(clamping: streak.current),
      capped: streak.isCapped,
      longest: Int32(clamping: streak.longest?.length ?? 0),
      longestFrom: streak.longest?.first,
      longestTo: streak.longest?.last,
      lastActiveDay: streak.lastActiveDay,
      activeToday: streak.isActiveToday,
      daysToNextMilestone: Int32(clamping: streak.daysToNextMilestone),
      days: days,
      stale: stale
    )
  }
}
