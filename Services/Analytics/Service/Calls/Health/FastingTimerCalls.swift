import AnalyticsContracts
import AnalyticsDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary

/// `daybook.analytics.v1.FastingTimers`: the calls about a member's running fast (FST-013).
struct FastingTimerCalls: AnalyticsV1.FastingTimersService {
  let store: HealthStore

  /// `StartFast`: starts a fast, now or up to 72 hours ago.
  func startFast(
    _ request: AnalyticsV1.StartFastRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.StartFastResponse {
    let caller = try Caller(call)
    try caller.healthAccess.check(.fasting)
    return try await store.change(call, request, caller) { rows in
      let fast = try rows.newFast(request)
      try rows.insert(fast)
      return AnalyticsV1.StartFastResponse(timer: AnalyticsV1.FastingTimer(fast, at: rows.now))
    }
  }

  /// `StopFast`: ends the running fast.
  func stopFast(
    _ request: AnalyticsV1.StopFastRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.StopFastResponse {
    let caller = try Caller(call)
    try caller.healthAccess.check(.fasting)
    return try await store.change(call, request, caller) { rows in
      var fields = HealthFields()
      let end = fields.instant(request.end, "end")
      try fields.check()
      guard let running = try rows.reader.runningFast() else { throw HealthRefusal.noFastRunning }
      var fast = running
      // The start may be in this millisecond or slightly ahead of our clock; the end must be after it.
      fast.end = end ?? max(rows.now, fast.start + .milliseconds(1))
      fast.localDay = rows.day(of: fast.countsAt)
      try rows.check(fast, in: "")
      let stopped = try rows.update(running, to: fast)
      return AnalyticsV1.StopFastResponse(
        timer: AnalyticsV1.FastingTimer(stopped, at: rows.now),
        goalReached: stopped.hasReachedGoal
      )
    }
  }

  /// `GetFastingTimer`: returns the timer without changing anything.
  func getFastingTimer(
    _ request: AnalyticsV1.GetFastingTimerRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GetFastingTimerResponse {
    let caller = try Caller(call)
    try caller.healthAccess.check(.fasting)
    return try await store.read(caller) { rows in
      let fast = try rows.runningFast() ?? rows.lastFast()
      return AnalyticsV1.GetFastingTimerResponse(
        timer: AnalyticsV1.FastingTimer(fast, at: rows.now)
      )
    }
  }
}

extension HealthWriter {
  fileprivate func newFast(_ request: AnalyticsV1.StartFastRequest) throws -> HealthEntry {
    var fields = HealthFields()
    let start = fields.instant(request.start, "start") ?? now
    if start < now - HealthEntry.longestStartBack {
      fields.refuse(
        "start",
        "out_of_range",
        "A fast can start at most 72 hours ago. Add an earlier one to the log, with its end.",
        limit: 72
      )
    }
    try fields.check()
    if let running = try reader.runningFast() { throw HealthRefusal.fastRunning(running) }
    var fast = HealthEntry(
      id: context.ids.make(),
      type: .fasting,
      start: start,
      goalHours: request.goalHours == 0
        ? try reader.goals().fastingHours : Int(request.goalHours),
      note: request.note.cleanedNote,
      createdAt: now
    )
    fast.localDay = day(of: fast.countsAt)
    try check(fast, in: "")
    return fast
  }
}
