// Generated from daybook/gateway/v1/exports.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension GatewayV1 {
  /// Exports all data that a member may read.
  package enum Exports {
    package static let name = "daybook.gateway.v1.Exports"

    /// What the contract says about each method.
    package enum Methods {
      package static let export = MethodDescriptor(
        name: "daybook.gateway.v1.Exports/Export",
        kind: .serverStream,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        priority: .bulk,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [export]
    }
  }
}

extension GatewayV1 {
  /// What serves `daybook.gateway.v1.Exports`.
  package protocol ExportsService: Sendable {
    /// Returns all records of the caller and of the household's common space; for a parent also
    /// those of the children.
    ///
    /// With a member, only theirs. Each service is read in one snapshot.
    ///
    /// It contains no tokens, PINs, codes or other secrets, and nothing that is private to another
    /// member. UNAVAILABLE: a service cannot be reached. RESOURCE_EXHAUSTED: `too_many_exports`,
    /// `storage_full`.
    func export(
      _ request: GatewayV1.ExportRequest,
      _ call: ServerCall,
      _ replies: ReplyWriter<GatewayV1.ExportResponse>
    ) async throws
  }
}

extension Router {
  /// Serves every method of `daybook.gateway.v1.Exports`.
  package mutating func register(_ service: some GatewayV1.ExportsService) {
    registerServerStream(GatewayV1.Exports.Methods.export) {
      try await service.export($0, $1, $2)
    }
  }
}

extension GatewayV1 {
  /// Calls `daybook.gateway.v1.Exports`.
  public struct ExportsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Returns all records of the caller and of the household's common space; for a parent also
    /// those of the children.
    ///
    /// With a member, only theirs. Each service is read in one snapshot.
    ///
    /// It contains no tokens, PINs, codes or other secrets, and nothing that is private to another
    /// member. UNAVAILABLE: a service cannot be reached. RESOURCE_EXHAUSTED: `too_many_exports`,
    /// `storage_full`.
    public func export(_ request: GatewayV1.ExportRequest, _ options: CallOptions = CallOptions())
      async throws -> ReplyStream<GatewayV1.ExportResponse>
    {
      try await channel.serverStream(GatewayV1.Exports.Methods.export, request, options)
    }
  }
}
