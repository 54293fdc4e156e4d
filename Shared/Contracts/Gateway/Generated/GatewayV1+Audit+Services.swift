// Generated from daybook/gateway/v1/audit.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension GatewayV1 {
  /// The household's audit log.
  package enum Audit {
    package static let name = "daybook.gateway.v1.Audit"

    /// What the contract says about each method.
    package enum Methods {
      package static let listAudit = MethodDescriptor(
        name: "daybook.gateway.v1.Audit/ListAudit",
        kind: .unary,
        access: .parent,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [listAudit]
    }
  }
}

extension GatewayV1 {
  /// What serves `daybook.gateway.v1.Audit`.
  package protocol AuditService: Sendable {
    /// Lists changes and refused calls of the last 400 days, newest first.
    ///
    /// Successful reads are not listed. Entries contain nothing of requests or replies.
    ///
    /// Calls of other adults with their own data are not listed, such as their tasks or health. A
    /// call is listed if the caller or a child made it or it was about their space, or if its
    /// service concerns the household: sign-ins, tokens, members, invitations, days off, coffees
    /// and recipes.
    ///
    /// NOT_FOUND `member_not_found`; INVALID_ARGUMENT `invalid_page_token`.
    func listAudit(_ request: GatewayV1.ListAuditRequest, _ call: ServerCall) async throws
      -> GatewayV1.ListAuditResponse
  }
}

extension Router {
  /// Serves every method of `daybook.gateway.v1.Audit`.
  package mutating func register(_ service: some GatewayV1.AuditService) {
    serve(GatewayV1.Audit.Methods.listAudit) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listAudit($0, call) }
      }
      let request: GatewayV1.ListAuditRequest
      do throws(WireError) {
        request = try GatewayV1.ListAuditRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listAudit(request, call)
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
  /// Calls `daybook.gateway.v1.Audit`.
  public struct AuditClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Lists changes and refused calls of the last 400 days, newest first.
    ///
    /// Successful reads are not listed. Entries contain nothing of requests or replies.
    ///
    /// Calls of other adults with their own data are not listed, such as their tasks or health. A
    /// call is listed if the caller or a child made it or it was about their space, or if its
    /// service concerns the household: sign-ins, tokens, members, invitations, days off, coffees
    /// and recipes.
    ///
    /// NOT_FOUND `member_not_found`; INVALID_ARGUMENT `invalid_page_token`.
    public func listAudit(
      _ request: GatewayV1.ListAuditRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.ListAuditResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Audit.Methods.listAudit,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.ListAuditResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
