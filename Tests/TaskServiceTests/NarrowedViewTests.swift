import RPC
import TaskContracts
import TestSupport
import Testing
import Vocabulary

@testable import TaskService

@Suite("A filter of a view")
struct NarrowedViewTests {
  let home: TaskHome
  private let filter = TaskV1.TaskFilter(highPriority: true)

  init() throws { home = try TaskHome() }

  /// Of each kind one: due today, later or never, high or low, open or complete, also in an archived project.
  private func fill() async throws {
    let old = try await home.createProject("Old")
    for project in [ProjectID.inbox, old.id] {
      for due in ["2025-03-12", "2025-03-14", nil] {
        for priority in [TaskV1.TaskPriority.highest, .low] {
          for isComplete in [false, true] {
            let task = try await home.create("task") {
              $0.projectID = project
              $0.priority = priority
              $0.dueOn = due.flatMap { LocalDay(text: $0) }
            }
            if isComplete { _ = try await home.complete(task.task?.id) }
          }
        }
      }
    }
    try await home.archive(old.id)
  }

  private func delete(_ view: TaskV1.TaskView) async throws -> TaskV1.BulkResult {
    let answer = try await home.bulk([], .delete(.init())) {
      $0.filter = filter
      $0.view = view
      $0.dryRun = true
    }
    return answer.result ?? .init()
  }

  @Test(
    "selects the tasks of the list, in a bulk change and in figures (TSK-122, TSK-150, TSK-160)",
    arguments: [
      (TaskV1.TaskView.today, 2), (.upcoming, 1), (.history, 6), (.allProjects, 6),
    ]
  )
  func same(view: TaskV1.TaskView, count: Int) async throws {
    try await fill()
    let listed = try await home.list(view) { $0.filter = filter }.tasks
    #expect(listed.count == count)
    let plan = try await delete(view)
    #expect(plan.changed == Int32(count))
    #expect(Set(plan.removedTasks.map(\.id)) == Set(listed.map(\.id)))
    let figures = try await home.statistics(filter, of: view)
    #expect(figures.total == Int32(count))
    #expect(figures.open == Int32(listed.count { !$0.isComplete }))
    #expect(figures.byProject.reduce(0) { $0 + $1.total } == Int32(count))
    let today = LocalDay(text: "2025-03-12")
    #expect(figures.dueToday == Int32(listed.count { $0.dueOn == today }))
  }

  @Test(
    "uses the filter's completion instead of its default (TSK-103, TSK-109)",
    arguments: [TaskV1.Completion.open, .complete, .all]
  )
  func completion(_ completion: TaskV1.Completion) async throws {
    try await fill()
    let listed = try await home.list(.upcoming) { $0.completion = completion }.tasks
    let filter = TaskV1.TaskFilter(completion: completion)
    #expect(try await home.statistics(filter, of: .upcoming).total == Int32(listed.count))
    let bulk = try await home.bulk([], .setPriority(.low)) {
      $0.filter = filter
      $0.view = .upcoming
      $0.dryRun = true
    }
    #expect((bulk.result?.changed ?? 0) + (bulk.result?.unchanged ?? 0) == Int32(listed.count))
    #expect(
      !listed.isEmpty
        && listed.allSatisfy { completion == .all || $0.isComplete == (completion == .complete) }
    )
  }

  @Test("selects every task without a view, even of archived projects (TSK-114, TSK-150, TSK-160)")
  func every() async throws {
    try await fill()
    #expect(try await delete(.unspecified).changed == 12)
    #expect(try await home.statistics(filter).total == 12)
  }

  @Test(
    "is refused where the view needs a day or projects, also for a saved filter (TSK-109)",
    arguments: [TaskV1.TaskView.customDate, .project, .selectedProjects, .init(rawValue: 9)]
  )
  func incomplete(view: TaskV1.TaskView) async throws {
    let filter = TaskV1.TaskFilter(projectIDs: [.inbox])
    let bulk = await refusal {
      try await home.bulk([], .complete(.init())) {
        $0.filter = filter
        $0.view = view
      }
    }
    let figures = await refusal { try await home.statistics(filter, of: view) }
    let saved = await refusal {
      try await home.save(.init(name: "x", filter: filter, view: view))
    }
    for error in [bulk, figures, saved] { #expect(error?.code == .invalidArgument) }
    #expect(bulk?.violations.map(\.field) == ["view"])
    #expect(figures?.violations.map(\.field) == ["view"])
    #expect(saved?.violations.map(\.field) == ["saved_filter.view"])
    #expect(try await home.savedFilters().isEmpty)
  }

  @Test("cannot be combined with tasks that are named by id (TSK-150)")
  func viewOfIDs() async throws {
    let id = try await home.create("x").task?.id
    let error = await refusal { try await home.bulk([id], .complete(.init())) { $0.view = .today } }
    #expect(error?.violations.map(\.field) == ["view"])
  }
}

@Suite("FindTasks")
struct FindTasksTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  private func id(_ text: String) throws -> TaskID { try #require(TaskID(text: text)) }

  @Test("finds by the beginning of an id, in archived projects too, at most two (TSK-112)")
  func found() async throws {
    let old = try await home.createProject("Old")
    let ids = try [
      id("abcd0000-0000-7000-8000-000000000001"), id("abcd0000-0000-7000-8000-000000000002"),
      id("abcd0000-ffff-7fff-bfff-ffffffffffff"), id("abce0000-0000-7000-8000-000000000000"),
    ]
    for id in ids {
      try await home.create("task") {
        $0.id = id
        $0.projectID = old.id
      }
    }
    try await home.archive(old.id)
    func found(_ prefix: String) async throws -> [TaskID?] { try await home.find(prefix).map(\.id) }
    #expect(try await found("abcd") == [ids[0], ids[1]])
    #expect(try await found("ABCD0000-F") == [ids[2]])
    #expect(try await found("abcd0000-0000-7000-8000-000000000002") == [ids[1]])
    #expect(try await found("abce0000-") == [ids[3]])
    #expect(try await found("abcf").isEmpty)
    #expect(try await home.seen(by: 2).find("abcd").isEmpty)
    #expect(try await home.seen(by: 1, of: 2).find("abcd").isEmpty)
  }

  @Test(
    "refuses an invalid beginning of an id, and one that is too short (TSK-112)",
    arguments: ["", "abc", "abcdefgh", "abcd-", "abcd00000", "abcd%", "äöüß", "x"]
      + [String(repeating: "a", count: 37), String(repeating: "0", count: 100_000)]
  )
  func refused(prefix: String) async throws {
    let error = await refusal { try await home.find(prefix) }
    #expect(error?.code == .invalidArgument && error?.reason == "invalid_id")
    #expect(error?.violations.map(\.field) == ["id_prefix"])
  }
}
