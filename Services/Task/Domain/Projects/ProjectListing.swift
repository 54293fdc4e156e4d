package import Vocabulary

/// A list of projects in a request: raw values of the contract (PRJ-045).
package struct ProjectListingDraft: Hashable, Sendable {
  package var text = ""
  package var statuses: [Int32] = []
  package var priorities: [Int32] = []
  package var colors: [Int32] = []
  package var health: [Int32] = []
  package var tag = ""
  package var includesArchived = false
  package var isArchivedOnly = false
  package var parent: ProjectID?
  package var isTopLevel = false
  package var hasOverdueTasks = false
  package var sort: Int32 = 0
  package var isDescending = false
  package var pageSize: Int32 = 0

  package init() {}
}

/// Selects and orders projects.
package struct ProjectListing: Hashable, Sendable {
  /// The raw values are those of the contract.
  package enum Sort: Int32, Hashable, Sendable, CaseIterable {
    /// The Inbox, then by position, then by name.
    case position = 1
    case name = 2
    case created = 3
    case modified = 4
    case due = 5
    case priority = 6
    case completionRate = 7
  }

  package let draft: ProjectListingDraft
  package let sort: Sort
  package let pageSize: Int
  /// The folded search text and tag; computed once instead of per project.
  private let words: String
  private let tag: NameKey

  /// - Throws: ``TaskRefusal/invalid(_:)`` with all violations.
  package init(_ draft: ProjectListingDraft) throws(TaskRefusal) {
    let size = PageSize.checked(draft.pageSize)
    var found =
      Self.each(draft.statuses, ProjectStatus.init, "statuses")
      + Self.each(draft.priorities, ProjectPriority.init, "priorities")
      + Self.each(draft.colors, ProjectColor.init, "colors")
      + Self.each(draft.health, ProjectHealth.init, "health")
    let words = draft.text.trimmed
    if TextRule.query.isTooLong(words) {
      found.append(TaskViolation("text", .queryTooLong))
    }
    if TextRule.tag.isTooLong(draft.tag.trimmed) {
      found.append(TaskViolation("tag", .invalidTag, limit: TextRule.tag.limit))
    }
    if draft.sort != 0, Sort(rawValue: draft.sort) == nil {
      found.append(TaskViolation("sort", .unknownValue))
    }
    try TaskRefusal.check(found + size.violations)
    self.draft = draft
    self.words = words.folded
    tag = NameKey(draft.tag, atMost: .tag)
    sort = Sort(rawValue: draft.sort) ?? .position
    pageSize = size.size
  }

  private static func each<Value>(
    _ values: [Int32],
    _ make: (Int32) -> Value?,
    _ field: String
  ) -> [TaskViolation] {
    guard values.count <= 8 else {
      return [TaskViolation(field, .tooManyItems, detail: "Each is named once", limit: 8)]
    }
    return values.enumerated().flatMap { ProjectRules.known($1, make, "\(field)[\($0)]") }
  }
}

/// A project with the statistics of its tasks, for filtering and sorting.
package struct ListedProject: Hashable, Sendable {
  package let project: Project
  package let statistics: ProjectStatistics

  package init(_ project: Project, _ statistics: ProjectStatistics) {
    self.project = project
    self.statistics = statistics
  }
}

extension ProjectListing {
  /// The selected projects in order; the Inbox is always first (PRJ-036).
  package func listed(_ projects: [ListedProject], at now: Timestamp) -> [ListedProject] {
    projects.filter { matches($0, at: now) }
      .map { (listed: $0, place: place(of: $0)) }
      .sorted { isBefore($0.place, $1.place) }
      .map(\.listed)
  }

  private func matches(_ listed: ListedProject, at now: Timestamp) -> Bool {
    let project = listed.project
    if project.isArchived ? !(draft.includesArchived || draft.isArchivedOnly) : draft.isArchivedOnly
    {
      return false
    }
    let texts = [project.name, project.description ?? ""] + project.tags
    guard words.isEmpty || texts.contains(where: { $0.folded.contains(words) }) else {
      return false
    }
    guard tag.text.isEmpty || project.tags.contains(where: { NameKey($0) == tag }) else {
      return false
    }
    let health = listed.statistics.health(of: project, at: now)
    return Self.allows(draft.statuses, project.status.rawValue)
      && Self.allows(draft.priorities, project.priority.rawValue)
      && Self.allows(draft.colors, project.color.rawValue)
      && Self.allows(draft.health, health.rawValue)
      && (draft.parent == nil || project.parent == draft.parent)
      && (!draft.isTopLevel || project.parent == nil)
      && (!draft.hasOverdueTasks || listed.statistics.overdue > 0)
  }

  private static func allows(_ wanted: [Int32], _ value: Int32) -> Bool {
    wanted.isEmpty || wanted.contains(value)
  }

  /// Whether one project comes before another; projects without a due date are last in both
  /// directions.
  package func isBefore(_ left: ProjectPlace, _ right: ProjectPlace) -> Bool {
    if left.isInbox != right.isInbox { return left.isInbox }
    if left.key != right.key {
      if left.key == .infinity || right.key == .infinity { return left.key < right.key }
      return draft.isDescending ? left.key > right.key : left.key < right.key
    }
    if sort != .name, left.position != right.position { return left.position < right.position }
    if left.name != right.name {
      let isBefore = left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
      return sort == .name && draft.isDescending ? !isBefore : isBefore
    }
    return left.id < right.id
  }

  package func place(of listed: ListedProject) -> ProjectPlace {
    let project = listed.project
    let key: Double =
      switch sort {
      case .name: 0
      case .position: Double(project.position)
      case .created: Double(project.created.millisecondsSinceEpoch)
      case .modified: Double(project.modified.millisecondsSinceEpoch)
      case .due: project.due.map { Double($0.millisecondsSinceEpoch) } ?? .infinity
      case .priority: Double(project.priority.rawValue)
      case .completionRate: listed.statistics.completionRate
      }
    return ProjectPlace(
      isInbox: project.isDefault,
      key: key,
      position: project.position,
      name: project.name.listOrderKey,
      id: project.id
    )
  }
}

/// The position of a project in a list.
package struct ProjectPlace: Hashable, Sendable {
  package let isInbox: Bool
  /// A number for each order except that by name.
  package let key: Double
  package let position: Int
  package let name: String
  package let id: ProjectID

  package init(isInbox: Bool, key: Double, position: Int, name: String, id: ProjectID) {
    self.isInbox = isInbox
    self.key = key
    self.position = position
    self.name = name
    self.id = id
  }
}

/// The numbers of tasks in a project.
package struct TaskCounts: Hashable, Sendable {
  package let total: Int
  package let open: Int

  package init(total: Int, open: Int) {
    self.total = total
    self.open = open
  }
}
