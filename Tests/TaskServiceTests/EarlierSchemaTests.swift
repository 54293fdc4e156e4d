import Foundation
import SQLite
import ServiceRuntime
import TaskDomain
import TestSupport
import Testing

@testable import TaskService

/// Databases of earlier schemas (`Tests/Fixtures/Databases`), opened with the current migrations
/// and with an invented later one.
@Suite("A task database of an earlier schema")
struct EarlierSchemaTests {
  private static let today = TaskStore.migrations.count
  /// The number of the shared steps, in thousands; they run first.
  private static let shared = 1_000 * SharedSchema.migrations.count

  /// Every schema of which there is a database.
  private static let versions = EarlierDatabases.versions(of: "task")

  /// A second step as a real one could be: a new column, and every row rewritten.
  private static let secondStep = Migration(
    number: today + 1,
    name: "made_up",
    sql: Array(
      """
      ALTER TABLE task ADD COLUMN effort INTEGER NOT NULL DEFAULT 1;
      UPDATE task SET effort = priority * 2;
      """.utf8
    ),
    changesData: true
  )

  @Test("has a stored file for every migration step (MIG-013)")
  func kept() {
    #expect(Set(Self.versions.map { $0 % 1_000 }).isSuperset(of: 1...Self.today))
  }

  @Test(
    "keeps all its data, and makes no copy where no row is rewritten (MIG-013)",
    arguments: versions
  )
  func opens(version: Int) async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("task.db")
    try EarlierDatabases.make(path, of: "task", version)
    let store = try TaskStore(path: path, environment: .test(execution: .inline))
    try await Self.expectTheDay(in: store.service, Self.shared + Self.today)
    #expect(!FileManager.default.fileExists(atPath: path + ".before-repair"))
    await store.service.close()
    let copies = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.contains(".before-") }
    #expect(copies == [])
  }

  @Test(
    "is migrated to an invented next schema, with a copy from before (MIG-013)",
    arguments: versions
  )
  func brought(version: Int) async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("task.db")
    try EarlierDatabases.make(path, of: "task", version)
    let next = Self.shared + Self.today + 1
    // The second opening finds the migration applied: otherwise the column would exist already.
    for _ in 0..<2 {
      let store = try ServiceStore(
        "task",
        path: path,
        migrations: TaskStore.migrations + [Self.secondStep],
        applicationID: TaskStore.applicationID,
        environment: .test(execution: .inline)
      )
      try await Self.expectTheDay(in: store, next)
      let efforts = try await store.read { connection in
        try connection.all("SELECT effort = priority * 2 FROM task") {
          try $0.value(0, as: Bool.self)
        }
      }
      #expect(efforts == [true, true, true, true])
      await store.close()
    }
    let copy = "\(path).before-\(next)"
    try DatabaseCopy.expectSound(copy)
    // The current program leaves the later file alone.
    #expect(throws: DatabaseRefusal.self) {
      try TaskStore(path: path, environment: .test(execution: .inline))
    }
  }

  /// The household's first day is complete, in a sound file of schema `version`.
  private static func expectTheDay(in store: ServiceStore, _ version: Int) async throws {
    let found = try await store.read { connection in
      func all(_ sql: StaticString) throws -> [String] {
        try connection.all(sql) { try $0.value(0) }
      }
      return (
        names: try all("SELECT name FROM task ORDER BY name"),
        details: try all("SELECT coalesce(details, '') FROM task WHERE name = 'Water the roses'"),
        projects: try all("SELECT name || icon || tags FROM project ORDER BY name"),
        filters: try all("SELECT name_key FROM saved_filter"),
        left: try all("SELECT kept_points || ' on ' || kept_day FROM task_tombstone"),
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
    #expect(found.details == ["Two of them"])
    #expect(found.projects == ["Garden3green\nsummer", "Inbox2"])
    #expect(found.filters == ["soon"])
    #expect(found.left == ["3 on 20778"])
    #expect(found.unsound == [])
    #expect(found.version == version)
    #expect(found.events == 10)
  }
}
