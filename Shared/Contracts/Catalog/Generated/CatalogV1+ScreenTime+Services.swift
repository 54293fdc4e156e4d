// Generated from daybook/catalog/v1/screen_time.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension CatalogV1 {
  /// A child's screen-time figures for dashboards.
  ///
  /// The gateway's `GetFamilyDashboard` calls once per child, so that a failure affects one card
  /// only.
  package enum ScreenTime {
    package static let name = "daybook.catalog.v1.ScreenTime"

    /// What the contract says about each method.
    package enum Methods {
      package static let getProgressCard = MethodDescriptor(
        name: "daybook.catalog.v1.ScreenTime/GetProgressCard",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [getProgressCard]
    }
  }
}

extension CatalogV1 {
  /// What serves `daybook.catalog.v1.ScreenTime`.
  package protocol ScreenTimeService: Sendable {
    /// The progress card of a child, for a parent or the child.
    ///
    /// INVALID_ARGUMENT `not_a_child`.
    func getProgressCard(_ request: CatalogV1.GetProgressCardRequest, _ call: ServerCall)
      async throws -> CatalogV1.GetProgressCardResponse
  }
}

extension Router {
  /// Serves every method of `daybook.catalog.v1.ScreenTime`.
  package mutating func register(_ service: some CatalogV1.ScreenTimeService) {
    serve(CatalogV1.ScreenTime.Methods.getProgressCard) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getProgressCard($0, call) }
      }
      let request: CatalogV1.GetProgressCardRequest
      do throws(WireError) {
        request = try CatalogV1.GetProgressCardRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getProgressCard(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension CatalogV1 {
  /// Calls `daybook.catalog.v1.ScreenTime`.
  public struct ScreenTimeClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// The progress card of a child, for a parent or the child.
    ///
    /// INVALID_ARGUMENT `not_a_child`.
    public func getProgressCard(
      _ request: CatalogV1.GetProgressCardRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.GetProgressCardResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.ScreenTime.Methods.getProgressCard,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.GetProgressCardResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
