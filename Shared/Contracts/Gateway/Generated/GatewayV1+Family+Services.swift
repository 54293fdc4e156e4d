// Generated from daybook/gateway/v1/family.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension GatewayV1 {
  /// The children of a household on one page.
  package enum Families {
    package static let name = "daybook.gateway.v1.Families"

    /// What the contract says about each method.
    package enum Methods {
      package static let getFamilyDashboard = MethodDescriptor(
        name: "daybook.gateway.v1.Families/GetFamilyDashboard",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [getFamilyDashboard]
    }
  }
}

extension GatewayV1 {
  /// What serves `daybook.gateway.v1.Families`.
  package protocol FamiliesService: Sendable {
    /// Returns the progress card of each child, for a parent; a child receives only its own.
    ///
    /// A card that cannot be read has an error, and does not affect the others. The call does not
    /// fail because of a card.
    ///
    /// It takes at most 5 seconds, and ends before the caller's deadline. Cards that were not read
    /// by then have the error DEADLINE_EXCEEDED.
    func getFamilyDashboard(_ request: GatewayV1.GetFamilyDashboardRequest, _ call: ServerCall)
      async throws -> GatewayV1.GetFamilyDashboardResponse
  }
}

extension Router {
  /// Serves every method of `daybook.gateway.v1.Families`.
  package mutating func register(_ service: some GatewayV1.FamiliesService) {
    serve(GatewayV1.Families.Methods.getFamilyDashboard) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getFamilyDashboard($0, call) }
      }
      let request: GatewayV1.GetFamilyDashboardRequest
      do throws(WireError) {
        request = try GatewayV1.GetFamilyDashboardRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getFamilyDashboard(request, call)
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
  /// Calls `daybook.gateway.v1.Families`.
  public struct FamiliesClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Returns the progress card of each child, for a parent; a child receives only its own.
    ///
    /// A card that cannot be read has an error, and does not affect the others. The call does not
    /// fail because of a card.
    ///
    /// It takes at most 5 seconds, and ends before the caller's deadline. Cards that were not read
    /// by then have the error DEADLINE_EXCEEDED.
    public func getFamilyDashboard(
      _ request: GatewayV1.GetFamilyDashboardRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.GetFamilyDashboardResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Families.Methods.getFamilyDashboard,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.GetFamilyDashboardResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
