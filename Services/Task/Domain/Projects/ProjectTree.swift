package import Vocabulary

/// The tree of all projects of a space (PRJ-037 to PRJ-041).
package struct ProjectTree: Sendable {
  static let maximumChildren = 50
  /// The maximum number of levels, including the top.
  static let maximumDepth = 5

  private var projects: [ProjectID: Project]
  private var children: [ProjectID: [Project]]

  package init(_ projects: [ProjectID: Project]) {
    self.projects = projects
    var children: [ProjectID: [Project]] = [:]
    for project in projects.values {
      if let parent = project.parent { children[parent, default: []].append(project) }
    }
    self.children = children.mapValues { $0.sorted(by: Project.isListedBefore) }
  }

  /// Adds a project as its parent's last child.
  package mutating func add(_ project: Project) {
    projects[project.id] = project
    if let parent = project.parent { children[parent, default: []].append(project) }
  }

  /// The direct children, in order (PRJ-011).
  package func children(of id: ProjectID) -> [Project] { children[id] ?? [] }

  /// The project and all its descendants.
  package func branch(of id: ProjectID) -> [Project] {
    guard let project = projects[id] else { return [] }
    var branch: [Project] = []
    var waiting = [project]
    // A valid tree has no project twice; the count bounds a damaged one.
    while let next = waiting.popLast(), branch.count <= projects.count {
      branch.append(next)
      waiting += children(of: next.id)
    }
    return branch
  }

  /// Checks that a project may be placed below another.
  ///
  /// - Parameters:
  ///   - id: the project; `nil` for one that does not exist yet.
  ///   - parent: the new parent; `nil` for the top, which is always allowed.
  ///   - stoodThere: it had this parent before, as in an import, so rules for new children do not
  ///     apply.
  /// - Throws: ``TaskRefusal/project(_:)`` with the violated rule.
  package func checkPlacing(
    _ id: ProjectID?,
    under parent: ProjectID?,
    stoodThere: Bool = false
  ) throws(TaskRefusal) {
    guard let parent else { return }
    let above = try place(of: id, under: parent)
    if let id, projects[id]?.parent == parent { return }
    guard stoodThere || !above.isArchived else { throw .project(.parentArchived) }
    guard stoodThere || above.settings.allowsSubprojects else {
      throw .project(.subprojectsNotAllowed)
    }
    guard children(of: parent).count < Self.maximumChildren else {
      throw .project(.tooManySubprojects)
    }
    guard depth(of: parent) + max(1, height(of: id)) <= Self.maximumDepth else {
      throw .project(.hierarchyTooDeep)
    }
  }

  /// Checks that a project may return to a former parent, which must exist and not be its
  /// descendant.
  ///
  /// Rules for new children do not apply, and their number is checked when all projects have moved:
  /// ``hasRoom(for:)``.
  /// - Throws: ``TaskRefusal/project(_:)`` with the violated rule.
  package func checkReturning(
    _ id: ProjectID?,
    under parent: ProjectID?
  ) throws(TaskRefusal) {
    if let parent { _ = try place(of: id, under: parent) }
  }

  /// Whether a project's parent is within the limits of children and levels.
  package func hasRoom(for id: ProjectID) -> Bool {
    guard let parent = projects[id]?.parent else { return true }
    return children(of: parent).count <= Self.maximumChildren
      && depth(of: parent) + height(of: id) <= Self.maximumDepth
  }

  /// The new parent.
  private func place(
    of id: ProjectID?,
    under parent: ProjectID
  ) throws(TaskRefusal) -> Project {
    if id == .inbox || parent == .inbox { throw .project(.inboxProtected) }
    guard let above = projects[parent] else { throw .project(.parentNotFound) }
    let below = id.map { branch(of: $0) } ?? []
    guard id != parent, !below.contains(where: { $0.id == parent }) else {
      throw .project(.circularReference)
    }
    return above
  }

  /// Checks that a deleted project's children fit below its parent (PRJ-041).
  package func checkLifting(childrenOf id: ProjectID) throws(TaskRefusal) {
    guard let parent = projects[id]?.parent else { return }
    let after = children(of: parent).count - 1 + children(of: id).count
    guard after <= Self.maximumChildren else { throw .project(.tooManySubprojects) }
  }

  /// Finds where to break each cycle.
  ///
  /// - Parameter parents: the parent of each project; those at the top are missing.
  /// - Returns: one project of each cycle, the one with the smallest id, whatever the order of
  ///   input.
  package static func circles(_ parents: [ProjectID: ProjectID]) -> [ProjectID] {
    var seen = Set<ProjectID>()
    var cuts: [ProjectID] = []
    for start in parents.keys.sorted() {
      var way: [ProjectID] = []
      var current: ProjectID? = start
      while let id = current, seen.insert(id).inserted {
        way.append(id)
        current = parents[id]
      }
      // The path ends at the top, at an earlier path, or at one of its own projects: a cycle.
      guard let end = current, let first = way.firstIndex(of: end) else { continue }
      cuts += [way[first...].min()].compactMap(\.self)
    }
    return cuts
  }

  private func depth(of id: ProjectID) -> Int {
    var depth = 1
    var current = projects[id]
    while let parent = current?.parent, depth <= projects.count {
      depth += 1
      current = projects[parent]
    }
    return depth
  }

  private func height(of id: ProjectID?) -> Int {
    guard let id else { return 1 }
    var level = [id]
    var height = 0
    while !level.isEmpty, height <= projects.count {
      height += 1
      level = level.flatMap { children(of: $0).map(\.id) }
    }
    return height
  }
}

/// Why a change of a project is refused (PRJ-043).
package enum ProjectRefusal: String, Hashable, Sendable, CaseIterable {
  case inboxProtected = "inbox_protected"
  case parentNotFound = "parent_not_found"
  case parentArchived = "parent_archived"
  case subprojectsNotAllowed = "subprojects_not_allowed"
  case tooManySubprojects = "too_many_subprojects"
  case circularReference = "circular_reference"
  case hierarchyTooDeep = "hierarchy_too_deep"

  package var sentence: String {
    switch self {
    case .inboxProtected: "The Inbox cannot be changed like this"
    case .parentNotFound: "There is no such parent project"
    case .parentArchived: "The parent project is archived"
    case .subprojectsNotAllowed: "This project allows no subprojects"
    case .tooManySubprojects: "A project has at most 50 subprojects"
    case .circularReference: "A project cannot be below itself"
    case .hierarchyTooDeep: "Projects can be nested five levels deep"
    }
  }

  package var limit: Int64? {
    switch self {
    case .tooManySubprojects: Int64(ProjectTree.maximumChildren)
    case .hierarchyTooDeep: Int64(ProjectTree.maximumDepth)
    default: nil
    }
  }
}
