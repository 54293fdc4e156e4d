import Foundation
import SQLite
import TestSupport
import Testing

@testable import SQLite

@Suite("A running database whose log is removed (row 67)")
struct RemovedLogTests: LeftDatabase {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("accepts no more writes, and checkpoints the answered ones", arguments: [true, false])
  func removed(isReplaced: Bool) async throws {
    let (running, _) = try open(folder.file("running.db"), checkpointPages: 1_000)
    for _ in 1...3 { try await fill(running) }
    unlink(running.path + "-wal")
    if isReplaced { try Data("another".utf8).write(to: URL(filePath: running.path + "-wal")) }
    for _ in 1...2 {
      let error = await #expect(throws: SQLiteError.self) { try await fill(running) }
      #expect(error?.code == SQLiteError.moved)
      #expect(
        error?.message.contains("all of it is in the file") == true,
        "\(error?.message ?? "")"
      )
    }
    #expect(try await jars(running) == 3)
    // As after a kill.
    try take(["", ".lock"], of: running.path)
    let (again, _) = try open()
    #expect(try await jars(again) == 3)
    try await fill(again)
    await again.close()
    await running.close()
  }

  @Test(
    "accepts no more writes when its log was truncated, and does not damage the file",
    arguments: [0, 20_000]
  )
  func cut(to bytes: Int) async throws {
    let (running, _) = try open(checkpointPages: 1_000)
    for _ in 1...3 { try await fill(running) }
    #expect(truncate(path + "-wal", off_t(bytes)) == 0)
    for _ in 1...2 {
      let error = await #expect(throws: SQLiteError.self) { try await fill(running) }
      #expect(error?.code == SQLiteError.moved)
      #expect(error?.message.contains("was cut off, and not all of it is in the file") == true)
    }
    await running.close()
    #expect(throws: DatabaseRefusal.self) { try open() }
  }

  @Test("continues when another program checkpointed the log and then truncated it")
  func movedAndCut() async throws {
    let (running, _) = try open(checkpointPages: 1_000)
    for _ in 1...3 { try await fill(running) }
    let other = try Connection(path: path, mode: .alone)
    try other.script("PRAGMA wal_checkpoint(TRUNCATE)")
    try other.close()
    try await fill(running)
    #expect(try await jars(running) == 4)
    await running.close()
    let (again, isWhole) = try open()
    #expect(isWhole)
    #expect(try await jars(again) == 4)
    await again.close()
  }

  @Test("continues when the log is put back")
  func putBack() async throws {
    let (running, _) = try open(checkpointPages: 1_000)
    try await fill(running)
    #expect(rename(path + "-wal", path + "-away") == 0)
    await #expect(throws: SQLiteError.self) { try await fill(running) }
    #expect(rename(path + "-away", path + "-wal") == 0)
    try await fill(running)
    #expect(try await jars(running) == 2)
    await running.close()
    let (again, isWhole) = try open()
    #expect(isWhole)
    #expect(try await jars(again) == 2)
    await again.close()
  }
}
