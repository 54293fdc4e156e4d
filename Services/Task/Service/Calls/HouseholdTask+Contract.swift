import RuntimeContracts
import TaskContracts
import TaskDomain
import Vocabulary

extension HouseholdTask {
  /// Decodes a record from an event; `nil` when it lacks a required field.
  ///
  /// - Parameters:
  ///   - record: the record.
  ///   - day: the day of its completion, which the record does not contain.
  init?(_ record: TaskV1.Task?, completedOn day: LocalDay?) {
    guard let record, let id = record.id, let project = record.projectID,
      let type = TaskType(rawValue: record.type.rawValue),
      let priority = TaskPriority(rawValue: record.priority.rawValue),
      let added = record.dateAdded.flatMap({ Timestamp($0) }),
      let modified = record.modifiedAt.flatMap({ Timestamp($0) })
    else { return nil }
    let completed = record.dateCompleted.flatMap { Timestamp($0) }
    var completion: Completion?
    if let completed, let day { completion = Completion(at: completed, day: day) }
    self.init(
      id: id,
      project: ProjectReference(id: project, name: record.projectName),
      name: record.name,
      details: record.details.nonBlank,
      type: type,
      priority: priority,
      due: record.dueAt.flatMap { Timestamp($0) }.map { .at($0) } ?? record.dueOn.map { .on($0) },
      reminder: record.alertReminderTime.flatMap { Timestamp($0) },
      added: added,
      completion: completion,
      modified: modified,
      revision: record.revision
    )
  }
}
