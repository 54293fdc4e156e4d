package import CatalogDomain
package import ServiceRuntime

/// Updates the stored topics to the shipped version, once, before the first call.
package struct ContentLoading: Sendable {
  let store: TopicStore
  let log: Logger

  package init(store: TopicStore, log: Logger) {
    self.store = store
    self.log = log
  }

  /// Loads `shipped` and returns the content stored afterwards.
  ///
  /// If `shipped` is invalid, cannot be stored (TOP-009) or is older than the stored content (TOP-008),
  /// the stored content is served.
  /// - Throws: ``ContentRejected`` for invalid content if nothing is stored; errors of the store.
  package func load(
    _ shipped: () throws(ContentRejected) -> Catalogue = ShippedContent.catalogue
  ) async throws -> Catalogue {
    let loaded = try await loadUnreported(shipped)
    reportHeights(of: loaded)
    return loaded
  }

  private func loadUnreported(
    _ shipped: () throws(ContentRejected) -> Catalogue
  ) async throws -> Catalogue {
    let stored = try await store.catalogue()
    let content: Catalogue
    do {
      content = try shipped()
    } catch {
      log.error(
        "content",
        "the shipped topics are invalid",
        ["stored_version": .count(stored.contentVersion), "cause": .cause(error.description)]
      )
      guard stored != .empty else { throw error }
      return stored
    }
    return try await load(content, over: stored)
  }

  private func load(_ content: Catalogue, over stored: Catalogue) async throws -> Catalogue {
    switch content.load(over: stored) {
    case .upToDate:
      return stored
    case .storedIsNewer(let storedVersion):
      log.warning(
        "content",
        "the stored topics are newer than the shipped ones and are served",
        ["stored_version": .count(storedVersion), "version": .count(content.contentVersion)]
      )
      return stored
    case .replace(let change):
      return try await replace(change, over: stored)
    }
  }

  private func replace(_ change: CatalogueChange, over stored: Catalogue) async throws -> Catalogue
  {
    let moved: Int
    do {
      moved = try await store.replaceContent(change, over: stored)
    } catch {
      guard stored != .empty else { throw error }
      log.error(
        "content",
        "the shipped topics cannot be stored; the stored ones are served",
        [
          "stored_version": .count(stored.contentVersion), "version": .count(change.contentVersion),
          "cause": .cause(String(describing: error)),
        ]
      )
      return stored
    }
    log.info(
      "content",
      "topics loaded",
      [
        "version": .count(change.contentVersion), "written": .count(change.topics.count),
        "retired": .count(change.retired.count), "states": .count(moved),
      ]
    )
    return try await store.catalogue()
  }

  /// Logs each invalid stored height; cards use the fallbacks of ``CardHeight`` (TOP-039).
  private func reportHeights(of catalogue: Catalogue) {
    for topic in catalogue.topics where !topic.height.problems.isEmpty {
      log.warning(
        "content",
        "a stored card height is invalid and is not used",
        [
          "topic": .term(topic.identifier.text),
          "cause": .cause(topic.height.problems.joined(separator: ", ")),
        ]
      )
    }
  }
}
