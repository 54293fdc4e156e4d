// Generated from hiding_neighbor.proto by protoc-gen-daybook; do not edit.

package import RPC
import Wire

extension TestHiding {
  package enum Neighbors {
    package static let name = "test.hiding.Neighbors"

    /// What the contract says about each method.
    package enum Methods {
      package static let send = MethodDescriptor(
        name: "test.hiding.Neighbors/Send",
        kind: .serverStream,
        access: .unspecified
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [send]
    }
  }
}

extension TestHiding {
  /// What serves `test.hiding.Neighbors`.
  package protocol NeighborsService: Swift.Sendable {
    func send(
      _ request: StrangeContracts.TestCollisions.JSONNames,
      _ call: ServerCall,
      _ replies: ReplyWriter<StrangeContracts.TestCollisions.Nested>
    ) async throws
  }
}

extension Router {
  /// Serves every method of `test.hiding.Neighbors`.
  package mutating func register(_ service: some TestHiding.NeighborsService) {
    registerServerStream(TestHiding.Neighbors.Methods.send) {
      try await service.send($0, $1, $2)
    }
  }
}

extension TestHiding {
  /// Calls `test.hiding.Neighbors`.
  package struct NeighborsClient: Swift.Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    package func send(
      _ request: StrangeContracts.TestCollisions.JSONNames,
      _ options: CallOptions = CallOptions()
    ) async throws -> ReplyStream<StrangeContracts.TestCollisions.Nested> {
      try await channel.serverStream(TestHiding.Neighbors.Methods.send, request, options)
    }
  }
}
