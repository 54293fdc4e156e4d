import AnalyticsContracts
import GatewayClient
import RuntimeContracts
import Vocabulary

/// Health data types as typed.
enum HealthTypeWords {
  static let all = ["weight", "water", "sleep", "fasting"]

  static let operand = Manual.Operand(
    name: "TYPE",
    help: "weight, water, sleep or fasting",
    isOptional: true,
    repeats: true
  )

  /// - Throws: ``CommandFailure`` for an unknown type.
  static func types(
    _ words: [String]
  ) throws(CommandFailure) -> [AnalyticsV1.HealthDataType] {
    var types: [AnalyticsV1.HealthDataType] = []
    for word in words { types.append(try type(word)) }
    return types
  }

  static func type(_ word: String) throws(CommandFailure) -> AnalyticsV1.HealthDataType {
    switch word.lowercased() {
    case "weight": return .weight
    case "water", "hydration": return .hydration
    case "sleep": return .sleep
    case "fasting", "fast", "fasts": return .fasting
    default:
      throw .usage(
        "“\(SafeText.line(word))” is not a health type; the types are weight, water, sleep and fasting."
      )
    }
  }

  static func word(_ type: AnalyticsV1.HealthDataType) -> String {
    switch type {
    case .weight: "weight"
    case .hydration: "water"
    case .sleep: "sleep"
    case .fasting: "fasting"
    case .unspecified, .unrecognized: "other"
    }
  }
}

/// Sources as rows.
private struct HealthSourcesPage {
  let style: Style
  let times: TimeWriter

  func lines(_ sources: [AnalyticsV1.HealthSource]) -> [String] {
    var table = Table([
      Table.Column(heading: "Data"), Table.Column(heading: "Enabled"),
      Table.Column(heading: "Connected"), Table.Column(heading: "Last import"),
      Table.Column(heading: "Imported", isAtRight: true),
    ])
    for source in sources {
      let scope = source.scope == .all ? "all data" : "future data only"
      table.add([
        Table.Cell(HealthTypeWords.word(source.type)),
        Table.Cell(source.enabled ? "yes" : "no", source.enabled ? .green : .muted),
        Table.Cell(source.connected ? scope : "no", source.connected ? .green : .muted),
        Table.Cell(source.lastSync?.instant.map(times.friendly) ?? ""),
        Table.Cell(source.imported > 0 ? String(source.imported) : ""),
      ])
    }
    return table.lines(style)
  }
}

/// `daybook health select`: selects which health data may be imported.
struct HealthSelectCommand: Command {
  static let manual = Manual(
    name: ["health", "select"],
    summary: "choose which health data may be imported",
    operands: [HealthTypeWords.operand],
    options: [Manual.Option(name: "none", help: "no data; this counts as a choice too")]
      + Manual.Option.ofMember,
    notes: [
      "The named types are enabled, all others disabled. A type that is disabled is also disconnected; its log "
        + "stays, and manual entries still work."
    ],
    examples: ["daybook health select weight sleep", "daybook health select --none"]
  )

  private let types: [AnalyticsV1.HealthDataType]

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    types = try HealthTypeWords.types(arguments.operands)
    guard types.isEmpty == arguments.has("none") else {
      throw .usage("A selection needs types, or --none.")
    }
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.healthSources.saveHealthSelection(
      .init(memberID: try await session.member(), types: types)
    )
    let times = try await session.times()
    try await session.answer(answer) {
      HealthSourcesPage(style: session.style, times: times).lines(answer.sources)
    }
  }
}

/// `daybook health connect`: connects types.
struct HealthConnectCommand: Command {
  static let manual = Manual(
    name: ["health", "connect"],
    summary: "connect health data, so that they are imported",
    operands: [HealthTypeWords.operand],
    options: [
      Manual.Option(
        name: "scope",
        value: "SCOPE",
        help: "all records, or those from now on; required",
        choices: ["all", "future"]
      )
    ] + Manual.Option.ofMember,
    notes: [
      "Without a type every enabled one is connected. There is no other way to connect."
    ],
    examples: ["daybook health connect --scope all", "daybook health connect sleep --scope future"]
  )

  private var request = AnalyticsV1.ConnectHealthSourceRequest()

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    request.types = try HealthTypeWords.types(arguments.operands)
    request.allEnabled = request.types.isEmpty
    switch arguments.value("scope") {
    case "all": request.scope = .all
    case "future": request.scope = .futureOnly
    default:
      throw .usage("Connecting needs --scope all, or --scope future for new records only.")
    }
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var request = request
    request.memberID = try await session.member()
    let answer = try await gateway.healthSources.connectHealthSource(request)
    let times = try await session.times()
    try await session.answer(answer) {
      HealthSourcesPage(style: session.style, times: times).lines(answer.sources)
    }
  }
}

/// `daybook health disconnect`: disconnects types.
struct HealthDisconnectCommand: Command {
  static let manual = Manual(
    name: ["health", "disconnect"],
    summary: "disconnect health data; logs stay",
    operands: [
      Manual.Operand(name: "TYPE", help: "weight, water, sleep or fasting", repeats: true)
    ],
    options: Manual.Option.ofMember,
    examples: ["daybook health disconnect sleep"]
  )

  private let types: [AnalyticsV1.HealthDataType]

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    types = try HealthTypeWords.types(arguments.operands)
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.healthSources.disconnectHealthSource(
      .init(memberID: try await session.member(), types: types)
    )
    let times = try await session.times()
    try await session.answer(answer) {
      HealthSourcesPage(style: session.style, times: times).lines(answer.sources)
    }
  }
}

/// `daybook health sources`: selection and connections.
struct HealthSourcesCommand: Command {
  static let manual = Manual(
    name: ["health", "sources"],
    summary: "show which health data are enabled and connected",
    options: Manual.Option.ofMember,
    examples: ["daybook health sources"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.healthSources.getHealthSources(
      .init(memberID: try await session.member())
    )
    let times = try await session.times()
    try await session.answer(answer) {
      let hint =
        "Nothing is selected yet. For example: “daybook health select weight sleep”."
      return HealthSourcesPage(style: session.style, times: times).lines(answer.sources)
        + (answer.shouldShowSelection ? [hint] : [])
    }
  }
}

/// `daybook nudges`: shows the pending suggestions to connect a source.
struct NudgesListCommand: Command {
  static let manual = Manual(
    name: ["nudges", "list"],
    aliases: [["nudges"]],
    summary: "show invitations to connect health data",
    options: Manual.Option.ofMember,
    notes: ["This does not count as a visit to the fasting timer."],
    examples: ["daybook nudges"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.healthSources.getHealthNudges(
      .init(memberID: try await session.member())
    )
    try await session.answer(answer) {
      let shown = answer.nudges.filter(\.shown)
      guard let first = shown.first else { return ["No nudges."] }
      return shown.map {
        "\(HealthTypeWords.word($0.type)): \(SafeText.line($0.headline)). \(SafeText.line($0.message))"
      } + [
        "“daybook health connect --scope all” connects what is selected. "
          + "“daybook nudges dismiss \(HealthTypeWords.word(first.type))” dismisses one permanently."
      ]
    }
  }
}

/// `daybook nudges dismiss`: dismisses a suggestion.
struct NudgesDismissCommand: Command {
  static let manual = Manual(
    name: ["nudges", "dismiss"],
    summary: "dismiss a nudge permanently",
    operands: [Manual.Operand(name: "TYPE", help: "weight, water, sleep or fasting")],
    options: [
      Manual.Option(
        name: "later",
        help: "for fasting: only until the next visit whose number is a multiple of five"
      )
    ] + Manual.Option.ofMember,
    examples: ["daybook nudges dismiss sleep", "daybook nudges dismiss fasting --later"]
  )

  private let type: AnalyticsV1.HealthDataType
  private let isLater: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    type = try HealthTypeWords.type(arguments.operands[0])
    isLater = arguments.has("later")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.healthSources.dismissHealthNudge(
      .init(
        memberID: try await session.member(),
        type: type,
        variant: isLater ? .remindLater : .permanent
      )
    )
    try await session.answer(answer) {
      isLater
        ? ["It appears again on the fifth visit from now."]
        : ["The nudge for \(HealthTypeWords.word(type)) will not appear again."]
    }
  }
}
