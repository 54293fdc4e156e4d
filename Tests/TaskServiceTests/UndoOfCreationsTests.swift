import RPC
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

/// One id used for several records in turn; each begins with revision 1.
@Suite("Undo of one creation after another")
struct UndoOfCreationsTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  /// Creates a task with that id; returns the undo token.
  private func task(_ name: String) async throws -> String {
    try await home.create(name) { $0.id = .sample(7) }.undoToken
  }

  /// The same of a project.
  private func project(_ name: String) async throws -> String {
    try await home.createWithTasks(name) { $0.id = .sample(8) }.undoToken
  }

  /// Undoes a creation; returns the token that redoes it.
  private func undone(_ token: String) async throws -> String {
    try await home.undo(token).undoToken
  }

  @Test("restores what it removed, and not what was removed later (TSK-084)")
  func later() async throws {
    let first = try await undone(task("a"))
    let second = try await undone(task("b"))
    try await home.undo(first, expecting: "conflict")
    try await home.undo(second)
    #expect(try await home.get(.sample(7)).name == "b")
  }

  @Test("of a project restores what it removed, and not what was removed later (TSK-084)")
  func laterProject() async throws {
    let first = try await undone(project("Garden"))
    let second = try await undone(project("Shed"))
    try await home.undo(first, expecting: "conflict")
    try await home.undo(second)
    #expect(try await home.getProject(.sample(8)).name == "Shed")
  }

  @Test("leaves a later one that was deleted to the undo of that deletion (TSK-084, TSK-083)")
  func deleted() async throws {
    let first = try await undone(task("a"))
    _ = try await task("b")
    let gone = try await home.deleteMany { $0.taskIDs = [.sample(7)] }.undoToken
    try await home.undo(first, expecting: "conflict")
    try await home.undo(gone)
    #expect(try await home.get(.sample(7)).name == "b")
    let third = try await undone(project("Garden"))
    _ = try await project("Shed")
    let lost = try await home.deleteProject(.sample(8)).undoToken
    try await home.undo(third, expecting: "conflict")
    try await home.undo(lost)
    #expect(try await home.getProject(.sample(8)).name == "Shed")
  }

  @Test("works once: a redo is a change as well (TSK-084)")
  func broughtBack() async throws {
    let first = try await undone(task("a"))
    let back = try await undone(first)
    let second = try await undone(back)
    try await home.undo(first, expecting: "conflict")
    try await home.undo(second)
    #expect(try await home.get(.sample(7)).name == "a")
  }

  @Test("ignores other changes, and the same id in other lists (TSK-084, TSK-001)")
  func others() async throws {
    let first = try await undone(task("a"))
    let garden = try await undone(project("Garden"))
    try await home.create("other")
    for other in [home.seen(by: 2), home.seen(by: 1, of: 2)] {
      try await other.create("b") { $0.id = .sample(7) }
      try await other.createProject("Garden") { $0.id = .sample(8) }
    }
    try await home.undo(first)
    try await home.undo(garden)
    #expect(try await home.get(.sample(7)).name == "a")
    #expect(try await home.getProject(.sample(8)).name == "Garden")
  }

  @Test("of an import leaves a later one that differs only in its completion (TSK-084)")
  func importedComplete() async throws {
    var record = TaskV1.ImportedTask(id: .sample(7), name: "a")
    record.dateAdded = wire("2025-02-01", "12:00")
    for isComplete in [true, false] {
      record.dateCompleted = isComplete ? nil : wire("2025-02-02", "12:00")
      let first = try await home.importing(record).undoToken
      try await home.undo(first)
      record.dateCompleted = isComplete ? wire("2025-02-02", "12:00") : nil
      let second = try await home.importing(record).undoToken
      try await home.undo(first, expecting: "conflict")
      try await home.undo(second)
    }
  }
}
