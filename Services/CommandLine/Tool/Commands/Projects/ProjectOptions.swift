import GatewayClient
import RuntimeContracts
import TaskContracts
import Vocabulary
import Wire

/// The options of `projects add` and `projects edit`.
struct ProjectOptions {
  private static let onOff = ["on", "off"]

  static let operand = Manual.Operand(
    name: "PROJECT",
    help: "a project's name or id",
    repeats: true
  )

  static let options: [Manual.Option] =
    [
      Manual.Option(name: "details", value: "TEXT", help: "the description"),
      Manual.Option(
        name: "color",
        value: "COLOR",
        help: "its colour",
        choices: ProjectWords.colors.map(\.0)
      ),
      Manual.Option(
        name: "icon",
        value: "ICON",
        help: "its sign",
        choices: ProjectWords.icons.map(\.0)
      ),
      Manual.Option(
        name: "status",
        value: "STATUS",
        help: "the status",
        choices: ProjectWords.statuses.map(\.0)
      ),
      Manual.Option(
        name: "importance",
        value: "LEVEL",
        help: "the priority",
        choices: ProjectWords.priorities.map(\.0)
      ),
      Manual.Option(name: "below", value: "PROJECT", help: "the parent project"),
      Manual.Option(name: "tag", value: "TAG", help: "a tag; up to 20 of them", repeats: true),
      Manual.Option(name: "due", value: "DATE", help: "when it should be done"),
      Manual.Option(name: "estimate", value: "N", help: "how many tasks it will take, 0 to 100000"),
    ] + Manual.Option.priorities + [
      Manual.Option(
        name: "subprojects",
        value: "HOW",
        help: "whether it may have subprojects",
        choices: onOff
      ),
      Manual.Option(
        name: "auto-archive",
        value: "HOW",
        help: "archive it when its status becomes completed",
        choices: onOff
      ),
      Manual.Option(
        name: "reminders",
        value: "HOW",
        help: "let its tasks' reminders ring",
        choices: onOff
      ),
      Manual.Option(name: "digest", value: "HOW", help: "inclusion in the digest", choices: onOff),
      Manual.Option(
        name: "late-notices",
        value: "HOW",
        help: "notify of its late tasks",
        choices: onOff
      ),
      Manual.Option(
        name: "scheme",
        value: "COLOR",
        help: "the colours of its charts",
        choices: ProjectWords.colors.map(\.0)
      ),
    ]

  static let note =
    "--p0 to --p3 set the priority of new tasks of the project."

  /// The given values, and the mask of their fields.
  private(set) var project = TaskV1.Project()
  private(set) var paths: [String] = []
  let parent: String?
  let due: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    parent = arguments.value("below")
    due = arguments.value("due")
    if let text = arguments.value("details") { set("description") { $0.descriptionField = text } }
    if let color = ProjectWords.one(arguments.value("color"), ProjectWords.colors) {
      set("color") { $0.color = color }
    }
    if let icon = ProjectWords.one(arguments.value("icon"), ProjectWords.icons) {
      set("icon") { $0.icon = icon }
    }
    if let status = ProjectWords.one(arguments.value("status"), ProjectWords.statuses) {
      set("status") { $0.status = status }
    }
    if let level = ProjectWords.one(arguments.value("importance"), ProjectWords.priorities) {
      set("priority") { $0.priority = level }
    }
    let tags = arguments.values("tag")
    if !tags.isEmpty { set("tags") { $0.tags = tags } }
    if let count = try arguments.number("estimate", in: 0...100_000) {
      set("estimated_task_count") { $0.estimatedTaskCount = Int32(count) }
    }
    if let priority = try PriorityOptions.one(arguments) {
      set("default_task_priority") { $0.defaultTaskPriority = priority }
    }
    readSettings(arguments)
  }

  private mutating func readSettings(_ arguments: ParsedArguments) {
    var settings = TaskV1.ProjectSettings()
    func flag(_ option: String) -> Bool? { arguments.value(option).map { $0 == "on" } }
    settings.allowSubprojects = flag("subprojects")
    settings.autoArchiveCompleted = flag("auto-archive")
    settings.enableReminders = flag("reminders")
    settings.dailyDigest = flag("digest")
    settings.overdueTasks = flag("late-notices")
    settings.colorScheme =
      ProjectWords.one(arguments.value("scheme"), ProjectWords.colors) ?? .unspecified
    guard settings != TaskV1.ProjectSettings() else { return }
    project.settings = settings
    let fields: [(String, Bool)] = [
      ("allow_subprojects", settings.allowSubprojects != nil),
      ("auto_archive_completed", settings.autoArchiveCompleted != nil),
      ("enable_reminders", settings.enableReminders != nil),
      ("daily_digest", settings.dailyDigest != nil),
      ("overdue_tasks", settings.overdueTasks != nil),
      ("color_scheme", settings.colorScheme != .unspecified),
    ]
    paths += fields.filter(\.1).map { "settings.\($0.0)" }
  }

  mutating func set(_ path: String, _ change: (inout TaskV1.Project) -> Void) {
    change(&project)
    paths.append(path)
  }

  /// Adds the values that need the member's calendar and projects.
  func complete(
    _ session: Session,
    of member: MemberID?
  ) async throws -> (project: TaskV1.Project, paths: [String]) {
    var whole = self
    if let parent {
      let id = try await session.project(parent, of: member).id
      whole.set("parent_project_id") { $0.parentProjectID = id }
    }
    if let due {
      let instant: Timestamp
      switch try await session.dates().moment(due) {
      case .instant(let moment): instant = moment
      case .day(let day):
        // A day lasts until its end, so the project is overdue from the next day on.
        instant = try await session.calendar().start(of: day.advanced(by: 1)) - .milliseconds(1)
      }
      whole.set("due_date") { $0.dueDate = GoogleProtobuf.Timestamp(instant) }
    }
    return (whole.project, whole.paths)
  }
}
