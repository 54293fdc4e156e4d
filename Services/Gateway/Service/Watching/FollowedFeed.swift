package import GatewayDomain
import RPC
import RuntimeContracts
package import Vocabulary

/// An open feed of one household, read page by page.
package protocol FeedReading: Sendable {
  /// Waits for the next page, at most for a heartbeat.
  func next() async throws -> FeedPageMessage

  /// Closes the feed, and drops pages that are under way.
  func end()
}

/// Events, with the position after them; a heartbeat when there are none.
package struct FeedPageMessage: Sendable {
  let events: [FeedV1.Event]
  let position: WatchCursor.Position
}

/// A feed that can be opened for a household, from a position or from now.
package protocol WatchedFeed: Sendable {
  var source: WatchSource { get }

  func open(
    after position: WatchCursor.Position?,
    household: HouseholdID
  ) async throws -> any FeedReading
}

/// A watcher's subscription to one feed: delivers its pages, and reports when it is lost and when it is back.
///
/// A service that is down affects its own feed only. The feed is resumed from its last position; one that
/// never answered has none, and begins at its end when it first answers.
///
/// An actor, because several tasks use its state; only one reads at a time.
actor FollowedFeed {
  /// The result of one read.
  enum Step: Sendable {
    case page(FeedPageMessage)
    /// The feed is unavailable; reported once until it is back.
    case lost(MissingPart)
    /// The feed is available again, with this page.
    case back(FeedPageMessage)
  }

  /// The time limit for the first page; a service that needs longer hangs.
  static let openingTime: Duration = .seconds(5)
  /// A stream that ends after this time is opened again at once; its watcher is notified only if that fails.
  ///
  /// Such an end is normal, because connections are replaced when they are old. A stream that ends sooner may
  /// do so repeatedly.
  private static let longReading: Duration = .seconds(60)
  /// The stream is closed when the watcher has not asked for the next page within one or two of these intervals.
  ///
  /// Unread data occupies credit of the one connection to the service: a few slow watchers would delay the
  /// larger replies of all callers.
  private static let idleCheckInterval: Duration = .seconds(1)

  nonisolated let source: WatchSource
  private let feed: any WatchedFeed
  private let household: HouseholdID
  private let loop: EventLoop
  private var position: WatchCursor.Position?
  private var reading: (any FeedReading)?
  private var openedAt = MonotonicInstant(nanoseconds: 0)
  private var isLost = false
  /// The number of calls of ``next()``.
  private var reads = 0
  /// Whether the watcher has the last page, and has not asked for the next.
  private var isIdle = false
  /// Whether a task that checks ``isIdle`` is running.
  private var hasIdleCheck = false
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

  /// Waits for the next step, retrying as often as necessary.
  ///
  /// - Throws: errors that a retry cannot resolve: `invalid_cursor`, `cursor_expired`, cancellation.
  func next() async throws -> Step {
    reads += 1
    isIdle = false
    while true {
      do {
        let page = try await readPage()
        pause.reset()
        position = page.position
        closeWhenIdle()
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

  /// Closes the stream when the watcher does not ask for the next page in time.
  ///
  /// It is opened again later from the last page's position.
  private func closeWhenIdle() {
    isIdle = true
    guard !hasIdleCheck else { return }
    hasIdleCheck = true
    loop.spawn { [weak self, loop, reads] in
      var reads: Int? = reads
      while let last = reads {
        try? await loop.sleep(for: FollowedFeed.idleCheckInterval)
        reads = await self?.closeIfIdle(after: last)
      }
    }
  }

  /// - Parameter last: ``reads`` at the last check.
  /// - Returns: ``reads``, for the next check; `nil` when none is needed.
  private func closeIfIdle(after last: Int) -> Int? {
    if isIdle, reads != last { return reads }
    hasIdleCheck = false
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

  /// Opens the feed.
  ///
  /// It sends its position at once; one that does not in time is treated as unavailable.
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
