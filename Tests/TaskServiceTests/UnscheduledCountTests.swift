import SQLite
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary

@testable import TaskService

/// The number of open tasks without a date, kept for each space.
@Suite("The number of tasks without a date")
struct UnscheduledCountTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  private func unscheduled() async throws -> Int32 { try await home.day().unscheduledCount }

  @Test("reflects every change of tasks and projects (TSK-111, TSK-114)")
  func follows() async throws {
    let attic = try await home.createProject("Attic")
    let milk = try await home.create("milk").task?.id
    let eggs = try await home.create("eggs") { $0.dueOn = LocalDay(text: "2025-03-20") }.task?.id
    let dust = try await home.create("dust") { $0.projectID = attic.id }.task?.id
    #expect(try await unscheduled() == 2)
    _ = try await home.complete(milk)
    #expect(try await unscheduled() == 1)
    _ = try await home.uncomplete(milk)
    _ = try await home.update(eggs, "due_on", "due_at")
    #expect(try await unscheduled() == 3)
    _ = try await home.update(milk, "priority") { $0.priority = .high }
    #expect(try await unscheduled() == 3)
    try await home.archive(attic.id)
    #expect(try await unscheduled() == 2)
    // Changes in an archived project are not visible until it is restored.
    _ = try await home.complete(dust)
    #expect(try await unscheduled() == 2)
    _ = try await home.uncomplete(dust)
    #expect(try await unscheduled() == 2)
    try await home.archive(attic.id) { $0.restore = true }
    _ = try await home.move([milk], to: attic.id)
    #expect(try await unscheduled() == 3)
    let deletion = try await home.deleteProject(attic.id) { $0.strategy = .deleteTasks }
    #expect(try await unscheduled() == 1)
    try await home.undo(deletion.undoToken)
    #expect(try await unscheduled() == 3)
    try await home.delete(eggs)
    #expect(try await unscheduled() == 2)
    let other = home.seen(by: 2)
    #expect(try await other.day().unscheduledCount == 0, "another member's list")
  }

  @Test("has a constant cost for a day, however many kinds of tasks there are (TSK-111, PRF-006)")
  func costs() async throws {
    try await home.create("here")
    let few = try await home.steps { try await home.day("2025-03-13") }
    for number in 0..<12 {
      let project = try await home.createProject("Project \(number)")
      try await home.fill(project.id, with: 24)
    }
    let many = try await home.steps { try await home.day("2025-03-13") }
    #expect(many == few && few > 0, "\(few), \(many)")
    #expect(try await unscheduled() == 1 + 12 * 24)
  }
}
