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
    return try await store.change(call, request) { rows in
      var run = ImportRun(rows: rows, batch: ChangeBatch(rows))
      for record in records { try run.take(record) }
      run.response.undoToken = try rows.undo()
      return run.response
    }
  }
}

/// One import on its way through the records; its events are one batch.
private struct ImportRun {
  typealias Response = TaskV1.ImportTasksResponse

  let rows: any TaskRows
  var batch: ChangeBatch
  var response = Response()

  mutating func take(_ record: ImportedRecord) throws {
    let id = try FieldReader.required(record.id, "id")
    guard try rows.findTask(id) == nil && !rows.isDeleted(id) else {
      response.known += 1
      response.results.append(Response.Result(taskID: id, outcome: .known))
      return
    }
    let repaired = record.repaired(as: id, at: rows.moment)
    try rows.use().checkRoomForTask()
    let project = try project(named: repaired.projectName)
    try batch.apply(.taskCreated(repaired.task(in: project), imported: true))
    response.created += 1
    response.results.append(
      Response.Result(
        taskID: id,
        outcome: .created,
        warnings: repaired.warnings.map(TaskV1.Warning.init)
      )
    )
  }

  /// The project of this name, made when there is none, under an id that the name alone decides: the
  /// same import into two copies of a space makes the same projects.
  private mutating func project(named name: String?) throws -> Project {
    guard let name else { return try rows.inbox() }
    let key = NameKey(name)
    if let known = try rows.findProject(named: key) { return known }
    let id = ProjectID(
      rawValue: .version5(namespace: .daybookNamespace, name: key.derivationName)
    )
    if let renamed = try rows.findProject(id) { return renamed }
    try rows.use().checkRoomForProject()
    let project = try ProjectDraft(id: id, name: name).created(
      as: id,
      holder: nil,
      position: rows.endOfProjects(),
      at: rows.moment.now
    )
    try batch.apply(.projectCreated(project))
    response.projectsCreated += 1
    return project
  }
}
