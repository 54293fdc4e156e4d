import GatewayContracts
import RPC
import Wire

/// `daybook operator metrics`: each process's counters since its start.
struct MetricsCommand: Command {
  static let manual = Manual(
    name: ["operator", "metrics"],
    summary: "calls, errors, times, connections and limits of each process",
    operands: [
      Manual.Operand(name: "SERVICE", help: "one process, as task or gateway", isOptional: true)
    ],
    options: OperatorProof.options,
    notes: [
      "Needs the installation's key or the operator's certificate, or a token with the scope “operator”.",
      "Times are the 50th, 90th and 99th percentiles of the calls.",
    ],
    examples: ["daybook operator metrics", "daybook operator metrics task --json"]
  )

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    self.arguments = arguments
  }

  func run(_ session: Session) async throws {
    let proof = try OperatorProof(session, arguments)
    let answer = try await session.metrics(of: arguments.operand(0) ?? "", proof)
    if answer.processes.contains(where: { !$0.reason.isEmpty }) { session.exit = .unavailable }
    try await session.answer(answer) {
      Array(answer.processes.map { $0.lines(session.style) }.joined(separator: [""]))
    }
  }
}
