import GatewayClient
import RPC
import TaskContracts
import Vocabulary

/// `daybook filters`: the saved filters.
struct FiltersListCommand: Command {
  static let manual = Manual(
    name: ["filters", "list"],
    aliases: [["filters"]],
    summary: "saved filters; “daybook list --filter NAME” uses one",
    options: Manual.Option.ofMember
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let answer = try await session.savedFilters(of: try await session.member())
    try await session.answer(answer) {
      guard !answer.savedFilters.isEmpty else {
        return ["No filters yet. “daybook filters save NAME --overdue --p0” saves one."]
      }
      let words = FilterWords(try await session.projectNames(in: answer.savedFilters))
      var table = Table([
        Table.Column(heading: "Filter"), Table.Column(heading: "", isFlexible: true),
      ])
      for saved in answer.savedFilters {
        table.add([Table.Cell(SafeText.line(saved.name)), Table.Cell(words.text(saved), .muted)])
      }
      return table.lines(session.style, hasHeadings: false)
    }
  }
}

extension Session {
  func savedFilters(of member: MemberID?) async throws -> TaskV1.ListSavedFiltersResponse {
    let gateway = try gateway
    let request = TaskV1.ListSavedFiltersRequest(memberID: member)
    return try await gateway.tasks.listSavedFilters(request)
  }

  /// Finds a saved filter by its name, ignoring case, or by its id.
  func savedFilter(_ name: String, of member: MemberID?) async throws -> TaskV1.SavedFilter {
    let all = try await savedFilters(of: member).savedFilters
    let wanted = name.trimmed.lowercased()
    if let found = all.first(where: { $0.name.lowercased() == wanted || $0.id?.text == wanted }) {
      return found
    }
    let guess = Suggestion.nearest(to: wanted, among: all.map { $0.name.lowercased() })
    throw CommandFailure(
      .notFound,
      "filter_not_found",
      "There is no filter “\(SafeText.line(name))”.",
      hint: guess.map { "Did you mean “\(SafeText.line($0))”?" } ?? "“daybook filters” lists them."
    )
  }

  /// Throws when the only project of a filter was deleted, so that it matches nothing.
  ///
  /// If a filter has several projects, the service ignores deleted ones.
  func expectProject(of saved: TaskV1.SavedFilter, _ member: MemberID?) async throws {
    guard let projects = saved.filter?.projectIDs, projects.count == 1 else { return }
    let gateway = try gateway
    let request = TaskV1.GetProjectRequest(memberID: member, projectID: projects[0])
    do {
      _ = try await gateway.projects.getProject(request)
    } catch let error as RPCError where error.reason == "project_not_found" {
      let name = SafeText.line(saved.name)
      throw CommandFailure(
        .notFound,
        error.reason,
        "The project of the filter “\(name)” no longer exists.",
        hint: "“daybook filters save \(ShellWord.quoted(name)) … --replace” saves it again."
      )
    }
  }

  /// The names of the filters' projects.
  func projectNames(in filters: [TaskV1.SavedFilter]) async throws -> [ProjectID: String] {
    guard filters.contains(where: { !($0.filter?.projectIDs.isEmpty ?? true) }) else { return [:] }
    var names: [ProjectID: String] = [:]
    for project in try await allProjects(of: try await member()) {
      if let id = project.id { names[id] = project.name }
    }
    return names
  }
}

extension TaskV1.SavedFilter {
  /// The filter's own view; `nil` when it has none.
  ///
  /// A view that needs a day or projects was saved by an earlier version and is ignored.
  var ownView: TaskV1.TaskView? {
    switch view {
    case .today, .upcoming, .history, .allProjects: view
    case .customDate, .project, .selectedProjects, .unspecified, .unrecognized: nil
    }
  }
}

/// A filter as command line options.
struct FilterWords {
  private let projects: [ProjectID: String]

  init(_ projects: [ProjectID: String]) {
    self.projects = projects
  }

  func text(_ saved: TaskV1.SavedFilter) -> String {
    let days = [
      "due": saved.dueDays, "added": saved.addedDays, "finished": saved.completedDays,
    ].filter { !$0.value.isEmpty }
    var words = text(saved.filter ?? TaskV1.TaskFilter(), days: days)
    if let view = OrderOptions.views.first(where: { $0.1 == saved.view })?.0 {
      words.append("--view \(view)")
    }
    if !saved.sort.isEmpty {
      words.append("--sort \(saved.sort.map(OrderOptions.text).joined(separator: ","))")
    }
    if saved.groupBy != .unspecified,
      let group = OrderOptions.groupings.first(where: { $0.1 == saved.groupBy })?.0
    {
      words.append("--group \(group)")
    }
    return words.isEmpty ? "everything" : words.joined(separator: " ")
  }

  /// `days` has the relative days as typed, by option.
  func text(_ filter: TaskV1.TaskFilter, days: [String: String] = [:]) -> [String] {
    var words: [String] = []
    for id in filter.projectIDs {
      let name = SafeText.line(projects[id] ?? id.text)
      words.append("--project \(ShellWord.quoted(name))")
    }
    for priority in filter.priorities { words.append("--p\(priority.rawValue - 1)") }
    for type in filter.types {
      words.append("--type \(FilterOptions.types.first { $0.1 == type }?.0 ?? "?")")
    }
    switch filter.completion {
    case .open: words.append("--completion open")
    case .complete: words.append("--completion complete")
    case .all: words.append("--completion all")
    case .unspecified, .unrecognized: break
    }
    for (name, range) in [
      ("due", filter.due), ("added", filter.added), ("finished", filter.completed),
    ] {
      if let typed = days[name] {
        words.append("--\(name) \(ShellWord.quoted(SafeText.line(typed)))")
        continue
      }
      guard let range else { continue }
      words.append("--\(name) \(range.first?.text ?? "")..\(range.last?.text ?? "")")
    }
    let flags = [
      ("overdue", filter.overdue), ("high", filter.highPriority),
      ("unscheduled", filter.unscheduled), ("reminded", filter.hasReminder),
      ("custom", filter.customProjectsOnly),
    ]
    return words + flags.filter(\.1).map { "--\($0.0)" }
  }
}
