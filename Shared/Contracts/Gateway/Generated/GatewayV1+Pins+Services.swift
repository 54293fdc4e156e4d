// Generated from daybook/gateway/v1/pins.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension GatewayV1 {
  /// Lets children sign in with a PIN of six digits.
  package enum Pins {
    package static let name = "daybook.gateway.v1.Pins"

    /// What the contract says about each method.
    package enum Methods {
      package static let setPin = MethodDescriptor(
        name: "daybook.gateway.v1.Pins/SetPin",
        kind: .unary,
        access: .parent,
        changes: true,
        subjectField: [1]
      )

      package static let signInWithPin = MethodDescriptor(
        name: "daybook.gateway.v1.Pins/SignInWithPin",
        kind: .unary,
        access: .anyone,
        changes: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [setPin, signInWithPin]
    }
  }
}

extension GatewayV1 {
  /// What serves `daybook.gateway.v1.Pins`.
  package protocol PinsService: Sendable {
    /// Sets or removes a child's PIN, and clears its locks.
    ///
    /// Tokens created with it remain valid.
    ///
    /// FAILED_PRECONDITION `not_a_child`; INVALID_ARGUMENT `invalid_pin`.
    func setPin(_ request: GatewayV1.SetPinRequest, _ call: ServerCall) async throws
      -> GatewayV1.SetPinResponse

    /// Exchanges a child's name and PIN for a token.
    ///
    /// Five wrong tries in a row lock the name, and the caller's address, for a minute; each
    /// further one doubles the time, up to an hour. Parents receive an event of each lock.
    ///
    /// PERMISSION_DENIED `wrong_pin`: no child has this name and PIN; RESOURCE_EXHAUSTED:
    /// `pin_locked` with the time to wait, for unknown names as well, `quota_exceeded`;
    /// INVALID_ARGUMENT: `invalid_pin`, `invalid_name`.
    func signInWithPin(_ request: GatewayV1.SignInWithPinRequest, _ call: ServerCall) async throws
      -> GatewayV1.SignInWithPinResponse
  }
}

extension Router {
  /// Serves every method of `daybook.gateway.v1.Pins`.
  package mutating func register(_ service: some GatewayV1.PinsService) {
    serve(GatewayV1.Pins.Methods.setPin) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.setPin($0, call) }
      }
      let request: GatewayV1.SetPinRequest
      do throws(WireError) {
        request = try GatewayV1.SetPinRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.setPin(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Pins.Methods.signInWithPin) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.signInWithPin($0, call) }
      }
      let request: GatewayV1.SignInWithPinRequest
      do throws(WireError) {
        request = try GatewayV1.SignInWithPinRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.signInWithPin(request, call)
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
  /// Calls `daybook.gateway.v1.Pins`.
  public struct PinsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Sets or removes a child's PIN, and clears its locks.
    ///
    /// Tokens created with it remain valid.
    ///
    /// FAILED_PRECONDITION `not_a_child`; INVALID_ARGUMENT `invalid_pin`.
    public func setPin(
      _ request: GatewayV1.SetPinRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.SetPinResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Pins.Methods.setPin,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.SetPinResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Exchanges a child's name and PIN for a token.
    ///
    /// Five wrong tries in a row lock the name, and the caller's address, for a minute; each
    /// further one doubles the time, up to an hour. Parents receive an event of each lock.
    ///
    /// PERMISSION_DENIED `wrong_pin`: no child has this name and PIN; RESOURCE_EXHAUSTED:
    /// `pin_locked` with the time to wait, for unknown names as well, `quota_exceeded`;
    /// INVALID_ARGUMENT: `invalid_pin`, `invalid_name`.
    public func signInWithPin(
      _ request: GatewayV1.SignInWithPinRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.SignInWithPinResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Pins.Methods.signInWithPin,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.SignInWithPinResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
