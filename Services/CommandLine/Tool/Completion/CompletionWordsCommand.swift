import CatalogContracts
import GatewayClient
import TaskContracts
import Vocabulary

/// `daybook completion words`: candidates for the last word, for the shells' scripts.
struct CompletionWordsCommand: Command {
  static let manual = Manual(
    name: ["completion", "words"],
    summary: "print possible values of the last word, for the shells' scripts",
    operands: [
      Manual.Operand(
        name: "WORD",
        help: "the words of a command line behind the program's name",
        isOptional: true,
        repeats: true
      )
    ],
    notes: [
      "Prints one word per line, with a description after a tab. “:files” stands for file names. The "
        + "gateway has a short time limit; if it does not answer, it adds no words."
    ],
    examples: ["daybook completion words -- list --project \"\""],
    isHidden: true
  )

  /// The time limit of each call; completion must not block typing for longer.
  private static let patience = "700ms"
  /// The most candidates of one kind.
  private static let most = 200

  private let words: [String]

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    words = arguments.operands
  }

  func run(_ session: Session) async throws {
    let manuals = CommandLineTool.manuals
    let place = CompletionContext(words, manuals)
    var offers = place.offers
    switch place.value {
    case .words(let words): offers += words.map { .init(word: $0) }
    case .list(let words): offers += list(words, place.begun)
    case .command:
      let typed = words.dropLast().drop { $0.lowercased() != "help" }.dropFirst()
      offers += CompletionContext.titles(manuals, behind: typed.map { $0.lowercased() })
    case .file: session.say(":files")
    case let value?: offers += (try? await asked(value, place, session)) ?? []
    case nil: break
    }
    let begun = place.begun.lowercased()
    let fitting = offers.filter { $0.word.lowercased().hasPrefix(begun) }
    session.say(
      fitting.prefix(CompletionWordsCommand.most).map { offer in
        let word = place.front + SafeText.line(offer.word)
        return offer.help.isEmpty ? word : "\(word)\t\(SafeText.line(offer.help))"
      }
    )
  }

  /// `due,-pri`: completes the last of several values.
  private func list(_ words: [String], _ begun: String) -> [CompletionContext.Offer] {
    let comma = begun.lastIndex(of: ",").map { begun.index(after: $0) } ?? begun.startIndex
    let turned = begun[comma...].hasPrefix("-") ? "-" : ""
    return words.map { .init(word: begun[..<comma] + turned + $0) }
  }

  /// Candidates from the gateway, requested with the earlier options.
  private func asked(
    _ value: CompletedValue,
    _ place: CompletionContext,
    _ session: Session
  ) async throws -> [CompletionContext.Offer] {
    var arguments = ParsedArguments(manual: CompletionWordsCommand.manual)
    for name in ["server", "token-file", "member", "child"] {
      for value in place.given.values(name) { arguments.record(name, value) }
    }
    arguments.record("timeout", CompletionWordsCommand.patience)
    let session = try Session(session.environment, arguments)
    switch value {
    case .project:
      return try await session.allProjects(of: try await session.member())
        .filter { !$0.isArchived }.map { .init(word: $0.name) }
    case .filter:
      return try await session.savedFilters(of: try await session.member()).savedFilters
        .map { .init(word: $0.name) }
    case .member: return try await session.members().map { .init(word: $0.name) }
    case .lesson: return try await lessons(session)
    case .task: return try await tasks(session)
    case .app: return try await apps(place.given.has("all-matching"), session)
    case .coffee, .recipe, .method, .grinder, .equipment, .processing, .roastLevel:
      return try await journal(value, session)
    case .words, .list, .command, .file: return []
    }
  }

  private func lessons(_ session: Session) async throws -> [CompletionContext.Offer] {
    let gateway = try session.gateway
    let request = CatalogV1.ListTopicsRequest(pageSize: 100)
    return try await gateway.topics.listTopics(request).topics.compactMap(\.topic)
      .map { .init(word: $0.identifier, help: $0.title) }
  }

  /// The child's apps by their identifiers; behind them, and where all are meant, the categories.
  private func apps(_ areAllMeant: Bool, _ session: Session) async throws -> [CompletionContext
    .Offer]
  {
    let isBulk = words.prefix(2).map { $0.lowercased() } == ["apps", "bulk"]
    let categories: [CompletionContext.Offer] =
      isBulk ? AppWords.categories.map { .init(word: $0) } : []
    guard !areAllMeant else { return categories }
    let gateway = try session.gateway
    let child = try await session.member()
    let request = CatalogV1.ListAppsRequest(childID: child, pageSize: 500)
    return try await gateway.apps.listApps(request).apps
      .map { .init(word: $0.bundleIdentifier, help: $0.appName) } + categories
  }

  /// Names from the coffee journal.
  private func journal(
    _ value: CompletedValue,
    _ session: Session
  ) async throws -> [CompletionContext.Offer] {
    let gateway = try session.gateway
    let most = Int32(CompletionWordsCommand.most)
    switch value {
    case .coffee:
      return try await gateway.coffees.listCoffees(.init(pageSize: most)).coffees
        .compactMap(\.coffee).map { .init(word: $0.name, help: $0.roaster) }
    case .recipe:
      return try await gateway.recipes.listRecipes(.init(pageSize: most)).recipes
        .compactMap(\.recipe).map { .init(word: $0.name, help: $0.brewingMethod) }
    case .processing, .roastLevel:
      let lists = try await gateway.coffees.getCoffeeOptions(.init())
      return (value == .processing ? lists.processing : lists.roastLevels).map { .init(word: $0) }
    default:
      let own = try await gateway.equipment.getEquipment(.init()).equipment
      return CompletionWordsCommand.names(of: own ?? .init(), value, words)
    }
  }

  /// The equipment that the command can change; otherwise the enabled one.
  private static func names(
    of equipment: CatalogV1.EquipmentPreferences,
    _ value: CompletedValue,
    _ words: [String]
  ) -> [CompletionContext.Offer] {
    let isGrinder =
      value == .grinder
      || (value == .equipment && words.contains { $0.lowercased().hasPrefix("grinder") })
    let entries = isGrinder ? equipment.grinders : equipment.methods
    let fitting = entries.filter { entry in
      guard value == .equipment else { return entry.enabled }
      if words.contains("enable") { return !entry.enabled }
      return words.contains("disable") ? entry.enabled : entry.custom
    }
    return fitting.map { .init(word: $0.name) }
  }

  /// The numbers of the last list in this terminal, with the current names of its open tasks.
  private func tasks(_ session: Session) async throws -> [CompletionContext.Offer] {
    guard let list = try await session.lists.last(), list.isFresh(at: session.now) else {
      return []
    }
    let gateway = try session.gateway
    let request = TaskV1.ListTasksRequest(
      memberID: list.member.flatMap { MemberID(text: $0) },
      view: .allProjects,
      pageSize: Int32(CompletionWordsCommand.most)
    )
    let open = try await gateway.tasks.listTasks(request).tasks
    let names = Dictionary(
      open.compactMap { task in task.id.map { ($0.text, task.name) } },
      uniquingKeysWith: { first, _ in first }
    )
    return list.tasks.enumerated().map { place, id in
      .init(word: String(place + 1), help: names[id] ?? "")
    }
  }
}
