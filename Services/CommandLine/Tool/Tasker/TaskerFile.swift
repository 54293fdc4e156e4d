import Foundation
import TaskContracts
import Vocabulary

/// Reads files of the Tasker app: an object with `tasks` and `projects`, or a list of tasks.
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
    func read(
      _ records: [Any],
      _ kind: String,
      _ take: (TaskerRecord, Int) throws(RecordFault) -> Void
    ) {
      for (index, record) in records.enumerated() {
        do throws(RecordFault) {
          try take(TaskerRecord(record, calendar), index + 1)
        } catch {
          faults.append("\(kind) \(index + 1) \(error.sentence)")
        }
      }
    }
    var names: [String: String] = [:]
    var projectPlaces: [String: Int] = [:]
    var parents: [String] = []
    read(projects, "project") { (record, number) throws(RecordFault) in
      let project = try record.project(&remarks)
      let parent = try record.text("parentProjectID")?.trimmed ?? ""
      let id = try record.text("projectID")?.trimmed
      if let id { try TaskerFile.claim(id, for: "project", number, &projectPlaces) }
      if project.id == nil, let id { names[id] = project.name }
      batch.projects.append(project)
      parents.append(parent)
    }
    // A parent may come after its children in the file.
    for (index, parent) in parents.enumerated() where !parent.isEmpty {
      if let name = names[parent] {
        batch.projects[index].parentProjectID = nil
        batch.projects[index].parentName = name
      } else if batch.projects[index].parentProjectID == nil {
        remarks.unknownValue("parentProjectID", parent)
      }
    }
    var places: [String: Int] = [:]
    read(tasks, "task") { (record, number) throws(RecordFault) in
      let task = try record.task(projects: names, &remarks)
      try TaskerFile.claim(task.id?.text ?? task.oldID, for: "task", number, &places)
      batch.tasks.append(task)
    }
    if batch.tasks.isEmpty, batch.projects.isEmpty, !faults.isEmpty {
      throw ImportFile.refusal(faults)
    }
    batch.faults = faults
    if root?["projects"] == nil { batch.projects = named(in: batch.tasks) }
    batch.remarks = remarks.lines
    return batch
  }

  /// Claims an id for a record; a second record with it is a fault.
  private static func claim(
    _ id: String,
    for kind: String,
    _ number: Int,
    _ places: inout [String: Int]
  ) throws(RecordFault) {
    let key = id.trimmed.lowercased()
    if let first = places[key] {
      throw RecordFault(sentence: "has the same id as \(kind) \(first)")
    }
    places[key] = number
  }

  /// The projects of a task list without a project list: each id with its first name.
  private static func named(in tasks: [TaskV1.ImportedTask]) -> [TaskV1.ImportedProject] {
    var seen: Set<ProjectID> = []
    return tasks.compactMap { task in
      guard let id = task.projectID, !task.projectName.trimmed.isEmpty, seen.insert(id).inserted
      else { return nil }
      return TaskV1.ImportedProject(id: id, name: task.projectName)
    }
  }
}

/// Remarks about the imported records.
struct TaskerRemarks {
  /// Unknown values by field and value, and unknown fields by name.
  private var unknown: [String: Int] = [:]
  private var dropped: [String: Int] = [:]

  mutating func unknownValue(_ field: String, _ value: String) {
    unknown["\(field) “\(TextWidth.fitted(SafeText.line(value), to: 40))”", default: 0] += 1
  }

  mutating func noPlace(_ field: String) {
    dropped[SafeText.line(field), default: 0] += 1
  }

  var lines: [String] {
    [("Unknown, so the default was used", unknown), ("Not carried over", dropped)]
      .compactMap { what, counts in
        counts.isEmpty ? nil : "⚠ \(what): \(ImportPage.list(counts))."
      }
  }
}
