import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary

extension HouseholdCalls {
  /// Adds a parent or a child to the household.
  func addMember(
    _ request: GatewayV1.AddMemberRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.AddMemberResponse {
    let reply = try await changeOnce(call, request) { rows, change in
      let member = try newMember(request, change)
      try rows.insert(member, key: try DirectoryName(member.name).key)
      try change.appendToHousehold(.memberAdded(member))
      return GatewayV1.AddMemberResponse(member: GatewayV1.Member(member))
    }
    directory.forget(household: try call.callerContext.household)
    return reply.reply
  }

  private func newMember(
    _ request: GatewayV1.AddMemberRequest,
    _ change: ChangeContext
  ) throws -> Member {
    var check = FieldCheck()
    let name = check.name(request.name, in: "name")
    let zone = check.zone(request.zone, in: "zone")
    let role = request.role.role
    if role == nil { check.refuse("role", .unknownRole) }
    try check.finish()
    return Member(
      id: change.ids.make(),
      household: change.household,
      name: name,
      role: role ?? .child,
      zone: zone,
      createdAt: change.now
    )
  }
}
