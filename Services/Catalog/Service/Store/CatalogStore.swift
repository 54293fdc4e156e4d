package import SQLite
package import ServiceRuntime
import Vocabulary

/// The catalog's SQLite file, with its feed and stored answers: what the stores of all its areas share.
package struct CatalogStore: Sendable {
  package let store: ServiceStore
  package let pageSeal: PageSeal

  /// `DB` and the service's port: says that a file is the catalog's.
  package static let applicationID: UInt32 = 0x4442_7402

  /// One step, of which each area has a file.
  package static let migrations = [
    Migration(
      number: 1,
      name: "create_catalog",
      sql: PackageResources.m0001_create_topics_sql + PackageResources.m0001_create_coffee_sql
        + PackageResources.m0001_create_brewing_sql + PackageResources.m0001_create_apps_sql
        + PackageResources.m0001_create_points_sql
    )
  ]

  /// Opens the file, or makes it, without holding up the caller's loop.
  package static func open(
    path: String,
    environment: RuntimeEnvironment
  ) async throws(DatabaseRefusal) -> CatalogStore {
    let pageSeal = PageSeal()
    let store = try await ServiceStore.open(
      "catalog",
      path: path,
      migrations: migrations,
      applicationID: applicationID,
      environment: environment
    ) { connection, _ in
      try pageSeal.load(connection, environment.random)
    }
    return CatalogStore(store: store, pageSeal: pageSeal)
  }

  package func close() async { await store.close() }
}
