import Vocabulary

/// A task as it will be imported.
struct MappedTask: Hashable, Sendable {
  enum Priority: Hashable, Sendable {
    case high, medium, low
  }

  /// The task's type, which Taskwarrior does not have.
  enum Kind: Hashable, Sendable {
    case morning, evening, upcoming, inbox
  }

  let id: TaskID
  let name: String
  var details: String?
  var kind = Kind.inbox
  /// `nil` for the project's default.
  var priority: Priority?
  var due: Moment?
  var project: String?
  var dateAdded: Timestamp?
  var dateCompleted: Timestamp?
}

/// The import of one export: what is imported, what is not, and why; built before anything is sent.
struct TaskwarriorPlan: Sendable {
  /// Why a record is skipped.
  enum Skip: String, CaseIterable, Sendable {
    case deleted = "deleted in Taskwarrior"
    case template = "template of a repeating task; its occurrences are separate tasks"
  }

  /// A remark about a conversion.
  enum Remark: Hashable, Sendable, CaseIterable {
    case nameCut, projectCut, waiting, started, occurrence, priorityUnknown, endMissing
    case dependsMissing

    var sentence: String {
      switch self {
      case .nameCut: "name over 200 characters, cut; the whole text is in the details"
      case .projectCut: "project name over 100 characters, cut"
      case .waiting: "waiting, imported as open with the date in the details"
      case .started: "started; Daybook has no running tasks, so this is not imported"
      case .occurrence: "occurrence of a repeating task, imported as a separate task"
      case .priorityUnknown: "priority other than H, M, L, which became the project's default"
      case .endMissing: "completed without an end; the time of the last change is used"
      case .dependsMissing: "dependency on a task that is not in the file, kept as its id"
      }
    }
  }

  fileprivate(set) var tasks: [MappedTask] = []
  fileprivate(set) var skipped: [(task: TaskwarriorTask, reason: Skip)] = []
  fileprivate(set) var remarks: [Remark: Int] = [:]
  /// Fields that were written into the details, by name, with the number of tasks.
  fileprivate(set) var kept: [String: Int] = [:]
  /// Fields that did not fit into the details, by name, with the number of tasks.
  fileprivate(set) var dropped: [String: Int] = [:]
}

/// Maps Taskwarrior's records to Daybook's by pure rules.
///
/// Name, project, due date, priority and times have their own fields. Other user data goes into the
/// details, a line each, up to 1,000 characters.
struct TaskwarriorMapping {
  /// In characters (TSK-013, TSK-014, PRJ-002).
  static let longestName = 200
  static let longestDetails = 1_000
  static let longestProject = 100

  /// Tasks due more days ahead are upcoming (TSK-063).
  private static let soonDays = 7

  /// The member's calendar: a due date at local midnight becomes a date (MIG-009).
  let calendar: HouseholdCalendar
  let now: Timestamp

  func plan(_ records: [TaskwarriorTask]) -> TaskwarriorPlan {
    var plan = TaskwarriorPlan()
    let names = Dictionary(
      records.map { ($0.id, $0.description) },
      uniquingKeysWith: { first, _ in first }
    )
    for record in records {
      switch record.status {
      case .deleted: plan.skipped.append((record, .deleted))
      case .recurring: plan.skipped.append((record, .template))
      case .pending, .waiting, .completed: plan.tasks.append(mapped(record, names, &plan))
      }
    }
    return plan
  }

  private func mapped(
    _ record: TaskwarriorTask,
    _ names: [TaskID: String],
    _ plan: inout TaskwarriorPlan
  ) -> MappedTask {
    let name = TaskwarriorMapping.oneLine(record.description)
    var task = MappedTask(
      id: record.id,
      name: String(name.prefix(TaskwarriorMapping.longestName))
    )
    task.priority = priority(record, &plan)
    task.due = record.due.map(due)
    task.kind = kind(task.due)
    task.project = project(record, &plan)
    task.dateAdded = record.entry
    task.dateCompleted = completion(record, &plan)
    if record.status == .waiting { plan.note(.waiting) }
    if record.isStarted { plan.note(.started) }
    if record.parent != nil { plan.note(.occurrence) }
    task.details = details(record, isNameCut: name != task.name, names, &plan)
    return task
  }

  private func priority(
    _ record: TaskwarriorTask,
    _ plan: inout TaskwarriorPlan
  ) -> MappedTask.Priority? {
    switch record.priority {
    case nil: return nil
    case "H": return .high
    case "M": return .medium
    case "L": return .low
    default:
      plan.note(.priorityUnknown)
      return nil
    }
  }

  /// The first and the last second of a day stand for the day: `due:eod` and `due:eow` are
  /// 23:59:59.
  private func due(_ instant: Timestamp) -> Moment {
    let day = calendar.wallDay(of: instant)
    let ends = [
      calendar.timestamp(day: day, time: .midnight),
      calendar.timestamp(day: day.advanced(by: 1), time: .midnight) - .seconds(1),
    ]
    return ends.contains(instant) ? .day(day) : .instant(instant)
  }

  /// The type of a new task with this due date (TSK-062, TSK-063, TSK-064).
  private func kind(_ due: Moment?) -> MappedTask.Kind {
    switch due {
    case nil: return .inbox
    case .day(let day):
      let ahead = day.days(since: calendar.day(of: now))
      return ahead > TaskwarriorMapping.soonDays ? .upcoming : .morning
    case .instant(let instant):
      let ahead = calendar.completeDays(from: now, to: instant)
      if ahead > TaskwarriorMapping.soonDays { return .upcoming }
      return calendar.time(of: instant) < .noon ? .morning : .evening
    }
  }

  private func project(_ record: TaskwarriorTask, _ plan: inout TaskwarriorPlan) -> String? {
    guard let project = record.project.map(TaskwarriorMapping.oneLine), !project.isEmpty else {
      return nil
    }
    if project.count > TaskwarriorMapping.longestProject { plan.note(.projectCut) }
    return String(project.prefix(TaskwarriorMapping.longestProject)).trimmed
  }

  private func completion(
    _ record: TaskwarriorTask,
    _ plan: inout TaskwarriorPlan
  ) -> Timestamp? {
    guard record.status == .completed else { return nil }
    if record.end == nil { plan.note(.endMissing) }
    return record.end ?? record.modified ?? record.entry ?? record.due
  }
}

// MARK: - Details

extension TaskwarriorMapping {
  /// A line of the details, and its field.
  private struct Line {
    let field: String
    let text: String
  }

  private func details(
    _ record: TaskwarriorTask,
    isNameCut: Bool,
    _ names: [TaskID: String],
    _ plan: inout TaskwarriorPlan
  ) -> String? {
    if isNameCut { plan.note(.nameCut) }
    var text = ""
    var kept: Set<String> = []
    var dropped: Set<String> = []
    for line in lines(record, isNameCut: isNameCut, names, &plan) {
      let longer = text.isEmpty ? line.text : "\(text)\n\(line.text)"
      if longer.count <= TaskwarriorMapping.longestDetails {
        text = longer
        kept.insert(line.field)
      } else {
        dropped.insert(line.field)
      }
    }
    for field in kept { plan.kept[field, default: 0] += 1 }
    for field in dropped { plan.dropped[field, default: 0] += 1 }
    return text.isEmpty ? nil : text
  }

  private func lines(
    _ record: TaskwarriorTask,
    isNameCut: Bool,
    _ names: [TaskID: String],
    _ plan: inout TaskwarriorPlan
  ) -> [Line] {
    var lines: [Line] = []
    func add(_ field: String, _ text: String) { lines.append(Line(field: field, text: text)) }
    if isNameCut { add("description", TaskwarriorMapping.oneLine(record.description)) }
    for annotation in record.annotations {
      let at = annotation.entry.map { "\(written($0)) " } ?? ""
      add("annotations", at + TaskwarriorMapping.oneLine(annotation.text))
    }
    if !record.tags.isEmpty {
      let tags = record.tags.map(TaskwarriorMapping.oneLine).joined(separator: ", ")
      add("tags", "Tags: \(tags)")
    }
    if record.depends.contains(where: { names[$0] == nil }) { plan.note(.dependsMissing) }
    for other in record.depends {
      add("depends", "Depends on: \(names[other].map(TaskwarriorMapping.oneLine) ?? other.text)")
    }
    if let recurrence = record.recurrence {
      add("recur", "Repeated: \(TaskwarriorMapping.oneLine(recurrence))")
    }
    for (field, label, instant) in [
      ("wait", "Waiting until", record.wait), ("scheduled", "Scheduled for", record.scheduled),
      ("until", "Expires", record.until),
    ] {
      if let instant { add(field, "\(label): \(written(instant))") }
    }
    for (name, value) in record.own {
      let label = TaskwarriorMapping.oneLine(name)
      add(name, "\(label): \(TaskwarriorMapping.oneLine(value))")
    }
    return lines
  }

  private func written(_ instant: Timestamp) -> String {
    "\(calendar.wallDay(of: instant).text) \(calendar.time(of: instant).text)"
  }

  /// The text on one line without control characters, which the service would refuse.
  private static func oneLine(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar.properties.generalCategory == .control || scalar == "\u{2028}"
        || scalar == "\u{2029}" ? " " : scalar
    }
    var line = String.UnicodeScalarView()
    line.append(contentsOf: scalars)
    return String(line).trimmed
  }
}

extension TaskwarriorPlan {
  fileprivate mutating func note(_ remark: Remark) {
    remarks[remark, default: 0] += 1
  }
}
