import Foundation
import SQLite
import ServiceRuntime
import TaskDomain
import TestSupport
import Testing

@testable import TaskService

/// The service's database as each earlier schema had it (`Tests/Fixtures/Databases`), opened by today's
/// store.
@Suite("A task database of an earlier schema")
struct EarlierSchemaTests {
  private static let today = TaskStore.migrations.count
  /// The steps of the tables that every service has; they come first.
  private static let shared = 1_000 * SharedSchema.migrations.count
  /// The steps that rewrite rows.
  private static let rewriting = TaskStore.migrations.filter(\.changesData).map(\.number)

  /// Every schema of which there is a database.
  private static let versions = EarlierDatabases.versions(of: "task")

  @Test("is kept for every step there was")
  func kept() {
    #expect(Set(Self.versions.map { $0 % 1_000 }).isSuperset(of: 1...Self.today))
    #expect(Set(Self.versions.map { $0 / 1_000 }).isSuperset(of: 1..<SharedSchema.migrations.count))
    #expect(!Self.rewriting.isEmpty)
  }

  @Test(
    "has all it had, whole, and a copy before each step that rewrote rows",
    arguments: versions
  )
  func opens(version: Int) async throws {
    let step = version % 1_000
    let folder = try TemporaryFolder()
    let path = folder.file("task.db")
    try EarlierDatabases.make(path, of: "task", version)
    try Self.bringOn(path)
    let store = try TaskStore(path: path, environment: .test(execution: .inline))
    let found = try await store.service.read { connection in
      func all(_ sql: StaticString) throws -> [String] {
        try connection.all(sql) { try $0.value(0) }
      }
      return (
        names: try all("SELECT name FROM task ORDER BY name"),
        details: try all("SELECT coalesce(details, '') FROM task WHERE name = 'Water the roses'"),
        projects: try all("SELECT name || icon || tags FROM project ORDER BY name"),
        filters: try all("SELECT name_key FROM saved_filter"),
        left: try all(
          """
          SELECT coalesce(kept_points || ' on ' || kept_day, 'untold') FROM task_tombstone ORDER BY 1
          """
        ),
        unsound: try all("SELECT \"table\" FROM pragma_foreign_key_check")
          + all("SELECT integrity_check FROM pragma_integrity_check").filter { $0 != "ok" }
          + all(
            """
            SELECT 'unscheduled ' || unscheduled FROM space s WHERE unscheduled <> (SELECT count(*) FROM task t
              WHERE t.space = s.space AND completed_at IS NULL AND due_at IS NULL AND due_on IS NULL)
            """
          ),
        version: try connection.first("PRAGMA user_version") { try $0.value(0, as: Int.self) },
        events: try connection.first("SELECT count(*) FROM feed WHERE seq <= 10") {
          try $0.value(0, as: Int.self)
        }
      )
    }
    #expect(found.names == ["Dishes", "Grüße schicken ☕", "Pay rent", "Water the roses"])
    #expect(found.details == [step >= 2 ? "Two of them" : ""])
    #expect(found.projects == [step >= 4 ? "Garden3green\nsummer" : "Garden1", "Inbox2"])
    #expect(found.filters == (step >= 3 ? ["soon"] : []))
    #expect(found.left == (step >= 19 ? ["3 on 20778"] : []) + ["untold"])
    #expect(found.unsound == [])
    // What a step leaves wrong, the start puts right, and has made a copy before.
    #expect(!FileManager.default.fileExists(atPath: path + ".before-repair"))
    #expect(found.version == Self.shared + Self.today)
    #expect(found.events == 10)
    await store.service.close()
    for rewriting in Self.rewriting {
      let copy = "\(path).before-\(Self.shared + rewriting)"
      #expect(FileManager.default.fileExists(atPath: copy) == (rewriting > step), "\(copy)")
      if rewriting > step { try DatabaseCopy.expectSound(copy) }
    }
  }

  /// Adds what a dump loses, the part of an order key that stands behind its NUL, and a deletion that did not say
  /// what it had left.
  private static func bringOn(_ path: String) throws {
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.run(
      "UPDATE project SET name_order = ? WHERE name = 'Inbox'",
      Project.inboxName.listOrderKey
    )
    try connection.run(
      """
      INSERT INTO task_tombstone(household, space, id, revision, deleted_at)
      SELECT household, space, randomblob(16), 2, 1795271855430 FROM space
      """
    )
  }
}
