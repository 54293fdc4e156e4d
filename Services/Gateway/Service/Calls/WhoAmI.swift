import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary

extension HouseholdCalls {
  /// Returns the member and household of the caller's token.
  func whoAmI(
    _ request: GatewayV1.WhoAmIRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.WhoAmIResponse {
    let context = try call.callerContext
    let preferences = try await store.read(of: context.caller.member.rawValue) { rows in
      try rows.preferences(of: context.caller.member, in: context.household)
    }
    return GatewayV1.WhoAmIResponse(
      household: GatewayV1.Household(
        context.home.household.current(
          in: context.home.zone(of: context.caller.member),
          at: store.now
        )
      ),
      member: context.home.member(context.caller.member).map { GatewayV1.Member($0) },
      token: GatewayV1.Token(context.token),
      dateFormat: GatewayV1.DateFormat(preferences.dateFormat)
    )
  }
}
