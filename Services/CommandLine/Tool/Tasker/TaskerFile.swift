import Contracts
import Foundation
import Vocabulary

/// Reads records of the Tasker app: an object with `tasks` and `projects`, or a list of tasks.
enum TaskerFile {
  private static let hint =
    "It is an object with “tasks” and “projects”, or a list of tasks; see “daybook import --help”."

  static func batch(
    in bytes: [UInt8],
    _ calendar: HouseholdCalendar
  ) throws(CommandFailure) -> ImportBatch {
    let value = try ImportFile.value(in: bytes, hint: hint)
    let root = value as? [String: Any]
    let tasks = root.map { $0["tasks"] ?? [Any]() } ?? value
    guard let tasks = tasks as? [Any], let projects = (root?["projects"] ?? [Any]()) as? [Any],
      root.map({ $0["tasks"] != nil || $0["projects"] != nil }) ?? true
    else {
      throw .invalid(
        "not_tasks",
        "Nothing was imported: the file is JSON, but holds no list of tasks.",
        hint: hint
      )
    }
    var batch = ImportBatch()
    var faults: [String] = []
    var remarks = TaskerRemarks()
    func read(_ records: [Any], _ kind: String, _ take: (TaskerRecord) throws(RecordFault) -> Void)
    {
      for (index, record) in records.enumerated() {
        do throws(RecordFault) {
          try take(TaskerRecord(record, calendar))
        } catch {
          faults.append("\(kind) \(index + 1) \(error.sentence)")
        }
      }
    }
    var names: [String: String] = [:]
    read(projects, "project") { (record) throws(RecordFault) in
      let project = try record.project(&remarks)
      if project.id == nil, let id = try record.text("projectID") { names[id] = project.name }
      batch.projects.append(project)
    }
    read(tasks, "task") { (record) throws(RecordFault) in
      batch.tasks.append(try record.task(projects: names, &remarks))
    }
    if let refusal = ImportFile.refusal(faults) { throw refusal }
    if root?["projects"] == nil { batch.projects = named(in: batch.tasks) }
    batch.remarks = remarks.lines
    return batch
  }

  /// The projects of a list of tasks without a list of projects: each id with the first name beside it.
  private static func named(in tasks: [TaskV1.ImportedTask]) -> [TaskV1.ImportedProject] {
    var seen: Set<ProjectID> = []
    return tasks.compactMap { task in
      guard let id = task.projectID, !task.projectName.trimmed.isEmpty, seen.insert(id).inserted
      else { return nil }
      return TaskV1.ImportedProject(id: id, name: task.projectName)
    }
  }
}

/// What a person is told of how records were taken over.
struct TaskerRemarks {
  /// Values that no enum has, by field and value, and fields that have no place here, by name.
  private var unknown: [String: Int] = [:]
  private var dropped: [String: Int] = [:]

  mutating func unknownValue(_ field: String, _ value: String) {
    unknown["\(field) “\(TextWidth.fitted(SafeText.line(value), to: 40))”", default: 0] += 1
  }

  mutating func noPlace(_ field: String) {
    dropped[SafeText.line(field), default: 0] += 1
  }

  var lines: [String] {
    [("Not known, so the default was taken", unknown), ("Not carried over", dropped)]
      .compactMap { what, counts in
        counts.isEmpty ? nil : "⚠ \(what): \(ImportPage.list(counts))."
      }
  }
}
