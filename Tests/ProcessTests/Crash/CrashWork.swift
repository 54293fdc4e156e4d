import AnalyticsContracts
import Foundation
import GatewayClient
import RPC
import RuntimeContracts
import Synchronization
import TaskContracts
import Vocabulary
import Wire

/// Workers that create and complete tasks, mark steps of lessons, and create and revoke tokens
/// while processes are killed, and that record the answers.
///
/// Every change has a request id in advance, so an ambiguous one can be retried, and an answered
/// one must get the same answer again.
final class CrashWork: Sendable {
  /// A requested change; `reply` is set once it was acknowledged.
  struct Asked<Reply: Sendable>: Sendable {
    let request: UniqueID
    var reply: Reply?
  }

  struct State {
    var creations: [Asked<TaskV1.CreateTaskResponse>] = []
    var completions: [TaskID: Asked<TaskV1.CompleteTaskResponse>] = [:]
    var elsewhere = CrashedElsewhere()
    var acknowledged = 0
    var isStopped = false
    var random: UInt64
  }

  let client: DaybookClient
  /// When tasks have their reminder: a day after the run, so that all reminders are still pending.
  let remindAt: GoogleProtobuf.Timestamp
  var gateway: GatewayConnection { client.gateway }
  let state: Mutex<State>

  init(_ home: Installation, seed: UInt64) throws {
    // A machine that also builds may be slow.
    client = try DaybookClient.connect(
      to: home.address(of: "gateway"),
      token: try home.token(),
      timeout: .seconds(60)
    )
    let now = Int64(Date().timeIntervalSince1970)
    remindAt = GoogleProtobuf.Timestamp(seconds: now + 86_400)
    state = Mutex(State(random: seed))
  }

  var acknowledged: Int { state.withLock { $0.acknowledged } }
  var created: Set<TaskID> {
    state.withLock { Set($0.creations.compactMap { $0.reply?.task?.id }) }
  }
  var asked: Int { state.withLock { $0.creations.count } }
  /// The points that acknowledged completions earned.
  var points: Int {
    state.withLock { state in
      state.completions.values.reduce(0) { $0 + Int($1.reply?.pointsEarned ?? 0) }
    }
  }

  func stop() { state.withLock { $0.isStopped = true } }

  func run(hands: Int) async {
    await withTaskGroup { group in
      for _ in 0..<hands { group.addTask { await self.work() } }
    }
  }

  private func work() async {
    while let (number, request) = next() {
      guard let task = await insist(number, request) else { continue }
      if number.isMultiple(of: 2) { try? await complete(task) }
      try? await changeElsewhere(number)
    }
  }

  /// Retries until there is an answer, as a client does, or the work ends.
  ///
  /// One in eight is left open at its first failure, for ``settle()``. With all of them, one second
  /// of downtime would leave thousands.
  private func insist(_ number: Int, _ request: UniqueID) async -> TaskID? {
    while !state.withLock({ $0.isStopped }) {
      if let task = try? await create(number, request) { return task }
      try? await gateway.loop.sleep(for: .milliseconds(20))
      if number % 8 == 7 { return nil }
    }
    return nil
  }

  /// Creates one task, and returns when that was acknowledged.
  func createOne() async throws {
    if let (number, request) = next() { try await create(number, request) }
  }

  /// The next request; recorded before it is sent, as a client must.
  private func next() -> (Int, UniqueID)? {
    state.withLock { state in
      guard !state.isStopped else { return nil }
      let request = state.newRequest()
      state.creations.append(Asked(request: request))
      return (state.creations.count - 1, request)
    }
  }
}

extension CrashWork.State {
  mutating func newRequest() -> UniqueID {
    random &+= 0x9e37_79b9_7f4a_7c15
    let high = (random ^ (random >> 30)) &* 0xbf58_476d_1ce4_e5b9
    return UniqueID(
      high: high & 0xffff_ffff_ffff_0fff | 0x4000,
      low: (high &* 0x94d0_49bb_1331_11eb) & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
    )
  }
}

// MARK: - Asking

extension CrashWork {
  @discardableResult
  private func create(_ number: Int, _ request: UniqueID) async throws -> TaskID? {
    let reply = try await sendCreation(number, request)
    state.withLock { state in
      state.creations[number].reply = reply
      state.acknowledged += 1
    }
    return reply.task?.id
  }

  private func complete(_ task: TaskID?) async throws {
    guard let task else { return }
    let request = state.withLock { state in
      let request = state.newRequest()
      state.completions[task] = Asked(request: request)
      return request
    }
    try await finish(task, request)
  }

  private func finish(_ task: TaskID, _ request: UniqueID) async throws {
    let reply = try await sendCompletion(task, request)
    state.withLock { state in
      state.completions[task]?.reply = reply
      state.acknowledged += 1
    }
  }

  private func sendCreation(
    _ number: Int,
    _ request: UniqueID
  ) async throws -> TaskV1.CreateTaskResponse {
    var message = TaskV1.CreateTaskRequest()
    message.name = "Task \(number)"
    if hasReminder(number) { message.alertReminderTime = remindAt }
    return try await gateway.tasks.createTask(message, CallOptions(requestID: request))
  }

  private func sendCompletion(
    _ task: TaskID,
    _ request: UniqueID
  ) async throws -> TaskV1.CompleteTaskResponse {
    try await gateway.tasks.completeTask(
      TaskV1.CompleteTaskRequest(taskID: task),
      CallOptions(requestID: request)
    )
  }

  /// Retries, with its request id, everything that was never answered.
  ///
  /// The last killed service may not be reachable yet, and a channel backs off after failures; five
  /// seconds exceed both by far.
  func settle() async throws {
    for _ in 0..<250 {
      do { return try await askForTheRest() } catch {
        try await gateway.loop.sleep(for: .milliseconds(20))
      }
    }
    try await askForTheRest()
  }

  private func askForTheRest() async throws {
    let (creations, completions) = state.withLock { ($0.creations, $0.completions) }
    for (number, asked) in creations.enumerated() where asked.reply == nil {
      try await create(number, asked.request)
    }
    for (task, asked) in completions where asked.reply == nil {
      try await finish(task, asked.request)
    }
    try await settleElsewhere()
  }

  /// Retries some answered changes.
  ///
  /// - Returns: those with another answer.
  func repeated(atMost count: Int) async throws -> [String] {
    let (creations, completions) = state.withLock { ($0.creations, $0.completions) }
    var differing: [String] = []
    for (number, asked) in creations.enumerated().suffix(count) {
      guard let reply = asked.reply else { continue }
      if try await sendCreation(number, asked.request) != reply { differing.append("\(number)") }
    }
    for (task, asked) in completions.prefix(count) {
      guard let reply = asked.reply else { continue }
      if try await sendCompletion(task, asked.request) != reply { differing.append("\(task)") }
    }
    return try await differing + repeatedElsewhere(atMost: count)
  }
}

// MARK: - Looking

extension CrashWork {
  /// All stored tasks.
  func stored() async throws -> [TaskV1.Task] {
    var request = TaskV1.ListTasksRequest()
    request.pageSize = 200
    var tasks: [TaskV1.Task] = []
    while true {
      let page = try await gateway.tasks.listTasks(request)
      tasks += page.tasks
      if page.nextPageToken.isEmpty { return tasks }
      request.pageToken = page.nextPageToken
    }
  }

  /// The figures once they are not stale and have `points` in total; the last ones if that never
  /// happens.
  func score(of points: Int) async throws -> AnalyticsV1.GetScoreResponse {
    var score = AnalyticsV1.GetScoreResponse()
    for _ in 0..<200 {
      score = try await gateway.scores.getScore(AnalyticsV1.GetScoreRequest())
      if !score.stale, score.totalPoints == Int64(points) { break }
      try await gateway.loop.sleep(for: .milliseconds(50))
    }
    score.asOf = nil
    return score
  }

  func history() async throws -> AnalyticsV1.GetScoreHistoryResponse {
    try await gateway.scores.getScoreHistory(
      AnalyticsV1.GetScoreHistoryRequest(days: 30)
    )
  }
}
