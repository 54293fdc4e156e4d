import Foundation
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary
import Wire

private let method = TaskV1.Tasks.Methods.completeTask
private let applicationID: UInt32 = 7

/// Builds a service that answers one call from a store with `steps`.
private func build(_ path: String, steps: [String] = []) -> ServiceProcess.Build {
  { environment in
    let store = try ServiceStore(
      "task",
      path: path,
      migrations: Migration.list(steps),
      applicationID: applicationID,
      environment: environment
    )
    var router = Router()
    router.register(FeedService(store))
    router.registerUnary(method) { (_: TaskV1.CompleteTaskRequest, call) in
      try await environment.loop.sleep(for: .seconds(1))
      return TaskV1.CompleteTaskResponse(pointsEarned: 5)
    }
    return ServiceInstance(router: router, store: store)
  }
}

@Suite("A service's process")
struct ServiceProcessTests {
  let installation: TestInstallation
  let capture = LogCapture()
  var path: String { installation.folder.file("task.db") }

  init() throws {
    installation = try TestInstallation(log: capture.logger(.logfmt, .debug))
  }

  private func call(_ options: CallOptions = CallOptions()) async throws -> Int32 {
    let client = TaskV1.TasksClient(installation.channel(to: "task"))
    return try await client.completeTask(TaskV1.CompleteTaskRequest(), options).pointsEarned
  }

  private func refusal() async -> RPCError? {
    do {
      _ = try await call()
      return nil
    } catch { return error as? RPCError }
  }

  private func health() async throws -> HealthBoard.Status {
    try await installation.channel(to: "task").checkHealth()
  }

  @Test("answers calls and reports that it serves")
  func serves() throws {
    try installation.run {
      _ = try await installation.start("task", build: build(path))
      #expect(try await call() == 5)
      #expect(try await health() == .serving)
    }
  }

  @Test("logs the trace id of a call")
  func trace() throws {
    try installation.run {
      _ = try await installation.start("task", build: build(path))
      let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
      let given = "00-\(trace)-00f067aa0ba902b7-01"
      _ = try await call(CallOptions(metadata: ["traceparent": given]))
      let line = try #require(capture.lines.first { $0.contains("call answered") })
      #expect(line.contains(" trace=\(given)"))
    }
  }

  @Test("counts safety warnings and shows them in its metrics (FST-102, FST-115)")
  func safetyWarnings() throws {
    try installation.run {
      _ = try await installation.start("task", build: build(path))
      let metrics = RPCV1.MetricsClient(installation.channel(to: "task"))
      #expect(try await metrics.getMetrics(.init()).safetyWarnings == 0)
      installation.environment.log.safety("a date could not be computed", ["count": 3])
      installation.environment.log.safety("a date could not be computed")
      installation.environment.log.warning("store", "slow")
      #expect(try await metrics.getMetrics(.init()).safetyWarnings == 2)
      let lines = capture.lines.filter { $0.contains("category=Safety") }
      #expect(lines.count == 2 && lines.allSatisfy { $0.contains("level=warning") })
    }
  }

  @Test("copies requests to its capture folder, up to its limit of space")
  func captures() throws {
    var environment = installation.environment.named("task")
    let folder = installation.folder.file("captures")
    environment.captures = CaptureFolder(path: folder, limit: 1 << 20)
    try installation.run { [environment] in
      for start in 1...2 {
        let process = try await ServiceProcess.start(
          environment,
          at: installation.address(of: "task"),
          build: build(path)
        )
        #expect(try await call() == 5)
        await process.stop()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(names.count == start)
      }
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let bytes = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
        var reader = try CaptureReader([UInt8](bytes))
        let captured = try #require(try reader.next())
        #expect(captured.method == method.name)
        #expect(captured.took.map { Duration($0) } == .seconds(1))
        #expect(try reader.next() == nil)
      }
      var full = environment
      full.captures = CaptureFolder(path: folder, limit: 10)
      let process = try await ServiceProcess.start(
        full,
        at: installation.address(of: "task"),
        build: build(path)
      )
      await process.stop()
      #expect(capture.lines.contains { $0.contains("there is no room: nothing is captured") })
    }
  }

  @Test("does not start without its configured capture, and explains why")
  func captureNowhere() throws {
    let file = installation.folder.file("file")
    try Data("no folder".utf8).write(to: URL(filePath: file))
    try installation.run {
      for (folder, reason, name) in [
        (file, "it is no folder", "one.db"), ("\(file)/below", "Not a directory", "other.db"),
      ] {
        var environment = installation.environment.named("task")
        environment.captures = CaptureFolder(path: folder, limit: 1 << 20)
        do {
          _ = try await ServiceProcess.start(
            environment,
            at: installation.address(of: "task"),
            build: build(installation.folder.file(name))
          )
          Issue.record("it started")
        } catch let error as CaptureFileError {
          #expect(error.description == "Calls cannot be captured in \(folder): \(reason).")
        }
      }
    }
  }

  @Test("leaves no capture file if it cannot listen")
  func captureWithoutPort() throws {
    var environment = installation.environment.named("task")
    let folder = installation.folder.file("captures")
    environment.captures = CaptureFolder(path: folder, limit: 1 << 20)
    try installation.run { [environment] in
      let address = installation.address(of: "task")
      let first = try await ServiceProcess.start(environment, at: address, build: build(path))
      let other = installation.folder.file("other.db")
      // A file's name has the time.
      try await installation.loop.sleep(for: .seconds(1))
      await #expect(throws: TransportError.self) {
        try await ServiceProcess.start(environment, at: address, build: build(other))
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1, "the first's")
      await first.stop()
    }
  }

  @Test("finishes running calls when it stops, then releases its file")
  func stops() throws {
    try installation.run {
      let process = try await installation.start("task", build: build(path))
      async let answer = call()
      try await installation.loop.sleep(for: .milliseconds(500))
      await process.stop()
      #expect(try await answer == 5)
      #expect(await refusal()?.code == .unavailable)
      _ = try await installation.start("task", build: build(path))
      #expect(try await call() == 5)
    }
  }

  @Test("does not wait for followers of its feed when it stops")
  func endsStreams() throws {
    try installation.run {
      let process = try await installation.start("task", build: build(path))
      let client = FeedV1.FeedClient(installation.channel(to: "task"))
      var messages = try await client.follow(FeedV1.FollowRequest()).makeAsyncIterator()
      _ = try await messages.next()
      let asked = installation.loop.now
      await process.stop()
      #expect(installation.loop.now - asked < .seconds(1))
      let error = await #expect(throws: RPCError.self) { try await messages.next() }
      #expect(error?.reason == "draining")
    }
  }

  @Test("stays up, reports why and serves nothing when its file is of a later version")
  func newer() throws {
    let newer = "schema \(SharedSchema.migrations.count)001; this version knows"
    try installation.run {
      let first = try await installation.start("task", build: build(path, steps: ["SELECT 1;"]))
      await first.stop()
      let before = try Data(contentsOf: URL(filePath: path))
      let process = try await installation.start("task", build: build(path))
      #expect(process.store == nil)
      let health = try await installation.channel(to: "task").health()
      #expect(health.status == .notServing)
      #expect(health.reason.contains(newer))
      let refusal = await refusal()
      #expect(refusal?.code == .unavailable)
      #expect(refusal?.reason == "store_not_ready")
      #expect(try Data(contentsOf: URL(filePath: path)) == before)
      #expect(capture.lines.contains { $0.contains(newer) })
      await process.stop()
    }
  }

  @Test("stays up, reports why and serves nothing when its file is damaged")
  func damaged() throws {
    try installation.run {
      let before = Data(repeating: 7, count: 5_000)
      try before.write(to: URL(filePath: path))
      let process = try await installation.start("task", build: build(path))
      #expect(try await health() == .notServing)
      #expect(await refusal()?.code == .dataLoss)
      #expect(try Data(contentsOf: URL(filePath: path)) == before)
      await process.stop()
    }
  }

  @Test("stays up, reports why and serves nothing when another process has its file")
  func inUse() throws {
    try installation.run {
      let other = try Database(
        path: path,
        migrations: [],
        applicationID: applicationID,
        execution: .inline
      )
      _ = try await installation.start("task", build: build(path))
      #expect(await refusal()?.reason == "store_not_ready")
      await other.close()
    }
  }

  @Test(
    "reports that it does not serve while the disk is full, and for good once its file is damaged"
  )
  func watchesItsStore() throws {
    try installation.run {
      let process = try await installation.start("task", build: build(path))
      let store = try #require(process.store)
      func write(failingWith code: Int32? = nil) async {
        try? await store.write { _ in
          if let code { throw SQLiteError(code: code, message: "test") }
        }
      }
      var states: [HealthBoard.Status] = []
      for code in [13, nil, 11, nil] as [Int32?] {
        await write(failingWith: code)
        try await installation.loop.sleep(for: .seconds(6))
        let health = try await installation.channel(to: "task").health()
        states.append(health.status)
        #expect(health.reason.isEmpty == (health.status == .serving))
      }
      #expect(states == [.notServing, .serving, .notServing, .notServing])
    }
  }

  @Test("logs method, code, household and duration of a call, and none of its contents")
  func callLog() throws {
    try installation.run {
      _ = try await installation.start("task", build: build(path))
      let caller = Caller.sample(household: 3, request: 4)
      _ = try await call(CallOptions(metadata: caller.metadata))
    }
    let line = try #require(capture.lines.first { $0.contains("category=call") })
    #expect(line.contains("level=debug service=task"))
    #expect(line.contains("method=daybook.task.v1.Tasks/CompleteTask code=OK"))
    #expect(line.contains("took=1000.000ms"))
    #expect(line.contains("household=\(HouseholdID.sample(3).text)"))
    #expect(line.contains("request=\(RequestID.sample(4).text)"))
  }
}
