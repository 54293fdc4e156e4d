import GatewayClient
import GatewayContracts
import RuntimeContracts
import Vocabulary

/// `daybook tokens`: a member's access tokens.
struct TokensListCommand: Command {
  static let manual = Manual(
    name: ["tokens", "list"],
    aliases: [["tokens"]],
    summary: "access tokens, and when they were last used",
    options: Manual.Option.ofMember
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let request = GatewayV1.ListTokensRequest(memberID: try await session.member())
    let answer = try await gateway.households.listTokens(request)
    try await session.answer(answer) {
      let times = try await session.times()
      var table = Table([
        Table.Column(heading: "Name", isFlexible: true),
        Table.Column(heading: "May"),
        Table.Column(heading: "Last used"),
        Table.Column(heading: "Until"),
        Table.Column(heading: "Id"),
      ])
      for token in answer.tokens {
        let used = token.lastUsedAt.flatMap { Timestamp($0) }.map(times.friendly) ?? "never"
        let until = token.expiresAt.flatMap { Timestamp($0) }
          .map { times.format.text(times.calendar.wallDay(of: $0)) }
        table.add([
          Table.Cell(SafeText.line(token.name)),
          Table.Cell(token.scopes.map(SafeText.line).joined(separator: ", ")),
          Table.Cell(used, .muted),
          Table.Cell(token.revokedAt == nil ? until ?? "" : "revoked", .muted),
          Table.Cell(token.id?.text ?? "", .muted),
        ])
      }
      return table.lines(session.style)
    }
  }
}
