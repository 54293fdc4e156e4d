// Generated from daybook/gateway/v1/day.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension GatewayV1 {
  /// A member's days, combined from several services.
  package enum Dashboards {
    package static let name = "daybook.gateway.v1.Dashboards"

    /// What the contract says about each method.
    package enum Methods {
      package static let getDashboard = MethodDescriptor(
        name: "daybook.gateway.v1.Dashboards/GetDashboard",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let getCalendar = MethodDescriptor(
        name: "daybook.gateway.v1.Dashboards/GetCalendar",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [getDashboard, getCalendar]
    }
  }
}

extension GatewayV1 {
  /// What serves `daybook.gateway.v1.Dashboards`.
  package protocol DashboardsService: Sendable {
    /// Returns tasks, score and reminders of one day.
    ///
    /// A part that cannot be read has a reason, and does not affect the others. The call fails
    /// only when no part can be read.
    func getDashboard(_ request: GatewayV1.GetDashboardRequest, _ call: ServerCall) async throws
      -> GatewayV1.GetDashboardResponse

    /// Returns the open and the completed tasks of each of up to 62 days.
    ///
    /// A part that cannot be read has a reason. The call fails only when no part can be read.
    ///
    /// INVALID_ARGUMENT `invalid_period`: a day is missing, the order is wrong, or there are more
    /// than 62 days.
    func getCalendar(_ request: GatewayV1.GetCalendarRequest, _ call: ServerCall) async throws
      -> GatewayV1.GetCalendarResponse
  }
}

extension Router {
  /// Serves every method of `daybook.gateway.v1.Dashboards`.
  package mutating func register(_ service: some GatewayV1.DashboardsService) {
    serve(GatewayV1.Dashboards.Methods.getDashboard) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getDashboard($0, call) }
      }
      let request: GatewayV1.GetDashboardRequest
      do throws(WireError) {
        request = try GatewayV1.GetDashboardRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getDashboard(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Dashboards.Methods.getCalendar) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getCalendar($0, call) }
      }
      let request: GatewayV1.GetCalendarRequest
      do throws(WireError) {
        request = try GatewayV1.GetCalendarRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getCalendar(request, call)
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
  /// Calls `daybook.gateway.v1.Dashboards`.
  public struct DashboardsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Returns tasks, score and reminders of one day.
    ///
    /// A part that cannot be read has a reason, and does not affect the others. The call fails
    /// only when no part can be read.
    public func getDashboard(
      _ request: GatewayV1.GetDashboardRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.GetDashboardResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Dashboards.Methods.getDashboard,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.GetDashboardResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns the open and the completed tasks of each of up to 62 days.
    ///
    /// A part that cannot be read has a reason. The call fails only when no part can be read.
    ///
    /// INVALID_ARGUMENT `invalid_period`: a day is missing, the order is wrong, or there are more
    /// than 62 days.
    public func getCalendar(
      _ request: GatewayV1.GetCalendarRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.GetCalendarResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Dashboards.Methods.getCalendar,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.GetCalendarResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}

extension GatewayV1 {
  /// The stream of changes.
  package enum Changes {
    package static let name = "daybook.gateway.v1.Changes"

    /// What the contract says about each method.
    package enum Methods {
      package static let watch = MethodDescriptor(
        name: "daybook.gateway.v1.Changes/Watch",
        kind: .serverStream,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true,
        isResumable: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [watch]
    }
  }
}

extension GatewayV1 {
  /// What serves `daybook.gateway.v1.Changes`.
  package protocol ChangesService: Sendable {
    /// Streams the changes that the caller may see: those of their own space and the common space,
    /// for a parent also those of the children.
    ///
    /// Without a cursor it begins now.
    ///
    /// INVALID_ARGUMENT `invalid_cursor`; OUT_OF_RANGE `cursor_expired`: begin again without one.
    func watch(
      _ request: GatewayV1.WatchRequest,
      _ call: ServerCall,
      _ replies: ReplyWriter<GatewayV1.WatchResponse>
    ) async throws
  }
}

extension Router {
  /// Serves every method of `daybook.gateway.v1.Changes`.
  package mutating func register(_ service: some GatewayV1.ChangesService) {
    registerServerStream(GatewayV1.Changes.Methods.watch) {
      try await service.watch($0, $1, $2)
    }
  }
}

extension GatewayV1 {
  /// Calls `daybook.gateway.v1.Changes`.
  public struct ChangesClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Streams the changes that the caller may see: those of their own space and the common space,
    /// for a parent also those of the children.
    ///
    /// Without a cursor it begins now.
    ///
    /// INVALID_ARGUMENT `invalid_cursor`; OUT_OF_RANGE `cursor_expired`: begin again without one.
    public func watch(_ request: GatewayV1.WatchRequest, _ options: CallOptions = CallOptions())
      async throws -> ReplyStream<GatewayV1.WatchResponse>
    {
      try await channel.serverStream(GatewayV1.Changes.Methods.watch, request, options)
    }
  }
}

extension GatewayV1 {
  /// Status and maintenance of the installation.
  package enum Operations {
    package static let name = "daybook.gateway.v1.Operations"

    /// What the contract says about each method.
    package enum Methods {
      package static let getStatus = MethodDescriptor(
        name: "daybook.gateway.v1.Operations/GetStatus",
        kind: .unary,
        access: .anyone,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let getMetrics = MethodDescriptor(
        name: "daybook.gateway.v1.Operations/GetMetrics",
        kind: .unary,
        access: .operator,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let clearCaches = MethodDescriptor(
        name: "daybook.gateway.v1.Operations/ClearCaches",
        kind: .unary,
        access: .operator,
        isIdempotent: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [getStatus, getMetrics, clearCaches]
    }
  }
}

extension GatewayV1 {
  /// What serves `daybook.gateway.v1.Operations`.
  package protocol OperationsService: Sendable {
    /// Returns the status of each process, and nothing of any household.
    func getStatus(_ request: GatewayV1.GetStatusRequest, _ call: ServerCall) async throws
      -> GatewayV1.GetStatusResponse

    /// Returns the metrics of each process since its start.
    ///
    /// A process that cannot be reached has a reason. The reply contains nothing of any household.
    ///
    /// INVALID_ARGUMENT `unknown_service`: there is no process of this name.
    func getMetrics(_ request: GatewayV1.GetMetricsRequest, _ call: ServerCall) async throws
      -> GatewayV1.GetMetricsResponse

    /// Clears the cached replies of all households.
    ///
    /// UNAVAILABLE `peer_unavailable`: the task service cannot be reached.
    func clearCaches(_ request: GatewayV1.ClearCachesRequest, _ call: ServerCall) async throws
      -> GatewayV1.ClearCachesResponse
  }
}

extension Router {
  /// Serves every method of `daybook.gateway.v1.Operations`.
  package mutating func register(_ service: some GatewayV1.OperationsService) {
    serve(GatewayV1.Operations.Methods.getStatus) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getStatus($0, call) }
      }
      let request: GatewayV1.GetStatusRequest
      do throws(WireError) {
        request = try GatewayV1.GetStatusRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getStatus(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Operations.Methods.getMetrics) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getMetrics($0, call) }
      }
      let request: GatewayV1.GetMetricsRequest
      do throws(WireError) {
        request = try GatewayV1.GetMetricsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getMetrics(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Operations.Methods.clearCaches) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.clearCaches($0, call) }
      }
      let request: GatewayV1.ClearCachesRequest
      do throws(WireError) {
        request = try GatewayV1.ClearCachesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.clearCaches(request, call)
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
  /// Calls `daybook.gateway.v1.Operations`.
  public struct OperationsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Returns the status of each process, and nothing of any household.
    public func getStatus(
      _ request: GatewayV1.GetStatusRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.GetStatusResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Operations.Methods.getStatus,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.GetStatusResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns the metrics of each process since its start.
    ///
    /// A process that cannot be reached has a reason. The reply contains nothing of any household.
    ///
    /// INVALID_ARGUMENT `unknown_service`: there is no process of this name.
    public func getMetrics(
      _ request: GatewayV1.GetMetricsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.GetMetricsResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Operations.Methods.getMetrics,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.GetMetricsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Clears the cached replies of all households.
    ///
    /// UNAVAILABLE `peer_unavailable`: the task service cannot be reached.
    public func clearCaches(
      _ request: GatewayV1.ClearCachesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.ClearCachesResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Operations.Methods.clearCaches,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.ClearCachesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
