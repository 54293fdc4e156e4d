import AnalyticsContracts
import AnalyticsDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary

/// `daybook.analytics.v1.Goals`: the calls and their dependencies.
struct GoalCalls: AnalyticsV1.GoalsService {
  let store: ScoreStore
  let freshness: Freshness
  let clock: any WallClock
}

extension GoalCalls {
  /// `GetGoals`: returns the targets, today's progress and suggested targets (GOL-002 to GOL-004).
  func getGoals(
    _ request: AnalyticsV1.GetGoalsRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GetGoalsResponse {
    let caller = try Caller(call)
    let staleness = try await freshness.wait(for: call)
    let today = caller.calendar.day(of: clock.now())
    let goals = try await store.readPeriods(of: caller.member) { reader in
      try reader.goals(on: today, of: Space(caller))
    }
    return AnalyticsV1.GetGoalsResponse(goals: goals, stale: staleness.isStale)
  }

  /// `SetGoals`: replaces the given targets.
  func setGoals(
    _ request: AnalyticsV1.SetGoalsRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.SetGoalsResponse {
    let chosen = try request.targets()
    return try await store.store.change(call, request) { context in
      let space = Space(context.caller)
      let writer = PeriodWriter(context.connection)
      let before = try writer.reader.goals(of: space)
      for (kind, target) in chosen { try writer.set(target, of: kind, in: space) }
      let goals = try writer.reader.goals(of: space)
      if goals != before {
        let body = AnalyticsV1.GoalsChanged(
          pointsPerDay: Int32(clamping: goals[.points]),
          tasksPerDay: Int32(clamping: goals[.tasks]),
          streak: Int32(clamping: goals[.streak])
        )
        try context.append(NewEvent(body, entity: space.member.text))
      }
      return AnalyticsV1.SetGoalsResponse(
        goals: try writer.reader.goals(on: context.today, of: space),
        changed: goals != before
      )
    }
  }
}

extension AnalyticsV1.SetGoalsRequest {
  /// The given targets; `nil` restores the standard one.
  fileprivate func targets() throws -> [GoalKind: Int?] {
    var fields = RequestReader()
    var chosen: [GoalKind: Int?] = [:]
    let named: [(GoalKind, String, Int32?)] = [
      (.points, "points_per_day", pointsPerDay), (.tasks, "tasks_per_day", tasksPerDay),
      (.streak, "streak", streak),
    ]
    for (kind, field, value) in named {
      guard let value else { continue }
      if value == 0 {
        chosen[kind] = .some(nil)
      } else if let target = fields.number(Int(value), field, in: Goals.allowed) {
        chosen[kind] = target
      }
    }
    try fields.check()
    return chosen
  }
}

extension PeriodReader {
  /// The goals in the contract's form.
  func goals(on day: LocalDay, of space: Space) throws -> [AnalyticsV1.Goal] {
    let goals = try goals(of: space)
    return try progress(on: day, of: space).map { one in
      let at = one.isReached ? try reached(one.kind, on: day, of: space) : nil
      return AnalyticsV1.Goal(
        kind: AnalyticsV1.GoalKind(one.kind),
        target: Int32(clamping: one.target),
        chosen: goals.isChosen(one.kind),
        value: Int32(clamping: one.value),
        share: one.share,
        reachedAt: at.map { .init($0) },
        suggested: Int32(clamping: one.suggested)
      )
    }
  }
}

extension AnalyticsV1.GoalKind {
  init(_ kind: GoalKind) {
    self =
      switch kind {
      case .points: .pointsPerDay
      case .tasks: .tasksPerDay
      case .streak: .streak
      }
  }
}
