// Generated from daybook/analytics/v1/reports.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension AnalyticsV1 {
  /// Reports about one period.
  package enum Reports {
    package static let name = "daybook.analytics.v1.Reports"

    /// What the contract says about each method.
    package enum Methods {
      package static let getReport = MethodDescriptor(
        name: "daybook.analytics.v1.Reports/GetReport",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [getReport]
    }
  }
}

extension AnalyticsV1 {
  /// What serves `daybook.analytics.v1.Reports`.
  package protocol ReportsService: Sendable {
    /// Returns the report as data, and as text in the requested format.
    ///
    /// INVALID_ARGUMENT `invalid_period`, `unknown_value`.
    func getReport(_ request: AnalyticsV1.GetReportRequest, _ call: ServerCall) async throws
      -> AnalyticsV1.GetReportResponse
  }
}

extension Router {
  /// Serves every method of `daybook.analytics.v1.Reports`.
  package mutating func register(_ service: some AnalyticsV1.ReportsService) {
    serve(AnalyticsV1.Reports.Methods.getReport) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getReport($0, call) }
      }
      let request: AnalyticsV1.GetReportRequest
      do throws(WireError) {
        request = try AnalyticsV1.GetReportRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getReport(request, call)
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
  /// Calls `daybook.analytics.v1.Reports`.
  public struct ReportsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Returns the report as data, and as text in the requested format.
    ///
    /// INVALID_ARGUMENT `invalid_period`, `unknown_value`.
    public func getReport(
      _ request: AnalyticsV1.GetReportRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.GetReportResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.Reports.Methods.getReport,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.GetReportResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
