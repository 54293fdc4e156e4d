import Foundation
import RuntimeContracts
import TaskContracts
import Vocabulary
import Wire

/// Reads one record of a Tasker file, field by field.
///
/// Values that the service can repair are sent unchanged, and the service reports the repair.
/// Undecodable values are faults.
struct TaskerRecord {
  private static let taskFields: Set<String> = [
    "taskID", "objectID", "projectID", "name", "isComplete", "dueDate", "taskDetails",
    "taskPriority", "taskType", "project", "alertReminderTime", "dateAdded", "isEveningTask",
    "dateCompleted",
  ]
  private static let projectFields: Set<String> = [
    "projectID", "projectName", "projecDescription", "projectDescription", "color", "icon",
    "status", "priority", "parentProjectID", "tags", "dueDate", "estimatedTaskCount", "isArchived",
    "createdDate", "settings",
    // Set by the service, or derived from other fields.
    "isDefault", "modifiedDate", "subprojectIDs",
  ]
  private static let settingsFields: Set<String> = [
    "allowSubprojects", "defaultTaskPriority", "autoArchiveCompleted", "notificationSettings",
    "colorScheme",
  ]

  private let fields: [String: Any]
  private let calendar: HouseholdCalendar

  init(_ record: Any, _ calendar: HouseholdCalendar) throws(RecordFault) {
    guard let fields = record as? [String: Any] else {
      throw RecordFault(sentence: "is not an object")
    }
    self.fields = fields.filter { !($0.value is NSNull) }
    self.calendar = calendar
  }

  /// This record as a task.
  ///
  /// - Parameters:
  ///   - projects: names of the projects whose ids are not UUIDs, by id.
  ///   - remarks: collects unknown fields.
  /// - Returns: the task in the contract's form.
  /// - Throws: ``RecordFault`` when a value is undecodable, or the task has no identity.
  func task(
    projects: [String: String],
    _ remarks: inout TaskerRemarks
  ) throws(RecordFault) -> TaskV1.ImportedTask {
    var task = TaskV1.ImportedTask(name: try text("name") ?? "")
    let id = try text("taskID")
    task.id = id.flatMap { TaskID(text: $0.trimmed) }.flatMap { $0.rawValue.isUsable ? $0 : nil }
    let object = try text("objectID")
    if task.id == nil { task.oldID = id?.nonEmpty ?? object ?? "" }
    guard task.id != nil || !task.oldID.trimmed.isEmpty else {
      throw RecordFault(sentence: "has neither a taskID nor an objectID")
    }
    task.details = try text("taskDetails") ?? ""
    task.priority = try value("taskPriority", TaskerWords.priorities, &remarks)
    task.type = try value("taskType", TaskerWords.types, &remarks)
    task.isEveningTask = try flag("isEveningTask") ?? false
    task.isComplete = try flag("isComplete")
    task.projectName = try text("project") ?? ""
    if let project = try text("projectID") {
      task.projectID = ProjectID(text: project.trimmed)
      if task.projectID == nil { task.projectName = projects[project.trimmed] ?? task.projectName }
    }
    switch try moment("dueDate") {
    case .day(let day): task.dueOn = day
    case .instant(let instant): task.dueAt = GoogleProtobuf.Timestamp(instant)
    case nil: break
    }
    task.alertReminderTime = try instant("alertReminderTime")
    task.dateAdded = try instant("dateAdded")
    task.dateCompleted = try instant("dateCompleted")
    noteOthers(than: TaskerRecord.taskFields, &remarks)
    return task
  }

  func project(_ remarks: inout TaskerRemarks) throws(RecordFault) -> TaskV1.ImportedProject {
    var project = TaskV1.ImportedProject(name: try text("projectName") ?? "")
    project.id = try text("projectID").flatMap { ProjectID(text: $0.trimmed) }
      .flatMap { $0.rawValue.isUsable ? $0 : nil }
    let misspelt = try text("projecDescription")
    let description = try text("projectDescription")
    project.descriptionField = misspelt ?? description ?? ""
    project.color = try value("color", TaskerWords.colors, &remarks)
    project.icon = try value("icon", TaskerWords.icons, &remarks)
    project.status = try value("status", TaskerWords.statuses, &remarks)
    project.priority = try value("priority", TaskerWords.projectPriorities, &remarks)
    project.parentProjectID = try text("parentProjectID").flatMap { ProjectID(text: $0.trimmed) }
    if let tags = fields["tags"] {
      guard let tags = tags as? [String] else {
        throw RecordFault(sentence: "has tags that are not a list of words")
      }
      project.tags = tags
    }
    project.dueDate = try instant("dueDate")
    project.estimatedTaskCount = try number("estimatedTaskCount")
    project.isArchived = try flag("isArchived") ?? false
    project.createdDate = try instant("createdDate")
    if let settings = fields["settings"] {
      try TaskerRecord(settings, calendar).settings(of: &project, &remarks)
    }
    noteOthers(than: TaskerRecord.projectFields, &remarks)
    return project
  }

  private func settings(
    of project: inout TaskV1.ImportedProject,
    _ remarks: inout TaskerRemarks
  ) throws(RecordFault) {
    let notices = try TaskerRecord(fields["notificationSettings"] ?? [String: Any](), calendar)
    project.settings = TaskV1.ProjectSettings(
      allowSubprojects: try flag("allowSubprojects"),
      autoArchiveCompleted: try flag("autoArchiveCompleted"),
      enableReminders: try notices.flag("enableReminders"),
      dailyDigest: try notices.flag("dailyDigest"),
      overdueTasks: try notices.flag("overdueTasks"),
      colorScheme: try value("colorScheme", TaskerWords.colors, &remarks)
    )
    project.defaultTaskPriority =
      try value("defaultTaskPriority", TaskerWords.priorities, &remarks)
    noteOthers(than: TaskerRecord.settingsFields, &remarks)
  }

  private func noteOthers(than known: Set<String>, _ remarks: inout TaskerRemarks) {
    for field in fields.keys where !known.contains(field) { remarks.noPlace(field) }
  }
}

extension String {
  fileprivate var nonEmpty: String? { trimmed.isEmpty ? nil : self }
}

// MARK: - Fields

extension TaskerRecord {
  func text(_ name: String) throws(RecordFault) -> String? {
    switch fields[name] {
    case nil: return nil
    case let text as String: return text
    case let number as NSNumber where name.hasSuffix("ID"): return number.stringValue
    default: throw RecordFault(sentence: "has a \(name) that is not text")
    }
  }

  private func flag(_ name: String) throws(RecordFault) -> Bool? {
    guard let value = fields[name] else { return nil }
    guard let number = value as? NSNumber, let flag = [0: false, 1: true][number.doubleValue] else {
      throw RecordFault(sentence: "has a \(name) that is neither true nor false")
    }
    return flag
  }

  private func number(_ name: String) throws(RecordFault) -> Int32? {
    guard let value = fields[name] else { return nil }
    guard let number = value as? NSNumber, let whole = Int32(exactly: number.doubleValue) else {
      throw RecordFault(sentence: "has a \(name) that is not a whole number")
    }
    return whole
  }

  /// An enum's value, by number or name; the service handles unknown numbers.
  private func value<Value: WireEnum>(
    _ name: String,
    _ words: [String: Value],
    _ remarks: inout TaskerRemarks
  ) throws(RecordFault) -> Value {
    guard let text = fields[name] as? String else {
      return try number(name).map { Value(rawValue: $0) } ?? Value(rawValue: 0)
    }
    let word = text.trimmed.lowercased()
    guard let value = words[word] ?? Int32(word).map({ Value(rawValue: $0) }) else {
      if !word.isEmpty { remarks.unknownValue(name, text) }
      return Value(rawValue: 0)
    }
    return value
  }

  private func moment(_ name: String) throws(RecordFault) -> Moment? {
    guard let text = try text(name)?.trimmed, !text.isEmpty else { return nil }
    if let day = LocalDay(text: text) { return .day(day) }
    if let instant = DateReader.instant(iso: text, in: calendar) { return .instant(instant) }
    let shown = TextWidth.fitted(SafeText.line(text), to: 40)
    throw RecordFault(sentence: "has a \(name) that is not a date: “\(shown)”")
  }

  private func instant(_ name: String) throws(RecordFault) -> GoogleProtobuf.Timestamp? {
    switch try moment(name) {
    case .day(let day): GoogleProtobuf.Timestamp(calendar.start(of: day))
    case .instant(let instant): GoogleProtobuf.Timestamp(instant)
    case nil: nil
    }
  }
}

/// The names of enum values in records, in lower case.
enum TaskerWords {
  /// P4 is the fifth level of some programs; the service makes it the lowest.
  static let priorities: [String: TaskV1.TaskPriority] = [
    "highest": .highest, "p0": .highest, "high": .high, "p1": .high, "medium": .medium,
    "p2": .medium, "low": .low, "p3": .low, "p4": .init(rawValue: 5),
  ]
  static let types: [String: TaskV1.TaskType] = [
    "morning": .morning, "evening": .evening, "upcoming": .upcoming, "inbox": .inbox,
  ]
  static let colors = byName(ProjectWords.colors)
  static let icons = byName(ProjectWords.icons)
  static let statuses = byName(ProjectWords.statuses + [("onhold", .onHold), ("on hold", .onHold)])
  static let projectPriorities = byName(ProjectWords.priorities)

  private static func byName<Value>(_ table: [(String, Value)]) -> [String: Value] {
    Dictionary(table) { first, _ in first }
  }
}
