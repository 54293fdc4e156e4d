import GatewayClient
import TaskContracts
import Vocabulary

/// `daybook filters suggest`: filters that match some tasks of a view.
struct FiltersSuggestCommand: Command {
  static let manual = Manual(
    name: ["filters", "suggest"],
    summary: "suggest filters for the current list, with the number of tasks they match",
    options: [
      OrderOptions.view,
      Manual.Option(name: "date", value: "DATE", help: "the day, with --view date"),
      Manual.Option(
        name: "project",
        value: "PROJECT",
        help: "the projects, with --view project; may be given several times",
        repeats: true
      ),
    ] + Manual.Option.ofMember,
    examples: ["daybook filters suggest --view today"]
  )

  private let date: String?
  private let projects: [String]
  private let view: TaskV1.TaskView
  /// `--view` and `--member` as given, repeated in the suggested commands.
  private let viewWords: [String]
  private let memberWords: [String]

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    date = arguments.value("date")
    projects = arguments.values("project")
    let word = arguments.value("view")
    viewWords = word.map { ["--view", $0] } ?? []
    let member = arguments.value("member") ?? arguments.value("child")
    memberWords = member.map { ["--member", ShellWord.quoted(SafeText.line($0))] } ?? []
    view =
      OrderOptions.views.first { $0.0 == word }?.1
      ?? (date != nil ? .customDate : projects.isEmpty ? .allProjects : .selectedProjects)
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var request = TaskV1.SuggestFiltersRequest()
    request.memberID = try await session.member()
    request.view = view
    if let date { request.date = try await session.dates().day(of: date) }
    request.projectIDs = try await session.projects(projects, of: request.memberID)
    let answer = try await gateway.tasks.suggestFilters(request)
    try await session.answer(answer) { [date = request.date] in
      guard !answer.suggestions.isEmpty else { return ["Nothing to suggest here."] }
      let asSaved = answer.suggestions.map { TaskV1.SavedFilter(filter: $0.filter) }
      let words = FilterWords(try await session.projectNames(in: asSaved))
      var table = Table([
        Table.Column(heading: ""), Table.Column(heading: "", isAtRight: true),
        Table.Column(heading: "", isFlexible: true),
      ])
      for suggestion in answer.suggestions {
        let command = command(suggestion.filter ?? TaskV1.TaskFilter(), date, words)
        table.add([
          Table.Cell(SafeText.line(suggestion.label), .strong),
          Table.Cell(String(suggestion.count)),
          Table.Cell(command, .muted),
        ])
      }
      return table.lines(session.style, hasHeadings: false)
    }
  }

  /// The command that lists the counted tasks: the same view and member, and the filter.
  private func command(
    _ filter: TaskV1.TaskFilter,
    _ date: LocalDay?,
    _ words: FilterWords
  ) -> String {
    let day = date.map { ["--date", $0.text] } ?? []
    // A suggested project replaces the given ones.
    let given = filter.projectIDs.isEmpty ? projects : []
    let inProjects = given.flatMap { ["--project", ShellWord.quoted(SafeText.line($0))] }
    let all = viewWords + day + inProjects + words.text(filter) + memberWords
    return "daybook list \(all.joined(separator: " "))"
  }
}
