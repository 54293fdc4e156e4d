import RPC
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("Projects in full")
struct ProjectsInFullTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test(
    """
    keep every field, with its default (PRJ-007, PRJ-008, PRJ-009, PRJ-010, PRJ-011, PRJ-012, PRJ-013, \
    PRJ-014, PRJ-015, PRJ-017, PRJ-021, PRJ-022, PRJ-023, PRJ-025, PRJ-027, PRJ-028, PRJ-029, PRJ-030, PRJ-031)
    """
  )
  func fields() async throws {
    let plain = try await home.createProject("Plain")
    #expect(plain.icon == .folder && plain.status == .active && plain.priority == .medium)
    #expect(plain.tags.isEmpty && plain.dueDate == nil && plain.estimatedTaskCount == nil)
    #expect(plain.parentProjectID == nil && !plain.isArchived && plain.health == .unknown)
    #expect(
      plain.settings
        == .init(
          allowSubprojects: true,
          autoArchiveCompleted: false,
          enableReminders: true,
          dailyDigest: false,
          overdueTasks: true,
          colorScheme: .blue
        )
    )
    #expect(try await home.getProject(.inbox).icon == .inbox)
    let full = try await home.createProject("Full") {
      $0.color = .pink
      $0.icon = .star
      $0.status = .planning
      $0.priority = .critical
      $0.parentProjectID = plain.id
      $0.tags = [" home ", "wörk"]
      $0.dueDate = wire("2025-03-01", "10:00")
      $0.estimatedTaskCount = 12
      $0.settings = .init(allowSubprojects: false, dailyDigest: true, colorScheme: .green)
    }
    #expect(full.tags == ["home", "wörk"] && full.estimatedTaskCount == 12 && full.isOverdue)
    #expect(full.settings?.allowSubprojects == false && full.settings?.enableReminders == true)
    #expect(try await home.getProject(full.id) == full)
    #expect(try await home.getProject(plain.id).subprojectIDs == [full.id].compactMap(\.self))
    let event: TaskV1.ProjectCreated? = try await home.lastBody()
    #expect(event?.project?.tags == ["home", "wörk"])
  }

  @Test("are updated by mask, and duplicate names are refused (PRJ-042, PRJ-048, PRJ-002)")
  func update() async throws {
    let garden = try await home.createProject("Garden") { $0.dueDate = wire("2025-04-01", "10:00") }
    let task = try await home.create("mow") { $0.projectID = garden.id }.task
    let renamed = try await home.updateProject(
      garden.id,
      "name",
      "due_date",
      "settings.daily_digest"
    ) {
      $0.name = " Yard "
      $0.settings = .init(dailyDigest: true, colorScheme: .red)
    }
    #expect(renamed.changed && renamed.project?.name == "Yard" && renamed.project?.dueDate == nil)
    #expect(renamed.project?.settings?.dailyDigest == true)
    #expect(renamed.project?.settings?.colorScheme == .blue)
    #expect(try await home.get(task?.id).projectName == "Yard")
    let event = try await home.events().last
    #expect(event?.kind == "project_updated")
    #expect(event?.changedFields == ["name", "due_date", "settings"])
    #expect(try await home.updateProject(garden.id, "name") { $0.name = "Yard" }.changed == false)
    try await home.createProject("Attic")
    let taken = await refusal {
      try await home.updateProject(garden.id, "name") { $0.name = "ATTIC" }
    }
    #expect(taken?.reason == "duplicate_project_name")
    #expect(taken?.violations.map(\.field) == ["project.name"])
    let stale = await refusal {
      try await home.updateProject(garden.id, "name", revision: 1) { $0.name = "x" }
    }
    #expect(stale?.code == .aborted && stale?.details.count == 1)
    let bad = await refusal {
      try await home.updateProject(garden.id, "name", "nonsense") { $0.name = "Inbox" }
    }
    #expect(bad?.violations.map(\.field) == ["project.name", "update_mask"])
    let unknown = await refusal {
      try await home.updateProject(.sample(9), "name") { $0.name = "x" }
    }
    #expect(unknown?.reason == "project_not_found")
  }

  @Test("refuse A under B when B is under A (PRJ-038)")
  func circle() async throws {
    let a = try await home.createProject("A")
    let b = try await home.createProject("B") { $0.parentProjectID = a.id }
    let error = await refusal {
      try await home.updateProject(a.id, "parent_project_id") { $0.parentProjectID = b.id }
    }
    #expect(error?.code == .failedPrecondition && error?.reason == "circular_reference")
    let unknown = await refusal {
      try await home.updateProject(a.id, "parent_project_id") { $0.parentProjectID = .sample(9) }
    }
    #expect(unknown?.code == .notFound && unknown?.reason == "parent_not_found")
    try await home.updateProject(b.id, "parent_project_id")
    #expect(try await home.getProject(b.id).parentProjectID == nil)
    #expect(try await home.events().last?.kind == "project_moved")
  }

  @Test("refuse the 51st child (PRJ-037)")
  func children() async throws {
    let parent = try await home.createProject("P")
    for number in 0..<50 {
      try await home.createProject("child \(number)") { $0.parentProjectID = parent.id }
    }
    let error = await refusal {
      try await home.createProject("one more") { $0.parentProjectID = parent.id }
    }
    #expect(error?.reason == "too_many_subprojects" && error?.violations.first?.limit == 50)
    #expect(try await home.projects { $0.pageSize = 200 }.totalCount == 52)
    // One is deleted and its two children replace it: the request names the project and no parent
    // (PRJ-041).
    let middle = try await home.projects { $0.parentProjectID = parent.id }.projects.first
    for name in ["a", "b"] {
      try await home.createProject(name) { $0.parentProjectID = middle?.id }
    }
    let lifted = await refusal { try await home.deleteProject(middle?.id) }
    #expect(lifted?.violations.map(\.field) == ["project_id"])
    #expect(lifted?.reason == "too_many_subprojects" && lifted?.violations.first?.limit == 50)
  }

  @Test("are archived and restored, alone or with their descendants (PRJ-015, PRJ-041, EVT-002)")
  func archive() async throws {
    let a = try await home.createProject("A")
    let b = try await home.createProject("B") { $0.parentProjectID = a.id }
    #expect(try await home.archive(a.id).map(\.name) == ["A"])
    #expect(try await home.getProject(b.id).isArchived == false)
    #expect(try await home.archive(a.id) { $0.includeSubprojects = true }.map(\.name) == ["B"])
    #expect(try await home.projects().totalCount == 1)
    #expect(try await home.projects { $0.archivedOnly = true }.totalCount == 2)
    let back = try await home.archive(a.id) {
      $0.includeSubprojects = true
      $0.restore = true
    }
    #expect(back.count == 2)
    let kinds = try await home.events().map(\.kind).suffix(4)
    #expect(
      kinds == ["project_archived", "project_archived", "project_unarchived", "project_unarchived"]
    )
  }

  @Test("protect the Inbox (PRJ-034)")
  func inbox() async throws {
    let calls: [() async throws -> Void] = [
      { try await home.deleteProject(.inbox) }, { try await home.archive(.inbox) },
      { try await home.updateProject(.inbox, "name") { $0.name = "x" } },
      { try await home.createProject("x") { $0.parentProjectID = .inbox } },
      {
        try await home.updateProject(.inbox, "due_date") {
          $0.dueDate = wire("2025-04-01", "10:00")
        }
      },
      {
        try await home.updateProject(.inbox, "estimated_task_count") { $0.estimatedTaskCount = 5 }
      },
      { try await home.updateProject(.inbox, "priority") { $0.priority = .critical } },
    ]
    for call in calls {
      let error = await refusal { try await call() }
      #expect(error?.code == .failedPrecondition && error?.reason == "inbox_protected")
    }
    let wrong = await refusal {
      try await home.updateProject(.inbox, "name", "color") {
        ($0.name, $0.color) = ("x", .init(rawValue: 99))
      }
    }
    #expect(wrong?.code == .invalidArgument, "the request is validated before stored data")
    let missing = await refusal {
      try await home.createProject("x") { $0.parentProjectID = .sample(99) }
    }
    #expect(missing?.reason == "parent_not_found")
    #expect(missing?.violations.map(\.field) == ["parent_project_id"])
    #expect(try await home.updateProject(.inbox, "color") { $0.color = .red }.changed)
    let same = try await home.updateProject(.inbox, "due_date", "priority") {
      $0.priority = .medium
    }
    #expect(!same.changed, "an equal value is no change")
    try await home.updateProject(.inbox, "default_task_priority") { $0.defaultTaskPriority = .low }
    #expect(try await home.create("later").task?.priority == .low)
  }

  @Test("are deleted with a strategy for their tasks, and leave no orphans (PRJ-044, INT-003)")
  func delete() async throws {
    func make(_ name: String) async throws -> ProjectID? {
      let id = try await home.createProject(name).id
      for number in 0..<3 { try await home.create("\(name) \(number)") { $0.projectID = id } }
      return id
    }
    let a = try await make("A")
    #expect(try await home.deleteProject(a) { $0.dryRun = true }.tasksMoved == 3)
    #expect(try await home.deleteProject(a).tasksMoved == 3)
    #expect(try await home.getProject(.inbox).openTasks == 3)
    let b = try await make("B")
    let target = try await home.createProject("Target").id
    let moved = try await home.deleteProject(b) {
      $0.strategy = .moveToProject
      $0.targetProjectID = target
    }
    #expect(moved.tasksMoved == 3)
    #expect(try await home.getProject(target).openTasks == 3)
    let c = try await make("C")
    #expect(try await home.deleteProject(c) { $0.strategy = .deleteTasks }.tasksDeleted == 3)
    #expect(try await home.list().totalCount == 6)
    let missing = await refusal {
      try await home.deleteProject(target) { $0.strategy = .moveToProject }
    }
    #expect(missing?.reason == "missing")
    let itself = await refusal {
      try await home.deleteProject(target) {
        $0.strategy = .moveToProject
        $0.targetProjectID = target
      }
    }
    #expect(itself?.reason == "invalid_project")
    let named = try await home.deleteProject(nil) { $0.name = " TARGET " }
    #expect(named.tasksMoved == 3)
    let gone = await refusal { try await home.deleteProject(target) }
    #expect(gone?.reason == "project_not_found")
    let again = await refusal { try await home.createProject("Again") { $0.id = target } }
    #expect(again?.reason == "project_exists")
    #expect(try await home.events().last?.kind == "project_deleted")
  }

  @Test(
    "with more tasks than one statement handles: all deleted or moved with events, and restored (PRJ-044, TSK-084)",
    arguments: [TaskV1.TaskStrategy.deleteTasks, .moveToInbox]
  )
  func deleteMany(_ strategy: TaskV1.TaskStrategy) async throws {
    let large = try await home.createProject("Large").id
    for start in [0, 500] {
      let tasks = (start..<min(start + 500, 501)).map { number in
        TaskV1.CreateTaskRequest(name: "pear \(number)", projectID: large)
      }
      _ = try await home.createAll(tasks)
    }
    let isMoved = strategy == .moveToInbox
    let before = try await home.store.read(home.caller) { try $0.newestEvent() }
    let gone = try await home.deleteProject(large) { $0.strategy = strategy }
    #expect((gone.tasksMoved, gone.tasksDeleted) == (isMoved ? 501 : 0, isMoved ? 0 : 501))
    let after = try await home.store.read(home.caller) { try $0.newestEvent() }
    #expect(after - before == 502)
    #expect(try await home.search("pear").totalCount == (isMoved ? 501 : 0))
    #expect(try await home.list().totalCount == (isMoved ? 501 : 0))
    #expect(try await home.getProject(.inbox).openTasks == (isMoved ? 501 : 0))
    try await home.undo(gone.undoToken)
    #expect(try await home.search("pear").totalCount == 501)
    #expect(try await home.getProject(large).openTasks == 501)
  }

  @Test("move their children to their parent when they are deleted (PRJ-041)")
  func lifting() async throws {
    let a = try await home.createProject("A")
    let b = try await home.createProject("B") { $0.parentProjectID = a.id }
    let c = try await home.createProject("C") { $0.parentProjectID = b.id }
    #expect(try await home.deleteProject(b.id).subprojectsLifted == 1)
    #expect(try await home.getProject(c.id).parentProjectID == a.id)
    try await home.deleteProject(a.id)
    #expect(try await home.getProject(c.id).parentProjectID == nil)
  }
}
