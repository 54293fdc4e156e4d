import NotificationDomain
package import SQLite
import ServiceRuntime
import Vocabulary

/// The service's data in one SQLite file.
package struct ReminderStore: Sendable {
  let store: ServiceStore
  let pageSeal: PageSeal

  /// The schema as a list of migrations.
  package static let migrations = [
    Migration(number: 1, name: "create_reminder", sql: PackageResources.m0001_create_reminder_sql)
  ]

  /// Identifies the service in the file's header: `DB` and the service's port.
  package static let applicationID: UInt32 = 0x4442_7404

  /// Opens or creates the file without blocking the caller's event loop.
  static func open(
    path: String,
    environment: RuntimeEnvironment
  ) async throws(DatabaseRefusal) -> ReminderStore {
    let pageSeal = PageSeal()
    let store = try await ServiceStore.open(
      NotificationService.name,
      path: path,
      migrations: migrations,
      applicationID: applicationID,
      environment: environment
    ) { connection, _ in
      try pageSeal.load(connection, environment.random)
    }
    return ReminderStore(store: store, pageSeal: pageSeal)
  }

  /// Reads from one snapshot.
  ///
  /// - Parameters:
  ///   - member: the member in whose queue the read waits.
  ///   - body: runs the queries.
  /// - Returns: the result of `body`.
  /// - Throws: the errors of `body` and of the store.
  func read<T: Sendable>(
    of member: MemberID,
    _ body: @escaping @Sendable (ReminderReader) throws -> T
  ) async throws -> T {
    try await store.read(of: member.rawValue) { try body(ReminderReader($0)) }
  }

  /// Moves a member's local times to the calendar that the gateway sends.
  ///
  /// - Returns: the member's settings after that.
  @discardableResult
  func adopt(
    _ calendar: HouseholdCalendar,
    of space: Space
  ) async throws -> NotificationSettings {
    try await store.write { context in
      let rows = SettingsRows(context.connection)
      try rows.keepCalendar(calendar, of: space, at: context.now)
      return try rows.settings(of: space)
    }
  }
}
