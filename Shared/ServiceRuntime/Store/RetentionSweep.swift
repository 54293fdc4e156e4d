import RPC
import SQLite
package import Vocabulary

/// Deletes expired data: events after 90 days, stored replies after 24 hours, copies beside the
/// database after 30 days.
///
/// Runs every hour in small writes, so that other writes do not wait long. A service adds rules for
/// its own data. All of it is kept for at least that long of the service's running time
/// (``Uptime``), whatever the wall clock says.
package final class RetentionSweep: Sendable {
  /// The retention rule of one kind of data.
  package struct Rule: Sendable {
    let name: StaticString
    /// Deletes up to the given number of expired records; returns how many.
    let forget: @Sendable (WriteContext, Int) throws -> Int

    /// A rule for records that are expired by the service's running time and by their own stamps.
    ///
    /// `forget` gets an instant and a number. It deletes up to that many records with a stamp before the
    /// instant, and returns how many. The instant is `keptFor` ago by both clocks: of running time, and by the
    /// wall clock.
    ///
    /// - Precondition: `keptFor` is at most ``Uptime/memory``.
    package init(
      _ name: StaticString,
      keptFor: Duration,
      forget: @escaping @Sendable (WriteContext, Timestamp, Int) throws -> Int
    ) {
      precondition(keptFor <= Uptime.memory, "uptime is recorded for a shorter time than keptFor")
      self.init(name) { context, count in
        guard let mark = try Uptime.mark(keptFor, in: context.connection) else { return 0 }
        return try forget(context, min(mark.at, context.now - keptFor), count)
      }
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
  /// The minimum time that events can be read (EVT-004).
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
        Rule("events") {
          guard let mark = try Uptime.mark(Self.eventsKeptFor, in: $0.connection) else { return 0 }
          return try feed.prune(through: mark.sequence, atMost: $1, in: $0.connection)
        },
        Rule("replies") { try RequestLedger.prune(atMost: $1, in: $0.connection) },
      ] + rules
  }

  /// Sweeps at once and then every hour, until the task is cancelled.
  package func run() async {
    while !Task.isCancelled {
      await sweep()
      repeat {
        guard (try? await loop.sleep(for: Uptime.step)) != nil else { return }
      } while await !passStep()
    }
  }

  /// If the running time cannot be counted, everything is kept for one more step.
  private func passStep() async -> Bool {
    let hasEndedHour = try? await store.write {
      try Uptime.passStep($0.feed, at: $0.now, in: $0.connection)
    }
    return hasEndedHour ?? false
  }

  /// Deletes all expired data.
  package func sweep() async {
    for rule in rules {
      do {
        let count = try await apply(rule)
        if count > 0 {
          log.debug(
            "retention",
            "deleted expired records",
            ["what": .term(rule.name.description), "count": .count(count)]
          )
        }
      } catch {
        log.warning(
          "retention",
          "expired records could not be deleted",
          ["what": .term(rule.name.description), "cause": .cause(String(reflecting: error))]
        )
      }
    }
    await forgetCopies()
  }

  /// Deletes expired copies of the database.
  ///
  /// Copies with a name in the future, made by a wrong wall clock, stay.
  private func forgetCopies() async {
    let path = store.database.path
    let now = store.clock.now()
    let count = try? await store.read { connection in
      guard let mark = try Uptime.mark(RetainedCopies.keptFor, in: connection) else { return 0 }
      return RetainedCopies.forget(beside: path, before: min(mark.at, now - RetainedCopies.keptFor))
    }
    guard let count, count > 0 else { return }
    log.info(
      "retention",
      "removed expired copies of the database",
      ["count": .count(count)]
    )
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
