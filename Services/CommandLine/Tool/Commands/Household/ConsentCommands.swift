import GatewayClient
import GatewayContracts
import RuntimeContracts
import Vocabulary

/// `daybook consent list`: a child's consents.
struct ConsentListCommand: Command {
  static let manual = Manual(
    name: ["consent", "list"],
    aliases: [["consent"]],
    summary: "list the parents' consents to storing a child's data",
    options: Manual.Option.ofMember,
    examples: ["daybook consent --child Mia"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let child = try await session.member()
    let answer = try await session.gateway.consents.listConsents(.init(memberID: child))
    try await session.answer(answer) {
      guard !answer.states.isEmpty else {
        return ["Consent is needed only for children. Name one with --child."]
      }
      let times = try await session.times()
      let people = try await session.members()
      func name(_ id: MemberID?) -> String {
        SafeText.line(people.first { $0.id == id }?.name ?? "")
      }
      var table = Table([
        Table.Column(heading: "Area"), Table.Column(heading: "Consent"),
        Table.Column(heading: "Since"), Table.Column(heading: "By", isFlexible: true),
      ])
      for state in answer.states {
        let last = state.last
        let isWithdrawn = last?.withdrawnAt != nil
        let at = (isWithdrawn ? last?.withdrawnAt : last?.givenAt).flatMap { Timestamp($0) }
        let word =
          state.isGiven
          ? "given" : isWithdrawn ? "withdrawn" : last == nil ? "not given" : "the text has changed"
        table.add([
          Table.Cell(ConsentAreaWord.word(state.area), .strong), Table.Cell(word),
          Table.Cell(at.map(times.friendly) ?? "", .muted),
          Table.Cell(name(isWithdrawn ? last?.withdrawnBy : last?.givenBy)),
        ])
      }
      return table.lines(session.style)
    }
  }
}

/// `daybook consent text`: the text of a consent.
struct ConsentTextCommand: Command {
  static let manual = Manual(
    name: ["consent", "text"],
    summary: "show the text of a consent",
    operands: [ConsentAreaWord.operand],
    examples: ["daybook consent text health"]
  )

  private let area: GatewayV1.ConsentArea

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    area = try ConsentAreaWord.area(arguments.operands[0])
  }

  func run(_ session: Session) async throws {
    let answer = try await session.gateway.consents.getConsentText(.init(area: area))
    try await session.answer(answer) { ConsentAreaWord.lines(answer, session.style) }
  }
}

/// `daybook consent give`: records a parent's consent.
struct ConsentGiveCommand: Command {
  static let manual = Manual(
    name: ["consent", "give"],
    summary: "consent to storing a child's data of one area",
    operands: [ConsentAreaWord.operand],
    options: Manual.Option.ofMember,
    notes: [
      "It shows the text and asks; --yes confirms that you have read it. The parent, the time and the text are stored."
    ],
    examples: ["daybook consent give --child Mia health"]
  )

  private let area: GatewayV1.ConsentArea

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    area = try ConsentAreaWord.area(arguments.operands[0])
  }

  func run(_ session: Session) async throws {
    let child = try await session.childOfConsent()
    let consents = try session.gateway.consents
    let text = try await consents.getConsentText(.init(area: area))
    let name = SafeText.line(child.name)
    if !session.options.assumesYes {
      session.remark(ConsentAreaWord.lines(text, session.style) + [""])
      try session.confirm("Do you consent for \(name)?")
    }
    let answer = try await consents.giveConsent(
      .init(memberID: child.id, area: area, textVersion: text.version)
    )
    try await session.answer(answer) {
      let word = ConsentAreaWord.word(area)
      return answer.changed
        ? [
          "You consented for \(name): \(word). "
            + "“daybook consent withdraw --child \(ShellWord.quoted(name)) \(word)” ends it."
        ] : ["There already is a consent for \(name): \(word)."]
    }
  }
}

/// `daybook consent withdraw`: ends a consent.
struct ConsentWithdrawCommand: Command {
  static let manual = Manual(
    name: ["consent", "withdraw"],
    summary: "withdraw a consent; no new data of the area is stored from now on",
    operands: [ConsentAreaWord.operand],
    options: Manual.Option.ofMember,
    notes: ["Stored data stays, and can still be seen and deleted."],
    examples: ["daybook consent withdraw --child Mia health"]
  )

  private let area: GatewayV1.ConsentArea

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    area = try ConsentAreaWord.area(arguments.operands[0])
  }

  func run(_ session: Session) async throws {
    let child = try await session.childOfConsent()
    let answer = try await session.gateway.consents.withdrawConsent(
      .init(memberID: child.id, area: area)
    )
    let name = SafeText.line(child.name)
    try await session.answer(answer) {
      answer.changed
        ? ["From now on no new data of \(name) is stored: \(ConsentAreaWord.word(area))."]
        : ["There is no consent for \(name): \(ConsentAreaWord.word(area))."]
    }
  }
}

extension Session {
  /// The member that `--child` or `--member` names.
  fileprivate func childOfConsent() async throws -> GatewayV1.Member {
    guard let text = arguments.value("child") ?? arguments.value("member") else {
      throw CommandFailure.usage("Name the child: --child NAME.")
    }
    return try await member(named: text)
  }
}

/// The areas of consent on the command line.
enum ConsentAreaWord {
  static let all = ["screen-time", "health"]
  static let operand = Manual.Operand(name: "AREA", help: "screen-time, or health")

  static func word(_ area: GatewayV1.ConsentArea) -> String {
    switch area {
    case .screenTime: all[0]
    case .health: all[1]
    case .unspecified, .unrecognized: "an area that this program does not know"
    }
  }

  static func area(_ text: String) throws(CommandFailure) -> GatewayV1.ConsentArea {
    switch text.lowercased() {
    case all[0], "screen_time", "screentime": return .screenTime
    case all[1]: return .health
    default:
      throw .invalid(
        "invalid_area",
        "Consent is about screen-time or health, not “\(SafeText.line(text))”."
      )
    }
  }

  static func lines(_ text: GatewayV1.GetConsentTextResponse, _ style: Style) -> [String] {
    text.text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { $0.isEmpty ? [""] : Prose.lines(SafeText.line(String($0)), width: style.width) }
      + ["", style.paint("Version \(text.version) of the text.", .muted)]
  }
}
