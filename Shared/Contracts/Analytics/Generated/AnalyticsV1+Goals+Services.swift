// Generated from daybook/analytics/v1/goals.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension AnalyticsV1 {
  /// A member's goals.
  package enum Goals {
    package static let name = "daybook.analytics.v1.Goals"

    /// What the contract says about each method.
    package enum Methods {
      package static let getGoals = MethodDescriptor(
        name: "daybook.analytics.v1.Goals/GetGoals",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let setGoals = MethodDescriptor(
        name: "daybook.analytics.v1.Goals/SetGoals",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [getGoals, setGoals]
    }
  }
}

extension AnalyticsV1 {
  /// What serves `daybook.analytics.v1.Goals`.
  package protocol GoalsService: Sendable {
    /// Returns the goals with today's progress and suggested targets.
    func getGoals(_ request: AnalyticsV1.GetGoalsRequest, _ call: ServerCall) async throws
      -> AnalyticsV1.GetGoalsResponse

    /// Sets targets.
    ///
    /// Absent targets are unchanged, and 0 restores the standard one.
    ///
    /// INVALID_ARGUMENT `out_of_range`: a target is not in 1 to 1,000.
    func setGoals(_ request: AnalyticsV1.SetGoalsRequest, _ call: ServerCall) async throws
      -> AnalyticsV1.SetGoalsResponse
  }
}

extension Router {
  /// Serves every method of `daybook.analytics.v1.Goals`.
  package mutating func register(_ service: some AnalyticsV1.GoalsService) {
    serve(AnalyticsV1.Goals.Methods.getGoals) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getGoals($0, call) }
      }
      let request: AnalyticsV1.GetGoalsRequest
      do throws(WireError) {
        request = try AnalyticsV1.GetGoalsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getGoals(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.Goals.Methods.setGoals) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.setGoals($0, call) }
      }
      let request: AnalyticsV1.SetGoalsRequest
      do throws(WireError) {
        request = try AnalyticsV1.SetGoalsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.setGoals(request, call)
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
  /// Calls `daybook.analytics.v1.Goals`.
  public struct GoalsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Returns the goals with today's progress and suggested targets.
    public func getGoals(
      _ request: AnalyticsV1.GetGoalsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.GetGoalsResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.Goals.Methods.getGoals,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.GetGoalsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Sets targets.
    ///
    /// Absent targets are unchanged, and 0 restores the standard one.
    ///
    /// INVALID_ARGUMENT `out_of_range`: a target is not in 1 to 1,000.
    public func setGoals(
      _ request: AnalyticsV1.SetGoalsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.SetGoalsResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.Goals.Methods.setGoals,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.SetGoalsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
