import Foundation
import SQLite
import TestSupport
import Testing

/// SQLite would put the pages of the log into a file for which they were not written.
@Suite("An older file with the log of a killed database (row 67)")
struct OlderFileTests: LeftDatabase {
  let folder: TemporaryFolder
  private static let endings = ["", "-wal", ".lock"]

  init() throws {
    folder = try TemporaryFolder()
  }

  private func contents(_ path: String) throws -> [Data] {
    try Self.endings.map { try Data(contentsOf: URL(filePath: path + $0)) }
  }

  private func put(_ file: Data, beside left: [Data]) throws {
    for (ending, bytes) in zip(Self.endings, [file] + left.dropFirst()) {
      try bytes.write(to: URL(filePath: path + ending))
    }
    unlink(path + "-shm")
  }

  /// The files are refused, twice, and not changed.
  private func expectLost() throws {
    let before = try contents(path)
    for _ in 1...2 {
      #expect(throws: DatabaseRefusal.logLost(path: path)) { try open() }
      #expect(throws: DatabaseRefusal.logLost(path: path)) { try FileInspection.expectKept(path) }
    }
    #expect(try contents(path) == before)
  }

  @Test(
    "is refused unless it is the file of that moment, in the first run and later",
    arguments: 0...2
  )
  func everyMoment(livesBefore: Int) async throws {
    let running = folder.file("running.db")
    var files: [Data] = []
    for _ in 0..<livesBefore {
      await (try open(running)).database.close()
      files.append(try Data(contentsOf: URL(filePath: running)))
    }
    let (database, _) = try open(running)
    var moments = [try contents(running)]
    for _ in 1...8 {
      try await fill(database)
      moments.append(try contents(running))
    }
    #expect(database.condition.figures.checkpoints > 2)
    await database.close()
    for (writes, moment) in moments.enumerated() {
      for file in Set(files) where file != moment[0] {
        try put(file, beside: moment)
        try expectLost()
      }
      try put(moment[0], beside: moment)
      let (own, isWhole) = try open()
      #expect(isWhole)
      #expect(try await jars(own) == writes)
      await own.close()
      files.append(moment[0])
    }
  }

  @Test("is refused as well after a start that was killed before its first commit")
  func killedStart() async throws {
    let running = folder.file("running.db")
    await (try open(running)).database.close()
    let older = try Data(contentsOf: URL(filePath: running))
    await (try open(running)).database.close()
    let (killed, _) = try open(running, checkpointPages: 1_000)
    try await fill(killed)
    let first = try contents(running)
    await killed.close()
    try put(first[0], beside: first)
    var second: [Data] = []
    let starting = try Database(
      path: path,
      migrations: Migration.list([Self.schema]),
      applicationID: 7,
      execution: .inline
    ) { _, _ in second = try contents(path) }
    await starting.close()

    try put(older, beside: second)
    try expectLost()
    // It also keeps which log it was, and its length.
    try put(second[0], beside: [second[0], second[1].dropLast(4_120), second[2]])
    #expect(throws: DatabaseRefusal.logDamaged(path: path)) { try open() }
    try put(second[0], beside: second)
    let (own, isWhole) = try open()
    #expect(isWhole)
    #expect(try await jars(own) == 1)
    await own.close()
  }

  @Test("is refused when the process was killed while it opened a closed database")
  func killedOpening() async throws {
    var closed: [Data] = []
    for _ in 1...3 {
      await (try open()).database.close()
      closed.append(try Data(contentsOf: URL(filePath: path)))
    }
    // The lock file is that of the second time.
    try put(closed[1], beside: [closed[1]])
    let lock = try FileLock(path: path)
    try lock.mark()
    lock.release()
    var left: [Data] = []
    let steps = Migration.list([Self.schema, "CREATE TABLE lid(size INTEGER) STRICT;"])
    let starting = try Database(
      path: path,
      migrations: steps,
      applicationID: 7,
      execution: .inline
    ) { _, _ in left = try contents(path) }
    await starting.close()
    #expect(!left[1].isEmpty, "the step is in the log")
    for file in [closed[0], closed[2]] {
      try put(file, beside: left)
      try expectLost()
    }
    try put(closed[1], beside: left)
    var isWhole = false
    let own = try Database(path: path, migrations: steps, applicationID: 7) { isWhole = $1 }
    #expect(isWhole)
    await own.close()
  }
}
