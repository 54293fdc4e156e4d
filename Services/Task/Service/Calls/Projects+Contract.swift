import RuntimeContracts
import ServiceRuntime
import TaskContracts
import TaskDomain
import Vocabulary
import Wire

extension TaskV1.Project {
  /// The record without counts, as events carry it.
  init(_ project: Project, of member: MemberID) {
    self.init(
      id: project.id,
      memberID: member,
      name: project.name,
      descriptionField: project.description ?? "",
      isDefault: project.isDefault,
      color: TaskV1.ProjectColor(rawValue: project.color.rawValue),
      isArchived: project.isArchived,
      createdDate: .init(project.created),
      modifiedDate: .init(project.modified),
      revision: project.revision,
      defaultTaskPriority: TaskV1.TaskPriority(rawValue: project.defaultPriority.rawValue)
    )
    icon = TaskV1.ProjectIcon(rawValue: project.icon.rawValue)
    status = TaskV1.ProjectStatus(rawValue: project.status.rawValue)
    priority = TaskV1.ProjectPriority(rawValue: project.priority.rawValue)
    parentProjectID = project.parent
    tags = project.tags
    dueDate = project.due.map { .init($0) }
    estimatedTaskCount = project.estimate.map { Int32(clamping: $0) }
    templateID = project.template
    position = Int32(clamping: project.position)
    settings = TaskV1.ProjectSettings(
      allowSubprojects: project.settings.allowsSubprojects,
      autoArchiveCompleted: project.settings.archivesCompleted,
      enableReminders: project.settings.hasReminders,
      dailyDigest: project.settings.hasDailyDigest,
      overdueTasks: project.settings.tellsOverdue,
      colorScheme: TaskV1.ProjectColor(rawValue: project.settings.colorScheme.rawValue)
    )
  }
}

extension TaskReader {
  /// A project of this space with the counts of its tasks.
  func wire(_ project: Project) throws -> TaskV1.Project {
    let counts = try taskCounts(of: project.id)
    let tree = ProjectTree(try projectsByID())
    return wire(project, total: counts.total, open: counts.open, tree)
  }

  /// The projects that fit into a response, and how many do not.
  func wire(
    _ projects: [Project],
    _ budget: inout ResponseBudget
  ) throws -> (projects: [TaskV1.Project], leftOut: Int32) {
    let tree = ProjectTree(try projectsByID())
    var fitting: [TaskV1.Project] = []
    for project in projects {
      let counts = try taskCounts(of: project.id)
      let wire = wire(project, total: counts.total, open: counts.open, tree)
      if budget.takes(wire) { fitting.append(wire) }
    }
    return (fitting, Int32(clamping: projects.count - fitting.count))
  }

  func wire(_ project: Project, total: Int, open: Int, _ tree: ProjectTree) -> TaskV1.Project {
    var wire = TaskV1.Project(project, of: space.member)
    wire.openTasks = Int32(clamping: open)
    wire.totalTasks = Int32(clamping: total)
    wire.subprojectIDs = tree.children(of: project.id).map(\.id)
    let isOverdue = project.isOverdue(at: moment.now)
    let health = ProjectHealth(complete: total - open, of: total, isOverdue: isOverdue)
    wire.isOverdue = isOverdue
    wire.health = TaskV1.ProjectHealth(rawValue: health.rawValue)
    return wire
  }
}

extension TaskV1.ProjectStatistics {
  init(_ statistics: ProjectStatistics, of project: Project, at moment: Moment) {
    self.init(
      projectID: project.id,
      total: Int32(clamping: statistics.total),
      open: Int32(clamping: statistics.open),
      complete: Int32(clamping: statistics.complete),
      overdue: Int32(clamping: statistics.overdue),
      completionRate: statistics.completionRate,
      empty: statistics.total == 0,
      pointsEarned: Int32(clamping: statistics.pointsEarned),
      openByPriority: TaskPriority.allCases.map {
        Int32(clamping: statistics.byPriority[$0]?.open ?? 0)
      },
      totalByPriority: TaskPriority.allCases.map {
        Int32(clamping: statistics.byPriority[$0]?.total ?? 0)
      },
      progress: statistics.progress(of: project),
      completedLast7Days: Int32(clamping: statistics.completedLast7Days),
      completedLast30Days: Int32(clamping: statistics.completedLast30Days)
    )
    let last = max(project.modified, statistics.lastTaskChange ?? project.modified)
    lastActivity = .init(last)
    daysToDue = project.due.map {
      Int32(clamping: moment.calendar.day(of: $0).days(since: moment.today))
    }
    health = TaskV1.ProjectHealth(
      rawValue: statistics.health(of: project, at: moment.now).rawValue
    )
  }
}

extension ProjectDraft {
  init(_ request: TaskV1.CreateProjectRequest) {
    self.init(
      id: request.id,
      name: request.name,
      description: request.descriptionField,
      color: request.color.given,
      defaultPriority: request.defaultTaskPriority.given
    )
    var reader = FieldReader()
    template = request.templateID
    values.icon = request.icon.given
    values.status = request.status.given
    values.priority = request.priority.given
    if let parent = request.parentProjectID { values.parent = .some(parent) }
    if !request.tags.isEmpty { values.tags = request.tags }
    if let due = reader.instant(request.dueDate, "due_date") { values.due = .some(due) }
    if let estimate = request.estimatedTaskCount { values.estimate = .some(estimate) }
    values.take(request.settings)
    values.unreadable = reader.violations
  }
}

extension ProjectEdit {
  /// Applies the given settings; the others are unchanged.
  mutating func take(_ settings: TaskV1.ProjectSettings?) {
    guard let settings else { return }
    allowsSubprojects = settings.allowSubprojects
    archivesCompleted = settings.autoArchiveCompleted
    hasReminders = settings.enableReminders
    hasDailyDigest = settings.dailyDigest
    tellsOverdue = settings.overdueTasks
    colorScheme = settings.colorScheme.given
  }

  /// The values of the fields in the mask, with a violation for each unknown one.
  init(_ request: TaskV1.UpdateProjectRequest) {
    self.init()
    let project = request.project ?? TaskV1.Project()
    let paths = request.updateMask?.paths ?? []
    var reader = FieldReader()
    if paths.isEmpty {
      let detail = "Name the fields to change"
      reader.violations.append(TaskViolation("update_mask", .missing, detail: detail))
    }
    for path in paths { take(path, from: project, &reader) }
    unreadable = reader.violations
  }

  private mutating func take(
    _ path: String,
    from project: TaskV1.Project,
    _ reader: inout FieldReader
  ) {
    switch ExactText(path) {
    case "name": name = project.name
    case "description": description = .some(project.descriptionField)
    case "color": color = project.color.rawValue
    case "icon": icon = project.icon.rawValue
    case "status": status = project.status.rawValue
    case "priority": priority = project.priority.rawValue
    case "parent_project_id": parent = .some(project.parentProjectID)
    case "tags": tags = project.tags
    case "due_date": due = .some(reader.instant(project.dueDate, path))
    case "estimated_task_count": estimate = .some(project.estimatedTaskCount)
    case "default_task_priority": defaultPriority = project.defaultTaskPriority.rawValue
    case "position": position = project.position
    case "settings": take(project.settings)
    case "settings.allow_subprojects": allowsSubprojects = project.settings?.allowSubprojects
    case "settings.auto_archive_completed":
      archivesCompleted = project.settings?.autoArchiveCompleted
    case "settings.enable_reminders": hasReminders = project.settings?.enableReminders
    case "settings.daily_digest": hasDailyDigest = project.settings?.dailyDigest
    case "settings.overdue_tasks": tellsOverdue = project.settings?.overdueTasks
    case "settings.color_scheme": colorScheme = project.settings?.colorScheme.rawValue
    default:
      let detail = "\(path.prefix(64)) is no field that can be changed"
      reader.violations.append(TaskViolation("update_mask", .unknownField, detail: detail))
    }
  }
}
