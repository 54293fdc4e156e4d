import TaskContracts
import TaskDomain
import TestSupport
import Vocabulary

/// The content of a space as its answers imply; short enough to be obviously correct.
struct RandomRunModel {
  private(set) var tasks: [TaskID: TaskV1.Task] = [:]
  /// The same ids in an order that the seed repeats.
  private var ids: [TaskID] = []
  private var places: [TaskID: Int] = [:]
  var projects: [ProjectID: String] = [.inbox: "Inbox"]
  var archived: Set<ProjectID> = []
  /// The parent of each project that is not at the top.
  var parents: [ProjectID: ProjectID] = [:]
  /// Deleted tasks, some of which exist again.
  private var gone: [TaskID] = []
  /// The records that the call touched, before the call.
  private var touched: [TaskID: TaskV1.Task?] = [:]
  /// Projects, and which are archived, after the last call.
  private var former = Projects(names: [.inbox: "Inbox"])
  /// The token of the last change, and the state before it; `nil` when it has none.
  private(set) var undo: Undo?

  struct Undo {
    let token: String
    fileprivate let tasks: [TaskID: TaskV1.Task?]
    fileprivate let projects: Projects
  }

  fileprivate struct Projects {
    var names: [ProjectID: String]
    var archived: Set<ProjectID> = []
    var parents: [ProjectID: ProjectID] = [:]
  }

  /// The record as a call returned it; `nil` when it is gone.
  subscript(id: TaskID) -> TaskV1.Task? {
    get { tasks[id] }
    set {
      if touched[id] == nil { touched[id] = .some(tasks[id]) }
      if newValue != nil, places[id] == nil {
        places[id] = ids.count
        ids.append(id)
      } else if newValue == nil, let place = places.removeValue(forKey: id) {
        ids.swapAt(place, ids.count - 1)
        ids.removeLast()
        if place < ids.count { places[ids[place]] = place }
        gone.append(id)
      }
      tasks[id] = newValue
    }
  }

  mutating func keep(_ tasks: [TaskV1.Task]) {
    for task in tasks { if let id = task.id { self[id] = task } }
  }

  /// Up to this number of distinct tasks.
  func some(_ count: Int, _ random: inout SeededNumbers) -> [TaskID] {
    var found: Set<TaskID> = []
    var some: [TaskID] = []
    for _ in 0..<count {
      guard let id = ids.randomElement(using: &random), found.insert(id).inserted else { continue }
      some.append(id)
    }
    return some
  }

  /// Ends a call, with or without an undo token.
  mutating func ended(undo token: String) {
    undo =
      token.isEmpty
      ? nil
      : Undo(
        token: token,
        tasks: touched,
        projects: former
      )
    touched = [:]
    former = Projects(names: projects, archived: archived, parents: parents)
  }

  /// Applies an undo, whose token undoes it again.
  mutating func takeBack(undo token: String) {
    for (id, task) in undo?.tasks ?? [:] { self[id] = task }
    if let former = undo?.projects {
      (projects, archived, parents) = (former.names, former.archived, former.parents)
    }
    ended(undo: token)
  }

  /// One of the last tasks that went and are not there.
  func deleted(_ random: inout SeededNumbers) -> TaskID? {
    gone.suffix(20).filter { tasks[$0] == nil }.randomElement(using: &random)
  }
}

// MARK: - The tree of projects

extension RandomRunModel {
  /// The reason why a project may not be below another; a new project has no id.
  func refusal(placing id: ProjectID?, below parent: ProjectID?) -> String? {
    if id == .inbox || parent == .inbox { return "inbox_protected" }
    guard let parent else { return nil }
    let way = way(up: parent)
    if let id, way.contains(id) { return "circular_reference" }
    if let id, parents[id] == parent { return nil }
    if archived.contains(parent) { return "parent_archived" }
    return way.count + height(of: id) > 5 ? "hierarchy_too_deep" : nil
  }

  /// The children of a deleted project move to its parent.
  mutating func lift(childrenOf id: ProjectID) {
    let place = parents.removeValue(forKey: id)
    for (child, parent) in parents where parent == id { parents[child] = place }
  }

  private func way(up id: ProjectID) -> [ProjectID] {
    [id] + (parents[id].map(way(up:)) ?? [])
  }

  private func height(of id: ProjectID?) -> Int {
    let below = parents.filter { $0.value == id }.keys
    return 1 + (below.map(height(of:)).max() ?? 0)
  }
}
