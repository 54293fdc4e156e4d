// Generated from daybook/gateway/v1/removals.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension GatewayV1 {
  /// Removes a member or the whole household, with all data.
  ///
  /// Removed members are signed out at once. A stored workflow, which survives restarts, then
  /// erases their data in all services. Backups contain the data until their retention ends.
  package enum Removals {
    package static let name = "daybook.gateway.v1.Removals"

    /// What the contract says about each method.
    package enum Methods {
      package static let previewMemberRemoval = MethodDescriptor(
        name: "daybook.gateway.v1.Removals/PreviewMemberRemoval",
        kind: .unary,
        access: .parent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let removeMember = MethodDescriptor(
        name: "daybook.gateway.v1.Removals/RemoveMember",
        kind: .unary,
        access: .parent,
        changes: true,
        subjectField: [1]
      )

      package static let previewHouseholdRemoval = MethodDescriptor(
        name: "daybook.gateway.v1.Removals/PreviewHouseholdRemoval",
        kind: .unary,
        access: .parent,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let removeHousehold = MethodDescriptor(
        name: "daybook.gateway.v1.Removals/RemoveHousehold",
        kind: .unary,
        access: .parent,
        changes: true
      )

      package static let listRemovals = MethodDescriptor(
        name: "daybook.gateway.v1.Removals/ListRemovals",
        kind: .unary,
        access: .parent,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        previewMemberRemoval, removeMember, previewHouseholdRemoval, removeHousehold, listRemovals,
      ]
    }
  }
}

extension GatewayV1 {
  /// What serves `daybook.gateway.v1.Removals`.
  package protocol RemovalsService: Sendable {
    /// Counts what would be removed with a member, and returns the token that confirms it.
    ///
    /// FAILED_PRECONDITION `last_parent`: no other parent can sign in; remove the household
    /// instead. PERMISSION_DENIED: the member is another parent. UNAVAILABLE: a service cannot be
    /// reached.
    func previewMemberRemoval(_ request: GatewayV1.PreviewMemberRemovalRequest, _ call: ServerCall)
      async throws -> GatewayV1.PreviewMemberRemovalResponse

    /// Removes a member with all data: a child, or the caller.
    ///
    /// INVALID_ARGUMENT `invalid_confirmation`: the confirmation is not from this caller's preview
    /// of this removal, or is older than ten minutes. ABORTED `removal_changed`: the counts have
    /// changed since the preview; nothing was removed, and a new preview is needed.
    /// FAILED_PRECONDITION `last_parent`.
    func removeMember(_ request: GatewayV1.RemoveMemberRequest, _ call: ServerCall) async throws
      -> GatewayV1.RemoveMemberResponse

    /// Counts what would be removed with the household.
    ///
    /// UNAVAILABLE: a service cannot be reached.
    func previewHouseholdRemoval(
      _ request: GatewayV1.PreviewHouseholdRemovalRequest,
      _ call: ServerCall
    ) async throws -> GatewayV1.PreviewHouseholdRemovalResponse

    /// Removes the household with all members and data.
    ///
    /// INVALID_ARGUMENT `invalid_confirmation` and ABORTED `removal_changed` as for a member.
    func removeHousehold(_ request: GatewayV1.RemoveHouseholdRequest, _ call: ServerCall)
      async throws -> GatewayV1.RemoveHouseholdResponse

    /// Lists the removals of the household's members and whether they are complete, newest first,
    /// at most 200.
    func listRemovals(_ request: GatewayV1.ListRemovalsRequest, _ call: ServerCall) async throws
      -> GatewayV1.ListRemovalsResponse
  }
}

extension Router {
  /// Serves every method of `daybook.gateway.v1.Removals`.
  package mutating func register(_ service: some GatewayV1.RemovalsService) {
    serve(GatewayV1.Removals.Methods.previewMemberRemoval) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.previewMemberRemoval($0, call) }
      }
      let request: GatewayV1.PreviewMemberRemovalRequest
      do throws(WireError) {
        request = try GatewayV1.PreviewMemberRemovalRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.previewMemberRemoval(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Removals.Methods.removeMember) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.removeMember($0, call) }
      }
      let request: GatewayV1.RemoveMemberRequest
      do throws(WireError) {
        request = try GatewayV1.RemoveMemberRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.removeMember(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Removals.Methods.previewHouseholdRemoval) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.previewHouseholdRemoval($0, call) }
      }
      let request: GatewayV1.PreviewHouseholdRemovalRequest
      do throws(WireError) {
        request = try GatewayV1.PreviewHouseholdRemovalRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.previewHouseholdRemoval(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Removals.Methods.removeHousehold) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.removeHousehold($0, call) }
      }
      let request: GatewayV1.RemoveHouseholdRequest
      do throws(WireError) {
        request = try GatewayV1.RemoveHouseholdRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.removeHousehold(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Removals.Methods.listRemovals) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listRemovals($0, call) }
      }
      let request: GatewayV1.ListRemovalsRequest
      do throws(WireError) {
        request = try GatewayV1.ListRemovalsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listRemovals(request, call)
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
  /// Calls `daybook.gateway.v1.Removals`.
  public struct RemovalsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Counts what would be removed with a member, and returns the token that confirms it.
    ///
    /// FAILED_PRECONDITION `last_parent`: no other parent can sign in; remove the household
    /// instead. PERMISSION_DENIED: the member is another parent. UNAVAILABLE: a service cannot be
    /// reached.
    public func previewMemberRemoval(
      _ request: GatewayV1.PreviewMemberRemovalRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.PreviewMemberRemovalResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Removals.Methods.previewMemberRemoval,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.PreviewMemberRemovalResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Removes a member with all data: a child, or the caller.
    ///
    /// INVALID_ARGUMENT `invalid_confirmation`: the confirmation is not from this caller's preview
    /// of this removal, or is older than ten minutes. ABORTED `removal_changed`: the counts have
    /// changed since the preview; nothing was removed, and a new preview is needed.
    /// FAILED_PRECONDITION `last_parent`.
    public func removeMember(
      _ request: GatewayV1.RemoveMemberRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.RemoveMemberResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Removals.Methods.removeMember,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.RemoveMemberResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Counts what would be removed with the household.
    ///
    /// UNAVAILABLE: a service cannot be reached.
    public func previewHouseholdRemoval(
      _ request: GatewayV1.PreviewHouseholdRemovalRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.PreviewHouseholdRemovalResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Removals.Methods.previewHouseholdRemoval,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.PreviewHouseholdRemovalResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Removes the household with all members and data.
    ///
    /// INVALID_ARGUMENT `invalid_confirmation` and ABORTED `removal_changed` as for a member.
    public func removeHousehold(
      _ request: GatewayV1.RemoveHouseholdRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.RemoveHouseholdResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Removals.Methods.removeHousehold,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.RemoveHouseholdResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Lists the removals of the household's members and whether they are complete, newest first,
    /// at most 200.
    public func listRemovals(
      _ request: GatewayV1.ListRemovalsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.ListRemovalsResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Removals.Methods.listRemovals,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.ListRemovalsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
