// Generated from deep/same.proto by protoc-gen-daybook; do not edit.

package import RPC
import Wire

extension TestSame {
  package enum First {
    package static let name = "test.same.First"

    /// What the contract says about each method.
    package enum Methods {
      package static let get = MethodDescriptor(
        name: "test.same.First/Get",
        kind: .unary,
        access: .unspecified
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [get]
    }
  }
}

extension TestSame {
  /// What serves `test.same.First`.
  package protocol FirstService: Swift.Sendable {
    func get(_ request: TestSame.One, _ call: ServerCall) async throws -> TestSame.One
  }
}

extension Router {
  /// Serves every method of `test.same.First`.
  package mutating func register(_ service: some TestSame.FirstService) {
    serve(TestSame.First.Methods.get) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.get($0, call) }
      }
      let request: TestSame.One
      do throws(WireError) {
        request = try TestSame.One(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.get(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension TestSame {
  /// Calls `test.same.First`.
  package struct FirstClient: Swift.Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    package func get(_ request: TestSame.One, _ options: consuming CallOptions = CallOptions())
      async throws -> TestSame.One
    {
      let reply = try await channel.unaryEncoded(
        TestSame.First.Methods.get,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TestSame.One(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
