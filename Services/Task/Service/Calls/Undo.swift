package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain
import Vocabulary

extension TaskCalls {
  /// Undoes an earlier change in one step (TSK-084).
  ///
  /// The change's events contain the former state of each task and project, including booked
  /// points. Events are undone in reverse order, so that a project exists before its tasks are
  /// restored.
  package func undo(
    _ request: TaskV1.UndoRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.UndoResponse {
    let token = try UndoToken(request.undoToken)
    return try await store.change(call, request) { rows in
      let events = try rows.events(of: token)
      let reversals = try events.reversed().compactMap(Reversal.init)
      guard let last = events.last, !reversals.isEmpty else {
        throw TaskRefusal.invalid([.undoToken])
      }
      let unsure = Set(reversals.compactMap(\.unsureID))
      var run = UndoRun(rows, touched: try rows.changed(among: unsure, after: last.position))
      for reversal in reversals { try run.undo(reversal) }
      return try run.response()
    }
  }
}

/// The state of one undo while it processes records.
private struct UndoRun {
  private let rows: TaskWriter
  /// The ids that have later events in the feed, of those whose revisions are inconclusive.
  private let touched: Set<UniqueID>
  private var batch: ChangeBatch
  private var answer: BulkAnswer
  private var projects: [Project] = []
  private var removed: Int32 = 0
  private var projectsRemoved: Int32 = 0

  init(_ rows: TaskWriter, touched: Set<UniqueID>) {
    self.rows = rows
    self.touched = touched
    batch = ChangeBatch(rows)
    answer = BulkAnswer(rows)
  }

  mutating func undo(_ reversal: Reversal) throws {
    switch reversal {
    case .task(let task): try undo(task)
    case .project(let project): try undo(project)
    }
  }

  private mutating func undo(_ reversal: TaskReversal) throws {
    guard let id = reversal.id else { return }
    let state = RecordState(
      current: try rows.findTask(id),
      deletion: try rows.deletion(of: id),
      hasLaterEvents: touched.contains(id.rawValue)
    )
    let home = try (reversal.before?.project.id).flatMap(rows.findProject)
    // A record that is complete before and after contains its booked points. Kept points may have
    // to be read from the feed, which is not worthwhile if the undo is refused.
    let isRecorded = state.current?.isComplete == true && reversal.before?.isComplete == true
    let needsKeptPoints = !isRecorded && reversal.isPossible(state, home: home)
    let change = try reversal.reversed(
      state,
      home: home,
      kept: needsKeptPoints ? try rows.keptPoints(of: id) : nil,
      at: rows.moment
    )
    if reversal.after == nil { try rows.use().checkRoomForTask() }
    try batch.apply(change)
    guard reversal.before == nil else { return answer.add(change) }
    removed += 1
    answer.add(removal: change)
    if reversal.leavesNothing(state) { try rows.forgetDeletion(of: id) }
  }

  private mutating func undo(_ reversal: ProjectReversal) throws {
    guard let id = reversal.id else { return }
    let state = RecordState(
      current: try rows.findProject(id),
      deletion: try rows.deletion(of: id),
      hasLaterEvents: touched.contains(id.rawValue)
    )
    let change = try reversal.reversed(
      state,
      holder: try reversal.before.flatMap { try rows.findProject(named: NameKey($0.name)) },
      tree: ProjectTree(try rows.projectsByID()),
      isEmpty: try state.current == nil || rows.taskCounts(of: id).total == 0,
      at: rows.moment.now
    )
    guard let change else { return }
    if reversal.after == nil { try rows.use().checkRoomForProject() }
    try batch.apply(change)
    switch change {
    case .projectCreated(let project), .projectUpdated(let project, _): projects.append(project)
    default:
      projectsRemoved += 1
      if reversal.leavesNothing(state) { try rows.forgetDeletion(of: id) }
    }
  }

  /// - Throws: ``TaskRefusal/undoConflict`` when restored projects exceed a limit.
  private func checkRoom() throws {
    guard projects.contains(where: { $0.parent != nil }) else { return }
    let tree = ProjectTree(try rows.projectsByID())
    guard projects.allSatisfy({ tree.hasRoom(for: $0.id) }) else { throw TaskRefusal.undoConflict }
  }

  /// - Throws: ``TaskRefusal/undoConflict`` when nothing could be undone, or a limit is exceeded.
  func response() throws -> TaskV1.UndoResponse {
    try checkRoom()
    let token = try rows.undo()
    guard !token.isEmpty else { throw TaskRefusal.undoConflict }
    var budget = ResponseBudget()
    let (wires, leftOut) = try rows.wire(projects, &budget)
    return TaskV1.UndoResponse(
      result: answer.result,
      removed: removed,
      undoToken: token,
      projects: wires,
      projectsRemoved: projectsRemoved,
      projectsLeftOut: leftOut
    )
  }
}
