// Generated from daybook/rpc/v1/health.proto by protoc-gen-daybook; do not edit.

import Wire

extension RPCV1 {
  /// The health of a process and of each of its services.
  package enum Health {
    package static let name = "daybook.rpc.v1.Health"

    /// What the contract says about each method.
    package enum Methods {
      package static let check = MethodDescriptor(
        name: "daybook.rpc.v1.Health/Check",
        kind: .unary,
        access: .anyone,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let watch = MethodDescriptor(
        name: "daybook.rpc.v1.Health/Watch",
        kind: .serverStream,
        access: .anyone,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let list = MethodDescriptor(
        name: "daybook.rpc.v1.Health/List",
        kind: .unary,
        access: .anyone,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [check, watch, list]
    }
  }
}

extension RPCV1 {
  /// What serves `daybook.rpc.v1.Health`.
  package protocol HealthService: Sendable {
    /// Returns the health of one service, or of the whole process.
    ///
    /// NOT_FOUND `unknown_service`: no service of this name is registered.
    func check(_ request: RPCV1.HealthCheckRequest, _ call: ServerCall) async throws
      -> RPCV1.HealthCheckResponse

    /// Sends the current health, then every change.
    ///
    /// A change of the reason counts only for callers that receive it. For a name that is not
    /// registered it sends `SERVICE_UNKNOWN`, and the stream stays open.
    func watch(
      _ request: RPCV1.HealthCheckRequest,
      _ call: ServerCall,
      _ replies: ReplyWriter<RPCV1.HealthCheckResponse>
    ) async throws

    /// Returns the health of every service.
    ///
    /// RESOURCE_EXHAUSTED `too_many_services` above 100.
    func list(_ request: RPCV1.HealthListRequest, _ call: ServerCall) async throws
      -> RPCV1.HealthListResponse
  }
}

extension Router {
  /// Serves every method of `daybook.rpc.v1.Health`.
  package mutating func register(_ service: some RPCV1.HealthService) {
    serve(RPCV1.Health.Methods.check) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.check($0, call) }
      }
      let request: RPCV1.HealthCheckRequest
      do throws(WireError) {
        request = try RPCV1.HealthCheckRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.check(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    registerServerStream(RPCV1.Health.Methods.watch) {
      try await service.watch($0, $1, $2)
    }
    serve(RPCV1.Health.Methods.list) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.list($0, call) }
      }
      let request: RPCV1.HealthListRequest
      do throws(WireError) {
        request = try RPCV1.HealthListRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.list(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension RPCV1 {
  /// Calls `daybook.rpc.v1.Health`.
  public struct HealthClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Returns the health of one service, or of the whole process.
    ///
    /// NOT_FOUND `unknown_service`: no service of this name is registered.
    public func check(
      _ request: RPCV1.HealthCheckRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> RPCV1.HealthCheckResponse {
      let reply = try await channel.unaryEncoded(
        RPCV1.Health.Methods.check,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try RPCV1.HealthCheckResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Sends the current health, then every change.
    ///
    /// A change of the reason counts only for callers that receive it. For a name that is not
    /// registered it sends `SERVICE_UNKNOWN`, and the stream stays open.
    public func watch(_ request: RPCV1.HealthCheckRequest, _ options: CallOptions = CallOptions())
      async throws -> ReplyStream<RPCV1.HealthCheckResponse>
    {
      try await channel.serverStream(RPCV1.Health.Methods.watch, request, options)
    }

    /// Returns the health of every service.
    ///
    /// RESOURCE_EXHAUSTED `too_many_services` above 100.
    public func list(
      _ request: RPCV1.HealthListRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> RPCV1.HealthListResponse {
      let reply = try await channel.unaryEncoded(
        RPCV1.Health.Methods.list,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try RPCV1.HealthListResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
