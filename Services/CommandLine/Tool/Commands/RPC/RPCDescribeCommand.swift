import Descriptors
import RPC

/// `daybook rpc describe`: the declarations of a contract.
struct RPCDescribeCommand: Command {
  static let manual = Manual(
    name: ["rpc", "describe"],
    summary: "a service, a method, a message or an enum, as its contract declares it",
    operands: [
      .init(name: "SYMBOL", help: "its full name; all services without one", isOptional: true)
    ],
    options: RPCSession.options,
    notes: [
      "With --json the descriptions themselves, each file as protobuf's FileDescriptorProto in base64; what is"
        + " imported comes before what imports it."
    ],
    examples: [
      "daybook rpc describe daybook.task.v1.Tasks",
      "daybook rpc describe daybook.task.v1.CreateTaskRequest",
    ]
  )

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    self.arguments = arguments
  }

  func run(_ session: Session) async throws {
    let rpc = try RPCSession(session, arguments)
    var symbols: [String] = []
    if let symbol = arguments.operand(0) {
      // A leading dot, which marks a full name, is accepted.
      symbols = [symbol.hasPrefix(".") ? String(symbol.dropFirst()) : symbol]
    } else {
      let answer = try await rpc.asking {
        try await RPCV1.ReflectionClient(rpc.channel).listServices(
          RPCV1.ListServicesRequest(),
          rpc.callOptions(session.environment)
        )
      }
      symbols = answer.services.map(\.name)
    }
    for (index, symbol) in symbols.enumerated() {
      let answer = try await rpc.files(of: symbol, session.environment)
      guard !session.options.isJSON else {
        try session.json(answer)
        continue
      }
      let pool = try RPCSession.pool(answer)
      if index > 0 { session.say("") }
      session.say(try lines(symbol, pool).map(SafeText.line))
    }
  }

  /// A method is shown with its messages.
  private func lines(_ symbol: String, _ pool: DescriptorPool) throws -> [String] {
    if let type = pool.services[symbol] { return ContractText.lines(type) }
    if let type = pool.messages[symbol] { return ContractText.lines(type, in: pool) }
    if let type = pool.enums[symbol] { return ContractText.lines(type) }
    if let method = pool.method(RPCCallCommand.methodName(symbol)) {
      let names = method.input == method.output ? [method.input] : [method.input, method.output]
      let messages = names.compactMap { pool.messages[$0] }
      return [ContractText.line(method)]
        + messages.flatMap { [""] + ContractText.lines($0, in: pool) }
    }
    if let file = pool.files[symbol] {
      return file.services.flatMap { ContractText.lines($0) + [""] }
        + file.messages.filter { !$0.isMapEntry }.flatMap {
          ContractText.lines($0, in: pool) + [""]
        } + file.enums.flatMap { ContractText.lines($0) + [""] }
    }
    throw CommandFailure(.notFound, "unknown_symbol", "The answer does not declare it.")
  }
}
