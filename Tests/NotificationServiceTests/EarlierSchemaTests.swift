import SQLite
import ServiceRuntime
import TestSupport
import Testing

@testable import NotificationService

/// Databases with each earlier schema (`Tests/Fixtures/Databases`), opened by the current program.
@Suite("A scheduler's database of an earlier schema")
struct EarlierSchemaTests {
  @Test(
    "keeps all its data, and resumes the task feed at its position (PRJ-028)",
    arguments: EarlierDatabases.versions(of: "notification")
  )
  func opens(version: Int) async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("notification.db")
    try EarlierDatabases.make(path, of: "notification", version)
    let store = try ServiceStore(
      "notification",
      path: path,
      migrations: ReminderStore.migrations,
      applicationID: ReminderStore.applicationID,
      environment: .test(execution: .inline)
    )
    let found = try await store.read { connection in
      func all(_ sql: StaticString) throws -> [String] {
        try connection.all(sql) { try $0.value(0) }
      }
      return (
        reminders: try all("SELECT task_name || state FROM reminder ORDER BY number"),
        muted: try all("SELECT hex(project) FROM muted_project").count,
        events: try all("SELECT DISTINCT hex(epoch >> 32) FROM reminder WHERE epoch > 0").count,
        cursor: try all("SELECT CAST(seq AS TEXT) FROM feed_cursor WHERE consumer = 'task'"),
        unsound: try all("SELECT integrity_check FROM pragma_integrity_check")
      )
    }
    #expect(found.reminders == ["Pay rent1", "Water the roses5"])
    #expect(found.muted == 1)
    #expect(found.events == 1)
    #expect(found.cursor == ["10"])
    #expect(found.unsound == ["ok"])
    await store.close()
  }
}
