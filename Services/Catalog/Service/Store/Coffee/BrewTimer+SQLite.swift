import CatalogContracts
package import CatalogDomain
import RPC
import SQLite
package import ServiceRuntime
import Vocabulary
import Wire

extension CoffeeReader {
  /// The caller's timer with the recipe's name at its start; `nil` if there is none, or if it is older
  /// than 48 hours (COF-108).
  package func timer() throws -> (timer: BrewTimer, name: String)? {
    let stored = try connection.first(
      "SELECT timer FROM brew_timer WHERE household = ? AND member = ?",
      household,
      caller.member
    ) { try CatalogV1.BrewTimer(decoding: try $0.value(0, as: [UInt8].self)[...]) }
    guard let stored, let timer = BrewTimer(stored), !timer.isExpired(at: now) else { return nil }
    return (timer, stored.recipeName)
  }
}

extension CoffeeWriter {
  /// Stores the caller's timer, replacing an expired one.
  func save(_ timer: BrewTimer, _ name: String) throws -> CatalogV1.BrewTimer {
    let contract = CatalogV1.BrewTimer(timer, name, at: now)
    try connection.run(
      """
      INSERT OR REPLACE INTO brew_timer (household, member, started_at, timer) VALUES (?, ?, ?, ?)
      """,
      household,
      caller.member,
      timer.startedAt,
      contract.encoded()
    )
    return contract
  }

  func dropTimer() throws {
    try connection.run(
      "DELETE FROM brew_timer WHERE household = ? AND member = ?",
      household,
      caller.member
    )
  }
}

extension CoffeeStore {
  /// Deletes expired timers (COF-108).
  package static let timerRetention = RetentionSweep.Rule(
    "brew timers",
    keptFor: BrewTimer.keptFor
  ) { context, before, count in
    try context.connection.run(
      """
      DELETE FROM brew_timer WHERE (household, member) IN (
        SELECT household, member FROM brew_timer WHERE started_at < ? LIMIT ?)
      """,
      before,
      count
    )
  }
}
