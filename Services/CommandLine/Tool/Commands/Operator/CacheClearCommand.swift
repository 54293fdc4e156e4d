import GatewayContracts
import RPC
import TaskContracts

/// `daybook operator cache-clear`: clears the processes' in-memory caches.
struct CacheClearCommand: Command {
  static let manual = Manual(
    name: ["operator", "cache-clear"],
    summary: "clear the cached answers of all lists",
    operands: [
      Manual.Operand(
        name: "KIND",
        help: "only this cache:  " + kinds.map(\.0).joined(separator: ", "),
        isOptional: true
      )
    ],
    options: OperatorProof.options,
    notes: [
      "Needs the installation's key or the operator's certificate, or a token with the scope “operator”.",
      "No data is lost: the next calls read from the databases.",
    ],
    examples: ["daybook operator cache-clear", "daybook operator cache-clear projects"]
  )

  private static let kinds: [(String, TaskV1.CacheScope)] = [
    ("all", .all), ("today", .today), ("project", .project), ("lists", .lists),
    ("projects", .projects), ("statistics", .statistics),
  ]

  private let arguments: ParsedArguments
  private let scope: TaskV1.CacheScope

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    self.arguments = arguments
    let kind = arguments.operand(0)?.lowercased() ?? "all"
    guard let known = Self.kinds.first(where: { $0.0 == kind }) else {
      let kinds = Self.kinds.map(\.0).joined(separator: ", ")
      throw .usage("“\(SafeText.line(kind))” is not a cache; the caches are \(kinds).")
    }
    scope = known.1
  }

  func run(_ session: Session) async throws {
    let proof = try OperatorProof(session, arguments)
    let answer = try await GatewayV1.OperationsClient(session.channel(by: proof.route)).clearCaches(
      GatewayV1.ClearCachesRequest(scope: scope),
      try session.operatorOptions(proof)
    )
    try await session.answer(answer) { ["Cleared \(counted(answer.cleared, "cached answer"))."] }
  }
}
