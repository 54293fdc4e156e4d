import GatewayClient
import GatewayContracts
import RuntimeContracts
import Vocabulary

/// `daybook audit`: the audit log of the household.
struct AuditCommand: Command {
  static let manual = Manual(
    name: ["audit"],
    summary: "list changes and refused calls in the household",
    options: [
      Manual.Option(
        name: "member",
        value: "NAME",
        help: "only calls by this member, or on this member's data"
      ),
      Manual.Option(name: "since", value: "DATE", help: "only calls from this day on"),
      Manual.Option(
        name: "limit",
        value: "N",
        help: "the largest number of entries, 1 to 200; 50 otherwise"
      ),
      Manual.Option(name: "page", value: "TOKEN", help: "continue at the nextPageToken of --json"),
    ],
    notes: [
      "For parents. An entry has the call and its result, but no texts or values. Entries are kept for 400 days.",
      "Reads are listed only if they were refused. Reports of children's devices are not listed.",
    ],
    examples: ["daybook audit", "daybook audit --member Mia --since monday"]
  )

  private let since: String?
  private let limit: Int
  private let page: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    since = arguments.value("since")
    limit = try arguments.number("limit", in: 1...200) ?? 50
    page = arguments.value("page") ?? ""
  }

  func run(_ session: Session) async throws {
    var request = GatewayV1.ListAuditRequest()
    request.memberID = try await session.member()
    if let since { request.since = try await session.dates().day(of: since) }
    request.pageSize = Int32(clamping: limit)
    request.pageToken = page
    let answer = try await session.gateway.audit.listAudit(request)
    try await session.answer(answer) {
      guard !answer.entries.isEmpty else { return ["No changes or refused calls."] }
      let times = try await session.times()
      var names: [MemberID: String] = [:]
      for person in try await session.members() {
        if let id = person.id { names[id] = SafeText.line(person.name) }
      }
      func name(_ id: MemberID?) -> String { id.flatMap { names[$0] } ?? "a former member" }
      var table = Table([
        Table.Column(heading: "When"), Table.Column(heading: "Who"),
        Table.Column(heading: "What", isFlexible: true), Table.Column(heading: "Whose"),
        Table.Column(heading: "Outcome"),
      ])
      for entry in answer.entries {
        let at = entry.at.flatMap { Timestamp($0) }
        let isRefused = entry.outcome != "OK"
        table.add([
          Table.Cell(at.map(times.friendly) ?? "", .muted),
          Table.Cell(name(entry.memberID), .strong),
          Table.Cell(Self.words(entry)),
          Table.Cell(entry.spaceID == entry.memberID ? "" : name(entry.spaceID)),
          Table.Cell(
            isRefused
              ? SafeText.line(entry.outcome.lowercased()).replacing("_", with: " ") : "done",
            isRefused ? .orange : .muted
          ),
        ])
      }
      let more = answer.nextPageToken.isEmpty ? [] : ["There are more; --limit lists up to 200."]
      return table.lines(session.style) + more
    }
  }

  /// The method in words: “complete task” for `CompleteTask`.
  private static func words(_ entry: GatewayV1.AuditEntry) -> String {
    let method = entry.method.split(separator: "/").last.map(String.init) ?? entry.method
    var words = ""
    for character in SafeText.line(method) {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    return entry.count > 1 ? "\(words) (\(entry.count)×)" : words
  }
}
