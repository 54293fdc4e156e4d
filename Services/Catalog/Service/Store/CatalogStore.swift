package import SQLite
package import ServiceRuntime
import Vocabulary

/// The catalog's SQLite file, with its feed and stored replies, shared by the stores of all areas.
package struct CatalogStore: Sendable {
  package let store: ServiceStore
  package let pageSeal: PageSeal

  /// ASCII `DB` and the service's port; identifies the file as the catalog's.
  package static let applicationID: UInt32 = 0x4442_7402

  /// One migration; each area has its own SQL file.
  package static let migrations = [
    Migration(
      number: 1,
      name: "create_catalog",
      sql: PackageResources.m0001_create_topics_sql + PackageResources.m0001_create_coffee_sql
        + PackageResources.m0001_create_brewing_sql + PackageResources.m0001_create_apps_sql
        + PackageResources.m0001_create_points_sql
    )
  ]

  /// Opens or creates the file without blocking the caller's event loop.
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
