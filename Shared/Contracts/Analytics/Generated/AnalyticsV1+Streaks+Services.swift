// Generated from daybook/analytics/v1/streaks.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension AnalyticsV1 {
  /// Streaks: runs of active days, in which protected days are no gap.
  package enum Streaks {
    package static let name = "daybook.analytics.v1.Streaks"

    /// What the contract says about each method.
    package enum Methods {
      package static let getStreak = MethodDescriptor(
        name: "daybook.analytics.v1.Streaks/GetStreak",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let getStreakChange = MethodDescriptor(
        name: "daybook.analytics.v1.Streaks/GetStreakChange",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [getStreak, getStreakChange]
    }
  }
}

extension AnalyticsV1 {
  /// What serves `daybook.analytics.v1.Streaks`.
  package protocol StreaksService: Sendable {
    /// Returns the streak as of a day, with the state of the last 30 days.
    func getStreak(_ request: AnalyticsV1.GetStreakRequest, _ call: ServerCall) async throws
      -> AnalyticsV1.GetStreakResponse

    /// Returns the effect of one calendar change on the member's streak; it is stored for a day.
    ///
    /// NOT_FOUND `change_not_found`: the change did not change a streak, has not arrived yet, or
    /// is too old.
    func getStreakChange(_ request: AnalyticsV1.GetStreakChangeRequest, _ call: ServerCall)
      async throws -> AnalyticsV1.GetStreakChangeResponse
  }
}

extension Router {
  /// Serves every method of `daybook.analytics.v1.Streaks`.
  package mutating func register(_ service: some AnalyticsV1.StreaksService) {
    serve(AnalyticsV1.Streaks.Methods.getStreak) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getStreak($0, call) }
      }
      let request: AnalyticsV1.GetStreakRequest
      do throws(WireError) {
        request = try AnalyticsV1.GetStreakRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getStreak(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.Streaks.Methods.getStreakChange) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getStreakChange($0, call) }
      }
      let request: AnalyticsV1.GetStreakChangeRequest
      do throws(WireError) {
        request = try AnalyticsV1.GetStreakChangeRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getStreakChange(request, call)
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
  /// Calls `daybook.analytics.v1.Streaks`.
  public struct StreaksClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Returns the streak as of a day, with the state of the last 30 days.
    public func getStreak(
      _ request: AnalyticsV1.GetStreakRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.GetStreakResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.Streaks.Methods.getStreak,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.GetStreakResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns the effect of one calendar change on the member's streak; it is stored for a day.
    ///
    /// NOT_FOUND `change_not_found`: the change did not change a streak, has not arrived yet, or
    /// is too old.
    public func getStreakChange(
      _ request: AnalyticsV1.GetStreakChangeRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.GetStreakChangeResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.Streaks.Methods.getStreakChange,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.GetStreakChangeResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
