package import Descriptors
import Wire

/// What `daybook.rpc.v1.Reflection` answers: services, contracts and limits of one process.
package struct Reflection: RPCV1.ReflectionService {
  private let services: [RPCV1.ServiceOffer]
  private let pool: DescriptorPool
  private let limits: [RPCV1.Limit]

  /// - Parameters:
  ///   - methods: what the process serves, besides health and this.
  ///   - contracts: descriptions of their files; those of this room are there already.
  ///   - settings: the limits.
  package init(
    of methods: [MethodDescriptor],
    contracts: [StaticString],
    settings: ServerSettings
  ) {
    let all = Set(methods + RPCV1.methods)
    let names = Dictionary(grouping: all) { String($0.service) }
    services = names.sorted { $0.key < $1.key }.map { name, methods in
      RPCV1.ServiceOffer(
        name: name,
        methods: methods.map { String($0.name.dropFirst(name.count + 1)) }.sorted()
      )
    }
    pool = DescriptorPool(base64: [WireDescriptors.files, RPCDescriptors.files, contracts])
    limits = settings.announcedLimits
  }

  package func listServices(
    _ request: RPCV1.ListServicesRequest,
    _ call: ServerCall
  ) async throws -> RPCV1.ListServicesResponse {
    RPCV1.ListServicesResponse(services: services)
  }

  package func describeSymbol(
    _ request: RPCV1.DescribeSymbolRequest,
    _ call: ServerCall
  ) async throws -> RPCV1.DescribeSymbolResponse {
    guard let files = pool.closure(of: request.symbol) else {
      throw RPCError(.notFound, "unknown_symbol", "No contract here declares it.")
    }
    return RPCV1.DescribeSymbolResponse(files: files.map { $0.bytes[...] })
  }

  package func listLimits(
    _ request: RPCV1.ListLimitsRequest,
    _ call: ServerCall
  ) async throws -> RPCV1.ListLimitsResponse {
    RPCV1.ListLimitsResponse(limits: limits)
  }
}

extension DescriptorPool {
  /// Contracts as the generator leaves them in a module.
  package init(base64 lists: [[StaticString]]) {
    self.init()
    for text in lists.joined() {
      guard
        let bytes = try? GoogleProtobuf.BytesValue(json: "\"\(text)\"").value,
        let file = try? FileType(Array(bytes))
      else { preconditionFailure("the generated descriptions are damaged") }
      add(file)
    }
  }
}

extension ServerSettings {
  /// What a caller can meet, with the names of PROTOCOL.md.
  fileprivate var announcedLimits: [RPCV1.Limit] {
    func milliseconds(_ duration: Duration) -> Int64 { Int64(duration / .milliseconds(1)) }
    func limit(_ name: String, _ value: Int, _ unit: String, _ reason: String) -> RPCV1.Limit {
      RPCV1.Limit(name: name, value: Int64(value), unit: unit, reason: reason)
    }
    func time(_ name: String, _ value: Duration, _ reason: String) -> RPCV1.Limit {
      RPCV1.Limit(name: name, value: milliseconds(value), unit: "ms", reason: reason)
    }
    return [
      limit("max_frame", limits.maximumFrame, "bytes", "one frame must not hold up the others"),
      limit("max_message", limits.maximumMessage, "bytes", "larger things are streamed"),
      limit("max_metadata", limits.maximumMetadata, "bytes", "facts beside a message are few"),
      limit("max_streams", limits.maximumStreams, "calls", "handlers of one client at once"),
      limit("stream_credit", limits.streamCredit, "bytes", "a stream waits for its reader"),
      limit("connection_credit", limits.connectionCredit, "bytes", "and so do all together"),
      limit("max_methods", limits.maximumMethods, "methods", "numbers that are remembered"),
      limit("connections", maximumConnections, "connections", "descriptors of the process"),
      limit(
        "connections_unproven",
        maximumUnproven,
        "connections",
        "the others are kept for processes of the installation"
      ),
      limit(
        "connections_per_address",
        maximumConnectionsPerAddress,
        "connections",
        "without a proof; the longest idle one gives way"
      ),
      limit(
        "openings_per_address",
        maximumOpeningsPerAddress,
        "connections",
        "not open yet; the longest gives way"
      ),
      limit("handlers", maximumHandlers, "handlers", "of all clients; bulk work is shed at half"),
      limit("buffered_bytes", maximumBufferedBytes, "bytes", "messages that wait, of all clients"),
      limit("message_rate", minimumRate, "bytes/s", "of a message that began, after half a minute"),
      time("ping_interval", limits.pingInterval, "pings that come sooner are strikes"),
      time("max_timeout", limits.maximumTimeout, "to this deadlines of unary calls are cut"),
      time("opening", openingTime, "from accept to the end of the opening"),
      time("frame", frameTime, "from a frame's first byte to its last"),
      time("message_pause", pauseTime, "between two pieces of one message"),
      time("keepalive", keepaliveTime, "silence before who has calls open is asked for life"),
      time("keepalive_answer", keepaliveTimeout, "what the answer to that may take"),
      time("output_waits", writeTime, "without the peer taking a byte of what waits"),
      time("slow_reader", slowReaderTime, "the next message of a stream waits for its reader"),
    ]
  }
}
