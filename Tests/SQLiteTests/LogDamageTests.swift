import Foundation
import SQLite
import TestSupport
import Testing

/// SQLite silently treats the damaged place as the end of the log.
@Suite("A database whose log was cut or damaged after its header (row 67)")
struct LogDamageTests: LeftDatabase {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Damage to a log after its header.
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
    "is refused, and left unchanged",
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
      #expect(throws: DatabaseRefusal.logDamaged(path: path)) { try open() }
      #expect(throws: DatabaseRefusal.logDamaged(path: path)) {
        try FileInspection.expectKept(path)
      }
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == file)
    #expect(try Data(contentsOf: URL(filePath: path + "-wal")) == log)
    let advice = DatabaseRefusal.logDamaged(path: path).description
    #expect(advice.hasSuffix("or remove \(path).lock to go on with what can be read of it."))
    unlink(path + ".lock")
    let (database, isWhole) = try open()
    #expect(!isWhole)
    #expect(try await (jars(database) ?? 3) < 3)
    await database.close()
  }

  @Test("is complete when only an unanswered commit was cut off", arguments: [1, 5_000, 9_000])
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
}
