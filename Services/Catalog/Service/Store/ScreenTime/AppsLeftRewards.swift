import CatalogDomain
import SQLite
import ServiceRuntime

/// Cancels, with refund, the active allocations of apps that are rewards no longer, in the transaction that changes
/// them (APP-091).
///
/// - Parameters:
///   - apps: apps of the child that the call is about; those without an active allocation are left as they are.
///   - context: the open transaction.
/// - Returns: how many allocations ended.
/// - Throws: what storing throws.
@discardableResult
func appsLeftRewards(_ apps: [BundleIdentifier], _ context: ChangeContext) throws -> Int {
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
