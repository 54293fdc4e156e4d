import Cryptography
import RPC
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary

@testable import TaskService

@Suite("ImportTasks")
struct ImportTasksTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  func record(
    _ number: UInt64,
    _ name: String = "Old task",
    _ set: (inout TaskV1.ImportedTask) -> Void = { _ in }
  ) -> TaskV1.ImportedTask {
    var record = TaskV1.ImportedTask(id: .sample(number), name: name)
    set(&record)
    return record
  }

  @Test(
    "reports in a dry run what would happen to each record, and stores nothing (MIG-007, CLI-008)"
  )
  func dryRun() async throws {
    _ = try await home.importing(record(1))
    let records = [
      record(1), record(2, "") { $0.projectName = "Roof" }, record(2),
      record(3) { $0.projectName = " roof " },
    ]
    let events = try await home.events().count
    let asked = TaskV1.ImportTasksRequest(tasks: records, dryRun: true)
    let method = TaskV1.Tasks.Methods.importTasks
    let look = try await home.calls.importTasks(asked, home.call(method))
    #expect(look.undoToken.isEmpty)
    #expect(try await home.events().count == events)
    #expect(try await home.list().totalCount == 1)
    var done = try await home.calls.importTasks(.init(tasks: records), home.call(method))
    #expect(!done.undoToken.isEmpty && done.projectsCreated == 1 && done.known == 2)
    done.undoToken = ""
    #expect(done == look)
    let broken = TaskV1.ImportTasksRequest(tasks: [.init(name: "no id")], dryRun: true)
    let refused = await refusal { try await home.calls.importTasks(broken, home.call(method)) }
    #expect(refused?.violations.map(\.field) == ["tasks[0].id"])
  }

  @Test("adds nothing the second time, and nothing that was deleted here (MIG-007, TSK-083)")
  func twice() async throws {
    let first = try await home.importing(record(1), record(2), record(2, "again"))
    #expect(first.created == 2 && first.known == 1)
    #expect(first.results.map(\.outcome) == [.created, .created, .known])
    #expect(first.results.map(\.taskID) == [.sample(1), .sample(2), .sample(2)])
    try await home.delete(.sample(1))
    _ = try await home.update(.sample(2), "name") { $0.name = "Mine now" }
    let second = try await home.importing(record(1), record(2))
    #expect(second.created == 0 && second.known == 1 && second.deleted == 1)
    #expect(second.results.map(\.outcome) == [.deleted, .known])
    #expect(try await home.get(.sample(2)).name == "Mine now")
    #expect(try await home.list().totalCount == 1)
  }

  @Test(
    "imports again what an undo removed, because it was not deleted (MIG-007, TSK-083, TSK-084)"
  )
  func afterUndo() async throws {
    let records = [record(1) { $0.projectName = "Roof" }, record(2)]
    func run() async throws -> TaskV1.ImportTasksResponse {
      let own = TaskV1.ImportedProject(id: .sample(50), name: "Own")
      let call = home.call(TaskV1.Tasks.Methods.importTasks)
      return try await home.calls.importTasks(.init(tasks: records, projects: [own]), call)
    }
    let first = try await run()
    let undone = try await home.undo(first.undoToken)
    #expect(undone.removed == 2 && undone.projectsRemoved == 2)
    let second = try await run()
    #expect(second.created == 2 && second.known + second.deleted == 0)
    #expect(second.projectsCreated == 2)
    #expect(try await home.get(.sample(1)).projectName == "Roof")
    // Deleted, brought back and deleted again by undoing is deleted.
    let token = try await home.deleteMany { $0.taskIDs = [.sample(2)] }.undoToken
    let back = try await home.undo(token)
    _ = try await home.undo(back.undoToken)
    let third = try await run()
    #expect(third.created == 0 && third.known == 1 && third.deleted == 1)
  }

  @Test(
    "imports again what an undo removed, however often it was undone (MIG-007, TSK-084)",
    arguments: 1...4
  )
  func undoneAgain(rounds: Int) async throws {
    let records = [record(1) { $0.projectName = "Roof" }]
    func run() async throws -> TaskV1.ImportTasksResponse {
      let own = TaskV1.ImportedProject(id: .sample(50), name: "Own")
      let call = home.call(TaskV1.Tasks.Methods.importTasks)
      return try await home.calls.importTasks(.init(tasks: records, projects: [own]), call)
    }
    var token = try await run().undoToken
    for round in 1...2 * rounds - 1 {
      let undone = try await home.undo(token)
      #expect(undone.removed == (round.isMultiple(of: 2) ? 0 : 1))
      #expect(undone.projectsRemoved == (round.isMultiple(of: 2) ? 0 : 2))
      token = undone.undoToken
    }
    let last = try await run()
    #expect(last.created == 1 && last.deleted == 0)
    #expect(last.projectsCreated == 2 && last.projectsDeleted == 0)
    #expect(try await home.get(.sample(1)).revision == 1)
  }

  @Test("keeps past due dates and turns midnights into dates (TSK-066, MIG-009)")
  func dueDates() async throws {
    let due = wire("2024-12-24", "18:00")
    let response = try await home.importing(
      record(1) { $0.dueAt = due },
      record(2) { $0.dueAt = wire("2024-07-01", "00:00") }
    )
    #expect(response.results.allSatisfy { $0.warnings.isEmpty })
    #expect(try await home.get(.sample(1)).dueAt == due)
    #expect(try await home.get(.sample(1)).isOverdue)
    #expect(try await home.get(.sample(2)).dueOn == LocalDay(text: "2024-07-01"))
    #expect(try await home.get(.sample(2)).dueAt == nil)
  }

  @Test("creates projects by name under ids derived from the name (MIG-007, MIG-008, MIG-011)")
  func projects() async throws {
    let garden = try await home.createProject("Garden")
    let response = try await home.importing(
      record(1) { $0.projectName = " garden" },
      record(2) { $0.projectName = " House Work " },
      record(3) { $0.projectName = "HOUSE WORK" },
      record(4) { $0.projectName = "inbox" },
      record(5)
    )
    #expect(response.projectsCreated == 1)
    #expect(try await home.get(.sample(1)).projectID == garden.id)
    let derived = UniqueID.version5(namespace: .daybookNamespace, name: "project:house work")
    #expect(try await home.get(.sample(2)).projectID == ProjectID(rawValue: derived))
    #expect(try await home.get(.sample(2)).projectName == "House Work")
    #expect(try await home.get(.sample(3)).projectID == ProjectID(rawValue: derived))
    #expect(try await home.get(.sample(4)).projectID == .inbox)
    #expect(try await home.get(.sample(5)).projectID == .inbox)
    let elsewhere = home.seen(by: 2)
    _ = try await elsewhere.importing(record(1) { $0.projectName = "House work" })
    #expect(try await elsewhere.get(.sample(1)).projectID == ProjectID(rawValue: derived))
  }

  @Test("books a completed record on its own day (MIG-007)")
  func completed() async throws {
    _ = try await home.importing(
      record(1) {
        $0.dateCompleted = wire("2025-01-31", "23:30")
        $0.dateAdded = wire("2025-01-01", "08:00")
        $0.priority = .highest
      }
    )
    let event: TaskV1.TaskCreated? = try await home.lastBody()
    #expect(event?.imported == true && event?.points == 7)
    #expect(event?.completionDay == LocalDay(text: "2025-01-31"))
    #expect(try await home.day("2025-01-31").pointsEarned == 7)
    #expect(try await home.get(.sample(1)).dateAdded == wire("2025-01-01", "08:00"))
  }

  @Test("repairs what it can and reports the repairs (MIG-010, DEC-T01)")
  func repairs() async throws {
    let response = try await home.importing(
      record(1, "  ") {
        $0.priority = TaskV1.TaskPriority(rawValue: 5)
        $0.type = TaskV1.TaskType(rawValue: 9)
        $0.details = String(repeating: "d", count: 1_200)
      }
    )
    let expected: Set = ["name_repaired", "details_cut", "type_repaired", "priority_repaired"]
    #expect(Set(response.results.first?.warnings.map(\.code) ?? []) == expected)
    let task = try await home.get(.sample(1))
    #expect(task.name == "Untitled task" && task.priority == .low && task.type == .morning)
    #expect(task.details.count == 1_000)
  }

  @Test("stores all or none, and its events are one batch (MIG-007)")
  func allOrNone() async throws {
    var nameless = record(2)
    nameless.id = nil
    let error = await refusal { try await home.importing(record(1), nameless) }
    #expect(error?.violations.map(\.field) == ["tasks[1].id"])
    #expect(try await home.list().totalCount == 0)
    _ = try await home.importing(record(1) { $0.projectName = "Garden" }, record(2))
    let events = try await home.events().filter { $0.kind != "inbox_ensured" }
    #expect(events.map(\.kind) == ["project_created", "task_created", "task_created"])
    #expect(Set(events.map(\.batch)).count == 1 && events.first?.batch != nil)
  }

  @Test("accepts the types and priorities of clients that know three of each (MIG-012)")
  func older() async throws {
    for raw in Int32(1)...3 {
      let record = TaskV1.ImportedTask(
        id: .sample(UInt64(100 + raw)),
        name: "x",
        priority: .init(rawValue: raw),
        type: .init(rawValue: raw)
      )
      #expect(try await home.importing(record).results.first?.warnings.isEmpty == true)
      let task = try await home.get(record.id)
      #expect(task.priority.rawValue == raw && task.type.rawValue == raw)
    }
  }

  @Test("identifies a task without a UUID by its old id (MIG-007)")
  func oldID() async throws {
    func old(_ id: String) -> TaskV1.ImportedTask {
      TaskV1.ImportedTask(name: "Old", oldID: id)
    }
    let done = try await home.importing(old("x-coredata://A/NTask/p1"), old("p2"))
    let name = "task:x-coredata://a/ntask/p1"
    let derived = TaskID(rawValue: .version5(namespace: .daybookNamespace, name: name))
    #expect(done.results.first?.taskID == derived && done.created == 2)
    #expect(try await home.importing(old(" X-CoreData://a/NTask/P1 ")).known == 1)
    let long = String(repeating: "x", count: 501)
    let refused = await refusal { try await home.importing(old("p3"), old(long), old(" ")) }
    #expect(refused?.violations.map(\.field) == ["tasks[1].old_id", "tasks[2].id"])
  }

  @Test("applies the flags for complete and for evening (MIG-007, MIG-010, TSK-021, TSK-022)")
  func flags() async throws {
    let response = try await home.importing(
      record(1) { ($0.isComplete, $0.dueAt) = (true, wire("2025-03-01", "18:00")) },
      record(2) { ($0.isComplete, $0.dueAt) = (true, wire("2025-04-01", "18:00")) },
      record(3) { ($0.isComplete, $0.dateCompleted) = (false, wire("2025-03-01", "18:00")) },
      record(4) { ($0.isComplete, $0.isEveningTask) = (false, true) },
      record(5) { ($0.isEveningTask, $0.type) = (true, .upcoming) },
      record(6) { ($0.isComplete, $0.dateCompleted) = (true, wire("2025-03-02", "09:00")) }
    )
    let repaired = ["date_completed_repaired"]
    #expect(
      response.results.map { $0.warnings.map(\.code) }
        == [repaired, repaired, repaired, [], [], []]
    )
    #expect(try await home.get(.sample(1)).dateCompleted == wire("2025-03-01", "18:00"))
    #expect(try await home.get(.sample(2)).dateCompleted == wire("2025-03-12", "10:00"))
    #expect(try await home.get(.sample(3)).isComplete == false)
    #expect(try await home.get(.sample(4)).type == .evening)
    #expect(try await home.get(.sample(5)).type == .upcoming)
    #expect(try await home.get(.sample(6)).dateCompleted == wire("2025-03-02", "09:00"))
  }
}
