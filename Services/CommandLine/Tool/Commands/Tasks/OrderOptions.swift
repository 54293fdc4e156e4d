import TaskContracts

/// `--view`, `--sort` and `--group`: the view and the order of a list.
enum OrderOptions {
  static let views: [(String, TaskV1.TaskView)] = [
    ("today", .today), ("date", .customDate), ("project", .project), ("upcoming", .upcoming),
    ("history", .history), ("all", .allProjects), ("selected", .selectedProjects),
  ]

  private static let keys: [(String, TaskV1.SortKey.Field)] = [
    ("priority", .priority), ("due", .due), ("name", .name), ("added", .dateAdded),
    ("completed", .dateCompleted), ("type", .type), ("project", .project), ("points", .points),
  ]

  static var keyNames: [String] { keys.map(\.0) }

  /// The view's default comes first.
  static let groupings: [(String, TaskV1.GroupBy)] = [
    ("view", .unspecified), ("none", .none), ("project", .project), ("priority", .priority),
    ("type", .type), ("due", .dueDay), ("completed", .completionDay),
  ]

  static let view = Manual.Option(
    name: "view",
    value: "VIEW",
    help: "what the list begins with",
    choices: views.map(\.0)
  )
  static let sort = Manual.Option(
    name: "sort",
    value: "KEYS",
    help: "up to 4 of \(keys.map(\.0).joined(separator: ", ")); a - before one reverses it",
    repeats: true
  )
  static let group = Manual.Option(
    name: "group",
    value: "HOW",
    help: "what stands together",
    choices: groupings.map(\.0)
  )

  /// Parses `due,-priority`, or the same as several options.
  static func sort(_ arguments: ParsedArguments) throws(CommandFailure) -> [TaskV1.SortKey] {
    let words = arguments.values("sort").flatMap { $0.split(separator: ",") }
    var sort: [TaskV1.SortKey] = []
    for word in words {
      let isDescending = word.hasPrefix("-")
      let name = word.drop { $0 == "-" }.lowercased()
      guard let key = keys.first(where: { $0.0 == name }) else {
        let guess = Suggestion.nearest(to: name, among: keys.map(\.0))
        throw .usage(
          "--sort can be \(keys.map(\.0).joined(separator: ", ")), not “\(SafeText.line(name))”.",
          hint: guess.map { "Did you mean “\($0)”?" }
        )
      }
      sort.append(TaskV1.SortKey(field: key.1, descending: isDescending))
    }
    guard sort.count <= 4 else { throw .usage("--sort takes at most 4 keys, not \(sort.count).") }
    return sort
  }

  /// `nil` when no grouping was asked for.
  static func group(_ arguments: ParsedArguments) -> TaskV1.GroupBy? {
    arguments.value("group").flatMap { word in groupings.first { $0.0 == word }?.1 }
  }

  /// The key as typed: `-due`.
  static func text(_ key: TaskV1.SortKey) -> String {
    (key.descending ? "-" : "") + (keys.first { $0.1 == key.field }?.0 ?? "?")
  }
}
