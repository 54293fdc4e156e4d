import ServiceRuntime
package import Contracts
import Cryptography
package import RPC
import TaskDomain
import Vocabulary

extension TaskCalls {
  /// Takes over tasks from another program, all or none (MIG-007 to MIG-011).
  ///
  /// What is known already, or was deleted here, is left as it is: a second run adds nothing.
  package func importTasks(
    _ request: TaskV1.ImportTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ImportTasksResponse {
    let records = request.tasks.map(ImportedRecord.init)
    try ImportRules.check(records)
    if request.dryRun {
      return try await store.read(Caller(call)) { rows in
        var run = try ImportRun(rows)
        for record in records { _ = try run.changes(for: record) }
        return run.response
      }
    }
    return try await store.change(call, request) { rows in
      var run = try ImportRun(rows)
      var batch = ChangeBatch(rows)
      for record in records {
        for change in try run.changes(for: record) { try batch.apply(change) }
      }
      run.response.undoToken = try rows.undo()
      return run.response
    }
  }
}

/// One import on its way through the records: what becomes of each, with and without storing it.
///
/// What earlier records of the run lead to is remembered, so that the answer is the same before any of
/// it is stored.
private struct ImportRun {
  typealias Response = TaskV1.ImportTasksResponse

  private let rows: any TaskReading
  private var use: SpaceUse
  private var taken: Set<TaskID> = []
  private var projects: [NameKey: Project] = [:]
  private var position: Int
  var response = Response()

  init(_ rows: any TaskReading) throws {
    self.rows = rows
    use = try rows.use()
    position = try rows.endOfProjects()
  }

  /// What one record changes: nothing when it is known, else its task, and its project before it.
  mutating func changes(for record: ImportedRecord) throws -> [Change] {
    let id = try FieldReader.required(record.id, "id")
    guard taken.insert(id).inserted, try rows.findTask(id) == nil && !rows.isDeleted(id) else {
      response.known += 1
      response.results.append(Response.Result(taskID: id, outcome: .known))
      return []
    }
    let repaired = record.repaired(as: id, at: rows.moment)
    try use.checkRoomForTask()
    use.tasks += 1
    let (project, isNew) = try project(named: repaired.projectName)
    response.created += 1
    response.results.append(
      Response.Result(
        taskID: id,
        outcome: .created,
        warnings: repaired.warnings.map(TaskV1.Warning.init)
      )
    )
    return (isNew ? [.projectCreated(project)] : [])
      + [.taskCreated(repaired.task(in: project), imported: true)]
  }

  /// The project of this name, made when there is none, under an id that the name alone decides: the
  /// same import into two copies of a space makes the same projects.
  private mutating func project(named name: String?) throws -> (Project, isNew: Bool) {
    guard let name else { return (try rows.inbox(), false) }
    let key = NameKey(name)
    if let known = try projects[key] ?? rows.findProject(named: key) { return (known, false) }
    let id = ProjectID(
      rawValue: .version5(namespace: .daybookNamespace, name: key.derivationName)
    )
    if let renamed = try rows.findProject(id) { return (renamed, false) }
    try use.checkRoomForProject()
    use.projects += 1
    let project = try ProjectDraft(id: id, name: name).created(
      as: id,
      holder: nil,
      position: position,
      at: rows.moment.now
    )
    position += 1
    projects[key] = project
    response.projectsCreated += 1
    return (project, true)
  }
}
