// Generated from deep/er/same.proto by protoc-gen-daybook; do not edit.

package import RPC
import Wire

extension TestSame {
  package enum Second {
    package static let name = "test.same.Second"

    /// What the contract says about each method.
    package enum Methods {
      package static let get = MethodDescriptor(
        name: "test.same.Second/Get",
        kind: .unary,
        access: .unspecified
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [get]
    }
  }
}

extension TestSame {
  /// What serves `test.same.Second`.
  package protocol SecondService: Swift.Sendable {
    func get(_ request: TestSame.Two, _ call: ServerCall) async throws -> TestSame.One
  }
}

extension Router {
  /// Serves every method of `test.same.Second`.
  package mutating func register(_ service: some TestSame.SecondService) {
    serve(TestSame.Second.Methods.get) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.get($0, call) }
      }
      let request: TestSame.Two
      do throws(WireError) {
        request = try TestSame.Two(decoding: source, limits: .untrusted)
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
  /// Calls `test.same.Second`.
  package struct SecondClient: Swift.Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    package func get(_ request: TestSame.Two, _ options: consuming CallOptions = CallOptions())
      async throws -> TestSame.One
    {
      let reply = try await channel.unaryEncoded(
        TestSame.Second.Methods.get,
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
