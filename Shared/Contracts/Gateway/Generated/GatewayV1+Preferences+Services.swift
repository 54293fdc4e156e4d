// Generated from daybook/gateway/v1/preferences.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension GatewayV1 {
  /// A member's display preferences, shared by all clients of the member.
  package enum Preferences {
    package static let name = "daybook.gateway.v1.Preferences"

    /// What the contract says about each method.
    package enum Methods {
      package static let getPreferences = MethodDescriptor(
        name: "daybook.gateway.v1.Preferences/GetPreferences",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let updatePreferences = MethodDescriptor(
        name: "daybook.gateway.v1.Preferences/UpdatePreferences",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [getPreferences, updatePreferences]
    }
  }
}

extension GatewayV1 {
  /// What serves `daybook.gateway.v1.Preferences`.
  package protocol PreferencesService: Sendable {
    /// Returns a member's preferences; those never chosen are unspecified or empty.
    func getPreferences(_ request: GatewayV1.GetPreferencesRequest, _ call: ServerCall) async throws
      -> GatewayV1.GetPreferencesResponse

    /// Changes the fields that the mask names.
    ///
    /// Watchers receive `preferences_updated`.
    ///
    /// ABORTED `revision_mismatch`; INVALID_ARGUMENT: `invalid_preference`, `unknown_field`,
    /// `update_mask_required`.
    func updatePreferences(_ request: GatewayV1.UpdatePreferencesRequest, _ call: ServerCall)
      async throws -> GatewayV1.UpdatePreferencesResponse
  }
}

extension Router {
  /// Serves every method of `daybook.gateway.v1.Preferences`.
  package mutating func register(_ service: some GatewayV1.PreferencesService) {
    serve(GatewayV1.Preferences.Methods.getPreferences) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getPreferences($0, call) }
      }
      let request: GatewayV1.GetPreferencesRequest
      do throws(WireError) {
        request = try GatewayV1.GetPreferencesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getPreferences(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Preferences.Methods.updatePreferences) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.updatePreferences($0, call) }
      }
      let request: GatewayV1.UpdatePreferencesRequest
      do throws(WireError) {
        request = try GatewayV1.UpdatePreferencesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.updatePreferences(request, call)
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
  /// Calls `daybook.gateway.v1.Preferences`.
  public struct PreferencesClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Returns a member's preferences; those never chosen are unspecified or empty.
    public func getPreferences(
      _ request: GatewayV1.GetPreferencesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.GetPreferencesResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Preferences.Methods.getPreferences,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.GetPreferencesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Changes the fields that the mask names.
    ///
    /// Watchers receive `preferences_updated`.
    ///
    /// ABORTED `revision_mismatch`; INVALID_ARGUMENT: `invalid_preference`, `unknown_field`,
    /// `update_mask_required`.
    public func updatePreferences(
      _ request: GatewayV1.UpdatePreferencesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.UpdatePreferencesResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Preferences.Methods.updatePreferences,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.UpdatePreferencesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
