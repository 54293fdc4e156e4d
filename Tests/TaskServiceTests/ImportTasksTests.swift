import Contracts
import Cryptography
import RPC
import ServiceRuntime
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

  @Test("says beforehand what would become of each record, and stores nothing (MIG-007, CLI-008)")
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

  @Test("adds nothing the second time, nor what was deleted here (MIG-007, TSK-083)")
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

  @Test("brings again what undoing took back, which nobody deleted (MIG-007, TSK-083, TSK-084)")
  func afterUndo() async throws {
    let records = [record(1) { $0.projectName = "Roof" }, record(2)]
    func run() async throws -> TaskV1.ImportTasksResponse {
      try await importing([.init(id: .sample(50), name: "Own")], records)
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
    "brings again what undoing took back however often it was undone (MIG-007, TSK-084)",
    arguments: 1...4
  )
  func undoneAgain(rounds: Int) async throws {
    let records = [record(1) { $0.projectName = "Roof" }]
    func run() async throws -> TaskV1.ImportTasksResponse {
      try await importing([.init(id: .sample(50), name: "Own")], records)
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

  @Test(
    "brings again what was deleted where that is asked for, and what it says beforehand (MIG-007)"
  )
  func again() async throws {
    let projects = [TaskV1.ImportedProject(id: .sample(50), name: "Own")]
    let records = [
      record(1) { $0.projectID = .sample(50) }, record(2) { $0.projectName = "Named" },
    ]
    _ = try await importing(projects, records)
    try await home.deleteProject(home.get(.sample(2)).projectID)
    try await home.deleteProject(.sample(50))
    for id in [1, 2] as [UInt64] { try await home.delete(.sample(id)) }
    let method = TaskV1.Tasks.Methods.importTasks
    func run(dryRun: Bool) async throws -> TaskV1.ImportTasksResponse {
      let request = TaskV1.ImportTasksRequest(
        tasks: records,
        dryRun: dryRun,
        projects: projects,
        again: true
      )
      return try await home.calls.importTasks(request, home.call(method))
    }
    let look = try await run(dryRun: true)
    var done = try await run(dryRun: false)
    #expect(done.created == 2 && done.deleted == 0 && done.projectsCreated == 2)
    done.undoToken = ""
    #expect(done == look)
    #expect(try await home.get(.sample(1)).projectName == "Own")
    #expect(try await home.get(.sample(2)).projectName == "Named")
    // It can be deleted again, and is deleted then.
    try await home.delete(.sample(1))
    #expect(try await home.importing(records[0]).deleted == 1)
  }

  @Test("keeps past due dates and makes midnights dates (TSK-066, MIG-009)")
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

  @Test("makes projects by name under ids that the name decides (MIG-007, MIG-008, MIG-011)")
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

  @Test("books a complete record on its own day (MIG-007)")
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

  @Test("repairs what it can and says what it did (MIG-010, DEC-T01)")
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

  @Test("takes the types and priorities of clients that know three of each (MIG-012)")
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

  // MARK: Records of projects

  func importing(
    _ projects: [TaskV1.ImportedProject],
    _ tasks: [TaskV1.ImportedTask] = [],
    dryRun: Bool = false
  ) async throws -> TaskV1.ImportTasksResponse {
    let request = TaskV1.ImportTasksRequest(tasks: tasks, dryRun: dryRun, projects: projects)
    return try await home.calls.importTasks(request, home.call(TaskV1.Tasks.Methods.importTasks))
  }

  @Test(
    "takes projects with their ids, parents and values, and tasks by these ids (MIG-007, INT-007)"
  )
  func projectRecords() async throws {
    let top = ProjectID.sample(50)
    let below = ProjectID.sample(51)
    let projects = [
      TaskV1.ImportedProject(
        id: below,
        name: " Beds ",
        descriptionField: "old text",
        color: .green,
        icon: .heart,
        status: .onHold,
        priority: .high,
        parentProjectID: top,
        tags: ["a", "A", "b"],
        estimatedTaskCount: 12,
        isArchived: true,
        createdDate: wire("2020-01-01", "08:00"),
        settings: .init(enableReminders: false)
      ),
      TaskV1.ImportedProject(id: top, name: "Garden", isArchived: true),
    ]
    let tasks = [
      record(1) { $0.projectID = below },
      record(2) { ($0.projectID, $0.projectName) = (top, "Another name") },
    ]
    let look = try await importing(projects, tasks, dryRun: true)
    var done = try await importing(projects, tasks)
    let token = done.undoToken
    done.undoToken = ""
    #expect(look == done && done.projectsCreated == 2)
    #expect(done.projects.map(\.projectID) == [below, top])
    #expect(done.projects[0].warnings.map(\.field) == ["tags"])
    let stored = try await home.getProject(below)
    #expect(stored.name == "Beds" && stored.descriptionField == "old text")
    #expect(stored.color == .green && stored.icon == .heart && stored.status == .onHold)
    #expect(stored.priority == .high && stored.parentProjectID == top && stored.tags == ["a", "b"])
    #expect(stored.estimatedTaskCount == 12 && stored.isArchived)
    #expect(stored.createdDate == wire("2020-01-01", "08:00"))
    #expect(stored.settings?.enableReminders == false)
    #expect(try await home.get(.sample(1)).projectID == below)
    #expect(try await home.get(.sample(2)).projectName == "Garden")

    let second = try await importing(projects, tasks)
    #expect(second.projectsKnown == 2 && second.projectsCreated == 0 && second.created == 0)
    #expect(second.undoToken.isEmpty)
    _ = try await home.undo(token)
    #expect(try await home.projects { $0.includeArchived = true }.totalCount == 1)
  }

  @Test(
    "puts a task of an unknown project where its name says, else into the Inbox (MIG-005, MIG-007)"
  )
  func unknownProject() async throws {
    let garden = try await home.createProject("Garden")
    let response = try await home.importing(
      record(1) { ($0.projectID, $0.projectName) = (.sample(77), "garden") },
      record(2) { ($0.projectID, $0.projectName) = (.sample(77), "Cellar") },
      record(3) { $0.projectID = .sample(77) }
    )
    #expect(response.projectsCreated == 0)
    #expect(try await home.get(.sample(1)).projectID == garden.id)
    #expect(try await home.get(.sample(2)).projectID == .inbox)
    let warnings = response.results.map { $0.warnings.map(\.code) }
    #expect(warnings == [[], ["project_defaulted_to_inbox"], ["project_defaulted_to_inbox"]])
    #expect(response.results[1].warnings.first?.original == "Cellar")
    #expect(response.results[2].warnings.first?.original == ProjectID.sample(77).text)
  }

  @Test("puts numbers behind names that are taken; Inbox is the Inbox (MIG-004, MIG-007, MIG-011)")
  func takenNames() async throws {
    let garden = try await home.createProject("Garden")
    let long = String(repeating: "n", count: 100)
    try await home.createProject(long)
    let projects = [
      TaskV1.ImportedProject(id: .sample(50), name: "garden"),
      TaskV1.ImportedProject(id: .sample(51), name: "Garden"),
      TaskV1.ImportedProject(id: .sample(52), name: " inbox"),
      TaskV1.ImportedProject(name: "GARDEN "),
      TaskV1.ImportedProject(name: "Cellar"),
      TaskV1.ImportedProject(id: .sample(53), name: " "),
      TaskV1.ImportedProject(id: .sample(54), name: ""),
      TaskV1.ImportedProject(id: .sample(55), name: long),
    ]
    let done = try await importing(projects, [record(1) { $0.projectID = .sample(52) }])
    let derived = UniqueID.version5(namespace: .daybookNamespace, name: "project:cellar")
    let cellar = ProjectID(rawValue: derived)
    #expect(
      done.projects.map(\.projectID) == [
        .sample(50), .sample(51), .inbox, garden.id, cellar, .sample(53), .sample(54), .sample(55),
      ]
    )
    #expect(done.projectsKnown == 2 && done.projectsCreated == 6)
    var names: [String] = []
    for id in [UInt64](50...51) + [53, 54] {
      names.append(try await home.getProject(.sample(id)).name)
    }
    #expect(names == ["garden (2)", "Garden (3)", "Untitled project", "Untitled project (2)"])
    let cut = try await home.getProject(.sample(55)).name
    #expect(cut.count == 100 && cut.hasSuffix("n (2)"))
    #expect(done.results[0].warnings.isEmpty)
    #expect(try await home.get(.sample(1)).projectID == .inbox)
  }

  @Test(
    "repairs what projects bring: unknown values, circles, parents that are not there (MIG-010)"
  )
  func projectRepairs() async throws {
    let projects = [
      TaskV1.ImportedProject(
        id: .sample(50),
        name: "A\nB",
        descriptionField: String(repeating: "d", count: 1_001),
        color: .init(rawValue: 99),
        parentProjectID: .sample(51),
        estimatedTaskCount: -1,
        createdDate: wire("2030-01-01", "08:00"),
        defaultTaskPriority: .init(rawValue: 9)
      ),
      TaskV1.ImportedProject(id: .sample(51), name: "C", parentProjectID: .sample(50)),
      TaskV1.ImportedProject(id: .sample(52), name: "D", parentProjectID: .sample(99)),
      TaskV1.ImportedProject(id: .sample(53), name: "E", parentProjectID: .inbox),
    ]
    let done = try await importing(projects)
    #expect(
      done.projects[0].warnings.map(\.field) == [
        "name", "description", "color", "default_task_priority", "estimated_task_count",
        "created_date",
      ]
    )
    let stored = try await home.getProject(.sample(50))
    #expect(stored.name == "A B" && stored.color == .blue && stored.estimatedTaskCount == nil)
    #expect(stored.defaultTaskPriority == .medium && stored.createdDate == stored.modifiedDate)
    #expect(stored.parentProjectID == .sample(51))
    for index in 1...3 {
      #expect(done.projects[index].warnings.map(\.field) == ["parent_project_id"])
    }
    #expect(try await home.getProject(.sample(51)).parentProjectID == nil)
  }

  @Test("brings no deleted project back, neither by id nor by name (MIG-007, PRJ-044)")
  func deletedProjects() async throws {
    let own = TaskV1.ImportedProject(id: .sample(50), name: "Own")
    _ = try await importing([own], [record(1) { $0.projectName = "Named" }])
    try await home.deleteProject(.sample(50))
    try await home.deleteProject(home.get(.sample(1)).projectID)
    let again = try await importing(
      [own, TaskV1.ImportedProject(name: "Named")],
      [record(2) { $0.projectName = "Named" }, record(3) { $0.projectID = .sample(50) }]
    )
    #expect(again.projectsCreated == 0 && again.projectsDeleted == 2)
    #expect(again.projects.map(\.outcome) == [.deleted, .deleted])
    #expect(
      again.results.map { $0.warnings.map(\.field) } == [["project_name"], ["project_id"]]
    )
    #expect(try await home.get(.sample(2)).projectID == .inbox)
    #expect(try await home.projects().totalCount == 1)
  }

  @Test("knows a task without a UUID by its old id (MIG-007)")
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

  @Test("goes by the flags of complete and of evening (MIG-007, MIG-010, TSK-021, TSK-022)")
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
