import TaskDomain
import Testing
import Vocabulary

@Suite("A project's health")
struct ProjectHealthTests {
  @Test(
    "depends on the completed share (PRJ-052, PRJ-024)",
    arguments: [
      (9, 10, ProjectHealth.excellent), (10, 10, .excellent), (7, 10, .good), (89, 100, .good),
      (4, 10, .warning), (69, 100, .warning), (3, 10, .critical), (0, 1, .critical),
      (0, 0, .unknown),
    ]
  )
  func share(complete: Int, total: Int, health: ProjectHealth) {
    #expect(ProjectHealth(complete: complete, of: total, isOverdue: false) == health)
  }

  @Test(
    "is warning at best once the due date has passed (PRJ-052)",
    arguments: [
      (8, 10, ProjectHealth.critical), (81, 100, .warning), (10, 10, .warning), (0, 0, .unknown),
    ]
  )
  func overdue(complete: Int, total: Int, health: ProjectHealth) {
    #expect(ProjectHealth(complete: complete, of: total, isOverdue: true) == health)
  }

  @Test("includes whether a project is overdue (PRJ-051)")
  func overdueProject() {
    var project = Project.named("Garden")
    #expect(!project.isOverdue(at: Berlin.moment.now))
    project.due = Berlin.instant("2025-03-12", "09:59")
    #expect(project.isOverdue(at: Berlin.moment.now))
    for status in [ProjectStatus.onHold, .cancelled, .planning] {
      project.status = status
      #expect(project.isOverdue(at: Berlin.moment.now))
    }
    project.status = .completed
    #expect(!project.isOverdue(at: Berlin.moment.now))
    project.status = .active
    project.isArchived = true
    #expect(!project.isOverdue(at: Berlin.moment.now))
  }
}

@Suite("The tree of projects")
struct ProjectTreeTests {
  func id(_ number: UInt64) -> ProjectID { ProjectID(rawValue: UniqueID(high: 9, low: number)) }

  /// Projects by number, each with the number of its parent.
  func tree(
    _ parents: [UInt64: UInt64?],
    _ set: (UInt64, inout Project) -> Void = { _, _ in }
  ) -> ProjectTree {
    var projects: [ProjectID: Project] = [.inbox: .inbox]
    for (number, parent) in parents {
      var project = Project.named("project \(number)", number)
      project.parent = parent.map { id($0) }
      set(number, &project)
      projects[project.id] = project
    }
    return ProjectTree(projects)
  }

  func refusal(_ tree: ProjectTree, _ child: ProjectID?, under parent: ProjectID) -> ProjectRefusal?
  {
    do throws(TaskRefusal) {
      try tree.checkPlacing(child, under: parent)
      return nil
    } catch {
      guard case .project(let refusal) = error else { return nil }
      return refusal
    }
  }

  @Test("allows 50 children and not 51 (PRJ-037)")
  func children() {
    var parents: [UInt64: UInt64?] = [2: nil, 3: nil]
    for number in 0..<49 { parents[UInt64(100 + number)] = .some(2) }
    #expect(refusal(tree(parents), id(3), under: id(2)) == nil)
    parents[149] = .some(2)
    #expect(refusal(tree(parents), id(3), under: id(2)) == .tooManySubprojects)
    #expect(refusal(tree(parents), nil, under: id(2)) == .tooManySubprojects)
    // An existing one stays.
    #expect(refusal(tree(parents), id(149), under: id(2)) == nil)
  }

  @Test("has no cycle (PRJ-038)")
  func circles() {
    let tree = tree([2: nil, 3: 2, 4: 3])
    #expect(refusal(tree, id(2), under: id(2)) == .circularReference)
    #expect(refusal(tree, id(2), under: id(3)) == .circularReference)
    #expect(refusal(tree, id(2), under: id(4)) == .circularReference)
    #expect(refusal(tree, id(4), under: id(2)) == nil)
  }

  @Test("is five levels deep, including the deepest part of a moved branch (PRJ-039)")
  func depth() {
    let tree = tree([2: nil, 3: 2, 4: 3, 5: 4, 6: 5, 10: nil, 11: 10, 12: nil])
    #expect(refusal(tree, nil, under: id(6)) == .hierarchyTooDeep)
    #expect(refusal(tree, id(12), under: id(5)) == nil)
    #expect(refusal(tree, id(10), under: id(5)) == .hierarchyTooDeep)
    #expect(refusal(tree, id(10), under: id(4)) == nil)
  }

  @Test(
    "allows no project under an unknown, archived or closed one or the Inbox (PRJ-040, PRJ-025, PRJ-034)"
  )
  func places() {
    let tree = tree([2: nil, 3: nil, 4: nil]) { number, project in
      if number == 3 { project.isArchived = true }
      if number == 4 { project.settings.allowsSubprojects = false }
    }
    #expect(refusal(tree, id(2), under: id(9)) == .parentNotFound)
    #expect(refusal(tree, id(2), under: id(3)) == .parentArchived)
    #expect(refusal(tree, id(2), under: id(4)) == .subprojectsNotAllowed)
    #expect(refusal(tree, id(2), under: .inbox) == .inboxProtected)
    #expect(refusal(tree, .inbox, under: id(2)) == .inboxProtected)
  }

  @Test("moves the children of a deleted project up if there is room (PRJ-041)")
  func lifting() throws {
    var parents: [UInt64: UInt64?] = [2: nil, 3: 2, 4: 3]
    try tree(parents).checkLifting(childrenOf: id(3))
    for number in 0..<49 { parents[UInt64(100 + number)] = .some(2) }
    try tree(parents).checkLifting(childrenOf: id(3))
    parents[5] = 3
    #expect(throws: TaskRefusal.project(.tooManySubprojects)) {
      try tree(parents).checkLifting(childrenOf: id(3))
    }
    // There is space for all at the top.
    try tree(parents).checkLifting(childrenOf: id(2))
  }

  @Test("is walked to an end even when it is damaged")
  func damaged() {
    let tree = tree([2: 3, 3: 2])
    #expect(tree.branch(of: id(2)).count <= 4)
    #expect(refusal(tree, id(2), under: id(3)) == .circularReference)
  }
}

@Suite("Editing a project")
struct ProjectEditTests {
  func edit(_ set: (inout ProjectEdit) -> Void) -> ProjectEdit {
    var edit = ProjectEdit()
    set(&edit)
    return edit
  }

  func updated(_ project: Project, _ set: (inout ProjectEdit) -> Void) throws -> ProjectDecision {
    try project.updated(
      by: edit(set),
      holder: nil,
      tree: ProjectTree([project.id: project]),
      at: Berlin.moment.now
    )
  }

  @Test("allows 20 tags and not 21, none twice or too long (PRJ-012)")
  func tags() throws {
    let twenty = (1...20).map { "tag \($0)" }
    #expect(try updated(.named("x")) { $0.tags = twenty }.project.tags == twenty)
    #expect(codes { try updated(.named("x")) { $0.tags = twenty + ["more"] } } == ["too_many_tags"])
    #expect(codes { try updated(.named("x")) { $0.tags = ["a", " A "] } } == ["invalid_tag"])
    let long = String(repeating: "t", count: 51)
    let worse = (1...21).map { "tag \($0)" } + ["", long]
    #expect(
      edit { $0.tags = worse }.violations().map(\.field) == ["tags", "tags[21]", "tags[22]"]
    )
    let blank = Array(repeating: "", count: 5_000)
    #expect(edit { $0.tags = blank }.violations().count == 101)
    #expect(
      codes { try updated(.named("x")) { $0.tags = [long, " ", "a\nb"] } }
        == ["invalid_tag", "invalid_tag", "invalid_tag"]
    )
  }

  @Test("lists all violations (PRJ-043, PRJ-014, PRJ-018)")
  func violations() {
    let found = edit {
      $0.name = "inbox"
      $0.description = .some(String(repeating: "d", count: 1_001))
      $0.color = 9
      $0.icon = 9
      $0.status = 0
      $0.priority = 5
      $0.estimate = .some(100_001)
      $0.defaultPriority = 5
      $0.position = 0
      $0.colorScheme = 0
    }.violations()
    #expect(
      found.map(\.field) == [
        "name", "description", "color", "icon", "status", "priority", "estimated_task_count",
        "default_task_priority", "position", "settings.color_scheme",
      ]
    )
  }

  @Test("has a position that leaves room after it (PRJ-018)")
  func positions() {
    func found(_ position: Int32) -> [Int64?] {
      edit { $0.position = position }.violations().map(\.limit)
    }
    #expect(found(1).isEmpty && found(1_000_000_000).isEmpty)
    #expect(found(0) == [1] && found(1_000_000_001) == [1_000_000_000])
    #expect(found(.max) == [1_000_000_000])
  }

  @Test("is no change when every value is equal (PRJ-004)")
  func equal() throws {
    let project = Project.named("Garden")
    #expect(try updated(project) { $0.name = " Garden " }.change == nil)
    let later = try updated(project) { $0.status = ProjectStatus.onHold.rawValue }.project
    #expect(later.revision == 2 && later.modified == Berlin.moment.now)
  }

  @Test("cannot change the Inbox's name, place and status (PRJ-034)")
  func inbox() throws {
    func protected(_ field: String) -> TaskRefusal { .about(field, .project(.inboxProtected)) }
    #expect(throws: protected("name")) { try updated(.inbox) { $0.name = "Other" } }
    #expect(throws: protected("status")) { try updated(.inbox) { $0.status = 4 } }
    #expect(throws: protected("position")) { try updated(.inbox) { $0.position = 2 } }
    #expect(throws: protected("parent_project_id")) {
      try updated(.inbox) { $0.parent = .some(Project.named("x").id) }
    }
    #expect(throws: protected("project_id")) {
      try Project.inbox.archived(true, at: Berlin.moment.now)
    }
    let changed = try updated(.inbox) {
      $0.name = "Inbox"
      $0.description = .some("mine")
      $0.color = 1
      $0.icon = 6
      $0.tags = ["a"]
      $0.hasDailyDigest = true
    }.project
    #expect(changed.description == "mine" && changed.icon == .star && changed.tags == ["a"])
    #expect(changed.position == 0 && changed.name == "Inbox")
  }

  @Test("archives a completed project that has this setting (PRJ-027)")
  func autoArchive() throws {
    let kept = try updated(.named("x")) { $0.status = ProjectStatus.completed.rawValue }
    #expect(!kept.project.isArchived)
    var project = Project.named("x")
    project.settings.archivesCompleted = true
    let archived = try updated(project) { $0.status = ProjectStatus.completed.rawValue }
    #expect(archived.project.isArchived)
    var draft = ProjectDraft(name: "done")
    draft.values.status = ProjectStatus.completed.rawValue
    for archives in [true, false] {
      draft.values.archivesCompleted = archives
      let made = try draft.created(as: project.id, holder: nil, position: 1, at: project.created)
      #expect(made.isArchived == archives && made.isCreated(by: draft))
    }
  }

  @Test("counts a branch and its progress (PRJ-050)")
  func statistics() {
    var one = ProjectStatistics()
    one.byPriority[.highest, default: .init()].add(total: 2, open: 1)
    one.lastTaskChange = Berlin.moment.now
    var other = ProjectStatistics()
    other.byPriority[.low, default: .init()].add(total: 2, open: 0)
    other.overdue = 1
    let sum = one.adding(other)
    #expect(sum.total == 4 && sum.complete == 3 && sum.completionRate == 0.75)
    #expect(sum.pointsEarned == 11 && sum.overdue == 1 && sum.lastTaskChange == Berlin.moment.now)
    var project = Project.named("x")
    #expect(sum.progress(of: project) == nil)
    project.estimate = 6
    #expect(sum.progress(of: project) == 0.5)
    project.estimate = 2
    #expect(sum.progress(of: project) == 1)
  }
}
