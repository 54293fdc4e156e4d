package import Contracts
package import RPC
import TaskDomain

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
      let reversals = try rows.events(of: token).reversed().compactMap(Reversal.init)
      guard !reversals.isEmpty else { throw TaskRefusal.invalid([.undoToken]) }
      var run = UndoRun(rows)
      for reversal in reversals { try run.take(reversal) }
      return try run.response()
    }
  }
}

/// One undoing on its way through the records.
private struct UndoRun {
  private let rows: any TaskRows
  private var batch: ChangeBatch
  private var answer: BulkAnswer
  private var projects: [Project] = []
  private var removed: Int32 = 0
  private var projectsRemoved: Int32 = 0

  init(_ rows: any TaskRows) {
    self.rows = rows
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
    let deletion = try reversal.id.flatMap { try rows.deletion(of: $0) }
    let current = try reversal.id.flatMap(rows.findTask)
    // What is complete before and after says itself what is booked.
    let isTold = current?.isComplete == true && reversal.before?.isComplete == true
    let change = try reversal.reversed(
      current: current,
      home: try (reversal.before?.project.id).flatMap(rows.findProject),
      deletion: deletion,
      kept: isTold ? nil : try reversal.id.flatMap(rows.keptPoints),
      at: rows.moment
    )
    if reversal.after == nil { try rows.use().checkRoomForTask() }
    try batch.apply(change)
    guard reversal.before == nil else { return answer.add(change) }
    removed += 1
    answer.add(removal: change)
    // What was never meant to be was not deleted: it may be imported again (MIG-007). What had been deleted
    // before it was imported again still is.
    if reversal.isOfCreation, deletion == nil, let id = reversal.id {
      try rows.forgetDeletion(of: id)
    }
  }

  private mutating func take(_ reversal: ProjectReversal) throws {
    let current = try reversal.id.flatMap(rows.findProject)
    let deletion = try reversal.id.flatMap { try rows.deletion(of: $0) }
    let change = try reversal.reversed(
      current: current,
      holder: try reversal.before.flatMap { try rows.findProject(named: NameKey($0.name)) },
      tree: ProjectTree(try rows.projectsByID()),
      isEmpty: try current.map { try rows.taskCounts(of: $0.id).total == 0 } ?? true,
      deletion: deletion,
      at: rows.moment.now
    )
    guard let change else { return }
    if reversal.after == nil { try rows.use().checkRoomForProject() }
    try batch.apply(change)
    switch change {
    case .projectCreated(let project), .projectUpdated(let project, _): projects.append(project)
    default:
      projectsRemoved += 1
      if reversal.isOfCreation, deletion == nil, let id = reversal.id {
        try rows.forgetDeletion(of: id)
      }
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
