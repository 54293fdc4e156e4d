// Generated from daybook/rpc/v1/reflection.proto by protoc-gen-daybook; do not edit.

import Wire

extension RPCV1 {
  /// Describes a process's contracts and limits, for tools that were built without them.
  package enum Reflection {
    package static let name = "daybook.rpc.v1.Reflection"

    /// What the contract says about each method.
    package enum Methods {
      package static let listServices = MethodDescriptor(
        name: "daybook.rpc.v1.Reflection/ListServices",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let describeSymbol = MethodDescriptor(
        name: "daybook.rpc.v1.Reflection/DescribeSymbol",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let listLimits = MethodDescriptor(
        name: "daybook.rpc.v1.Reflection/ListLimits",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [listServices, describeSymbol, listLimits]
    }
  }
}

extension RPCV1 {
  /// What serves `daybook.rpc.v1.Reflection`.
  package protocol ReflectionService: Sendable {
    /// Lists every service of this process with its methods, by name.
    func listServices(_ request: RPCV1.ListServicesRequest, _ call: ServerCall) async throws
      -> RPCV1.ListServicesResponse

    /// Returns the file that declares a symbol and all files that it imports, dependencies first.
    ///
    /// NOT_FOUND `unknown_symbol`: no contract of this process declares it.
    func describeSymbol(_ request: RPCV1.DescribeSymbolRequest, _ call: ServerCall) async throws
      -> RPCV1.DescribeSymbolResponse

    /// Lists every limit that a caller can reach: its name, value and reason.
    func listLimits(_ request: RPCV1.ListLimitsRequest, _ call: ServerCall) async throws
      -> RPCV1.ListLimitsResponse
  }
}

extension Router {
  /// Serves every method of `daybook.rpc.v1.Reflection`.
  package mutating func register(_ service: some RPCV1.ReflectionService) {
    serve(RPCV1.Reflection.Methods.listServices) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listServices($0, call) }
      }
      let request: RPCV1.ListServicesRequest
      do throws(WireError) {
        request = try RPCV1.ListServicesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listServices(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(RPCV1.Reflection.Methods.describeSymbol) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.describeSymbol($0, call) }
      }
      let request: RPCV1.DescribeSymbolRequest
      do throws(WireError) {
        request = try RPCV1.DescribeSymbolRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.describeSymbol(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(RPCV1.Reflection.Methods.listLimits) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listLimits($0, call) }
      }
      let request: RPCV1.ListLimitsRequest
      do throws(WireError) {
        request = try RPCV1.ListLimitsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listLimits(request, call)
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
  /// Calls `daybook.rpc.v1.Reflection`.
  public struct ReflectionClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Lists every service of this process with its methods, by name.
    public func listServices(
      _ request: RPCV1.ListServicesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> RPCV1.ListServicesResponse {
      let reply = try await channel.unaryEncoded(
        RPCV1.Reflection.Methods.listServices,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try RPCV1.ListServicesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns the file that declares a symbol and all files that it imports, dependencies first.
    ///
    /// NOT_FOUND `unknown_symbol`: no contract of this process declares it.
    public func describeSymbol(
      _ request: RPCV1.DescribeSymbolRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> RPCV1.DescribeSymbolResponse {
      let reply = try await channel.unaryEncoded(
        RPCV1.Reflection.Methods.describeSymbol,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try RPCV1.DescribeSymbolResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Lists every limit that a caller can reach: its name, value and reason.
    public func listLimits(
      _ request: RPCV1.ListLimitsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> RPCV1.ListLimitsResponse {
      let reply = try await channel.unaryEncoded(
        RPCV1.Reflection.Methods.listLimits,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try RPCV1.ListLimitsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
