// Made from deep/er/same.proto by protoc-gen-daybook; changes belong there.

package import RPC

extension TestSame {
  package enum Second {
    package static let name = "test.same.Second"

    /// What the contract says about each method.
    package enum Methods {
      package static let get = RPC.MethodDescriptor(
        name: "test.same.Second/Get",
        kind: .unary,
        access: .unspecified
      )

      /// In the order of the contract.
      package static let all: [RPC.MethodDescriptor] = [get]
    }
  }
}

extension TestSame {
  /// What serves `test.same.Second`.
  package protocol SecondService: Swift.Sendable {
    func get(_ request: TestSame.Two, _ call: RPC.ServerCall) async throws -> TestSame.One
  }
}

extension RPC.Router {
  /// Serves every method of `test.same.Second`.
  package mutating func register(_ service: some TestSame.SecondService) {
    serve(TestSame.Second.Methods.get) {
      let (call, request): (RPC.ServerCall, TestSame.Two) = ($0, try $0.request($1))
      return RPC.ServerCall.Handler.immediateDetached(executorPreference: call) {
        do { call.finish(try await service.get(request, call)) } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension TestSame {
  /// Calls `test.same.Second`.
  package struct SecondClient: Swift.Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    package func get(_ request: TestSame.Two, _ options: CallOptions = CallOptions()) async throws
      -> TestSame.One
    {
      try await channel.unary(TestSame.Second.Methods.get, request, options)
    }
  }
}
