import Foundation
import SQLite
import TestSupport
import Testing

private let first = "CREATE TABLE cup(size INTEGER NOT NULL) STRICT;"
private let second = "ALTER TABLE cup ADD COLUMN colour TEXT;"

@Suite("Opening a database")
struct OpeningTests {
  let folder: TemporaryFolder
  var path: String { folder.file("a.db") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(
    _ steps: [String],
    shared: [String] = [],
    applicationID: UInt32 = 7
  ) throws(DatabaseRefusal) -> Database {
    try Database(
      path: path,
      migrations: Migration.list(steps),
      sharedMigrations: Migration.list(shared),
      applicationID: applicationID
    )
  }

  private func version() async throws -> Int? {
    let database = try open([])
    defer { Task { await database.close() } }
    return try await database.read {
      try $0.first("PRAGMA user_version") { try $0.value(0, as: Int.self) }
    }
  }

  @Test("is refused to a second opener until the first one closes")
  func secondOpener() async throws {
    let database = try open([first])
    #expect(throws: DatabaseRefusal.inUse(path: path)) { try open([first]) }
    await database.close()
    await (try open([first])).close()
  }

  @Test("runs each step once and in order")
  func stepsOnce() async throws {
    await (try open([first])).close()
    let database = try open([first, second])
    try await database.write { try $0.run("INSERT INTO cup VALUES (1, 'blue')") }
    await database.close()
    let again = try open([first, second])
    let colours = try await again.read {
      try $0.all("SELECT colour FROM cup") { try $0.value(0, as: String.self) }
    }
    #expect(colours == ["blue"])
    await again.close()
  }

  @Test("counts shared and own migration steps separately")
  func twoLists() async throws {
    let shared = "CREATE TABLE tray(size INTEGER NOT NULL) STRICT;"
    await (try open([first], shared: [shared])).close()
    let database = try open([first, second], shared: [shared, "DROP TABLE tray;"])
    let version = try await database.read {
      try $0.first("PRAGMA user_version") { try $0.value(0, as: Int.self) }
    }
    #expect(version == 2_002)
    await database.close()
  }

  @Test("leaves nothing of a failed step")
  func failedStep() async throws {
    await (try open([first])).close()
    let before = try Data(contentsOf: URL(filePath: path))
    let refusal = #expect(throws: DatabaseRefusal.self) {
      try open([first, "CREATE TABLE plate(size INTEGER) STRICT; INSERT INTO nowhere VALUES (1);"])
    }
    guard case .migrationFailed(2, "step_2", let error) = refusal else {
      Issue.record("not a failed step: \(String(describing: refusal))")
      return
    }
    #expect(error.message.contains("nowhere"))
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    await (try open([first])).close()
  }

  @Test("makes a copy before a step that rewrites rows")
  func copyBeforeRewriting() async throws {
    await (try open([first])).close()
    let steps =
      Migration.list([first])
      + [
        Migration(
          number: 2,
          name: "double",
          sql: Array("UPDATE cup SET size = size * 2;".utf8),
          changesData: true
        )
      ]
    let database = try Database(path: path, migrations: steps, applicationID: 7)
    await database.close()
    #expect(FileManager.default.fileExists(atPath: path + ".before-2"))
    // A new file needs no copy.
    let new = folder.file("new.db")
    await (try Database(path: new, migrations: steps, applicationID: 7)).close()
    #expect(!FileManager.default.fileExists(atPath: new + ".before-2"))
  }

  @Test("refuses a file of a later version and does not change it")
  func newer() async throws {
    await (try open([first, second])).close()
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(throws: DatabaseRefusal.newerSchema(found: 2, known: 1)) { try open([first]) }
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test("refuses a negative version by its number")
  func negativeVersion() async throws {
    try Connection(path: path, mode: .readWrite)
      .script(Array("PRAGMA application_id = 7; PRAGMA user_version = -1".utf8))
    #expect(throws: DatabaseRefusal.newerSchema(found: -1, known: 1)) { try open([first]) }
  }

  @Test("refuses another service's file and does not change it")
  func foreign() async throws {
    await (try open([first])).close()
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(throws: DatabaseRefusal.foreign(applicationID: 7, expected: 8)) {
      try open([first], applicationID: 8)
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test("refuses a file with another service's log and does not change it (row 67)")
  func foreignLog() async throws {
    let other = folder.file("b.db")
    let theirs = try Database(path: other, migrations: Migration.list([first]), applicationID: 8)
    let log = try Data(contentsOf: URL(filePath: other + "-wal"))
    await theirs.close()
    await (try open([first])).close()
    let before = try Data(contentsOf: URL(filePath: path))
    try log.write(to: URL(filePath: path + "-wal"))
    #expect(throws: DatabaseRefusal.logStray(path: path)) { try open([first]) }
    // Without the lock file the owner of the log is unknown.
    unlink(path + ".lock")
    #expect(throws: DatabaseRefusal.foreign(applicationID: 8, expected: 7)) { try open([first]) }
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    try FileManager.default.removeItem(atPath: path + "-wal")
    await (try open([first])).close()
  }

  @Test("refuses a file with another text encoding and does not change it")
  func encoding() throws {
    try Connection(path: path, mode: .readWrite).script(
      Array("PRAGMA encoding = 'UTF-16'; PRAGMA application_id = 7; CREATE TABLE a(b);".utf8)
    )
    let before = try Data(contentsOf: URL(filePath: path))
    let reason = "its texts are not in UTF-8"
    #expect(throws: DatabaseRefusal.unsuitable(path: path, reason: reason)) { try open([first]) }
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test(
    "refuses a file that is no database and does not change it",
    arguments: [1, 99, 100, 20_000]
  )
  func notADatabase(bytes: Int) async throws {
    let before = Data(repeating: 0x42, count: bytes)
    try before.write(to: URL(filePath: path))
    #expect(throws: DatabaseRefusal.notADatabase(path: path)) { try open([first]) }
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test("treats an empty file as a new database")
  func emptyFile() async throws {
    try Data().write(to: URL(filePath: path))
    await (try open([first])).close()
  }

  @Test("reports which path cannot be reached")
  func unreachable() throws {
    let missing = folder.file("no/such/folder/a.db")
    let refusal = #expect(throws: DatabaseRefusal.self) {
      try Database(path: missing, migrations: [], applicationID: 7)
    }
    #expect(refusal?.description.contains("no/such/folder") == true)
  }

  @Test("creates files that only their owner may read (SEC-002)")
  func privateFiles() async throws {
    let database = try open([first])
    for suffix in ["", "-wal", ".lock"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path + suffix)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(suffix)")
    }
    await database.close()
  }

  @Test(
    "treats an absent or empty file as a loss where it created one before",
    arguments: [true, false]
  )
  func lost(isEmptied: Bool) async throws {
    let database = try open([first])
    await database.close()
    for ending in ["-wal", "-shm"] { unlink(path + ending) }
    if isEmptied { truncate(path, 0) } else { unlink(path) }
    #expect(throws: DatabaseRefusal.lost(path: path)) { try open([first]) }
    // It stays unchanged until an operator allows a new database.
    #expect(throws: DatabaseRefusal.lost(path: path)) { try open([first]) }
    unlink(path + ".lock")
    await (try open([first])).close()
  }
}
