import Foundation
import Vocabulary

/// Reads one record field by field.
struct TaskwarriorRecordReader {
  private let fields: [String: Any]
  private let calendar: HouseholdCalendar

  /// Fields that Taskwarrior computes or uses internally; they are ignored.
  private static let bookkeeping: Set<String> = ["id", "urgency", "mask", "imask", "rtype", "last"]
  private static let known: Set<String> = [
    "uuid", "description", "status", "entry", "modified", "due", "end", "wait", "scheduled",
    "until", "start", "priority", "project", "tags", "annotations", "depends", "recur", "parent",
  ]

  /// - Throws: ``RecordFault`` for anything but an object; a `null` field counts as missing.
  init(_ record: Any, _ calendar: HouseholdCalendar) throws(RecordFault) {
    guard let fields = record as? [String: Any] else {
      throw RecordFault(sentence: "is not an object")
    }
    self.fields = fields.filter { !($0.value is NSNull) }
    self.calendar = calendar
  }

  func task() throws(RecordFault) -> TaskwarriorTask {
    var task = TaskwarriorTask(id: try id(), description: try name(), status: try status())
    task.entry = try instant("entry")
    task.modified = try instant("modified")
    task.due = try instant("due")
    task.end = try instant("end")
    task.wait = try instant("wait")
    task.scheduled = try instant("scheduled")
    task.until = try instant("until")
    task.isStarted = fields["start"] != nil
    task.priority = try text("priority")
    task.project = try text("project")
    task.recurrence = try text("recur")
    task.parent = try text("parent")
    task.tags = try tags()
    task.annotations = try annotations()
    task.depends = try depends()
    task.own = own()
    return task
  }

  private func id() throws(RecordFault) -> TaskID {
    guard let text = try text("uuid") else { throw RecordFault(sentence: "has no uuid") }
    guard let id = TaskID(text: text), id.rawValue.isUsable else {
      throw RecordFault(sentence: "has an invalid uuid: “\(shown(text))”")
    }
    return id
  }

  /// A blank name stays blank; the service names the task (MIG-010).
  private func name() throws(RecordFault) -> String {
    guard fields["description"] != nil else {
      throw RecordFault(sentence: "has no description")
    }
    return (try text("description") ?? "").trimmed
  }

  private func status() throws(RecordFault) -> TaskwarriorTask.Status {
    guard let text = try text("status") else { return .pending }
    guard let status = TaskwarriorTask.Status(rawValue: text) else {
      throw RecordFault(sentence: "has a status that Taskwarrior does not know: “\(shown(text))”")
    }
    return status
  }

  private func text(_ name: String) throws(RecordFault) -> String? {
    guard let value = fields[name] else { return nil }
    guard let text = value as? String else {
      throw RecordFault(sentence: "has a \(name) that is not text")
    }
    return text.isEmpty ? nil : text
  }

  private func instant(_ name: String) throws(RecordFault) -> Timestamp? {
    let written: String?
    if let seconds = fields[name] as? NSNumber {
      written = seconds.stringValue
    } else {
      written = try text(name)
    }
    guard let text = written else { return nil }
    guard let instant = TaskwarriorTime.instant(text, in: calendar) else {
      throw RecordFault(sentence: "has a \(name) that is not a date: “\(shown(text))”")
    }
    return instant
  }

  private func tags() throws(RecordFault) -> [String] {
    guard let value = fields["tags"] else { return [] }
    guard let tags = value as? [String] else {
      throw RecordFault(sentence: "has tags that are not a list of words")
    }
    return tags
  }

  private func annotations() throws(RecordFault) -> [TaskwarriorTask.Annotation] {
    guard let value = fields["annotations"] else { return [] }
    guard let list = value as? [[String: Any]] else {
      throw RecordFault(sentence: "has annotations that are not a list")
    }
    var annotations: [TaskwarriorTask.Annotation] = []
    for entry in list {
      guard let text = entry["description"] as? String else {
        throw RecordFault(sentence: "has an annotation without a description")
      }
      let at = (entry["entry"] as? String).flatMap { TaskwarriorTime.instant($0, in: calendar) }
      annotations.append(TaskwarriorTask.Annotation(text: text, entry: at))
    }
    return annotations
  }

  /// A list of ids; older versions wrote one text with commas, or a list in a text.
  private func depends() throws(RecordFault) -> [TaskID] {
    let words: [String]
    switch fields["depends"] {
    case nil: return []
    case let list as [String]: words = list
    case let text as String:
      words = text.split { ",[]\"".contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty }
    default: throw RecordFault(sentence: "has depends that are not ids")
    }
    var ids: [TaskID] = []
    for word in words {
      guard let id = TaskID(text: word) else {
        throw RecordFault(sentence: "depends on something that is not an id: “\(shown(word))”")
      }
      ids.append(id)
    }
    return ids
  }

  private func own() -> [(name: String, value: String)] {
    fields.keys.filter {
      !TaskwarriorRecordReader.known.contains($0)
        && !TaskwarriorRecordReader.bookkeeping.contains($0)
    }
    .sorted().compactMap { name in
      switch fields[name] {
      case let text as String: text.isEmpty ? nil : (name, text)
      case let number as NSNumber: (name, number.stringValue)
      default: nil
      }
    }
  }

  private func shown(_ text: String) -> String {
    TextWidth.fitted(SafeText.line(text), to: 40)
  }
}
