package import Vocabulary

/// All projects of a space by what is above and below them (PRJ-037 to PRJ-041).
package struct ProjectTree: Sendable {
  static let maximumChildren = 50
  /// Levels, the top one included.
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

  /// Adds a project that is the last of its parent's children.
  package mutating func add(_ project: Project) {
    projects[project.id] = project
    if let parent = project.parent { children[parent, default: []].append(project) }
  }

  /// The direct children, in the order of projects (PRJ-011).
  package func children(of id: ProjectID) -> [Project] { children[id] ?? [] }

  /// The project and everything below it.
  package func branch(of id: ProjectID) -> [Project] {
    guard let project = projects[id] else { return [] }
    var branch: [Project] = []
    var waiting = [project]
    // A tree holds no project twice; a damaged one ends here all the same.
    while let next = waiting.popLast(), branch.count <= projects.count {
      branch.append(next)
      waiting += children(of: next.id)
    }
    return branch
  }

  /// Checks that a project may stand below another.
  ///
  /// - Parameters:
  ///   - id: the project to be placed; `nil` for one that does not exist yet.
  ///   - parent: where to; `nil` for the top, which is always free.
  ///   - stoodThere: it did before, as in an import: what only keeps new children away does not count.
  /// - Throws: ``TaskRefusal/project(_:)`` with the rule that stands in the way.
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

  /// Checks that a project may go back below another, where it stood before: the other is there, and not
  /// below it.
  ///
  /// What keeps new children away does not count, and how many there are is looked at when all that moves
  /// together has moved: ``hasRoom(for:)``.
  /// - Throws: ``TaskRefusal/project(_:)`` with the rule that stands in the way.
  package func checkReturning(
    _ id: ProjectID?,
    under parent: ProjectID?
  ) throws(TaskRefusal) {
    if let parent { _ = try place(of: id, under: parent) }
  }

  /// Whether a project's parent has no more children, and no more levels below it, than it may have.
  package func hasRoom(for id: ProjectID) -> Bool {
    guard let parent = projects[id]?.parent else { return true }
    return children(of: parent).count <= Self.maximumChildren
      && depth(of: parent) + height(of: id) <= Self.maximumDepth
  }

  /// The project that another is to stand below.
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

  /// Checks that a deleted project's children find room with its parent (PRJ-041).
  package func checkLifting(childrenOf id: ProjectID) throws(TaskRefusal) {
    guard let parent = projects[id]?.parent else { return }
    let after = children(of: parent).count - 1 + children(of: id).count
    guard after <= Self.maximumChildren else { throw .project(.tooManySubprojects) }
  }

  /// Where to cut each circle.
  ///
  /// - Parameter parents: what each project stands below; those at the top are not in it.
  /// - Returns: one project of each circle: the smallest id, whatever the order they are given in.
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
      // The way ends at the top, where an earlier one went, or at a project of its own: a circle.
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

/// Why a project cannot be what a request wants (PRJ-043).
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
    case .inboxProtected: "The project Inbox stays as it is"
    case .parentNotFound: "There is no such parent project"
    case .parentArchived: "The parent project is archived"
    case .subprojectsNotAllowed: "This project takes no subprojects"
    case .tooManySubprojects: "A project has at most 50 subprojects"
    case .circularReference: "A project cannot stand below itself"
    case .hierarchyTooDeep: "Projects go five levels deep"
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
