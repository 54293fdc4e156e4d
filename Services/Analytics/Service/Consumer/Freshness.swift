import AnalyticsDomain
import RPC
import ServiceRuntime

/// Decides how long a call waits for the followed feeds, and whether its answer is stale.
///
/// A caller names the position of a source's feed after its last change (`daybook-after`). The call waits until
/// the consumer has applied it. When time runs out, the answer has the last known figures and is marked
/// (ANA-037, ANA-072).
struct Freshness: Sendable {
  /// What the figures of an answer lack.
  struct Staleness: Equatable, Sendable {
    /// The sources whose latest events are not in the figures, as far as is known.
    var stale: Set<PointsSource> = []
    /// Whether the figures lack a calendar change that the caller has seen.
    var lacksCalendar = false

    var isStale: Bool { !stale.isEmpty || lacksCalendar }
  }

  /// The longest wait; also limited to half of the caller's remaining time.
  static let longestWait: Duration = .seconds(2)

  let consumers: [any ConsumerProgress]
  /// The consumer of protected days; `nil` when the directory is not followed.
  var directory: (any DirectoryProgress)?

  /// Waits until the consumers have applied the positions that the caller named.
  ///
  /// - Throws: ``ScoreRefusal/sourceUnavailable`` when the task service's feed was never received, so that there
  ///   are no figures. The catalog's may be missing.
  func wait(for call: ServerCall) async throws -> Staleness {
    let wanted = FeedPositions(text: call.metadata[TrustedKey.after] ?? "")
    let time = call.remaining.map { min(Freshness.longestWait, $0 / 2) } ?? Freshness.longestWait
    let end = call.loop.now + time
    var staleness = Staleness()
    for consumer in consumers {
      let isFresh =
        if let position = wanted[consumer.source.service] {
          await consumer.reached(position, within: max(.zero, end - call.loop.now))
        } else {
          consumer.isConnected
        }
      if isFresh { continue }
      if consumer.source == .task, !consumer.wasReceived { throw ScoreRefusal.sourceUnavailable }
      staleness.stale.insert(consumer.source)
    }
    if let directory, let position = wanted[DirectoryConsumer.source] {
      let time = max(.zero, end - call.loop.now)
      staleness.lacksCalendar = await !directory.reached(position, within: time)
    }
    return staleness
  }
}

/// The progress of the consumer of a followed feed.
protocol ConsumerProgress: Sendable {
  var source: PointsSource { get }

  /// Whether the feed is connected.
  var isConnected: Bool { get }

  /// Whether a page of the feed was ever received, even before a restart.
  var wasReceived: Bool { get }

  /// Waits until everything up to `position` has been applied and stored.
  /// - Returns: `false` when `time` ran out.
  func reached(_ position: FeedPosition, within time: Duration) async -> Bool
}

/// The progress of the directory's consumer.
protocol DirectoryProgress: Sendable {
  /// See ``ConsumerProgress/reached(_:within:)``.
  func reached(_ position: FeedPosition, within time: Duration) async -> Bool
}

extension PointsSource {
  /// The followed service's name in positions.
  var service: String {
    switch self {
    case .task: "task"
    case .learning: "catalog"
    }
  }
}
