import Contracts
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
  /// What the call touched, as it was before.
  private var touched: [TaskID: TaskV1.Task?] = [:]
  /// Projects, and which are archived, when the last call had ended.
  private var former: (projects: [ProjectID: String], archived: Set<ProjectID>) = (
    [.inbox: "Inbox"], []
  )
  /// The token of the last change, and what was before it; `nil` when that has none.
  private(set) var undo: Undo?

  struct Undo {
    let token: String
    fileprivate let tasks: [TaskID: TaskV1.Task?]
    fileprivate let projects: [ProjectID: String]
    fileprivate let archived: Set<ProjectID>
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
        projects: former.projects,
        archived: former.archived
      )
    touched = [:]
    former = (projects, archived)
  }

  /// What the last change's undoing leads to.
  mutating func takeBack() {
    for (id, task) in undo?.tasks ?? [:] { self[id] = task }
    projects = undo?.projects ?? projects
    archived = undo?.archived ?? archived
    ended(undo: "")
  }
}
