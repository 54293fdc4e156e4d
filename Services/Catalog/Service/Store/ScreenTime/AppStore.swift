import CatalogDomain
package import RPC
import SQLite
package import ServiceRuntime
import Vocabulary
package import Wire

/// The apps of children, in the catalog's file.
package struct AppStore: Sendable {
  package let store: ServiceStore
  package let pageSeal: PageSeal

  package init(_ catalog: CatalogStore) {
    store = catalog.store
    pageSeal = catalog.pageSeal
  }

  /// Reads a snapshot of the apps of the call's subject.
  package func read<Answer: Sendable>(
    _ caller: Caller,
    _ body: @escaping @Sendable (AppReader) throws -> Answer
  ) async throws -> Answer {
    try await store.read(of: caller.member.rawValue) { try body(AppReader($0, Space(caller))) }
  }

  /// Runs a changing call once per request id, and stores its reply with the change.
  ///
  /// - Throws: errors of `body`, after a rollback; errors of ``ServiceStore/change(_:_:as:_:)``.
  package func change<Request: Message, Response: Message>(
    _ call: ServerCall,
    _ request: Request,
    _ caller: Caller,
    _ body: @escaping @Sendable (AppWriter) throws -> Response
  ) async throws -> Response {
    try await store.change(call, request, as: caller) { try body(AppWriter($0)) }
  }
}

// MARK: - Retention

extension AppStore {
  /// The retention of a removed app after its last use (APP-060).
  package static let removedKeptFor = Duration.seconds(365 * 86_400)

  /// Deletes removed apps with their history after ``removedKeptFor``, times without an app after 90 days, icons
  /// without an app after 30 days, and previews an hour after they expired.
  package static let retentionRules = [
    // A rule can wait for at most 90 days of running time (`Uptime.memory`). `before` is that long ago; the
    // rest of the year is subtracted by the wall clock.
    RetentionSweep.Rule("removed apps", keptFor: RetentionSweep.eventsKeptFor) {
      context,
      before,
      count in
      let before = before - (removedKeptFor - RetentionSweep.eventsKeptFor)
      return try context.connection.run(
        """
        DELETE FROM app WHERE (household, child, app) IN (
          SELECT household, child, app FROM app
          WHERE removed_at < ?1 AND coalesce(last_used_at, removed_at) < ?1 LIMIT ?2)
        """,
        before,
        count
      )
    },
    RetentionSweep.Rule("times without an app", keptFor: RetentionSweep.eventsKeptFor) {
      context,
      before,
      count in
      try context.connection.run(
        """
        DELETE FROM app_absence WHERE (household, child, app, removed_at) IN (
          SELECT household, child, app, removed_at FROM app_absence WHERE returned_at < ? LIMIT ?)
        """,
        before,
        count
      )
    },
    RetentionSweep.Rule("icons without an app", keptFor: .seconds(30 * 86_400)) {
      context,
      before,
      count in
      try context.connection.run(
        """
        DELETE FROM app_icon WHERE rowid IN (
          SELECT i.rowid FROM app_icon AS i WHERE i.stored_at < ? AND NOT EXISTS (
            SELECT 1 FROM app WHERE household = i.household AND icon = i.hash) LIMIT ?)
        """,
        before,
        count
      )
    },
    RetentionSweep.Rule("previews of bulk actions", keptFor: .seconds(3_600)) {
      context,
      before,
      count in
      try context.connection.run(
        """
        DELETE FROM app_preview WHERE (household, member, token) IN (
          SELECT household, member, token FROM app_preview WHERE expires_at < ? LIMIT ?)
        """,
        before,
        count
      )
    },
  ]
}

extension AppCategory: SQLValue {}
extension AppIcon.Kind: SQLValue {}
