import GatewayContracts
import GatewayDomain
import RPC
import RuntimeContracts
import Vocabulary

/// One client's stream of changes, merged from several feeds.
///
/// One task merges: it takes the next step of any feed, sends it, and only then lets that feed read on. So
/// nothing accumulates, and a slow client slows down its own feeds only.
struct WatchStream: Sendable {
  /// The interval of heartbeats; a client that receives nothing for longer may assume that the stream is dead.
  static let heartbeat: Duration = .seconds(30)

  let context: CallerContext
  let directory: Directory
  let kinds: KindFilter
  let feeds: [FollowedFeed]
  let loop: EventLoop
  let replies: ReplyWriter<GatewayV1.WatchResponse>

  private enum Signal: Sendable {
    case step(FollowedFeed, FollowedFeed.Step)
    case silence
  }

  /// Runs until the client cancels, its token is revoked, or a feed cannot be resumed.
  ///
  /// A revocation also ends a stream whose client does not read.
  func run(from start: WatchCursor) async throws {
    let lease = try await directory.lease(context.tokenHash)
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask {
        for await _ in lease {}
        try Task.checkCancellation()
        throw SignInRefusal.revoked
      }
      group.addTask { try await merge(from: start) }
      try await group.next()
    }
  }

  private func merge(from start: WatchCursor) async throws {
    var merged = MergedCursor(start)
    var opening: [(FollowedFeed, FollowedFeed.Step)]? = []
    try await withThrowingTaskGroup(of: Signal.self) { group in
      defer { group.cancelAll() }
      for feed in feeds { group.addTask { .step(feed, try await feed.next()) } }
      addHeartbeat(to: &group)
      while let signal = try await group.next() {
        switch signal {
        case .silence:
          try await send(GatewayV1.WatchResponse(), merged)
          addHeartbeat(to: &group)
        case .step(let feed, let step):
          for (feed, step) in try await ready(feed, step, &opening, &merged) {
            try await take(step, of: feed.source, &merged)
            group.addTask { .step(feed, try await feed.next()) }
          }
        }
      }
    }
  }

  private func addHeartbeat(to group: inout ThrowingTaskGroup<Signal, any Error>) {
    group.addTask {
      try await loop.sleep(for: WatchStream.heartbeat)
      return .silence
    }
  }

  /// Holds back steps until every feed has made its first one.
  ///
  /// So the first cursor has a position in each available feed. It is sent in the first message, which tells
  /// the client that the stream is open.
  private func ready(
    _ feed: FollowedFeed,
    _ step: FollowedFeed.Step,
    _ opening: inout [(FollowedFeed, FollowedFeed.Step)]?,
    _ merged: inout MergedCursor
  ) async throws -> [(FollowedFeed, FollowedFeed.Step)] {
    guard var steps = opening else { return [(feed, step)] }
    steps.append((feed, step))
    opening = steps
    guard steps.count == feeds.count else { return [] }
    opening = nil
    for (feed, step) in steps {
      if case .page(let page) = step { merged.begin(page, of: feed.source) }
    }
    try await send(GatewayV1.WatchResponse(), merged)
    return steps
  }

  private func take(
    _ step: FollowedFeed.Step,
    of source: WatchSource,
    _ merged: inout MergedCursor
  ) async throws {
    switch step {
    case .page(let page): try await take(page, of: source, &merged)
    case .lost(let reason):
      try await send(GatewayV1.WatchResponse(part: .missing(source, reason)), merged)
    case .back(let page):
      merged.begin(page, of: source)
      try await send(GatewayV1.WatchResponse(part: .available(source.name)), merged)
      try await take(page, of: source, &merged)
    }
  }

  /// Sends the visible events of a page, each with the cursor after it.
  ///
  /// Visibility is read again for each event, because a slow client may take hours for a page.
  private func take(
    _ page: FeedPageMessage,
    of source: WatchSource,
    _ merged: inout MergedCursor
  ) async throws {
    for (index, event) in page.events.enumerated() {
      let next = index + 1 < page.events.count ? page.events[index + 1] : nil
      let endsBatch = event.batchID == nil || event.batchID != next?.batchID
      if endsBatch { merged.pass(event, of: source) }
      let home = try await directory.home(context.household)
      guard let visibility = home?.visibility(of: context.caller.member) else {
        throw SignInRefusal.unknown
      }
      guard let shown = visible(event, source, visibility) else { continue }
      let message = GatewayV1.WatchResponse(service: source.name, event: shown)
      try await send(message, merged, isResumable: endsBatch)
    }
    merged.reach(page.position, of: source)
  }

  private func visible(
    _ event: FeedV1.Event,
    _ source: WatchSource,
    _ visibility: Visibility
  ) -> FeedV1.Event? {
    guard event.householdID == context.household, kinds.wants(event.kind) else { return nil }
    switch visibility.verdict(space: event.spaceID, actor: event.actorID) {
    case .whole: return event
    case .sharedParts: return event.sharedParts(of: source)
    case .hidden: return nil
    }
  }

  /// Sends one message.
  ///
  /// `isResumable` when a client that resumes at its cursor misses and repeats nothing.
  private func send(
    _ message: GatewayV1.WatchResponse,
    _ merged: MergedCursor,
    isResumable: Bool = true
  ) async throws {
    var message = message
    let cursor = merged.bytes(for: context.household)
    message.cursor = cursor[...]
    // The protocol carries at most 64 bytes beside a message; the field has the cursor in any case.
    let isBeside = isResumable && cursor.count <= 64
    try await replies.send(message, cursor: isBeside ? cursor : nil)
  }
}
