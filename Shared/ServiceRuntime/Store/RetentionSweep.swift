import RPC
import SQLite
package import Vocabulary

/// Forgets what has been kept long enough: events after 90 days, stored replies after 24 hours.
///
/// Runs every hour in small writes, so that nobody waits behind it. A service adds what it keeps for
/// a time of its own.
package final class RetentionSweep: Sendable {
  /// One kind of thing that is forgotten some time after it happened.
  package struct Rule: Sendable {
    let name: StaticString
    /// Forgets up to the given number of things that are due; returns how many.
    let forget: @Sendable (WriteContext, Int) throws -> Int

    /// Things that are due when the wall clock says so.
    ///
    /// `forget` forgets up to the given number of things from before the instant; returns how many.
    package init(
      _ name: StaticString,
      keptFor: Duration,
      forget: @escaping @Sendable (WriteContext, Timestamp, Int) throws -> Int
    ) {
      self.init(name) { context, count in try forget(context, context.now - keptFor, count) }
    }

    init(
      _ name: StaticString,
      forget: @escaping @Sendable (WriteContext, Int) throws -> Int
    ) {
      self.name = name
      self.forget = forget
    }
  }

  /// Small enough to keep a write below five milliseconds.
  static let rowsPerWrite = 500
  static let interval = Duration.seconds(3_600)
  /// How long events can be read again (EVT-004).
  package static let eventsKeptFor = Duration.seconds(90 * 86_400)

  private let store: ServiceStore
  private let loop: EventLoop
  private let log: Logger
  private let rules: [Rule]

  package init(
    _ store: ServiceStore,
    environment: RuntimeEnvironment,
    rules: [Rule] = []
  ) {
    self.store = store
    loop = environment.loop
    log = environment.log
    let feed = store.feed
    self.rules =
      [
        Rule("events", keptFor: Self.eventsKeptFor) {
          try feed.prune(before: $1, at: $0.now, atMost: $2, in: $0.connection)
        },
        Rule("replies") { try RequestLedger.prune(atMost: $1, in: $0.connection) },
      ] + rules
  }

  /// Sweeps now and then every hour, until the task is cancelled.
  package func run() async {
    while !Task.isCancelled {
      await sweep()
      guard (try? await loop.sleep(for: Self.interval)) != nil else { return }
      // An hour that cannot be counted keeps the replies for one more.
      try? await store.write { try RequestLedger.passHour(in: $0.connection) }
    }
  }

  /// Forgets everything that is due now.
  package func sweep() async {
    for rule in rules {
      do {
        let count = try await apply(rule)
        if count > 0 {
          log.debug(
            "retention",
            "forgot what was kept long enough",
            ["what": .term(rule.name.description), "count": .count(count)]
          )
        }
      } catch {
        log.warning(
          "retention",
          "could not forget what was kept long enough",
          ["what": .term(rule.name.description), "cause": .cause(String(reflecting: error))]
        )
      }
    }
  }

  private func apply(_ rule: Rule) async throws -> Int {
    var total = 0
    while !Task.isCancelled {
      let count = try await store.write { context in
        try rule.forget(context, Self.rowsPerWrite)
      }
      total += count
      if count < Self.rowsPerWrite { return total }
    }
    return total
  }
}
