import Foundation
import GatewayClient
import Synchronization
import Testing

/// Acknowledged changes while processes stop and start.
@Suite("An acknowledged task")
struct LoadTests {
  /// How a process is stopped during the work.
  enum Blow: String, CaseIterable { case terminate, kill9 }

  @Test(
    "is stored after its service, and the gateway, ended under load (matrix 60)",
    arguments: Blow.allCases
  )
  func surviving(blow: Blow) async throws {
    // One household with sixteen concurrent workers is the point here, not an abuse.
    let rates = [
      "--token-rate", "100000:100000", "--household-rate", "100000:100000",
      "--member-records", "1000000:1000000", "--member-kib", "1000000:1000000",
    ]
    let home = try Installation(gatewayFlags: rates)
    try home.startAll()
    #expect(try home.setUp().status == 0)
    let work = try Work(home)
    let writers = Task { await work.run(callers: 16) }

    var statuses: [Int32?] = []
    var absence = Absence()
    for service in ["task", "gateway", "task"] {
      try await work.awaitMore(than: work.acknowledged.count + 40)
      try absence.lasts {
        switch blow {
        case .terminate: statuses.append(home.terminate(service))
        case .kill9: home.kill9(service)
        }
        try home.start(service)
      }
    }
    try await work.awaitMore(than: work.acknowledged.count + 40)
    work.stop()
    await writers.value

    #expect(statuses.allSatisfy { $0 == 0 }, "\(statuses)")
    // A terminated process finishes its calls, and callers wait for it; a kill may lose running
    // calls.
    let known: Set = ["peer_unavailable", "draining", "connection_lost"]
    let failures = work.failures
    #expect(
      Set(failures.keys).isSubset(of: blow == .terminate ? absence.excuses : known),
      "\(failures)"
    )
    #expect(work.isEachOnce(try await work.stored()))
  }
}

/// A service that is restarted regularly.
@Suite("An orderly restart")
struct RestartTests {
  @Test("of a service fails no call, however many are made (matrix 60)")
  func service() async throws {
    let rates = [
      "--token-rate", "100000:100000", "--household-rate", "100000:100000",
      "--member-records", "1000000:1000000", "--member-kib", "1000000:1000000",
    ]
    let home = try Installation(gatewayFlags: rates)
    try home.startAll()
    #expect(try home.setUp().status == 0)
    let work = try Work(home)
    let writers = Task { await work.run(callers: 16) }
    var absence = Absence()
    for number in 0..<2 {
      try await work.awaitMore(than: work.acknowledged.count + 40)
      var command: ChildProcess?
      try absence.lasts {
        #expect(home.terminate("task") == 0)
        command = try home.begin(["add", "By hand \(number)"])
        // So that it is down for a moment, as with much data to read at its start.
        for _ in 0..<3 { #expect(try home.health(of: "task").status != 0) }
        try home.start("task")
      }
      let ending = command?.wait()
      #expect(ending == .exit(0) || !absence.excuses.isEmpty)
      try await work.awaitMore(than: work.acknowledged.count + 40)
    }
    work.stop()
    await writers.value
    let failures = work.failures
    #expect(Set(failures.keys).isSubset(of: absence.excuses), "\(failures)")
    #expect(work.isEachOnce(try await work.stored()))
  }
}

/// How long processes were down, for callers that waited.
private struct Absence {
  private var longest = Duration.zero

  mutating func lasts(_ body: () throws -> Void) rethrows {
    let start = ContinuousClock.now
    try body()
    longest = max(longest, ContinuousClock.now - start)
  }

  /// The errors that callers may receive: none, unless one start takes longer than the five seconds
  /// that calls wait (PROTOCOL.md, section 10), plus a second to reconnect.
  var excuses: Set<String> {
    longest < .seconds(4) ? [] : ["peer_unavailable", "deadline_exceeded"]
  }
}

/// Sixteen workers that add tasks until they are stopped.
private final class Work: Sendable {
  private struct State {
    var acknowledged: Set<TaskID> = []
    var asked = 0
    var failures: [String: Int] = [:]
    var isStopped = false
    var waiters: [(count: Int, waiter: CheckedContinuation<Void, Never>)] = []
  }

  private let client: DaybookClient
  private let state = Mutex(State())

  init(_ home: Installation) throws {
    client = try DaybookClient.connect(to: home.address(of: "gateway"), token: try home.token())
  }

  var acknowledged: Set<TaskID> { state.withLock { $0.acknowledged } }

  /// How many calls failed, by code.
  var failures: [String: Int] { state.withLock { $0.failures } }

  func stop() { state.withLock { $0.isStopped = true } }

  func run(callers: Int) async {
    await withTaskGroup { group in
      for _ in 0..<callers { group.addTask { await self.write() } }
    }
  }

  /// An error is an ambiguous outcome, not a lost task: only acknowledged ones count.
  private func write() async {
    while let number = next() {
      do {
        let request = TaskV1.CreateTaskRequest(name: "Task \(number)")
        if let id = try await client.tasks.createTask(request).task?.id { note(id) }
      } catch {
        let reason = RPCError(describing: error).reason
        state.withLock { $0.failures[reason, default: 0] += 1 }
        await Task.yield()
      }
    }
  }

  private func next() -> Int? {
    state.withLock { state in
      guard !state.isStopped else { return nil }
      state.asked += 1
      return state.asked
    }
  }

  private func note(_ id: TaskID) {
    let ready = state.withLock { state in
      state.acknowledged.insert(id)
      let count = state.acknowledged.count
      let ready = state.waiters.filter { $0.count < count }
      state.waiters.removeAll { $0.count < count }
      return ready
    }
    for (_, waiter) in ready { waiter.resume() }
  }

  func awaitMore(than count: Int) async throws {
    await withCheckedContinuation { waiter in
      let isReady = state.withLock { state in
        if state.acknowledged.count > count { return true }
        state.waiters.append((count, waiter))
        return false
      }
      if isReady { waiter.resume() }
    }
  }

  /// Every acknowledged task is stored, and none twice.
  func isEachOnce(_ stored: [TaskV1.Task]) -> Bool {
    acknowledged.isSubset(of: stored.compactMap(\.id))
      && Set(stored.map(\.name)).count == stored.count
  }

  /// All tasks that the service has.
  func stored() async throws -> [TaskV1.Task] {
    var request = TaskV1.ListTasksRequest(pageSize: 200)
    var tasks: [TaskV1.Task] = []
    while true {
      let page = try await client.tasks.listTasks(request)
      tasks += page.tasks
      if page.nextPageToken.isEmpty { return tasks }
      request.pageToken = page.nextPageToken
    }
  }
}

extension Installation {
  /// The access token that set-up stored for the command line.
  func token() throws -> String {
    let data = try Data(contentsOf: home.appendingPathComponent("client/credentials"))
    let fields = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    guard let secret = fields?["secret"] as? String else {
      throw ProgramFailure.didNotStart("no credentials")
    }
    return secret
  }
}
