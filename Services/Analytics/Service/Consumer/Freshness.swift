import AnalyticsDomain
import RPC
import ServiceRuntime

/// Decides how long an answer waits for the followed feeds, and whether it is stale then.
///
/// A caller who has just changed something says how far the source's feed was (`daybook-after`). The
/// answer waits until the consumer has passed that; when it does not come there in time, the last known
/// figures are given and marked (ANA-037, ANA-072).
struct Freshness: Sendable {
  /// What an answer rests on.
  struct Standing: Equatable, Sendable {
    /// Sources whose latest events are not in the figures, as far as can be known.
    var stale: Set<PointsSource> = []
    /// A change of the calendar that the caller has seen is not in the figures.
    var lacksCalendar = false

    var isStale: Bool { !stale.isEmpty || lacksCalendar }
  }

  /// How long an answer waits at most; a caller who has less time gets half of it.
  static let patience: Duration = .seconds(2)

  let consumers: [any ConsumerProgress]
  /// Where protected days come from; `nil`: they are not followed.
  var directory: (any DirectoryProgress)?

  /// Waits until the consumers have passed what the caller has seen.
  ///
  /// - Throws: ``ScoreRefusal/sourceUnavailable`` when the task service was never heard: then there
  ///   are no last figures. Without the catalog there are.
  func wait(for call: ServerCall) async throws -> Standing {
    let wanted = FeedPositions(text: call.metadata[TrustedKey.after] ?? "")
    let time = call.remaining.map { min(Freshness.patience, $0 / 2) } ?? Freshness.patience
    let end = call.loop.now + time
    var standing = Standing()
    for consumer in consumers {
      let isFresh =
        if let position = wanted[consumer.source.service] {
          await consumer.reached(position, within: max(.zero, end - call.loop.now))
        } else {
          consumer.isConnected
        }
      if isFresh { continue }
      if consumer.source == .task, !consumer.wasEverHeard { throw ScoreRefusal.sourceUnavailable }
      standing.stale.insert(consumer.source)
    }
    if let directory, let position = wanted[DirectoryConsumer.source] {
      let time = max(.zero, end - call.loop.now)
      standing.lacksCalendar = await !directory.reached(position, within: time)
    }
    return standing
  }
}

/// How far the consumer of one followed feed is.
protocol ConsumerProgress: Sendable {
  var source: PointsSource { get }

  /// The feed can be heard at this moment.
  var isConnected: Bool { get }

  /// The feed was heard at least once, be it before a restart.
  var wasEverHeard: Bool { get }

  /// Waits until the effects of everything up to `position` are stored.
  /// - Returns: false when that did not come true within `time`.
  func reached(_ position: FeedPosition, within time: Duration) async -> Bool
}

/// How far the directory's feed was applied.
protocol DirectoryProgress: Sendable {
  /// As ``ConsumerProgress/reached(_:within:)``.
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
