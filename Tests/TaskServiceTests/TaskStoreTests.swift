import Foundation
import RPC
import SQLite
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary

@testable import TaskService

/// The guarantees of `TaskStore`, on the SQLite store with threads and inline.
@Suite("A task store (QLT-003, QLT-006)")
struct TaskStoreTests {
  private struct Refused: Error {}

  @Test(
    "keeps no effect of a failed change: rows, events, reply",
    arguments: Execution.allCases
  )
  func allOrNothing(execution: Execution) async throws {
    let home = try TaskHome(execution)
    try await home.create("before")
    let call = home.call(TaskV1.Tasks.Methods.createTask, request: .sample(9))
    let request = TaskV1.CreateTaskRequest(name: "x")
    await #expect(throws: Refused.self) {
      try await home.store.change(call, request) { rows -> TaskV1.CreateTaskResponse in
        let creation = try TaskDraft(name: "x").created(
          as: .sample(1),
          requested: nil,
          inbox: rows.inbox(),
          at: rows.moment
        )
        try rows.apply(creation.change, batch: nil)
        throw Refused()
      }
    }
    #expect(try await home.list().tasks.map(\.name) == ["before"])
    #expect(try await home.events().count == 2)
    let again = try await home.calls.createTask(request, call)
    #expect(again.task?.name == "x")
  }

  @Test(
    """
    keeps what it was given, every field of it (TSK-011, TSK-013, TSK-014, TSK-015, TSK-016, TSK-017, \
    TSK-018, TSK-019, TSK-020, TSK-023)
    """,
    arguments: Execution.allCases
  )
  func roundTrip(execution: Execution) async throws {
    let home = try TaskHome(execution)
    let garden = try await home.createProject("Gärten & Höfe") {
      $0.color = .purple
      $0.descriptionField = "two\nlines"
    }
    let made = try await home.create("Äpfel 🍎 pflücken %_'") {
      $0.details = "eins\n\tzwei"
      $0.projectID = garden.id
      $0.priority = .low
      $0.dueAt = wire("2025-03-12", "18:00")
      $0.alertReminderTime = wire("2025-03-12", "17:00")
    }
    #expect(try await home.get(made.task?.id) == made.task)
    #expect(made.task?.dateAdded == wire("2025-03-12", "10:00"))
    #expect(made.task?.isComplete == false && made.task?.revision == 1)
    #expect(try await home.getProject(garden.id).descriptionField == "two\nlines")
    let done = try await home.complete(made.task?.id)
    #expect(try await home.get(made.task?.id) == done.task)
  }

  @Test("stamps when a task was added, which no request can change (TSK-020)")
  func added() async throws {
    let home = try TaskHome()
    let id = try await home.create("x").task?.id
    home.at("2025-03-14", "08:00")
    let edited = try await home.update(id, "name") {
      $0.name = "y"
      $0.dateAdded = wire("2020-01-01", "00:00")
    }
    #expect(edited.task?.dateAdded == wire("2025-03-12", "10:00"))
    let named = await refusal {
      try await home.update(id, "date_added") { $0.dateAdded = wire("2020-01-01", "00:00") }
    }
    #expect(named?.reason == "unknown_field" && named?.code == .invalidArgument)
    _ = try await home.complete(id)
    #expect(try await home.get(id).dateAdded == wire("2025-03-12", "10:00"))
    #expect(try await home.get(id).modifiedAt == wire("2025-03-14", "08:00"))
  }

  @Test(
    "keeps each type and returns it in every form (TSK-030, TSK-031, TSK-032, TSK-033, TSK-042)"
  )
  func types() async throws {
    let home = try TaskHome()
    for type in [TaskV1.TaskType.morning, .evening, .upcoming, .inbox] {
      // Due tomorrow at nine: without a given type, all of them are morning tasks.
      let made = try await home.create("x") {
        $0.type = type
        $0.dueAt = wire("2025-03-13", "09:00")
      }
      let task = try await home.get(made.task?.id)
      #expect(task.type == type)
      let flags = [task.isMorningTask, task.isEveningTask, task.isUpcomingTask]
      #expect(flags == [type == .morning, type == .evening, type == .upcoming])
      let listed = try await home.list { $0.filter = .init(types: [type]) }.tasks.map(\.id)
      #expect(listed == [task.id])
    }
  }

  @Test("walks an index in each view's order, and sorts only a day's tasks (TSK-143)")
  func plans() async throws {
    let home = try TaskHome()
    try await home.create("x")
    let moment = Moment(home.clock.now(), TaskHome.berlin)
    let space = Space(household: home.caller.household, member: home.caller.subject)
    for view in TaskView.allCases {
      var draft = ListingDraft()
      draft.view = view.rawValue
      draft.date = moment.today
      draft.top.projects = view == .project ? [.inbox] : []
      if view == .selectedProjects { draft.top.projects = [.inbox, .sample(2)] }
      let listing = try draft.listing(at: moment)
      let place = PagePlace(
        listing.order.terms.map { $0.isText ? .text("") : .number(0) },
        id: .nilID
      )
      let steps = try await home.store.service.read { connection in
        let rows = TaskReader(
          space: space,
          moment: moment,
          connection: connection,
          clock: home.clock
        )
        return try rows.parts(of: listing, after: place).flatMap {
          try connection.plan(of: rows.query(listing, $0).text)
        }
      }
      let scans = steps.filter { $0.hasPrefix("SCAN") && !$0.contains("(subquery") }
      #expect(!steps.isEmpty && scans.isEmpty, "\(view): \(steps)")
      let sorts = steps.contains { $0.contains("TEMP B-TREE") }
      #expect(sorts == [.today, .customDate].contains(view), "\(view): \(steps)")
    }
  }

  @Test("creates the space of a first reader in the household's queue")
  func firstReader() async throws {
    let home = try TaskHome(.threads)
    let listed = try await home.store.service.withOwnQueueFull {
      try await home.projects()
    }
    #expect(listed.projects.count == 1)
  }

  @Test("reports the usage of a space (TSK-001)")
  func use() async throws {
    let home = try TaskHome()
    let id = try await home.create("x").task?.id
    try await home.create("y")
    try await home.createProject("Garden")
    try await home.delete(id)
    let use = try await home.store.service.read { connection in
      try connection.first("SELECT tasks, projects FROM space") { row in
        [try row.value(0, as: Int.self), try row.value(1, as: Int.self)]
      }
    }
    #expect(use == [1, 2])
  }

  @Test("limits the usage of a space")
  func limits() {
    #expect(throws: TaskRefusal.tooManyTasks) {
      try SpaceUse(tasks: 100_000, projects: 1).checkRoomForTask()
    }
    #expect(throws: TaskRefusal.tooManyProjects) {
      try SpaceUse(tasks: 0, projects: 2_000).checkRoomForProject()
    }
    let error = TaskRefusal.tooManyTasks.rpcError
    #expect(error.code == .resourceExhausted && error.violations.first?.limit == 100_000)
  }

  @Test("refuses two forms of a due date by the schema itself (MIG-001, TSK-005)")
  func constraints() async throws {
    let home = try TaskHome()
    try await home.create("x")
    await #expect(throws: SQLiteError.self) {
      try await home.store.service.write { write in
        try write.connection.run("UPDATE task SET due_at = 1, due_on = 1")
      }
    }
    await #expect(throws: SQLiteError.self) {
      try await home.store.service.write { write in
        try write.connection.run("UPDATE task SET project = x'00112233445566778899aabbccddeeff'")
      }
    }
  }
}
