import GatewayClient
import Descriptors
import RPC
import Synchronization
import Wire

/// `daybook rpc call`: calls any method, with JSON requests and replies, by the process's own
/// descriptors.
struct RPCCallCommand: Command {
  static let manual = Manual(
    name: ["rpc", "call"],
    summary: "call any method of a process, with JSON for its messages",
    operands: [
      .init(name: "METHOD", help: "its full name, as daybook.task.v1.Tasks/ListTasks"),
      .init(
        name: "MESSAGE",
        help: "JSON; several for a stream of requests; else what comes on standard input",
        isOptional: true,
        repeats: true
      ),
    ],
    options: RPCSession.options + [
      .init(name: "verbose", help: "headers and trailers, too, beside the replies")
    ],
    notes: [
      "Replies are printed as they arrive, with --json each on a line of its own. Requests on standard"
        + " input are sent as they come; its end is the end of the requests.",
      "A changing call gets a new request id; to repeat one, give -H 'request-id: …'.",
    ],
    examples: [
      "daybook rpc call daybook.task.v1.Tasks/ListTasks '{\"page_size\": 3}'",
      "echo '{}' | daybook rpc call daybook.rpc.v1.Health/Check --address 127.0.0.1:7401"
        + " --cluster-key-file keys/cluster.key",
    ]
  )

  private let arguments: ParsedArguments
  private let method: String
  private let words: [String]

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    self.arguments = arguments
    method = Self.methodName(arguments.operand(0) ?? "")
    words = Array(arguments.operands.dropFirst())
  }

  /// Normalizes `S/M`, `/S/M`, `S.M` and `.S.M` to `S/M`.
  static func methodName(_ text: String) -> String {
    let text = text.hasPrefix("/") || text.hasPrefix(".") ? String(text.dropFirst()) : text
    guard !text.contains("/"), let dot = text.lastIndex(of: ".") else { return text }
    return "\(text[..<dot])/\(text[text.index(after: dot)...])"
  }

  func run(_ session: Session) async throws {
    let rpc = try RPCSession(session, arguments)
    let pool = try await rpc.describe(method, session.environment)
    guard let contract = pool.method(method) else { throw missing(pool) }
    if let type = pool.undescribed(by: [contract.input, contract.output]) {
      throw DescriptorError.unknownType(type)
    }
    let messages = DynamicMessage(pool, JSONOptions(types: .daybook))
    // At a terminal a method with one request gets an empty one, unless words are given.
    let isTyped = contract.takesMany || !session.environment.terminal.isInput
    let requests = RPCRequests(
      contract,
      messages,
      words: words,
      source: isTyped ? session.environment.input : nil
    )
    let printer = ReplyPrinter(session, messages, contract, isVerbose: arguments.has("verbose"))
    if contract.takesMany {
      try await exchange(contract, requests, rpc, session.environment, printer)
    } else {
      try await ask(contract, requests, messages, rpc, session.environment, printer)
    }
  }

  /// The failure for a name that is a service, or unknown.
  private func missing(_ pool: DescriptorPool) -> CommandFailure {
    guard let service = pool.services[method.replacing("/", with: ".")] else {
      return CommandFailure(.notFound, "unknown_method", "The answer does not declare it.")
    }
    let names = service.methods.map(\.name).joined(separator: ", ")
    return .usage(
      SafeText.line("\(service.name) is a service; a method is missing."),
      hint: SafeText.line("It has \(names).")
    )
  }

  private func options(
    _ contract: ServiceType.Method,
    _ rpc: RPCSession,
    _ environment: Environment
  ) -> CallOptions {
    var options = rpc.callOptions(environment)
    // A stream has no deadline unless a time was given.
    let isStream = contract.takesMany || contract.repliesMany
    if isStream, arguments.value("timeout") == nil { options.timeout = nil }
    return options
  }

  // MARK: One request

  /// Starts the call when its request is complete; a second request fails it.
  private func ask(
    _ contract: ServiceType.Method,
    _ given: RPCRequests,
    _ messages: DynamicMessage,
    _ rpc: RPCSession,
    _ environment: Environment,
    _ printer: ReplyPrinter
  ) async throws {
    var requests = given
    let first = try await requests.next()
    let request = try first ?? messages.bytes(of: contract.input, json: Array("{}".utf8))
    if requests.hasMore { throw requests.surplus(method) }
    let options = options(contract, rpc, environment)
    let failure = FirstFailure()
    let descriptor = MethodDescriptor(
      name: method,
      kind: contract.repliesMany ? .serverStream : .unary
    )
    let call = rpc.channel.loop.spawn { [channel = rpc.channel] in
      await Self.result {
        guard contract.repliesMany else {
          return try printer.print(try await channel.unaryRaw(descriptor, request, options))
        }
        try await printer.print(try await channel.streamRaw(descriptor, request, options))
      }
    }
    if requests.isOpen {
      let (waiting, method) = (requests, method)
      _ = rpc.channel.loop.spawn {
        var waiting = waiting
        let more = await Self.result { try await waiting.waitForMore() }
        switch more {
        case .success(false): return
        case .success(true): failure.note(waiting.surplus(method))
        case .failure(let error): failure.note(error)
        }
        call.cancel()
      }
    }
    let result = await call.value
    try await rpc.calling(messages) { try failure.report(result) }
  }

  // MARK: Many requests

  /// Sends requests while replies are read; words are parsed before anything is sent.
  private func exchange(
    _ contract: ServiceType.Method,
    _ given: RPCRequests,
    _ rpc: RPCSession,
    _ environment: Environment,
    _ printer: ReplyPrinter
  ) async throws {
    var requests = given
    let ready = requests.isOpen ? [] : try await requests.all()
    let descriptor = MethodDescriptor(
      name: method,
      kind: contract.repliesMany ? .bidirectional : .clientStream
    )
    let options = options(contract, rpc, environment)
    let failure = FirstFailure()
    try await rpc.calling(printer.messages) {
      let exchange = try await rpc.channel.exchangeRaw(descriptor, options)
      // Not awaited at the end, because standard input may never end.
      _ = rpc.channel.loop.spawn { [requests] in
        do {
          try await Self.send(ready, requests, exchange.requests)
        } catch {
          failure.note(error)
          exchange.replies.cancel()
        }
      }
      let printed = await Self.result {
        if contract.repliesMany {
          try await printer.print(exchange.replies)
        } else {
          try await printer.print(only: exchange.replies)
        }
      }
      try failure.report(printed)
    }
  }

  private static func send(
    _ ready: [[UInt8]],
    _ rest: RPCRequests,
    _ writer: RawRequestWriter
  ) async throws {
    var rest = rest
    do {
      for request in ready { try await writer.send(request) }
      while let request = try await rest.next() { try await writer.send(request) }
      writer.finish()
    } catch is RequestsNotWanted {
      // The server has replied already.
    }
  }

  private static func result<Answer: Sendable>(
    _ body: () async throws -> Answer
  ) async -> Result<Answer, any Error> {
    do { return .success(try await body()) } catch { return .failure(error) }
  }
}

/// Why this side cancelled a call; more specific than the resulting cancellation.
private final class FirstFailure: Sendable {
  private let kept = Mutex<(any Error)?>(nil)

  func note(_ error: any Error) {
    kept.withLock { if $0 == nil { $0 = error } }
  }

  func report(_ result: Result<Void, any Error>) throws {
    if case .failure(let error) = result { throw kept.withLock { $0 } ?? error }
  }
}
