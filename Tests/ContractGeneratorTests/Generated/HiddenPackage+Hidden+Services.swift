// Made from hidden.proto by protoc-gen-daybook; changes belong there.

package import RPC

extension HiddenPackage {
  /// Has the names of its interfaces among the messages.
  package enum Calls {
    package static let name = "hidden.Calls"

    /// What the contract says about each method.
    package enum Methods {
      package static let old = MethodDescriptor(
        name: "hidden.Calls/Old",
        kind: .unary,
        access: .unspecified
      )

      package static let send = MethodDescriptor(
        name: "hidden.Calls/Send",
        kind: .clientStream,
        access: .unspecified
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [old, send]
    }
  }
}

extension HiddenPackage {
  /// What serves `hidden.Calls`.
  package protocol CallsServiceInterface: Swift.Sendable {
    func old(_ request: HiddenPackage.Hidden, _ call: ServerCall) async throws -> HiddenPackage.Void

    func send(_ requests: RequestStream<HiddenPackage.Hidden>, _ call: ServerCall) async throws
      -> HiddenPackage.Void
  }
}

extension Router {
  /// Serves every method of `hidden.Calls`.
  package mutating func register(_ service: some HiddenPackage.CallsServiceInterface) {
    registerUnary(HiddenPackage.Calls.Methods.old) {
      try await service.old($0, $1)
    }
    registerClientStream(HiddenPackage.Calls.Methods.send) {
      try await service.send($0, $1)
    }
  }
}

extension HiddenPackage {
  /// Calls `hidden.Calls`.
  package struct CallsClientInterface: Swift.Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    @available(*, deprecated)
    package func old(_ request: HiddenPackage.Hidden, _ options: CallOptions = CallOptions())
      async throws -> HiddenPackage.Void
    {
      try await channel.unary(HiddenPackage.Calls.Methods.old, request, options)
    }

    package func send(
      _ options: CallOptions = CallOptions(),
      _ write: (RequestWriter<HiddenPackage.Hidden>) async throws -> Swift.Void
    ) async throws -> HiddenPackage.Void {
      try await channel.clientStream(HiddenPackage.Calls.Methods.send, options, write)
    }
  }
}
