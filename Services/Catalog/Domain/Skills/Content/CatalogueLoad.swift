/// How stored content is updated at the start of a program that ships content (TOP-008).
package enum CatalogueLoad: Hashable, Sendable {
  /// The same version: nothing is written.
  case upToDate
  /// The stored version is newer than the shipped one: nothing is written, and a warning is logged.
  case storedIsNewer(storedVersion: Int)
  /// The stored content is replaced.
  case replace(CatalogueChange)
}

/// The writes that bring stored content to a new version.
///
/// Member state is updated separately.
package struct CatalogueChange: Hashable, Sendable {
  package let contentVersion: Int
  /// Topics to insert or update; only those that differ from the stored ones.
  package let topics: [Topic]
  /// Stored topics that the new version no longer contains.
  package let retired: [TopicIdentifier]
}

extension Catalogue {
  /// Compares shipped content, `self`, with stored content.
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
