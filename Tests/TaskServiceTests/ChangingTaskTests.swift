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

@Suite("UpdateTask")
struct UpdateTaskTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("changes what the mask names and emits what changed (TSK-070, TSK-072)")
  func mask() async throws {
    let id = try await home.create("x") { $0.details = "keep" }.task?.id
    let update = try await home.update(id, "name", "due_on") {
      $0.name = "y"
      $0.details = "ignored"
      $0.dueOn = LocalDay(text: "2025-04-01")
    }
    #expect(update.changed && update.task?.revision == 2)
    #expect(update.task?.name == "y" && update.task?.details == "keep")
    #expect(update.task?.type == .upcoming)
    let event = try await home.events().last
    #expect(event?.kind == "task_updated")
    #expect(event?.changedFields == ["name", "type", "due_on"])
    let same = try await home.update(id, "name") { $0.name = "y" }
    #expect(!same.changed && same.task?.revision == 2)
  }

  @Test("names every unknown path, and requires at least one path (TSK-070)")
  func unknownPath() async throws {
    let id = try await home.create("x").task?.id
    let error = await refusal { try await home.update(id, "score", "name", "is_complete") }
    #expect(error?.violations.map(\.field) == ["task.name", "update_mask", "update_mask"])
    #expect(error?.violations.last?.message.contains("is_complete") == true)
    let detail = error?.violations.last?.message ?? ""
    #expect(detail.contains("CompleteTask"), "\(detail)")
    let none = await refusal { try await home.update(id) }
    #expect(none?.violations.map(\.field) == ["update_mask"])
  }

  @Test("refuses a stale revision (TSK-076)")
  func revision() async throws {
    let id = try await home.create("x").task?.id
    _ = try await home.update(id, "name", revision: 1) { $0.name = "y" }
    let error = await refusal { try await home.update(id, "name", revision: 1) { $0.name = "z" } }
    #expect(error?.code == .aborted && error?.reason == "revision_mismatch")
    let current = try await home.get(id)
    #expect(error?.details == [GoogleProtobuf.`Any`(packing: current)])
    #expect(try await home.get(id).name == "y")
  }

  @Test("books the difference when a complete task changes its priority (TSK-034)")
  func pointsDifference() async throws {
    let id = try await home.create("x") { $0.priority = .low }.task?.id
    _ = try await home.complete(id)
    home.at("2025-03-13", "08:00")
    _ = try await home.update(id, "priority") { $0.priority = .highest }
    let event: TaskV1.TaskUpdated? = try await home.lastBody()
    #expect(event?.pointsDifference == 5)
    #expect(event?.completionDay == LocalDay(text: "2025-03-12"))
    #expect(event?.previous?.priority == .low)
  }

  @Test("moves the reminder too, or drops it with a warning (TSK-073)")
  func reminder() async throws {
    let id = try await home.create("x") {
      $0.dueAt = wire("2025-03-12", "18:00")
      $0.alertReminderTime = wire("2025-03-12", "17:30")
    }.task?.id
    let later = try await home.update(id, "due_at") { $0.dueAt = wire("2025-03-14", "09:00") }
    #expect(later.task?.alertReminderTime == wire("2025-03-14", "08:30"))
    home.at("2025-03-14", "08:15")
    let sooner = try await home.update(id, "due_at") { $0.dueAt = wire("2025-03-14", "08:20") }
    #expect(sooner.task?.alertReminderTime == nil)
    #expect(sooner.warnings.map(\.code) == ["reminder_dropped"])
  }

  @Test("refuses an unknown project (TSK-071)")
  func project() async throws {
    let id = try await home.create("x").task?.id
    let error = await refusal {
      try await home.update(id, "project_id") { $0.projectID = .sample(9) }
    }
    #expect(
      error?.reason == "invalid_project" && error?.violations.first?.field == "task.project_id"
    )
  }
}

@Suite("DeleteTask")
struct DeleteTaskTests {
  @Test("leaves a tombstone and emits the deleted task (TSK-081, TSK-083)")
  func tombstone() async throws {
    let home = try TaskHome()
    let id = try await home.create("x").task?.id
    try await home.delete(id)
    #expect(await refusal { try await home.get(id) }?.reason == "task_not_found")
    #expect(await refusal { try await home.delete(id) }?.reason == "task_not_found")
    let event = try await home.events().last
    #expect(event?.kind == "task_deleted" && event?.revision == 2)
    let body: TaskV1.TaskDeleted? = try await home.lastBody()
    #expect(body?.task?.name == "x")
    #expect(try await home.projects().projects.first?.totalTasks == 0)
  }
}
