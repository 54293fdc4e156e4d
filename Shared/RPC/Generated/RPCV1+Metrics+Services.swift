// Generated from daybook/rpc/v1/metrics.proto by protoc-gen-daybook; do not edit.

import Wire

extension RPCV1 {
  /// A process's counters since it started.
  package enum Metrics {
    package static let name = "daybook.rpc.v1.Metrics"

    /// What the contract says about each method.
    package enum Methods {
      package static let getMetrics = MethodDescriptor(
        name: "daybook.rpc.v1.Metrics/GetMetrics",
        kind: .unary,
        access: .service,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [getMetrics]
    }
  }
}

extension RPCV1 {
  /// What serves `daybook.rpc.v1.Metrics`.
  package protocol MetricsService: Sendable {
    /// Returns every metric.
    ///
    /// The counters cost a few additions for each call; reading them does not slow down other
    /// calls.
    func getMetrics(_ request: RPCV1.GetMetricsRequest, _ call: ServerCall) async throws
      -> RPCV1.GetMetricsResponse
  }
}

extension Router {
  /// Serves every method of `daybook.rpc.v1.Metrics`.
  package mutating func register(_ service: some RPCV1.MetricsService) {
    serve(RPCV1.Metrics.Methods.getMetrics) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getMetrics($0, call) }
      }
      let request: RPCV1.GetMetricsRequest
      do throws(WireError) {
        request = try RPCV1.GetMetricsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getMetrics(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension RPCV1 {
  /// Calls `daybook.rpc.v1.Metrics`.
  public struct MetricsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Returns every metric.
    ///
    /// The counters cost a few additions for each call; reading them does not slow down other
    /// calls.
    public func getMetrics(
      _ request: RPCV1.GetMetricsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> RPCV1.GetMetricsResponse {
      let reply = try await channel.unaryEncoded(
        RPCV1.Metrics.Methods.getMetrics,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try RPCV1.GetMetricsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
