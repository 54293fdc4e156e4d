import Contracts
import RPC

/// `daybook operator cache-clear`: forgets what processes keep in memory to answer sooner.
struct CacheClearCommand: Command {
  static let manual = Manual(
    name: ["operator", "cache-clear"],
    summary: "forget the figures that are kept in memory, for all lists",
    operands: [
      Manual.Operand(
        name: "KIND",
        help: "one kind of them: statistics or projects",
        isOptional: true
      )
    ],
    options: OperatorProof.options,
    notes: [
      "Needs the installation's key or the operator's certificate, or a token with the scope “operator”.",
      "Nothing is lost: the next question counts anew.",
    ],
    examples: ["daybook operator cache-clear", "daybook operator cache-clear projects"]
  )

  private let arguments: ParsedArguments
  private let scope: TaskV1.CacheScope

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    self.arguments = arguments
    switch arguments.operand(0)?.lowercased() {
    case nil, "all": scope = .all
    case "statistics": scope = .statistics
    case "projects": scope = .projects
    case .some(let kind):
      throw .usage("“\(SafeText.line(kind))” is not kept; statistics and projects are.")
    }
  }

  func run(_ session: Session) async throws {
    let proof = try OperatorProof(session, arguments)
    let answer = try await GatewayV1.OperationsClient(session.channel(by: proof.route)).clearCaches(
      GatewayV1.ClearCachesRequest(scope: scope),
      try session.operatorOptions(proof)
    )
    try await session.answer(answer) { ["Forgot \(counted(answer.cleared, "kept answer"))."] }
  }
}
