import RPC
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("Undo of a project")
struct UndoProjectsTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  fileprivate func names() async throws -> [String] {
    try await home.projects().projects.map(\.name)
  }

  /// The record without the fields that every change updates.
  private func content(_ project: TaskV1.Project?) -> TaskV1.Project? {
    var project = project
    project?.revision = 0
    project?.modifiedDate = nil
    return project
  }

  @Test("restores values and archive state (TSK-084, PRJ-042)")
  func changes() async throws {
    let before = try await home.createProject("Garden") {
      $0.tags = ["a"]
      $0.estimatedTaskCount = 3
      $0.settings = TaskV1.ProjectSettings(dailyDigest: true)
    }
    let changed = try await home.updateProject(before.id, "name", "tags", "settings.daily_digest") {
      $0.name = "Field"
      $0.settings = TaskV1.ProjectSettings(dailyDigest: false)
    }
    let undone = try await home.undo(changed.undoToken)
    #expect(undone.projects.map(\.name) == ["Garden"])
    #expect(try await content(home.getProject(name: "garden")) == content(before))
    let archived = try await home.archiving(before.id)
    try await home.undo(archived.undoToken)
    #expect(try await names() == ["Inbox", "Garden"])
    try await home.undo(undone.undoToken, expecting: "conflict")
  }

  @Test("restores a deleted one with its tasks and descendants (TSK-084, PRJ-044)")
  func deletion() async throws {
    let garden = try await home.createProject("Garden")
    let beds = try await home.createProject("Beds") { $0.parentProjectID = garden.id }
    let task = try await home.create("Dig") { $0.projectID = garden.id }.task
    for strategy in [TaskV1.TaskStrategy.moveToInbox, .deleteTasks] {
      let gone = try await home.deleteProject(garden.id) { $0.strategy = strategy }
      #expect(try await names() == ["Inbox", "Beds"])
      let undone = try await home.undo(gone.undoToken)
      #expect(undone.result?.changed == 1)
      #expect(Set(undone.projects.map(\.name)) == ["Garden", "Beds"])
      #expect(try await home.get(task?.id).projectName == "Garden")
      #expect(try await home.getProject(name: "Beds").parentProjectID == garden.id)
    }
    #expect(try await home.getProject(name: "Garden").position == garden.position)
    _ = beds
  }

  @Test("restores what this deletion removed, not a later one (TSK-084)")
  func otherDeletion() async throws {
    let garden = try await home.createProject("Garden")
    let first = try await home.deleteProject(garden.id) { _ in }
    try await home.undo(first.undoToken)
    _ = try await home.updateProject(garden.id, "name") { $0.name = "Field" }
    let second = try await home.deleteProject(garden.id) { _ in }
    try await home.undo(first.undoToken, expecting: "conflict")
    try await home.undo(second.undoToken)
    #expect(try await names() == ["Inbox", "Field"])
  }

  @Test("removes a new one with its first tasks, and restores it (TSK-084, PRJ-047)")
  func creation() async throws {
    let made = try await home.createWithTasks("Garden") { $0.tasks = [.init(name: "Dig")] }
    let undone = try await home.undo(made.undoToken)
    #expect(undone.removed == 1 && undone.projectsRemoved == 1)
    #expect(try await names() == ["Inbox"])
    try await home.undo(undone.undoToken)
    #expect(try await home.list().tasks.map(\.projectName) == ["Garden"])
  }

  @Test("keeps a new one that now contains something else (TSK-084)")
  func filled() async throws {
    let made = try await home.createWithTasks("Garden") { _ in }
    let task = try await home.create("Dig") { $0.projectID = made.project?.id }
    try await home.undo(made.undoToken, expecting: "conflict")
    #expect(try await names() == ["Inbox", "Garden"])
    try await home.undo(task.undoToken)
    try await home.undo(made.undoToken)
    #expect(try await names() == ["Inbox"])
  }

  @Test("is refused when its former name or place is taken (TSK-084)")
  func taken() async throws {
    let garden = try await home.createProject("Garden")
    let gone = try await home.deleteProject(garden.id)
    try await home.createProject("garden")
    try await home.undo(gone.undoToken, expecting: "conflict")
    #expect(try await names() == ["Inbox", "garden"])
  }
}

extension TaskHome {
  func undo(_ token: String, expecting reason: String) async throws {
    let error = await refusal { try await undo(token) }
    #expect(error?.reason == reason, "\(String(describing: error))")
  }

  fileprivate func archiving(_ id: ProjectID?) async throws -> TaskV1.ArchiveProjectResponse {
    let call = call(TaskV1.Projects.Methods.archiveProject)
    return try await projectCalls.archiveProject(.init(projectID: id), call)
  }
}
