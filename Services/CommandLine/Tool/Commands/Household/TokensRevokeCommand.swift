import GatewayClient
import GatewayContracts
import Vocabulary

/// `daybook tokens revoke`: revokes a token at once.
struct TokensRevokeCommand: Command {
  static let manual = Manual(
    name: ["tokens", "revoke"],
    summary: "end an access token at once",
    operands: [Manual.Operand(name: "TOKEN", help: "its id, or its name if that is unique")],
    options: Manual.Option.ofMember,
    examples: ["daybook tokens revoke phone"]
  )

  private let name: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands[0]
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let member = try await session.member()
    let request = GatewayV1.RevokeTokenRequest(
      memberID: member,
      tokenID: try await token(session, member)
    )
    let answer = try await gateway.households.revokeToken(request)
    try await session.answer(answer) {
      ["The token “\(SafeText.line(answer.token?.name ?? name))” is refused from now on."]
    }
  }

  private func token(_ session: Session, _ member: MemberID?) async throws -> TokenID? {
    if let id = TokenID(text: name.trimmed) { return id }
    let gateway = try session.gateway
    let request = GatewayV1.ListTokensRequest(memberID: member)
    let tokens = try await gateway.households.listTokens(request).tokens.filter {
      $0.revokedAt == nil && $0.name.lowercased() == name.trimmed.lowercased()
    }
    guard tokens.count < 2 else {
      throw CommandFailure.invalid(
        "ambiguous_name",
        "More than one token is called “\(SafeText.line(name))”.",
        hint: "“daybook tokens” lists them with their ids."
      )
    }
    guard let id = tokens.first?.id else {
      throw CommandFailure(
        .notFound,
        "token_not_found",
        "There is no token “\(SafeText.line(name))”.",
        hint: "“daybook tokens” lists them."
      )
    }
    return id
  }
}
