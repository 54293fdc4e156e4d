import FaultVFS
import Foundation
import SQLite
import TestSupport
import Testing

/// The files of a killed process.
@Suite("A database that was not closed (row 67)")
struct LogLossTests: LeftDatabase {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "is refused when only its log is left, which SQLite would remove",
    arguments: LogAlone.allCases
  )
  func logAlone(_ left: LogAlone) async throws {
    try await kill(after: 3)
    let log = try Data(contentsOf: URL(filePath: path + "-wal"))
    unlink(path)
    switch left {
    case .alone: unlink(path + ".lock")
    case .emptyFile:
      unlink(path + ".lock")
      try Data().write(to: URL(filePath: path))
    case .emptyLock: try Data().write(to: URL(filePath: path + ".lock"))
    }
    for _ in 1...2 {
      #expect(throws: DatabaseRefusal.lost(path: path)) { try open() }
      #expect(throws: DatabaseRefusal.lost(path: path)) { try FileInspection.expectKept(path) }
    }
    #expect(try Data(contentsOf: URL(filePath: path + "-wal")) == log)
  }

  enum LogAlone: CaseIterable {
    case alone, emptyFile, emptyLock
  }

  @Test("is complete with its log, however often the log restarted", arguments: 0...12)
  func whole(writes: Int) async throws {
    try await kill(after: writes)
    for round in 0...2 {
      let (database, isWhole) = try open()
      #expect(isWhole)
      let jars = try await database.read {
        try $0.first("SELECT count(*) FROM jar") { try $0.value(0, as: Int.self) }
      }
      #expect(jars == writes + round)
      try await fill(database)
      await database.close()
      #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
    }
  }

  @Test(
    "is refused without its log, and left unchanged until an operator decides",
    arguments: [
      true, false,
    ]
  )
  func lost(isEmptied: Bool) async throws {
    try await kill(after: 4)
    if isEmptied { truncate(path + "-wal", 0) } else { unlink(path + "-wal") }
    let before = try Data(contentsOf: URL(filePath: path))
    for _ in 1...2 {
      #expect(throws: DatabaseRefusal.logLost(path: path)) { try open() }
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    unlink(path + "-wal")
    unlink(path + ".lock")
    let (database, isWhole) = try open()
    #expect(!isWhole)
    await database.close()
    let (again, isWholeNow) = try open()
    #expect(isWholeNow)
    await again.close()
  }

  @Test(
    "is complete when the disk failed as its log restarted, and it ended before the next log was noted",
    arguments: 1...12
  )
  func newLogAfterFailure(writes: Int) async throws {
    #expect(faultvfs_install() == 0)
    let (running, _) = try open(folder.file("running.db"))
    for _ in 0..<writes { try await fill(running) }
    faultvfs_arm(folder.path, FAULTVFS_WRITES, 1, 10 | 3 << 8, 0)
    await #expect(throws: SQLiteError.self) { try await fill(running) }
    #expect(faultvfs_disarm(folder.path) == 1)
    let (lock, earlier) = (running.path + ".lock", path + ".lock")
    try await running.write { connection in
      try FileManager.default.copyItem(atPath: lock, toPath: earlier)
      try connection.run("INSERT INTO jar VALUES (zeroblob(9000))")
    }
    try take(["", "-wal"], of: running.path)
    await running.close()
    let (left, isWhole) = try open()
    #expect(isWhole)
    #expect(try await jars(left) == writes + 1)
    await left.close()
  }

  @Test(
    "is never used without a log that held a write, nor with an unreadable one, whenever it was killed",
    arguments: [true, false]
  )
  func lostAtAnyTime(isDamaged: Bool) async throws {
    var refused = 0
    var used = 0
    var expected = 0
    for writes in 1...20 {
      try await kill(after: writes)
      expected += writes
      if isDamaged { try damageLog() } else { unlink(path + "-wal") }
      do {
        let (database, isWhole) = try open()
        #expect(!isWhole)
        #expect(try await jars(database) == expected, "everything was in the file")
        await database.close()
        used += 1
      } catch DatabaseRefusal.logLost {
        refused += 1
      }
    }
    #expect(refused > 5)
    #expect(used > 2)
  }

  @Test("is refused without its log when its process was killed during a checkpoint")
  func halfMoved() async throws {
    #expect(faultvfs_install() == 0)
    let (running, _) = try open(folder.file("running.db"))
    for _ in 1...4 { try await fill(running) }
    #expect(running.condition.figures.checkpoints > 0)
    // A file that does not grow can be read with half of the log in it.
    func change() async throws {
      try await running.write { try $0.run("UPDATE jar SET jam = randomblob(9000)") }
    }
    // After this number of pages, and finally the one with the generation, the disk fails.
    let faults = FAULTVFS_ONE_FILE.rawValue | FAULTVFS_WRITES.rawValue
    for moved in 1...6 {
      faultvfs_arm(running.path, faultvfs_calls(faults), moved + 1, 10 | 3 << 8, 0)
      while running.condition.checkpointFailure == nil { try await change() }
      try take(["", "-wal", ".lock"], of: running.path)
      _ = faultvfs_disarm(running.path)
      unlink(path + "-wal")
      #expect(throws: DatabaseRefusal.logLost(path: path)) { try open() }
      while running.condition.checkpointFailure != nil { try await change() }
    }
    await running.close()
  }

  @Test("is refused with an older log of its own, and with the log of another run")
  func older() async throws {
    let (running, _) = try open(folder.file("running.db"))
    try await fill(running)
    let older = try Data(contentsOf: URL(filePath: running.path + "-wal"))
    for _ in 1...20 { try await fill(running) }
    #expect(running.condition.figures.checkpoints > 2)
    try take(["", "-wal", ".lock"], of: running.path)
    await running.close()
    try await fill(try open(folder.file("other.db")).database)
    let others = try Data(contentsOf: URL(filePath: folder.file("other.db-wal")))

    let own = try Data(contentsOf: URL(filePath: path + "-wal"))
    for wrong in [older, others] {
      try wrong.write(to: URL(filePath: path + "-wal"))
      #expect(throws: DatabaseRefusal.logLost(path: path)) { try open() }
    }
    try own.write(to: URL(filePath: path + "-wal"))
    let (database, isWhole) = try open()
    #expect(isWhole)
    await database.close()
  }

  /// Changes one bit of the log's header.
  private func damageLog() throws {
    var log = try Data(contentsOf: URL(filePath: path + "-wal"))
    log[17] ^= 1
    try log.write(to: URL(filePath: path + "-wal"))
  }

  @Test("is not reported as complete when there is no record of it")
  func uncertain() async throws {
    try await kill(after: 3)
    await (try open()).database.close()
    for memory in ["", "1", "in use, by whom?", "in use 5a3c91f0 1 -5 0"] {
      try Data(memory.utf8).write(to: URL(filePath: path + ".lock"))
      let (database, isWhole) = try open()
      #expect(!isWhole)
      await database.close()
    }
  }

  @Test("may have its log, or lack it, when its process was killed while it opened or closed")
  func opening() async throws {
    let running = folder.file("running.db")
    for round in 1...3 {
      let database = try Database(
        path: running,
        migrations: Migration.list([Self.schema]),
        applicationID: 7
      ) {
        connection,
        _ in
        try connection.run("INSERT INTO jar VALUES (x'01')")
        if round > 1 { try take(["", "-wal", ".lock"], of: running) }
      }
      await database.close()
      guard round > 1 else { continue }
      for _ in 1...2 {
        let (left, isWhole) = try open()
        #expect(isWhole)
        #expect(try await jars(left) == round - 1)
        await left.close()
      }
    }
  }

  @Test("records nothing wrong when its connection is opened again after an I/O error")
  func afterAnError() async throws {
    #expect(faultvfs_install() == 0)
    let (running, _) = try open(folder.file("running.db"))
    for round in 1...8 {
      faultvfs_arm(folder.file("running"), FAULTVFS_ALL, round, 10 | 3 << 8, 0)
      try? await fill(running)
      _ = faultvfs_disarm(folder.file("running"))
      try await fill(running)
      try take(["", "-wal", ".lock"], of: running.path)
      let (left, isWhole) = try open()
      #expect(isWhole)
      await left.close()
    }
    await running.close()
  }
}
