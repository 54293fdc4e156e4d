import RuntimeContracts
import SQLite
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary

@testable import TaskService

/// Figures by the day on which tasks were added.
@Suite("Figures of added tasks")
struct AdditionPlanTests {
  @Test(
    "read an index and no row of the table where there are many tasks (TSK-160, TSK-143, PRF-006)",
    arguments: [
      TaskV1.TaskFilter(projectIDs: [.inbox], types: [.evening]),
      .init(projectIDs: [.inbox], priorities: [.medium]), .init(types: [.evening]),
      .init(unscheduled: true), .init(completion: .open, unscheduled: true),
      .init(projectIDs: [.inbox], unscheduled: true), .init(unscheduled: true, hasReminder: true),
    ]
  )
  func covered(filter: TaskV1.TaskFilter) async throws {
    let home = try TaskHome()
    for name in ["milk", "bread", "eggs"] {
      try await home.create(name) {
        $0.type = .evening
        $0.alertReminderTime = .init(TaskHome.instant("2025-03-20", "10:00"))
      }
    }
    let before = Set(try await home.store.service.read { $0.preparedTexts })
    let figures = try await home.statistics(filter)
    #expect(figures.oldestOpen?.name == "milk")
    let texts = Set(try await home.store.service.read { $0.preparedTexts }).subtracting(before)
      .filter { $0.hasPrefix("SELECT id, added, completed_at IS NULL") }
    #expect(texts.count == 1, "\(texts)")
    for text in texts {
      let steps = try await home.store.service.read { try $0.plan(of: text) }
      let tasks = steps.filter { $0.hasPrefix("SEARCH t ") || $0.hasPrefix("SCAN t ") }
      #expect(!tasks.isEmpty && tasks.allSatisfy { $0.contains("COVERING INDEX") }, "\(steps)")
    }
  }

  @Test("read the tasks by another index if they are few (TSK-160, TSK-143)")
  func few() async throws {
    let home = try TaskHome()
    let garden = try await home.createProject("Garden").id
    for number in 0..<30 {
      try await home.create("task \(number)") {
        $0.dueOn = number < 2 ? nil : LocalDay(text: "2025-03-20")
        $0.projectID = number % 15 == 0 ? garden : .inbox
      }
    }
    let before = Set(try await home.store.service.read { $0.preparedTexts })
    _ = try await home.statistics(.init(unscheduled: true))
    _ = try await home.statistics(
      .init(projectIDs: [garden].compactMap(\.self), priorities: [.medium])
    )
    let texts = Set(try await home.store.service.read { $0.preparedTexts }).subtracting(before)
      .filter { $0.hasPrefix("SELECT id, added, completed_at IS NULL") }
    #expect(texts.count == 2 && !texts.contains { $0.contains("task_in_order") }, "\(texts)")
  }
}
