import Foundation
import SQLite
import ServiceRuntime
import TestSupport
import Testing

@testable import NotificationService

/// The scheduler's database as each earlier schema had it (`Tests/Fixtures/Databases`), opened by
/// today's program.
@Suite("A scheduler's database of an earlier schema")
struct EarlierSchemaTests {
  @Test(
    "has all it had, and reads the task feed again for what it could not know (PRJ-028)",
    arguments: EarlierDatabases.versions(of: "notification")
  )
  func opens(version: Int) async throws {
    let step = version % 1_000
    let folder = try TemporaryFolder()
    let path = folder.file("notification.db")
    try EarlierDatabases.make(path, of: "notification", version)
    let store = try ServiceStore(
      "notification",
      path: path,
      migrations: SQLiteReminderRows.migrations,
      applicationID: SQLiteReminderRows.applicationID,
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
    #expect(found.reminders == ["Pay rent1"] + (step >= 2 ? ["Water the roses5"] : []))
    #expect(found.muted == (step >= 2 ? 1 : 0))
    #expect(found.events == (step >= 3 ? 1 : 0))
    #expect(found.cursor == [step >= 2 ? "10" : "0"])
    #expect(found.unsound == ["ok"])
    await store.close()
    let copy = "\(path).before-\(1_000 * SharedSchema.migrations.count + 2)"
    #expect(FileManager.default.fileExists(atPath: copy) == (step < 2))
  }
}
