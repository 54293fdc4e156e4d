import Descriptors
import GatewayClient
import RPC
import ServiceRuntime
import Synchronization
import Vocabulary
import Wire

/// The time that a command has waited for replies.
private final class TimeSpent: Sendable {
  private let spent = Mutex(Duration.zero)

  var time: Duration { spent.withLock { $0 } }

  func add(_ time: Duration) { spent.withLock { $0 += time } }
}

/// A connection to a process and its contracts, shared by the commands of `daybook rpc`.
struct RPCSession {
  static let options: [Manual.Option] = [
    .init(name: "address", value: "ADDRESS", help: "another process than the gateway"),
    .init(
      name: "header",
      value: "ENTRY",
      help: "metadata, as “name: value”; also -H; base64 where the name ends in -bin",
      repeats: true
    ),
    .init(name: "plaintext", help: "without TLS, whatever the environment says"),
    .init(name: "tls-authority", value: "FILE", help: "by TLS; “system”: what the machine trusts"),
    .init(name: "tls-certificate", value: "FILE", help: "an own certificate"),
    .init(name: "tls-key", value: "FILE", help: "its key"),
    .init(
      name: "cluster-key-file",
      value: "FILE",
      help: "authenticate as a part of the installation on a connection without TLS"
    ),
  ]

  let channel: any CallChannel
  let metadata: Metadata
  /// The total time for reading descriptors and for the call.
  private let timeout: Duration
  private let asked = TimeSpent()
  /// The process, if it is not the gateway.
  private let named: ProcessFailure.Named?

  /// `address` is used in place of `--address` by commands with another name for it.
  init(
    _ session: Session,
    _ arguments: ParsedArguments,
    address: String? = nil
  ) throws(CommandFailure) {
    let address = address ?? arguments.value("address")
    let route = try RPCSession.route(session, arguments, address)
    channel = try session.channel(by: route)
    let isForGateway = address == nil || RPCSession.isGateway(route.address, session)
    metadata = try RPCSession.metadata(session, arguments, isForGateway: isForGateway)
    timeout = session.options.timeout
    named =
      isForGateway
      ? nil
      : ProcessFailure.Named(
        address: route.address,
        showsProof: route.clusterKey != nil || route.tls?.certificate != nil,
        isEncrypted: route.tls != nil
      )
  }

  /// Runs requests to the process; failures of another process than the gateway name it.
  ///
  /// - Throws: ``ProcessFailure`` for an `RPCError`, or what `body` throws.
  func asking<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
    do {
      return try await body()
    } catch let error as RPCError {
      throw ProcessFailure(error: error, named: named)
    }
  }

  /// The same for the call itself, whose failure includes the complete status.
  func calling(_ messages: DynamicMessage, _ body: () async throws -> Void) async throws {
    do {
      try await body()
    } catch let error as RPCError {
      throw ProcessFailure(error: error, named: named, facts: StatusFacts(error, messages))
    }
  }

  /// The options of the next call, with a request id, which costs reading calls nothing.
  ///
  /// Calls are not retried, because the user wants to see each reply.
  func callOptions(_ environment: Environment) -> CallOptions {
    var random = SystemRandomNumberGenerator()
    let id = UniqueID.version7(
      milliseconds: environment.clock().millisecondsSinceEpoch,
      sequence: random.next(),
      random: random.next()
    )
    return CallOptions(
      timeout: max(.zero, timeout - asked.time),
      metadata: metadata,
      requestID: metadata["request-id"] == nil ? id : nil,
      isRetried: false
    )
  }

  private static func route(
    _ session: Session,
    _ arguments: ParsedArguments,
    _ given: String?
  ) throws(CommandFailure) -> Environment.Route {
    let tls = try encryption(session, arguments, given)
    let address: Address
    if let text = given {
      guard let parsed = Address(text: text) else {
        throw .usage("An address is written 127.0.0.1:7401, not “\(SafeText.line(text))”.")
      }
      address = parsed
    } else {
      address = try gateway(session)
    }
    return Environment.Route(address: address, tls: tls, clusterKey: try key(session, arguments))
  }

  /// The gateway's address: the one that the token belongs to.
  private static func gateway(_ session: Session) throws(CommandFailure) -> Address {
    session.server(try session.files.load(Credentials.file, as: Credentials.self))
  }

  /// Whether the stored token belongs to this address, and commands use it.
  private static func isGateway(_ address: Address, _ session: Session) -> Bool {
    guard let credentials = try? session.files.load(Credentials.file, as: Credentials.self) else {
      return false
    }
    return Address(text: credentials.server) == address && session.server(credentials) == address
  }

  /// The TLS files; `nil` without TLS.
  private static func encryption(
    _ session: Session,
    _ arguments: ParsedArguments,
    _ given: String?
  ) throws(CommandFailure) -> TLSFiles? {
    for other in ["tls-authority", "tls-certificate", "tls-key"] {
      try arguments.refuseTogether(["plaintext", other])
    }
    guard !arguments.has("plaintext") else { return nil }
    var tls =
      if let authority = arguments.value("tls-authority") {
        TLSFiles(authority: authority == "system" ? nil : authority)
      } else if given == nil {
        try session.tls(
          to: try gateway(session),
          try session.files.load(Credentials.file, as: Credentials.self)
        )
      } else {
        try session.options.tls()
      }
    let (certificate, key) = (arguments.value("tls-certificate"), arguments.value("tls-key"))
    guard certificate != nil || key != nil else { return tls }
    guard tls != nil else {
      throw .usage(
        "A certificate needs --tls-authority, a FILE or “system”; otherwise nothing is encrypted."
      )
    }
    if let certificate { tls?.certificate = certificate }
    if let key { tls?.key = key }
    guard tls?.certificate != nil, tls?.key != nil else {
      throw .usage("--tls-certificate and --tls-key belong together.")
    }
    return tls
  }

  static func key(
    _ session: Session,
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> [UInt8]? {
    try arguments.value("cluster-key-file").map { path throws(CommandFailure) in
      try key(session, at: path)
    }
  }

  static func key(_ session: Session, at path: String) throws(CommandFailure) -> [UInt8] {
    do throws(FileFailure) {
      let key = try session.environment.files.readSecret(path, limit: ClusterKey.length)
      guard key.count == ClusterKey.length else { throw FileFailure.other("not 32 bytes") }
      return key
    } catch {
      throw .invalid("file_unusable", "\(SafeText.line(path)) \(error.sentence).")
    }
  }

  /// The given metadata, and the token if the address is its gateway.
  private static func metadata(
    _ session: Session,
    _ arguments: ParsedArguments,
    isForGateway: Bool
  ) throws(CommandFailure) -> Metadata {
    var metadata = Metadata()
    for entry in arguments.values("header") {
      let parts = entry.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw .usage("--header is written “name: value”, not “\(SafeText.line(entry))”.")
      }
      let (name, value) = (String(parts[0]).trimmed.lowercased(), String(parts[1]).trimmed)
      guard name.hasSuffix("-bin") else {
        metadata.append(name, value)
        continue
      }
      guard let bytes = try? GoogleProtobuf.BytesValue(json: "\"\(value)\"").value else {
        throw .usage("The value of \(SafeText.line(name)) is not base64.")
      }
      metadata.append(name, binary: Array(bytes))
    }
    if isForGateway || session.options.tokenFile != nil, metadata["authorization"] == nil,
      let token = try session.token()
    {
      metadata["authorization"] = "Bearer \(token)"
    }
    return metadata
  }

  /// The contracts that a symbol needs.
  func describe(_ symbol: String, _ environment: Environment) async throws -> DescriptorPool {
    try Self.pool(try await files(of: symbol, environment))
  }

  /// The contracts that a symbol needs, from the process's reflection, or the built-in ones where
  /// reflection is not public.
  func files(
    of symbol: String,
    _ environment: Environment
  ) async throws -> RPCV1.DescribeSymbolResponse {
    let start = channel.loop.now
    defer { asked.add(channel.loop.now - start) }
    do {
      return try await RPCV1.ReflectionClient(channel).describeSymbol(
        RPCV1.DescribeSymbolRequest(symbol: symbol),
        callOptions(environment)
      )
    } catch let error as RPCError {
      let isRefused = [.unauthenticated, .permissionDenied].contains(error.code)
      let own = DescriptorPool(base64: [WireDescriptors.files, RPCDescriptors.files])
      guard isRefused, let files = own.closure(of: symbol) else {
        throw ProcessFailure(error: error, named: named)
      }
      return RPCV1.DescribeSymbolResponse(files: files.map { $0.bytes[...] })
    }
  }

  static func pool(_ answer: RPCV1.DescribeSymbolResponse) throws(CommandFailure) -> DescriptorPool
  {
    var pool = DescriptorPool()
    for (place, bytes) in answer.files.enumerated() {
      do throws(DescriptorError) {
        pool.add(try FileType(Array(bytes)))
      } catch {
        let name = FileType.name(of: Array(bytes)) ?? "file \(place + 1) of \(answer.files.count)"
        throw CommandFailure.unreadable(error, in: SafeText.line(name))
      }
    }
    return pool
  }
}
