import Contracts
import GatewayClient

/// `daybook status`: how the processes are doing; needs no token.
struct StatusCommand: Command {
  static let manual = Manual(
    name: ["operator", "status"],
    aliases: [["status"]],
    summary: "how the processes are doing",
    notes: ["Ends with 7 when one of them does not serve."]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.openGateway
    let answer = try await gateway.call {
      try await gateway.operations.getStatus(GatewayV1.GetStatusRequest(), $0)
    }
    if answer.processes.contains(where: { $0.state != "serving" }) { session.exit = .unavailable }
    try await session.answer(answer) {
      var table = Table([
        Table.Column(heading: "Process"),
        Table.Column(heading: "State"),
        Table.Column(heading: "Version"),
        Table.Column(heading: "", isFlexible: true),
      ])
      for process in answer.processes {
        let isServing = process.state == "serving"
        table.add([
          Table.Cell(SafeText.line(process.name)),
          Table.Cell(
            SafeText.line(process.state).replacing("_", with: " "),
            isServing ? .green : .red
          ),
          Table.Cell(SafeText.line(process.version), .muted),
          Table.Cell(SafeText.line(process.reason)),
        ])
      }
      let note =
        answer.setUp ? [] : ["", "There is no household yet; “daybook setup” begins one."]
      return table.lines(session.style) + note
    }
  }
}
