import Foundation
import SQLite
import TestSupport
import Testing

/// Two copies of one folder that both continue have equal generation numbers.
@Suite("A file of a copy that continued independently (row 67)")
struct BranchTests: LeftDatabase {
  let folder: TemporaryFolder
  private var other: String { folder.file("other.db") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func copy(_ endings: [String], _ from: String, _ to: String) throws {
    for ending in endings {
      unlink(to + ending)
      guard FileManager.default.fileExists(atPath: from + ending) else { continue }
      try FileManager.default.copyItem(atPath: from + ending, toPath: to + ending)
    }
  }

  @Test("is not reported as complete in place of one that was closed", arguments: 1...3)
  func closed(lives: Int) async throws {
    await (try open()).database.close()
    try copy(["", ".lock"], path, other)
    for each in [path, other] {
      for _ in 1...lives {
        let (database, isWhole) = try open(each)
        #expect(isWhole)
        try await fill(database)
        await database.close()
      }
    }
    try copy([""], other, path)
    let (database, isWhole) = try open()
    #expect(!isWhole)
    #expect(try await jars(database) == lives)
    await database.close()
  }

  @Test("is refused with the log of a killed one, and so is its log", arguments: 0...6)
  func killed(writes: Int) async throws {
    let endings = ["", "-wal", ".lock"]
    await (try open(folder.file("first.db"))).database.close()
    try copy(["", ".lock"], folder.file("first.db"), folder.file("second.db"))
    for (name, left) in [("first.db", path), ("second.db", other)] {
      let (database, _) = try open(folder.file(name))
      for _ in 0..<writes { try await fill(database) }
      try copy(endings, database.path, left)
      await database.close()
    }
    let own = try endings.map { try Data(contentsOf: URL(filePath: path + $0)) }
    if try Data(contentsOf: URL(filePath: other)) != own[0] {
      try copy([""], other, path)
      #expect(throws: DatabaseRefusal.logLost(path: path)) { try open() }
      try own[0].write(to: URL(filePath: path))
    }
    try copy(["-wal"], other, path)
    #expect(throws: DatabaseRefusal.self) { try open() }
    try own[1].write(to: URL(filePath: path + "-wal"))
    let (database, isWhole) = try open()
    #expect(isWhole)
    #expect(try await jars(database) == writes)
    await database.close()
  }

  @Test("is distinguished as well after both started from the files of a killed one")
  func killedBefore() async throws {
    let (running, _) = try open(folder.file("running.db"), checkpointPages: 1_000)
    try await fill(running)
    try take(["", "-wal", ".lock"], of: running.path)
    try copy(["", "-wal", ".lock"], running.path, other)
    await running.close()
    for each in [path, other] {
      let (database, _) = try open(each, checkpointPages: 1_000)
      try await fill(database)
      try copy(["", "-wal", ".lock"], each, each + ".left")
      await database.close()
      try copy(["", "-wal", ".lock"], each + ".left", each)
    }
    // Both logs continue from one, with its salt, and are as long.
    try copy(["-wal"], other, path)
    #expect(throws: DatabaseRefusal.logLost(path: path)) { try open() }
    try copy(["-wal"], path + ".left", path)
    let (database, isWhole) = try open()
    #expect(isWhole)
    #expect(try await jars(database) == 2)
    await database.close()
  }

  @Test("is not distinguished where an earlier version wrote numbers alone")
  func earlierProgram() async throws {
    await (try open()).database.close()
    let earlier = try Connection(path: path, mode: .alone)
    try earlier.run("DROP TABLE log_turn")
    try earlier.run(
      "CREATE TABLE log_turn(id INTEGER PRIMARY KEY CHECK (id = 1), number INTEGER NOT NULL) STRICT"
    )
    try earlier.run("INSERT INTO log_turn VALUES (1, 17)")
    try earlier.run("PRAGMA wal_checkpoint")
    try Data("closed 17".utf8).write(to: URL(filePath: path + ".lock"))
    try FileManager.default.copyItem(atPath: path, toPath: folder.file("running.db"))
    try FileManager.default.copyItem(atPath: path + ".lock", toPath: folder.file("running.db.lock"))
    let (running, isWhole) = try open(folder.file("running.db"), checkpointPages: 1_000)
    #expect(isWhole)
    try await fill(running)
    try take(["", "-wal", ".lock"], of: running.path)
    await running.close()
    for round in 1...2 {
      let (database, isWhole) = try open()
      #expect(isWhole)
      #expect(try await jars(database) == round)
      try await fill(database)
      await database.close()
    }
  }
}
