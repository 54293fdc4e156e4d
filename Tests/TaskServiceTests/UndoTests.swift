import RPC
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("Undo")
struct UndoTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  /// The record without the fields that every change updates.
  func content(_ task: TaskV1.Task?) -> TaskV1.Task? {
    var task = task
    task?.revision = 0
    task?.modifiedAt = nil
    return task
  }

  @Test("restores a task after any change (TSK-084)")
  func each() async throws {
    let garden = try await home.createProject("Garden")
    let before = try await home.create("x") {
      $0.details = "d"
      $0.dueAt = wire("2025-03-12", "18:00")
      $0.alertReminderTime = wire("2025-03-12", "17:00")
      $0.priority = .highest
    }.task
    let id = before?.id
    let changes: [() async throws -> String] = [
      { try await home.update(id, "name", "details") { $0.name = "y" }.undoToken },
      { try await home.complete(id).undoToken },
      { try await home.toggle(id).undoToken },
      { try await home.reschedule(id, on: "2025-03-20").undoToken },
      { try await home.move([id], to: garden.id).undoToken },
      { try await home.bulk([id], .setPriority(.low)).undoToken },
      { try await home.deleteMany { $0.taskIDs = [id].compactMap(\.self) }.undoToken },
    ]
    for change in changes {
      let token = try await change()
      let undone = try await home.undo(token)
      #expect(undone.result?.changed == 1)
      #expect(try await content(home.get(id)) == content(before))
    }
    #expect(try await home.events().last?.kind == "task_undone")
  }

  @Test("returns points, on the day they were booked (TSK-084, TSK-078)")
  func points() async throws {
    let id = try await home.create("x") { $0.priority = .highest }.task?.id
    let done = try await home.complete(id)
    let undone = try await home.undo(done.undoToken)
    #expect(undone.result?.pointsEarned == -7)
    let body: TaskV1.TaskUndone? = try await home.lastBody()
    #expect(body?.previousCompletionDay == LocalDay(text: "2025-03-12"))
    #expect(body?.task?.isComplete == false && body?.previous?.score == 7)
    let redone = try await home.undo(undone.undoToken)
    #expect(redone.result?.pointsEarned == 7)
    #expect(try await home.get(id).dateCompleted == done.task?.dateCompleted)
  }

  @Test(
    "of an undo restores the points of the state it returns to (TSK-084)",
    arguments: [false, true]
  )
  func again(forgets: Bool) async throws {
    let id = try await home.create("x") { $0.priority = .highest }.task?.id
    let done = try await home.complete(id).task
    let gone = try await home.deleteMany {
      $0.taskIDs = [id].compactMap(\.self)
      $0.forgetHistory = forgets
    }
    let told: TaskV1.TasksBulkUpdated? = try await home.lastBody()
    #expect(told?.points == (forgets ? -7 : 0))
    var token = gone.undoToken
    for round in 1...3 {
      let back = try await home.undo(token)
      #expect(back.result?.pointsEarned == (forgets ? 7 : 0), "\(round)")
      #expect(try await content(home.get(id)) == content(done))
      let again = try await home.undo(back.undoToken)
      #expect(again.result?.pointsEarned == (forgets ? -7 : 0) && again.removed == 1, "\(round)")
      let body: TaskV1.TaskUndone? = try await home.lastBody()
      #expect(
        body?.keepsPoints == !forgets && body?.previousCompletionDay == LocalDay(text: "2025-03-12")
      )
      token = again.undoToken
    }
  }

  @Test("of an import removes its points and adds them again (TSK-084, MIG-007)")
  func imported() async throws {
    var record = TaskV1.ImportedTask(id: .sample(7), name: "old", priority: .high)
    record.dateCompleted = wire("2025-02-01", "12:00")
    var token = try await home.importing(record).undoToken
    for _ in 1...2 {
      let gone = try await home.undo(token)
      #expect(gone.result?.pointsEarned == -4)
      let back = try await home.undo(gone.undoToken)
      #expect(back.result?.pointsEarned == 4)
      let body: TaskV1.TaskUndone? = try await home.lastBody()
      #expect(body?.keepsPoints == false && body?.completionDay == LocalDay(text: "2025-02-01"))
      token = back.undoToken
    }
  }

  @Test("of an import that restored a deleted project leaves it deleted (TSK-084, MIG-007)")
  func importedProjectAgain() async throws {
    let project = TaskV1.ImportedProject(id: .sample(50), name: "Own")
    func importing(again: Bool) async throws -> TaskV1.ImportTasksResponse {
      let call = home.call(TaskV1.Tasks.Methods.importTasks)
      let request = TaskV1.ImportTasksRequest(projects: [project], again: again)
      return try await home.calls.importTasks(request, call)
    }
    _ = try await importing(again: false)
    try await home.deleteProject(.sample(50))
    let back = try await importing(again: true)
    #expect(back.projectsCreated == 1)
    try await home.undo(back.undoToken)
    #expect(try await importing(again: false).projectsDeleted == 1)
    _ = try await importing(again: true)
    try await home.deleteProject(.sample(50))
    #expect(try await importing(again: false).projectsDeleted == 1)
  }

  @Test("removes a creation, and restores it (TSK-084)")
  func creation() async throws {
    let made = try await home.create("x")
    let undone = try await home.undo(made.undoToken)
    #expect(undone.removed == 1)
    // There is no earlier state to which it could return.
    #expect(undone.result?.changed == 0 && undone.result?.tasks.isEmpty == true)
    #expect(undone.result?.removedTasks.map(\.name) == ["x"])
    #expect(await refusal { try await home.get(made.task?.id) }?.reason == "task_not_found")
    try await home.undo(undone.undoToken)
    #expect(try await home.get(made.task?.id).name == "x")
  }

  @Test("restores every task of a bulk in one step (TSK-084, TSK-152)")
  func bulk() async throws {
    var ids: [TaskID?] = []
    for number in 0..<5 { ids.append(try await home.create("task \(number)").task?.id) }
    let done = try await home.bulk(ids, .complete(.init()))
    #expect(done.result?.pointsEarned == 15)
    let undone = try await home.undo(done.undoToken)
    #expect(undone.result?.changed == 5 && undone.result?.pointsEarned == -15)
    #expect(try await home.list(.history).tasks.isEmpty)
  }

  @Test("changes nothing when one of the tasks has changed since (TSK-084)")
  func conflict() async throws {
    let first = try await home.create("a").task?.id
    let second = try await home.create("b").task?.id
    let done = try await home.bulk([first, second], .complete(.init()))
    _ = try await home.update(second, "name") { $0.name = "c" }
    let error = await refusal { try await home.undo(done.undoToken) }
    #expect(error?.code == .aborted && error?.reason == "conflict")
    #expect(try await home.get(first).isComplete)
  }

  @Test("is available for ten minutes (TSK-084)")
  func expiry() async throws {
    let first = try await home.create("a").undoToken
    let second = try await home.create("b").undoToken
    home.at("2025-03-12", "10:10")
    try await home.undo(first)
    home.clock.advance(by: .milliseconds(1))
    let error = await refusal { try await home.undo(second) }
    #expect(error?.code == .failedPrecondition && error?.reason == "undo_expired")
  }

  @Test("is available to its caller and its space only (TSK-084)")
  func strangers() async throws {
    let token = try await home.create("x").undoToken
    let others = [
      home.seen(by: 2), home.seen(by: 1, of: 2), home.seen(by: 2, subject: 1),
    ]
    for other in others {
      let error = await refusal { try await other.undo(token) }
      #expect(error?.reason == "invalid_undo_token", "\(String(describing: error))")
    }
    try await home.undo(token)
  }

  @Test("does not affect another caller's change with the same request id (TSK-084)")
  func sameRequest() async throws {
    let request: RequestID = home.environment.ids.make()
    let parent = home.seen(by: 2, subject: 1)
    func create(_ name: String, as caller: TaskHome) async throws -> TaskV1.CreateTaskResponse {
      let call = caller.call(TaskV1.Tasks.Methods.createTask, request: request)
      return try await caller.calls.createTask(.init(name: name), call)
    }
    let first = try await create("parent's", as: parent)
    let second = try await create("own", as: home)
    #expect(try await parent.undo(first.undoToken).removed == 1)
    #expect(try await home.list().tasks.map(\.name) == ["own"])
    #expect(try await home.undo(second.undoToken).removed == 1)
  }

  @Test("starts at the beginning of the change, not in its middle (TSK-084)")
  func middle() async throws {
    let made = try await home.createAll(["a", "b", "c"].map { .init(name: $0) })
    let whole = try UndoToken(made.undoToken).first
    for later in Int64(1)...2 {
      let place = FeedPosition(epoch: whole.epoch, sequence: whole.sequence + later)
      let token = UndoToken(first: place).text
      #expect(await refusal { try await home.undo(token) }?.reason == "invalid_undo_token")
    }
    #expect(try await home.undo(made.undoToken).removed == 3)
  }

  @Test(
    "refuses an invalid token (TSK-084)",
    arguments: ["", "x", "AAAAAAAAAAAAAAAAAAAAAA", String(repeating: "z", count: 10_000)]
  )
  func garbage(token: String) async throws {
    try await home.create("x")
    let error = await refusal { try await home.undo(token) }
    #expect(error?.code == .invalidArgument || error?.reason == "undo_expired")
  }

  @Test("of a creation leaves what was created under the same id afterwards (TSK-084, TSK-010)")
  func usedAnew() async throws {
    let first = try await home.create("a") { $0.id = .sample(7) }
    try await home.undo(first.undoToken)
    try await home.create("b") { $0.id = .sample(7) }
    try await home.undo(first.undoToken, expecting: "conflict")
    #expect(try await home.get(.sample(7)).name == "b")
    let project = try await home.createWithTasks("Garden") { $0.id = .sample(8) }
    try await home.undo(project.undoToken)
    try await home.createProject("Shed") { $0.id = .sample(8) }
    try await home.undo(project.undoToken, expecting: "conflict")
    #expect(try await home.getProject(.sample(8)).name == "Shed")
  }

  @Test("has no token for a call that changed nothing")
  func nothing() async throws {
    let id = try await home.create("x").task?.id
    #expect(try await home.update(id, "name") { $0.name = "x" }.undoToken.isEmpty)
    #expect(try await home.uncomplete(id).undoToken.isEmpty)
  }
}
