import Wire

/// What one server did since it started, and how much it holds now.
///
/// Unchecked `Sendable`: touched on the server's loop only. With more loops each has its own, and
/// whoever asks adds them up.
final class ServerRecord: @unchecked Sendable {
  let methods: [MethodRecord]
  /// Calls of methods that nobody has, and of those a fallback serves.
  let unknown = MethodRecord("unknown")
  @exclusivity(unchecked) var accepted = 0
  @exclusivity(unchecked) var refused = 0
  @exclusivity(unchecked) var received: UInt64 = 0
  @exclusivity(unchecked) var sent: UInt64 = 0
  /// Handlers that run, those of calls that are over among them.
  @exclusivity(unchecked) var running = 0
  /// Bytes of messages and output that wait.
  @exclusivity(unchecked) var buffered = 0
  @exclusivity(unchecked) private var met: [MetLimit: UInt64] = [:]

  init(methods: [MethodRecord]) {
    self.methods = methods
  }

  func note(_ limit: MetLimit) {
    met[limit, default: 0] &+= 1
  }

  func note(_ fault: ConnectionFault) {
    if let limit = MetLimit(fault.code) { note(limit) }
  }

  /// A call ended with an error; those that say which limit it was are counted, unless the limit is
  /// of a process behind this one.
  func note(_ error: RPCError) {
    if error.encodedStatus == nil, let limit = MetLimit(rawValue: error.reason) { note(limit) }
  }

  /// The figures, but for the connections that are open.
  var figures: RPCV1.GetMetricsResponse {
    var figures = RPCV1.GetMetricsResponse(
      runningHandlers: Int64(running),
      bufferedBytes: Int64(buffered),
      receivedBytes: Int64(clamping: received),
      sentBytes: Int64(clamping: sent)
    )
    figures.methods = (methods + [unknown]).compactMap(\.figures)
    figures.limits = MetLimit.allCases.compactMap { limit in
      met[limit].map { RPCV1.LimitCount(name: limit.rawValue, count: Int64(clamping: $0)) }
    }
    return figures
  }
}
