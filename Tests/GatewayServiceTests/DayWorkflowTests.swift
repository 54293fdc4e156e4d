import AnalyticsContracts
import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Synchronization
import TaskContracts
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Routines of a day")
struct DayWorkflowTests {
  /// Three tasks in the morning; the second was deleted, and completing one raises the level from 1 to 2.
  private static func prepare(_ home: TestInstallation) throws {
    let tasks = try home.service(.task)
    tasks.answer = { call, request, replies in
      switch call.method.name {
      case TaskV1.Tasks.Methods.getDay.name:
        let isDone = tasks.seen.contains { $0.method == TaskV1.Tasks.Methods.completeTask.name }
        let day = TaskV1.GetDayResponse(
          date: LocalDay(daysSinceEpoch: 20_778),
          morning: isDone ? [] : [1, 2, 3].map { TaskV1.Task(id: .sample($0)) }
        )
        try await replies.send(day.encoded())
      case TaskV1.Tasks.Methods.completeTask.name:
        let id = try TaskV1.CompleteTaskRequest(decoding: request).taskID
        if id == .sample(2) { throw RPCError(.notFound, "task_not_found", "It is gone.") }
        call.setTrailer(TrustedKey.position, "task=7:9")
        let done = TaskV1.CompleteTaskResponse(
          task: TaskV1.Task(id: id),
          pointsEarned: 4,
          changed: true,
          undoToken: "undo"
        )
        try await replies.send(done.encoded())
      default: try await replies.send([])
      }
    }
    let analytics = try home.service(.analytics)
    analytics.answer = { call, _, replies in
      let isAfter = call.metadata[TrustedKey.after]?.contains("task=7:9") ?? false
      let score = AnalyticsV1.GetScoreResponse(
        streak: AnalyticsV1.Streak(current: 5),
        level: AnalyticsV1.Level(level: isAfter ? 2 : 1, name: isAfter ? "Mover" : "Starter")
      )
      try await replies.send(score.encoded())
    }
  }

  private static func completions(_ home: TestInstallation) throws -> [TestService.Seen] {
    try home.service(.task).seen.filter { $0.method == TaskV1.Tasks.Methods.completeTask.name }
  }

  @Test("one failed task stops no other, and a repeat takes the same steps (WFL-010, WFL-020)")
  func morning() throws {
    try TestInstallation.run { home in
      try Self.prepare(home)
      let client = GatewayV1.DayWorkflowsClient(home.channel())
      let ada = home.home.ada
      let first = try await client.runMorningRoutine(.init(), .of(ada, request: 1))
      #expect(first.completed.map(\.id) == [.sample(1), .sample(3)])
      #expect(first.count == 2 && first.points == 8 && first.undoTokens.count == 2)
      #expect(first.failures.map(\.taskID) == [.sample(2)])
      #expect(first.failures.map(\.reason) == ["task_not_found"])
      #expect(first.score?.streak?.current == 5)
      #expect(first.levelUp?.name == "Mover")
      let steps = try Self.completions(home)
      #expect(Set(steps.compactMap { $0.metadata[TrustedKey.requestID] }).count == 3)
      // No morning tasks are left; the result is still that of this request id.
      let again = try await client.runMorningRoutine(.init(), .of(ada, request: 1))
      #expect(again == first)
      let repeated = try Self.completions(home).dropFirst(3)
      #expect(
        Set(repeated.compactMap { $0.metadata[TrustedKey.requestID] })
          == Set(steps.compactMap { $0.metadata[TrustedKey.requestID] })
      )
      let next = try await client.runMorningRoutine(.init(), .of(ada, request: 2))
      #expect(next.count == 0 && next.failures.isEmpty)
    }
  }

  @Test(
    "the end of the day is one call of the task service, whose cache is cleared afterwards (WFL-012, WFL-022)"
  )
  func cleanUp() throws {
    try TestInstallation.run { home in
      let tasks = try home.service(.task)
      let client = GatewayV1.DayWorkflowsClient(home.channel())
      let ada = home.home.ada
      let done = try await client.cleanUpDay(.init(), .of(ada, request: 1))
      #expect(done.date?.text == "2026-11-21" && done.target?.text == "2026-11-22")
      #expect(
        tasks.seen.map(\.method) == [
          TaskV1.Tasks.Methods.rescheduleOverdue.name, TaskV1.Tasks.Methods.clearCache.name,
        ]
      )
      let move = try TaskV1.RescheduleOverdueRequest(decoding: tasks.seen[0].request)
      #expect(move.includeToday && !move.dryRun && move.mode == .date)
      #expect(move.date?.text == "2026-11-22")
      let dry = GatewayV1.CleanUpDayRequest(includeToday: false, dryRun: true)
      _ = try await client.cleanUpDay(dry, .of(ada, request: 2))
      #expect(tasks.seen.count == 3)
      let only = try TaskV1.RescheduleOverdueRequest(decoding: tasks.seen[2].request)
      #expect(!only.includeToday && only.dryRun)
    }
  }

  @Test(
    "a failure after the moves is named beside them, and a repeat completes it (WFL-012)"
  )
  func halfDone() throws {
    try TestInstallation.run { home in
      let tasks = try home.service(.task)
      let client = GatewayV1.DayWorkflowsClient(home.channel())
      let moved = TaskV1.RescheduleOverdueResponse(
        tasks: [.init(taskID: .sample(1))],
        undoToken: "undo"
      )
      let isBroken = Mutex(true)
      tasks.answer = { call, _, replies in
        if call.method.name == TaskV1.Tasks.Methods.rescheduleOverdue.name {
          return try await replies.send(moved.encoded())
        }
        guard !isBroken.withLock({ $0 }) else {
          throw RPCError(.unavailable, "store_not_ready", "Later.")
        }
        try await replies.send(TaskV1.ClearCacheResponse(cleared: 3).encoded())
      }
      let half = try await client.cleanUpDay(.init(), .of(home.home.ada, request: 1))
      #expect(half.moved.map(\.taskID) == [.sample(1)] && half.undoToken == "undo")
      #expect(half.parts.map(\.service) == ["task_cache", "analytics"])
      #expect(half.parts.map(\.available) == [false, true])
      #expect(half.parts.first?.reason == "store_not_ready" && half.cleared == 0)
      isBroken.withLock { $0 = false }
      let whole = try await client.cleanUpDay(.init(), .of(home.home.ada, request: 1))
      #expect(whole.moved == half.moved && whole.cleared == 3)
      #expect(whole.parts.map(\.available) == [true, true])
    }
  }

  @Test(
    "the end of the day fails if the task service refuses it, but not if figures are missing (WFL-021)"
  )
  func parts() throws {
    try TestInstallation.run { home in
      let client = GatewayV1.DayWorkflowsClient(home.channel())
      let ada = home.home.ada
      try home.service(.analytics).answer = { _, _, _ in
        throw RPCError(.unavailable, "source_unavailable", "Later.")
      }
      let done = try await client.cleanUpDay(.init(), .of(ada, request: 1))
      #expect(done.score == nil)
      #expect(done.parts.map(\.service) == ["task_cache", "analytics"])
      #expect(done.parts.map(\.reason) == ["", "source_unavailable"])
      try home.service(.task).answer = { _, _, _ in
        throw RPCError(.invalidArgument, "date_in_past", "No.")
      }
      let error = await failure { _ = try await client.cleanUpDay(.init(), .of(ada, request: 2)) }
      #expect(error?.reason == "date_in_past")
    }
  }
}
