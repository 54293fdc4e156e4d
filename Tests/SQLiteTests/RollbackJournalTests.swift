import Foundation
import SQLite
import TestSupport
import Testing

@Suite("A database with a rollback journal beside it (row 67)")
struct RollbackJournalTests: LeftDatabase {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The journal of another program that was killed while it changed a file without a log; SQLite
  /// would apply it to any file beside it.
  private func journal() throws -> Data {
    let other = folder.file("other.db")
    let dying = try Connection(path: other, mode: .readWrite)
    try dying.script(Array("CREATE TABLE a(b); INSERT INTO a VALUES (1);".utf8))
    try dying.run("BEGIN IMMEDIATE")
    try dying.run("UPDATE a SET b = 2")
    // On the disk at the latest when the file itself is changed.
    try dying.script(Array("PRAGMA cache_spill = 1; PRAGMA cache_size = 1;".utf8))
    for _ in 1...20 { try dying.run("INSERT INTO a VALUES (zeroblob(4000))") }
    let journal = try Data(contentsOf: URL(filePath: other + "-journal"))
    try dying.run("ROLLBACK")
    return journal
  }

  @Test("is refused, and opened when the journal is gone", arguments: [true, false])
  func refused(isClosed: Bool) async throws {
    if isClosed {
      let (database, _) = try open()
      for _ in 1...3 { try await fill(database) }
      await database.close()
    } else {
      try await kill(after: 3)
    }
    let endings = isClosed ? ["", ".lock"] : ["", "-wal", ".lock"]
    func left() throws -> [Data] {
      try endings.map { try Data(contentsOf: URL(filePath: path + $0)) }
    }
    let before = try left()
    let journal = try journal()
    #expect(journal.first != 0)
    try journal.write(to: URL(filePath: path + "-journal"))
    let refusal = DatabaseRefusal.journalStray(path: path)
    #expect(refusal.mayPass)
    for _ in 1...2 {
      #expect(throws: refusal) { try open() }
      #expect(throws: refusal) { try FileInspection.expectKept(path) }
    }
    #expect(try left() == before)
    unlink(path + "-journal")
    let (database, isWhole) = try open()
    #expect(isWhole)
    #expect(try await jars(database) == 3)
    await database.close()
  }

  @Test("is used where the journal is empty or was finished", arguments: [0, 512])
  func finished(bytes: Int) async throws {
    let (first, _) = try open()
    try await fill(first)
    await first.close()
    try Data(count: bytes).write(to: URL(filePath: path + "-journal"))
    let (database, isWhole) = try open()
    #expect(isWhole)
    #expect(try await jars(database) == 1)
    await database.close()
  }

  @Test("is refused where a pipe is in place of a file", arguments: ["-journal", "-wal", "-shm"])
  func pipe(ending: String) async throws {
    let (first, _) = try open()
    await first.close()
    #expect(mkfifo(path + ending, 0o600) == 0)
    let refusal = DatabaseRefusal.unsuitable(path: path + ending, reason: "it is no file")
    #expect(throws: refusal) { try open() }
  }
}
