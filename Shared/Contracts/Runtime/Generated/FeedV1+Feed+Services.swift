// Generated from daybook/feed/v1/feed.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension FeedV1 {
  /// A service's changes in commit order.
  ///
  /// Every service has a feed; other processes of the installation read it by cursor.
  package enum Feed {
    package static let name = "daybook.feed.v1.Feed"

    /// What the contract says about each method.
    package enum Methods {
      package static let read = MethodDescriptor(
        name: "daybook.feed.v1.Feed/Read",
        kind: .unary,
        access: .service,
        isIdempotent: true,
        hasNoSideEffects: true,
        priority: .background
      )

      package static let follow = MethodDescriptor(
        name: "daybook.feed.v1.Feed/Follow",
        kind: .serverStream,
        access: .service,
        isIdempotent: true,
        hasNoSideEffects: true,
        priority: .background,
        isResumable: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [read, follow]
    }
  }
}

extension FeedV1 {
  /// What serves `daybook.feed.v1.Feed`.
  package protocol FeedService: Sendable {
    /// Returns the events after a cursor, oldest first.
    ///
    /// INVALID_ARGUMENT `invalid_cursor`: the cursor is not from this feed. OUT_OF_RANGE
    /// `cursor_expired`: it is older than the oldest stored event, of another epoch, or beyond the
    /// end.
    func read(_ request: FeedV1.ReadRequest, _ call: ServerCall) async throws -> FeedV1.ReadResponse

    /// Returns the events after a cursor, then each new one when it is committed.
    ///
    /// It sends a heartbeat after 30 seconds without events. Errors as in `Read`.
    func follow(
      _ request: FeedV1.FollowRequest,
      _ call: ServerCall,
      _ replies: ReplyWriter<FeedV1.FollowResponse>
    ) async throws
  }
}

extension Router {
  /// Serves every method of `daybook.feed.v1.Feed`.
  package mutating func register(_ service: some FeedV1.FeedService) {
    serve(FeedV1.Feed.Methods.read) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.read($0, call) }
      }
      let request: FeedV1.ReadRequest
      do throws(WireError) {
        request = try FeedV1.ReadRequest(decoding: source, limits: .untrusted)
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
    registerServerStream(FeedV1.Feed.Methods.follow) {
      try await service.follow($0, $1, $2)
    }
  }
}

extension FeedV1 {
  /// Calls `daybook.feed.v1.Feed`.
  public struct FeedClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Returns the events after a cursor, oldest first.
    ///
    /// INVALID_ARGUMENT `invalid_cursor`: the cursor is not from this feed. OUT_OF_RANGE
    /// `cursor_expired`: it is older than the oldest stored event, of another epoch, or beyond the
    /// end.
    public func read(
      _ request: FeedV1.ReadRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> FeedV1.ReadResponse {
      let reply = try await channel.unaryEncoded(
        FeedV1.Feed.Methods.read,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try FeedV1.ReadResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns the events after a cursor, then each new one when it is committed.
    ///
    /// It sends a heartbeat after 30 seconds without events. Errors as in `Read`.
    public func follow(_ request: FeedV1.FollowRequest, _ options: CallOptions = CallOptions())
      async throws -> ReplyStream<FeedV1.FollowResponse>
    {
      try await channel.serverStream(FeedV1.Feed.Methods.follow, request, options)
    }
  }
}
