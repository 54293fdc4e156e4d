import RPC
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

/// A project returns to its former parent, even where no new project could be created.
@Suite("Undo of a project's place")
struct UndoOfPlacesTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  private func child(_ name: String, of parent: TaskV1.Project) async throws -> TaskV1.Project {
    try await home.createProject(name) { $0.parentProjectID = parent.id }
  }

  private func close(_ project: TaskV1.Project) async throws {
    try await home.updateProject(project.id, "settings.allow_subprojects") {
      $0.settings = TaskV1.ProjectSettings(allowSubprojects: false)
    }
  }

  /// Every project with the name of its parent.
  private func places() async throws -> [String: String] {
    let projects = try await home.projects { $0.includeArchived = true }.projects
    let names = Dictionary(uniqueKeysWithValues: projects.map { ($0.id, $0.name) })
    return Dictionary(
      uniqueKeysWithValues: projects.map { ($0.name, names[$0.parentProjectID] ?? "") }
    )
  }

  /// Undoes the effect of a change on parents, redoes it, and undoes it again.
  private func expectUndone(
    _ change: () async throws -> String,
    _ place: SourceLocation = #_sourceLocation
  ) async throws {
    let before = try await places()
    var token = try await change()
    let after = try await places()
    #expect(before != after, sourceLocation: place)
    for expected in [before, after, before] {
      token = try await home.undo(token).undoToken
      #expect(try await places() == expected, sourceLocation: place)
    }
  }

  @Test(
    "works below a parent that is archived, or closed (TSK-084, PRJ-025)",
    arguments: [false, true]
  )
  func closedParent(isArchived: Bool) async throws {
    let garden = try await home.createProject("Garden")
    let beds = try await child("Beds", of: garden)
    if isArchived { try await home.archive(garden.id) } else { try await close(garden) }
    try await expectUndone { try await home.deleteProject(beds.id).undoToken }
    try await expectUndone {
      try await home.updateProject(beds.id, "parent_project_id") { $0.parentProjectID = nil }
        .undoToken
    }
  }

  @Test(
    "works with its descendants, when it is archived or closed (TSK-084, PRJ-044)",
    arguments: [false, true]
  )
  func closedItself(isArchived: Bool) async throws {
    let garden = try await home.createProject("Garden")
    _ = try await child("Beds", of: garden)
    if isArchived { try await home.archive(garden.id) } else { try await close(garden) }
    try await expectUndone { try await home.deleteProject(garden.id).undoToken }
  }

  @Test("works below a parent that is full, if its place was free (TSK-084, PRJ-037)")
  func fullParent() async throws {
    let garden = try await home.createProject("Garden")
    let beds = try await child("Beds", of: garden)
    _ = try await child("Roses", of: beds)
    for number in 2...50 { _ = try await child("c\(number)", of: garden) }
    try await expectUndone { try await home.deleteProject(beds.id).undoToken }
    // Another project has used the space.
    let gone = try await home.deleteProject(beds.id)
    let moved = try await home.updateProject(
      home.getProject(name: "Roses").id,
      "parent_project_id"
    ) { $0.parentProjectID = nil }
    _ = try await child("late", of: garden)
    try await home.undo(moved.undoToken, expecting: "conflict")
    try await home.undo(gone.undoToken, expecting: "conflict")
  }

  @Test("fails if it would now be too deep (TSK-084, PRJ-039)")
  func tooDeep() async throws {
    let garden = try await home.createProject("Garden")
    let beds = try await child("Beds", of: garden)
    let moved = try await home.updateProject(beds.id, "parent_project_id") {
      $0.parentProjectID = nil
    }
    var lowest = beds
    for level in 2...5 { lowest = try await child("level \(level)", of: lowest) }
    try await home.undo(moved.undoToken, expecting: "conflict")
    #expect(try await places()["Beds"] == "")
  }
}
