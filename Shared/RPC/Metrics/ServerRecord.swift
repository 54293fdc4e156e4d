import Wire

/// The counters of one server, and what it holds now.
///
/// With several loops each has its own, to be added up. Unchecked `Sendable`: touched on the
/// server's loop only.
final class ServerRecord: @unchecked Sendable {
  let methods: [MethodRecord]
  /// Calls of unknown methods, and of those that a fallback serves.
  let unknown = MethodRecord("unknown")
  @exclusivity(unchecked) var accepted = 0
  @exclusivity(unchecked) var refused = 0
  @exclusivity(unchecked) var received: UInt64 = 0
  @exclusivity(unchecked) var sent: UInt64 = 0
  /// Running handlers, including those of calls that are over.
  @exclusivity(unchecked) var running = 0
  /// Buffered bytes of messages and output.
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

  /// A call ended with an error.
  ///
  /// It is counted by its limit, unless the limit is of a process that the call was forwarded to.
  func note(_ error: RPCError) {
    if error.encodedStatus == nil, let limit = MetLimit(rawValue: error.reason) { note(limit) }
  }

  /// The figures, without the open connections.
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
