import GatewayClient
import GatewayContracts
import Vocabulary

/// `daybook whoami`: who is signed in here.
struct WhoAmICommand: Command {
  static let manual = Manual(
    name: ["whoami"],
    summary: "who is signed in here"
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let answer = try await session.whoAmI()
    try await session.answer(answer) {
      let member = answer.member ?? GatewayV1.Member()
      let household = answer.household ?? GatewayV1.Household()
      let token = answer.token ?? GatewayV1.Token()
      let zone = member.zone.isEmpty ? household.zone : member.zone
      let role = member.role == .parent ? "parent" : "child"
      return [
        session.style.paint(SafeText.line(member.name), .heading)
          + ", \(role) in “\(SafeText.line(household.name))”",
        "  Zone   \(SafeText.line(zone))",
        "  Token  \(SafeText.line(token.name)) (\(token.scopes.joined(separator: ", ")))",
        "  Id     \(member.id?.text ?? "")",
      ]
    }
  }
}
