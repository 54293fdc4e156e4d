import GatewayClient
import TaskContracts

/// `daybook tasks cache-clear`: clears the service's cache for one list.
struct TasksCacheClearCommand: Command {
  static let manual = Manual(
    name: ["tasks", "cache-clear"],
    summary: "clear the cached answers of the list",
    options: Manual.Option.ofMember,
    notes: [
      "No answer is older than the list's last change, so this is hardly ever needed.",
      "“daybook operator cache-clear” does it for all lists.",
    ]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let request = TaskV1.ClearCacheRequest(memberID: try await session.member(), scope: .all)
    let answer = try await gateway.tasks.clearCache(request)
    try await session.answer(answer) { ["Cleared \(counted(answer.cleared, "cached answer"))."] }
  }
}
