import AnalyticsContracts
import AnalyticsDomain
import GatewayContracts
import RPC
import SQLite
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import AnalyticsService

/// The explanation calls on a ledger of their own; it is 2026-11-21, a Saturday.
struct Explanations {
  var ledger: TemporaryLedger

  init() throws { ledger = try TemporaryLedger() }

  var calls: ExplanationCalls {
    ExplanationCalls(
      store: ledger.scores,
      freshness: Freshness(consumers: [FixedConsumer()]),
      clock: ledger.temporary.clock
    )
  }

  func explain(
    _ kind: AnalyticsV1.ExplainedKind,
    _ key: String = "",
    by caller: Caller = .sample()
  ) async throws -> AnalyticsV1.Explanation {
    let call = caller.call(
      AnalyticsV1.Explanations.Methods.explain,
      on: ledger.temporary.environment.loop
    )
    let answer = try await calls.explain(.init(kind: kind, key: key), call)
    return try #require(answer.explanation)
  }

  func recalculate() async throws -> AnalyticsV1.RecalculateResponse {
    let call = Caller.sample().call(
      AnalyticsV1.Explanations.Methods.recalculate,
      on: ledger.temporary.environment.loop
    )
    return try await calls.recalculate(.init(), call)
  }
}

@Suite("Explain")
struct ExplainTests {
  private let saturday = Family.monday.advanced(by: 5)
  private let taskA = "018f0000-0000-7000-8000-00000000000a"
  private let taskB = "018f0000-0000-7000-8000-00000000000b"

  @Test(
    "resolves a day's score down to its events, with rule, version, time and position (WHY-001, WHY-002)"
  )
  func dayScore() async throws {
    let explanations = try Explanations()
    try await explanations.ledger.take([
      .number(1, about: taskA, .completed(7)),
      .number(2, about: taskB, .completed(4)),
      .number(3, about: taskB, .uncompleted),
    ])
    let day = try await explanations.explain(.dayScore, Family.monday.text)
    #expect(day.points == 7 && day.day == Family.monday)
    #expect(day.rule == "score.day" && day.ruleVersion == 1)
    #expect(day.parts.map(\.points) == [7, 0])
    #expect(day.parts.map { $0.taskID?.text } == [taskA, taskB])
    #expect(day.parts[0].rule == "score.priority" && day.parts[0].ruleVersion == 1)
    #expect(day.parts[0].position == "task=1:1")
    #expect(day.parts[0].at?.seconds == 1)
    #expect(day.parts[1].parts.map(\.points) == [4, -4])
    #expect(day.parts[1].parts.map(\.position) == ["task=1:2", "task=1:3"])
    let empty = try await explanations.explain(.dayScore)
    #expect(empty.points == 0 && empty.parts.isEmpty && empty.day == saturday)
  }

  @Test("stores the priority of booked points with them, as a number (WHY-001)")
  func inputs() async throws {
    let explanations = try Explanations()
    let ledger = explanations.ledger
    let event = try FeedEvent.number(
      1,
      about: taskA,
      body: TaskV1.TaskCompleted(
        task: TaskV1.Task(name: "Secret", priority: .highest, isComplete: true),
        points: 7,
        completionDay: Family.monday
      )
    )
    try await ledger.take([event])
    let point = try await explanations.explain(.point, taskA)
    #expect(point.inputs == [0])
    #expect(point.sentence == "The task was completed; priority P0 earns 7 points.")
    let stored = try await ledger.store.read { connection in
      try connection.first("SELECT rule || '@' || rule_version || ' ' || inputs FROM ledger") {
        row in
        try row.value(0, as: String.self)
      }
    }
    #expect(stored == "1@1 0")
  }

  @Test("returns 50 nodes for a day with very many tasks, and the number of omitted ones (WHY-002)")
  func bounded() async throws {
    let explanations = try Explanations()
    try await explanations.ledger.take(
      try (1...300).map { try .number(UInt64($0), about: "task-\($0)", .completed(2)) }
    )
    let day = try await explanations.explain(.dayScore, Family.monday.text)
    #expect(day.points == 600)
    #expect(day.parts.count == 49 && day.leftOut == 251)
  }

  @Test("refuses what was never booked, and wrong kinds and keys (WHY-005)")
  func refusals() async throws {
    let explanations = try Explanations()
    await #expect(throws: ExplanationRefusal.nothingToExplain) {
      try await explanations.explain(.point, taskA)
    }
    await #expect(throws: ExplanationRefusal.invalidKind) {
      try await explanations.explain(.unspecified)
    }
    await #expect(throws: ExplanationRefusal.invalidKey(expected: "a day such as 2026-11-21")) {
      try await explanations.explain(.dayScore, "yesterday")
    }
    await #expect(throws: ExplanationRefusal.invalidKey(expected: "at most 100 bytes")) {
      try await explanations.explain(.point, String(repeating: "x", count: 101))
    }
    await #expect(throws: ExplanationRefusal.invalidKey(expected: "empty")) {
      try await explanations.explain(.level, "2")
    }
    #expect(ExplanationRefusal.nothingToExplain.rpcError.code == .notFound)
    #expect(ExplanationRefusal.invalidKind.rpcError.reason == "invalid_kind")
  }

  @Test("uses no points of other members")
  func others() async throws {
    let explanations = try Explanations()
    try await explanations.ledger.take([
      .number(1, about: taskA, in: Family.ben, .completed(7))
    ])
    await #expect(throws: ExplanationRefusal.nothingToExplain) {
      try await explanations.explain(.point, taskA)
    }
  }

  @Test(
    "shows for an empty streak day the completion on the next local day, and the zone that applied then (WHY-002, case)"
  )
  func nextDay() async throws {
    let explanations = try Explanations()
    try await explanations.ledger.applyDirectory([
      .directory(
        1,
        GatewayV1.HouseholdCreated(household: GatewayV1.Household(zone: "Europe/Berlin")),
        in: nil
      ),
      .directory(
        2,
        GatewayV1.MemberAdded(
          member: GatewayV1.Member(id: Family.mia.member, zone: "Asia/Tokyo")
        ),
        in: nil
      ),
    ])
    try await explanations.ledger.take([
      .number(3, about: taskA, .completed(7, on: Family.monday.advanced(by: 1)))
    ])
    let why = try await explanations.explain(.streakDay, Family.monday.text)
    #expect(why.rule == "streak.day" && why.sentence.contains("is a gap"))
    #expect(why.parts.count == 1)
    #expect(why.parts[0].taskID?.text == taskA)
    #expect(why.parts[0].day == Family.monday.advanced(by: 1))
    #expect(why.parts[0].zone == "Asia/Tokyo")
    let active = try await explanations.explain(
      .streakDay,
      Family.monday.advanced(by: 1).text
    )
    #expect(active.sentence.contains("is active") && active.parts.count == 1)
  }

  @Test("names what protects a streak day, and the event that says so (WHY-002, SHD-002)")
  func protectedDay() async throws {
    let explanations = try Explanations()
    try await explanations.ledger.applyDirectory([
      .away(4, Family.monday, Family.monday.advanced(by: 2), .ill)
    ])
    let why = try await explanations.explain(.streakDay, Family.monday.text)
    #expect(why.sentence.contains("an illness"))
    #expect(why.position == "gateway=1:4")
    #expect(why.inputs == [2])
  }

  @Test("explains the streak day by day, back to the gap that ends it (WHY-002)")
  func streak() async throws {
    let explanations = try Explanations()
    try await explanations.ledger.take([
      .number(1, about: "a", .completed(2, on: saturday.advanced(by: -4))),
      .number(2, about: "b", .completed(2, on: saturday.advanced(by: -1))),
    ])
    try await explanations.ledger.applyDirectory([
      .away(3, saturday.advanced(by: -3), saturday.advanced(by: -2), .vacation)
    ])
    let why = try await explanations.explain(.streak)
    #expect(why.rule == "streak.current" && why.inputs == [2])
    #expect(why.parts.count == 5, "today, a day, two protected ones, a day, the gap")
    #expect(why.parts[0].sentence.contains("still open"))
    #expect(why.parts[2].sentence.contains("are no gap"))
    #expect(why.parts[4].sentence.contains("is a gap"))
    let past = saturday.advanced(by: -5)
    let over = try await explanations.explain(.streak, past.text)
    #expect(over.inputs == [0] && over.parts.count == 1)
    #expect(over.parts[0].sentence.contains("\(past) is a gap"))
  }

  @Test("names the day on which the total reached the start of the level (WHY-002, LVL-002)")
  func level() async throws {
    let explanations = try Explanations()
    try await explanations.ledger.take([
      .number(1, about: "a", .completed(40, on: Family.monday)),
      .number(2, about: "b", .completed(20, on: Family.monday.advanced(by: 1))),
      .number(3, about: "c", .completed(5, on: Family.monday.advanced(by: 2))),
    ])
    let why = try await explanations.explain(.level)
    #expect(why.sentence.hasPrefix("Level 2, Mover: the total is 65 points"))
    #expect(why.day == Family.monday.advanced(by: 1))
    #expect(why.parts.map(\.points) == [40, 20, 5])
    let first = try Explanations()
    #expect(try await first.explain(.level).parts.isEmpty)
  }

  @Test("shows a goal's value and target, and what the value is based on (WHY-002)")
  func goal() async throws {
    let explanations = try Explanations()
    try await explanations.ledger.take([
      .number(1, about: taskA, .completed(7, on: saturday)),
      .number(2, about: taskB, .completed(7, on: saturday)),
    ])
    let open = try await explanations.explain(.goal, "points")
    #expect(open.rule == "goal" && open.inputs == [15, 14] && open.day == saturday)
    #expect(
      open.sentence
        == "Not reached on 2026-11-21: 14 points of the goal of 15."
    )
    #expect(open.parts[0].sentence == "No target was set; the default applies.")
    #expect(open.parts[1].rule == "score.day" && open.parts[1].parts.map(\.points) == [7, 7])
    try await explanations.ledger.store.write { context in
      try PeriodWriter(context.connection).set(2, of: .tasks, in: Family.mia)
    }
    let reached = try await explanations.explain(.goal, "tasks \(saturday.text)")
    #expect(reached.sentence == "Reached on 2026-11-21: 2 tasks of the goal of 2.")
    #expect(reached.parts[0].sentence == "The member set this target.")
    let streak = try await explanations.explain(.goal, "streak")
    #expect(streak.inputs == [7, 1] && streak.parts[1].rule == "streak.current")
    for key in ["", "pints", "points yesterday", "points 2026-11-21 x"] {
      await #expect(throws: ExplanationRefusal.self, "\(key)") {
        try await explanations.explain(.goal, key)
      }
    }
  }

  @Test("sums the three shares of a productivity score (WHY-002, ANA-040)")
  func productivity() async throws {
    let fixture = try PeriodFixture()
    var explanations = try Explanations()
    explanations.ledger = fixture.ledger
    var tasks = PaperTasks()
    for _ in 0..<4 { try tasks.complete(try tasks.add(due: tasks.today)) }
    try tasks.add(due: tasks.today)
    try await fixture.ledger.take(tasks.takeEvents())
    let score = try await fixture.period(.day).summary?.productivity?.score
    let day = try await explanations.explain(.productivity, "day")
    // 4 of 5 tasks, 12 of 15 points, a streak of one: 40 + 24 + 2.86.
    #expect(day.sentence == "2026-11-21: productivity \(score ?? -1) of 100, strong.")
    #expect(day.inputs == [4, 5, 12, 15, 1] && score == 67)
    #expect(
      day.parts.map(\.sentence) == [
        "4 of 5 tasks are done: 40 of 50.",
        "12 points against a goal of 15 for 1 day: 24 of 30.",
        "A streak of 1 day against seven: 2.9 of 20.",
      ]
    )
    #expect(day.parts[1].parts[0].parts.count == 4, "the tasks of the day")
    let week = try await explanations.explain(.productivity, "week 2026-11-16")
    #expect(week.parts[1].parts.map(\.day) == [saturday])
    let empty = try await explanations.explain(.productivity, "2026-10-01..2026-10-09")
    #expect(empty.sentence.hasSuffix("because no task was planned or completed."))
    for key in ["", "weak", "week x", "2026-11-16...2026-11-18", "2026-11-16..x"] {
      await #expect(throws: ExplanationRefusal.self, "\(key)") {
        try await explanations.explain(.productivity, key)
      }
    }
    await #expect(throws: PeriodRefusal.invalidPeriod) {
      try await explanations.explain(.productivity, "2026-11-18..2026-11-16")
    }
  }
}

@Suite("Recalculate")
struct RecalculateTests {
  @Test(
    "finds no difference in correct data, however it was created (SCO-013, WHY-003)",
    arguments: 1...12
  )
  func sound(seed: UInt64) async throws {
    let explanations = try Explanations()
    var numbers = SeededNumbers(seed: seed)
    var events: [FeedEvent] = []
    for number in 1...UInt64(200) {
      let entity = "task-\(Int.random(in: 1...25, using: &numbers))"
      let day = Family.monday.advanced(by: Int.random(in: -900...5, using: &numbers))
      let said: Said =
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: .uncompleted
        case 1: .repriced(Int32.random(in: -5...5, using: &numbers))
        case 2: .deleted(forgets: Bool.random(using: &numbers))
        default: .completed(Int32.random(in: 2...7, using: &numbers), on: day)
        }
      events.append(try .number(number, about: entity, said))
    }
    let pieces = Int.random(in: 1...200, using: &numbers)
    try await explanations.ledger.take(Array(events.prefix(pieces)))
    try await explanations.ledger.take(Array(events.dropFirst(pieces / 2)))
    let answer = try await explanations.recalculate()
    #expect(answer.differenceCount == 0 && answer.differences.isEmpty, "seed \(seed): \(answer)")
    #expect(answer.entries > 0)
    #expect(answer.tasksReason == "source_unavailable")
    // A rebuild equals the figures that were booked one by one, byte for byte.
    let stored = try await explanations.ledger.figures()
    try await explanations.ledger.replay(events)
    #expect(try await explanations.ledger.figures() == stored, "seed \(seed)")
  }

  @Test("lists stored figures that differ from the ledger, the first 100 (SCO-013, WHY-003)")
  func differences() async throws {
    let explanations = try Explanations()
    let ledger = explanations.ledger
    try await ledger.take(
      try (1...500).map { number in
        try .number(
          UInt64(number),
          about: "task-\(number)",
          .completed(2, on: Family.monday.advanced(by: -number))
        )
      }
    )
    #expect(try await explanations.recalculate().differenceCount == 0)
    try await ledger.store.write { context in
      try context.connection.run("UPDATE day_score SET points = points + 1 WHERE day % 2 = 0")
      try context.connection.run("UPDATE total_score SET points = points + 7")
      try context.connection.run("DELETE FROM level_reached")
      try context.connection.run("DELETE FROM day_score WHERE day % 250 = 1")
      try context.connection.run(
        """
        INSERT INTO day_score SELECT household, member, source, day - 9000, 3, 1 FROM day_score LIMIT 1
        """
      )
    }
    let answer = try await explanations.recalculate()
    // 250 even days, 2 missing ones, one that never existed, the total, the level.
    #expect(answer.differenceCount == 255)
    #expect(answer.differences.count == 100)
    #expect(answer.differences.allSatisfy { $0.kind == .day })
    #expect(answer.differences[0].storedPoints == 3 && answer.differences[0].expectedPoints == 0)
  }

  @Test("finds a task that counts twice (SCO-013)")
  func twice() async throws {
    let explanations = try Explanations()
    try await explanations.ledger.take([.number(1, about: "a", .completed(2))])
    try await explanations.ledger.store.write { context in
      try context.connection.run(
        """
        INSERT INTO ledger (household, member, source, entity, happening, at, day, points, completions,
          epoch, sequence, rule, rule_version, inputs)
        SELECT household, member, source, entity, happening, at, day, points, completions, epoch, 99,
          rule, rule_version, inputs FROM ledger
        """
      )
      try context.connection.run("UPDATE day_score SET points = 4, completions = 2")
      try context.connection.run("UPDATE total_score SET points = 4")
    }
    let answer = try await explanations.recalculate()
    #expect(answer.differences.map(\.kind) == [.entry])
    #expect(answer.differences[0].entityID == "a")
  }

  @Test("compares differing tasks once more, all together after one pause (SCO-013)")
  func pause() throws {
    try AnalyticsHouse().run { house in
      let missing = 450
      let ids = (1...UInt64(missing)).map { TaskID.sample($0) }
      let late = try await house.startSource("task") { router in
        router.registerUnary(TaskV1.Tasks.Methods.listTasks) {
          (request: TaskV1.ListTasksRequest, _) in
          let first = Int(request.pageToken) ?? 0
          let last = min(first + Int(request.pageSize), ids.count)
          return TaskV1.ListTasksResponse(
            tasks: ids[first..<last].map { TaskV1.Task(id: $0, isComplete: true, score: 2) },
            nextPageToken: last < ids.count ? "\(last)" : ""
          )
        }
      }
      _ = try await house.startSource("catalog")
      _ = try await house.startAnalytics()
      // The task service has been followed.
      _ = try await house.score(after: try await late.complete("another", 7))
      let channel = house.installation.channel(to: "analytics")
      defer { channel.close() }
      let client = AnalyticsV1.ExplanationsClient(channel)
      let options = CallOptions(timeout: .seconds(60), metadata: Caller.sample().metadata)
      let before = house.installation.loop.now
      let answer = try await client.recalculate(.init(), options)
      #expect(answer.tasks == Int64(missing) && answer.differenceCount == Int64(missing))
      #expect(answer.differences.count == 100)
      #expect(answer.differences.allSatisfy { $0.kind == .task && $0.expectedPoints == 2 })
      #expect(house.installation.loop.now - before < .seconds(5))
      // An event in flight is no difference once it has arrived.
      var position = ""
      for id in ids { position = try await late.complete(id.text, 2) }
      var metadata = Caller.sample().metadata
      metadata.append(TrustedKey.after, position)
      let sound = try await client.recalculate(
        .init(),
        CallOptions(timeout: .seconds(60), metadata: metadata)
      )
      #expect(sound.differenceCount == 0 && sound.tasks == Int64(missing), "\(sound)")
    }
  }

  @Test("runs at most twice concurrently for a household (WHY-005)")
  func tooMany() throws {
    let running = RunningChecks()
    try running.begin(.sample(1))
    try running.begin(.sample(1))
    #expect(throws: RPCError.self) { try running.begin(.sample(1)) }
    try running.begin(.sample(2))
    running.end(.sample(1))
    try running.begin(.sample(1))
  }
}
