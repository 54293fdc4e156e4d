import RPC
import SQLite

/// Lets health and log follow the store.
///
/// Damage ends serving for good, a full or failing disk until it takes a change again, and reading that
/// fails until it works; a log that cannot be moved into the file is told, while all else goes on.
enum StoreWatch {
  /// How often the store is asked how it is.
  private static let interval = Duration.seconds(5)

  /// Looks until the task is cancelled; one line in the log for each change.
  ///
  /// Callers may stay away from a process that does not serve, so it tries to write and to read by itself.
  static func run(
    _ store: ServiceStore,
    _ health: HealthBoard,
    _ environment: RuntimeEnvironment
  ) async {
    var known: DatabaseCondition.Trouble?
    while (try? await environment.loop.sleep(for: interval)) != nil {
      let condition = store.database.condition
      // Who removes the file or its log while nobody writes is to hear of it before the next one does.
      var isToBeTried = known?.stopsWrites == true
      if !isToBeTried { isToBeTried = await !store.database.isInPlace() }
      if isToBeTried, condition.damage == nil { try? await store.tryWriting() }
      if case .reading = known { try? await store.tryReading() }
      guard let found = condition.trouble else {
        if known != nil {
          health.setAll(serving: true)
          environment.log.info("store", "the database is well again")
        }
        known = nil
        continue
      }
      guard found.differs(from: known) else { continue }
      known = found
      health.setAll(serving: !found.stopsCalls, because: found.words)
      environment.log.error("store", found.sentence, ["cause": .cause(found.words)])
    }
  }
}

extension DatabaseCondition.Trouble {
  fileprivate var sentence: StaticString {
    switch self {
    case .damage, .failure: "the database does not take changes"
    case .reading: "the database cannot be read"
    case .checkpoint: "the log of the database grows"
    }
  }
}
