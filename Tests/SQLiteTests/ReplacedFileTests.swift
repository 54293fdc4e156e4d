import FaultVFS
import Foundation
import SQLite
import TestSupport
import Testing

/// Manually restored copies, and logs of other databases.
@Suite("A database whose file or log was replaced by one of another time (row 67)")
struct ReplacedFileTests: LeftDatabase {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("is not reported as complete, or refused, when a copy replaced it")
  func copied() async throws {
    let (running, _) = try open(folder.file("running.db"))
    try await fill(running)
    var copies = 0
    for _ in 1...12 {
      try await running.copy(to: folder.file("copy.db"))
      for _ in 1...3 {
        try await fill(running)
        try take([".lock"], of: running.path)
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.copyItem(atPath: folder.file("copy.db"), toPath: path)
        do {
          let (database, isWhole) = try open()
          #expect(!isWhole)
          await database.close()
        } catch DatabaseRefusal.logLost {
          copies += 1
        }
      }
    }
    #expect(copies > 3)
    await running.close()
  }

  /// The file that replaces a closed database.
  enum Copy: CaseIterable {
    /// The file after an earlier close.
    case closed
    /// A copy made while it was open, just before the last write.
    case made
    /// The file while it was open, with everything checkpointed.
    case moved
  }

  @Test(
    "is not reported as complete when it was closed and an older copy replaced it",
    arguments: Copy.allCases
  )
  func olderCopy(copy: Copy) async throws {
    let older = folder.file("older.db")
    let (first, _) = try open()
    for _ in 1...3 { try await fill(first) }
    if copy == .closed { await first.close() }
    let database = copy == .closed ? try open().database : first
    for _ in 1...8 where copy == .moved { try await fill(database) }
    if copy == .made {
      try await database.copy(to: older)
    } else {
      try FileManager.default.copyItem(atPath: path, toPath: older)
    }
    if copy != .moved { try await fill(database) }
    await database.close()
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.copyItem(atPath: older, toPath: path)
    for isWholeNow in [false, true] {
      let (database, isWhole) = try open()
      #expect(isWhole == isWholeNow)
      try await fill(database)
      await database.close()
    }
  }

  @Test(
    "is refused when an older file is put beside the log of a killed one, and left unchanged",
    arguments: [true, false]
  )
  func besideALog(isCopy: Bool) async throws {
    let running = folder.file("running.db")
    let older = folder.file("older.db")
    await (try open(running)).database.close()
    try FileManager.default.copyItem(atPath: running, toPath: older)
    await (try open(running)).database.close()
    let (killed, _) = try open(running, checkpointPages: 1_000)
    try await fill(killed)
    if isCopy { try await killed.copy(to: older) }
    try await fill(killed)
    try take(["", "-wal", ".lock"], of: running)
    await killed.close()
    let own = try Data(contentsOf: URL(filePath: path))
    try Data(contentsOf: URL(filePath: older)).write(to: URL(filePath: path))
    for _ in 1...2 {
      #expect(throws: DatabaseRefusal.logLost(path: path)) { try open() }
      #expect(throws: DatabaseRefusal.logLost(path: path)) { try FileInspection.expectKept(path) }
    }
    try own.write(to: URL(filePath: path))
    let (database, isWhole) = try open()
    #expect(isWhole)
    #expect(try await jars(database) == 2)
    await database.close()
  }

  @Test("is complete when the operator who put a copy there marks it so")
  func marked() async throws {
    let (database, _) = try open()
    try await fill(database)
    try await database.copy(to: folder.file("older.db"))
    try await fill(database)
    await database.close()
    let lock = try FileLock(path: path)
    #expect(rename(folder.file("older.db"), path) == 0)
    try lock.mark()
    lock.release()
    let (again, isWhole) = try open()
    #expect(isWhole)
    #expect(try await jars(again) == 1)
    await again.close()
  }

  @Test("is refused with a log after it was closed: SQLite would apply that log")
  func stray() async throws {
    let (database, _) = try open()
    try await fill(database)
    let earlier = try Data(contentsOf: URL(filePath: path + "-wal"))
    try await fill(database)
    let last = try Data(contentsOf: URL(filePath: path + "-wal"))
    await database.close()
    let whole = try Data(contentsOf: URL(filePath: path))
    for log in [earlier, last] {
      try log.write(to: URL(filePath: path + "-wal"))
      for _ in 1...2 {
        #expect(throws: DatabaseRefusal.logStray(path: path)) { try open() }
      }
      #expect(try Data(contentsOf: URL(filePath: path)) == whole)
      #expect(try Data(contentsOf: URL(filePath: path + "-wal")) == log)
    }
    unlink(path + "-wal")
    let (again, isWhole) = try open()
    #expect(isWhole)
    #expect(try await jars(again) == 2)
    await again.close()
  }

  @Test("is refused with a log other than the one that a reader kept at the close")
  func stayed() async throws {
    let (database, _) = try open()
    try await fill(database)
    let earlier = try Data(contentsOf: URL(filePath: path + "-wal"))
    for _ in 1...12 { try await fill(database) }
    let reading = try Connection(path: path, mode: .readOnly)
    try reading.run("BEGIN")
    #expect(try reading.first("SELECT count(*) FROM jar") { try $0.value(0, as: Int.self) } == 13)
    let elsewhere = faultvfs_read_elsewhere(path)
    #expect(elsewhere >= 0)
    await database.close()
    close(elsewhere)
    let own = try Data(contentsOf: URL(filePath: path + "-wal"))
    #expect(!own.isEmpty)
    try reading.run("COMMIT")
    withExtendedLifetime(reading) {}

    try earlier.write(to: URL(filePath: path + "-wal"))
    for _ in 1...2 {
      #expect(throws: DatabaseRefusal.logStray(path: path)) { try open() }
    }
    for left in [own, Data()] {
      try left.write(to: URL(filePath: path + "-wal"))
      for round in 0...1 {
        let (again, isWhole) = try open()
        #expect(isWhole)
        #expect(try await jars(again) == 13, "\(round)")
        await again.close()
      }
    }
  }

  @Test(
    "is used with a foreign log once an operator allows it, but not reported as complete"
  )
  func written() async throws {
    await (try open()).database.close()
    let closed = try Data(contentsOf: URL(filePath: path))
    let other = try Connection(path: path, mode: .readWrite)
    try other.script(Array("INSERT INTO jar VALUES (x'01');".utf8))
    let log = try Data(contentsOf: URL(filePath: path + "-wal"))
    withExtendedLifetime(other) {}
    try closed.write(to: URL(filePath: path))
    try log.write(to: URL(filePath: path + "-wal"))
    #expect(throws: DatabaseRefusal.logStray(path: path)) { try open() }
    unlink(path + ".lock")
    let (database, isWhole) = try open()
    #expect(!isWhole)
    #expect(try await jars(database) == 1)
    await database.close()
  }
}
