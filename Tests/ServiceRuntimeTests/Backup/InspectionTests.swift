import Foundation
import Glibc
import RuntimeContracts
import SQLite
import TestSupport
import Testing
import Vocabulary

@testable import ServiceRuntime

@Suite("An inspection of the databases")
struct InspectionTests {
  @Test("reports that an older file in place of a closed one is a copy")
  func older() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = home.folder.file("task.db")
    let older = try Data(contentsOf: URL(filePath: path))
    await (try home.open("task")).close()
    func problems() throws -> [String] {
      let member = try #require(home.data.members.first { $0.service == "task" })
      return StoredDatabase(inspecting: path, of: member).problems
    }
    #expect(try problems() == [])
    try older.write(to: URL(filePath: path))
    #expect(
      try problems()
        == ["it is a copy, or its last changes are missing: its feed will begin a new epoch"]
    )
  }

  @Test("finds gaps in a feed, wrong counters, and foreign files")
  func findsProblems() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    #expect(try home.data.inspected().allSatisfy { $0.problems.isEmpty })
    func problems(_ service: String) throws -> [String] {
      try home.data.inspected().first { $0.service == service }?.problems ?? []
    }
    func spoil(_ sql: StaticString) async throws {
      let task = try home.open("task")
      try await task.write { try $0.connection.run(sql) }
      await task.close()
    }
    try await spoil("UPDATE feed_space SET number = 8")
    #expect(try problems("task") == ["1 spaces count their events wrongly"])
    try await spoil("DELETE FROM feed WHERE seq = 2")
    #expect(try problems("task").count == 3)
    let fileManager = FileManager.default
    try fileManager.removeItem(atPath: home.folder.file("catalog.db"))
    try fileManager.copyItem(
      atPath: home.folder.file("gateway.db"),
      toPath: home.folder.file("catalog.db")
    )
    #expect(try problems("catalog") == ["it belongs to another program or service"])
    try fileManager.removeItem(atPath: home.folder.file("catalog.db"))
    #expect(try problems("catalog") == ["it is not there"])
    #expect(try problems("task").count == 3, "the others are inspected all the same")
  }

  @Test("finds a first page that the service would refuse, even if the log has another (row 67)")
  func ownHeader() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = home.folder.file("task.db")
    let task = try home.open("task")
    try await task.note("in the log")
    // So the log has the first page.
    try await task.write { try $0.connection.run("CREATE TABLE more(size INTEGER) STRICT") }
    let files = FileManager.default
    let left = ["", "-wal", ".lock"].map { (path + $0, files.contents(atPath: path + $0)) }
    await task.close()
    let member = try #require(home.data.members.first { $0.service == "task" })
    func problems(_ offset: Int, _ bytes: [UInt8]) throws -> [String] {
      for (place, data) in left { try data?.write(to: URL(filePath: place)) }
      let handle = try FileHandle(forUpdating: URL(filePath: path))
      try handle.seek(toOffset: UInt64(offset))
      try handle.write(contentsOf: bytes)
      try handle.close()
      return StoredDatabase(inspecting: path, of: member).problems
    }
    #expect(try problems(0, Array("SQLite".utf8)) == [])
    #expect(
      try problems(0, Array("hello".utf8)) == [DatabaseRefusal.notADatabase(path: path).description]
    )
    let foreign = DatabaseRefusal.foreign(applicationID: 7, expected: member.applicationID)
    #expect(try problems(68, [0, 0, 0, 7]) == [foreign.description])
    #expect(try problems(56, [0, 0, 0, 2]).first?.contains("UTF-8") == true)
    #expect(try problems(60, [0, 0, 35, 40]).first?.contains("schema 9000") == true)
    #expect(try problems(60, [255, 255, 255, 255]).first?.contains("schema -1") == true)
  }

  @Test(
    "is not blocked by a pipe in place of a log or lock file",
    arguments: ["-wal", ".lock"]
  )
  func pipe(ending: String) async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let backup = try home.backup()
    let path = home.folder.file("task.db")
    unlink(path + ending)
    #expect(mkfifo(path + ending, 0o600) == 0)
    let problems = try home.data.inspected().first { $0.service == "task" }?.problems
    #expect(problems?.first?.contains("it is no file") == true, "\(problems ?? [])")
    #expect(throws: BackupRefusal.self) { try home.backup("two.backup") }
    #expect(throws: BackupRefusal.self) { try Restoration(backup, into: home.data, key: home.key) }
    let left = try FileManager.default.contentsOfDirectory(atPath: home.folder.path)
    #expect(left.filter { $0.contains(".replaced") || $0.hasSuffix(".restoring") } == [])
  }

  @Test(
    "finds a database of a later version, of which no backup is made",
    arguments: [1, 1_000]
  )
  func laterVersion(more: Int) async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = home.folder.file("gateway.db")
    let known = SharedSchema.migrations.count * 1_000 + 1
    try Connection(path: path, mode: .readWrite)
      .script(Array("PRAGMA user_version = \(known + more)".utf8))
    let refusal = DatabaseRefusal.newerSchema(found: known + more, known: known)
    #expect(try home.data.inspected().flatMap(\.problems) == [refusal.description])
    #expect(throws: BackupRefusal.laterVersion(path: path)) { try home.backup() }
    #expect(!FileManager.default.fileExists(atPath: home.folder.file("one.backup")))
  }
}
