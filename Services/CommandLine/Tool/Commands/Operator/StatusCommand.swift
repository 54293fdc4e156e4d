import GatewayClient
import GatewayContracts
import RPC

/// `daybook status`: the health of the processes; needs no token.
struct StatusCommand: Command {
  static let manual = Manual(
    name: ["operator", "status"],
    aliases: [["status"]],
    summary: "show the status of the processes",
    options: OperatorProof.options,
    notes: [
      "Ends with 7 when one of them is not serving.",
      "The operator also sees why one is not serving, since when they run, how many calls they had, "
        + "and how many safety warnings.",
    ]
  )

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    self.arguments = arguments
  }

  func run(_ session: Session) async throws {
    let answer = try await status(session)
    if answer.processes.contains(where: { $0.state != "serving" }) { session.exit = .unavailable }
    try await session.answer(answer) {
      let metrics = try await metrics(session)
      var table = Table(
        [
          Table.Column(heading: "Process"),
          Table.Column(heading: "State"),
          Table.Column(heading: "Version"),
        ] + (metrics.isEmpty ? [] : Self.figures) + [
          Table.Column(heading: "", isFlexible: true)
        ]
      )
      for process in answer.processes {
        let isServing = process.state == "serving"
        table.add(
          [
            Table.Cell(SafeText.line(process.name)),
            Table.Cell(
              SafeText.line(process.state).replacing("_", with: " "),
              isServing ? .green : .red
            ),
            Table.Cell(SafeText.line(process.version), .muted),
          ] + (metrics.isEmpty ? [] : cells(metrics[process.name])) + [
            Table.Cell(remarks(process, metrics[process.name]))
          ]
        )
      }
      let note =
        answer.setUp ? [] : ["", "There is no household yet; “daybook setup” creates one."]
      return table.lines(session.style) + note
    }
  }

  private func status(_ session: Session) async throws -> GatewayV1.GetStatusResponse {
    let proof = try OperatorProof(session, arguments)
    guard proof.isComplete else {
      let gateway = try session.openGateway
      return try await gateway.operations.getStatus(GatewayV1.GetStatusRequest())
    }
    return try await GatewayV1.OperationsClient(session.channel(by: proof.route)).getStatus(
      GatewayV1.GetStatusRequest(),
      CallOptions(timeout: session.options.timeout)
    )
  }

  private static let figures = [
    Table.Column(heading: "Up", isAtRight: true),
    Table.Column(heading: "Connections", isAtRight: true),
    Table.Column(heading: "Calls", isAtRight: true),
    Table.Column(heading: "Failed", isAtRight: true),
  ]

  /// The processes' metrics by name; empty for callers who are not operators.
  private func metrics(_ session: Session) async throws -> [String: RPCV1.GetMetricsResponse] {
    let proof = try OperatorProof(session, arguments)
    guard proof.isComplete else { return [:] }
    var metrics: [String: RPCV1.GetMetricsResponse] = [:]
    for process in try await session.metrics(of: "", proof).processes {
      metrics[process.name] = process.metrics
    }
    return metrics
  }

  /// Why a process is not serving, and how many safety warnings it had (FST-115).
  private func remarks(
    _ process: GatewayV1.GetStatusResponse.Process,
    _ metrics: RPCV1.GetMetricsResponse?
  ) -> String {
    let warnings = metrics?.safetyWarnings ?? 0
    let parts = [
      SafeText.line(process.reason), warnings > 0 ? counted(warnings, "safety warning") : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private func cells(_ metrics: RPCV1.GetMetricsResponse?) -> [Table.Cell] {
    [
      Table.Cell(Figure.time(metrics?.uptime)),
      Table.Cell(metrics.map { "\($0.connections?.open ?? 0)" } ?? "–"),
      Table.Cell(metrics.map { "\($0.calls)" } ?? "–"),
      Table.Cell(metrics.map { "\($0.failures)" } ?? "–"),
    ]
  }
}
