import RPC
import RuntimeContracts
import ServiceRuntime
import TaskContracts
import TaskService
import TestSupport
import Testing
import Vocabulary

@Suite("The task service in an installation")
struct InstallationTests {
  private func run(
    _ body: @escaping @Sendable (ServiceUnderTest) async throws -> Void
  ) throws {
    try ServiceUnderTest.run(Self.service(keeping: .timeAndUse), body)
  }

  private static func service(keeping policy: AnswerCache.Policy) -> ServiceUnderTest.Build {
    { environment, folder in
      var choices = TaskService.Choices()
      choices.cachePolicy = policy
      return try await TaskService.instance(
        environment: environment,
        databasePath: folder.file("task.db"),
        choices: choices
      )
    }
  }

  @Test("answers over the network, once, and keeps its answers after a restart (TSK-008)")
  func restart() throws {
    try run { service in
      let tasks = TaskV1.TasksClient(service.channel)
      let request = TaskV1.CreateTaskRequest(name: "Pay rent")
      let first = try await tasks.createTask(request, service.options(request: 1))
      try await service.restart()
      let second = try await tasks.createTask(request, service.options(request: 1))
      #expect(second == first)
      let list = try await tasks.listTasks(TaskV1.ListTasksRequest(), service.options())
      #expect(list.tasks.map(\.name) == ["Pay rent"])
    }
  }

  @Test("reports cache hits, unless its setting disables the cache (CCH-004, CCH-005)")
  func cache() throws {
    try run { service in
      for policy in [AnswerCache.Policy.timeAndUse, .none] {
        try await service.restart(Self.service(keeping: policy))
        for _ in 0..<3 {
          _ = try await TaskV1.TasksClient(service.channel)
            .getTaskStatistics(.init(), service.options())
        }
        let metrics = RPCV1.MetricsClient(service.channel)
        let caches = try await metrics.getMetrics(.init()).caches
        #expect(caches.map(\.name) == ["answers"])
        #expect(caches.map(\.hits) == [policy == .none ? 0 : 2])
        #expect(caches.map(\.entries) == [policy == .none ? 0 : 1])
      }
    }
  }

  @Test("sends refusals with their code, reason and fields (TSK-050, TSK-052)")
  func refusals() throws {
    try run { service in
      let tasks = TaskV1.TasksClient(service.channel)
      let error = await #expect(throws: RPCError.self) {
        _ = try await tasks.createTask(TaskV1.CreateTaskRequest(), service.options(request: 1))
      }
      #expect(error?.code == .invalidArgument && error?.reason == "empty_name")
      #expect(error?.violations.map(\.field) == ["name"])
    }
  }

  @Test("keeps the lists of two members apart (TSK-001)")
  func members() throws {
    try run { service in
      let tasks = TaskV1.TasksClient(service.channel)
      let other = Caller.sample(member: 2)
      let made = try await tasks.createTask(.init(name: "x"), service.options(request: 1))
      let seen = try await tasks.listTasks(.init(), service.options(as: other))
      #expect(seen.tasks.isEmpty)
      let error = await #expect(throws: RPCError.self) {
        _ = try await tasks.getTask(.init(taskID: made.task?.id), service.options(as: other))
      }
      #expect(error?.code == .notFound)
    }
  }

  @Test("publishes events to other services (EVT-001, TSK-080)")
  func feed() throws {
    try run { service in
      let tasks = TaskV1.TasksClient(service.channel)
      let made = try await tasks.createTask(.init(name: "x"), service.options(request: 1))
      let complete = TaskV1.CompleteTaskRequest(taskID: made.task?.id)
      _ = try await tasks.completeTask(complete, service.options(request: 2))
      let feed = FeedV1.FeedClient(service.channel)
      let page = try await feed.read(FeedV1.ReadRequest(), service.options())
      #expect(page.events.map(\.kind) == ["inbox_ensured", "task_created", "task_completed"])
      #expect(page.atEnd)
    }
  }
}
