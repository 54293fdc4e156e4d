import FaultVFS
import Foundation
import SQLite
import TestSupport
import Testing

private let schema = "CREATE TABLE jar(jam BLOB NOT NULL) STRICT;"

/// What is left of a database whose process was killed.
@Suite("A database that was not closed (row 67)")
struct LogLossTests {
  let folder: TemporaryFolder
  var path: String { folder.file("left.db") }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Opens what was left; `isWhole` is whether everything that was answered is there.
  private func open(
    _ path: String? = nil,
    checkpointPages: Int = 8
  ) throws -> (database: Database, isWhole: Bool) {
    var wasWhole = true
    var limits = DatabaseLimits()
    limits.checkpointPages = checkpointPages
    let database = try Database(
      path: path ?? self.path,
      migrations: Migration.list([schema]),
      applicationID: 7,
      execution: .inline,
      limits: limits
    ) { _, isWhole in wasWhole = isWhole }
    return (database, wasWhole)
  }

  private func fill(_ database: Database) async throws {
    try await database.write { try $0.run("INSERT INTO jar VALUES (zeroblob(9000))") }
  }

  private func take(_ endings: [String], of path: String) throws {
    for ending in endings {
      try? FileManager.default.removeItem(atPath: self.path + ending)
      try FileManager.default.copyItem(atPath: path + ending, toPath: self.path + ending)
    }
  }

  /// Leaves behind what a process leaves that is killed after so many writes.
  private func kill(after writes: Int) async throws {
    let (running, _) = try open(folder.file("running.db"))
    for _ in 0..<writes { try await fill(running) }
    try take(["", "-wal", ".lock"], of: running.path)
    await running.close()
  }

  @Test("is whole with its log, however often the log began anew", arguments: 0...12)
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
    "is refused without its log, and left alone until an operator says so",
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
    "is whole when the disk failed as its log began anew, and it ended before the next log was noted",
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

  /// As `sqlite3` does: who closes a file last moves its log into it and removes it.
  private func lookWithAnotherTool() throws {
    _ = try Connection(path: path, mode: .readWrite).first("SELECT count(*) FROM jar") { _ in }
    #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
  }

  private func jars(_ database: Database) async throws -> Int? {
    try await database.read { try $0.first("SELECT count(*) FROM jar") { try $0.value(0) } }
  }

  @Test("is used when somebody else moved its log into it, but not called whole", arguments: 1...12)
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
    "is never used without a log that held a write, nor with one that cannot be read, whenever it was killed",
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

  @Test("is refused without its log when its process was killed while it moved it")
  func halfMoved() async throws {
    #expect(faultvfs_install() == 0)
    let (running, _) = try open(folder.file("running.db"))
    try await fill(running)
    // The first page is moved, with the turn in another, and the disk takes no more.
    let faults = FAULTVFS_ONE_FILE.rawValue | FAULTVFS_WRITES.rawValue
    for moved in 1...6 {
      faultvfs_arm(running.path, faultvfs_calls(faults), moved + 1, 10 | 3 << 8, 0)
      while running.condition.checkpointFailure == nil { try await fill(running) }
      try take(["", "-wal", ".lock"], of: running.path)
      _ = faultvfs_disarm(running.path)
      unlink(path + "-wal")
      #expect(throws: DatabaseRefusal.logLost(path: path)) { try open() }
      while running.condition.checkpointFailure != nil { try await fill(running) }
    }
    await running.close()
  }

  @Test("is not called whole, or refused, when a copy was put in its place")
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

  /// What is put into the place of a database that was closed.
  enum Copy: CaseIterable {
    /// The file as it was after an earlier close.
    case closed
    /// A copy made while it was open, just before the last write.
    case made
    /// The file as it was while it was open, with everything moved into it.
    case moved
  }

  @Test(
    "is not called whole when it was closed and an older copy is put there",
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

  @Test("is whole when who put a copy there says so")
  func marked() async throws {
    let (database, _) = try open()
    try await fill(database)
    try await database.copy(to: folder.file("older.db"))
    try await fill(database)
    await database.close()
    let lock = try FileLock(path: path)
    #expect(rename(folder.file("older.db"), path) == 0)
    lock.mark()
    lock.release()
    let (again, isWhole) = try open()
    #expect(isWhole)
    #expect(try await jars(again) == 1)
    await again.close()
  }

  @Test("is refused with an older log of its own, and with that of another life")
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

  /// The log's header is another by a bit.
  private func damageLog() throws {
    var log = try Data(contentsOf: URL(filePath: path + "-wal"))
    log[17] ^= 1
    try log.write(to: URL(filePath: path + "-wal"))
  }

  /// What happens to a log behind its header.
  enum Damage: CaseIterable {
    case cutToHeader, cutInHalf, cutByAPage, cutToAnEarlierCommit, flippedBytes, flippedSalt

    func happen(to log: Data, earlier: Int) -> Data {
      var log = log
      switch self {
      case .cutToHeader: log = log.prefix(32)
      case .cutInHalf: log = log.prefix(log.count / 2)
      case .cutByAPage: log = log.dropLast(4_120)
      case .cutToAnEarlierCommit: log = log.prefix(earlier)
      case .flippedBytes: for byte in 0..<16 { log[log.count / 2 + byte] ^= 0x5a }
      case .flippedSalt: log[32 + 8] ^= 1
      }
      return log
    }
  }

  @Test(
    "is refused when its log was cut or damaged behind its header, and left alone",
    arguments: Damage.allCases
  )
  func damagedLog(damage: Damage) async throws {
    let (running, _) = try open(folder.file("running.db"), checkpointPages: 1_000)
    for _ in 1...2 { try await fill(running) }
    let earlier = try Data(contentsOf: URL(filePath: running.path + "-wal")).count
    try await fill(running)
    try take(["", "-wal", ".lock"], of: running.path)
    await running.close()
    let whole = try Data(contentsOf: URL(filePath: path + "-wal"))
    #expect(whole.count > earlier)
    let log = damage.happen(to: whole, earlier: earlier)
    try log.write(to: URL(filePath: path + "-wal"))
    let file = try Data(contentsOf: URL(filePath: path))
    for _ in 1...2 {
      #expect(throws: DatabaseRefusal.logLost(path: path)) { try open() }
      #expect(throws: DatabaseRefusal.logLost(path: path)) { try FileInspection.expectKept(path) }
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == file)
    #expect(try Data(contentsOf: URL(filePath: path + "-wal")) == log)
    unlink(path + ".lock")
    let (database, isWhole) = try open()
    #expect(!isWhole)
    #expect(try await (jars(database) ?? 3) < 3)
    await database.close()
  }

  @Test("is whole when a commit was cut off that nobody was told of", arguments: [1, 5_000, 9_000])
  func tornCommit(missing: Int) async throws {
    let (running, _) = try open(folder.file("running.db"), checkpointPages: 1_000)
    for _ in 1...2 { try await fill(running) }
    try take([".lock"], of: running.path)
    try await fill(running)
    try take(["", "-wal"], of: running.path)
    await running.close()
    let log = try Data(contentsOf: URL(filePath: path + "-wal"))
    try log.dropLast(missing).write(to: URL(filePath: path + "-wal"))
    for round in 0...1 {
      let (database, isWhole) = try open()
      #expect(isWhole)
      #expect(try await jars(database) == 2 + round)
      try await fill(database)
      await database.close()
    }
  }

  @Test("is not called whole when nobody remembers it")
  func uncertain() async throws {
    try await kill(after: 3)
    await (try open()).database.close()
    for memory in ["", "1", "in use, by whom?"] {
      try Data(memory.utf8).write(to: URL(filePath: path + ".lock"))
      let (database, isWhole) = try open()
      #expect(!isWhole)
      await database.close()
    }
  }

  @Test("is refused with a log once it was closed: SQLite would go back to what that holds")
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

  @Test("is refused with another log than the one that a reader kept at the close")
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
    "is used with a log that somebody else wrote once an operator says so, but not called whole"
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

  @Test("may have its log, or lack it, when its process was killed while it opened or closed")
  func opening() async throws {
    let running = folder.file("running.db")
    for round in 1...3 {
      let database = try Database(
        path: running,
        migrations: Migration.list([schema]),
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

  @Test("remembers nothing wrong when its connection is opened again after an I/O error")
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
