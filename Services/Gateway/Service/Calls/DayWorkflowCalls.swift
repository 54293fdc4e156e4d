import AnalyticsContracts
import GatewayContracts
import GatewayDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import TaskContracts
import Vocabulary
import Wire

/// The calls of `daybook.gateway.v1.DayWorkflows`.
///
/// A run needs no table of its own. Its plan is the stored reply of its request id, and each step's request id is
/// derived from it. A retry runs the same steps, and completed steps return their stored replies.
struct DayWorkflowCalls: Sendable {
  /// The time limit of a run; steps not begun by then are reported as failures.
  static let timeLimit: Duration = .seconds(5)
  /// The most tasks of one run.
  static let maximumTasks = 500
  /// The most tasks completed concurrently.
  static let concurrency = 16

  let store: ServiceStore
  let admission: AdmissionControl
  let peers: Peers
  let positions: SeenPositions
}

extension DayWorkflowCalls: GatewayV1.DayWorkflowsService {}

// MARK: - End of day

extension DayWorkflowCalls {
  /// `CleanUpDay`: moves the day's open tasks, in one transaction of the task service.
  func cleanUpDay(
    _ request: GatewayV1.CleanUpDayRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.CleanUpDayResponse {
    let context = try call.callerContext
    let requestID = try RequestID(call).orRequired
    let now = store.clock.now()
    let today = context.home.calendar(of: context.subject, at: now).day(of: now)
    let target = request.target ?? today.advanced(by: 1)
    var move = TaskV1.RescheduleOverdueRequest()
    move.memberID = context.subject
    move.mode = .date
    move.date = target
    move.dryRun = request.dryRun
    move.includeToday = request.includeToday ?? true
    let moved: TaskV1.RescheduleOverdueResponse = try await ask(
      .task,
      TaskV1.Tasks.Methods.rescheduleOverdue,
      move,
      context,
      requestID: requestID
    )
    var response = GatewayV1.CleanUpDayResponse(date: today, target: target)
    response.moved = moved.tasks
    response.undoToken = moved.undoToken
    // The moves are committed. Later failures are reported as missing parts, and do not fail the call.
    if !request.dryRun {
      let cleared = await cleared(for: context, requestID)
      response.cleared = cleared.value ?? 0
      response.parts.append(Self.part(Self.taskCache, cleared.reason))
    }
    let score = await score(on: today, of: context)
    response.score = score.value
    response.parts.append(Self.part(Area.analytics.rawValue, score.reason))
    return response
  }

  /// The name of the step that clears cached replies.
  private static let taskCache = "task_cache"

  /// Clears the task service's cached replies of the member, after the moves.
  private func cleared(
    for context: CallerContext,
    _ requestID: RequestID
  ) async -> PartOutcome<Int32> {
    do {
      let response: TaskV1.ClearCacheResponse = try await ask(
        .task,
        TaskV1.Tasks.Methods.clearCache,
        TaskV1.ClearCacheRequest(memberID: context.subject, scope: .all),
        context,
        requestID: requestID.step(1)
      )
      return .present(response.cleared)
    } catch {
      return .missing(MissingPart(RPCError(describing: error)))
    }
  }
}

// MARK: - Morning

extension DayWorkflowCalls {
  /// `RunMorningRoutine`: completes the open tasks of today's morning, each in a call of its own.
  func runMorningRoutine(
    _ request: GatewayV1.RunMorningRoutineRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.RunMorningRoutineResponse {
    let context = try call.callerContext
    let requestID = try RequestID(call).orRequired
    let end = call.loop.now + Self.timeLimit
    let plan = try await plan(request, call, context)
    var response = GatewayV1.RunMorningRoutineResponse(date: plan.date)
    response.leftOut = plan.leftOut
    var outcomes: [TaskID: Result<TaskV1.CompleteTaskResponse, RPCError>] = [:]
    await withTaskGroup(
      of: (TaskID, Result<TaskV1.CompleteTaskResponse, RPCError>).self
    ) { group in
      var rest = plan.taskIDs[...]
      func addNext() -> Bool {
        guard call.loop.now < end, let task = rest.popFirst() else { return false }
        group.addTask { (task, await complete(task, of: context, requestID)) }
        return true
      }
      for _ in 0..<Self.concurrency where !addNext() { break }
      for await (task, outcome) in group {
        outcomes[task] = outcome
        _ = addNext()
      }
    }
    for task in plan.taskIDs {
      switch outcomes[task] {
      case .success(let done):
        guard done.changed else { continue }
        if let task = done.task { response.completed.append(task) }
        response.count += 1
        response.points += done.pointsEarned
        response.undoTokens.append(done.undoToken)
      case .failure(let error):
        response.failures.append(
          GatewayV1.FailedTask(taskID: task, reason: error.reason, message: error.message)
        )
      case nil:
        response.failures.append(
          GatewayV1.FailedTask(
            taskID: task,
            reason: "not_in_time",
            message: "The time limit was reached before this task; run the routine again."
          )
        )
      }
    }
    let score = await score(on: plan.date, of: context)
    response.score = score.value
    response.parts = [Self.part(Area.analytics.rawValue, score.reason)]
    if let level = score.value?.level, plan.level > 0, level.level > plan.level {
      response.levelUp = level
    }
    return response
  }

  /// The plan of the run, decided once per request id.
  private func plan(
    _ request: GatewayV1.RunMorningRoutineRequest,
    _ call: ServerCall,
    _ context: CallerContext
  ) async throws -> GatewayV1.MorningPlan {
    let day: TaskV1.GetDayResponse = try await ask(
      .task,
      TaskV1.Tasks.Methods.getDay,
      TaskV1.GetDayRequest(memberID: context.subject),
      context
    )
    let before = await score(on: day.date, of: context)
    let tasks = day.morning.compactMap(\.id)
    let plan = GatewayV1.MorningPlan(
      date: day.date,
      taskIDs: Array(tasks.prefix(Self.maximumTasks)),
      level: before.value?.level?.level ?? 0,
      leftOut: Int32(clamping: tasks.count - min(tasks.count, Self.maximumTasks))
    )
    let kept = try await store.change(
      try context.serviceCaller(call, at: store.clock.now()),
      call.method.name,
      request
    ) { _ in plan }
    if let written = kept.written { admission.charge(written, to: context) }
    if kept.isReplay { call.setTrailer(TrustedKey.replayed, "1") }
    return kept.response
  }

  private func complete(
    _ task: TaskID,
    of context: CallerContext,
    _ requestID: RequestID
  ) async -> Result<TaskV1.CompleteTaskResponse, RPCError> {
    do {
      return .success(
        try await ask(
          .task,
          TaskV1.Tasks.Methods.completeTask,
          TaskV1.CompleteTaskRequest(memberID: context.subject, taskID: task),
          context,
          requestID: requestID.step(for: task)
        )
      )
    } catch {
      return .failure(RPCError(describing: error))
    }
  }
}

// MARK: - Calls to services

extension DayWorkflowCalls {
  /// Calls a service for the member, records its feed position, and charges what it wrote.
  private func ask<Request: Message, Response: Message>(
    _ area: Area,
    _ method: MethodDescriptor,
    _ request: Request,
    _ context: CallerContext,
    requestID: RequestID? = nil
  ) async throws -> Response {
    let seen = area.followsOthers ? positions.seen(by: context) : FeedPositions()
    let options = CallOptions(
      timeout: Self.timeLimit,
      metadata: TrustedMetadata.composing(context, seen: seen),
      requestID: requestID?.rawValue,
      waitsForReturn: true
    )
    do {
      let bytes = request.encoded()
      let reply = try await peers[area].calling { try await $0.unaryRaw(method, bytes, options) }
      if let position = reply.trailers[TrustedKey.position] {
        positions.note(position, by: context)
      }
      if let written = WrittenAmount(trailers: reply.trailers) {
        admission.charge(written, to: context)
      }
      return try Response(decoding: reply.message)
    } catch {
      throw Forwarder.fromService(error)
    }
  }

  private func score(
    on day: LocalDay?,
    of context: CallerContext
  ) async -> PartOutcome<AnalyticsV1.GetScoreResponse> {
    do {
      return .present(
        try await ask(
          .analytics,
          AnalyticsV1.Scores.Methods.getScore,
          AnalyticsV1.GetScoreRequest(memberID: context.subject, date: day),
          context
        )
      )
    } catch {
      return .missing(MissingPart(RPCError(describing: error)))
    }
  }

  private static func part(_ name: String, _ reason: MissingPart?) -> GatewayV1.PartStatus {
    reason.map { .missing(name, $0) } ?? .available(name)
  }
}

extension Optional<RequestID> {
  /// The id; throws the refusal of a changing call without one.
  fileprivate var orRequired: RequestID {
    get throws {
      guard let self else { throw LedgerRefusal.required }
      return self
    }
  }
}

extension RequestID {
  /// The request id of a task's step, the same for the same run and task.
  fileprivate func step(for task: TaskID) -> RequestID {
    derived(with: task.rawValue.high, task.rawValue.low)
  }

  /// The request id of another step.
  fileprivate func step(_ number: UInt64) -> RequestID { derived(with: 0, number) }

  /// A UUID of version 8: custom bits (RFC 9562, section 5.8).
  private func derived(with high: UInt64, _ low: UInt64) -> RequestID {
    RequestID(
      rawValue: UniqueID(
        high: (rawValue.high ^ high) & 0xffff_ffff_ffff_0fff | 0x8000,
        low: (rawValue.low ^ low) & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
      )
    )
  }
}
