import RPC
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

/// A record that was deleted, and that an import brought again, is another one under the same id.
@Suite("A record imported again")
struct ImportedAgainTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  private func importing(
    _ task: TaskV1.ImportedTask? = nil,
    _ project: TaskV1.ImportedProject? = nil
  ) async throws -> TaskV1.ImportTasksResponse {
    let request = TaskV1.ImportTasksRequest(
      tasks: [task].compactMap(\.self),
      projects: [project].compactMap(\.self),
      again: true
    )
    return try await home.calls.importTasks(request, home.call(TaskV1.Tasks.Methods.importTasks))
  }

  @Test(
    "continues after the revision of its deletion, so that no earlier token fits (TSK-084, TSK-023)"
  )
  func token() async throws {
    let id = try await home.create("first life") { $0.priority = .highest }.task?.id
    let done = try await home.complete(id)
    try await home.delete(id)
    var record = TaskV1.ImportedTask(id: id, name: "second life", priority: .low)
    record.dateCompleted = wire("2025-03-01", "10:00")
    let back = try await importing(record)
    #expect(try await home.get(id).revision == 4, "created, completed, deleted, brought again")
    let before = try await home.update(id, "details") { $0.details = "mine" }.task
    try await home.undo(done.undoToken, expecting: "conflict")
    try await home.undo(back.undoToken, expecting: "conflict")
    #expect(try await home.get(id) == before)
  }

  @Test("refuses an edit that was based on the deleted record (TSK-076)")
  func base() async throws {
    let id = try await home.create("first life").task?.id
    _ = try await home.update(id, "details") { $0.details = "x" }
    try await home.delete(id)
    _ = try await importing(TaskV1.ImportedTask(id: id, name: "second life"))
    let request = TaskV1.UpdateTaskRequest(
      task: TaskV1.Task(id: id, name: "late edit"),
      updateMask: GoogleProtobuf.FieldMask(paths: ["name"]),
      baseRevision: 2
    )
    let call = home.call(TaskV1.Tasks.Methods.updateTask)
    let answer = try await home.calls.updateTask(request, call)
    #expect(answer.warnings.map(\.code) == ["edit_conflict"])
    #expect(try await home.get(id).name == "second life")
  }

  @Test("is deleted again when its import is undone, also for a project (TSK-084, MIG-007)")
  func project() async throws {
    let garden = try await home.createProject("Garden")
    let renamed = try await home.updateProject(garden.id, "name") { $0.name = "Field" }
    try await home.deleteProject(garden.id)
    let record = TaskV1.ImportedProject(id: garden.id, name: "Meadow")
    let back = try await importing(nil, record)
    #expect(try await home.getProject(garden.id).revision == 4)
    _ = try await home.updateProject(garden.id, "description") { $0.descriptionField = "mine" }
    try await home.undo(renamed.undoToken, expecting: "conflict")
    #expect(try await home.getProject(garden.id).name == "Meadow")
    try await home.undo(back.undoToken, expecting: "conflict")
    try await home.deleteProject(garden.id)
    let once = try await importing(nil, record)
    let gone = try await home.undo(once.undoToken)
    #expect(gone.projectsRemoved == 1)
    #expect(try await home.importing(record).projectsDeleted == 1)
    try await home.undo(gone.undoToken)
    #expect(try await home.getProject(garden.id).name == "Meadow")
  }
}

extension TaskHome {
  fileprivate func importing(
    _ project: TaskV1.ImportedProject
  ) async throws -> TaskV1.ImportTasksResponse {
    let request = TaskV1.ImportTasksRequest(projects: [project])
    return try await calls.importTasks(request, call(TaskV1.Tasks.Methods.importTasks))
  }
}
