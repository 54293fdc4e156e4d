import Contracts
import RPC
import ServiceRuntime
import TaskService
import TestSupport
import Testing
import Vocabulary

@Suite("The task service in an installation")
struct InstallationTests {
  private func start(_ installation: TestInstallation) async throws -> ServiceProcess {
    try await installation.start("task") { environment in
      try await TaskService.instance(
        environment: environment,
        databasePath: installation.folder.file("task.db")
      )
    }
  }

  private func options(_ request: UInt64? = nil) -> CallOptions {
    CallOptions(
      timeout: .seconds(5),
      metadata: Caller.sample().metadata,
      requestID: request.map { RequestID.sample($0).rawValue }
    )
  }

  @Test("answers over the network, once, and keeps what it answered after a restart (TSK-008)")
  func restart() throws {
    let installation = try TestInstallation()
    try installation.run {
      var process = try await start(installation)
      let tasks = TaskV1.TasksClient(installation.channel(to: "task"))
      let request = TaskV1.CreateTaskRequest(name: "Pay rent")
      let first = try await tasks.createTask(request, options(1))
      await process.stop()
      process = try await start(installation)
      var again = options(1)
      again.waitsForConnection = true
      let second = try await tasks.createTask(request, again)
      #expect(second == first)
      let list = try await tasks.listTasks(TaskV1.ListTasksRequest(), options())
      #expect(list.tasks.map(\.name) == ["Pay rent"])
      await process.stop()
    }
  }

  @Test("tells how often answers were kept, unless its setting keeps none (CCH-004, CCH-005)")
  func cache() throws {
    let installation = try TestInstallation()
    try installation.run {
      for policy in [AnswerCache.Policy.timeAndUse, .none] {
        let process = try await installation.start("task") { environment in
          var choices = TaskService.Choices()
          choices.cachePolicy = policy
          return try await TaskService.instance(
            environment: environment,
            databasePath: installation.folder.file("task.db"),
            choices: choices
          )
        }
        let channel = installation.channel(to: "task")
        for _ in 0..<3 {
          var asking = options()
          asking.waitsForConnection = true
          _ = try await TaskV1.TasksClient(channel).getTaskStatistics(.init(), asking)
        }
        let caches = try await RPCV1.MetricsClient(channel).getMetrics(.init()).caches
        #expect(caches.map(\.name) == ["answers"])
        #expect(caches.map(\.hits) == [policy == .none ? 0 : 2])
        #expect(caches.map(\.entries) == [policy == .none ? 0 : 1])
        await process.stop()
      }
    }
  }

  @Test("hears refusals as they were said (TSK-050, TSK-052)")
  func refusals() throws {
    let installation = try TestInstallation()
    try installation.run {
      let process = try await start(installation)
      let tasks = TaskV1.TasksClient(installation.channel(to: "task"))
      await #expect(throws: RPCError.self) {
        _ = try await tasks.createTask(TaskV1.CreateTaskRequest(), options(1))
      }
      do {
        _ = try await tasks.createTask(TaskV1.CreateTaskRequest(), options(2))
      } catch let error as RPCError {
        #expect(error.code == .invalidArgument && error.reason == "empty_name")
        #expect(error.violations.map(\.field) == ["name"])
      }
      await process.stop()
    }
  }

  @Test("tells other services what happened (EVT-001, TSK-080)")
  func feed() throws {
    let installation = try TestInstallation()
    try installation.run {
      let process = try await start(installation)
      let channel = installation.channel(to: "task")
      let tasks = TaskV1.TasksClient(channel)
      let made = try await tasks.createTask(TaskV1.CreateTaskRequest(name: "x"), options(1))
      let complete = TaskV1.CompleteTaskRequest(taskID: made.task?.id)
      _ = try await tasks.completeTask(complete, options(2))
      let page = try await FeedV1.FeedClient(channel).read(
        FeedV1.ReadRequest(),
        CallOptions(timeout: .seconds(5))
      )
      #expect(page.events.map(\.kind) == ["inbox_ensured", "task_created", "task_completed"])
      #expect(page.atEnd)
      await process.stop()
    }
  }
}
