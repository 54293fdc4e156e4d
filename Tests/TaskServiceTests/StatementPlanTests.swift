import Contracts
import RPC
import SQLite
import ServiceRuntime
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

/// Every statement that any call prepares, looked at with `EXPLAIN QUERY PLAN`.
@Suite("Every statement")
struct StatementPlanTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test(
    "reads what it answers, or a little more: no whole table, no whole space (TSK-143, PRF-006)"
  )
  func plans() async throws {
    var seen = Set<String>()
    // What is looked at once, before anything is served, may be whole tables.
    let atStart = Set(try await home.store.service.write { $0.connection.preparedTexts })
    for call in try await calls() + rarer() {
      try await call()
      seen.formUnion(try await home.store.service.read { $0.preparedTexts })
      seen.formUnion(try await home.store.service.write { $0.connection.preparedTexts })
    }
    let own = seen.subtracting(atStart).filter(Self.isOurs)
    // Fewer would mean that the statements were not seen.
    #expect(own.count > 150)
    var used = Set<String>()
    for text in own {
      let steps = try await home.store.service.read { try $0.plan(of: text) }
      let costly = Self.costly(steps)
      guard !costly.isEmpty else { continue }
      let isWalk =
        text.contains(" LIMIT ") && !costly.contains { $0.hasPrefix("USE TEMP B-TREE") }
      let excuse =
        Self.exceptions.first { text.contains($0.key) }
        ?? (isWalk ? Self.walks.first { text.contains($0.key) } : nil)
      used.formUnion([excuse?.key].compactMap(\.self))
      #expect(excuse != nil, "\(costly) in \(text)")
      // A page is made of rows; whatever else may be costly is not to read them.
      guard !isWalk else { continue }
      let rows = costly.filter { $0.hasPrefix("SEARCH t ") && !$0.contains("COVERING INDEX") }
      // What is equal in an index's order is sorted apart, and the walk ends with the page.
      let isWalkedApart = steps.contains(where: Self.sortsWhatIsEqual)
      #expect(rows.isEmpty || isWalkedApart || excuse?.key == Self.orphans, "\(rows) in \(text)")
    }
    let excuses = Set(Self.exceptions.keys).union(Self.walks.keys)
    #expect(used == excuses, "no longer needed: \(excuses.subtracting(used))")
  }

  /// What may read or sort more than it answers, by what its statement says.
  ///
  /// A space has 100,000 tasks and 2,000 projects at most.
  private static let exceptions = [
    "(SELECT number AS hit":
      "lists by several keys or of a range are sorted in an index's columns, and some by name",
    "AS hit_tier": "what a search is ranked by changes with the task and not with its words",
    "GROUP BY project":
      "what is late, and what was done of late, is counted for all projects in an index's columns",
    "SELECT id, added, completed_at IS NULL FROM":
      "when the tasks of a filter were added is looked at: of many in an index's columns",
    "SELECT priority, count(*) FROM task t INDEXED BY task_by_completion":
      "a day on which more was done than its list holds is counted by priority",
    "GROUP BY 1, 2, 3": "groups that no kept count tells apart are counted in an index's columns",
    "SELECT count(*) FROM task t INDEXED BY task_reminded":
      "tasks with a reminder are counted one by one",
    "ORDER BY added, id LIMIT 1": "the oldest open task of a range of due dates",
    orphans: "a repair believes no count, and is asked for",
  ]
  private static let orphans = "SELECT id, name, project FROM task t"

  /// Walks that only `LIMIT` bounds.
  ///
  /// Rows are met one by one in their order until a page is full, and nothing else bounds how many a filter
  /// leaves out on the way. `SparseListTests` and `LongRangeTests` ask for lists of which
  /// a walk would leave out most.
  private static let walks = [
    "INDEXED BY task_in_order WHERE": "lists by priority, type, points: few of a kind are sorted",
    "INDEXED BY task_by_due WHERE": "lists by due date beside an archive: few of a kind are sorted",
    "INDEXED BY task_by_added WHERE": "lists by the day added: few of a kind are sorted",
    "INDEXED BY task_by_name WHERE": "lists by name of all, open or complete tasks",
    "INDEXED BY task_reminded WHERE": "what has a reminder: few of a kind are sorted",
    "OR (due_rank = ? AND added < ?)) LIMIT":
      "what is deleted for its age: due dates of two forms and days added are no one range",
  ]

  /// The steps that may cost more than the answer.
  ///
  /// Sorting what is equal in all that an index gives is none.
  private static func costly(_ steps: [String]) -> [String] {
    let steps = steps.filter { !sortsWhatIsEqual($0) }
    return steps.filter { step in
      if step.hasPrefix("SCAN") { return !isFine(step) }
      if step.hasPrefix("USE TEMP B-TREE") { return true }
      guard step.hasPrefix("SEARCH"), step.hasSuffix("(household=? AND space=?)") else {
        return false
      }
      return !isSmall(step)
    }
  }

  private static func sortsWhatIsEqual(_ step: String) -> Bool {
    step.contains("TEMP B-TREE FOR RIGHT PART") || step.contains("TEMP B-TREE FOR LAST")
  }

  /// Tables of which a space has at most some thousand rows.
  private static func isSmall(_ step: String) -> Bool {
    // A row, then projects with their counts, filters, reports.
    let small = [
      "space", "feed_space", "project", "p", "task_kind", "k", "saved_filter", "repair_run", "r",
    ]
    return small.contains { step.hasPrefix("SEARCH \($0) ") }
  }

  @Test(
    "that counts a whole list reads an index and no row of the table (TSK-143, TSK-160, PRF-006)"
  )
  func counting() async throws {
    try await home.create("milk")
    _ = try await home.complete(try await home.create("eggs").task?.id)
    let before = Set(try await home.store.service.read { $0.preparedTexts })
    _ = try await home.statistics(.init())
    for grouping in [TaskV1.GroupBy.project, .priority, .type, .dueDay, .completionDay] {
      _ = try await home.list(.allProjects) { $0.groupBy = grouping }
    }
    let after = Set(try await home.store.service.read { $0.preparedTexts })
    let counts = after.subtracting(before).filter { text in
      text.contains("FROM task t") && !text.hasPrefix("SELECT id, project")
    }
    #expect(counts.count > 10, "\(counts)")
    for text in counts {
      let steps = try await home.store.service.read { try $0.plan(of: text) }
      let task = steps.filter { $0.hasPrefix("SEARCH t ") || $0.hasPrefix("SCAN t ") }
      #expect(task.allSatisfy { $0.contains("COVERING INDEX") }, "\(steps) in \(text)")
      #expect(!steps.contains { $0.contains("TEMP B-TREE") }, "\(steps) in \(text)")
    }
  }

  @Test(
    "of a list by name walks an index, unless a filter asks for what that does not hold (TSK-140, TSK-143)",
    arguments: [
      (TaskV1.TaskFilter(), true), (.init(completion: .open), true),
      (.init(customProjectsOnly: true), true), (.init(projectIDs: [.inbox]), false),
      (.init(priorities: [.low]), false),
    ]
  )
  func byName(filter: TaskV1.TaskFilter, isWalked: Bool) async throws {
    try await home.create("milk")
    let garden = try await home.createProject("Garden").id
    try await home.create("roses") { $0.projectID = garden }
    for isDescending in [false, true] {
      let before = Set(try await home.store.service.read { $0.preparedTexts })
      _ = try await home.list {
        $0.filter = filter
        $0.sort = [.init(field: .name, descending: isDescending)]
      }
      let after = Set(try await home.store.service.read { $0.preparedTexts })
      let page = after.subtracting(before).filter { $0.contains("ORDER BY") }
      #expect(page.count == 1 && page.allSatisfy { $0.contains("task_by_name") == isWalked })
      for text in page {
        let steps = try await home.store.service.read { try $0.plan(of: text) }
        #expect(steps.contains { $0.contains("TEMP B-TREE") } != isWalked, "\(steps)")
      }
    }
  }

  /// Not the tables of the full-text index, which looks after itself, not what makes it anew, and not what fills
  /// this test's own tables.
  private static func isOurs(_ text: String) -> Bool {
    let starts = ["SELECT", "INSERT", "UPDATE", "DELETE"]
    return starts.contains { text.hasPrefix($0) } && !text.contains("task_search_")
      && !text.hasPrefix("SELECT t.number, t.name")
      && !text.contains("'delete-all'") && !text.contains("LIKE 'task %'")
  }

  /// The full-text index asked for words, tables of one row, and subqueries that have been answered: the
  /// page of a search is one.
  private static func isFine(_ step: String) -> Bool {
    [
      "VIRTUAL TABLE INDEX", "CONSTANT ROW", "feed_meta", "search_state", "SUBQUERY", "(subquery",
      "sqlite_sequence",
    ]
    .contains { step.contains($0) }
  }

  /// One of each call, in an order that finds something to do.
  private func calls() async throws -> [() async throws -> Void] {
    let garden = try await home.createProject("Garden")
    let late = try await home.create("late milk") { $0.dueOn = LocalDay(text: "2025-03-12") }
    let id = late.task?.id
    home.at("2025-03-14", "10:00")
    let day = LocalDay(text: "2025-03-14")
    let range = TaskV1.DayRange(first: day, last: day)
    let filters: [TaskV1.TaskFilter] = [
      .init(), .init(projectIDs: [.inbox]),
      .init(projectIDs: [.inbox, garden.id].compactMap(\.self)),
      .init(priorities: [.low]), .init(types: [.evening]), .init(completion: .open),
      .init(completion: .complete), .init(due: range), .init(completion: .open, due: range),
      .init(overdue: true), .init(highPriority: true), .init(unscheduled: true),
      .init(hasReminder: true), .init(added: range), .init(completed: range),
      .init(customProjectsOnly: true),
      .init(completion: .open, due: range, customProjectsOnly: true),
    ]
    let views: [TaskV1.TaskView] = [
      .today, .customDate, .project, .upcoming, .history, .allProjects, .selectedProjects,
    ]
    var calls: [() async throws -> Void] = []
    for view in views {
      for filter in filters {
        for grouping in [TaskV1.GroupBy.unspecified, .project, .dueDay, .completionDay] {
          calls.append {
            var token = ""
            for _ in 1...2 {
              let page = try await home.list(view) {
                $0.date = day
                $0.projectIDs = [.project, .selectedProjects].contains(view) ? [.inbox] : []
                $0.filter = filter
                $0.groupBy = grouping
                $0.pageSize = 1
                $0.pageToken = token
              }
              token = page.nextPageToken
              guard !token.isEmpty else { break }
            }
          }
        }
      }
    }
    for field in 1...8 {
      calls.append {
        _ = try await home.list {
          $0.sort = [.init(field: .init(rawValue: Int32(field)), descending: true)]
        }
      }
    }
    for filter in filters {
      calls.append { _ = try await home.statistics(filter) }
      calls.append { _ = try await home.search("milk") { $0.filter = filter } }
      calls.append { try await home.bulk([], .setPriority(.high)) { $0.filter = filter } }
      for view in [TaskV1.TaskView.today, .upcoming, .history, .allProjects] {
        calls.append { _ = try await home.statistics(filter, of: view) }
        calls.append {
          try await home.bulk([], .setPriority(.high)) {
            $0.filter = filter
            $0.view = view
          }
        }
      }
    }
    calls += [
      { _ = try await home.get(id) }, { _ = try await home.day() },
      { _ = try await home.find("0000") },
      { _ = try await home.update(id, "name") { $0.name = "oat milk" } },
      { _ = try await home.complete(id) }, { _ = try await home.uncomplete(id) },
      { _ = try await home.toggle(id) }, { _ = try await home.toggle(id) },
      { _ = try await home.reschedule(id, on: "2025-03-20") },
      { _ = try await home.rescheduleOverdue(.spread) }, { _ = try await home.suggestions() },
      { _ = try await home.suggestFilters() },
      { _ = try await home.search("milk", { $0.scopes = [.today, .overdue, .inbox, .complete] }) },
      { _ = try await home.projects() }, { _ = try await home.getProject(name: "garden") },
      { _ = try await home.projectStatistics(garden.id, branch: true) },
      { _ = try await home.projectStatistics(garden.id) }, { _ = try await home.isFree("x") },
      { try await home.updateProject(garden.id, "color") { $0.color = .red } },
      { try await home.archive(garden.id) { $0.includeSubprojects = true } },
      { try await home.archive(garden.id) { $0.restore = true } },
      { try await home.deleteProject(try await home.createProject("gone").id) },
      { _ = try await home.save(.init(name: "f")) }, { _ = try await home.savedFilters() },
      { try await home.undo(try await home.move([id], to: garden.id).undoToken) },
      { try await home.undo(try await home.create("y").undoToken) },
      {
        _ = try await home.deleteMany {
          $0.olderThan = day
          $0.includeOpen = true
        }
      },
      { _ = try await home.deleteMany { $0.allComplete = true } },
      { _ = try await home.importing(.init(id: .sample(5), name: "z", projectName: "New")) },
      { try await home.delete(.sample(5)) },
      {
        let call = home.call(TaskV1.Tasks.Methods.repairTasks)
        _ = try await home.calls.repairTasks(.init(), call)
      },
      {
        let call = home.call(TaskV1.Tasks.Methods.listRepairs)
        _ = try await home.calls.listRepairs(.init(), call)
      },
    ]
    return calls
  }

  /// What few people ask for: parts of calls, second pages, days that are cut, lists beside an archive.
  private func rarer() -> [() async throws -> Void] {
    let day = LocalDay(text: "2025-03-14")
    let period = TaskV1.DayRange(first: LocalDay(text: "2025-02-01"), last: day)
    func pages(_ set: @escaping (inout TaskV1.ListTasksRequest) -> Void) async throws {
      var token = ""
      repeat {
        let page = try await home.list {
          set(&$0)
          $0.pageSize = 1
          $0.pageToken = token
        }
        token = page.nextPageToken
      } while !token.isEmpty
    }
    var calls: [() async throws -> Void] = [
      {
        for number in 0..<3 {
          try await home.create("tea \(number)") { $0.dueOn = day }
          _ = try await home.complete(try await home.create("ice \(number)").task?.id)
        }
      },
      {
        try await home.undo(
          try await home.bulk(home.list().tasks.map(\.id), .delete(.init())).undoToken
        )
      },
      { _ = try await home.createAll([.init(name: "one"), .init(name: "two")]) },
      {
        let task = try await home.create("three").task
        _ = try await home.update(task?.id, "name") { $0.name = "3" }
        let update = TaskV1.UpdateTaskRequest(
          task: .init(id: task?.id, details: "more"),
          updateMask: .init(paths: ["details"]),
          baseRevision: 1
        )
        _ = try await home.updateAll([update])
      },
      {
        let old = try await home.createProject("Old")
        try await home.create("copied") { $0.projectID = old.id }
        _ = try await home.createWithTasks("New one") {
          $0.templateID = old.id
          $0.copyTasks = true
        }
        try await home.archive(old.id)
      },
      { try await home.deleteSavedFilter(try await home.save(.init(name: "g")).id) },
      { _ = try await home.search("milk", { $0.nameOnly = true }) },
      { _ = try await home.search("oat milk", { $0.literalOnly = true }) },
      { _ = try await home.search("買い物") },
      { _ = try await home.statistics(.init(), period) },
      { _ = try await home.statistics(.init(due: period), period) },
      { _ = try await home.day() }, { _ = try await home.day("2025-03-20") },
    ]
    for field in 1...8 {
      for isDescending in [false, true] {
        let first = TaskV1.SortKey(field: .init(rawValue: Int32(field)), descending: isDescending)
        let second = TaskV1.SortKey(field: field == 3 ? .dateAdded : .name)
        for sort in [[first], [first, second]] {
          for filter in [TaskV1.TaskFilter(), .init(due: period)] {
            calls.append {
              try await pages {
                $0.sort = sort
                $0.filter = filter
              }
            }
          }
        }
      }
    }
    calls.append {
      // More than a day's lists hold.
      try await home.fill(.inbox, with: 1_100)
      let due = day.map(DueDate.on)
      try await home.store.service.write { write in
        try write.connection.run(
          "UPDATE task SET due_on = ?, due_rank = ? WHERE name LIKE 'task %' AND number % 2 = 0",
          day,
          due?.rank(TaskHome.berlin)
        )
        try write.connection.run(
          "UPDATE task SET completed_at = ?, completion_day = ? WHERE name LIKE 'task %' AND number % 2 = 1",
          home.clock.now(),
          day
        )
      }
      let full = try await home.day("2025-03-14")
      #expect(full.openCount > 500 && full.completed.count == 500)
    }
    return calls
  }
}
