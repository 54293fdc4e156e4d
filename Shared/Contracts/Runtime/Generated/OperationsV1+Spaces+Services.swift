// Made from daybook/operations/v1/spaces.proto by protoc-gen-daybook; changes belong there.

public import RPC
import Wire

extension OperationsV1 {
  /// What a service keeps of a household, or of one of its members: counted before it is removed,
  /// and removed.
  ///
  /// Every service with a database offers it; the gateway asks.
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

    /// Removes everything of the space in bounded transactions.
    ///
    /// Bodies of its events and stored answers are blanked; their numbers stay. Safe to repeat:
    /// what is gone is passed over. With `daybook-after` it first waits until the feeds that it
    /// follows were read that far, so that no earlier event brings anything back.
    ///
    /// UNAVAILABLE `intake_behind`: a followed feed was not read that far in time; repeat.
    func eraseSpace(_ request: OperationsV1.EraseSpaceRequest, _ call: ServerCall) async throws
      -> OperationsV1.EraseSpaceResponse

    /// Returns all records of the spaces as lines of JSON, from one moment, kind by kind, in the
    /// order of their keys.
    ///
    /// Secrets are left out, and what is private to a member is returned to that member alone.
    ///
    /// RESOURCE_EXHAUSTED: `too_many_exports`, as many run already; `storage_full`, no room to
    /// prepare it.
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

    /// Removes everything of the space in bounded transactions.
    ///
    /// Bodies of its events and stored answers are blanked; their numbers stay. Safe to repeat:
    /// what is gone is passed over. With `daybook-after` it first waits until the feeds that it
    /// follows were read that far, so that no earlier event brings anything back.
    ///
    /// UNAVAILABLE `intake_behind`: a followed feed was not read that far in time; repeat.
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

    /// Returns all records of the spaces as lines of JSON, from one moment, kind by kind, in the
    /// order of their keys.
    ///
    /// Secrets are left out, and what is private to a member is returned to that member alone.
    ///
    /// RESOURCE_EXHAUSTED: `too_many_exports`, as many run already; `storage_full`, no room to
    /// prepare it.
    public func exportSpace(
      _ request: OperationsV1.ExportSpaceRequest,
      _ options: CallOptions = CallOptions()
    ) async throws -> ReplyStream<OperationsV1.ExportSpaceResponse> {
      try await channel.serverStream(OperationsV1.Spaces.Methods.exportSpace, request, options)
    }
  }
}
