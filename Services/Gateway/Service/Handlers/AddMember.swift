import Contracts
import GatewayDomain
import ServiceRuntime
import Vocabulary

/// `daybook.gateway.v1.Households/AddMember`: a parent or a child joins the household.
struct AddMember: Sendable {
  let store: ServiceStore
  let directory: Directory

  func handle(
    _ request: GatewayV1.AddMemberRequest,
    _ admitted: AdmittedCall
  ) async throws -> GatewayV1.AddMemberResponse {
    let reply = try await store.change(admitted, request) { change in
      let member = try newMember(request, change)
      try DirectoryRows(connection: change.connection)
        .insert(member, key: try DirectoryName(member.name).key)
      try change.appendToHousehold(.memberAdded(member))
      return GatewayV1.AddMemberResponse(member: GatewayV1.Member(member))
    }
    directory.forget(household: try admitted.member.household)
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
