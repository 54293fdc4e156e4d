import RuntimeContracts
package import RPC
import SQLite
import Synchronization
import Vocabulary

/// Follows another service's feed and applies each event to the own database exactly once.
///
/// The cursor is stored in the transaction that applies the events: after a crash, a broken
/// connection or a repeat, what was applied is known and skipped. It reconnects by itself, with
/// backoff, until its task is cancelled.
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
  /// Applies one event inside a write, and says whether all of it is done.
  ///
  /// Where it touches very much it does a piece, and is given the event again in another transaction, also
  /// after a crash, until it is done. Whatever it throws stops the feed here: it is tried again with backoff and
  /// never skipped.
  package typealias Apply = @Sendable (WriteContext, FeedEvent) throws -> Bool
  /// Takes a piece back when a feed could not go on from the stored cursor and is told anew, given where it begins.
  ///
  /// Effects of events that come again have to be undone or recognised, and those of later events that do
  /// not come again, because the source is a restored one, have to go. It returns the place where it ended,
  /// and is given it the next time, in another transaction; 0 at first. `nil` says that nothing is left: the
  /// events are applied in the same transaction. A crash in between begins it again.
  package typealias Reset =
    @Sendable (WriteContext, _ first: FeedBeginning, _ place: Int64) throws -> Int64?

  /// Attempts come 0.1 s apart, each pause 1.6 times the one before, up to 2 s; jitter 0.8–1.2.
  ///
  /// Whoever asks for figures after a restart should not be told for long that they may be old.
  private static let firstPause = 0.1
  private static let pauseFactor = 1.6
  private static let longestPause = 2.0
  /// How long a feed may be silent before its end is reached, until its service counts as away.
  ///
  /// A service that is started again is back by then, and whoever waits for it is not a minute late.
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
  private let hears = Atomic<Bool>(false)
  private let reading: Mutex<Reading>

  /// How far the reading of what is there already has come.
  private struct Reading {
    /// The feed's end was reached, and the feed was not lost since.
    var isAtEnd = false
    /// The feed has more than what was taken in, as it said last, be it before a restart.
    var knowsOfMore = false
    /// When it was lost, or last brought something before its end.
    var since: MonotonicInstant
  }

  /// Prepares to follow; ``run()`` begins.
  ///
  /// - Parameters:
  ///   - source: the followed service's name in positions.
  ///   - channel: how to reach it.
  ///   - store: where the effects and the cursor go.
  ///   - consumer: what the cursor is stored under, when one service follows a feed twice.
  ///   - environment: where waiting and chance come from.
  ///   - reset: what to do when the feed could not go on from the cursor and is told anew.
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

  /// How far the effects are in the own database; epoch 0 before the first answer.
  package var position: FeedPosition { progress.position }

  /// Whether the feed is heard: it has spoken since it was last lost.
  ///
  /// What is not heard may have gone on without us.
  package var isConnected: Bool { hears.load(ordering: .relaxed) }

  /// Whether what is known here may be overtaken by events that are just being read: at the start, after
  /// a loss, when the feed is told anew.
  ///
  /// Asked inside a write it is right for what that write sees. A service that is silent for
  /// ``patience`` is not waited for; what is known stands then, unless it said that there is more.
  package var isCatchingUp: Bool {
    let now = environment.loop.now
    return reading.withLock {
      !$0.isAtEnd && ($0.knowsOfMore || now - $0.since < Self.patience)
    }
  }

  /// Waits until the effects of everything up to `position` are in the own database.
  ///
  /// - Throws: UNAVAILABLE `intake_behind` when that does not happen within `time`.
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

  /// Follows until the task is cancelled.
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
    if let stored, !stored.isAtEnd { reading.withLock { $0.knowsOfMore = true } }
    let cursor = stored.flatMap { $0.position == FeedCursors.toldAnew ? nil : $0.position }
    if let cursor { progress.move(to: cursor) }
    var isFirst = true
    let stream = try await client.follow(FeedV1.FollowRequest(cursor: cursor?.cursor ?? []))
    defer {
      hears.store(false, ordering: .relaxed)
      note(isAtEnd: false)
    }
    for try await message in stream {
      if !message.atEnd { note(isAtEnd: false, bringsMore: true) }
      try await take(message, isFirst: isFirst)
      if message.atEnd { note(isAtEnd: true) }
      isFirst = false
      hears.store(true, ordering: .relaxed)
      isAlive()
    }
  }

  private func note(isAtEnd: Bool, bringsMore: Bool = false) {
    let now = environment.loop.now
    reading.withLock {
      if bringsMore || $0.isAtEnd { $0.since = now }
      if isAtEnd || bringsMore { $0.knowsOfMore = bringsMore }
      $0.isAtEnd = isAtEnd
    }
  }

  private func take(_ message: FeedV1.FollowResponse, isFirst: Bool) async throws {
    guard let next = FeedPosition(cursor: message.cursor) else { throw FeedRefusal.invalidCursor }
    let events = try message.events.map { event in
      guard let event = FeedEvent(event) else { throw MalformedEvent(sequence: event.sequence) }
      return event
    }
    // A heartbeat brings nothing to write; the first message may, also where it has come no further.
    if isFirst || next != progress.position || message.atEnd != isAtEnd {
      let cursor = FeedCursor(position: next, isAtEnd: message.atEnd)
      var place: Int64? = 0
      while let begin = place { place = try await write(events, cursor, takingBackFrom: begin) }
    }
    progress.move(to: next)
  }

  /// Writes a page's effects and its cursor, or the next piece of what has to go before.
  ///
  /// - Returns: where to go on taking back, if that is not done; `nil` when the page is in.
  private func write(
    _ events: [FeedEvent],
    _ cursor: FeedCursor,
    takingBackFrom place: Int64
  ) async throws -> Int64? {
    let consumer = consumer
    let apply = apply
    let reset = reset
    return try await store.write { context in
      let known = try FeedCursors.cursor(of: consumer, in: context.connection)
      guard known != cursor else { return nil }
      if known?.position == FeedCursors.toldAnew {
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
    environment.log.warning("feed", "the feed begins anew", ["source": .term(source)])
    note(isAtEnd: false, bringsMore: true)
    let consumer = consumer
    do {
      try await store.write { context in
        let toldAnew = FeedCursor(position: FeedCursors.toldAnew, isAtEnd: false)
        try FeedCursors.set(toldAnew, for: consumer, in: context.connection)
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

  /// One warning for each loss; the attempts that follow it are for whoever looks closer.
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
  /// Where a feed is before what happened here.
  fileprivate var before: FeedPosition { FeedPosition(epoch: epoch, sequence: sequence - 1) }
}

/// An event that lacks what every event has.
private struct MalformedEvent: Error {
  let sequence: UInt64
}
