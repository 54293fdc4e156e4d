import GatewayClient
import TaskContracts
import Vocabulary
import Wire

/// `daybook import KIND FILE`: imports tasks and projects from another program.
struct ImportCommand: Command {
  static let manual = Manual(
    name: ["import"],
    summary: "import tasks, projects or a coffee journal from another program",
    operands: [
      Manual.Operand(
        name: "KIND",
        help: "the kind of file: taskwarrior, tasker, beanconqueror, health or activitywatch"
      ),
      Manual.Operand(name: "FILE", help: "the file, as JSON; - reads standard input"),
    ],
    options: [
      Manual.Option(name: "again", help: "restore what was deleted here"),
      Manual.Option(name: "dry-run", help: "show what would happen, and change nothing"),
      Manual.Option(
        name: "device",
        value: "NAME",
        help: "of activitywatch: the device that was used"
      ),
      Manual.Option(
        name: "unit",
        value: "UNIT",
        help: "of health: the unit of weights in a CSV whose header has none",
        choices: HealthImportCommand.units
      ),
      Manual.Option(
        name: "dates",
        value: "ORDER",
        help: "of health: the order of the dates in a CSV where every date fits both",
        choices: HealthImportCommand.orders
      ),
    ] + Manual.Option.ofMember,
    notes: [
      "Tasks keep their ids, so a second run adds only what is new. What was deleted here stays "
        + "deleted; what “daybook undo” removed is imported again. A record that cannot be read is skipped "
        + "and named, and the exit code is then 8.",
      "taskwarrior: the output of “task export”, a list or one task per line. Priority H, M, L becomes P1, P2, P3. Annotations, "
        + "tags, dependencies and fields of your own go into the details.",
      "tasker: {\"tasks\": […], \"projects\": […]}, or a list of tasks, with the names of the "
        + "app: taskID or objectID, projectID, name, isComplete, dueDate, taskDetails, "
        + "taskPriority, taskType, project, alertReminderTime, dateAdded, isEveningTask, "
        + "dateCompleted; projectID, projectName, projecDescription, color, icon, status, "
        + "priority, parentProjectID, tags, dueDate, estimatedTaskCount, isArchived, createdDate, "
        + "settings. Dates are 2025-03-12 or 2025-03-12T18:00:00Z.",
      "beanconqueror: the app’s export, as JSON or ZIP. Beans become coffees, preparations and mills equipment of "
        + "yours, brews notes with a recipe for each set of parameters. A second run adds only what is new and "
        + "leaves alone what you edited here. Unsupported fields are listed at the end.",
      "health: what “daybook health import” takes. --member is for CSV and JSON; an export is imported by the member "
        + "it belongs to.",
      "activitywatch: an export of its buckets. The use of a child's apps is added and earns no points; titles, "
        + "addresses and paths are dropped before anything is sent. Use from before a parent's consent is rejected.",
    ],
    examples: [
      "task export > tasks.json", "daybook import taskwarrior tasks.json",
      "daybook import tasker backup.json --dry-run",
      "daybook import beanconqueror Beanconqueror.zip --dry-run",
      "daybook import activitywatch buckets.json --child Mia --device laptop",
    ]
  )

  /// `nil` for a coffee journal, which another service imports.
  private let kind: ImportKind?
  /// Whether the file has health records, which another service imports.
  private let isHealth: Bool
  /// Use of a child's apps, which goes to another service again.
  private let isUsage: Bool
  private let device: String?
  /// The unit of weights in a CSV of health.
  private let unit: String?
  private let order: RowDate.Order?
  private let file: String
  private let isDryRun: Bool
  private let again: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let word = arguments.operands[0].lowercased()
    let kind = ImportKind(rawValue: word)
    isHealth = word == HealthFileImport.kind
    isUsage = word == ActivityWatchImport.kind
    guard kind != nil || isHealth || isUsage || word == BeanconquerorImport.kind else {
      let tasks = ImportKind.allCases.map(\.rawValue).joined(separator: ", ")
      let kinds =
        "\(tasks), \(BeanconquerorImport.kind), \(HealthFileImport.kind) and \(ActivityWatchImport.kind)"
      throw .usage(
        "“\(SafeText.line(arguments.operands[0]))” cannot be imported; \(kinds) can.",
        hint: "Usage: \(ImportCommand.manual.usage)"
      )
    }
    self.kind = kind
    file = arguments.operands[1]
    isDryRun = arguments.has("dry-run")
    again = arguments.has("again")
    device = arguments.value("device")
    unit = arguments.value("unit")
    order = HealthImportCommand.order(arguments)
    if isUsage, isDryRun {
      throw .usage("Use is imported without --dry-run; what is known adds nothing.")
    }
    if !isUsage, device != nil { throw .usage("--device is only for activitywatch.") }
    if !isHealth, unit != nil { throw .usage("--unit is only for health.") }
    if !isHealth, order != nil { throw .usage("--dates is only for health.") }
    if isHealth, isDryRun {
      throw .usage("Health records are imported without --dry-run; what is known adds nothing.")
    }
    if kind == nil, again {
      throw .usage("--again restores tasks; what was deleted of a coffee journal stays deleted.")
    }
  }

  func run(_ session: Session) async throws {
    if isHealth {
      return try await HealthFileImport(file: file, unit: unit, order: order).run(session)
    }
    if isUsage {
      return try await ActivityWatchImport(file: file, device: device ?? "").run(session)
    }
    guard let kind else {
      return try await BeanconquerorImport(file: file, isDryRun: isDryRun).run(session)
    }
    let bytes = try read(session)
    // Before the gateway is called, so that an unreadable file is refused without it.
    _ = try kind.batch(in: bytes, .utc, now: session.now)
    let member = try await session.member()
    let batch = try kind.batch(in: bytes, await session.calendar(), now: session.now)
    let page = ImportPage(
      remarks: batch.remarks,
      tasks: batch.tasks.map(\.name),
      projects: batch.projects.map(\.name),
      file: SafeText.line(file),
      style: session.style
    )
    let answer = try await send(batch, member, session)
    if isDryRun {
      try await session.answer(answer) { page.dryRun(answer) }
    } else if session.options.isJSON {
      try session.json(answer)
      session.remark(page.lines(answer))
    } else {
      let hasChanged = answer.created > 0 || answer.projectsCreated > 0
      session.say(page.lines(answer) + (hasChanged ? session.undoHint : []))
    }
    guard batch.faults.isEmpty else {
      let count = batch.faults.count
      throw CommandFailure(
        .partial,
        "invalid_record",
        "\(counted(count, "record")) \(isDryRun ? "would be" : count == 1 ? "was" : "were") left out: "
          + "\(ImportFile.list(batch.faults)).",
        hint:
          "Correct \(count == 1 ? "it" : "them") and run the import again: existing records stay unchanged."
      )
    }
  }

  private func read(_ session: Session) throws(CommandFailure) -> [UInt8] {
    if file == "-" {
      guard let bytes = session.environment.input.readAll(limit: ImportFile.maximumBytes)
      else {
        throw .invalid("file_too_large", "Nothing was imported: the input is larger than 32 MiB.")
      }
      return bytes
    }
    do throws(FileFailure) {
      return try session.environment.files.read(file, limit: ImportFile.maximumBytes)
    } catch {
      guard error != .tooLarge else {
        throw .invalid("file_too_large", "Nothing was imported: the file is larger than 32 MiB.")
      }
      throw .invalid(
        "file_unusable",
        "Nothing was imported: \(SafeText.line(file)) \(error.sentence)."
      )
    }
  }

  /// Sends everything in several calls; a dry run stores nothing.
  private func send(
    _ batch: ImportBatch,
    _ member: MemberID?,
    _ session: Session
  ) async throws -> TaskV1.ImportTasksResponse {
    let gateway = try session.gateway
    let what = isDryRun ? "Asking" : "Importing"
    let bar = ProgressBar(session, total: batch.tasks.count, what: what)
    defer { bar.clear() }
    let limit = ImportCalls.records
    var requests = batch.requests(of: limit, for: member, dryRun: isDryRun)
    for place in requests.indices { requests[place].request.again = again }
    var done = 0
    bar.show(done)
    let calls = ImportCalls(requests) { request in
      try await gateway.tasks.importTasks(request)
    }
    let (answers, failure) = await calls.run { answer in
      session.keepUndo(
        answer.undoToken,
        of: member,
        "importing \(counted(answer.created, "task"))"
      )
      done += answer.results.count
      bar.show(done)
    }
    if let failure {
      bar.clear()
      throw isDryRun ? failure : ImportCommand.broken(failure, after: done, of: batch.tasks.count)
    }
    var whole = TaskV1.ImportTasksResponse()
    for (request, answer) in zip(requests, answers) {
      guard let answer else { continue }
      whole.add(answer, withProjects: !request.repeatsProjects)
    }
    return whole
  }

  /// Stored records are kept, so the message must say how far the import went.
  private static func broken(_ error: any Error, after done: Int, of total: Int) -> any Error {
    guard done > 0 else { return error }
    let report = FailureReport(error)
    return CommandFailure(
      .partial,
      report.code,
      "\(done) of \(total) tasks were imported, then: \(report.message)",
      hint: "Run the import again: existing records stay unchanged."
    )
  }
}

extension TaskV1.ImportTasksResponse {
  /// Adds the result of another call; its project records only if no earlier call had them.
  fileprivate mutating func add(_ other: Self, withProjects: Bool) {
    results += other.results
    created += other.created
    known += other.known
    deleted += other.deleted
    projectsCreated += other.projectsCreated
    guard withProjects else {
      // In a dry run, projects that an earlier call would create are reported again.
      projectsCreated -= Int32(clamping: other.projects.count { $0.outcome == .created })
      return
    }
    projects += other.projects
    projectsKnown += other.projectsKnown
    projectsDeleted += other.projectsDeleted
  }
}
