// Generated from daybook/gateway/v1/workflows.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension GatewayV1 {
  /// Daily routines that involve several services.
  ///
  /// A retry with the same request id within 24 hours continues where the first call stopped, or
  /// returns its result.
  package enum DayWorkflows {
    package static let name = "daybook.gateway.v1.DayWorkflows"

    /// What the contract says about each method.
    package enum Methods {
      package static let runMorningRoutine = MethodDescriptor(
        name: "daybook.gateway.v1.DayWorkflows/RunMorningRoutine",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        subjectField: [1]
      )

      package static let cleanUpDay = MethodDescriptor(
        name: "daybook.gateway.v1.DayWorkflows/CleanUpDay",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [runMorningRoutine, cleanUpDay]
    }
  }
}

extension GatewayV1 {
  /// What serves `daybook.gateway.v1.DayWorkflows`.
  package protocol DayWorkflowsService: Sendable {
    /// Completes every open task of today's morning.
    ///
    /// A task that fails does not affect the others. Without tasks the call succeeds.
    func runMorningRoutine(_ request: GatewayV1.RunMorningRoutineRequest, _ call: ServerCall)
      async throws -> GatewayV1.RunMorningRoutineResponse

    /// Moves overdue tasks, and open tasks of today, to another day, atomically.
    ///
    /// Then clears the member's cached replies.
    ///
    /// INVALID_ARGUMENT as `RescheduleOverdue`.
    func cleanUpDay(_ request: GatewayV1.CleanUpDayRequest, _ call: ServerCall) async throws
      -> GatewayV1.CleanUpDayResponse
  }
}

extension Router {
  /// Serves every method of `daybook.gateway.v1.DayWorkflows`.
  package mutating func register(_ service: some GatewayV1.DayWorkflowsService) {
    serve(GatewayV1.DayWorkflows.Methods.runMorningRoutine) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.runMorningRoutine($0, call) }
      }
      let request: GatewayV1.RunMorningRoutineRequest
      do throws(WireError) {
        request = try GatewayV1.RunMorningRoutineRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.runMorningRoutine(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.DayWorkflows.Methods.cleanUpDay) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.cleanUpDay($0, call) }
      }
      let request: GatewayV1.CleanUpDayRequest
      do throws(WireError) {
        request = try GatewayV1.CleanUpDayRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.cleanUpDay(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension GatewayV1 {
  /// Calls `daybook.gateway.v1.DayWorkflows`.
  public struct DayWorkflowsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Completes every open task of today's morning.
    ///
    /// A task that fails does not affect the others. Without tasks the call succeeds.
    public func runMorningRoutine(
      _ request: GatewayV1.RunMorningRoutineRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.RunMorningRoutineResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.DayWorkflows.Methods.runMorningRoutine,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.RunMorningRoutineResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Moves overdue tasks, and open tasks of today, to another day, atomically.
    ///
    /// Then clears the member's cached replies.
    ///
    /// INVALID_ARGUMENT as `RescheduleOverdue`.
    public func cleanUpDay(
      _ request: GatewayV1.CleanUpDayRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.CleanUpDayResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.DayWorkflows.Methods.cleanUpDay,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.CleanUpDayResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
