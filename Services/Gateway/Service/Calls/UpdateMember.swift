import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary
import Wire

extension MemberCalls {
  /// Changes the fields of the caller or a child that the mask names.
  func updateMember(
    _ request: GatewayV1.UpdateMemberRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.UpdateMemberResponse {
    let context = try call.callerContext
    let reply = try await changeOnce(call, request) { rows, change in
      // Read in the transaction: another change may have been committed since the call was admitted.
      guard let home = try rows.reader.home(context.household),
        let member = home.member(context.subject)
      else { throw AccessRefusal.unknownMember }
      let wanted = try MemberChange(request)
      guard [0, member.revision].contains(request.expectedRevision) else {
        throw DirectoryRefusal.revisionMismatch(current: member.revision)
      }
      let changed = try home.changing(
        member,
        by: wanted,
        canSignIn: try rows.reader.membersWhoCanChange(home.household.id, at: change.now)
      )
      if changed != member {
        if changed.role == .child, try rows.reader.hasOperatorToken(member.id, in: member.household)
        {
          throw DirectoryRefusal.hasOperatorToken
        }
        if changed.role != member.role {
          try rows.prepare(member, for: changed.role, at: change.now)
        }
        try rows.update(changed, key: try DirectoryName(changed.name).key)
        try change.appendToHousehold(.memberUpdated(changed, before: member))
      }
      return GatewayV1.UpdateMemberResponse(
        member: GatewayV1.Member(changed),
        changed: changed != member
      )
    }
    directory.forget(household: context.household)
    let wasChild = context.home.member(context.subject)?.role == .child
    if wasChild, reply.reply.member?.role == .parent {
      directory.endedAll(of: context.subject)
    }
    return reply.reply
  }
}

extension DirectoryWriter {
  /// Removes what would let its holder sign in with the wrong role after a change.
  ///
  /// A former parent keeps their tokens, because these now have a child's rights.
  fileprivate func prepare(_ member: Member, for role: Role, at now: Timestamp) throws {
    try removeOpenInvitations(of: member.id, in: member.household)
    guard role == .parent else { return }
    // Parents sign in with invitations.
    try removePin(of: member.id, in: member.household)
    try revokeTokens(ofChild: member.id, in: member.household, at: now)
  }
}

extension MemberChange {
  /// - Throws: ``DirectoryRefusal/invalid(_:)`` with all violations.
  fileprivate init(_ request: GatewayV1.UpdateMemberRequest) throws {
    self.init()
    let given = request.member ?? GatewayV1.Member()
    var check = FieldCheck()
    for path in check.paths(of: request.updateMask) {
      switch path {
      case "name": name = check.name(given.name, in: "member.name")
      case "role":
        role = given.role.role
        if role == nil { check.refuse("member.role", .unknownRole) }
      case "zone": zone = .some(check.zone(given.zone, in: "member.zone"))
      case "color":
        let color = MemberColor(text: given.color)
        if color == nil, !given.color.isEmpty { check.refuse("member.color", .unknownColor) }
        self.color = .some(color)
      default: check.refuse("update_mask", .unknownField)
      }
    }
    try check.finish()
  }
}

extension FieldCheck {
  /// More than the fields of any record of the directory.
  private static let maximumPaths = 32

  /// Returns the paths of a mask; records a violation when there are none or too many.
  mutating func paths(of mask: GoogleProtobuf.FieldMask?) -> [String] {
    let paths = mask?.paths ?? []
    if paths.isEmpty { refuse("update_mask", .missingMask) }
    if paths.count > Self.maximumPaths { refuse("update_mask", .unknownField) }
    return Array(paths.prefix(Self.maximumPaths))
  }
}
