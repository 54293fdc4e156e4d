import RuntimeContracts
package import RPC
import SQLite
import Synchronization
import Vocabulary

/// Follows another service's feed and applies each event to our database exactly once.
///
/// The cursor is stored in the transaction that applies the events, so events that come again after
/// a crash or a lost connection are skipped. It reconnects with backoff until its task is
/// cancelled.
///
/// ```swift
/// let tasks = FeedFollower("task", channel: channel, store: store, environment: environment) {
///   context, event in
///   try Ledger(context).book(event)
///   return true
/// }
/// environment.loop.spawn { await tasks.run() }
/// ```
package final class FeedFollower: Sendable {
  /// Applies one event inside a write, and returns whether it is complete.
  ///
  /// An event that affects very many rows is applied in pieces. It is passed again in another
  /// transaction, also after a crash, until it is complete. An error stops the feed here: the event
  /// is retried with backoff and never skipped.
  package typealias Apply = @Sendable (WriteContext, FeedEvent) throws -> Bool
  /// Undoes a piece of what was applied, when a feed could not continue from the stored cursor and
  /// is replayed.
  ///
  /// Effects of events that are replayed must be undone or recognised. Effects of later events that
  /// are not replayed, because the source was restored, must be removed. It gets the feed's start
  /// and the place where the last call ended, 0 at first, each in a transaction of its own. It
  /// returns where it ended, or `nil` when it is complete: the events are then applied in the same
  /// transaction. After a crash it starts over.
  package typealias Reset =
    @Sendable (WriteContext, _ first: FeedBeginning, _ place: Int64) throws -> Int64?

  /// Pauses between attempts begin at 0.1 s and grow by 1.6 up to 2 s, with jitter of 0.8–1.2.
  ///
  /// They are short, so that figures are marked as possibly stale only briefly after a restart.
  private static let firstPause = 0.1
  private static let pauseFactor = 1.6
  private static let longestPause = 2.0
  /// How long a feed may be silent before its end is reached, until its service counts as
  /// unavailable.
  ///
  /// A restarted service is back by then, and callers do not wait for a minute.
  package static let patience = Duration.seconds(10)

  /// The followed service's name in positions: `task`.
  package let source: String
  private let consumer: String
  private let client: FeedV1.FeedClient
  private let store: ServiceStore
  private let environment: RuntimeEnvironment
  private let apply: Apply
  private let reset: Reset
  private let progress = FeedHead(FeedPosition(epoch: 0, sequence: 0))
  private let isReceiving = Atomic<Bool>(false)
  private let reading: Mutex<Reading>

  /// Progress of reading the events that existed at the start.
  private struct Reading {
    /// The end was reached, and the connection was not lost since.
    var isAtEnd = false
    /// The feed's last page said that there are more events; kept over restarts.
    var expectsMore = false
    /// When the connection was lost, or last brought a page before the end.
    var since: MonotonicInstant
  }

  /// Creates a follower; ``run()`` starts it.
  ///
  /// - Parameters:
  ///   - source: the followed service's name in positions.
  ///   - channel: the connection to it.
  ///   - store: stores the effects and the cursor.
  ///   - consumer: the name under which the cursor is stored, when one service follows a feed
  ///     twice.
  ///   - environment: time and randomness.
  ///   - reset: undoes effects when the feed cannot continue from the cursor and is replayed.
  ///   - apply: the effect of one event.
  package init(
    _ source: String,
    channel: any CallChannel,
    store: ServiceStore,
    consumer: String? = nil,
    environment: RuntimeEnvironment,
    reset: @escaping Reset,
    apply: @escaping Apply
  ) {
    self.source = source
    self.consumer = consumer ?? source
    self.store = store
    self.environment = environment
    self.apply = apply
    self.reset = reset
    client = FeedV1.FeedClient(channel)
    reading = Mutex(Reading(since: environment.loop.now))
  }

  /// How far events are applied in our database; epoch 0 before the first page.
  package var position: FeedPosition { progress.position }

  /// Whether the feed has sent a page since the connection was last lost.
  ///
  /// Otherwise the service may have advanced without us.
  package var isConnected: Bool { isReceiving.load(ordering: .relaxed) }

  /// Whether our data may be stale because existing events are still being read: at the start,
  /// after a lost connection, and during a replay.
  ///
  /// Inside a write it is consistent with what that write sees. A service that is silent for
  /// ``patience`` is not waited for, unless it said that there are more events.
  package var isCatchingUp: Bool {
    let now = environment.loop.now
    return reading.withLock {
      !$0.isAtEnd && ($0.expectsMore || now - $0.since < Self.patience)
    }
  }

  /// Waits until everything up to `position` is applied.
  ///
  /// - Throws: UNAVAILABLE `intake_behind` when that takes longer than `time`.
  package func reached(_ position: FeedPosition, within time: Duration) async throws {
    guard try await progress.wait(for: position, atMost: time, on: environment.loop) else {
      throw RPCError(
        .unavailable,
        "intake_behind",
        "This is not up to date yet. Please try again.",
        retryAfter: .milliseconds(200),
        debugDetail: "\(source) at \(self.position.text), asked for \(position.text)"
      )
    }
  }

  /// Follows the feed until the task is cancelled.
  package func run() async {
    var failures = 0
    while !Task.isCancelled {
      do {
        try await follow { failures = 0 }
      } catch let error as RPCError where error.reason == "cursor_expired" {
        await startOver()
      } catch {
        log(error, failures)
      }
      failures += 1
      guard (try? await environment.loop.sleep(for: pause(after: failures))) != nil else { return }
    }
  }

  private func follow(_ isAlive: () -> Void) async throws {
    let stored = try await storedCursor()
    if let stored, !stored.isAtEnd { reading.withLock { $0.expectsMore = true } }
    let cursor = stored.flatMap { $0.position == FeedCursors.replaying ? nil : $0.position }
    if let cursor { progress.move(to: cursor) }
    var isFirst = true
    let stream = try await client.follow(FeedV1.FollowRequest(cursor: cursor?.cursor ?? []))
    defer {
      isReceiving.store(false, ordering: .relaxed)
      note(isAtEnd: false)
    }
    for try await message in stream {
      if !message.atEnd { note(isAtEnd: false, bringsMore: true) }
      try await take(message, isFirst: isFirst)
      if message.atEnd { note(isAtEnd: true) }
      isFirst = false
      isReceiving.store(true, ordering: .relaxed)
      isAlive()
    }
  }

  private func note(isAtEnd: Bool, bringsMore: Bool = false) {
    let now = environment.loop.now
    reading.withLock {
      if bringsMore || $0.isAtEnd { $0.since = now }
      if isAtEnd || bringsMore { $0.expectsMore = bringsMore }
      $0.isAtEnd = isAtEnd
    }
  }

  private func take(_ message: FeedV1.FollowResponse, isFirst: Bool) async throws {
    guard let next = FeedPosition(cursor: message.cursor) else { throw FeedRefusal.invalidCursor }
    let events = try message.events.map { event in
      guard let event = FeedEvent(event) else { throw MalformedEvent(sequence: event.sequence) }
      return event
    }
    // A heartbeat needs no write. The first message may, even at the same position.
    if isFirst || next != progress.position || message.atEnd != isAtEnd {
      let cursor = FeedCursor(position: next, isAtEnd: message.atEnd)
      var place: Int64? = 0
      while let begin = place { place = try await write(events, cursor, resettingFrom: begin) }
    }
    progress.move(to: next)
  }

  /// Applies a page and stores its cursor, or runs the next piece of a reset.
  ///
  /// - Returns: where to continue the reset; `nil` when the page was applied.
  private func write(
    _ events: [FeedEvent],
    _ cursor: FeedCursor,
    resettingFrom place: Int64
  ) async throws -> Int64? {
    let consumer = consumer
    let apply = apply
    let reset = reset
    return try await store.write { context in
      let known = try FeedCursors.cursor(of: consumer, in: context.connection)
      guard known != cursor else { return nil }
      if known?.position == FeedCursors.replaying {
        guard let first = FeedBeginning(events, upTo: cursor) else { return nil }
        if let next = try reset(context, first, place) { return next }
      }
      for event in events where known?.position.hasPassed(event.position) != true {
        guard try apply(context, event) else {
          let before = FeedCursor(position: event.position.before, isAtEnd: false)
          try FeedCursors.set(before, for: consumer, in: context.connection)
          return 0
        }
      }
      if !events.isEmpty { Failpoint.feedApplied.pass() }
      try FeedCursors.set(cursor, for: consumer, in: context.connection)
      return nil
    }
  }

  private var isAtEnd: Bool { reading.withLock { $0.isAtEnd } }

  private func startOver() async {
    environment.log.warning("feed", "the feed is replayed", ["source": .term(source)])
    note(isAtEnd: false, bringsMore: true)
    let consumer = consumer
    do {
      try await store.write { context in
        let replaying = FeedCursor(position: FeedCursors.replaying, isAtEnd: false)
        try FeedCursors.set(replaying, for: consumer, in: context.connection)
      }
    } catch {
      log(error, 0)
    }
  }

  private func storedCursor() async throws -> FeedCursor? {
    let consumer = consumer
    return try await store.read { try FeedCursors.cursor(of: consumer, in: $0) }
  }

  private func pause(after failures: Int) -> Duration {
    var pause = Self.firstPause
    for _ in 1..<max(1, min(failures, 20)) { pause *= Self.pauseFactor }
    var random = environment.random
    return .seconds(min(pause, Self.longestPause) * Double.random(in: 0.8..<1.2, using: &random))
  }

  /// One warning per lost connection; further attempts are logged at debug.
  private func log(_ error: any Error, _ failures: Int) {
    if error is CancellationError || Task.isCancelled { return }
    let values: KeyValuePairs<StaticString, LogValue> = [
      "source": .term(source),
      "failures": .count(failures),
      "cause": .cause((error as? RPCError)?.debugDescription ?? String(reflecting: error)),
    ]
    let sentence: StaticString = "a feed was lost and will be followed again"
    if failures == 0 {
      environment.log.warning("feed", sentence, values)
    } else {
      environment.log.debug("feed", sentence, values)
    }
  }
}

extension FeedPosition {
  /// The position just before this event.
  fileprivate var before: FeedPosition { FeedPosition(epoch: epoch, sequence: sequence - 1) }
}

/// An event that lacks a required field.
private struct MalformedEvent: Error {
  let sequence: UInt64
}
