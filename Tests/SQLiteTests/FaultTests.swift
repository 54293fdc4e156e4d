import FaultVFS
import Foundation
import SQLite
import TestSupport
import Testing

private let schema = """
  CREATE TABLE cup(size INTEGER NOT NULL UNIQUE) STRICT;
  CREATE TABLE saucer(cup INTEGER NOT NULL) STRICT;
  """

/// Makes every write to a file of this process fail, as a dying disk does, until it is opened again.
private func breakWriting(to path: String) throws {
  let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
  for descriptor in descriptors.compactMap({ Int32($0) }) {
    let target = try? FileManager.default.destinationOfSymbolicLink(
      atPath: "/proc/self/fd/\(descriptor)"
    )
    guard target == path else { continue }
    let readOnly = open(path, O_RDONLY | O_CLOEXEC)
    #expect(dup2(readOnly, descriptor) == descriptor)
    close(readOnly)
  }
}

@Suite("A database under faults")
struct FaultTests {
  @Test("fails a write whose commit did not reach the disk, and continues once it is opened again")
  func commitFails() async throws {
    let temporary = try TemporaryDatabase(schema)
    let database = temporary.database
    try await database.write { try $0.run("INSERT INTO cup VALUES (1)") }
    try breakWriting(to: temporary.folder.file("test.db-wal"))
    let error = await #expect(throws: SQLiteError.self) {
      try await database.write { try $0.run("INSERT INTO cup VALUES (2)") }
    }
    #expect(error?.kind == .inputOutput)
    #expect(database.condition.lastFailure?.kind == .inputOutput)
    try await database.write { try $0.run("INSERT INTO cup VALUES (3)") }
    #expect(database.condition.lastFailure == nil)
    let sizes = try await database.read {
      try $0.all("SELECT size FROM cup") { try $0.value(0, as: Int.self) }
    }
    #expect(sizes == [1, 3])
  }

  /// With two connections that write, SQLite before 3.51.3 can lose committed pages.
  @Test("closes the connection with an I/O error before it opens another (row 65)")
  func oneWriterAfterAnError() async throws {
    let temporary = try TemporaryDatabase(schema)
    let database = temporary.database
    for round in 1...3 {
      try await database.write { try $0.run("INSERT INTO cup VALUES (?)", round * 2) }
      try breakWriting(to: temporary.folder.file("test.db-wal"))
      await #expect(throws: SQLiteError.self) {
        try await database.write { try $0.run("INSERT INTO cup VALUES (?)", round * 2 + 1) }
      }
    }
    try await database.write { try $0.run("INSERT INTO cup VALUES (1)") }
    // One descriptor writes and one is the lock's; those of readers and of the log's index cannot
    // write.
    #expect(try openModes(of: database.path).filter { $0 == O_RDWR }.count == 2)
  }

  @Test("does not checkpoint while the lock file cannot be written, and keeps what was written")
  func lockIsBroken() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("test.db")
    var limits = DatabaseLimits()
    limits.checkpointPages = 1
    func open() throws -> Database {
      try Database(
        path: path,
        migrations: Migration.list([schema]),
        applicationID: 7,
        execution: .inline,
        limits: limits
      ) { #expect($1) }
    }
    let database = try open()
    try breakWriting(to: path + ".lock")
    let before = try Data(contentsOf: URL(filePath: path))
    for size in 1...3 {
      try await database.write { try $0.run("INSERT INTO cup VALUES (?)", size) }
    }
    #expect(database.condition.trouble?.words.contains("test.db.lock") == true)
    #expect(database.condition.trouble?.stopsWrites == false)
    await database.close()
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    let again = try open()
    let cups = try await again.read {
      try $0.first("SELECT count(*) FROM cup") { try $0.value(0, as: Int.self) }
    }
    #expect(cups == 3)
    await again.close()
  }

  @Test("reports that it cannot be read while only reads fail, and accepts changes meanwhile")
  func unreadable() async throws {
    #expect(faultvfs_install() == 0)
    let temporary = try TemporaryDatabase(schema, execution: .inline)
    let database = temporary.database
    let condition = database.condition
    faultvfs_arm(temporary.folder.path, FAULTVFS_OPENS, 1, 0, 1)
    for size in 1...3 {
      let refusal = await #expect(throws: DatabaseRefusal.self) {
        try await database.read { try $0.first("SELECT 1 FROM cup") { _ in 1 } }
      }
      guard case .unreadable(let error) = refusal else {
        Issue.record("\(String(describing: refusal))")
        return
      }
      #expect(error.kind == .inputOutput)
      try await database.write { try $0.run("INSERT INTO cup VALUES (?)", size) }
      #expect(condition.lastFailure == nil)
      #expect(condition.trouble?.stopsWrites == false)
      #expect(condition.trouble?.words.hasPrefix("The database cannot be read: ") == true)
    }
    #expect(faultvfs_disarm(temporary.folder.path) == 3)
    _ = try await database.read { try $0.first("SELECT 1 FROM cup") { _ in 1 } }
    #expect(condition.trouble == nil)
    // A body that would change something is itself at fault.
    await #expect(throws: SQLiteError.self) {
      try await database.read { try $0.run("INSERT INTO cup VALUES (9)") }
    }
    #expect(condition.trouble == nil)
    await database.close()
  }

  @Test("goes on reading when no more files can be opened: its readers opened theirs at the start")
  func openedBefore() async throws {
    #expect(faultvfs_install() == 0)
    let temporary = try TemporaryDatabase(schema)
    let database = temporary.database
    // Both readers and the writer have started work by then.
    try await database.write { try $0.run("INSERT INTO cup VALUES (1)") }
    var looks = 0
    while try openModes(of: database.path + "-wal").count < 4, looks < 10_000 {
      looks += 1
      await Task.yield()
    }
    #expect(try openModes(of: database.path + "-wal").count == 4)
    faultvfs_arm(temporary.folder.path, FAULTVFS_OPENS, 1, 0, 1)
    for size in 2...9 {
      try await database.write { try $0.run("INSERT INTO cup VALUES (?)", size) }
      let sizes = try await database.read {
        try $0.first("SELECT count(*) FROM cup") { try $0.value(0, as: Int.self) }
      }
      #expect(sizes == size)
    }
    #expect(faultvfs_disarm(temporary.folder.path) == 0)
  }

  @Test("fails writes while another process has the file's lock, and continues afterwards")
  func locked() async throws {
    var limits = DatabaseLimits()
    limits.lockPatience = .milliseconds(1)
    let temporary = try TemporaryDatabase(schema, limits: limits)
    let other = try Connection(path: temporary.database.path, mode: .readWrite)
    try other.run("BEGIN IMMEDIATE")
    let error = await #expect(throws: SQLiteError.self) {
      try await temporary.database.write { try $0.run("INSERT INTO cup VALUES (1)") }
    }
    #expect(error?.kind == .busy)
    try other.run("ROLLBACK")
    try await temporary.database.write { try $0.run("INSERT INTO cup VALUES (1)") }
  }

  /// The files at the time of an answer are what a killed process leaves.
  @Test("has every answered write in its files, complete, at the moment of the answer")
  func killed() async throws {
    var limits = DatabaseLimits()
    limits.checkpointPages = .max  // the log only grows, so a copy of it is one moment
    limits.forcedCheckpointPages = .max
    let temporary = try TemporaryDatabase(schema, limits: limits)
    let path = temporary.database.path
    for round in 0..<20 {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for size in round * 10..<round * 10 + 10 {
          group.addTask {
            try await temporary.database.write { connection in
              try connection.run("INSERT INTO cup VALUES (?)", size)
              try connection.run("INSERT INTO saucer VALUES (?)", size)
            }
            let copy = temporary.folder.file("copy-\(size).db")
            for suffix in ["", "-wal"] {
              try FileManager.default.copyItem(atPath: path + suffix, toPath: copy + suffix)
            }
            let left = try Database(
              path: copy,
              migrations: Migration.list([schema]),
              applicationID: TemporaryDatabase.applicationID,
              execution: .inline
            )
            let (isThere, halves) = try await left.read { connection in
              (
                try connection.first("SELECT 1 FROM cup WHERE size = ?", size) { _ in true },
                try connection.all("SELECT size FROM cup EXCEPT SELECT cup FROM saucer") { _ in 1 }
              )
            }
            #expect(isThere == true)
            #expect(halves.isEmpty)
          }
        }
        try await group.waitForAll()
      }
    }
  }
}
