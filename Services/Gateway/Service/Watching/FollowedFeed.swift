package import GatewayDomain
import RPC
import RuntimeContracts
package import Vocabulary

/// The pages of one feed, for one household, one after the other.
package protocol FeedReading: Sendable {
  /// The next page after the last one; waits until there is one, at most a heartbeat long.
  func next() async throws -> FeedPageMessage

  /// Nobody reads on: what is on its way is dropped.
  func end()
}

/// Events with the position after them; without events it is a heartbeat.
package struct FeedPageMessage: Sendable {
  let events: [FeedV1.Event]
  let position: WatchCursor.Position
}

/// A feed that can be read for a household, from a position or from now.
package protocol WatchedFeed: Sendable {
  var source: WatchSource { get }

  func open(
    after position: WatchCursor.Position?,
    household: HouseholdID
  ) async throws -> any FeedReading
}

/// One feed as a watcher follows it: its pages, and when it broke off and came back.
///
/// A service that is down pauses its part and nothing else; a connection that ends is no news. What
/// happened meanwhile is read when it is back, from where it broke off; a feed that never answered
/// begins when it first does.
///
/// An actor only so that its state may cross tasks: one task at a time reads it.
actor FollowedFeed {
  /// What reading one step came to.
  enum Step: Sendable {
    case page(FeedPageMessage)
    /// It cannot be followed at the moment; said once until it is back.
    case lost(MissingPart)
    /// It is back, with this page.
    case back(FeedPageMessage)
  }

  /// Five seconds: a service on the same machine that needs longer hangs.
  static let openingTime: Duration = .seconds(5)
  /// A stream that was read for so long and ends is opened again before anything is said.
  ///
  /// Its connection may only have been old. One that ends sooner may do so again and again.
  private static let longReading: Duration = .seconds(60)
  /// How long the watcher may leave a page before the stream behind it is let go, at the latest in its next
  /// look.
  ///
  /// What a stream brought and nobody took holds credit of the one connection to the service: a few
  /// slow watchers would hold up everybody's larger answers.
  private static let patience: Duration = .seconds(1)

  nonisolated let source: WatchSource
  private let feed: any WatchedFeed
  private let household: HouseholdID
  private let loop: EventLoop
  private var position: WatchCursor.Position?
  private var reading: (any FeedReading)?
  private var openedAt = MonotonicInstant(nanoseconds: 0)
  private var isLost = false
  /// How often it was read.
  private var reads = 0
  /// The watcher has the last page, and has not come back.
  private var isIdle = false
  /// Somebody looks now and then whether it has.
  private var isLookedAt = false
  private var pause = ResumePause()

  init(
    _ feed: any WatchedFeed,
    household: HouseholdID,
    after position: WatchCursor.Position?,
    loop: EventLoop
  ) {
    self.feed = feed
    self.household = household
    self.position = position
    self.loop = loop
    source = feed.source
  }

  /// Reads on, as often as it takes.
  ///
  /// - Throws: what no repetition helps against: `invalid_cursor`, `cursor_expired`, cancellation.
  func next() async throws -> Step {
    reads += 1
    isIdle = false
    while true {
      do {
        let page = try await readPage()
        pause.reset()
        position = page.position
        letGoUnlessRead()
        defer { isLost = false }
        return isLost ? .back(page) : .page(page)
      } catch {
        let wasReadLong = reading != nil && loop.now - openedAt >= FollowedFeed.longReading
        reading = nil
        try Task.checkCancellation()
        let failure = RPCError(describing: error)
        if FollowedFeed.isFinal(failure) { throw failure }
        if !isLost, !wasReadLong {
          isLost = true
          return .lost(MissingPart(failure))
        }
      }
    }
  }

  /// Ends the stream when the watcher has not come back for a while; then it is opened again from the
  /// last page's position.
  private func letGoUnlessRead() {
    isIdle = true
    guard !isLookedAt else { return }
    isLookedAt = true
    loop.spawn { [weak self, loop, reads] in
      var reads: Int? = reads
      while let last = reads {
        try? await loop.sleep(for: FollowedFeed.patience)
        reads = await self?.letGo(after: last)
      }
    }
  }

  /// - Returns: how often it has been read, for the next look; `nil`: none is needed.
  private func letGo(after last: Int) -> Int? {
    if isIdle, reads != last { return reads }
    isLookedAt = false
    guard isIdle else { return nil }
    reading?.end()
    reading = nil
    return nil
  }

  private func readPage() async throws -> FeedPageMessage {
    if let reading { return try await reading.next() }
    if isLost { try await loop.sleep(for: pause.take(chance: loop.randomNumber())) }
    return try await firstPage()
  }

  /// A feed says at once from where it is followed; one that does not is as good as down.
  private func firstPage() async throws -> FeedPageMessage {
    let opened = try await feed.open(after: position, household: household)
    let page = try await withThrowingTaskGroup(of: FeedPageMessage?.self) { [loop] group in
      defer { group.cancelAll() }
      group.addTask { try await opened.next() }
      group.addTask {
        try await loop.sleep(for: FollowedFeed.openingTime)
        return nil
      }
      return try await group.next() ?? nil
    }
    guard let page else { throw RPCError.silentFeed }
    reading = opened
    openedAt = loop.now
    return page
  }

  private static func isFinal(_ error: RPCError) -> Bool {
    error.code == .invalidArgument || error.code == .outOfRange
  }
}

extension RPCError {
  fileprivate static let silentFeed = RPCError(
    .unavailable,
    "no_answer",
    "The service does not answer."
  )
}

extension MissingPart {
  init(_ error: RPCError) {
    self.init(
      reason: error.reason.isEmpty ? error.code.name.lowercased() : error.reason,
      message: error.message
    )
  }
}
