import Wire

/// Serves `daybook.rpc.v1.Metrics` for one server.
///
/// The server is set a moment after its router, and lives at least as long as its calls.
final class MetricsHandler: RPCV1.MetricsService, @unchecked Sendable {
  @exclusivity(unchecked) weak var server: RPCServer?

  /// Figures show how an installation is used, so only trusted peers receive them.
  func getMetrics(
    _ request: RPCV1.GetMetricsRequest,
    _ call: ServerCall
  ) async throws -> RPCV1.GetMetricsResponse {
    guard call.isPeerTrusted else {
      throw RPCError(
        .permissionDenied,
        "processes_only",
        "This is for processes of the installation."
      )
    }
    guard let server else { throw Untouched(.draining) }
    return server.metrics
  }
}

extension RPCServer {
  /// All its counters.
  ///
  /// On the loop only.
  package var metrics: RPCV1.GetMetricsResponse {
    var metrics = record.figures
    metrics.uptime = GoogleProtobuf.Duration(transport.loop.now - startedAt)
    metrics.connections = RPCV1.ConnectionCounts(
      open: Int64(connectionCount),
      idle: Int64(idleConnectionCount),
      accepted: Int64(record.accepted),
      refused: Int64(record.refused)
    )
    metrics.caches = caches.map { $0() }
    metrics.stores = stores.map { $0() }
    metrics.channels = channels.map { $0() }
    metrics.safetyWarnings = safetyWarnings()
    return metrics
  }
}

extension ServerCall {
  /// The counters of this call's server; `nil` for a call of a test.
  package var serverMetrics: RPCV1.GetMetricsResponse? { connection?.serverMetrics }
}
