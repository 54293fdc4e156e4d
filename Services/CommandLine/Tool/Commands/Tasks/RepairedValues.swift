import RuntimeContracts
import TaskContracts
import Vocabulary
import Wire

/// Lines about values that were corrected at a start: the record, the field, the old and the new
/// value.
enum RepairedValues {
  static func lines(_ values: [TaskV1.RepairedValue], _ times: TimeWriter) -> [String] {
    guard !values.isEmpty else { return [] }
    let rest = values.count - shownValues
    return ["\(counted(values.count, "invalid value")) corrected:"]
      + values.prefix(shownValues).map { line($0, times) }
      + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  private static func line(_ value: TaskV1.RepairedValue, _ times: TimeWriter) -> String {
    let name = value.name.isEmpty ? "a record without a name" : SafeText.line(value.name)
    guard value.field != "parent_project_id" else {
      return "  \(name): stood below \(former(value)), stands at the top now"
    }
    let new = instant(value.newValue, of: value.field, times) ?? new(value)
    let former = instant(value.formerValue, of: value.field, times) ?? former(value)
    return "  \(name): \(label(value.field)) was \(former), is \(new) now"
  }

  /// An instant for display; it may be outside of every calendar.
  private static func instant(_ text: String, of field: String, _ times: TimeWriter) -> String? {
    guard instants.contains(field), let milliseconds = Int64(text) else { return nil }
    let instant = Timestamp(millisecondsSinceEpoch: milliseconds)
    guard instant >= Timestamp.contractRange.lowerBound else { return "before the year 1" }
    guard instant <= Timestamp.contractRange.upperBound else { return "after the year 9999" }
    return times.instant(instant)
  }

  /// Fields that are reported as milliseconds since 1970; a task's completion day is not one.
  private static let instants: Set = [
    "due_at", "alert_reminder_time", "date_added", "date_completed", "due_date", "created_date",
  ]

  private static func label(_ field: String) -> String {
    switch field {
    case "due_on": "due day"
    case "date_completed": "day of completion"
    case "is_archived": "archived"
    case "settings.color_scheme": "colour scheme"
    case "color": "colour"
    default: SafeText.line(field.replacing("_", with: " "))
    }
  }

  private static func former(_ value: TaskV1.RepairedValue) -> String {
    value.formerValue.isEmpty ? "nothing" : SafeText.line(value.formerValue)
  }

  private static func new(_ value: TaskV1.RepairedValue) -> String {
    guard !value.newValue.isEmpty else { return "nothing" }
    return word(value).flatMap { $0.isEmpty ? nil : $0 } ?? SafeText.line(value.newValue)
  }

  /// The word for a number, if this version knows it.
  private static func word(_ value: TaskV1.RepairedValue) -> String? {
    guard let number = Int32(value.newValue) else { return nil }
    switch value.field {
    case "type": return TypeBadge.title(of: .init(rawValue: number))
    case "priority" where value.projectID != nil:
      return ProjectWords.text(.init(rawValue: number), ProjectWords.priorities)
    case "priority", "default_task_priority":
      return PriorityBadge(.init(rawValue: number)).title
    case "color", "settings.color_scheme":
      return ProjectWords.text(.init(rawValue: number), ProjectWords.colors)
    case "icon": return ProjectWords.text(.init(rawValue: number), ProjectWords.icons)
    case "status": return ProjectWords.text(.init(rawValue: number), ProjectWords.statuses)
    case "is_archived": return number == 0 ? "no" : "yes"
    default: return nil
    }
  }

  private static let shownValues = 10
}
