import Cryptography
import TaskContracts
import TaskDomain
import Vocabulary

/// The state of one import: decides each record, with or without storing it.
///
/// Results of earlier records are remembered, so that a dry run gives the same response.
struct ImportRun {
  typealias Response = TaskV1.ImportTasksResponse

  private let rows: TaskReader
  private let again: Bool
  private var room: SpaceUse
  private var taken: Set<TaskID> = []
  private var projects: ProjectImport
  private var answer = ResponseBudget()
  var response = Response()

  /// With `again`, deleted records are imported again.
  init(_ rows: TaskReader, again: Bool) throws {
    self.rows = rows
    self.again = again
    room = try rows.use()
    projects = try ProjectImport(rows, again: again)
  }

  /// The changes for project records: a new project for each unknown one.
  mutating func take(_ records: [ImportedProject]) throws -> [Change] {
    response.projects = Array(repeating: Response.ProjectResult(), count: records.count)
    return try ImportedProject.parentsFirst(records).compactMap { index in
      let outcome = try projects.take(records[index])
      let rest: Response.Outcome = outcome.isDeleted ? .deleted : .known
      response.projects[index] = Response.ProjectResult(
        projectID: outcome.id,
        outcome: outcome.made == nil ? rest : .created,
        warnings: answer.warnings(outcome.warnings)
      )
      if let project = outcome.made { return try made(project) }
      if outcome.isDeleted { response.projectsDeleted += 1 } else { response.projectsKnown += 1 }
      return nil
    }
  }

  /// The changes for a task record: none when it is known or deleted, else its project, if new, and
  /// the task.
  mutating func take(_ record: ImportedRecord) throws -> [Change] {
    let derived = record.derivationName.map {
      TaskID(rawValue: .version5(namespace: .daybookNamespace, name: $0))
    }
    let id = try FieldReader.required(record.id ?? derived, "id")
    guard taken.insert(id).inserted, try rows.findTask(id) == nil else {
      response.known += 1
      response.results.append(Response.Result(taskID: id, outcome: .known))
      return []
    }
    guard try again || !rows.isDeleted(id) else {
      response.deleted += 1
      response.results.append(Response.Result(taskID: id, outcome: .deleted))
      return []
    }
    let repaired = record.repaired(as: id, at: rows.moment)
    try room.checkRoomForTask()
    room.tasks += 1
    let home = try projects.home(of: repaired)
    var task = repaired.task(in: home.project)
    // A higher revision, so that references to the deleted task's revisions do not match.
    if let last = try rows.deletion(of: id) { task.revision = last + 1 }
    response.created += 1
    response.results.append(
      Response.Result(
        taskID: id,
        outcome: .created,
        warnings: answer.warnings(repaired.warnings + home.warnings)
      )
    )
    return try (home.isNew ? [made(home.project)] : [])
      + [.taskCreated(task, imported: true)]
  }

  private mutating func made(_ project: Project) throws -> Change {
    try room.checkRoomForProject()
    room.projects += 1
    response.projectsCreated += 1
    return .projectCreated(project)
  }
}
