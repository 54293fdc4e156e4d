import Foundation
import RPC
import SQLite
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

/// Ten thousand random calls, compared with a model, in two spaces.
@Suite("A random run")
struct RandomRunTests {
  @Test(
    """
    of 10,000 calls and a restart ends with what was answered: every task has an id and a project that \
    exists, no orphans, one Inbox (INT-001, MIG-001)
    """,
    arguments: Self.seeds
  )
  func life(seed: UInt64) async throws {
    print("INT-001: DAYBOOK_TEST_SEED=\(seed) repeats this run")
    var random = SeededNumbers(seed: seed)
    var home = try TaskHome()
    var spaces = [home, home.seen(by: 2)]
    var models = [RandomRunModel(), RandomRunModel()]
    var kinds: [Int: Int] = [:]
    for step in 0..<10_000 {
      if step == 5_000 {
        await home.store.service.close()
        home = try home.restarted()
        spaces = [home, home.seen(by: 2)]
      }
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

  private static let kinds = 15

  /// A proven seed, and in a full run a new one; `DAYBOOK_TEST_SEED` selects one.
  private static let seeds: [UInt64] = {
    let named = ProcessInfo.processInfo.environment["DAYBOOK_TEST_SEED"].flatMap(UInt64.init)
    if let named { return [named] }
    return [20_250_312] + (FullRun.isOn ? [.random(in: 1...UInt64(UInt32.max))] : [])
  }()

  /// Makes a call that the model predicts to be refused or to succeed.
  ///
  /// - Returns: the answer; `nil` when the call was refused for the predicted reason. A refusal
  ///   changes nothing, and an undo that was possible before is still possible.
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
    _ model: inout RandomRunModel,
    _ random: inout SeededNumbers
  ) async throws {
    let some = model.some(5, &random)
    let task = some.first
    let project = model.projects.keys.sorted().randomElement(using: &random)
    var token = ""
    switch kind {
    case 0, 1, 2:
      let priority = Int32.random(in: 1...4, using: &random)
      let day = Int.random(in: 0..<20, using: &random)
      let made = try await home.create("task \(step)") {
        $0.projectID = project
        $0.priority = .init(rawValue: priority)
        if day > 5 { $0.dueOn = LocalDay(text: "2025-03-12")?.advanced(by: day) }
      }
      model.keep([made.task].compactMap(\.self))
      token = made.undoToken
    case 3:
      let changed = try await call(refusedAs: task == nil ? "missing" : nil) {
        try await home.update(task, "name", "priority") {
          $0.name = "renamed \(step)"
          $0.priority = .high
        }
      }
      guard let changed else { return }
      model.keep([changed.task].compactMap(\.self))
      token = changed.undoToken
    case 4:
      let changed = try await call(refusedAs: task == nil ? "missing" : nil) {
        try await home.toggle(task)
      }
      guard let changed else { return }
      model.keep([changed.task].compactMap(\.self))
      token = changed.undoToken
    case 5:
      let gone = try await call(refusedAs: task == nil ? "task_not_found" : nil) {
        try await home.deleteMany { $0.taskIDs = [task ?? .sample(1)] }
      }
      guard let gone, let task else { return }
      model[task] = nil
      token = gone.undoToken
    case 6:
      let days = Int.random(in: -3...20, using: &random)
      let day = LocalDay(text: "2025-03-12")?.advanced(by: days).text
      let isComplete = task.flatMap { model.tasks[$0] }?.isComplete ?? false
      let reason =
        task == nil
        ? "missing" : days < 0 ? "invalid_due_date" : isComplete ? "task_complete" : nil
      let changed = try await call(refusedAs: reason) { try await home.reschedule(task, on: day) }
      guard let changed else { return }
      model.keep([changed.task].compactMap(\.self))
      token = changed.undoToken
    case 7:
      let isArchived = project.map(model.archived.contains) ?? false
      let reason = some.isEmpty ? "missing" : isArchived ? "invalid_project" : nil
      let changed = try await call(refusedAs: reason) { try await home.move(some, to: project) }
      guard let changed else { return }
      model.keep(changed.result?.tasks ?? [])
      token = changed.undoToken
    case 8:
      let isComplete = Bool.random(using: &random)
      let changed = try await call(refusedAs: some.isEmpty ? "missing" : nil) {
        try await home.bulk(some, isComplete ? .complete(.init()) : .setPriority(.low))
      }
      guard let changed else { return }
      model.keep(changed.result?.tasks ?? [])
      token = changed.undoToken
    case 9:
      guard model.projects.count >= 20, let project else {
        let parent = Bool.random(using: &random) ? project : nil
        let made = try await call(refusedAs: model.refusal(placing: nil, below: parent)) {
          try await home.createWithTasks("project \(step)") { $0.parentProjectID = parent }
        }
        guard let made, let id = made.project?.id else { return }
        (model.projects[id], model.parents[id]) = (made.project?.name, parent)
        token = made.undoToken
        break
      }
      guard Bool.random(using: &random) else {
        let parent = model.projects.keys.sorted().randomElement(using: &random)
        let moved = try await call(refusedAs: model.refusal(placing: project, below: parent)) {
          try await home.updateProject(project, "parent_project_id") {
            $0.parentProjectID = parent
          }
        }
        guard let moved else { return }
        model.parents[project] = parent
        token = moved.undoToken
        break
      }
      let isInbox = project == .inbox
      let renamed = try await call(refusedAs: isInbox ? "inbox_protected" : nil) {
        try await home.updateProject(project, "name") { $0.name = "project \(step)" }
      }
      guard let renamed else { return }
      model.projects[project] = renamed.project?.name
      token = renamed.undoToken
    case 10:
      guard let project, Int.random(in: 0..<4, using: &random) == 0 else {
        let isArchived = project.map(model.archived.contains) ?? false
        let archived = try await call(refusedAs: project == .inbox ? "inbox_protected" : nil) {
          try await home.projectCalls.archiveProject(
            .init(projectID: project, restore: isArchived),
            home.call(TaskV1.Projects.Methods.archiveProject)
          )
        }
        guard let archived, let project else { return }
        token = archived.undoToken
        model.archived.formSymmetricDifference([project])
        break
      }
      let isDeleting = Bool.random(using: &random)
      let deleted = try await call(refusedAs: project == .inbox ? "inbox_protected" : nil) {
        try await home.deleteProject(project) {
          $0.strategy = isDeleting ? .deleteTasks : .moveToInbox
        }
      }
      guard let deleted else { return }
      token = deleted.undoToken
      model.projects[project] = nil
      model.archived.remove(project)
      model.lift(childrenOf: project)
      for (id, var task) in model.tasks where task.projectID == project {
        task.projectID = .inbox
        model[id] = isDeleting ? nil : task
      }
    case 11:
      let isComplete = Bool.random(using: &random)
      // A deleted one is created again with other content.
      let old = Bool.random(using: &random) ? model.deleted(&random) : nil
      let id = old ?? TaskID.sample(UInt64(step) + 1_000)
      let record = TaskV1.ImportedTask(
        id: id,
        name: "import \(step)",
        projectID: project,
        isComplete: isComplete
      )
      let made = try await home.calls.importTasks(
        .init(tasks: [record], again: old != nil),
        home.call(TaskV1.Tasks.Methods.importTasks)
      )
      #expect(made.created == 1)
      model.keep([try await home.get(id)])
      token = made.undoToken
    case 12:
      let count = Int.random(in: 1...5, using: &random)
      let made = try await home.createAll(
        (0..<count).map { .init(name: "task \(step) of \($0)", projectID: project) }
      )
      model.keep(made.tasks.compactMap(\.task))
      token = made.undoToken
    case 13:
      let method = TaskV1.Tasks.Methods.repairTasks
      let looked = try await home.calls.repairTasks(.init(), home.call(method))
      #expect(looked.report?.orphans == 0)
      #expect(looked.report?.tasksChecked == Int32(clamping: model.tasks.count))
      return
    default:
      guard let token = model.undo?.token else {
        let list = try await home.list { $0.includeArchived = true }
        #expect(list.totalCount == Int32(clamping: model.tasks.count))
        return
      }
      let undone = try await home.undo(token)
      return model.takeBack(undo: Bool.random(using: &random) ? undone.undoToken : "")
    }
    model.ended(undo: token)
  }
}
