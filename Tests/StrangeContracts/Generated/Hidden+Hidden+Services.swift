// Generated from hidden.proto by protoc-gen-daybook; do not edit.

package import RPC
import Wire

extension Hidden {
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

extension Hidden {
  /// What serves `hidden.Calls`.
  package protocol CallsServiceInterface: Swift.Sendable {
    func old(_ request: Hidden.HiddenMessage, _ call: ServerCall) async throws -> Hidden.Void

    func send(_ requests: RequestStream<Hidden.HiddenMessage>, _ call: ServerCall) async throws
      -> Hidden.Void
  }
}

extension Router {
  /// Serves every method of `hidden.Calls`.
  package mutating func register(_ service: some Hidden.CallsServiceInterface) {
    serve(Hidden.Calls.Methods.old) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.old($0, call) }
      }
      let request: Hidden.HiddenMessage
      do throws(WireError) {
        request = try Hidden.HiddenMessage(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.old(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    registerClientStream(Hidden.Calls.Methods.send) {
      try await service.send($0, $1)
    }
  }
}

extension Hidden {
  /// Calls `hidden.Calls`.
  package struct CallsClientInterface: Swift.Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    @available(*, deprecated)
    package func old(
      _ request: Hidden.HiddenMessage,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> Hidden.Void {
      let reply = try await channel.unaryEncoded(
        Hidden.Calls.Methods.old,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try Hidden.Void(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    package func send(
      _ options: CallOptions = CallOptions(),
      _ write: (RequestWriter<Hidden.HiddenMessage>) async throws -> Swift.Void
    ) async throws -> Hidden.Void {
      try await channel.clientStream(Hidden.Calls.Methods.send, options, write)
    }
  }
}
