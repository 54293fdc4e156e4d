import Contracts
import GatewayDomain

/// `daybook.gateway.v1.Households/WhoAmI`: who the token belongs to.
struct WhoAmI: Sendable {
  func handle(
    _ request: GatewayV1.WhoAmIRequest,
    _ admitted: AdmittedCall
  ) async throws -> GatewayV1.WhoAmIResponse {
    let member = try admitted.member
    return GatewayV1.WhoAmIResponse(
      household: GatewayV1.Household(member.home.household),
      member: member.home.member(member.caller.member).map { GatewayV1.Member($0) },
      token: GatewayV1.Token(member.token)
    )
  }
}
