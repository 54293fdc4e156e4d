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

/// The rows that lists and their counts read.
@Suite("A list's statement")
struct ListPlanTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

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
    "of a list by name walks an index, unless a filter needs another column (TSK-140, TSK-143)",
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
}
