import Foundation
import RuntimeContracts
import SQLite
import TestSupport
import Testing
import Wire

@testable import ServiceRuntime

@Suite("A restore")
struct RestorationTests {
  @Test("is refused while a service runs, and changes nothing")
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

  @Test("replaces existing files only when that was confirmed, and keeps them")
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
    #expect(try await task.notes() == 4, "not confirmed")
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

  @Test(
    "can be undone with everything that it set aside, even for a service that was killed (row 67)"
  )
  func takenBack() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    let files = FileManager.default
    let endings = ["", "-wal", ".lock"]
    let place = home.folder.file("task.db")
    let task = try home.open("task")
    let epoch = task.feed.epoch
    try await task.note("after the backup")
    for ending in endings {
      try files.copyItem(atPath: place + ending, toPath: home.folder.file("killed") + ending)
    }
    await task.close()
    for ending in endings {
      try? files.removeItem(atPath: place + ending)
      try files.moveItem(atPath: home.folder.file("killed") + ending, toPath: place + ending)
    }
    let kept = try Restoration(path, into: home.data, key: home.key).commit(at: .testStart)
    for former in kept {
      let place = String(former.prefix { $0 != "." }) + ".db"
      for ending in endings {
        try? files.removeItem(atPath: place + ending)
        guard files.fileExists(atPath: former + ending) else { continue }
        try files.moveItem(atPath: former + ending, toPath: place + ending)
      }
      #expect(try FileInspection.expectKept(place), "\(place)")
    }
    let again = try home.open("task")
    #expect(try await again.notes() == 4)
    #expect(again.feed.epoch == epoch, "nothing is ambiguous")
  }

  @Test("sets aside a rollback journal with its file: it would undo the restored one")
  func journal() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    let other = home.folder.file("other.db")
    let dying = try Connection(path: other, mode: .readWrite)
    try dying.script(Array("PRAGMA synchronous = OFF; CREATE TABLE a(b);".utf8))
    try dying.run("BEGIN IMMEDIATE")
    try dying.run("INSERT INTO a VALUES (1)")
    let journal = home.folder.file("task.db-journal")
    try FileManager.default.copyItem(atPath: other + "-journal", toPath: journal)
    try dying.run("ROLLBACK")
    let kept = try Restoration(path, into: home.data, key: home.key).commit(at: .testStart)
    #expect(!FileManager.default.fileExists(atPath: journal))
    let former = try #require(kept.first { $0.contains("task.db") })
    #expect(FileManager.default.fileExists(atPath: former + "-journal"))
    #expect(try await home.open("task").notes() == 3)
  }

  @Test("leaves the space that services need to continue writing (row 52)")
  func tight() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    let bytes = try Restoration(path, into: home.data, key: home.key).manifest.databases
      .reduce(UInt64(0)) { $0 + $1.bytes }
    let total = UInt64(1) << 30
    let needed = bytes + DatabaseLimits().reserve(of: DiskSpace(free: 0, total: total))
    #expect(needed > bytes)
    let disk = DiskSpace(free: needed, total: total)
    let refusal = BackupRefusal.noRoom(path: home.data.path, needed: needed, free: needed)
    #expect(throws: refusal) {
      try Restoration(path, into: home.data, key: home.key, freeSpace: { _ in disk })
    }
    #expect(try await home.open("task").notes() == 3)
  }

  @Test("needs confirmation also for a log alone, and keeps it")
  func logAlone() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    let place = home.folder.file("task.db")
    for member in home.data.members { try FileManager.default.removeItem(atPath: member.path) }
    try Data("all that there is".utf8).write(to: URL(filePath: place + "-wal"))
    let restoration = try Restoration(path, into: home.data, key: home.key)
    #expect(restoration.replaced == [place])
    _ = try restoration.commit(at: .testStart)
    let kept = try String(contentsOfFile: place + ".replaced-20261121T080000Z-wal", encoding: .utf8)
    #expect(kept == "all that there is")
    #expect(try await home.open("task").notes() == 3)
  }

  @Test(
    "that was interrupted uses none of its new files as the existing ones",
    arguments: [false, true]
  )
  func cutOffWhereNothingWas(hasLog: Bool) async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    let files = FileManager.default
    let place = home.folder.file("task.db")
    for member in home.data.members {
      for ending in ["", ".lock"] { try files.removeItem(atPath: member.path + ending) }
    }
    let words = "in use any 18 0 17"
    if hasLog {
      try Data("all that there is".utf8).write(to: URL(filePath: place + "-wal"))
      try Data(words.utf8).write(to: URL(filePath: place + ".lock"))
    }
    for obstacle in ["catalog", "task", "analytics"] {
      let restoration = try Restoration(path, into: home.data, key: home.key)
      try files.removeItem(atPath: home.folder.file("\(obstacle).db.restored"))
      let error = #expect(throws: BackupRefusal.self) { try restoration.commit(at: .testStart) }
      #expect(error?.reason == "restore_half_done")
    }
    let kept = try Restoration(path, into: home.data, key: home.key).commit(at: .testStart)
    let name = "task.db.replaced-20261121T080000Z"
    #expect(kept == (hasLog ? [home.folder.file(name + "-wal")] : []))
    let left = try files.contentsOfDirectory(atPath: home.folder.path)
      .filter { $0.contains(".replaced-") }
    #expect(left.sorted() == (hasLog ? [name + "-wal", name + ".lock"] : []))
    if hasLog {
      let noted = try String(contentsOfFile: home.folder.file(name + ".lock"), encoding: .utf8)
      #expect(noted.hasPrefix(words))
    }
    #expect(try home.data.inspected().flatMap(\.problems) == [])
  }

  @Test("that cannot write its preparations before it moves anything leaves no marks")
  func unprepared() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    let task = try home.open("task")
    try await task.note("after the backup")
    await task.close()
    let obstacle = home.folder.file("analytics.db.replaced-20261121T080000Z.lock")
    try FileManager.default.createDirectory(atPath: obstacle, withIntermediateDirectories: false)
    let restoration = try Restoration(path, into: home.data, key: home.key)
    let error = #expect(throws: BackupRefusal.self) { try restoration.commit(at: .testStart) }
    #expect(error?.reason == "file_unusable")
    let left = try FileManager.default.contentsOfDirectory(atPath: home.folder.path)
    #expect(left.filter { $0.hasSuffix(".restoring") } == [])
    #expect(left.filter { $0.contains(".replaced-") }.count == 1, "the obstacle itself")
    withExtendedLifetime(restoration) {}
  }

  @Test("that fails after it moved something reports that, and can be repeated")
  func halfDone() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    var restoration: Restoration? = try Restoration(path, into: home.data, key: home.key)
    try FileManager.default.removeItem(atPath: home.folder.file("analytics.db.restored"))
    let error = #expect(throws: BackupRefusal.self) { try restoration?.commit(at: .testStart) }
    #expect(error?.reason == "restore_half_done")
    #expect(throws: DatabaseRefusal.restoreUnfinished(path: home.folder.file("task.db"))) {
      try home.open("task")
    }
    restoration = nil
    _ = try Restoration(path, into: home.data, key: home.key).commit(at: .testStart)
    #expect(try await home.open("task").notes() == 3)
  }

  @Test("replaces the target of a link, and keeps the link")
  func link() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    let files = FileManager.default
    let name = home.folder.file("task.db")
    let elsewhere = home.folder.file("elsewhere.db")
    for ending in ["", ".lock"] {
      try files.moveItem(atPath: name + ending, toPath: elsewhere + ending)
    }
    try files.createSymbolicLink(atPath: name, withDestinationPath: elsewhere)
    var task = try home.open("task")
    try await task.note("after the backup")
    await task.close()
    let kept = try Restoration(path, into: home.data, key: home.key).commit(at: .testStart)
    #expect(kept.contains { $0.hasPrefix(elsewhere + ".replaced-") })
    #expect(try files.destinationOfSymbolicLink(atPath: name) == elsewhere)
    task = try home.open("task")
    #expect(try await task.notes() == 3)
    await task.close()
    try Data("20261121T080000Z".utf8).write(to: URL(filePath: elsewhere + ".restoring"))
    #expect(throws: DatabaseRefusal.restoreUnfinished(path: name)) {
      try home.open("task", at: name)
    }
  }

  @Test("begins new epochs of the feeds and takes over the cursors that fit (EVT-004)")
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

  @Test("leaves a cursor that is ahead of its feed in the old epoch, so its owner starts over")
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

  @Test("that was interrupted keeps the services from opening, until it was repeated")
  func cutOff() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    let mark = home.folder.file("task.db.restoring")
    try Data().write(to: URL(filePath: mark))
    let expected = DatabaseRefusal.restoreUnfinished(path: home.folder.file("task.db"))
    #expect(throws: expected) { try home.open("task") }
    #expect(try home.data.inspected().flatMap(\.problems).count == 1, "of two times: reported")
    #expect(throws: BackupRefusal.self) { try home.backup("two.backup") }
    _ = try Restoration(path, into: home.data, key: home.key).commit(at: .testStart)
    #expect(try await home.open("task").notes() == 3)
  }

  @Test("that was killed while it wrote its new files can be repeated, whatever it left")
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
    "that was killed while it exchanged files names the earlier files, not its own new ones"
  )
  func madeAgain() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    var task = try home.open("task")
    try await task.note("after the backup")
    await task.close()
    // The state after the kill: all are marked, the first two are exchanged, the second without its
    // log.
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

  @Test("that was killed while it released services keeps their later writes, and everything else")
  func cutOffAtTheEnd() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    let first = try Restoration(path, into: home.data, key: home.key).commit(at: .testStart)
    // As after the kill: the first members are unmarked, the others still wait.
    for member in home.data.members where member.service != "task" {
      try Data(Restoration.name(of: .testStart).utf8)
        .write(to: URL(filePath: member.path + ".restoring"))
    }
    var task = try home.open("task")
    try await task.note("after the restore")
    await task.close()

    let second = try Restoration(path, into: home.data, key: home.key).commit(at: .testStart)
    #expect(second.count == 5)
    #expect(Set(first).isDisjoint(with: second))
    #expect((first + second).allSatisfy { FileManager.default.fileExists(atPath: $0) })
    task = try home.open("task")
    #expect(try await task.notes() == 3)
    await task.close()
    let kept = try #require(second.first { $0.contains("task.db") })
    try FileManager.default.removeItem(atPath: home.folder.file("task.db"))
    try FileManager.default.moveItem(atPath: kept, toPath: home.folder.file("task.db"))
    #expect(try await home.open("task").notes() == 4)
  }

  @Test("of a set that a later version made is refused, as is its check, and changes nothing")
  func laterVersion() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    let later = home.folder.file("later.backup")
    let reader = try BackupReader(path, key: home.key)
    var manifest = reader.manifest
    manifest.databases[2].schema += 1
    let writer = try SealedFileWriter(later, key: home.key)
    let contents = manifest.encoded()
    try writer.write(withUnsafeBytes(of: UInt32(contents.count).bigEndian) { Array($0) } + contents)
    for database in manifest.databases {
      try reader.read(database) { (piece) throws(BackupRefusal) in try writer.write(piece) }
    }
    try writer.finish()
    let before = try FileManager.default.contentsOfDirectory(atPath: home.folder.path)
    let refusal = BackupRefusal.laterVersion(path: later)
    #expect(throws: refusal) { try Restoration(later, into: home.data, key: home.key) }
    #expect(throws: refusal) { try Backup.check(later, key: home.key) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.folder.path) == before)
  }

  @Test("creates the folder of the databases if it is missing")
  func noFolder() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    let place = home.folder.file("new/data")
    let kept = try Restoration(path, into: DataFolder(place), key: home.key).commit(at: .testStart)
    #expect(kept.isEmpty)
    #expect(try await home.open("task", at: place + "/task.db").notes() == 3)
  }

  @Test(
    "restores its files with generations of their own: a file of an earlier restore is reported as a copy"
  )
  func turns() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    _ = try Restoration(path, into: home.data, key: home.key).commit(at: .testStart)
    let kept = try Restoration(path, into: home.data, key: home.key).commit(at: .testStart)
    for member in home.data.members {
      #expect(StoredDatabase(inspecting: member.path, of: member).problems == [])
      let earlier = try #require(kept.first { $0.hasPrefix(member.path) })
      try FileManager.default.removeItem(atPath: member.path)
      try FileManager.default.moveItem(atPath: earlier, toPath: member.path)
      let problems = StoredDatabase(inspecting: member.path, of: member).problems
      #expect(problems.count == 1 && problems[0].hasPrefix("it is a copy"), "\(member.service)")
    }
  }

  @Test("twice in one second keeps what both replaced")
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
