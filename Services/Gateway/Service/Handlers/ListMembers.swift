import Contracts
import GatewayDomain

/// `daybook.gateway.v1.Households/ListMembers`: everyone of the household, in the order they joined.
struct ListMembers: Sendable {
  func handle(
    _ request: GatewayV1.ListMembersRequest,
    _ admitted: AdmittedCall
  ) async throws -> GatewayV1.ListMembersResponse {
    GatewayV1.ListMembersResponse(
      members: try admitted.member.home.members.map { GatewayV1.Member($0) }
    )
  }
}
