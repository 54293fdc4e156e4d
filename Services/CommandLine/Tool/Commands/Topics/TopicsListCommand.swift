import CatalogContracts
import GatewayClient

/// `daybook topics`: the lessons, with where the caller stands in each.
struct TopicsListCommand: Command {
  static let manual = Manual(
    name: ["topics", "list"],
    aliases: [["topics"]],
    summary: "life-skill lessons, and where you stand",
    options: [
      Manual.Option(name: "category", value: "NAME", help: "only lessons of this group"),
      Manual.Option(
        name: "difficulty",
        value: "D",
        help: "only lessons like this",
        choices: ["beginner", "intermediate", "advanced"]
      ),
      Manual.Option(name: "completed", help: "only lessons that are done"),
      Manual.Option(name: "open", help: "only lessons that are not done"),
      Manual.Option(name: "favorites", help: "only your favourites"),
      Manual.Option(name: "text", value: "TEXT", help: "only lessons with this in their title"),
    ],
    examples: ["daybook topics", "daybook topics --open --difficulty beginner"]
  )

  private var request = CatalogV1.ListTopicsRequest()

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    try arguments.refuseTogether(["completed", "open"])
    request.category = arguments.value("category") ?? ""
    request.text = arguments.value("text") ?? ""
    switch arguments.value("difficulty") {
    case "beginner": request.difficulty = .beginner
    case "intermediate": request.difficulty = .intermediate
    case "advanced": request.difficulty = .advanced
    default: break
    }
    if arguments.has("completed") { request.completed = true }
    if arguments.has("open") { request.completed = false }
    if arguments.has("favorites") { request.favorite = true }
    request.pageSize = 100
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var request = request
    var whole = CatalogV1.ListTopicsResponse()
    while true {
      let page = try await gateway.topics.listTopics(request)
      whole.topics += page.topics
      whole.categories = page.categories
      whole.degraded = page.degraded
      guard !page.nextPageToken.isEmpty else { break }
      request.pageToken = page.nextPageToken
    }
    try await session.answer(whole) { [whole] in lines(whole, session.style) }
  }

  private func lines(_ answer: CatalogV1.ListTopicsResponse, _ style: Style) -> [String] {
    guard !answer.topics.isEmpty else { return ["No lessons like that."] }
    var table = Table([
      Table.Column(heading: ""),
      Table.Column(heading: ""),
      Table.Column(heading: "Lesson"),
      Table.Column(heading: "", isFlexible: true),
      Table.Column(heading: "Group"),
      Table.Column(heading: "Level"),
      Table.Column(heading: "Done", isAtRight: true),
    ])
    for entry in answer.topics {
      let topic = entry.topic ?? CatalogV1.Topic()
      let state = entry.state ?? CatalogV1.TopicState()
      table.add([
        Table.Cell(state.isCompleted ? style.sign("✓", or: "x") : "", .green),
        Table.Cell(state.isFavorite ? style.sign("★", or: "*") : "", .orange),
        Table.Cell(SafeText.line(topic.identifier), .strong),
        Table.Cell(SafeText.line(topic.title)),
        Table.Cell(SafeText.line(topic.category), .muted),
        Table.Cell(TopicWords.difficulty(topic.difficulty), .muted),
        Table.Cell("\(Int(state.completionPercentage.rounded())) %"),
      ])
    }
    let done = answer.categories.reduce(0) { $0 + Int($1.completed) }
    let all = answer.categories.reduce(0) { $0 + Int($1.topics) }
    let note =
      answer.degraded
      ? [
        "", style.paint("⚠ Your own progress cannot be read now; nothing can be marked.", .orange),
      ]
      : []
    return table.lines(style) + ["", "\(done) of \(counted(all, "lesson")) done."] + note
  }
}

/// Words for a lesson's enums.
enum TopicWords {
  static func difficulty(_ difficulty: CatalogV1.Difficulty) -> String {
    switch difficulty {
    case .beginner: "beginner"
    case .intermediate: "intermediate"
    case .advanced: "advanced"
    case .unspecified, .unrecognized: ""
    }
  }
}
