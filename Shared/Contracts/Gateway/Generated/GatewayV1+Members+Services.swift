// Generated from daybook/gateway/v1/members.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension GatewayV1 {
  /// Changes of members and of the household.
  package enum Members {
    package static let name = "daybook.gateway.v1.Members"

    /// What the contract says about each method.
    package enum Methods {
      package static let updateMember = MethodDescriptor(
        name: "daybook.gateway.v1.Members/UpdateMember",
        kind: .unary,
        access: .parent,
        changes: true,
        subjectField: [1]
      )

      package static let updateHousehold = MethodDescriptor(
        name: "daybook.gateway.v1.Members/UpdateHousehold",
        kind: .unary,
        access: .parent,
        changes: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [updateMember, updateHousehold]
    }
  }
}

extension GatewayV1 {
  /// What serves `daybook.gateway.v1.Members`.
  package protocol MembersService: Sendable {
    /// Changes the fields of a member that the mask names.
    ///
    /// Parents may change themselves and the children.
    ///
    /// NOT_FOUND `member_not_found`; ALREADY_EXISTS `duplicate_member_name`; FAILED_PRECONDITION:
    /// `last_parent`, no other parent can sign in, `has_operator_token`, a child cannot have one;
    /// ABORTED `revision_mismatch`; INVALID_ARGUMENT: `invalid_name`, `invalid_zone`,
    /// `invalid_role`, `invalid_color`, `unknown_field`, `update_mask_required`.
    func updateMember(_ request: GatewayV1.UpdateMemberRequest, _ call: ServerCall) async throws
      -> GatewayV1.UpdateMemberResponse

    /// Changes the fields of the household that the mask names.
    ///
    /// A new start of the day takes effect on the next day, so that no day begins or ends twice;
    /// until then it is in `next_day_start`.
    ///
    /// ABORTED `revision_mismatch`; INVALID_ARGUMENT: `invalid_name`, `invalid_zone`,
    /// `invalid_week_start`, `invalid_day_start`, `unknown_field`, `update_mask_required`.
    func updateHousehold(_ request: GatewayV1.UpdateHouseholdRequest, _ call: ServerCall)
      async throws -> GatewayV1.UpdateHouseholdResponse
  }
}

extension Router {
  /// Serves every method of `daybook.gateway.v1.Members`.
  package mutating func register(_ service: some GatewayV1.MembersService) {
    serve(GatewayV1.Members.Methods.updateMember) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.updateMember($0, call) }
      }
      let request: GatewayV1.UpdateMemberRequest
      do throws(WireError) {
        request = try GatewayV1.UpdateMemberRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.updateMember(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Members.Methods.updateHousehold) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.updateHousehold($0, call) }
      }
      let request: GatewayV1.UpdateHouseholdRequest
      do throws(WireError) {
        request = try GatewayV1.UpdateHouseholdRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.updateHousehold(request, call)
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
  /// Calls `daybook.gateway.v1.Members`.
  public struct MembersClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Changes the fields of a member that the mask names.
    ///
    /// Parents may change themselves and the children.
    ///
    /// NOT_FOUND `member_not_found`; ALREADY_EXISTS `duplicate_member_name`; FAILED_PRECONDITION:
    /// `last_parent`, no other parent can sign in, `has_operator_token`, a child cannot have one;
    /// ABORTED `revision_mismatch`; INVALID_ARGUMENT: `invalid_name`, `invalid_zone`,
    /// `invalid_role`, `invalid_color`, `unknown_field`, `update_mask_required`.
    public func updateMember(
      _ request: GatewayV1.UpdateMemberRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.UpdateMemberResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Members.Methods.updateMember,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.UpdateMemberResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Changes the fields of the household that the mask names.
    ///
    /// A new start of the day takes effect on the next day, so that no day begins or ends twice;
    /// until then it is in `next_day_start`.
    ///
    /// ABORTED `revision_mismatch`; INVALID_ARGUMENT: `invalid_name`, `invalid_zone`,
    /// `invalid_week_start`, `invalid_day_start`, `unknown_field`, `update_mask_required`.
    public func updateHousehold(
      _ request: GatewayV1.UpdateHouseholdRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.UpdateHouseholdResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Members.Methods.updateHousehold,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.UpdateHouseholdResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
