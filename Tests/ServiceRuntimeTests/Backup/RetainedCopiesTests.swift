import Foundation
import Glibc
import RuntimeContracts
import SQLite
import TestSupport
import Testing
import Vocabulary

@testable import ServiceRuntime

@Suite("Copies past their retention")
struct RetainedCopiesTests {
  @Test("are removed from the folder of backups by the time in their names, and nothing else is")
  func backups() throws {
    let folder = try TemporaryFolder()
    let old = ["daybook-20261021T075959Z.backup"]
    let kept = [
      "daybook-20261022T080000Z.backup", "daybook-summer.backup",
      "daybook-20261021T075959Z.backup.partial",
      "20261021T075959Z.backup", "notes.txt",
    ]
    for name in old + kept { try Data().write(to: URL(filePath: folder.file(name))) }
    let count = RetainedCopies.forget(in: folder.path, before: .testStart - RetainedCopies.keptFor)
    {
      name in
      name.hasPrefix("daybook-") && name.hasSuffix(".backup")
        ? String(name.dropFirst(8).dropLast(7)) : nil
    }
    #expect(count == old.count)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.sorted() == kept.sorted())
  }

  @Test("are not removed because of a wrong clock, nor before every service has run so long")
  func limit() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let later = Timestamp.testStart + .seconds(40_000 * 86_400)
    for member in home.data.members {
      #expect(RetainedCopies.limit(of: home.data, at: later) == nil)
      let database = try home.open(member.service)
      try await database.write { context in
        try context.connection.run("UPDATE uptime SET hours = 720")
        try context.connection.run(
          "INSERT INTO uptime_mark(hour, seq, at) VALUES (0, 0, ?)",
          Timestamp.testStart
        )
      }
      await database.close()
    }
    #expect(RetainedCopies.limit(of: home.data, at: later) == .testStart)
    #expect(
      RetainedCopies.limit(of: home.data, at: .testStart) == .testStart - RetainedCopies.keptFor
    )
    let names = try FileManager.default.contentsOfDirectory(atPath: home.folder.path)
    #expect(names.filter { $0.hasSuffix("-wal") || $0.hasSuffix("-shm") } == [])
  }

  @Test(
    "are removed beside a database once its service has run for 30 days since, not by its clock alone"
  )
  func besideDatabase() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let task = try home.open("task")
    let path = home.folder.file("task.db")
    let old = [
      ".replaced-20261001T080000Z", ".replaced-20261001T080000Z-2-wal",
      ".replaced-20261001T080000Z.lock", ".replaced-20261001T080000Z-journal",
      ".replaced-20261001T080000Z-shm", ".before-1002",
    ]
    let kept = [".replaced-20261030T080000Z", ".before-the-summer", ".replaced", ".before-1003"]
    for name in old + kept { try Data().write(to: URL(filePath: path + name)) }
    for (name, time) in [(".before-1002", 1_790_000_000), (".before-1003", 1_793_500_000)] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: TimeInterval(time))],
        ofItemAtPath: path + name
      )
    }
    func names() throws -> Set<String> {
      let all = try FileManager.default.contentsOfDirectory(atPath: home.folder.path)
      return Set(all.filter { $0.hasPrefix("task.db.replaced") || $0.hasPrefix("task.db.before") })
    }
    let before = try names()
    let sweep = RetentionSweep(task, environment: home.environment)
    await sweep.sweep()
    #expect(try names() == before, "it has not run that long")
    try await task.write { context in
      // As after 30 days of running: hour 0 was at the test's start.
      try context.connection.run("UPDATE uptime SET hours = 720")
      try context.connection.run(
        "INSERT INTO uptime_mark(hour, seq, at) VALUES (0, 0, ?)",
        Timestamp.testStart - .seconds(30 * 86_400)
      )
    }
    await sweep.sweep()
    #expect(try names() == Set(kept.map { "task.db" + $0 }))
    await task.close()
  }
}
