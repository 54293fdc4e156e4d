import FaultVFS
import Foundation
import SQLite
import TestSupport
import Testing

/// `sqlite3` and others, opened on the files of a killed service, checkpoint the log and remove it.
@Suite("A database whose log another program checkpointed (row 67)")
struct MovedElsewhereTests: LeftDatabase {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// As `sqlite3` does: the last connection that closes checkpoints the log and removes it.
  private func lookWithAnotherTool() throws {
    _ = try Connection(path: path, mode: .readWrite).first("SELECT count(*) FROM jar") { _ in }
    #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
  }

  @Test(
    "is used when another program checkpointed its log, but not reported as complete",
    arguments: 1...12
  )
  func movedByOthers(writes: Int) async throws {
    try await kill(after: writes)
    try lookWithAnotherTool()
    for isWholeNow in [false, true] {
      let (database, isWhole) = try open()
      #expect(isWhole == isWholeNow)
      #expect(try await jars(database) == writes)
      await database.close()
    }
  }

  @Test(
    "is used when another program finished its interrupted checkpoint",
    arguments: 1...6
  )
  func movedOn(pages: Int) async throws {
    #expect(faultvfs_install() == 0)
    let (running, _) = try open(folder.file("running.db"))
    for _ in 1...4 { try await fill(running) }
    // We move this number of pages, the other tool the rest.
    let faults = FAULTVFS_ONE_FILE.rawValue | FAULTVFS_WRITES.rawValue
    faultvfs_arm(running.path, faultvfs_calls(faults), pages + 1, 10 | 3 << 8, 0)
    while running.condition.checkpointFailure == nil { try await fill(running) }
    try take(["", "-wal", ".lock"], of: running.path)
    _ = faultvfs_disarm(running.path)
    #expect(try String(contentsOfFile: path + ".lock", encoding: .utf8).hasPrefix("moving"))
    let written = try await jars(running)
    await running.close()
    try lookWithAnotherTool()
    for isWholeNow in [false, true] {
      let (database, isWhole) = try open()
      #expect(isWhole == isWholeNow)
      #expect(try await jars(database) == written)
      await database.close()
    }
  }

  @Test("is used when another program had it open while it closed, and checkpointed its log later")
  func movedAfterAReader() async throws {
    #expect(faultvfs_install() == 0)
    let running = folder.file("running.db")
    let (database, _) = try open(running)
    try await fill(database)
    let reading = try Connection(path: running, mode: .readOnly)
    try reading.run("BEGIN")
    #expect(try reading.first("SELECT count(*) FROM jar") { try $0.value(0, as: Int.self) } == 1)
    for _ in 1...3 { try await fill(database) }
    let elsewhere = faultvfs_read_elsewhere(running)
    #expect(elsewhere >= 0)
    await database.close()
    close(elsewhere)
    try take(["", "-wal", ".lock"], of: running)
    try reading.run("COMMIT")
    withExtendedLifetime(reading) {}
    #expect(try String(contentsOfFile: path + ".lock", encoding: .utf8).hasPrefix("moving"))
    // Without it the file is that of the reader's moment, sound and short of three writes.
    let log = try Data(contentsOf: URL(filePath: path + "-wal"))
    unlink(path + "-wal")
    #expect(throws: DatabaseRefusal.logLost(path: path)) { try open() }
    try log.write(to: URL(filePath: path + "-wal"))
    try lookWithAnotherTool()
    let (left, isWhole) = try open()
    #expect(!isWhole)
    #expect(try await jars(left) == 4)
    await left.close()
  }

  @Test("is used when it was written after an incomplete checkpoint that another program finished")
  func movedAfterACommit() async throws {
    let running = folder.file("running.db")
    let (database, _) = try open(running, checkpointPages: 16)
    let reading = try Connection(path: running, mode: .readOnly)
    func words() throws -> Int {
      let lock = try String(contentsOfFile: running + ".lock", encoding: .utf8)
      return lock.hasPrefix("moving") ? lock.split { $0 == " " || $0 == "\n" }.count : 0
    }
    var rows = 0
    // The reader prevents the last write from being checkpointed with the others.
    while try words() == 0 {
      try reading.run("BEGIN")
      _ = try reading.first("SELECT count(*) FROM jar") { _ in }
      try await fill(database)
      rows += 1
      if try words() == 0 { try reading.run("COMMIT") }
    }
    #expect(try words() == 7)
    // Which changes the page that the moving ended with.
    try await database.write {
      try $0.run("UPDATE jar SET jam = randomblob(9000) WHERE rowid = (SELECT max(rowid) FROM jar)")
    }
    #expect(try words() == 5)
    try take(["", "-wal", ".lock"], of: running)
    try reading.run("COMMIT")
    withExtendedLifetime(reading) {}
    await database.close()
    try lookWithAnotherTool()
    let (left, isWhole) = try open()
    #expect(!isWhole)
    #expect(try await jars(left) == rows)
    await left.close()
  }
}
