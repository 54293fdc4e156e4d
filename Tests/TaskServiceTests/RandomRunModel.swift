import TaskContracts
import TaskDomain
import TestSupport
import Vocabulary

/// What a space holds according to the answers it gave: a few lines that cannot hide a mistake.
struct RandomRunModel {
  private(set) var tasks: [TaskID: TaskV1.Task] = [:]
  /// The same ids in an order that the seed repeats.
  private var ids: [TaskID] = []
  private var places: [TaskID: Int] = [:]
  var projects: [ProjectID: String] = [.inbox: "Inbox"]
  var archived: Set<ProjectID> = []
  /// What each project that is not at the top stands below.
  var parents: [ProjectID: ProjectID] = [:]
  /// Tasks that went, some of which are there again.
  private var gone: [TaskID] = []
  /// What the call touched, as it was before.
  private var touched: [TaskID: TaskV1.Task?] = [:]
  /// Projects, and which are archived, when the last call had ended.
  private var former = Projects(names: [.inbox: "Inbox"])
  /// The token of the last change, and what was before it; `nil` when that has none.
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

  /// The record as a call answered it; `nil` for one that is gone.
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

  /// Up to so many tasks, none twice.
  func some(_ count: Int, _ random: inout SeededNumbers) -> [TaskID] {
    var found: Set<TaskID> = []
    var some: [TaskID] = []
    for _ in 0..<count {
      guard let id = ids.randomElement(using: &random), found.insert(id).inserted else { continue }
      some.append(id)
    }
    return some
  }

  /// The end of a call that can be taken back by a token, or by none.
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

  /// What the last change's undoing leads to, which a token takes back again.
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
  /// Why a project may not stand below another; one that is not there yet has no id.
  func refusal(placing id: ProjectID?, below parent: ProjectID?) -> String? {
    if id == .inbox || parent == .inbox { return "inbox_protected" }
    guard let parent else { return nil }
    let way = way(up: parent)
    if let id, way.contains(id) { return "circular_reference" }
    if let id, parents[id] == parent { return nil }
    if archived.contains(parent) { return "parent_archived" }
    return way.count + height(of: id) > 5 ? "hierarchy_too_deep" : nil
  }

  /// Those below a project that goes stand where it did.
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
