import GatewayClient
import GatewayContracts
import Vocabulary

/// `daybook members`: everyone in the household.
struct MembersListCommand: Command {
  static let manual = Manual(
    name: ["members", "list"],
    aliases: [["members"]],
    summary: "list the members of the household",
    notes: ["Zone is the member's own, or else the household's."]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.households.listMembers(GatewayV1.ListMembersRequest())
    try await session.answer(answer) {
      let shared = try await session.whoAmI().household?.zone ?? ""
      var table = Table([
        Table.Column(heading: "Name", isFlexible: true),
        Table.Column(heading: "Role"),
        Table.Column(heading: "Zone"),
        Table.Column(heading: "Id"),
      ])
      for member in answer.members {
        table.add([
          Table.Cell(SafeText.line(member.name)),
          Table.Cell(member.role == .parent ? "parent" : "child"),
          Table.Cell(SafeText.line(member.zone.isEmpty ? shared : member.zone), .muted),
          Table.Cell(member.id?.text ?? "", .muted),
        ])
      }
      return table.lines(session.style)
    }
  }
}
