import Contracts
import GatewayDomain
import ServiceRuntime
import Vocabulary

/// `daybook.gateway.v1.Households/ListTokens`: a member's tokens, the working ones first.
struct ListTokens: Sendable {
  /// All that can work, and as many that have ended.
  private static let limit = 2 * Home.maximumTokens

  let store: ServiceStore

  func handle(
    _ request: GatewayV1.ListTokensRequest,
    _ admitted: AdmittedCall
  ) async throws -> GatewayV1.ListTokensResponse {
    let member = try admitted.member
    let tokens = try await store.read(of: member.caller.member.rawValue) { connection in
      try DirectoryRows(connection: connection)
        .tokens(of: member.subject, in: member.household, limit: Self.limit)
    }
    return GatewayV1.ListTokensResponse(tokens: tokens.map { GatewayV1.Token($0) })
  }
}
