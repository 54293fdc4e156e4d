import Contracts
import RPC
import ServiceRuntime
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

  @Test("are updated by mask, merged names refused (PRJ-042, PRJ-048, PRJ-002)")
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
    // One goes and two come up in its place: the request names the project, and no parent (PRJ-041).
    let middle = try await home.projects { $0.parentProjectID = parent.id }.projects.first
    for name in ["a", "b"] {
      try await home.createProject(name) { $0.parentProjectID = middle?.id }
    }
    let lifted = await refusal { try await home.deleteProject(middle?.id) }
    #expect(lifted?.violations.map(\.field) == ["project_id"])
    #expect(lifted?.reason == "too_many_subprojects" && lifted?.violations.first?.limit == 50)
  }

  @Test("go in and out of the archive, alone or with all below (PRJ-015, PRJ-041, EVT-002)")
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
    #expect(wrong?.code == .invalidArgument, "what is wrong whatever is stored comes first")
    let missing = await refusal {
      try await home.createProject("x") { $0.parentProjectID = .sample(99) }
    }
    #expect(missing?.reason == "parent_not_found")
    #expect(missing?.violations.map(\.field) == ["parent_project_id"])
    #expect(try await home.updateProject(.inbox, "color") { $0.color = .red }.changed)
    let same = try await home.updateProject(.inbox, "due_date", "priority") {
      $0.priority = .medium
    }
    #expect(!same.changed, "what it has already is no change")
    try await home.updateProject(.inbox, "default_task_priority") { $0.defaultTaskPriority = .low }
    #expect(try await home.create("later").task?.priority == .low)
  }

  @Test("are deleted with a strategy for their tasks, and leave none behind (PRJ-044, INT-003)")
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
    "with more tasks than one statement takes: each with its event, all gone or moved, and back again (PRJ-044, TSK-084)",
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

  @Test("lift their children when they are deleted (PRJ-041)")
  func lifting() async throws {
    let a = try await home.createProject("A")
    let b = try await home.createProject("B") { $0.parentProjectID = a.id }
    let c = try await home.createProject("C") { $0.parentProjectID = b.id }
    #expect(try await home.deleteProject(b.id).subprojectsLifted == 1)
    #expect(try await home.getProject(c.id).parentProjectID == a.id)
    try await home.deleteProject(a.id)
    #expect(try await home.getProject(c.id).parentProjectID == nil)
  }

  @Test("are made from a template (PRJ-046, PRJ-016)")
  func template() async throws {
    let old = try await home.createProject("Old") {
      $0.color = .pink
      $0.icon = .flag
      $0.tags = ["a"]
      $0.estimatedTaskCount = 5
      $0.settings = .init(dailyDigest: true)
      $0.defaultTaskPriority = .low
    }
    try await home.create("open") {
      $0.projectID = old.id
      $0.dueOn = LocalDay(text: "2025-03-20")
      $0.priority = .high
    }
    try await home.create("tonight") { ($0.projectID, $0.isEveningTask) = (old.id, true) }
    let done = try await home.create("done") { $0.projectID = old.id }.task?.id
    _ = try await home.complete(done)
    let made = try await home.createWithTasks("New") {
      $0.templateID = old.id
      $0.copyTasks = true
      $0.color = .red
    }
    #expect(made.project?.templateID == old.id && made.project?.color == .red)
    #expect(made.project?.icon == .flag && made.project?.tags == ["a"])
    #expect(made.project?.estimatedTaskCount == 5 && made.project?.settings?.dailyDigest == true)
    #expect(made.tasks.map { $0.task?.name } == ["open", "tonight"])
    #expect(made.tasks.map { $0.task?.type } == [.inbox, .evening])
    #expect(made.tasks.first?.task?.dueOn == nil && made.tasks.first?.task?.priority == .high)
    let finished = try await home.createWithTasks("Done") {
      $0.status = .completed
      $0.settings = .init(autoArchiveCompleted: true)
      $0.tasks = [.init(name: "first")]
    }
    // It goes into the archive with its tasks (PRJ-027, PRJ-047).
    #expect(finished.project?.isArchived == true)
    #expect(finished.tasks.map { $0.task?.projectID } == [finished.project?.id])
    #expect(finished.tasks.map(\.warnings.count) == [0])
    let unknown = await refusal {
      try await home.createWithTasks("x") { $0.templateID = .sample(9) }
    }
    #expect(unknown?.reason == "project_not_found")
  }

  @Test("begin with tasks, all or none (PRJ-047)")
  func firstTasks() async throws {
    let made = try await home.createWithTasks("Garden") {
      $0.defaultTaskPriority = .low
      $0.tasks = [.init(name: "mow"), .init(name: "dig", priority: .highest)]
    }
    #expect(made.tasks.map { $0.task?.projectName } == ["Garden", "Garden"])
    #expect(made.tasks.map { $0.task?.priority } == [.low, .highest])
    #expect(made.project?.openTasks == 2)
    let bad = await refusal {
      try await home.createWithTasks("Attic") { $0.tasks = [.init(name: "a"), .init(name: " ")] }
    }
    #expect(bad?.violations.map(\.field) == ["tasks[1].name"])
    #expect(try await home.isFree("Attic") == "free")
    let many = await refusal {
      try await home.createWithTasks("x") {
        $0.tasks = Array(repeating: .init(name: "t"), count: 101)
      }
    }
    #expect(many?.reason == "too_many_items")
  }

  @Test("know whether a name is free (PRJ-042, PRJ-035)")
  func freeNames() async throws {
    let garden = try await home.createProject("Garden")
    #expect(try await home.isFree("Attic") == "free")
    #expect(try await home.isFree("garden") == "duplicate_project_name")
    #expect(try await home.isFree("garden", for: garden.id) == "free")
    #expect(try await home.isFree("inbox") == "name_reserved")
    #expect(try await home.isFree(" ") == "empty_project_name")
  }

  @Test("are found, filtered and sorted, the Inbox first (PRJ-045, PRJ-036, PRJ-049)")
  func lists() async throws {
    let work = try await home.createProject("Work") {
      $0.priority = .high
      $0.tags = ["office"]
      $0.dueDate = wire("2025-05-01", "10:00")
    }
    try await home.createProject("Ärger") {
      $0.descriptionField = "the office again"
      $0.color = .red
      $0.status = .onHold
      $0.priority = .low
    }
    try await home.createProject("Below") { $0.parentProjectID = work.id }
    let done = try await home.create("x") { $0.projectID = work.id }.task?.id
    _ = try await home.complete(done)
    home.at("2025-03-10", "10:00")
    try await home.create("late") { $0.dueOn = LocalDay(text: "2025-03-11") }
    home.at("2025-03-12", "10:00")
    func names(_ set: (inout TaskV1.ListProjectsRequest) -> Void) async throws -> [String] {
      try await home.projects(set).projects.map(\.name)
    }
    #expect(try await names { _ in } == ["Inbox", "Work", "Ärger", "Below"])
    #expect(try await names { $0.text = "OFFICE" } == ["Work", "Ärger"])
    #expect(try await names { $0.text = "arger" } == ["Ärger"])
    #expect(try await names { $0.tag = "Office" } == ["Work"])
    #expect(try await names { $0.statuses = [.onHold] } == ["Ärger"])
    #expect(try await names { $0.priorities = [.high, .low] } == ["Work", "Ärger"])
    #expect(try await names { $0.colors = [.red] } == ["Ärger"])
    #expect(try await names { $0.parentProjectID = work.id } == ["Below"])
    #expect(try await names { $0.topLevel = true } == ["Inbox", "Work", "Ärger"])
    #expect(try await names { $0.hasOverdueTasks = true } == ["Inbox"])
    #expect(try await names { $0.health = [.excellent] } == ["Work"])
    #expect(try await names { $0.sort = .name } == ["Inbox", "Ärger", "Below", "Work"])
    #expect(
      try await names {
        $0.sort = .name
        $0.descending = true
      } == ["Inbox", "Work", "Below", "Ärger"]
    )
    #expect(try await names { $0.sort = .due } == ["Inbox", "Work", "Ärger", "Below"])
    #expect(
      try await names {
        $0.sort = .priority
        $0.descending = true
      } == ["Inbox", "Work", "Below", "Ärger"]
    )
    #expect(
      try await names {
        $0.sort = .completionRate
        $0.descending = true
      }.prefix(2) == ["Inbox", "Work"]
    )
    let figures = try await home.projects { $0.withStatistics = true }
    #expect(figures.statistics.map(\.projectID) == figures.projects.map(\.id))
    #expect(figures.statistics[1].complete == 1 && figures.statistics[0].overdue == 1)
    let unknown = await refusal { try await home.projects { $0.sort = .init(rawValue: 99) } }
    #expect(unknown?.reason == "unknown_value")
    for sort in [TaskV1.ProjectSort.name, .due, .created, .modified, .priority, .completionRate] {
      var walked: [String] = []
      var token = ""
      repeat {
        let page = try await home.projects {
          $0.sort = sort
          $0.descending = true
          $0.pageSize = 1
          $0.pageToken = token
        }
        walked += page.projects.map(\.name)
        token = page.nextPageToken
      } while !token.isEmpty
      let whole = try await names {
        $0.sort = sort
        $0.descending = true
      }
      #expect(walked == whole, "\(sort)")
    }
  }

  @Test("sum up what they hold, alone or with all below (PRJ-050, PRJ-052)")
  func statistics() async throws {
    let a = try await home.createProject("A") {
      $0.estimatedTaskCount = 4
      $0.dueDate = wire("2025-03-20", "10:00")
    }
    let b = try await home.createProject("B") { $0.parentProjectID = a.id }
    home.at("2025-02-20", "10:00")
    let early = try await home.create("early") {
      $0.projectID = a.id
      $0.priority = .highest
    }.task?.id
    _ = try await home.complete(early)
    home.at("2025-03-10", "10:00")
    let late = try await home.create("late") { $0.projectID = a.id }.task?.id
    _ = try await home.complete(late)
    try await home.create("open") {
      $0.projectID = a.id
      $0.dueOn = LocalDay(text: "2025-03-11")
    }
    home.at("2025-03-12", "10:00")
    try await home.create("below") { $0.projectID = b.id }
    let alone = try await home.projectStatistics(a.id)
    #expect(alone.total == 3 && alone.open == 1 && alone.complete == 2 && alone.overdue == 1)
    #expect(alone.completionRate == 0.6667 && alone.pointsEarned == 10 && alone.progress == 0.5)
    #expect(alone.completedLast7Days == 1 && alone.completedLast30Days == 2)
    #expect(alone.totalByPriority == [1, 0, 2, 0] && alone.openByPriority == [0, 0, 1, 0])
    #expect(alone.daysToDue == 8 && alone.health == .warning)
    #expect(alone.lastActivity == wire("2025-03-12", "10:00"))
    let branch = try await home.projectStatistics(a.id, branch: true)
    #expect(branch.total == 4 && branch.open == 2)
    let none = try await home.projectStatistics(.inbox)
    #expect(none.empty && none.health == .unknown && none.daysToDue == nil)
    #expect(await refusal { try await home.projectStatistics(.sample(9)) }?.code == .notFound)
  }

  @Test("is the same creation again only with the same first tasks (PRJ-001, PRJ-047)")
  func sameTasksAgain() async throws {
    let id = ProjectID.sample(60)
    func create(_ names: String...) async throws -> TaskV1.CreateProjectResponse {
      try await home.createWithTasks("Garden") {
        $0.id = id
        $0.tasks = names.map { TaskV1.CreateTaskRequest(name: $0) }
      }
    }
    let first = try await create("Dig", "Plant", "Dig")
    let again = try await create("Dig", "Plant", "Dig")
    #expect(again.undoToken.isEmpty && again.project?.totalTasks == 3)
    #expect(Set(again.tasks.compactMap(\.task?.id)) == Set(first.tasks.compactMap(\.task?.id)))
    for names in [["Water"], ["Plant", "Plant"], ["Dig", "Plant"], []] {
      let refused = await refusal {
        try await home.createWithTasks("Garden") {
          $0.id = id
          $0.tasks = names.map { TaskV1.CreateTaskRequest(name: $0) }
        }
      }
      #expect(refused?.reason == "project_exists")
    }
    #expect(try await home.list().totalCount == 3)
  }

  @Test("is the same creation again only with the template's tasks or without, as then (PRJ-047)")
  func sameCopiesAgain() async throws {
    let template = try await home.createProject("Template")
    try await home.create("Dig") { $0.projectID = template.id }
    func create(_ id: UInt64, copied: Bool) async throws -> TaskV1.CreateProjectResponse {
      try await home.createWithTasks("Garden \(id)") {
        ($0.id, $0.templateID, $0.copyTasks) = (.sample(id), template.id, copied)
        $0.tasks = [TaskV1.CreateTaskRequest(name: "Plant")]
      }
    }
    let first = try await create(60, copied: true)
    let again = try await create(60, copied: true)
    #expect(first.tasks.map { $0.task?.name } == ["Dig", "Plant"])
    #expect(again.undoToken.isEmpty)
    #expect(again.tasks.map(\.task?.id) == first.tasks.map(\.task?.id))
    #expect(await refusal { try await create(60, copied: false) }?.reason == "project_exists")
    _ = try await create(61, copied: false)
    #expect(try await create(61, copied: false).tasks.count == 1)
    #expect(await refusal { try await create(61, copied: true) }?.reason == "project_exists")
  }
}
