// Generated from daybook/analytics/v1/health_figures.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension AnalyticsV1 {
  /// A member's health goals, and figures computed from the logs.
  ///
  /// A child has no goals or figures of weight and fasts; its other goals need a parent's consent
  /// (FAILED_PRECONDITION `authorization_required`).
  package enum HealthFigures {
    package static let name = "daybook.analytics.v1.HealthFigures"

    /// What the contract says about each method.
    package enum Methods {
      package static let getHealthGoals = MethodDescriptor(
        name: "daybook.analytics.v1.HealthFigures/GetHealthGoals",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let updateHealthGoals = MethodDescriptor(
        name: "daybook.analytics.v1.HealthFigures/UpdateHealthGoals",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        consent: .health,
        serviceChecksConsent: true,
        subjectField: [1]
      )

      package static let getHealthFigures = MethodDescriptor(
        name: "daybook.analytics.v1.HealthFigures/GetHealthFigures",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        getHealthGoals, updateHealthGoals, getHealthFigures,
      ]
    }
  }
}

extension AnalyticsV1 {
  /// What serves `daybook.analytics.v1.HealthFigures`.
  package protocol HealthFiguresService: Sendable {
    /// Returns the goals, and the choices that clients offer.
    func getHealthGoals(_ request: AnalyticsV1.GetHealthGoalsRequest, _ call: ServerCall)
      async throws -> AnalyticsV1.GetHealthGoalsResponse

    /// Changes the goals in the mask from today on; a running fast keeps its goal.
    ///
    /// INVALID_ARGUMENT `out_of_range`; FAILED_PRECONDITION `not_for_children`; ABORTED
    /// `revision_mismatch`.
    func updateHealthGoals(_ request: AnalyticsV1.UpdateHealthGoalsRequest, _ call: ServerCall)
      async throws -> AnalyticsV1.UpdateHealthGoalsResponse

    /// Returns days with their totals, and the figures of the last seven days.
    ///
    /// INVALID_ARGUMENT `out_of_range`: `days` is not in 1 to 92.
    func getHealthFigures(_ request: AnalyticsV1.GetHealthFiguresRequest, _ call: ServerCall)
      async throws -> AnalyticsV1.GetHealthFiguresResponse
  }
}

extension Router {
  /// Serves every method of `daybook.analytics.v1.HealthFigures`.
  package mutating func register(_ service: some AnalyticsV1.HealthFiguresService) {
    serve(AnalyticsV1.HealthFigures.Methods.getHealthGoals) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getHealthGoals($0, call) }
      }
      let request: AnalyticsV1.GetHealthGoalsRequest
      do throws(WireError) {
        request = try AnalyticsV1.GetHealthGoalsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getHealthGoals(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.HealthFigures.Methods.updateHealthGoals) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.updateHealthGoals($0, call) }
      }
      let request: AnalyticsV1.UpdateHealthGoalsRequest
      do throws(WireError) {
        request = try AnalyticsV1.UpdateHealthGoalsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.updateHealthGoals(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.HealthFigures.Methods.getHealthFigures) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getHealthFigures($0, call) }
      }
      let request: AnalyticsV1.GetHealthFiguresRequest
      do throws(WireError) {
        request = try AnalyticsV1.GetHealthFiguresRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getHealthFigures(request, call)
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
  /// Calls `daybook.analytics.v1.HealthFigures`.
  public struct HealthFiguresClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Returns the goals, and the choices that clients offer.
    public func getHealthGoals(
      _ request: AnalyticsV1.GetHealthGoalsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.GetHealthGoalsResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthFigures.Methods.getHealthGoals,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.GetHealthGoalsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Changes the goals in the mask from today on; a running fast keeps its goal.
    ///
    /// INVALID_ARGUMENT `out_of_range`; FAILED_PRECONDITION `not_for_children`; ABORTED
    /// `revision_mismatch`.
    public func updateHealthGoals(
      _ request: AnalyticsV1.UpdateHealthGoalsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.UpdateHealthGoalsResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthFigures.Methods.updateHealthGoals,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.UpdateHealthGoalsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns days with their totals, and the figures of the last seven days.
    ///
    /// INVALID_ARGUMENT `out_of_range`: `days` is not in 1 to 92.
    public func getHealthFigures(
      _ request: AnalyticsV1.GetHealthFiguresRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.GetHealthFiguresResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthFigures.Methods.getHealthFigures,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.GetHealthFiguresResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
