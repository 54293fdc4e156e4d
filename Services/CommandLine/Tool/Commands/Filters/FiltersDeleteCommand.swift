import GatewayClient
import TaskContracts

/// `daybook filters delete`: deletes a saved filter.
struct FiltersDeleteCommand: Command {
  static let manual = Manual(
    name: ["filters", "delete"],
    summary: "delete a saved filter; asks first unless --yes",
    operands: [Manual.Operand(name: "NAME", help: "a filter's name or id", repeats: true)],
    options: Manual.Option.ofMember
  )

  private let name: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let member = try await session.member()
    let found = try await session.savedFilter(name, of: member)
    try session.confirm("Delete the filter “\(SafeText.line(found.name))”?")
    let request = TaskV1.DeleteSavedFilterRequest(memberID: member, savedFilterID: found.id)
    let answer = try await gateway.tasks.deleteSavedFilter(request)
    try await session.answer(answer) { ["Deleted the filter “\(SafeText.line(found.name))”."] }
  }
}
