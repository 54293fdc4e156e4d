import CatalogDomain
import ServiceRuntime

/// What happens to the rewards of apps that are reward apps no longer, in the transaction that changes them.
///
/// There are no allocations yet.
/// - Parameters:
///   - apps: apps of the child that the call is about.
///   - context: the open transaction.
func appsLeftRewards(_ apps: [BundleIdentifier], _ context: ChangeContext) throws {}
