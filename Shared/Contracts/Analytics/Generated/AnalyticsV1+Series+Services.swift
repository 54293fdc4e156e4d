// Generated from daybook/analytics/v1/series.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension AnalyticsV1 {
  /// Numbers for charts, which clients draw.
  package enum Charts {
    package static let name = "daybook.analytics.v1.Charts"

    /// What the contract says about each method.
    package enum Methods {
      package static let getSeries = MethodDescriptor(
        name: "daybook.analytics.v1.Charts/GetSeries",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [getSeries]
    }
  }
}

extension AnalyticsV1 {
  /// What serves `daybook.analytics.v1.Charts`.
  package protocol ChartsService: Sendable {
    /// Returns series over one period.
    ///
    /// Days without data are zero, future days are absent.
    ///
    /// INVALID_ARGUMENT `invalid_period`, `unknown_value`.
    func getSeries(_ request: AnalyticsV1.GetSeriesRequest, _ call: ServerCall) async throws
      -> AnalyticsV1.GetSeriesResponse
  }
}

extension Router {
  /// Serves every method of `daybook.analytics.v1.Charts`.
  package mutating func register(_ service: some AnalyticsV1.ChartsService) {
    serve(AnalyticsV1.Charts.Methods.getSeries) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getSeries($0, call) }
      }
      let request: AnalyticsV1.GetSeriesRequest
      do throws(WireError) {
        request = try AnalyticsV1.GetSeriesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getSeries(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension AnalyticsV1 {
  /// Calls `daybook.analytics.v1.Charts`.
  public struct ChartsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Returns series over one period.
    ///
    /// Days without data are zero, future days are absent.
    ///
    /// INVALID_ARGUMENT `invalid_period`, `unknown_value`.
    public func getSeries(
      _ request: AnalyticsV1.GetSeriesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.GetSeriesResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.Charts.Methods.getSeries,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.GetSeriesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
