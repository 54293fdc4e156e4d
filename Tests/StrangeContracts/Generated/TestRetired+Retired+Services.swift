// Made from retired.proto by protoc-gen-daybook; changes belong there.

package import RPC

extension TestRetired {
  package enum Rules {
    package static let name = "test.retired.Rules"

    /// What the contract says about each method.
    package enum Methods {
      package static let read = RPC.MethodDescriptor(
        name: "test.retired.Rules/Read",
        kind: .unary,
        access: .unspecified
      )

      /// In the order of the contract.
      package static let all: [RPC.MethodDescriptor] = [read]
    }
  }
}

extension TestRetired {
  /// What serves `test.retired.Rules`.
  package protocol RulesService: Swift.Sendable {
    func read(_ request: TestRetired.Rule, _ call: RPC.ServerCall) async throws -> TestRetired.Rule
  }
}

extension RPC.Router {
  /// Serves every method of `test.retired.Rules`.
  package mutating func register(_ service: some TestRetired.RulesService) {
    serve(TestRetired.Rules.Methods.read) {
      let (call, request): (RPC.ServerCall, TestRetired.Rule) = ($0, try $0.request($1))
      return RPC.ServerCall.Handler.immediateDetached(executorPreference: call) {
        do { call.finish(try await service.read(request, call)) } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension TestRetired {
  /// Calls `test.retired.Rules`.
  @available(*, deprecated)
  package struct RulesClient: Swift.Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    package func read(_ request: TestRetired.Rule, _ options: CallOptions = CallOptions())
      async throws -> TestRetired.Rule
    {
      try await channel.unary(TestRetired.Rules.Methods.read, request, options)
    }
  }
}
