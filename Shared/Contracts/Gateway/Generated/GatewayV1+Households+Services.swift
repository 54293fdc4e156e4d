// Generated from daybook/gateway/v1/households.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension GatewayV1 {
  /// Households, members and access tokens.
  package enum Households {
    package static let name = "daybook.gateway.v1.Households"

    /// What the contract says about each method.
    package enum Methods {
      package static let setUp = MethodDescriptor(
        name: "daybook.gateway.v1.Households/SetUp",
        kind: .unary,
        access: .anyone,
        changes: true
      )

      package static let whoAmI = MethodDescriptor(
        name: "daybook.gateway.v1.Households/WhoAmI",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let listMembers = MethodDescriptor(
        name: "daybook.gateway.v1.Households/ListMembers",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let addMember = MethodDescriptor(
        name: "daybook.gateway.v1.Households/AddMember",
        kind: .unary,
        access: .parent,
        changes: true
      )

      package static let createToken = MethodDescriptor(
        name: "daybook.gateway.v1.Households/CreateToken",
        kind: .unary,
        access: .selfOrAnyParent,
        changes: true,
        subjectField: [1]
      )

      package static let listTokens = MethodDescriptor(
        name: "daybook.gateway.v1.Households/ListTokens",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let revokeToken = MethodDescriptor(
        name: "daybook.gateway.v1.Households/RevokeToken",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        scope: .read,
        subjectField: [1]
      )

      package static let createOperatorToken = MethodDescriptor(
        name: "daybook.gateway.v1.Households/CreateOperatorToken",
        kind: .unary,
        access: .service,
        changes: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        setUp, whoAmI, listMembers, addMember, createToken, listTokens, revokeToken,
        createOperatorToken,
      ]
    }
  }
}

extension GatewayV1 {
  /// What serves `daybook.gateway.v1.Households`.
  package protocol HouseholdsService: Sendable {
    /// Creates a household and its first parent with the one-time code that the gateway printed
    /// when it started without a household.
    ///
    /// The token's secret is returned only once.
    ///
    /// PERMISSION_DENIED `invalid_setup_code`; FAILED_PRECONDITION `already_set_up`;
    /// INVALID_ARGUMENT: `invalid_name`, `invalid_zone`.
    func setUp(_ request: GatewayV1.SetUpRequest, _ call: ServerCall) async throws
      -> GatewayV1.SetUpResponse

    /// Returns the member and household of the caller's token.
    func whoAmI(_ request: GatewayV1.WhoAmIRequest, _ call: ServerCall) async throws
      -> GatewayV1.WhoAmIResponse

    /// Lists the members of the household.
    func listMembers(_ request: GatewayV1.ListMembersRequest, _ call: ServerCall) async throws
      -> GatewayV1.ListMembersResponse

    /// Adds a parent or a child to the household.
    ///
    /// ALREADY_EXISTS `duplicate_member_name`.
    func addMember(_ request: GatewayV1.AddMemberRequest, _ call: ServerCall) async throws
      -> GatewayV1.AddMemberResponse

    /// Creates a token for the caller.
    ///
    /// Parents may also create one for a child, and for another parent who has never had one. The
    /// secret is returned only once.
    ///
    /// Parents may create a token with the single scope `device` for a child. It may call the
    /// methods with the option `device` only, and for that child only.
    ///
    /// PERMISSION_DENIED: `parent_has_token`, another parent has or had one; `scope_above_own`,
    /// `operators_only`, `parents_only`. FAILED_PRECONDITION `not_a_child`: device tokens are for
    /// children. RESOURCE_EXHAUSTED `quota_exceeded`. INVALID_ARGUMENT: `invalid_name`,
    /// `invalid_scope`.
    func createToken(_ request: GatewayV1.CreateTokenRequest, _ call: ServerCall) async throws
      -> GatewayV1.CreateTokenResponse

    /// Lists tokens, without their secrets.
    func listTokens(_ request: GatewayV1.ListTokensRequest, _ call: ServerCall) async throws
      -> GatewayV1.ListTokensResponse

    /// Revokes a token at once.
    ///
    /// A read-only token can revoke itself only. NOT_FOUND `token_not_found`.
    func revokeToken(_ request: GatewayV1.RevokeTokenRequest, _ call: ServerCall) async throws
      -> GatewayV1.RevokeTokenResponse

    /// Creates a token for a parent; for holders of the installation's key.
    ///
    /// It restores access when no token is left, such as after a restore on another host. The
    /// secret is returned only once. When the parent has 100 tokens, the least recently used one
    /// is revoked.
    ///
    /// NOT_FOUND `parent_not_found`; FAILED_PRECONDITION `ambiguous_parent`: several households
    /// have a parent of this name.
    func createOperatorToken(_ request: GatewayV1.CreateOperatorTokenRequest, _ call: ServerCall)
      async throws -> GatewayV1.CreateOperatorTokenResponse
  }
}

extension Router {
  /// Serves every method of `daybook.gateway.v1.Households`.
  package mutating func register(_ service: some GatewayV1.HouseholdsService) {
    serve(GatewayV1.Households.Methods.setUp) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.setUp($0, call) }
      }
      let request: GatewayV1.SetUpRequest
      do throws(WireError) {
        request = try GatewayV1.SetUpRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.setUp(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Households.Methods.whoAmI) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.whoAmI($0, call) }
      }
      let request: GatewayV1.WhoAmIRequest
      do throws(WireError) {
        request = try GatewayV1.WhoAmIRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.whoAmI(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Households.Methods.listMembers) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listMembers($0, call) }
      }
      let request: GatewayV1.ListMembersRequest
      do throws(WireError) {
        request = try GatewayV1.ListMembersRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listMembers(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Households.Methods.addMember) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.addMember($0, call) }
      }
      let request: GatewayV1.AddMemberRequest
      do throws(WireError) {
        request = try GatewayV1.AddMemberRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.addMember(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Households.Methods.createToken) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.createToken($0, call) }
      }
      let request: GatewayV1.CreateTokenRequest
      do throws(WireError) {
        request = try GatewayV1.CreateTokenRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.createToken(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Households.Methods.listTokens) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listTokens($0, call) }
      }
      let request: GatewayV1.ListTokensRequest
      do throws(WireError) {
        request = try GatewayV1.ListTokensRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listTokens(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Households.Methods.revokeToken) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.revokeToken($0, call) }
      }
      let request: GatewayV1.RevokeTokenRequest
      do throws(WireError) {
        request = try GatewayV1.RevokeTokenRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.revokeToken(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Households.Methods.createOperatorToken) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.createOperatorToken($0, call) }
      }
      let request: GatewayV1.CreateOperatorTokenRequest
      do throws(WireError) {
        request = try GatewayV1.CreateOperatorTokenRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.createOperatorToken(request, call)
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
  /// Calls `daybook.gateway.v1.Households`.
  public struct HouseholdsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Creates a household and its first parent with the one-time code that the gateway printed
    /// when it started without a household.
    ///
    /// The token's secret is returned only once.
    ///
    /// PERMISSION_DENIED `invalid_setup_code`; FAILED_PRECONDITION `already_set_up`;
    /// INVALID_ARGUMENT: `invalid_name`, `invalid_zone`.
    public func setUp(
      _ request: GatewayV1.SetUpRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.SetUpResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Households.Methods.setUp,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.SetUpResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns the member and household of the caller's token.
    public func whoAmI(
      _ request: GatewayV1.WhoAmIRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.WhoAmIResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Households.Methods.whoAmI,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.WhoAmIResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Lists the members of the household.
    public func listMembers(
      _ request: GatewayV1.ListMembersRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.ListMembersResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Households.Methods.listMembers,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.ListMembersResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Adds a parent or a child to the household.
    ///
    /// ALREADY_EXISTS `duplicate_member_name`.
    public func addMember(
      _ request: GatewayV1.AddMemberRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.AddMemberResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Households.Methods.addMember,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.AddMemberResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Creates a token for the caller.
    ///
    /// Parents may also create one for a child, and for another parent who has never had one. The
    /// secret is returned only once.
    ///
    /// Parents may create a token with the single scope `device` for a child. It may call the
    /// methods with the option `device` only, and for that child only.
    ///
    /// PERMISSION_DENIED: `parent_has_token`, another parent has or had one; `scope_above_own`,
    /// `operators_only`, `parents_only`. FAILED_PRECONDITION `not_a_child`: device tokens are for
    /// children. RESOURCE_EXHAUSTED `quota_exceeded`. INVALID_ARGUMENT: `invalid_name`,
    /// `invalid_scope`.
    public func createToken(
      _ request: GatewayV1.CreateTokenRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.CreateTokenResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Households.Methods.createToken,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.CreateTokenResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Lists tokens, without their secrets.
    public func listTokens(
      _ request: GatewayV1.ListTokensRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.ListTokensResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Households.Methods.listTokens,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.ListTokensResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Revokes a token at once.
    ///
    /// A read-only token can revoke itself only. NOT_FOUND `token_not_found`.
    public func revokeToken(
      _ request: GatewayV1.RevokeTokenRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.RevokeTokenResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Households.Methods.revokeToken,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.RevokeTokenResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Creates a token for a parent; for holders of the installation's key.
    ///
    /// It restores access when no token is left, such as after a restore on another host. The
    /// secret is returned only once. When the parent has 100 tokens, the least recently used one
    /// is revoked.
    ///
    /// NOT_FOUND `parent_not_found`; FAILED_PRECONDITION `ambiguous_parent`: several households
    /// have a parent of this name.
    public func createOperatorToken(
      _ request: GatewayV1.CreateOperatorTokenRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.CreateOperatorTokenResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Households.Methods.createOperatorToken,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.CreateOperatorTokenResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
