import Cryptography
import TaskDomain
import Vocabulary

/// The projects of an import: those of the space, and those that the import creates.
struct ProjectImport {
  /// The result of one project record.
  struct Outcome {
    /// The project that the record maps to.
    let id: ProjectID
    /// The project to store; `nil` when the record is known or deleted.
    var made: Project?
    var isDeleted = false
    var warnings: [TaskWarning] = []
  }

  private let rows: TaskReader
  private let again: Bool
  private var tree: ProjectTree
  private var position: Int
  private var made: [ProjectID: Project] = [:]
  /// Projects that were created or found, by name.
  private var names: [NameKey: Project] = [:]
  /// Record ids that map to another project.
  private var aliases: [ProjectID: ProjectID] = [:]
  /// The last number appended to each name.
  private var numbers: [NameKey: Int] = [:]

  init(_ rows: TaskReader, again: Bool) throws {
    self.rows = rows
    self.again = again
    tree = ProjectTree(try rows.projectsByID())
    position = try rows.endOfProjects()
  }

  /// Decides one record: known by its id, or by its name when it has no id (MIG-007, MIG-011).
  mutating func take(_ record: ImportedProject) throws -> Outcome {
    let key = NameKey(record.name)
    if let id = record.id {
      if let outcome = try met(id) { return outcome }
      guard key != .inbox else {
        aliases[id] = .inbox
        return Outcome(id: .inbox)
      }
      return try make(record, as: id, named: freeName(record.name))
    }
    if let known = try find(key) { return Outcome(id: known.id) }
    let id = ProjectID(derivedFrom: record.name)
    if let outcome = try met(id) { return outcome }
    return try make(record, as: id, named: record.name)
  }

  /// The result for a record whose id exists or was deleted here; `nil` for a new one.
  private func met(_ id: ProjectID) throws -> Outcome? {
    if try find(id) != nil { return Outcome(id: id) }
    return try isDeleted(id) ? Outcome(id: id, isDeleted: true) : nil
  }

  private func isDeleted(_ id: ProjectID) throws -> Bool { try !again && rows.isDeleted(id) }

  /// The project of an imported task: by id, else by name, else the Inbox.
  ///
  /// A project known only by name is created with an id derived from the name, so that importing
  /// into two copies of a space creates the same projects. A deleted project is not created again.
  mutating func home(
    of record: RepairedRecord
  ) throws -> (project: Project, isNew: Bool, warnings: [TaskWarning]) {
    let key = record.projectName.map { NameKey($0) }
    if let id = record.project, let known = try find(id) { return (known, false, []) }
    if let key, let known = try find(key) { return (known, false, []) }
    if let id = record.project {
      return try inbox(insteadOf: "project_id", record.projectName ?? id.text)
    }
    guard let name = record.projectName else { return (try rows.inbox(), false, []) }
    let id = ProjectID(derivedFrom: name)
    if let renamed = try find(id) { return (renamed, false, []) }
    guard try !isDeleted(id) else { return try inbox(insteadOf: "project_name", name) }
    let outcome = try make(ImportedProject(id: id, name: name), as: id, named: name)
    return (try outcome.made ?? rows.inbox(), true, outcome.warnings)
  }

  private func inbox(
    insteadOf field: String,
    _ requested: String
  ) throws -> (project: Project, isNew: Bool, warnings: [TaskWarning]) {
    (try rows.inbox(), false, [TaskWarning(.projectDefaultedToInbox, field, original: requested)])
  }

  private mutating func make(
    _ record: ImportedProject,
    as id: ProjectID,
    named name: String
  ) throws -> Outcome {
    var repaired = record.repaired(as: id, named: name, position: position, at: rows.moment.now)
    // A higher revision, so that references to the deleted project's revisions do not match.
    if let last = try rows.deletion(of: id) { repaired.project.revision = last + 1 }
    if let requested = record.parent {
      place(&repaired, under: aliases[requested] ?? requested, "parent_project_id", requested.text)
    } else if let key = record.parentKey {
      place(&repaired, under: try find(key)?.id, "parent_name", record.parentName ?? "")
    }
    position += 1
    made[id] = repaired.project
    names[NameKey(name)] = repaired.project
    tree.add(repaired.project)
    return Outcome(id: id, made: repaired.project, warnings: repaired.warnings)
  }

  /// Places a project below its parent, with a warning where it may not be placed there.
  private func place(
    _ repaired: inout RepairedProject,
    under parent: ProjectID?,
    _ field: String,
    _ requested: String
  ) {
    if let parent, (try? tree.checkPlacing(nil, under: parent, stoodThere: true)) != nil {
      repaired.project.parent = parent
    } else {
      repaired.warnings.append(TaskWarning(.projectRepaired, field, original: requested))
    }
  }

  /// The name followed by the lowest free number from 2 (MIG-011).
  private mutating func freeName(_ name: String) throws -> String {
    let key = NameKey(name)
    guard try find(key) != nil else { return name }
    while true {
      let number = numbers[key, default: 1] + 1
      numbers[key] = number
      let candidate = name.numbered(number)
      if try find(NameKey(candidate)) == nil { return candidate }
    }
  }

  private func find(_ id: ProjectID) throws -> Project? {
    let id = aliases[id] ?? id
    return try made[id] ?? rows.findProject(id)
  }

  /// Looks each name up once: thousands of tasks share few projects.
  private mutating func find(_ key: NameKey) throws -> Project? {
    if let known = names[key] { return known }
    let found = try rows.findProject(named: key)
    if let found { names[key] = found }
    return found
  }
}

extension ProjectID {
  /// The id that an import gives to a project of this name (MIG-007).
  fileprivate init(derivedFrom name: String) {
    let derivation = "project:\(NameKey.derivation(of: name))"
    self.init(rawValue: .version5(namespace: .daybookNamespace, name: derivation))
  }
}
