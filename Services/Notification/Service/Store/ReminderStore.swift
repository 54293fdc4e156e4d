package import SQLite
import ServiceRuntime
import Vocabulary

/// Reminders in one SQLite file.
package struct ReminderStore: Sendable {
  let store: ServiceStore
  let pageSeal: PageSeal

  /// The schema, step by step.
  package static let migrations = [
    Migration(number: 1, name: "create_reminder", sql: PackageResources.m0001_create_reminder_sql)
  ]

  /// Says in the file's header whose it is: `DB` and the service's port.
  package static let applicationID: UInt32 = 0x4442_7404

  /// Opens the file, or makes it, without holding up the caller's loop.
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

  /// Answers from one moment.
  ///
  /// - Parameters:
  ///   - member: in whose queue of readers it waits.
  ///   - body: the questions.
  /// - Returns: what `body` returned.
  /// - Throws: what `body` throws, and what the store does.
  func read<T: Sendable>(
    of member: MemberID,
    _ body: @escaping @Sendable (ReminderReader) throws -> T
  ) async throws -> T {
    try await store.read(of: member.rawValue) { try body(ReminderReader($0)) }
  }
}
