import Cryptography
import RPC
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary

@testable import TaskService

@Suite("ImportTasks, of projects")
struct ImportProjectsTests {
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

  func importing(
    _ projects: [TaskV1.ImportedProject],
    _ tasks: [TaskV1.ImportedTask] = [],
    dryRun: Bool = false
  ) async throws -> TaskV1.ImportTasksResponse {
    let request = TaskV1.ImportTasksRequest(tasks: tasks, dryRun: dryRun, projects: projects)
    return try await home.calls.importTasks(request, home.call(TaskV1.Tasks.Methods.importTasks))
  }

  @Test(
    "imports projects with their ids, parents and values, and tasks by these ids (MIG-007, INT-007)"
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
    "puts a task of an unknown project into the one with its name, else into the Inbox (MIG-005, MIG-007)"
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

  @Test("appends numbers to names that are taken; Inbox is the Inbox (MIG-004, MIG-007, MIG-011)")
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
    "repairs projects: unknown values, cycles, missing parents (MIG-010)"
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

  @Test("finds parents by name, in the same request or in the space (MIG-007, MIG-010)")
  func parentsByName() async throws {
    _ = try await importing([TaskV1.ImportedProject(id: .sample(40), name: "Garden")])
    let done = try await importing([
      TaskV1.ImportedProject(id: .sample(50), name: "Tap", parentName: " kitchen"),
      TaskV1.ImportedProject(id: .sample(51), name: "Kitchen", parentName: "House"),
      TaskV1.ImportedProject(id: .sample(52), name: "House"),
      TaskV1.ImportedProject(id: .sample(53), name: "Beds", parentName: "GARDEN"),
      TaskV1.ImportedProject(id: .sample(54), name: "Lost", parentName: "Nowhere"),
      TaskV1.ImportedProject(id: .sample(55), name: "Own", parentName: "Own"),
      TaskV1.ImportedProject(
        id: .sample(56),
        name: "Both",
        parentProjectID: .sample(52),
        parentName: "Garden"
      ),
    ])
    let parents: [ProjectID?] = [
      .sample(51), .sample(52), nil, .sample(40), nil, nil, .sample(52),
    ]
    for (place, parent) in parents.enumerated() {
      let id = try #require(done.projects[place].projectID)
      #expect(try await home.getProject(id).parentProjectID == parent, "\(place)")
    }
    #expect(
      done.projects.map { $0.warnings.map(\.field) } == [
        [], [], [], [], ["parent_name"], ["parent_name"], [],
      ]
    )
  }

  @Test("restores no deleted project, neither by id nor by name (MIG-007, PRJ-044)")
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

  @Test(
    "restores deleted records on request, as announced by its dry run (MIG-007)"
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
}
