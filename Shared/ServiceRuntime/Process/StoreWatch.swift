import RPC
import SQLite

/// Lets health and log follow the store.
///
/// Damage ends serving for good, a full or failing disk until it takes a change again; a log that cannot
/// be moved into the file is told, while changes go on.
enum StoreWatch {
  /// How often the store is asked how it is.
  private static let interval = Duration.seconds(5)

  /// Looks until the task is cancelled; one line in the log for each change.
  ///
  /// Callers may stay away from a process that does not serve, so it tries to write by itself.
  static func run(
    _ store: ServiceStore,
    _ health: HealthBoard,
    _ environment: RuntimeEnvironment
  ) async {
    var known: DatabaseCondition.Trouble?
    while (try? await environment.loop.sleep(for: interval)) != nil {
      let condition = store.database.condition
      if known?.stopsWrites == true, condition.damage == nil { try? await store.tryWriting() }
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
      health.setAll(serving: !found.stopsWrites, because: found.words)
      let values: KeyValuePairs<StaticString, LogValue> = ["cause": .cause(found.words)]
      if found.stopsWrites {
        environment.log.error("store", "the database does not take changes", values)
      } else {
        environment.log.error("store", "the log of the database grows", values)
      }
    }
  }
}
