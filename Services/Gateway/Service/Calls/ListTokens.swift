import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary

extension HouseholdCalls {
  /// The maximum of valid tokens, and as many others.
  private static let maximumListedTokens = 2 * Home.maximumTokens

  /// Lists a member's tokens, valid ones first.
  func listTokens(
    _ request: GatewayV1.ListTokensRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.ListTokensResponse {
    let context = try call.callerContext
    let tokens = try await store.read(of: context.caller.member.rawValue) { rows in
      try rows.tokens(of: context.subject, in: context.household, limit: Self.maximumListedTokens)
    }
    return GatewayV1.ListTokensResponse(tokens: tokens.map { GatewayV1.Token($0) })
  }
}
