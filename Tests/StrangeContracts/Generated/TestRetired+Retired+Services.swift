// Generated from retired.proto by protoc-gen-daybook; do not edit.

package import RPC
import Wire

extension TestRetired {
  package enum Rules {
    package static let name = "test.retired.Rules"

    /// What the contract says about each method.
    package enum Methods {
      package static let read = MethodDescriptor(
        name: "test.retired.Rules/Read",
        kind: .unary,
        access: .unspecified
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [read]
    }
  }
}

extension TestRetired {
  /// What serves `test.retired.Rules`.
  package protocol RulesService: Swift.Sendable {
    func read(_ request: TestRetired.Rule, _ call: ServerCall) async throws -> TestRetired.Rule
  }
}

extension Router {
  /// Serves every method of `test.retired.Rules`.
  package mutating func register(_ service: some TestRetired.RulesService) {
    serve(TestRetired.Rules.Methods.read) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.read($0, call) }
      }
      let request: TestRetired.Rule
      do throws(WireError) {
        request = try TestRetired.Rule(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.read(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
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

    package func read(_ request: TestRetired.Rule, _ options: consuming CallOptions = CallOptions())
      async throws -> TestRetired.Rule
    {
      let reply = try await channel.unaryEncoded(
        TestRetired.Rules.Methods.read,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TestRetired.Rule(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
