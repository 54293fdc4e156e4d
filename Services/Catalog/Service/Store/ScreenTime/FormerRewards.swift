import CatalogDomain
import SQLite
import ServiceRuntime

/// Cancels and refunds the active allocations of apps that are no longer rewards (APP-091).
///
/// Runs in the transaction that changes the apps.
/// - Parameters:
///   - apps: apps of the child, with or without active allocations.
///   - context: the open transaction.
/// - Returns: the number of cancelled allocations.
/// - Throws: errors of the store.
@discardableResult
func cancelFormerRewards(_ apps: [BundleIdentifier], _ context: ChangeContext) throws -> Int {
  let space = Space(context.caller)
  let ledger = PointsLedger(context, space, context.stamp)
  var ended = 0
  for app in apps {
    var query = PointsReader.allocationQuery
    query.append(
      " WHERE household = ? AND child = ? AND app = ? AND expires_at > ? ORDER BY expires_at, id",
      space.household,
      space.member,
      app.key,
      context.now
    )
    let found = try context.connection.all(query, decode: PointsReader.allocation)
    for allocation in found where allocation.status(at: context.now) == .active {
      try ledger.cancel(allocation)
      ended += 1
    }
  }
  return ended
}
