// Generated from daybook/gateway/v1/consents.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension GatewayV1 {
  /// Consents of parents to storing data of a child.
  ///
  /// A method with the option `consent` stores data of an area. In a child's space it is refused
  /// with FAILED_PRECONDITION `authorization_required` until a parent has consented to the area's
  /// current text. Adults need no consent.
  package enum Consents {
    package static let name = "daybook.gateway.v1.Consents"

    /// What the contract says about each method.
    package enum Methods {
      package static let getConsentText = MethodDescriptor(
        name: "daybook.gateway.v1.Consents/GetConsentText",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let listConsents = MethodDescriptor(
        name: "daybook.gateway.v1.Consents/ListConsents",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let giveConsent = MethodDescriptor(
        name: "daybook.gateway.v1.Consents/GiveConsent",
        kind: .unary,
        access: .parent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      package static let withdrawConsent = MethodDescriptor(
        name: "daybook.gateway.v1.Consents/WithdrawConsent",
        kind: .unary,
        access: .parent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        getConsentText, listConsents, giveConsent, withdrawConsent,
      ]
    }
  }
}

extension GatewayV1 {
  /// What serves `daybook.gateway.v1.Consents`.
  package protocol ConsentsService: Sendable {
    /// Returns the current text that a parent consents to.
    ///
    /// INVALID_ARGUMENT `invalid_area`.
    func getConsentText(_ request: GatewayV1.GetConsentTextRequest, _ call: ServerCall) async throws
      -> GatewayV1.GetConsentTextResponse

    /// Returns the state of each area for a child, and the child's latest consents.
    func listConsents(_ request: GatewayV1.ListConsentsRequest, _ call: ServerCall) async throws
      -> GatewayV1.ListConsentsResponse

    /// Records that the caller consents for a child.
    ///
    /// Consenting to the same text again changes nothing.
    ///
    /// FAILED_PRECONDITION: `not_a_child`; `consent_text_changed`: the version is not that of the
    /// current text. INVALID_ARGUMENT `invalid_area`.
    func giveConsent(_ request: GatewayV1.GiveConsentRequest, _ call: ServerCall) async throws
      -> GatewayV1.GiveConsentResponse

    /// Withdraws a consent.
    ///
    /// After the reply no new data of the area is stored. Existing data remains, and can be read
    /// and deleted. Without a consent nothing changes.
    ///
    /// FAILED_PRECONDITION `not_a_child`; INVALID_ARGUMENT `invalid_area`.
    func withdrawConsent(_ request: GatewayV1.WithdrawConsentRequest, _ call: ServerCall)
      async throws -> GatewayV1.WithdrawConsentResponse
  }
}

extension Router {
  /// Serves every method of `daybook.gateway.v1.Consents`.
  package mutating func register(_ service: some GatewayV1.ConsentsService) {
    serve(GatewayV1.Consents.Methods.getConsentText) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getConsentText($0, call) }
      }
      let request: GatewayV1.GetConsentTextRequest
      do throws(WireError) {
        request = try GatewayV1.GetConsentTextRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getConsentText(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Consents.Methods.listConsents) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listConsents($0, call) }
      }
      let request: GatewayV1.ListConsentsRequest
      do throws(WireError) {
        request = try GatewayV1.ListConsentsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listConsents(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Consents.Methods.giveConsent) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.giveConsent($0, call) }
      }
      let request: GatewayV1.GiveConsentRequest
      do throws(WireError) {
        request = try GatewayV1.GiveConsentRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.giveConsent(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Consents.Methods.withdrawConsent) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.withdrawConsent($0, call) }
      }
      let request: GatewayV1.WithdrawConsentRequest
      do throws(WireError) {
        request = try GatewayV1.WithdrawConsentRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.withdrawConsent(request, call)
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
  /// Calls `daybook.gateway.v1.Consents`.
  public struct ConsentsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Returns the current text that a parent consents to.
    ///
    /// INVALID_ARGUMENT `invalid_area`.
    public func getConsentText(
      _ request: GatewayV1.GetConsentTextRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.GetConsentTextResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Consents.Methods.getConsentText,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.GetConsentTextResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns the state of each area for a child, and the child's latest consents.
    public func listConsents(
      _ request: GatewayV1.ListConsentsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.ListConsentsResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Consents.Methods.listConsents,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.ListConsentsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Records that the caller consents for a child.
    ///
    /// Consenting to the same text again changes nothing.
    ///
    /// FAILED_PRECONDITION: `not_a_child`; `consent_text_changed`: the version is not that of the
    /// current text. INVALID_ARGUMENT `invalid_area`.
    public func giveConsent(
      _ request: GatewayV1.GiveConsentRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.GiveConsentResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Consents.Methods.giveConsent,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.GiveConsentResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Withdraws a consent.
    ///
    /// After the reply no new data of the area is stored. Existing data remains, and can be read
    /// and deleted. Without a consent nothing changes.
    ///
    /// FAILED_PRECONDITION `not_a_child`; INVALID_ARGUMENT `invalid_area`.
    public func withdrawConsent(
      _ request: GatewayV1.WithdrawConsentRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.WithdrawConsentResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Consents.Methods.withdrawConsent,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.WithdrawConsentResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
