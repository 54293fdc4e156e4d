import Contracts
import Foundation
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@Suite("A backup")
struct BackupTests {
  @Test("holds every database as it was, and says so when it is checked")
  func roundTrip() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    let manifest = try Backup.check(path, key: home.key)
    #expect(manifest.databases.map(\.service).sorted() == home.data.members.map(\.service).sorted())
    #expect(manifest.databases.allSatisfy { $0.problems.isEmpty && $0.schema == 2_001 })
    #expect(manifest.databases.last?.feedSequence == 3)
    let facts = try FileManager.default.attributesOfItem(atPath: path)
    #expect(facts[.posixPermissions] as? Int == 0o600)

    let other = try StoredInstallation()
    let restoration = try Restoration(path, into: other.data, key: home.key)
    #expect(restoration.replaced.isEmpty)
    #expect(try restoration.commit(at: .testStart).isEmpty)
    let task = try other.open("task")
    #expect(try await task.notes() == 3)
    let left = try FileManager.default.contentsOfDirectory(atPath: other.folder.path)
    #expect(left.filter { $0.contains("restor") } == [])
  }

  @Test("is made while the services write, without a word of plain text in it")
  func whileRunning() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let task = try home.open("task")
    try await task.note("a secret of the family")
    let path = try home.backup()
    let bytes = try Data(contentsOf: URL(filePath: path))
    for words in ["SQLite format 3", "a secret of the family", "analytics"] {
      #expect(bytes.range(of: Data(words.utf8)) == nil)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: home.folder.path)
    #expect(names.filter { $0.contains(".db.backup") || $0.hasSuffix(".partial") } == [])
  }

  @Test("is not made when it would take the room in which the services write")
  func noRoom() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let tight = DiskSpace(free: 64 << 20, total: 1 << 40)
    #expect {
      try Backup.make(
        of: home.data,
        to: home.folder.file("one.backup"),
        key: home.key,
        at: .testStart,
        freeSpace: { _ in tight }
      )
    } throws: { error in
      guard case .noRoom(_, let needed, tight.free) = error as? BackupRefusal else { return false }
      return needed > tight.free
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: home.folder.path)
    #expect(names.filter { $0.contains("one.backup") || $0.hasSuffix(".db.backup") } == [])
  }

  @Test("is not made over a file that is there, nor of half a set")
  func refusesToBegin() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    #expect(throws: BackupRefusal.alreadyThere(path: path)) { try home.backup() }
    let gone = home.folder.file("catalog.db")
    try FileManager.default.removeItem(atPath: gone)
    #expect(throws: BackupRefusal.missing(path: gone)) { try home.backup("two.backup") }
    #expect(!FileManager.default.fileExists(atPath: home.folder.file("two.backup")))
  }

  @Test(
    "is refused when a single byte of it is another",
    arguments: [0, 15, 20, 50, 70, 40_000, -1]
  )
  func damaged(position: Int) async throws {
    try await expectRefused { bytes in
      bytes[position < 0 ? bytes.count + position : position] ^= 1
    }
  }

  @Test("is refused when it ends too early, wherever that is")
  func truncated() async throws {
    let chunk = (64 << 10) + 16
    for count in [0, 10, 40, 64, 65, 64 + chunk, 64 + chunk - 1, 64 + chunk + 1, -1] {
      try await expectRefused { bytes in
        bytes.removeLast(count < 0 ? 1 : bytes.count - count)
      }
    }
  }

  @Test("is refused when pieces of it were exchanged, left out or added")
  func reordered() async throws {
    let chunk = (64 << 10) + 16
    func piece(_ number: Int) -> Range<Int> { 64 + number * chunk..<64 + (number + 1) * chunk }
    try await expectRefused { bytes in
      let first = Array(bytes[piece(0)])
      bytes.replaceSubrange(piece(0), with: Array(bytes[piece(1)]))
      bytes.replaceSubrange(piece(1), with: first)
    }
    try await expectRefused { bytes in bytes.removeSubrange(piece(1)) }
    try await expectRefused { bytes in bytes += bytes[piece(1)] }
    try await expectRefused { bytes in bytes += [0] }
  }

  /// Spoils a backup and expects that neither a check nor a restore takes it, and that nothing is left.
  private func expectRefused(_ spoil: (inout [UInt8]) -> Void) async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    spoil(&bytes)
    try Data(bytes).write(to: URL(filePath: path))
    #expect(throws: BackupRefusal.self) { try Backup.check(path, key: home.key) }
    let other = try StoredInstallation()
    #expect(throws: BackupRefusal.self) { try Restoration(path, into: other.data, key: home.key) }
    let left = try FileManager.default.contentsOfDirectory(atPath: other.folder.path)
    #expect(left.allSatisfy { $0.hasSuffix(".lock") }, "\(left)")
  }

  @Test("opens with its own key only, and says what else it is not")
  func foreign() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    let otherKey = [UInt8](repeating: 8, count: 32)
    #expect(throws: BackupRefusal.otherKey(path: path)) { try Backup.check(path, key: otherKey) }
    let text = home.folder.file("letter.txt")
    try Data("Dear all".utf8).write(to: URL(filePath: text))
    #expect(throws: BackupRefusal.notABackup(path: text)) { try Backup.check(text, key: home.key) }
  }

  @Test("of a damaged database is not made")
  func damagedSource() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    try Data(repeating: 3, count: 8_192).write(to: URL(filePath: home.folder.file("task.db")))
    #expect(throws: BackupRefusal.self) { try home.backup() }
    #expect(!FileManager.default.fileExists(atPath: home.folder.file("one.backup")))
  }
}

@Suite("A restore")
struct RestorationTests {
  @Test("is refused while a service runs, and touches nothing")
  func running() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    let task = try home.open("task")
    #expect(throws: BackupRefusal.running(service: "task")) {
      try Restoration(path, into: home.data, key: home.key)
    }
    try await task.note("still here")
    await task.close()
  }

  @Test("replaces what is there only when that was agreed to, and keeps it beside")
  func replaces() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    var task = try home.open("task")
    try await task.note("after the backup")
    await task.close()
    var restoration: Restoration? = try Restoration(path, into: home.data, key: home.key)
    #expect(restoration?.replaced.count == 5)
    restoration = nil
    task = try home.open("task")
    #expect(try await task.notes() == 4, "nobody agreed")
    await task.close()
    let kept = try Restoration(path, into: home.data, key: home.key).commit(at: .testStart)
    task = try home.open("task")
    #expect(try await task.notes() == 3)
    await task.close()
    let old = try #require(kept.first { $0.contains("task.db") })
    #expect(old.hasSuffix("task.db.replaced-20261121T080000Z"))
    try FileManager.default.removeItem(atPath: home.folder.file("task.db"))
    try FileManager.default.moveItem(atPath: old, toPath: home.folder.file("task.db"))
    #expect(try await home.open("task").notes() == 4)
  }

  @Test("begins new lives of the feeds and takes along the cursors that fit (EVT-004)")
  func newLives() async throws {
    let home = try StoredInstallation()
    try await home.fill(events: 3, taken: 2)
    let path = try home.backup()
    let before = try home.open("task")
    let formerEpoch = before.feed.epoch
    await before.close()
    _ = try Restoration(path, into: home.data, key: home.key).commit(at: .testStart)
    let task = try home.open("task")
    #expect(task.feed.epoch != formerEpoch)
    #expect(task.position.sequence == 3)
    let cursor = try await home.open("analytics").cursor()
    #expect(cursor == FeedPosition(epoch: task.feed.epoch, sequence: 2))
  }

  @Test("leaves a cursor that is ahead of its feed in the old life, so its owner starts over")
  func ahead() async throws {
    let home = try StoredInstallation()
    try await home.fill(events: 3, taken: 9)
    #expect(try home.data.inspected().flatMap(\.problems).count == 1)
    let path = try home.backup()
    _ = try Restoration(path, into: home.data, key: home.key).commit(at: .testStart)
    let task = try home.open("task")
    let cursor = try await home.open("analytics").cursor()
    #expect(cursor?.epoch != task.feed.epoch)
    #expect(cursor?.sequence == 9)
  }

  @Test("that was cut off keeps the services from opening, until it was made again")
  func cutOff() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    let mark = home.folder.file("task.db.restoring")
    try Data().write(to: URL(filePath: mark))
    let expected = DatabaseRefusal.restoreUnfinished(path: home.folder.file("task.db"))
    #expect(throws: expected) { try home.open("task") }
    #expect(try home.data.inspected().flatMap(\.problems).count == 1, "of two times: that is told")
    #expect(throws: BackupRefusal.self) { try home.backup("two.backup") }
    _ = try Restoration(path, into: home.data, key: home.key).commit(at: .testStart)
    #expect(try await home.open("task").notes() == 3)
  }

  @Test("that was killed while it laid out is made again, whatever it left")
  func leftovers() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    let restored = home.folder.file("task.db.restored")
    let dying = try Connection(path: restored, mode: .readWrite)
    let rows = "CREATE TABLE a(b); INSERT INTO a VALUES (1);"
    try dying.script(Array("PRAGMA synchronous = OFF; \(rows)".utf8))
    try dying.run("BEGIN IMMEDIATE")
    try dying.run("UPDATE a SET b = 2")
    let journal = try Data(contentsOf: URL(filePath: restored + "-journal"))
    #expect(journal.first != 0, "hot: the next to open the file would roll it back")
    try journal.write(to: URL(filePath: home.folder.file("analytics.db.restored-journal")))
    _ = try Restoration(path, into: home.data, key: home.key).commit(at: .testStart)
    try dying.run("ROLLBACK")
    let left = try FileManager.default.contentsOfDirectory(atPath: home.folder.path)
    #expect(left.filter { $0.contains("restored") } == [])
    #expect(try await home.open("task").notes() == 3)
  }

  @Test(
    "that was killed while files changed places names what was there before, not what it laid out"
  )
  func madeAgain() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    var task = try home.open("task")
    try await task.note("after the backup")
    await task.close()
    // As after the kill: all are marked, the first two have changed places, the second without its log.
    let name = "20261121T070000Z"
    let files = FileManager.default
    for member in home.data.members {
      try Data(name.utf8).write(to: URL(filePath: member.path + ".restoring"))
    }
    let moved = home.folder.file("task.db")
    try files.moveItem(atPath: moved, toPath: "\(moved).replaced-\(name)")
    try Data("half restored".utf8).write(to: URL(filePath: moved))
    let missing = home.folder.file("catalog.db")
    try files.moveItem(atPath: missing, toPath: "\(missing).replaced-\(name)")
    try Data("its log".utf8).write(to: URL(filePath: missing + "-wal"))

    let kept = try Restoration(path, into: home.data, key: home.key).commit(at: .testStart)
    #expect(kept.sorted() == home.data.members.map { "\($0.path).replaced-\(name)" }.sorted())
    #expect(files.contents(atPath: "\(missing).replaced-\(name)-wal") == Data("its log".utf8))
    task = try home.open("task")
    #expect(try await task.notes() == 3)
    await task.close()
    try files.removeItem(atPath: moved)
    try files.moveItem(atPath: "\(moved).replaced-\(name)", toPath: moved)
    #expect(try await home.open("task").notes() == 4)
  }

  @Test("twice in a second keeps what both replaced")
  func sameSecond() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    let first = try Restoration(path, into: home.data, key: home.key).commit(at: .testStart)
    let second = try Restoration(path, into: home.data, key: home.key).commit(at: .testStart)
    #expect(Set(first).isDisjoint(with: second))
    #expect((first + second).allSatisfy { FileManager.default.fileExists(atPath: $0) })
    #expect(second.allSatisfy { $0.hasSuffix("Z-2") })
  }
}

@Suite("A look at the databases")
struct InspectionTests {
  @Test("finds gaps in a feed, counters that are wrong, and files of others")
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
  }
}
