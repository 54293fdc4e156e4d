/// What starting with some shipped content does to the content already stored (TOP-008).
package enum CatalogueLoad: Hashable, Sendable {
  /// The same version: nothing is written.
  case upToDate
  /// The store is ahead of this program: nothing is changed, and someone should know.
  case storedIsNewer(storedVersion: Int)
  /// The store takes the new content.
  case replace(CatalogueChange)
}

/// The writes that bring stored content to a new version.
///
/// Learner state is not among them.
package struct CatalogueChange: Hashable, Sendable {
  package let contentVersion: Int
  /// Inserted or updated by identifier; only those that differ from what is stored.
  package let topics: [Topic]
  /// Stored, but not part of the new version.
  package let retired: [TopicIdentifier]
}

extension Catalogue {
  /// Decides what to write when a program that ships `self` starts over `stored`.
  package func load(over stored: Catalogue) -> CatalogueLoad {
    if stored.contentVersion == contentVersion { return .upToDate }
    if stored.contentVersion > contentVersion {
      return .storedIsNewer(storedVersion: stored.contentVersion)
    }
    return .replace(
      CatalogueChange(
        contentVersion: contentVersion,
        topics: topics.filter { stored[$0.identifier] != $0 },
        retired: stored.listed.map(\.identifier).filter { self[$0] == nil }
      )
    )
  }
}
