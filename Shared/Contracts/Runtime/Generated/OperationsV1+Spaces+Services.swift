// Generated from daybook/operations/v1/spaces.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension OperationsV1 {
  /// Counts, exports and removes a service's records of a household or of one of its members.
  ///
  /// Every service with a database implements it; the gateway calls it.
  package enum Spaces {
    package static let name = "daybook.operations.v1.Spaces"

    /// What the contract says about each method.
    package enum Methods {
      package static let countSpace = MethodDescriptor(
        name: "daybook.operations.v1.Spaces/CountSpace",
        kind: .unary,
        access: .service,
        isIdempotent: true,
        hasNoSideEffects: true,
        priority: .background
      )

      package static let eraseSpace = MethodDescriptor(
        name: "daybook.operations.v1.Spaces/EraseSpace",
        kind: .unary,
        access: .service,
        isIdempotent: true,
        priority: .background
      )

      package static let exportSpace = MethodDescriptor(
        name: "daybook.operations.v1.Spaces/ExportSpace",
        kind: .serverStream,
        access: .service,
        isIdempotent: true,
        hasNoSideEffects: true,
        priority: .bulk
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [countSpace, eraseSpace, exportSpace]
    }
  }
}

extension OperationsV1 {
  /// What serves `daybook.operations.v1.Spaces`.
  package protocol SpacesService: Sendable {
    /// Counts what `EraseSpace` would remove.
    func countSpace(_ request: OperationsV1.CountSpaceRequest, _ call: ServerCall) async throws
      -> OperationsV1.CountSpaceResponse

    /// Removes all records of the space in bounded transactions.
    ///
    /// It blanks the bodies of the space's events and stored answers; their numbers stay. It can
    /// be repeated. With `daybook-after` it first waits until followed feeds are applied up to
    /// that position, so that no earlier event restores anything.
    ///
    /// UNAVAILABLE `intake_behind`: a followed feed was not applied that far in time; repeat.
    func eraseSpace(_ request: OperationsV1.EraseSpaceRequest, _ call: ServerCall) async throws
      -> OperationsV1.EraseSpaceResponse

    /// Returns all records of the spaces as lines of JSON, from one snapshot, ordered by kind and
    /// key.
    ///
    /// Secrets are left out; a member's private records are returned to that member only.
    ///
    /// RESOURCE_EXHAUSTED: `too_many_exports`, the limit of concurrent exports is reached;
    /// `storage_full`, there is no space to prepare it.
    func exportSpace(
      _ request: OperationsV1.ExportSpaceRequest,
      _ call: ServerCall,
      _ replies: ReplyWriter<OperationsV1.ExportSpaceResponse>
    ) async throws
  }
}

extension Router {
  /// Serves every method of `daybook.operations.v1.Spaces`.
  package mutating func register(_ service: some OperationsV1.SpacesService) {
    serve(OperationsV1.Spaces.Methods.countSpace) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.countSpace($0, call) }
      }
      let request: OperationsV1.CountSpaceRequest
      do throws(WireError) {
        request = try OperationsV1.CountSpaceRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.countSpace(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(OperationsV1.Spaces.Methods.eraseSpace) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.eraseSpace($0, call) }
      }
      let request: OperationsV1.EraseSpaceRequest
      do throws(WireError) {
        request = try OperationsV1.EraseSpaceRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.eraseSpace(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    registerServerStream(OperationsV1.Spaces.Methods.exportSpace) {
      try await service.exportSpace($0, $1, $2)
    }
  }
}

extension OperationsV1 {
  /// Calls `daybook.operations.v1.Spaces`.
  public struct SpacesClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Counts what `EraseSpace` would remove.
    public func countSpace(
      _ request: OperationsV1.CountSpaceRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> OperationsV1.CountSpaceResponse {
      let reply = try await channel.unaryEncoded(
        OperationsV1.Spaces.Methods.countSpace,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try OperationsV1.CountSpaceResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Removes all records of the space in bounded transactions.
    ///
    /// It blanks the bodies of the space's events and stored answers; their numbers stay. It can
    /// be repeated. With `daybook-after` it first waits until followed feeds are applied up to
    /// that position, so that no earlier event restores anything.
    ///
    /// UNAVAILABLE `intake_behind`: a followed feed was not applied that far in time; repeat.
    public func eraseSpace(
      _ request: OperationsV1.EraseSpaceRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> OperationsV1.EraseSpaceResponse {
      let reply = try await channel.unaryEncoded(
        OperationsV1.Spaces.Methods.eraseSpace,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try OperationsV1.EraseSpaceResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns all records of the spaces as lines of JSON, from one snapshot, ordered by kind and
    /// key.
    ///
    /// Secrets are left out; a member's private records are returned to that member only.
    ///
    /// RESOURCE_EXHAUSTED: `too_many_exports`, the limit of concurrent exports is reached;
    /// `storage_full`, there is no space to prepare it.
    public func exportSpace(
      _ request: OperationsV1.ExportSpaceRequest,
      _ options: CallOptions = CallOptions()
    ) async throws -> ReplyStream<OperationsV1.ExportSpaceResponse> {
      try await channel.serverStream(OperationsV1.Spaces.Methods.exportSpace, request, options)
    }
  }
}
