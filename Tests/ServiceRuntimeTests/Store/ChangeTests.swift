import Dispatch
import RPC
import SQLite
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary
import Wire

private let schema = "CREATE TABLE cup(size INTEGER NOT NULL) STRICT;"
private let method = TaskV1.Tasks.Methods.completeTask

private struct Refused: Error {}

/// A store whose changing call adds a cup, appends an event and returns the number of cups.
private struct Cupboard {
  let temporary: TemporaryStore
  var store: ServiceStore { temporary.store }

  init(_ execution: Execution) throws {
    temporary = try TemporaryStore("cupboard", schema, execution: execution)
  }

  func add(
    _ caller: Caller,
    task: UInt64 = 1,
    refusing: Bool = false,
    undoToken: String = ""
  ) async throws -> (answer: Int32, trailers: Metadata) {
    let call = caller.call(method, on: temporary.environment.loop)
    let request = TaskV1.CompleteTaskRequest(taskID: .sample(task))
    let response = try await store.change(call, request) { change in
      try change.connection.run("INSERT INTO cup VALUES (1)")
      try change.append(NewEvent(TaskV1.TaskCompleted(points: 3), entity: "1"))
      if refusing { throw Refused() }
      let count = try change.connection.first("SELECT count(*) FROM cup") {
        try $0.value(0, as: Int32.self)
      }
      return TaskV1.CompleteTaskResponse(
        pointsEarned: count ?? 0,
        changed: true,
        undoToken: undoToken
      )
    }
    return (response.pointsEarned, call.trailers)
  }

  func cups() async throws -> Int {
    try await store.read { try $0.first("SELECT count(*) FROM cup") { try $0.value(0) } ?? 0 }
  }

  func run(hours: Int) async throws {
    try await store.run(hours: hours, temporary.clock)
  }
}

@Suite("A changing call")
struct ChangeTests {
  @Test(
    "takes effect once and answers a repeat with the first reply",
    arguments: Execution.allCases
  )
  func effectivelyOnce(execution: Execution) async throws {
    let cupboard = try Cupboard(execution)
    let first = try await cupboard.add(.sample(request: 1))
    let other = try await cupboard.add(.sample(request: 2))
    let repeated = try await cupboard.add(.sample(request: 1))
    #expect((first.answer, other.answer, repeated.answer) == (1, 2, 1))
    #expect(first.trailers[TrustedKey.replayed] == nil)
    #expect(repeated.trailers[TrustedKey.replayed] == "1")
    let written = first.trailers[TrustedKey.written].flatMap { WrittenAmount(text: $0) }
    #expect(written?.records == 1, "one event (GTW-055)")
    let event = TaskV1.TaskCompleted(points: 3).encoded().count
    #expect(try #require(written).bytes > Int64(event), "with the request and the reply")
    #expect(repeated.trailers[TrustedKey.written] == nil, "a replay writes nothing")
    #expect(try await cupboard.cups() == 2)
    #expect(cupboard.store.position.sequence == 2)
  }

  @Test("returns the feed's position, the same in a repeat", arguments: Execution.allCases)
  func position(execution: Execution) async throws {
    let cupboard = try Cupboard(execution)
    let epoch = String(cupboard.store.feed.epoch, radix: 16)
    let first = try await cupboard.add(.sample(request: 1))
    _ = try await cupboard.add(.sample(request: 2))
    let repeated = try await cupboard.add(.sample(request: 1))
    #expect(first.trailers[TrustedKey.position] == "cupboard=\(epoch):1")
    #expect(repeated.trailers[TrustedKey.position] == "cupboard=\(epoch):1")
  }

  @Test("is refused without a request id", arguments: Execution.allCases)
  func required(execution: Execution) async throws {
    let cupboard = try Cupboard(execution)
    let refusal = await #expect(throws: LedgerRefusal.self) { try await cupboard.add(.sample()) }
    #expect(refusal == .required)
    #expect(refusal?.rpcError.code == .invalidArgument)
    #expect(refusal?.rpcError.reason == "request_id_required")
  }

  @Test("is refused when its id was used for a different request", arguments: Execution.allCases)
  func reused(execution: Execution) async throws {
    let cupboard = try Cupboard(execution)
    _ = try await cupboard.add(.sample(request: 1))
    await #expect(throws: LedgerRefusal.reused) {
      try await cupboard.add(.sample(request: 1), task: 2)
    }
    #expect(try await cupboard.cups() == 1)
  }

  @Test("may use an id that another member or household used", arguments: Execution.allCases)
  func scope(execution: Execution) async throws {
    let cupboard = try Cupboard(execution)
    for (household, member) in [(1, 1), (1, 2), (2, 1)] as [(UInt64, UInt64)] {
      let added = try await cupboard.add(
        .sample(household: household, member: member, request: 1)
      )
      #expect(added.trailers[TrustedKey.replayed] == nil)
    }
    #expect(try await cupboard.cups() == 3)
  }

  @Test("leaves nothing when it is refused, and may be repeated", arguments: Execution.allCases)
  func refused(execution: Execution) async throws {
    let cupboard = try Cupboard(execution)
    await #expect(throws: Refused.self) {
      try await cupboard.add(.sample(request: 1), refusing: true)
    }
    #expect(try await cupboard.cups() == 0)
    #expect(cupboard.store.position.sequence == 0)
    #expect(try await cupboard.add(.sample(request: 1)).answer == 1)
  }

  @Test("leaves nothing when its answer exceeds a message's limit", arguments: Execution.allCases)
  func tooLarge(execution: Execution) async throws {
    let cupboard = try Cupboard(execution)
    let text = String(repeating: "x", count: 4 << 20)
    let error = await #expect(throws: LedgerRefusal.self) {
      _ = try await cupboard.add(.sample(request: 1), undoToken: text)
    }
    #expect(error?.rpcError.code == .resourceExhausted)
    #expect(error?.rpcError.reason == "reply_too_large")
    #expect(try await cupboard.cups() == 0)
    let fitting = String(repeating: "x", count: 4 << 20 - 64)
    #expect(try await cupboard.add(.sample(request: 1), undoToken: fitting).answer == 1)
  }

  @Test("is refused while it still runs, and while another one runs with its id")
  func inProgress() async throws {
    let cupboard = try Cupboard(.threads)
    let gate = DispatchSemaphore(value: 0)
    let (taken, isTaken) = AsyncStream.makeStream(of: Never.self)
    async let blocking: Void = cupboard.store.write { _ in
      isTaken.finish()
      gate.wait()
    }
    for await _ in taken {}
    // The writer is blocked, so the first call is still queued when the others arrive.
    async let first = cupboard.add(.sample(request: 1))
    while cupboard.store.database.waitingWrites == 0 { await Task.yield() }
    let refusal = await #expect(throws: LedgerRefusal.self) {
      try await cupboard.add(.sample(request: 1))
    }
    #expect(refusal == .inProgress)
    #expect(refusal?.rpcError.code == .aborted)
    #expect(refusal?.rpcError.reason == "request_in_progress")
    #expect(refusal?.rpcError.retryAfter != nil)
    await #expect(throws: LedgerRefusal.reused) {
      try await cupboard.add(.sample(request: 1), task: 2)
    }
    async let foreign = cupboard.add(.sample(member: 2, request: 1))
    gate.signal()
    try await blocking
    #expect(try await first.trailers[TrustedKey.replayed] == nil)
    #expect(try await foreign.trailers[TrustedKey.replayed] == nil)
    #expect(try await cupboard.add(.sample(request: 1)).trailers[TrustedKey.replayed] == "1")
    #expect(try await cupboard.cups() == 2)
  }

  @Test("takes effect once when it is made many times concurrently")
  func racing() async throws {
    let cupboard = try Cupboard(.threads)
    let answers = await withTaskGroup(of: Result<Int32, any Error>.self) { group in
      for _ in 1...50 {
        group.addTask {
          do { return .success(try await cupboard.add(.sample(request: 1)).answer) } catch {
            return .failure(error)
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    var answered = 0
    for answer in answers {
      switch answer {
      case .success(let cups):
        #expect(cups == 1)
        answered += 1
      case .failure(let error): #expect(error as? LedgerRefusal == .inProgress)
      }
    }
    #expect(answered >= 1)
    #expect(try await cupboard.cups() == 1)
  }

  @Test("is new again once its stored reply expired after 24 hours")
  func forgotten() async throws {
    let cupboard = try Cupboard(.inline)
    let sweep = RetentionSweep(cupboard.store, environment: cupboard.temporary.environment)
    _ = try await cupboard.add(.sample(request: 1))
    try await cupboard.run(hours: 24)
    await sweep.sweep()
    #expect(try await cupboard.add(.sample(request: 1)).trailers[TrustedKey.replayed] == "1")
    try await cupboard.run(hours: 1)
    await sweep.sweep()
    #expect(try await cupboard.add(.sample(request: 1)).trailers[TrustedKey.replayed] == nil)
  }

  @Test("is new again once its household's replies were erased, which happens in pieces")
  func erased() async throws {
    let cupboard = try Cupboard(.inline)
    for number in 1...5 { _ = try await cupboard.add(.sample(request: UInt64(number))) }
    _ = try await cupboard.add(.sample(household: 2, request: 1))
    @Sendable func erase(_ caller: MemberID?) async throws -> [Int] {
      var counts: [Int] = []
      repeat {
        counts.append(
          try await cupboard.store.write {
            try RequestLedger.erase(.sample(1), caller: caller, atMost: 2, in: $0.connection)
          }
        )
      } while counts.last == 2
      return counts
    }
    #expect(try await erase(.sample(9)) == [0])
    #expect(try await erase(Caller.sample().member) == [2, 2, 1])
    #expect(try await cupboard.add(.sample(request: 1)).trailers[TrustedKey.replayed] == nil)
    #expect(try await erase(nil) == [1])
    let other = try await cupboard.add(.sample(household: 2, request: 1))
    #expect(other.trailers[TrustedKey.replayed] == "1")
  }

  @Test("keeps its stored reply when the clock was a day ahead meanwhile (row 71)")
  func clockAhead() async throws {
    let cupboard = try Cupboard(.inline)
    let sweep = RetentionSweep(cupboard.store, environment: cupboard.temporary.environment)
    _ = try await cupboard.add(.sample(request: 1))
    cupboard.temporary.clock.advance(by: .seconds(26 * 3_600))
    await sweep.sweep()
    cupboard.temporary.clock.advance(by: .seconds(-26 * 3_600))
    #expect(try await cupboard.add(.sample(request: 1)).trailers[TrustedKey.replayed] == "1")
  }

  @Test("keeps its reply across a restart")
  func restart() async throws {
    let folder = try TemporaryFolder()
    var positions: [FeedPosition] = []
    for isReplay in [false, true] {
      let store = try ServiceStore(
        "cupboard",
        path: folder.file("a.db"),
        migrations: [],
        applicationID: 7,
        environment: .test(execution: .threads, seed: isReplay ? 2 : 1)
      )
      let changed = try await store.change(
        .sample(request: 1),
        method.name,
        TaskV1.CompleteTaskRequest()
      ) { change in
        try change.append(NewEvent(TaskV1.TaskCompleted(), entity: "1"))
        return TaskV1.CompleteTaskResponse(pointsEarned: 7)
      }
      #expect(changed.isReplay == isReplay)
      #expect(changed.response.pointsEarned == 7)
      positions += [changed.position, store.position]
      await store.close()
    }
    #expect(Set(positions).count == 1)
  }
}
