import FaultVFS
import Foundation
import SQLite
import TestSupport
import Testing

/// Another program renames, removes or replaces the file of a database that is open.
@Suite("A database whose file was moved before it is closed (rows 67, 72)")
struct MovedFileTests: LeftDatabase {
  let folder: TemporaryFolder
  /// Another name of the original file.
  private var kept: String { folder.file("kept.db") }
  private var copy: String { folder.file("copy.db") }

  init() throws {
    folder = try TemporaryFolder()
    #expect(faultvfs_install() == 0)
  }

  /// The bytes of the file, of its log and of its lock file.
  private func left(_ path: String) throws -> [Data] {
    try [path, self.path + "-wal", self.path + ".lock"].map {
      try Data(contentsOf: URL(filePath: $0))
    }
  }

  private func putBack() throws {
    unlink(path)
    #expect(link(kept, path) == 0)
  }

  private func expectAll(_ count: Int) async throws {
    let (database, isWhole) = try open()
    #expect(isWhole)
    #expect(try await jars(database) == count)
    await database.close()
  }

  @Test("is complete when a copy of that moment replaced it", arguments: 0...3)
  func copied(writes: Int) async throws {
    let (database, _) = try open(checkpointPages: 8)
    for _ in 0..<writes { try await fill(database) }
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    #expect(rename(copy, path) == 0)
    await #expect(throws: SQLiteError.self) { try await fill(database) }
    await database.close()
    try await expectAll(writes)
  }

  /// The file that replaces the original.
  enum Other: CaseIterable {
    /// The file after an earlier close.
    case older
    /// A copy that the database made of itself.
    case made
  }

  @Test(
    "keeps its log and is refused with another file, until its own is put back",
    arguments: Other.allCases
  )
  func replaced(other: Other) async throws {
    let (first, _) = try open()
    try await fill(first)
    await first.close()
    if other == .older { try FileManager.default.copyItem(atPath: path, toPath: copy) }
    await (try open()).database.close()
    let (database, _) = try open(checkpointPages: 1_000)
    if other == .made { try await database.copy(to: copy) }
    for _ in 1...3 { try await fill(database) }
    #expect(link(path, kept) == 0)
    let before = try left(kept)
    #expect(rename(copy, path) == 0)
    await database.close()
    #expect(try left(kept) == before)
    for _ in 1...2 {
      #expect(throws: DatabaseRefusal.logLost(path: path)) { try open() }
    }
    try putBack()
    try await expectAll(4)
  }

  @Test("keeps its log when it was removed, and a copy is not used with it")
  func removed() async throws {
    await (try open()).database.close()
    let (database, _) = try open(checkpointPages: 1_000)
    try await fill(database)
    try await database.copy(to: copy)
    try await fill(database)
    #expect(link(path, kept) == 0)
    let before = try left(kept)
    unlink(path)
    await database.close()
    #expect(try left(kept) == before)
    #expect(throws: DatabaseRefusal.lost(path: path)) { try open() }
    #expect(DatabaseRefusal.lost(path: path).description.contains("\(path)-wal"))
    #expect(rename(copy, path) == 0)
    #expect(throws: DatabaseRefusal.logLost(path: path)) { try open() }
    try putBack()
    try await expectAll(2)
  }

  @Test("is not changed by a checkpoint either")
  func checkpoint() async throws {
    let (database, _) = try open(checkpointPages: 8)
    let faults = FAULTVFS_ONE_FILE.rawValue | FAULTVFS_WRITES.rawValue
    faultvfs_arm(path, faultvfs_calls(faults), 1, 10 | 3 << 8, 1)
    while database.condition.checkpointFailure == nil { try await fill(database) }
    #expect(faultvfs_disarm(path) > 0)
    #expect(link(path, kept) == 0)
    unlink(path)
    let before = try left(kept)
    await #expect(throws: SQLiteError.self) { try await fill(database) }
    #expect(try left(kept) == before)
    await database.close()
    #expect(try left(kept) == before)
    try putBack()
    try await expectAll(try await jarsLeft())
  }

  private func jarsLeft() async throws -> Int {
    let (database, isWhole) = try open()
    #expect(isWhole)
    let count = try await jars(database)
    await database.close()
    return count ?? 0
  }
}
