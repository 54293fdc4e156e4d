import CatalogContracts
import GatewayClient
import Vocabulary

/// `daybook topics`: the lessons, with the caller's progress.
struct TopicsListCommand: Command {
  static let manual = Manual(
    name: ["topics", "list"],
    aliases: [["topics"]],
    summary: "list life-skill lessons with your progress",
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
      Manual.Option(
        name: "search",
        value: "TEXT",
        help: "only lessons with this in title, subtitle or group"
      ),
      Manual.Option(name: "text", value: "TEXT", help: "the same as --search"),
      Manual.Option(
        name: "sort",
        value: "ORDER",
        help: "another order than the catalogue's",
        choices: TopicsListCommand.orders.map(\.0)
      ),
    ] + Manual.Option.ofMember,
    notes: [
      "Parents see which lessons a child finished, but no favourites, views or notes."
    ],
    examples: [
      "daybook topics", "daybook topics --open --difficulty beginner",
      "daybook topics --sort viewed", "daybook topics --child Mia",
    ]
  )

  private static let orders: [(String, CatalogV1.TopicSort)] = [
    ("title", .title), ("difficulty", .difficulty), ("viewed", .lastViewed),
  ]

  private var request = CatalogV1.ListTopicsRequest()
  /// The first option that works for the caller's own list only.
  private let ownOnly: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    try arguments.refuseTogether(["completed", "open"])
    try arguments.refuseTogether(["search", "text"])
    ownOnly = ["favorites", "sort"].first(where: arguments.has)
    request.category = arguments.value("category") ?? ""
    request.text = arguments.value("search") ?? arguments.value("text") ?? ""
    let order = arguments.value("sort")
    request.sort = TopicsListCommand.orders.first { $0.0 == order }?.1 ?? .catalogue
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
    if let member = try await session.member() { return try await run(session, about: member) }
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

  /// Prints what is visible of another member.
  private func run(_ session: Session, about member: MemberID) async throws {
    if let ownOnly {
      throw CommandFailure.usage("--\(ownOnly) is about your own lessons, not about another's.")
    }
    let gateway = try session.gateway
    var request = CatalogV1.ListTopicProgressRequest(
      memberID: member,
      category: request.category,
      difficulty: request.difficulty,
      completed: request.completed,
      text: request.text,
      pageSize: request.pageSize
    )
    var whole = CatalogV1.ListTopicProgressResponse()
    while true {
      let page = try await gateway.topics.listTopicProgress(request)
      whole.topics += page.topics
      whole.degraded = page.degraded
      guard !page.nextPageToken.isEmpty else { break }
      request.pageToken = page.nextPageToken
    }
    try await session.answer(whole) { [whole] in lines(whole, session.style) }
  }

  private func lines(_ answer: CatalogV1.ListTopicProgressResponse, _ style: Style) -> [String] {
    guard !answer.topics.isEmpty else { return ["No lesson matches."] }
    var table = Table([
      Table.Column(heading: ""),
      Table.Column(heading: "Lesson"),
      Table.Column(heading: "", isFlexible: true),
      Table.Column(heading: "Group"),
      Table.Column(heading: "Steps", isAtRight: true),
      Table.Column(heading: "Done", isAtRight: true),
    ])
    for topic in answer.topics {
      table.add([
        Table.Cell(topic.isCompleted ? style.sign("✓", or: "x") : "", .green),
        Table.Cell(SafeText.line(topic.identifier), .strong),
        Table.Cell(SafeText.line(topic.title)),
        Table.Cell(SafeText.line(topic.category), .muted),
        Table.Cell("\(topic.stepsCompleted)/\(topic.totalSteps)", .muted),
        Table.Cell(TopicWords.percent(topic.completionPercentage)),
      ])
    }
    let done = answer.topics.count { $0.isCompleted }
    return table.lines(style)
      + ["", "\(done) of \(counted(answer.topics.count, "lesson")) here done."]
      + TopicWords.degraded(answer.degraded, style)
  }

  private func lines(_ answer: CatalogV1.ListTopicsResponse, _ style: Style) -> [String] {
    guard !answer.topics.isEmpty else { return ["No lesson matches."] }
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
    return table.lines(style) + ["", "\(done) of \(counted(all, "lesson")) done."]
      + TopicWords.degraded(answer.degraded, style)
  }
}
