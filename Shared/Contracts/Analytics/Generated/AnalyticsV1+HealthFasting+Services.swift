// Generated from daybook/analytics/v1/health_fasting.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension AnalyticsV1 {
  /// The fasting timer of an adult: the fast without an end.
  ///
  /// The service stores it, so it survives restarts. It is refused for a child with
  /// FAILED_PRECONDITION `not_for_children`.
  package enum FastingTimers {
    package static let name = "daybook.analytics.v1.FastingTimers"

    /// What the contract says about each method.
    package enum Methods {
      package static let startFast = MethodDescriptor(
        name: "daybook.analytics.v1.FastingTimers/StartFast",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      package static let stopFast = MethodDescriptor(
        name: "daybook.analytics.v1.FastingTimers/StopFast",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      package static let getFastingTimer = MethodDescriptor(
        name: "daybook.analytics.v1.FastingTimers/GetFastingTimer",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [startFast, stopFast, getFastingTimer]
    }
  }
}

extension AnalyticsV1 {
  /// What serves `daybook.analytics.v1.FastingTimers`.
  package protocol FastingTimersService: Sendable {
    /// Starts a fast, now or up to 72 hours ago.
    ///
    /// ALREADY_EXISTS `fast_running`, with the fast; INVALID_ARGUMENT `out_of_range`, `in_future`,
    /// `overlap`.
    func startFast(_ request: AnalyticsV1.StartFastRequest, _ call: ServerCall) async throws
      -> AnalyticsV1.StartFastResponse

    /// Ends the running fast.
    ///
    /// FAILED_PRECONDITION `no_fast_running`; INVALID_ARGUMENT `end_before_start`, `out_of_range`
    /// (longer than 7 days: give the actual end), `in_future`.
    func stopFast(_ request: AnalyticsV1.StopFastRequest, _ call: ServerCall) async throws
      -> AnalyticsV1.StopFastResponse

    /// Returns the timer.
    func getFastingTimer(_ request: AnalyticsV1.GetFastingTimerRequest, _ call: ServerCall)
      async throws -> AnalyticsV1.GetFastingTimerResponse
  }
}

extension Router {
  /// Serves every method of `daybook.analytics.v1.FastingTimers`.
  package mutating func register(_ service: some AnalyticsV1.FastingTimersService) {
    serve(AnalyticsV1.FastingTimers.Methods.startFast) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.startFast($0, call) }
      }
      let request: AnalyticsV1.StartFastRequest
      do throws(WireError) {
        request = try AnalyticsV1.StartFastRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.startFast(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.FastingTimers.Methods.stopFast) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.stopFast($0, call) }
      }
      let request: AnalyticsV1.StopFastRequest
      do throws(WireError) {
        request = try AnalyticsV1.StopFastRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.stopFast(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.FastingTimers.Methods.getFastingTimer) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getFastingTimer($0, call) }
      }
      let request: AnalyticsV1.GetFastingTimerRequest
      do throws(WireError) {
        request = try AnalyticsV1.GetFastingTimerRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getFastingTimer(request, call)
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
  /// Calls `daybook.analytics.v1.FastingTimers`.
  public struct FastingTimersClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Starts a fast, now or up to 72 hours ago.
    ///
    /// ALREADY_EXISTS `fast_running`, with the fast; INVALID_ARGUMENT `out_of_range`, `in_future`,
    /// `overlap`.
    public func startFast(
      _ request: AnalyticsV1.StartFastRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.StartFastResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.FastingTimers.Methods.startFast,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.StartFastResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Ends the running fast.
    ///
    /// FAILED_PRECONDITION `no_fast_running`; INVALID_ARGUMENT `end_before_start`, `out_of_range`
    /// (longer than 7 days: give the actual end), `in_future`.
    public func stopFast(
      _ request: AnalyticsV1.StopFastRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.StopFastResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.FastingTimers.Methods.stopFast,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.StopFastResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns the timer.
    public func getFastingTimer(
      _ request: AnalyticsV1.GetFastingTimerRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.GetFastingTimerResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.FastingTimers.Methods.getFastingTimer,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.GetFastingTimerResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
