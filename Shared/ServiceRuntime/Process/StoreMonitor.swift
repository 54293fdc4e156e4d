import RPC
import SQLite

/// Keeps health and log up to date with the store.
///
/// Damage ends serving until the process ends. A full or failing disk ends it until a write
/// succeeds, and failing reads until a read succeeds. A log that cannot be checkpointed is only
/// reported.
enum StoreMonitor {
  /// How often the store's condition is checked.
  private static let interval = Duration.seconds(5)

  /// Checks until the task is cancelled, and logs each change once.
  ///
  /// It tries writes and reads itself, because callers avoid a process that is not serving.
  static func run(
    _ store: ServiceStore,
    _ health: HealthBoard,
    _ environment: RuntimeEnvironment
  ) async {
    var known: DatabaseCondition.Trouble?
    while (try? await environment.loop.sleep(for: interval)) != nil {
      let condition = store.database.condition
      // A file or log that was removed while no write comes is to be noticed before the next write.
      var isToBeTried = known?.stopsWrites == true
      if !isToBeTried { isToBeTried = await !store.database.isInPlace() }
      if isToBeTried, condition.damage == nil { try? await store.tryWriting() }
      if case .reading = known { try? await store.tryReading() }
      guard let found = condition.trouble else {
        if known != nil {
          health.setAll(serving: true)
          environment.log.info("store", "the database works again")
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
    case .damage, .failure: "the database does not accept changes"
    case .reading: "the database cannot be read"
    case .checkpoint: "the log of the database grows"
    }
  }
}
