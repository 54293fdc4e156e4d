import FaultVFS
import SQLite
import TestSupport
import Testing

private let schema = "CREATE TABLE cup(size INTEGER NOT NULL UNIQUE) STRICT;"

@Suite("A database on a disk that is full when it is opened")
struct FullDiskTests {
  /// Creates a database with one cup on a disk without space for `calls`, and returns the error of
  /// opening it.
  private func fillDisk(
    of folder: TemporaryFolder,
    below path: String,
    _ calls: faultvfs_calls
  ) async throws -> SQLiteError {
    #expect(faultvfs_install() == 0)
    let migrations = Migration.list([schema])
    let first = try Database(path: path, migrations: migrations, applicationID: 7)
    try await first.write { try $0.run("INSERT INTO cup VALUES (1)") }
    await first.close()
    faultvfs_arm(folder.path, calls, 1, 0, 1)
    let refusal = #expect(throws: DatabaseRefusal.self) {
      try Database(path: path, migrations: migrations, applicationID: 7) { connection, _ in
        try connection.run("INSERT INTO cup VALUES (2)")
      }
    }
    guard case .noRoom(path, let cause)? = refusal else {
      throw refusal ?? .closed
    }
    return cause
  }

  @Test(
    "can be read without space for its other files, by no other process",
    arguments: Execution.allCases
  )
  func readAlone(execution: Execution) async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("full.db")
    let migrations = Migration.list([schema])
    let cause = try await fillDisk(of: folder, below: path, FAULTVFS_SHARED_MEMORY)
    func read(_ steps: [Migration]) throws -> Database {
      try Database(
        reading: path,
        migrations: steps,
        applicationID: 7,
        execution: execution,
        because: cause
      )
    }
    #expect(throws: DatabaseRefusal.self, "another schema") {
      try read(Migration.list([schema, "SELECT 1;"]))
    }
    let reading = try read(migrations)
    let sizes = try await reading.read {
      try $0.all("SELECT size FROM cup") { try $0.value(0, as: Int.self) }
    }
    #expect(sizes == [1])
    let full = await #expect(throws: SQLiteError.self) {
      try await reading.write { try $0.run("INSERT INTO cup VALUES (2)") }
    }
    #expect(full?.kind == .full)
    #expect(reading.condition.trouble?.stopsWrites == true)
    #expect(throws: DatabaseRefusal.inUse(path: path)) { try read(migrations) }
    await reading.close()
    await #expect(throws: DatabaseRefusal.closed) { try await reading.read { _ in } }
    _ = faultvfs_disarm(folder.path)
    let again = try Database(path: path, migrations: migrations, applicationID: 7)
    try await again.write { try $0.run("INSERT INTO cup VALUES (2)") }
    await again.close()
  }

  @Test(
    "can be read by others too while it accepts no changes, if there is space for the log's index",
    arguments: Execution.allCases
  )
  func readTogether(execution: Execution) async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("full.db")
    let migrations = Migration.list([schema])
    let cause = try await fillDisk(of: folder, below: path, FAULTVFS_GROWTH)
    let reading = try Database(
      reading: path,
      migrations: migrations,
      applicationID: 7,
      execution: execution,
      because: cause
    )
    @Sendable func count(_ connection: Connection) throws -> Int? {
      try connection.first("SELECT count(*) FROM cup") { try $0.value(0) }
    }
    #expect(try await reading.read(count) == 1)
    #expect(try count(Connection(path: path, mode: .readOnly)) == 1)
    let elsewhere = try TemporaryFolder()
    try DatabaseCopy.make(of: path, to: elsewhere.file("copy.db"))
    await #expect(throws: SQLiteError.self) {
      try await reading.write { try $0.run("INSERT INTO cup VALUES (2)") }
    }
    await reading.close()
    _ = faultvfs_disarm(folder.path)
    let again = try Database(path: path, migrations: migrations, applicationID: 7)
    #expect(try await again.read(count) == 1)
    await again.close()
  }
}
