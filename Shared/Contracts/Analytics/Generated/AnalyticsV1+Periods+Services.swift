// Generated from daybook/analytics/v1/periods.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension AnalyticsV1 {
  /// Figures of days, weeks, months and years.
  package enum Periods {
    package static let name = "daybook.analytics.v1.Periods"

    /// What the contract says about each method.
    package enum Methods {
      package static let getPeriod = MethodDescriptor(
        name: "daybook.analytics.v1.Periods/GetPeriod",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let listDays = MethodDescriptor(
        name: "daybook.analytics.v1.Periods/ListDays",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [getPeriod, listDays]
    }
  }
}

extension AnalyticsV1 {
  /// What serves `daybook.analytics.v1.Periods`.
  package protocol PeriodsService: Sendable {
    /// Sums a period, with its days, weeks or months, and compares it with the previous period of
    /// the same length.
    ///
    /// The answer includes the caller's last change unless it is `stale`.
    ///
    /// INVALID_ARGUMENT `invalid_period`: a custom period lacks a day, ends before it begins, or
    /// has more than 366 days.
    func getPeriod(_ request: AnalyticsV1.GetPeriodRequest, _ call: ServerCall) async throws
      -> AnalyticsV1.GetPeriodResponse

    /// Returns the figures of each day with a plan or completion, oldest first, for calendars and
    /// heat maps.
    ///
    /// INVALID_ARGUMENT `invalid_period`: as for `GetPeriod`.
    func listDays(_ request: AnalyticsV1.ListDaysRequest, _ call: ServerCall) async throws
      -> AnalyticsV1.ListDaysResponse
  }
}

extension Router {
  /// Serves every method of `daybook.analytics.v1.Periods`.
  package mutating func register(_ service: some AnalyticsV1.PeriodsService) {
    serve(AnalyticsV1.Periods.Methods.getPeriod) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getPeriod($0, call) }
      }
      let request: AnalyticsV1.GetPeriodRequest
      do throws(WireError) {
        request = try AnalyticsV1.GetPeriodRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getPeriod(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.Periods.Methods.listDays) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listDays($0, call) }
      }
      let request: AnalyticsV1.ListDaysRequest
      do throws(WireError) {
        request = try AnalyticsV1.ListDaysRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listDays(request, call)
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
  /// Calls `daybook.analytics.v1.Periods`.
  public struct PeriodsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Sums a period, with its days, weeks or months, and compares it with the previous period of
    /// the same length.
    ///
    /// The answer includes the caller's last change unless it is `stale`.
    ///
    /// INVALID_ARGUMENT `invalid_period`: a custom period lacks a day, ends before it begins, or
    /// has more than 366 days.
    public func getPeriod(
      _ request: AnalyticsV1.GetPeriodRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.GetPeriodResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.Periods.Methods.getPeriod,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.GetPeriodResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns the figures of each day with a plan or completion, oldest first, for calendars and
    /// heat maps.
    ///
    /// INVALID_ARGUMENT `invalid_period`: as for `GetPeriod`.
    public func listDays(
      _ request: AnalyticsV1.ListDaysRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.ListDaysResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.Periods.Methods.listDays,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.ListDaysResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
