// Generated from daybook/analytics/v1/scores.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension AnalyticsV1 {
  /// Points, streaks and levels, computed from the events of other services.
  package enum Scores {
    package static let name = "daybook.analytics.v1.Scores"

    /// What the contract says about each method.
    package enum Methods {
      package static let getScore = MethodDescriptor(
        name: "daybook.analytics.v1.Scores/GetScore",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let getScoreHistory = MethodDescriptor(
        name: "daybook.analytics.v1.Scores/GetScoreHistory",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [getScore, getScoreHistory]
    }
  }
}

extension AnalyticsV1 {
  /// What serves `daybook.analytics.v1.Scores`.
  package protocol ScoresService: Sendable {
    /// Returns the points of a day, the streak and the level.
    ///
    /// The answer includes the caller's last change unless it is `stale`.
    func getScore(_ request: AnalyticsV1.GetScoreRequest, _ call: ServerCall) async throws
      -> AnalyticsV1.GetScoreResponse

    /// Returns one entry for each of the last days, zeros included, oldest first.
    ///
    /// INVALID_ARGUMENT `invalid_period`: `days` is not in 1 to 366.
    func getScoreHistory(_ request: AnalyticsV1.GetScoreHistoryRequest, _ call: ServerCall)
      async throws -> AnalyticsV1.GetScoreHistoryResponse
  }
}

extension Router {
  /// Serves every method of `daybook.analytics.v1.Scores`.
  package mutating func register(_ service: some AnalyticsV1.ScoresService) {
    serve(AnalyticsV1.Scores.Methods.getScore) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getScore($0, call) }
      }
      let request: AnalyticsV1.GetScoreRequest
      do throws(WireError) {
        request = try AnalyticsV1.GetScoreRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getScore(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.Scores.Methods.getScoreHistory) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getScoreHistory($0, call) }
      }
      let request: AnalyticsV1.GetScoreHistoryRequest
      do throws(WireError) {
        request = try AnalyticsV1.GetScoreHistoryRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getScoreHistory(request, call)
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
  /// Calls `daybook.analytics.v1.Scores`.
  public struct ScoresClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Returns the points of a day, the streak and the level.
    ///
    /// The answer includes the caller's last change unless it is `stale`.
    public func getScore(
      _ request: AnalyticsV1.GetScoreRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.GetScoreResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.Scores.Methods.getScore,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.GetScoreResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns one entry for each of the last days, zeros included, oldest first.
    ///
    /// INVALID_ARGUMENT `invalid_period`: `days` is not in 1 to 366.
    public func getScoreHistory(
      _ request: AnalyticsV1.GetScoreHistoryRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.GetScoreHistoryResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.Scores.Methods.getScoreHistory,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.GetScoreHistoryResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
