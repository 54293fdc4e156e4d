package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain
import Vocabulary

extension TaskCalls {
  /// Takes an earlier change back in one step (TSK-084).
  ///
  /// The events of that change say what was before; each task and project is put back the way it was, and
  /// what was booked goes with it. The last event is taken back first, so that a project is there again
  /// before its tasks are.
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
      var run = UndoRun(rows, touched: try rows.told(of: unsure, after: last.position))
      for reversal in reversals { try run.take(reversal) }
      return try run.response()
    }
  }
}

/// One undoing on its way through the records.
private struct UndoRun {
  private let rows: TaskWriter
  /// Of the ids whose revisions leave it unsure, those that the feed tells of behind the change.
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

  mutating func take(_ reversal: Reversal) throws {
    switch reversal {
    case .task(let task): try take(task)
    case .project(let project): try take(project)
    }
  }

  private mutating func take(_ reversal: TaskReversal) throws {
    guard let id = reversal.id else { return }
    let standing = Standing(
      current: try rows.findTask(id),
      deletion: try rows.deletion(of: id),
      isToldOfSince: touched.contains(id.rawValue)
    )
    let home = try (reversal.before?.project.id).flatMap(rows.findProject)
    // What is complete before and after says itself what is booked. What was kept may have to be read from
    // the feed, which no refusal is worth.
    let isTold = standing.current?.isComplete == true && reversal.before?.isComplete == true
    let asks = !isTold && reversal.isPossible(standing, home: home)
    let change = try reversal.reversed(
      standing,
      home: home,
      kept: asks ? try rows.keptPoints(of: id) : nil,
      at: rows.moment
    )
    if reversal.after == nil { try rows.use().checkRoomForTask() }
    try batch.apply(change)
    guard reversal.before == nil else { return answer.add(change) }
    removed += 1
    answer.add(removal: change)
    if reversal.leavesNothing(standing) { try rows.forgetDeletion(of: id) }
  }

  private mutating func take(_ reversal: ProjectReversal) throws {
    guard let id = reversal.id else { return }
    let standing = Standing(
      current: try rows.findProject(id),
      deletion: try rows.deletion(of: id),
      isToldOfSince: touched.contains(id.rawValue)
    )
    let change = try reversal.reversed(
      standing,
      holder: try reversal.before.flatMap { try rows.findProject(named: NameKey($0.name)) },
      tree: ProjectTree(try rows.projectsByID()),
      isEmpty: try standing.current == nil || rows.taskCounts(of: id).total == 0,
      at: rows.moment.now
    )
    guard let change else { return }
    if reversal.after == nil { try rows.use().checkRoomForProject() }
    try batch.apply(change)
    switch change {
    case .projectCreated(let project), .projectUpdated(let project, _): projects.append(project)
    default:
      projectsRemoved += 1
      if reversal.leavesNothing(standing) { try rows.forgetDeletion(of: id) }
    }
  }

  /// - Throws: ``TaskRefusal/undoConflict`` when projects came back to where there is no room any more.
  private func checkRoom() throws {
    guard projects.contains(where: { $0.parent != nil }) else { return }
    let tree = ProjectTree(try rows.projectsByID())
    guard projects.allSatisfy({ tree.hasRoom(for: $0.id) }) else { throw TaskRefusal.undoConflict }
  }

  /// - Throws: ``TaskRefusal/undoConflict`` when nothing could be taken back, or there is no room for it.
  func response() throws -> TaskV1.UndoResponse {
    try checkRoom()
    let token = try rows.undo()
    guard !token.isEmpty else { throw TaskRefusal.undoConflict }
    var room = AnswerRoom()
    let (wires, leftOut) = try rows.wire(projects, &room)
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
