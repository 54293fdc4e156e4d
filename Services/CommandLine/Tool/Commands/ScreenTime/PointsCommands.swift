import CatalogContracts
import GatewayClient
import RuntimeContracts
import Vocabulary

/// `daybook points`: a child's balance.
struct PointsBalanceCommand: Command {
  static let manual = Manual(
    name: ["points", "balance"],
    aliases: [["points"]],
    summary: "show a child's screen-time points",
    options: Manual.Option.ofMember,
    examples: ["daybook points", "daybook points --child Mia"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let child = try await session.child()
    let answer = try await session.gateway.points.getBalance(.init(childID: child.id))
    try await session.answer(answer) {
      let balance = answer.balance ?? CatalogV1.PointsBalance()
      var lines = [
        "\(SafeText.line(child.name)) has \(counted(balance.balance, "point")), "
          + "\(answer.earnedToday) earned today."
      ]
      if balance.held > 0 {
        lines.append("\(balance.held) are held by requests; \(balance.available) can be spent.")
      }
      return lines
    }
  }
}

/// `daybook points ledger`: the entries of the ledger.
struct PointsLedgerCommand: Command {
  static let manual = Manual(
    name: ["points", "ledger"],
    summary: "list earned and spent screen-time points, newest first",
    options: [
      Manual.Option(name: "from", value: "DATE", help: "only entries from this day on"),
      Manual.Option(name: "to", value: "DATE", help: "only entries up to this day"),
      Manual.Option(
        name: "limit",
        value: "N",
        help: "at most this many entries, 1 to 200; 20 otherwise"
      ),
    ] + Manual.Option.ofMember,
    examples: ["daybook points ledger --child Mia --from monday"]
  )

  private let from: String?
  private let to: String?
  private let limit: Int

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    from = arguments.value("from")
    to = arguments.value("to")
    limit = try arguments.number("limit", in: 1...200) ?? 20
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let child = try await session.child()
    var request = CatalogV1.ListLedgerRequest(childID: child.id, pageSize: Int32(limit))
    let dates = try await session.dates(of: child.id)
    if let from { request.from = try dates.day(of: from) }
    if let to { request.to = try dates.day(of: to) }
    let answer = try await gateway.points.listLedger(request)
    let times = try await session.times(of: child.id)
    try await session.answer(answer) {
      guard !answer.entries.isEmpty else { return ["No points were earned or spent."] }
      var table = Table([
        .init(heading: "#", isAtRight: true), .init(heading: "Day"),
        .init(heading: "Points", isAtRight: true), .init(heading: "Balance", isAtRight: true),
        .init(heading: "Why", isFlexible: true),
      ])
      for entry in answer.entries {
        table.add([
          .init("\(entry.number)", .muted), .init(entry.localDay.map(times.format.text) ?? ""),
          .init(
            ScreenTimeWords.signed(entry.points, session.style),
            entry.points < 0 ? .orange : .green
          ), .init("\(entry.balance)"), .init(ScreenTimeWords.reason(entry)),
        ])
      }
      return table.lines(session.style)
        + (answer.nextPageToken.isEmpty ? [] : ["There are more; use --limit or --to."])
    }
  }
}

/// `daybook points why`: explains the balance.
struct PointsWhyCommand: Command {
  static let manual = Manual(
    name: ["points", "why"],
    summary: "explain a child's points",
    options: Manual.Option.ofMember,
    examples: ["daybook points why --child Mia"]
  )

  private static let shown: Int32 = 10

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let child = try await session.child()
    let answer = try await gateway.points.getBalance(.init(childID: child.id))
    let ledger = try await gateway.points.listLedger(
      .init(childID: child.id, pageSize: PointsWhyCommand.shown)
    )
    try await session.answer(answer) {
      let balance = answer.balance?.balance ?? 0
      let style = session.style
      var lines = [
        "\(counted(balance, "point")) = \(answer.earned) earned "
          + "\(style.sign("−", or: "-")) \(answer.redeemed) spent + \(answer.refunded) given back "
          + "\(answer.adjusted < 0 ? style.sign("−", or: "-") : "+") "
          + "\(answer.adjusted.magnitude) adjusted by parents"
      ]
      for entry in ledger.entries {
        lines.append(
          "  \(entry.balance) after \(ScreenTimeWords.signed(entry.points, style)): "
            + ScreenTimeWords.reason(entry)
        )
      }
      lines.append("“daybook rules” lists what earns and costs points.")
      return lines
    }
  }
}

/// `daybook points adjust`: adds or removes points.
struct PointsAdjustCommand: Command {
  static let manual = Manual(
    name: ["points", "adjust"],
    summary: "give or take a child's screen-time points",
    options: [
      Manual.Option(name: "give", value: "N", help: "how many points, 1 to 10000"),
      Manual.Option(name: "take", value: "N", help: "how many points, 1 to 10000"),
      Manual.Option(name: "reason", value: "TEXT", help: "why; the child can read it"),
    ] + Manual.Option.ofMember,
    examples: ["daybook points adjust --give 20 --reason \"Helped in the garden\" --child Mia"]
  )

  private let points: Int64
  private let reason: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    try arguments.refuseTogether(["give", "take"])
    if let given = try arguments.number("give", in: 1...10_000) {
      points = Int64(given)
    } else if let taken = try arguments.number("take", in: 1...10_000) {
      points = -Int64(taken)
    } else {
      throw .usage("Give the number of points: --give N or --take N.")
    }
    guard let reason = arguments.value("reason") else {
      throw .usage("Give a reason: --reason TEXT.")
    }
    self.reason = reason
  }

  func run(_ session: Session) async throws {
    let child = try await session.child()
    let answer = try await session.gateway.points.adjustPoints(
      .init(childID: child.id, points: points, reason: reason)
    )
    try await session.answer(answer) {
      let what = points < 0 ? "Took" : "Gave"
      return [
        "\(what) \(counted(points.magnitude, "point")); \(SafeText.line(child.name)) has "
          + "\(answer.balance?.balance ?? 0) now."
      ]
    }
  }
}

/// `daybook rules`: the rules of screen time and their recent changes.
struct RulesCommand: Command {
  static let manual = Manual(
    name: ["rules"],
    summary: "show the rules of a child's screen time as sentences",
    options: Manual.Option.ofMember,
    notes: ["Children can always read their rules, and see the same as their parents."],
    examples: ["daybook rules --child Mia"]
  )

  private static let shownChanges = 10

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let child = try await session.child()
    let answer = try await session.gateway.points.getRules(.init(childID: child.id))
    let times = try await session.times(of: child.id)
    try await session.answer(answer) {
      let style = session.style
      var lines = [style.paint("The rules of \(SafeText.line(child.name))'s screen time", .heading)]
      lines += answer.sentences.map { "\(style.sign("•", or: "*")) \(SafeText.line($0))" }
      guard !answer.changes.isEmpty else { return lines }
      lines += ["", style.paint("Changed lately", .heading)]
      for change in answer.changes.prefix(RulesCommand.shownChanges) {
        let at = change.at.flatMap { Timestamp($0) }.map(times.friendly) ?? ""
        let name = try await session.memberName(change.memberID)
        lines.append("\(at), \(name): \(SafeText.line(change.sentence))")
      }
      return lines
    }
  }
}
