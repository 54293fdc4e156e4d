package import Vocabulary

/// New values for some fields of a project: raw and unchecked; `nil` leaves a field unchanged.
///
/// Fields that may be cleared are optional twice: `.some(nil)` clears them.
package struct ProjectEdit: Hashable, Sendable {
  package var name: String?
  package var description: String??
  package var color: Int32?
  package var icon: Int32?
  package var status: Int32?
  package var priority: Int32?
  package var parent: ProjectID??
  package var tags: [String]?
  package var due: Timestamp??
  package var estimate: Int32??
  package var defaultPriority: Int32?
  package var position: Int32?
  package var allowsSubprojects: Bool?
  package var archivesCompleted: Bool?
  package var hasReminders: Bool?
  package var hasDailyDigest: Bool?
  package var tellsOverdue: Bool?
  package var colorScheme: Int32?
  /// Fields that could not be decoded; listed with the other violations.
  package var unreadable: [TaskViolation] = []

  package init() {}

  /// All violations of this edit, in the order of the fields (PRJ-043).
  ///
  /// `isInbox` because the Inbox keeps its name, which is reserved for others.
  package func violations(isInbox: Bool = false) -> [TaskViolation] {
    (name.map { isInbox ? [] : ProjectRules.name($0.trimmed) } ?? [])
      + ProjectRules.description((description ?? "") ?? "")
      + ProjectRules.color(color)
      + ProjectRules.known(icon, ProjectIcon.init, "icon")
      + ProjectRules.known(status, ProjectStatus.init, "status")
      + ProjectRules.known(priority, ProjectPriority.init, "priority")
      + ProjectRules.tags(tags ?? [])
      + ProjectRules.estimate(estimate ?? nil)
      + TaskRules.priority(defaultPriority, field: "default_task_priority")
      + ProjectRules.position(position)
      + ProjectRules.known(colorScheme, ProjectColor.init, "settings.color_scheme")
      + unreadable
  }

  /// The project with the edit's values, which were checked.
  func applied(to project: Project) -> Project {
    var new = project
    if let name { new.name = name.trimmed }
    if let description { new.description = description?.nonBlank }
    new.color = color.flatMap(ProjectColor.init(rawValue:)) ?? project.color
    new.icon = icon.flatMap(ProjectIcon.init(rawValue:)) ?? project.icon
    new.status = status.flatMap(ProjectStatus.init(rawValue:)) ?? project.status
    new.priority = priority.flatMap(ProjectPriority.init(rawValue:)) ?? project.priority
    if let parent { new.parent = parent }
    if let tags { new.tags = tags.map(\.trimmed) }
    if let due { new.due = due }
    if let estimate { new.estimate = estimate.map { Int($0) } }
    new.defaultPriority =
      defaultPriority.flatMap(TaskPriority.init(rawValue:)) ?? project.defaultPriority
    if let position { new.position = Int(position) }
    if let allowsSubprojects { new.settings.allowsSubprojects = allowsSubprojects }
    if let archivesCompleted { new.settings.archivesCompleted = archivesCompleted }
    if let hasReminders { new.settings.hasReminders = hasReminders }
    if let hasDailyDigest { new.settings.hasDailyDigest = hasDailyDigest }
    if let tellsOverdue { new.settings.tellsOverdue = tellsOverdue }
    new.settings.colorScheme =
      colorScheme.flatMap(ProjectColor.init(rawValue:)) ?? project.settings.colorScheme
    return new
  }
}

/// The rules of a project's values, each with its field.
enum ProjectRules {
  static let maximumTags = 20
  static let maximumEstimate: Int32 = 100_000
  /// Half the maximum of the contract's number, so that a new project always has a position after
  /// the last.
  static let maximumPosition: Int32 = 1_000_000_000

  static func name(_ trimmed: String) -> [TaskViolation] {
    if trimmed.isEmpty { return [TaskViolation("name", .emptyProjectName)] }
    let faults = TaskRules.faults(in: trimmed, .projectName, "name", tooLong: .projectNameTooLong)
    guard faults.isEmpty, NameKey(trimmed) == .inbox else { return faults }
    return [TaskViolation("name", .nameReserved)]
  }

  static func description(_ text: String) -> [TaskViolation] {
    TaskRules.faults(
      in: text.trimmed,
      .projectDescription,
      "description",
      tooLong: .descriptionTooLong
    )
  }

  static func color(_ raw: Int32?) -> [TaskViolation] {
    known(raw, ProjectColor.init, "color")
  }

  static func known<Value>(
    _ raw: Int32?,
    _ make: (Int32) -> Value?,
    _ field: String
  ) -> [TaskViolation] {
    guard let raw, make(raw) == nil else { return [] }
    return [TaskViolation(field, .unknownValue)]
  }

  /// The most tags that are checked individually in a request with too many.
  static let checkedTags = 100

  /// At most 20, each of 1 to 50 characters on one line, without duplicates that differ only in
  /// case (PRJ-012).
  static func tags(_ tags: [String]) -> [TaskViolation] {
    let tooMany = tags.count > maximumTags ? [TaskViolation("tags", .tooManyTags)] : []
    var seen = Set<NameKey>()
    return tooMany
      + tags.prefix(checkedTags).enumerated().flatMap { index, tag -> [TaskViolation] in
        let trimmed = tag.trimmed
        let isFaulty = trimmed.isEmpty || !TextRule.tag.faults(in: trimmed).isEmpty
        guard !isFaulty, seen.insert(NameKey(trimmed)).inserted else {
          return [TaskViolation("tags[\(index)]", .invalidTag)]
        }
        return []
      }
  }

  static func estimate(_ count: Int32?) -> [TaskViolation] {
    guard let count, !(0...maximumEstimate).contains(count) else { return [] }
    let detail = "An estimate is a number from 0 to \(maximumEstimate)"
    let limit = Int(maximumEstimate)
    return [TaskViolation("estimated_task_count", .outOfRange, detail: detail, limit: limit)]
  }

  static func position(_ position: Int32?) -> [TaskViolation] {
    guard let position, !(1...maximumPosition).contains(position) else { return [] }
    guard position > maximumPosition else {
      return [TaskViolation("position", .outOfRange, detail: "Positions begin at 1", limit: 1)]
    }
    let detail = "A position is a number from 1 to \(maximumPosition)"
    let limit = Int(maximumPosition)
    return [TaskViolation("position", .outOfRange, detail: detail, limit: limit)]
  }
}
