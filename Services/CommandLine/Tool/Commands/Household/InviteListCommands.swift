import GatewayClient
import GatewayContracts
import RuntimeContracts
import Vocabulary

/// `daybook invite list`: lists open invitations.
struct InviteListCommand: Command {
  static let manual = Manual(
    name: ["invite", "list"],
    summary: "list open invitations",
    examples: ["daybook invite list"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let answer = try await session.gateway.invitations.listInvitations(.init())
    try await session.answer(answer) {
      guard !answer.invitations.isEmpty else {
        return ["No open invitations. “daybook invite NAME” makes one."]
      }
      let times = try await session.times()
      let people = try await session.members()
      func name(_ id: MemberID?) -> String {
        SafeText.line(people.first { $0.id == id }?.name ?? "")
      }
      var table = Table([
        Table.Column(heading: "For", isFlexible: true), Table.Column(heading: "May"),
        Table.Column(heading: "Until"), Table.Column(heading: "By"), Table.Column(heading: "Id"),
      ])
      for invitation in answer.invitations {
        table.add([
          Table.Cell(name(invitation.memberID), .strong),
          Table.Cell(invitation.scopes.map(SafeText.line).joined(separator: ", ")),
          Table.Cell(invitation.expiresAt.flatMap { Timestamp($0) }.map(times.friendly) ?? ""),
          Table.Cell(name(invitation.createdBy)),
          Table.Cell(invitation.id?.text ?? "", .muted),
        ])
      }
      return table.lines(session.style)
    }
  }
}

/// `daybook invite revoke`: revokes an open invitation.
struct InviteRevokeCommand: Command {
  static let manual = Manual(
    name: ["invite", "revoke"],
    summary: "revoke an invitation: its code is refused from now on",
    operands: [Manual.Operand(name: "NAME", help: "who was invited, or the invitation's id")],
    examples: ["daybook invite revoke Mia"]
  )

  private let name: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands[0]
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.invitations.revokeInvitation(
      .init(invitationID: try await invitation(session))
    )
    try await session.answer(answer) {
      ["The code of the invitation for “\(SafeText.line(name))” is refused from now on."]
    }
  }

  private func invitation(_ session: Session) async throws -> InvitationID? {
    if let id = InvitationID(text: name.trimmed) { return id }
    let member = try await session.member(named: name)
    let open = try await session.gateway.invitations.listInvitations(.init()).invitations
    guard let id = open.first(where: { $0.memberID == member.id })?.id else {
      throw CommandFailure(
        .notFound,
        "invitation_not_found",
        "There is no open invitation for “\(SafeText.line(name))”.",
        hint: "“daybook invite list” lists them."
      )
    }
    return id
  }
}
