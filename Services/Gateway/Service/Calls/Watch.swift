import GatewayContracts
import GatewayDomain
import RPC
import Synchronization
import Vocabulary

extension ChangesCalls {
  /// Streams the changes of the household that the caller may see.
  func watch(
    _ request: GatewayV1.WatchRequest,
    _ call: ServerCall,
    _ replies: ReplyWriter<GatewayV1.WatchResponse>
  ) async throws {
    let context = try call.callerContext
    let start = try start(of: request, call, context)
    guard let kinds = KindFilter(request.kinds) else { throw TooManyKinds() }
    let (watcher, household) = (context.caller.member, context.household)
    try open.withLock { open throws(WatchRefusal) in try open.begin(watcher, of: household) }
    defer { open.withLock { $0.end(watcher, of: household) } }
    let stream = WatchStream(
      context: context,
      directory: directory,
      kinds: kinds,
      feeds: feeds.map { feed in
        FollowedFeed(
          feed,
          household: context.household,
          after: start.positions[feed.source],
          loop: call.loop
        )
      },
      loop: call.loop,
      replies: replies
    )
    try await stream.run(from: start)
  }

  private func start(
    of request: GatewayV1.WatchRequest,
    _ call: ServerCall,
    _ context: CallerContext
  ) throws -> WatchCursor {
    let bytes = call.metadata.binary("resume-bin") ?? Array(request.cursor)
    return bytes.isEmpty
      ? WatchCursor() : try WatchCursor(bytes: bytes, for: context.household)
  }
}
