import Contracts
import Foundation
import RPC
import SQLite
import ServiceRuntime
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

/// What a space holds according to the answers it gave: a few lines that cannot hide a mistake.
private struct Model {
  var tasks: [TaskID: TaskV1.Task] = [:]
  var projects: [ProjectID: String] = [.inbox: "Inbox"]
  /// Tokens of changes that nothing has touched since.
  var undo: (token: String, before: [TaskID: TaskV1.Task])?
}

/// Ten thousand calls drawn at random, against a model, in two spaces beside each other.
@Suite("A long life")
struct RandomRunTests {
  @Test(
    """
    of 10,000 calls ends with what was answered: every task has an id and a project that exists, no \
    orphans, one Inbox (INT-001, MIG-001)
    """,
    arguments: Self.seeds
  )
  func life(seed: UInt64) async throws {
    print("INT-001: DAYBOOK_TEST_SEED=\(seed) repeats this run")
    var random = SeededNumbers(seed: seed)
    let homes = [try TaskHome()]
    let home = homes[0]
    let spaces = [home, home.seen(by: 2)]
    var models = [Model(), Model()]
    var kinds: [Int: Int] = [:]
    for step in 0..<10_000 {
      let index = Int.random(in: 0..<2, using: &random)
      let kind = Int.random(in: 0..<Self.kinds, using: &random)
      kinds[kind, default: 0] += 1
      do {
        try await Self.act(kind, step, spaces[index], &models[index], &random)
      } catch {
        Issue.record("seed \(seed), step \(step), kind \(kind): \(RPCError(describing: error))")
      }
    }
    #expect(kinds.count == Self.kinds)
    for (space, model) in zip(spaces, models) {
      try await Self.compare(space, model, "seed \(seed)")
    }
    try await Self.checkTables(home)
  }

  private static let kinds = 12

  /// One that was good before, and one that nobody has tried; `DAYBOOK_TEST_SEED` asks for one alone.
  private static let seeds: [UInt64] = {
    let named = ProcessInfo.processInfo.environment["DAYBOOK_TEST_SEED"].flatMap(UInt64.init)
    return named.map { [$0] } ?? [20_250_312, .random(in: 1...UInt64(UInt32.max))]
  }()

  /// Makes a call that the model knows to be refused, or to succeed.
  ///
  /// - Returns: the answer; `nil` when the call was refused for the reason that was foreseen. A refusal
  ///   changes nothing, and what could be undone before can be still.
  private static func call<Answer>(
    refusedAs reason: String?,
    _ body: () async throws -> Answer
  ) async throws -> Answer? {
    guard let reason else { return try await body() }
    let refused = await refusal(body)
    #expect(refused?.reason == reason)
    return nil
  }

  private static func act(
    _ kind: Int,
    _ step: Int,
    _ home: TaskHome,
    _ model: inout Model,
    _ random: inout SeededNumbers
  ) async throws {
    let before = model.tasks
    let task = model.tasks.keys.sorted().randomElement(using: &random)
    let some = Array(model.tasks.keys.sorted().shuffled(using: &random).prefix(5))
    let project = model.projects.keys.sorted().randomElement(using: &random)
    var token = ""
    func keep(_ tasks: [TaskV1.Task]) {
      for task in tasks { task.id.map { model.tasks[$0] = task } }
    }
    switch kind {
    case 0, 1, 2:
      let priority = Int32.random(in: 1...4, using: &random)
      let day = Int.random(in: 0..<20, using: &random)
      let made = try await home.create("task \(step)") {
        $0.projectID = project
        $0.priority = .init(rawValue: priority)
        if day > 5 { $0.dueOn = LocalDay(text: "2025-03-12")?.advanced(by: day) }
      }
      keep([made.task].compactMap(\.self))
      token = made.undoToken
    case 3:
      let changed = try await call(refusedAs: task == nil ? "missing" : nil) {
        try await home.update(task, "name", "priority") {
          $0.name = "renamed \(step)"
          $0.priority = .high
        }
      }
      guard let changed else { return }
      keep([changed.task].compactMap(\.self))
      token = changed.undoToken
    case 4:
      let changed = try await call(refusedAs: task == nil ? "missing" : nil) {
        try await home.toggle(task)
      }
      guard let changed else { return }
      keep([changed.task].compactMap(\.self))
      token = changed.undoToken
    case 5:
      guard let task else { return }
      let gone = try await home.deleteMany { $0.taskIDs = [task] }
      model.tasks[task] = nil
      token = gone.undoToken
    case 6:
      let days = Int.random(in: -3...20, using: &random)
      let day = LocalDay(text: "2025-03-12")?.advanced(by: days).text
      let isComplete = task.flatMap { model.tasks[$0] }?.isComplete ?? false
      let reason =
        task == nil
        ? "missing" : isComplete ? "task_complete" : days < 0 ? "invalid_due_date" : nil
      let changed = try await call(refusedAs: reason) { try await home.reschedule(task, on: day) }
      guard let changed else { return }
      keep([changed.task].compactMap(\.self))
      token = changed.undoToken
    case 7:
      let changed = try await call(refusedAs: some.isEmpty ? "missing" : nil) {
        try await home.move(some, to: project)
      }
      guard let changed else { return }
      keep(changed.result?.tasks ?? [])
      token = changed.undoToken
    case 8:
      let isComplete = Bool.random(using: &random)
      let changed = try await call(refusedAs: some.isEmpty ? "missing" : nil) {
        try await home.bulk(some, isComplete ? .complete(.init()) : .setPriority(.low))
      }
      guard let changed else { return }
      keep(changed.result?.tasks ?? [])
      token = changed.undoToken
    case 9:
      guard model.projects.count < 20 else { return }
      let made = try await home.createProject("project \(step)")
      made.id.map { model.projects[$0] = made.name }
    case 10:
      guard let project, project != .inbox, Int.random(in: 0..<4, using: &random) == 0 else {
        return
      }
      let isDeleting = Bool.random(using: &random)
      try await home.deleteProject(project) {
        $0.strategy = isDeleting ? .deleteTasks : .moveToInbox
      }
      model.projects[project] = nil
      for (id, var task) in model.tasks where task.projectID == project {
        task.projectID = .inbox
        model.tasks[id] = isDeleting ? nil : task
      }
    default:
      guard let undo = model.undo else { return }
      _ = try await home.undo(undo.token)
      model.tasks = undo.before
      model.undo = nil
      return
    }
    model.undo = token.isEmpty ? nil : (token, before)
  }

  /// Every task is there as it was answered, and no other.
  private static func compare(_ home: TaskHome, _ model: Model, _ seed: String) async throws {
    var stored: [TaskID: TaskV1.Task] = [:]
    var token = ""
    repeat {
      let page = try await home.list {
        $0.pageSize = 200
        $0.pageToken = token
      }
      for task in page.tasks { task.id.map { stored[$0] = task } }
      token = page.nextPageToken
    } while !token.isEmpty
    #expect(Set(stored.keys) == Set(model.tasks.keys), "\(seed)")
    for (id, task) in model.tasks {
      let found = stored[id]
      #expect(found?.name == task.name && found?.projectID == task.projectID, "\(seed)")
      #expect(found?.isComplete == task.isComplete && found?.priority == task.priority, "\(seed)")
      #expect(found?.dueOn == task.dueOn && found?.score == task.score, "\(seed)")
    }
    let projects = try await home.projects { $0.pageSize = 200 }.projects
    #expect(Set(projects.compactMap(\.id)) == Set(model.projects.keys), "\(seed)")
    for task in model.tasks.values.prefix(20) {
      #expect(try await home.found(task.name).contains(task.name), "\(seed)")
    }
  }

  /// The guarantees, asked of the tables themselves.
  private static func checkTables(_ home: TaskHome) async throws {
    let wrong = try await home.store.service.read { connection in
      (
        references: try connection.all("PRAGMA foreign_key_check") { _ in 1 }.count,
        counts: try connection.all(
          """
          SELECT 1 FROM space s WHERE
            s.tasks <> (SELECT count(*) FROM task t WHERE t.household = s.household AND t.space = s.space)
            OR s.projects <> (SELECT count(*) FROM project p
              WHERE p.household = s.household AND p.space = s.space)
          """
        ) { _ in 1 }.count,
        kinds: try connection.all(
          """
          SELECT project, priority, type, completed_at IS NOT NULL, due_rank < 9223372036854775807,
            count(*) FROM task GROUP BY household, space, 1, 2, 3, 4, 5
          EXCEPT SELECT project, priority, type, is_complete, is_scheduled, tasks FROM task_kind
          """
        ) { _ in 1 }.count,
        inboxes: try connection.first(
          "SELECT count(*) FROM project WHERE name_key = 'inbox'"
        ) { try $0.value(0, as: Int.self) },
        gaps: try connection.first(
          """
          SELECT count(*) FROM (SELECT count(*) AS c, max(number) AS m FROM feed GROUP BY household, space)
          WHERE c <> m
          """
        ) { try $0.value(0, as: Int.self) },
        integrity: try connection.first("PRAGMA integrity_check") {
          try $0.value(0, as: String.self)
        }
      )
    }
    #expect(wrong.references == 0 && wrong.counts == 0 && wrong.inboxes == 2 && wrong.gaps == 0)
    #expect(wrong.kinds == 0, "what is counted as it changes is what is there")
    #expect(wrong.integrity == "ok")
  }
}
