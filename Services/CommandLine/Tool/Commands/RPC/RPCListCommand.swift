import RPC

/// `daybook rpc list`: the services of a process with their methods, or its limits.
struct RPCListCommand: Command {
  static let manual = Manual(
    name: ["rpc", "list"],
    summary: "the services and methods that a process declares",
    options: RPCSession.options + [.init(name: "limits", help: "its limits instead")],
    examples: [
      "daybook rpc list",
      "daybook rpc list --address 127.0.0.1:7401 --limits --cluster-key-file keys/cluster.key",
      "daybook rpc list --address 127.0.0.1:7401 --tls-authority tls/authority.pem"
        + " --tls-certificate tls/operator.pem --tls-key tls/operator.key",
    ]
  )

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    self.arguments = arguments
  }

  func run(_ session: Session) async throws {
    let rpc = try RPCSession(session, arguments)
    let options = rpc.callOptions(session.environment)
    let client = RPCV1.ReflectionClient(rpc.channel)
    if arguments.has("limits") {
      let answer = try await rpc.asking {
        try await client.listLimits(RPCV1.ListLimitsRequest(), options)
      }
      return try await session.answer(answer) {
        var table = Table([
          Table.Column(heading: "Limit"), Table.Column(heading: "Number", isAtRight: true),
          Table.Column(heading: ""), Table.Column(heading: "", isFlexible: true),
        ])
        for limit in answer.limits {
          table.add([
            Table.Cell(SafeText.line(limit.name)), Table.Cell(String(limit.value)),
            Table.Cell(SafeText.line(limit.unit)), Table.Cell(SafeText.line(limit.reason)),
          ])
        }
        return table.lines(session.style)
      }
    }
    let answer = try await rpc.asking {
      try await client.listServices(RPCV1.ListServicesRequest(), options)
    }
    try await session.answer(answer) {
      answer.services.flatMap { service in
        service.methods.map { SafeText.line("\(service.name)/\($0)") }
      }
    }
  }
}
