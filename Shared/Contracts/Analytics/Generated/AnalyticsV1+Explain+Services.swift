// Generated from daybook/analytics/v1/explain.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension AnalyticsV1 {
  /// Explains how figures were computed, and checks them.
  package enum Explanations {
    package static let name = "daybook.analytics.v1.Explanations"

    /// What the contract says about each method.
    package enum Methods {
      package static let explain = MethodDescriptor(
        name: "daybook.analytics.v1.Explanations/Explain",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let recalculate = MethodDescriptor(
        name: "daybook.analytics.v1.Explanations/Recalculate",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        priority: .bulk,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [explain, recalculate]
    }
  }
}

extension AnalyticsV1 {
  /// What serves `daybook.analytics.v1.Explanations`.
  package protocol ExplanationsService: Sendable {
    /// Explains one figure by a tree from the result down to single events, with the rule and time
    /// of each.
    ///
    /// INVALID_ARGUMENT `invalid_kind`, `invalid_key`, `invalid_period`; NOT_FOUND
    /// `nothing_to_explain`: there is no ledger entry for it.
    func explain(_ request: AnalyticsV1.ExplainRequest, _ call: ServerCall) async throws
      -> AnalyticsV1.ExplainResponse

    /// Recomputes the member's figures from the permanent ledger and returns the differences to
    /// the stored ones.
    ///
    /// It changes nothing; consistent data have no differences. It also compares the ledger with
    /// the tasks that the task service still has, if it is reachable.
    ///
    /// RESOURCE_EXHAUSTED `too_many_running`: two are running for the household; DEADLINE_EXCEEDED
    /// `took_too_long`: it took more than 30 seconds.
    func recalculate(_ request: AnalyticsV1.RecalculateRequest, _ call: ServerCall) async throws
      -> AnalyticsV1.RecalculateResponse
  }
}

extension Router {
  /// Serves every method of `daybook.analytics.v1.Explanations`.
  package mutating func register(_ service: some AnalyticsV1.ExplanationsService) {
    serve(AnalyticsV1.Explanations.Methods.explain) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.explain($0, call) }
      }
      let request: AnalyticsV1.ExplainRequest
      do throws(WireError) {
        request = try AnalyticsV1.ExplainRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.explain(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.Explanations.Methods.recalculate) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.recalculate($0, call) }
      }
      let request: AnalyticsV1.RecalculateRequest
      do throws(WireError) {
        request = try AnalyticsV1.RecalculateRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.recalculate(request, call)
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
  /// Calls `daybook.analytics.v1.Explanations`.
  public struct ExplanationsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Explains one figure by a tree from the result down to single events, with the rule and time
    /// of each.
    ///
    /// INVALID_ARGUMENT `invalid_kind`, `invalid_key`, `invalid_period`; NOT_FOUND
    /// `nothing_to_explain`: there is no ledger entry for it.
    public func explain(
      _ request: AnalyticsV1.ExplainRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.ExplainResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.Explanations.Methods.explain,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.ExplainResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Recomputes the member's figures from the permanent ledger and returns the differences to
    /// the stored ones.
    ///
    /// It changes nothing; consistent data have no differences. It also compares the ledger with
    /// the tasks that the task service still has, if it is reachable.
    ///
    /// RESOURCE_EXHAUSTED `too_many_running`: two are running for the household; DEADLINE_EXCEEDED
    /// `took_too_long`: it took more than 30 seconds.
    public func recalculate(
      _ request: AnalyticsV1.RecalculateRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.RecalculateResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.Explanations.Methods.recalculate,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.RecalculateResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
