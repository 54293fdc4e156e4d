import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TaskContracts
import TestSupport
import Vocabulary

/// A service started as `main` does; its one changing call adds a cup and appends an event.
enum CupService {
  private static let schema = "CREATE TABLE cup(size INTEGER NOT NULL) STRICT;"
  private static let applicationID: UInt32 = 7

  static func build(_ path: String) -> ServiceProcess.Build {
    { environment in
      let store = try ServiceStore(
        "task",
        path: path,
        migrations: Migration.list([schema]),
        applicationID: applicationID,
        environment: environment
      )
      var router = Router()
      router.register(FeedService(store))
      router.registerUnary(TaskV1.Tasks.Methods.completeTask) {
        (request: TaskV1.CompleteTaskRequest, call: ServerCall) in
        try await store.change(call, request) { change in
          try change.connection.run("INSERT INTO cup VALUES (1)")
          try change.append(NewEvent(TaskV1.TaskCompleted(), entity: "1"))
          return TaskV1.CompleteTaskResponse(pointsEarned: 1)
        }
      }
      return ServiceInstance(router: router, store: store)
    }
  }
}

/// The reason with which `body` was refused.
func refused(_ body: () async throws -> Void) async -> RPCError? {
  do {
    try await body()
    return nil
  } catch { return error as? RPCError }
}

extension Channel {
  /// Adds a cup under the request id `number`.
  func addCup(_ number: UInt64) async throws {
    let options = CallOptions(metadata: Caller.sample(request: number).metadata)
    _ = try await TaskV1.TasksClient(self).completeTask(TaskV1.CompleteTaskRequest(), options)
  }

  /// The numbers of all events in the feed.
  func events() async throws -> [UInt64] {
    try await FeedV1.FeedClient(self).read(FeedV1.ReadRequest(pageSize: 500)).events.map(\.sequence)
  }
}

extension ServiceStore {
  func addCups(_ count: Int) async throws {
    try await write { context in
      for _ in 0..<count { try context.connection.run("INSERT INTO cup VALUES (1)") }
    }
  }

  func cups() async throws -> Int {
    try await read { try $0.first("SELECT count(*) FROM cup") { try $0.value(0) } ?? 0 }
  }
}
