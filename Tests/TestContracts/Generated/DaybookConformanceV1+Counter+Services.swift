// Generated from counter.proto by protoc-gen-daybook; do not edit.

package import RPC
import Wire

extension DaybookConformanceV1 {
  package enum Counter {
    package static let name = "daybook.conformance.v1.Counter"

    /// What the contract says about each method.
    package enum Methods {
      package static let add = MethodDescriptor(
        name: "daybook.conformance.v1.Counter/Add",
        kind: .unary,
        access: .unspecified
      )

      package static let watch = MethodDescriptor(
        name: "daybook.conformance.v1.Counter/Watch",
        kind: .serverStream,
        access: .unspecified
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [add, watch]
    }
  }
}

extension DaybookConformanceV1 {
  /// What serves `daybook.conformance.v1.Counter`.
  package protocol CounterService: Sendable {
    func add(_ request: DaybookConformanceV1.Count, _ call: ServerCall) async throws
      -> DaybookConformanceV1.Count

    func watch(
      _ request: DaybookConformanceV1.Count,
      _ call: ServerCall,
      _ replies: ReplyWriter<DaybookConformanceV1.Count>
    ) async throws
  }
}

extension Router {
  /// Serves every method of `daybook.conformance.v1.Counter`.
  package mutating func register(_ service: some DaybookConformanceV1.CounterService) {
    serve(DaybookConformanceV1.Counter.Methods.add) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.add($0, call) }
      }
      let request: DaybookConformanceV1.Count
      do throws(WireError) {
        request = try DaybookConformanceV1.Count(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.add(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    registerServerStream(DaybookConformanceV1.Counter.Methods.watch) {
      try await service.watch($0, $1, $2)
    }
  }
}

extension DaybookConformanceV1 {
  /// Calls `daybook.conformance.v1.Counter`.
  package struct CounterClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    package func add(
      _ request: DaybookConformanceV1.Count,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> DaybookConformanceV1.Count {
      let reply = try await channel.unaryEncoded(
        DaybookConformanceV1.Counter.Methods.add,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try DaybookConformanceV1.Count(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    package func watch(
      _ request: DaybookConformanceV1.Count,
      _ options: CallOptions = CallOptions()
    ) async throws -> ReplyStream<DaybookConformanceV1.Count> {
      try await channel.serverStream(DaybookConformanceV1.Counter.Methods.watch, request, options)
    }
  }
}
