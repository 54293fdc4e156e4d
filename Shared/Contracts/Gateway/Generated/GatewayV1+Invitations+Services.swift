// Generated from daybook/gateway/v1/invitations.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension GatewayV1 {
  /// Invitations: one-time codes that give a token to another device.
  package enum Invitations {
    package static let name = "daybook.gateway.v1.Invitations"

    /// What the contract says about each method.
    package enum Methods {
      package static let createInvitation = MethodDescriptor(
        name: "daybook.gateway.v1.Invitations/CreateInvitation",
        kind: .unary,
        access: .parent,
        changes: true
      )

      package static let acceptInvitation = MethodDescriptor(
        name: "daybook.gateway.v1.Invitations/AcceptInvitation",
        kind: .unary,
        access: .anyone,
        changes: true
      )

      package static let listInvitations = MethodDescriptor(
        name: "daybook.gateway.v1.Invitations/ListInvitations",
        kind: .unary,
        access: .parent,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let revokeInvitation = MethodDescriptor(
        name: "daybook.gateway.v1.Invitations/RevokeInvitation",
        kind: .unary,
        access: .parent,
        changes: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        createInvitation, acceptInvitation, listInvitations, revokeInvitation,
      ]
    }
  }
}

extension GatewayV1 {
  /// What serves `daybook.gateway.v1.Invitations`.
  package protocol InvitationsService: Sendable {
    /// Creates a one-time code with which a member signs in on another device.
    ///
    /// The code is returned only once. The new invitation replaces an open one of this member.
    ///
    /// Parents may invite themselves, the children, and another parent who has never had a token.
    ///
    /// NOT_FOUND `member_not_found`; PERMISSION_DENIED: `parent_has_token`, another parent has or
    /// had a token, `scope_above_own`; INVALID_ARGUMENT: `invalid_lifetime`, `invalid_scope`.
    func createInvitation(_ request: GatewayV1.CreateInvitationRequest, _ call: ServerCall)
      async throws -> GatewayV1.CreateInvitationResponse

    /// Exchanges the code for a token, once.
    ///
    /// The secret is returned only once.
    ///
    /// PERMISSION_DENIED `invalid_invitation`: the code is wrong, used, replaced, revoked or
    /// expired. RESOURCE_EXHAUSTED `quota_exceeded`; INVALID_ARGUMENT `invalid_name`.
    func acceptInvitation(_ request: GatewayV1.AcceptInvitationRequest, _ call: ServerCall)
      async throws -> GatewayV1.AcceptInvitationResponse

    /// Lists the household's open invitations, newest first: neither accepted nor expired.
    func listInvitations(_ request: GatewayV1.ListInvitationsRequest, _ call: ServerCall)
      async throws -> GatewayV1.ListInvitationsResponse

    /// Revokes an invitation: after the reply its code is refused.
    ///
    /// NOT_FOUND `invitation_not_found`: it does not exist, or is no longer open.
    func revokeInvitation(_ request: GatewayV1.RevokeInvitationRequest, _ call: ServerCall)
      async throws -> GatewayV1.RevokeInvitationResponse
  }
}

extension Router {
  /// Serves every method of `daybook.gateway.v1.Invitations`.
  package mutating func register(_ service: some GatewayV1.InvitationsService) {
    serve(GatewayV1.Invitations.Methods.createInvitation) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.createInvitation($0, call) }
      }
      let request: GatewayV1.CreateInvitationRequest
      do throws(WireError) {
        request = try GatewayV1.CreateInvitationRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.createInvitation(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Invitations.Methods.acceptInvitation) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.acceptInvitation($0, call) }
      }
      let request: GatewayV1.AcceptInvitationRequest
      do throws(WireError) {
        request = try GatewayV1.AcceptInvitationRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.acceptInvitation(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Invitations.Methods.listInvitations) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listInvitations($0, call) }
      }
      let request: GatewayV1.ListInvitationsRequest
      do throws(WireError) {
        request = try GatewayV1.ListInvitationsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listInvitations(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Invitations.Methods.revokeInvitation) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.revokeInvitation($0, call) }
      }
      let request: GatewayV1.RevokeInvitationRequest
      do throws(WireError) {
        request = try GatewayV1.RevokeInvitationRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.revokeInvitation(request, call)
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
  /// Calls `daybook.gateway.v1.Invitations`.
  public struct InvitationsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Creates a one-time code with which a member signs in on another device.
    ///
    /// The code is returned only once. The new invitation replaces an open one of this member.
    ///
    /// Parents may invite themselves, the children, and another parent who has never had a token.
    ///
    /// NOT_FOUND `member_not_found`; PERMISSION_DENIED: `parent_has_token`, another parent has or
    /// had a token, `scope_above_own`; INVALID_ARGUMENT: `invalid_lifetime`, `invalid_scope`.
    public func createInvitation(
      _ request: GatewayV1.CreateInvitationRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.CreateInvitationResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Invitations.Methods.createInvitation,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.CreateInvitationResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Exchanges the code for a token, once.
    ///
    /// The secret is returned only once.
    ///
    /// PERMISSION_DENIED `invalid_invitation`: the code is wrong, used, replaced, revoked or
    /// expired. RESOURCE_EXHAUSTED `quota_exceeded`; INVALID_ARGUMENT `invalid_name`.
    public func acceptInvitation(
      _ request: GatewayV1.AcceptInvitationRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.AcceptInvitationResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Invitations.Methods.acceptInvitation,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.AcceptInvitationResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Lists the household's open invitations, newest first: neither accepted nor expired.
    public func listInvitations(
      _ request: GatewayV1.ListInvitationsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.ListInvitationsResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Invitations.Methods.listInvitations,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.ListInvitationsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Revokes an invitation: after the reply its code is refused.
    ///
    /// NOT_FOUND `invitation_not_found`: it does not exist, or is no longer open.
    public func revokeInvitation(
      _ request: GatewayV1.RevokeInvitationRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.RevokeInvitationResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Invitations.Methods.revokeInvitation,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.RevokeInvitationResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
