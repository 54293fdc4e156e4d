// Generated from kinds.proto by protoc-gen-daybook; do not edit.

package import RPC
import Wire

extension TestKindsV1 {
  /// A method for each way messages can go.
  package enum Kinds {
    package static let name = "test.kinds.v1.Kinds"

    /// What the contract says about each method.
    package enum Methods {
      package static let ask = MethodDescriptor(
        name: "test.kinds.v1.Kinds/Ask",
        kind: .unary,
        access: .unspecified
      )

      package static let tell = MethodDescriptor(
        name: "test.kinds.v1.Kinds/Tell",
        kind: .serverStream,
        access: .unspecified
      )

      package static let collect = MethodDescriptor(
        name: "test.kinds.v1.Kinds/Collect",
        kind: .clientStream,
        access: .unspecified
      )

      package static let talk = MethodDescriptor(
        name: "test.kinds.v1.Kinds/Talk",
        kind: .bidirectional,
        access: .unspecified
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [ask, tell, collect, talk]
    }
  }
}

extension TestKindsV1 {
  /// What serves `test.kinds.v1.Kinds`.
  package protocol KindsService: Sendable {
    /// One each way.
    func ask(_ request: TestKindsV1.Line, _ call: ServerCall) async throws -> TestKindsV1.Line

    /// One there, many back.
    func tell(
      _ request: TestKindsV1.Line,
      _ call: ServerCall,
      _ replies: ReplyWriter<TestKindsV1.Line>
    ) async throws

    /// Many there, one back: how many they were.
    func collect(_ requests: RequestStream<TestKindsV1.Line>, _ call: ServerCall) async throws
      -> TestKindsV1.Line

    /// Each is answered as it comes.
    func talk(
      _ requests: RequestStream<TestKindsV1.Line>,
      _ call: ServerCall,
      _ replies: ReplyWriter<TestKindsV1.Line>
    ) async throws
  }
}

extension Router {
  /// Serves every method of `test.kinds.v1.Kinds`.
  package mutating func register(_ service: some TestKindsV1.KindsService) {
    serve(TestKindsV1.Kinds.Methods.ask) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.ask($0, call) }
      }
      let request: TestKindsV1.Line
      do throws(WireError) {
        request = try TestKindsV1.Line(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.ask(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    registerServerStream(TestKindsV1.Kinds.Methods.tell) {
      try await service.tell($0, $1, $2)
    }
    registerClientStream(TestKindsV1.Kinds.Methods.collect) {
      try await service.collect($0, $1)
    }
    registerBidirectional(TestKindsV1.Kinds.Methods.talk) {
      try await service.talk($0, $1, $2)
    }
  }
}

extension TestKindsV1 {
  /// Calls `test.kinds.v1.Kinds`.
  package struct KindsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// One each way.
    package func ask(_ request: TestKindsV1.Line, _ options: consuming CallOptions = CallOptions())
      async throws -> TestKindsV1.Line
    {
      let reply = try await channel.unaryEncoded(
        TestKindsV1.Kinds.Methods.ask,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TestKindsV1.Line(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// One there, many back.
    package func tell(_ request: TestKindsV1.Line, _ options: CallOptions = CallOptions())
      async throws -> ReplyStream<TestKindsV1.Line>
    {
      try await channel.serverStream(TestKindsV1.Kinds.Methods.tell, request, options)
    }

    /// Many there, one back: how many they were.
    package func collect(
      _ options: CallOptions = CallOptions(),
      _ write: (RequestWriter<TestKindsV1.Line>) async throws -> Void
    ) async throws -> TestKindsV1.Line {
      try await channel.clientStream(TestKindsV1.Kinds.Methods.collect, options, write)
    }

    /// Each is answered as it comes.
    package func talk(_ options: CallOptions = CallOptions()) async throws -> Exchange<
      TestKindsV1.Line, TestKindsV1.Line
    > {
      try await channel.bidirectional(TestKindsV1.Kinds.Methods.talk, options)
    }
  }
}
