import Contracts
import Descriptors
import RPC
import Wire

/// `daybook rpc call`: one call of any method, JSON in and JSON out, by what the process tells of it.
struct RPCCallCommand: Command {
  static let manual = Manual(
    name: ["rpc", "call"],
    summary: "call any method of a process, with JSON for its messages",
    operands: [
      .init(name: "METHOD", help: "its full name, as daybook.task.v1.Tasks/ListTasks"),
      .init(
        name: "MESSAGE",
        help: "JSON; several for a stream of requests; else what stands on standard input",
        isOptional: true,
        repeats: true
      ),
    ],
    options: RPCSession.options,
    notes: [
      "Replies are printed one after the other, with --json each on a line of its own.",
      "What changes something gets a new request id; to repeat a call, give -H 'request-id: …'.",
    ],
    examples: [
      "daybook rpc call daybook.task.v1.Tasks/ListTasks '{\"page_size\": 3}'",
      "echo '{}' | daybook rpc call daybook.rpc.v1.Health/Check --address 127.0.0.1:7401"
        + " --cluster-key-file keys/cluster.key",
    ]
  )

  /// Requests in a text: what one command line or one pipe may hold.
  private static let largestInput = 16 << 20

  private let arguments: ParsedArguments
  private let method: String
  private let texts: [String]

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    self.arguments = arguments
    method = Self.methodName(arguments.operand(0) ?? "")
    texts = Array(arguments.operands.dropFirst())
  }

  /// `S/M` of `S/M`, `/S/M` or `S.M`.
  static func methodName(_ text: String) -> String {
    let text = text.hasPrefix("/") ? String(text.dropFirst()) : text
    guard !text.contains("/"), let dot = text.lastIndex(of: ".") else { return text }
    return "\(text[..<dot])/\(text[text.index(after: dot)...])"
  }

  func run(_ session: Session) async throws {
    let rpc = try RPCSession(session, arguments)
    let pool = try await rpc.describe(method, session.environment)
    guard let contract = pool.method(method) else {
      throw CommandFailure(.notFound, "unknown_method", "The answer does not declare it.")
    }
    let messages = DynamicMessage(pool, JSONOptions(types: .daybook))
    let requests = try requests(session, contract, messages)
    let printer = Printer(session, messages, contract.output)
    try await rpc.asking {
      try await call(contract, requests, rpc, session.environment, printer)
    }
  }

  private func requests(
    _ session: Session,
    _ contract: ServiceType.Method,
    _ messages: DynamicMessage
  ) throws -> [[UInt8]] {
    var input: [UInt8] = []
    if !texts.isEmpty {
      input = Array(texts.joined(separator: "\n").utf8)
    } else if !session.environment.terminal.isInput {
      guard let read = session.environment.input.readAll(limit: Self.largestInput) else {
        throw CommandFailure.invalid("input_too_large", "That is more than 16 MiB of JSON.")
      }
      input = read
    }
    do {
      var documents = try DynamicMessage.documents(input)
      if documents.isEmpty, !contract.takesMany { documents = [Array("{}".utf8)] }
      guard contract.takesMany || documents.count == 1 else {
        throw CommandFailure.usage("This method takes one message, not \(documents.count).")
      }
      return try documents.map { try messages.bytes(of: contract.input, json: $0) }
    } catch let error as JSONError {
      throw CommandFailure.invalid("invalid_request", "\(error)")
    }
  }

  private func call(
    _ contract: ServiceType.Method,
    _ requests: [[UInt8]],
    _ rpc: RPCSession,
    _ environment: Environment,
    _ printer: Printer
  ) async throws {
    var options = rpc.callOptions(environment)
    let kind: MethodKind =
      switch (contract.takesMany, contract.repliesMany) {
      case (false, false): .unary
      case (false, true): .serverStream
      case (true, false): .clientStream
      case (true, true): .bidirectional
      }
    // A stream lasts as long as it lasts, unless a time was asked for.
    if kind != .unary, arguments.value("timeout") == nil { options.timeout = nil }
    let descriptor = MethodDescriptor(name: method, kind: kind)
    guard kind != .unary else {
      let reply = try await rpc.channel.unaryRaw(descriptor, requests[0], options)
      return try printer.print(reply.message)
    }
    guard contract.takesMany else {
      let replies = try await rpc.channel.streamRaw(descriptor, requests[0], options)
      for try await reply in replies { try printer.print(reply.bytes) }
      return
    }
    let exchange = try await rpc.channel.exchangeRaw(descriptor, options)
    // Replies are taken while requests wait for credit.
    async let sent: Void = Self.send(requests, exchange.requests)
    for try await reply in exchange.replies { try printer.print(reply.bytes) }
    try await sent
  }

  private static func send(_ requests: [[UInt8]], _ writer: RawRequestWriter) async throws {
    do {
      for request in requests { try await writer.send(request) }
      writer.finish()
    } catch is RequestsNotWanted {
      // The server has answered already.
    }
  }

  /// Prints replies as they come.
  private struct Printer {
    private let session: Session
    private let messages: DynamicMessage
    private let type: String

    init(_ session: Session, _ messages: DynamicMessage, _ type: String) {
      self.session = session
      self.messages = messages
      self.type = type
    }

    func print(_ bytes: [UInt8]) throws {
      let text = try messages.json(of: type, bytes: bytes)
      session.environment.output.write(
        (session.options.isJSON ? text : PrettyJSON.text(text)) + "\n"
      )
    }
  }
}
