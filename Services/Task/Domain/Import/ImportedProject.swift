package import Vocabulary

/// A project from another program: unchecked and possibly damaged (MIG-007).
package struct ImportedProject: Hashable, Sendable {
  /// Derived from the name when it is missing.
  package var id: ProjectID?
  /// The name and other given values; the parent is decided separately.
  package var values = ProjectEdit()
  package var parent: ProjectID?
  /// The parent's name, when no id is given.
  package var parentName: String?
  package var isArchived = false
  package var created: Timestamp?
  /// Fields that could not be decoded and cannot be repaired.
  package var unreadable: [TaskViolation] = []

  package init(id: ProjectID?, name: String) {
    self.id = id
    values.name = name
  }

  var violations: [TaskViolation] { TaskRules.id(id?.rawValue) + unreadable }

  /// The name of a project that has none.
  package static let untitled = "Untitled project"

  /// The name to store, unless another project has it (MIG-010).
  package var name: String {
    TextRule.projectName.repaired(values.name ?? "").nonBlank ?? Self.untitled
  }

  /// Orders the records so that parents come before their children.
  ///
  /// - Returns: indices of all records; in a cycle one of them comes before its parent.
  package static func parentsFirst(_ records: [ImportedProject]) -> [Int] {
    var indices: [ProjectID: Int] = [:]
    var names: [NameKey: Int] = [:]
    let hasNames = records.contains { $0.parentKey != nil }
    for (index, record) in records.enumerated() {
      if let id = record.id, indices[id] == nil { indices[id] = index }
      guard hasNames else { continue }
      let key = NameKey(record.name)
      if names[key] == nil { names[key] = index }
    }
    var order: [Int] = []
    var placed = Set<Int>()
    for start in records.indices {
      var path: [Int] = []
      var next: Int? = start
      while let index = next, placed.insert(index).inserted {
        path.append(index)
        next =
          records[index].parent.flatMap { indices[$0] }
          ?? records[index].parentKey.flatMap { names[$0] }
      }
      order += path.reversed()
    }
    return order
  }
}

extension ImportedProject {
  /// The key of the parent's name; `nil` when an id is given, or no parent.
  package var parentKey: NameKey? {
    guard parent == nil, let name = parentName?.nonBlank else { return nil }
    return NameKey(TextRule.projectName.repaired(name))
  }
}

/// A repaired project, still at the top level: every value is valid, with warnings for those that
/// were changed.
package struct RepairedProject: Hashable, Sendable {
  package var project: Project
  package var warnings: [TaskWarning]
}

extension ImportedProject {
  /// Repairs this record: missing and unknown values get their defaults (MIG-010).
  ///
  /// - Parameters:
  ///   - id: the id to store it under.
  ///   - name: ``name``, or a free variant (MIG-011).
  ///   - position: the end of the list.
  ///   - now: the time of the import.
  /// - Returns: the project, without its parent.
  package func repaired(
    as id: ProjectID,
    named name: String,
    position: Int,
    at now: Timestamp
  ) -> RepairedProject {
    var warnings: [TaskWarning] = []
    var edit = values
    edit.name = name
    edit.parent = nil
    edit.position = nil
    if name != values.name?.trimmed {
      warnings.append(TaskWarning(.projectNameRepaired, "name", original: values.name ?? ""))
    }
    func repair(_ field: String, _ original: String) {
      warnings.append(TaskWarning(.projectRepaired, field, original: original))
    }
    if let given = (values.description ?? nil)?.nonBlank {
      let fixed = TextRule.projectDescription.repaired(given)
      if fixed != given { repair("description", given) }
      edit.description = .some(fixed)
    }
    func known<Value>(_ raw: inout Int32?, _ make: (Int32) -> Value?, _ field: String) {
      guard let value = raw, make(value) == nil else { return }
      raw = nil
      repair(field, String(value))
    }
    known(&edit.color, ProjectColor.init, "color")
    known(&edit.icon, ProjectIcon.init, "icon")
    known(&edit.status, ProjectStatus.init, "status")
    known(&edit.priority, ProjectPriority.init, "priority")
    known(&edit.defaultPriority, TaskPriority.init, "default_task_priority")
    known(&edit.colorScheme, ProjectColor.init, "settings.color_scheme")
    if let tags = values.tags {
      edit.tags = Self.usable(tags)
      if edit.tags?.count != tags.count { repair("tags", tags.joined(separator: ", ")) }
    }
    if let estimate = values.estimate ?? nil, !ProjectRules.estimate(estimate).isEmpty {
      edit.estimate = nil
      repair("estimated_task_count", String(estimate))
    }
    if let created, created > now { repair("created_date", created.text) }
    let blank = Project(
      id: id,
      name: name,
      isArchived: isArchived,
      position: position,
      created: min(created ?? now, now),
      modified: now
    )
    return RepairedProject(project: edit.applied(to: blank), warnings: warnings)
  }

  /// The first 20 distinct valid tags (PRJ-012).
  private static func usable(_ tags: [String]) -> [String] {
    var seen = Set<NameKey>()
    let usable = tags.map(\.trimmed).filter { tag in
      !tag.isEmpty && TextRule.tag.faults(in: tag).isEmpty && seen.insert(NameKey(tag)).inserted
    }
    return Array(usable.prefix(ProjectRules.maximumTags))
  }
}

extension String {
  /// This project's name followed by a number, within the limit of names (MIG-011).
  package func numbered(_ number: Int) -> String {
    let suffix = " (\(number))"
    return prefix(TextRule.projectName.limit - suffix.count) + suffix
  }
}
