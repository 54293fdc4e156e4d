import GatewayClient
import TaskContracts
import Vocabulary

/// The options that select tasks, shared by `list`, `search`, `stats`, `bulk` and `filters`.
struct FilterOptions {
  static let types: [(String, TaskV1.TaskType)] = [
    ("morning", .morning), ("evening", .evening), ("upcoming", .upcoming), ("inbox", .inbox),
  ]

  static let options: [Manual.Option] =
    [
      Manual.Option(
        name: "project",
        value: "PROJECT",
        help: "only this project, by name or id; may be given several times",
        repeats: true
      )
    ] + Manual.Option.priorities + [
      Manual.Option(
        name: "type",
        value: "TYPE",
        help: "only this type; may be given several times",
        choices: types.map(\.0),
        repeats: true
      ),
      Manual.Option(
        name: "completion",
        value: "WHICH",
        help: "finished or not",
        choices: ["open", "complete", "all"]
      ),
      Manual.Option(name: "due", value: "DAYS", help: "only what is due on these days"),
      Manual.Option(name: "added", value: "DAYS", help: "only what was added on these days"),
      Manual.Option(name: "finished", value: "DAYS", help: "only what was done on these days"),
      Manual.Option(name: "overdue", help: "only overdue tasks"),
      Manual.Option(name: "high", help: "only P0 and P1"),
      Manual.Option(name: "unscheduled", help: "only what has no due date"),
      Manual.Option(name: "reminded", help: "only what has a reminder"),
      Manual.Option(name: "custom", help: "only what is in any project but the Inbox"),
    ]

  /// The syntax of days, for the notes of a help page.
  static let note =
    "DAYS is a day, as 2026-11-21, today or friday, or a first and a last one with two points between: "
    + "today..+7d, 2026-11-01.., ..yesterday. Different options narrow the tasks together; several "
    + "values of one option are joined."

  private let projects: [String]
  private let due: String?
  private let added: String?
  private let finished: String?
  private var filter = TaskV1.TaskFilter()

  init(_ arguments: ParsedArguments) {
    projects = arguments.values("project")
    due = arguments.value("due")
    added = arguments.value("added")
    finished = arguments.value("finished")
    filter.priorities = PriorityOptions.all(arguments)
    let names = arguments.values("type")
    filter.types = FilterOptions.types.filter { names.contains($0.0) }.map(\.1)
    filter.completion = FilterOptions.completion(arguments)
    filter.overdue = arguments.has("overdue")
    filter.highPriority = arguments.has("high")
    filter.unscheduled = arguments.has("unscheduled")
    filter.hasReminder = arguments.has("reminded")
    filter.customProjectsOnly = arguments.has("custom")
  }

  static func completion(_ arguments: ParsedArguments) -> TaskV1.Completion {
    switch arguments.value("completion") {
    case "open": .open
    case "complete": .complete
    case "all": .all
    default: .unspecified
    }
  }

  /// Whether no option was given.
  var isEmpty: Bool {
    projects.isEmpty && due == nil && added == nil && finished == nil
      && filter == TaskV1.TaskFilter()
  }

  /// The view that they narrow, alone or with a saved filter; the same as in `list`.
  ///
  /// The tasks of a named project are shown even if it is archived.
  func view(over saved: TaskV1.SavedFilter?) -> TaskV1.TaskView {
    saved?.ownView ?? (projects.isEmpty ? .allProjects : .unspecified)
  }

  /// The resulting filter, on top of a saved one if given.
  func filter(
    _ session: Session,
    of member: MemberID?,
    over saved: TaskV1.SavedFilter? = nil
  ) async throws -> TaskV1.TaskFilter {
    var whole = saved?.filter ?? TaskV1.TaskFilter()
    if !projects.isEmpty {
      whole.projectIDs = try await session.projects(projects, of: member)
    } else if let saved {
      try await session.expectProject(of: saved, member)
    }
    if !filter.priorities.isEmpty { whole.priorities = filter.priorities }
    if !filter.types.isEmpty { whole.types = filter.types }
    if filter.completion != .unspecified { whole.completion = filter.completion }
    // Relative days are saved as typed, and are evaluated on the day of this run.
    if let due = due ?? saved?.dueDays.typed {
      whole.due = try await session.dates().range(due)
    }
    if let added = added ?? saved?.addedDays.typed {
      whole.added = try await session.dates().range(added)
    }
    if let finished = finished ?? saved?.completedDays.typed {
      whole.completed = try await session.dates().range(finished)
    }
    whole.overdue = whole.overdue || filter.overdue
    whole.highPriority = whole.highPriority || filter.highPriority
    whole.unscheduled = whole.unscheduled || filter.unscheduled
    whole.hasReminder = whole.hasReminder || filter.hasReminder
    whole.customProjectsOnly = whole.customProjectsOnly || filter.customProjectsOnly
    return whole
  }
}

extension FilterOptions {
  /// Stores relative days in a filter as typed.
  func keepDays(in saved: inout TaskV1.SavedFilter, _ dates: DateReader) {
    func kept(_ text: String?) -> String {
      guard let text = text?.trimmed.lowercased(), dates.isMovingRange(text) else { return "" }
      return text
    }
    saved.dueDays = kept(due)
    saved.addedDays = kept(added)
    saved.completedDays = kept(finished)
  }
}

extension String {
  fileprivate var typed: String? { isEmpty ? nil : self }
}

extension Session {
  /// Finds distinct projects by name or id.
  func projects(_ names: [String], of member: MemberID?) async throws -> [ProjectID] {
    var ids: [ProjectID] = []
    for name in names {
      guard let id = try await project(name, of: member).id, !ids.contains(id) else { continue }
      ids.append(id)
    }
    return ids
  }
}

extension DateReader {
  /// Whether the first or the last day is relative to today.
  func isMovingRange(_ text: String) -> Bool {
    guard let points = text.firstRange(of: "..") else { return isMoving(text) }
    return isMoving(String(text[..<points.lowerBound]))
      || isMoving(String(text[points.upperBound...]))
  }

  /// Parses `DAY`, `FIRST..LAST`, `FIRST..` or `..LAST`.
  func range(_ text: String) throws(CommandFailure) -> TaskV1.DayRange {
    guard let points = text.firstRange(of: "..") else {
      let day = try day(of: text)
      return TaskV1.DayRange(first: day, last: day)
    }
    let first = String(text[..<points.lowerBound])
    let last = String(text[points.upperBound...])
    guard !first.trimmed.isEmpty || !last.trimmed.isEmpty else {
      throw .invalid("invalid_date", "“\(SafeText.line(text))” names no day.")
    }
    let range = TaskV1.DayRange(
      first: first.trimmed.isEmpty ? nil : try day(of: first),
      last: last.trimmed.isEmpty ? nil : try day(of: last)
    )
    if let first = range.first, let last = range.last, last < first {
      throw .invalid("invalid_range", "“\(SafeText.line(text))” ends before it begins.")
    }
    return range
  }
}
