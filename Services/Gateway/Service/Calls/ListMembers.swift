import GatewayContracts
import GatewayDomain
import RPC

extension HouseholdCalls {
  /// Lists the members of the household, in the order of joining.
  func listMembers(
    _ request: GatewayV1.ListMembersRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.ListMembersResponse {
    GatewayV1.ListMembersResponse(
      members: try call.callerContext.home.members.map { GatewayV1.Member($0) }
    )
  }
}
