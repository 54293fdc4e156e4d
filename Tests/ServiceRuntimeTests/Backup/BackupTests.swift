import Foundation
import Glibc
import RuntimeContracts
import SQLite
import TestSupport
import Testing
import Vocabulary

@testable import ServiceRuntime

@Suite("A backup")
struct BackupTests {
  @Test("holds every database as it was, which a check confirms")
  func roundTrip() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    let manifest = try Backup.check(path, key: home.key)
    #expect(manifest.databases.map(\.service).sorted() == home.data.members.map(\.service).sorted())
    let schema = UInt32(1_000 * SharedSchema.migrations.count + 1)
    #expect(manifest.databases.allSatisfy { $0.problems.isEmpty && $0.schema == schema })
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

  @Test("is made while the services write, and is encrypted (SEC-002)")
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

  @Test("is not made when it would take the space that services reserve")
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

  @Test("leaves the reserved fiftieth of a small disk free, and no more")
  func smallDisk() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let small = DiskSpace(free: 48 << 20, total: 1 << 30)
    _ = try Backup.make(
      of: home.data,
      to: home.folder.file("one.backup"),
      key: home.key,
      at: .testStart,
      freeSpace: { _ in small }
    )
  }

  /// `/proc` is another file system than any folder's, and accepts no file.
  @Test("to another disk needs space for one copy on each, and names the disk that lacks it")
  func otherDisk() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    func refusal(_ here: UInt64, _ there: UInt64) throws -> BackupRefusal? {
      #expect(throws: BackupRefusal.self) {
        try Backup.make(
          of: home.data,
          to: "/proc/self/one.backup",
          key: home.key,
          at: .testStart,
          freeSpace: { DiskSpace(free: $0.hasPrefix("/proc") ? there : here, total: 1 << 40) }
        )
      }
    }
    guard case .noRoom("/proc/self/", let copies, 0) = try refusal(.max, 0) else {
      Issue.record("the target has no room")
      return
    }
    let needed = copies + DatabaseLimits().reservedBytes
    #expect(try refusal(.max, copies)?.reason == "storage_full")
    #expect(
      try refusal(needed, .max)
        == .noRoom(path: home.data.path, needed: needed, free: needed)
    )
    #expect(try refusal(needed + 1, copies + 1)?.reason == "file_unusable", "enough for both")
  }

  @Test("does not overwrite an existing file, and is not made of an incomplete set")
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

  @Test("refuses a folder, and a pipe, as no backup")
  func noFile() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    #expect {
      try home.backup("")
    } throws: { error in
      "\(error)".contains("it is a folder")
    }
    let pipe = home.folder.file("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: BackupRefusal.notABackup(path: pipe)) { try Backup.check(pipe, key: home.key) }
  }

  /// In a container a service sees the folder of its database alone, under another name.
  @Test("hides its copies from a service that starts meanwhile, which may see no other folder")
  func ownFolders() async throws {
    let home = try StoredInstallation()
    for member in home.data.members {
      let own = home.folder.file(member.service)
      try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    }
    try await home.fill()
    let copy = home.folder.file("task/task.db.backup")
    try Data("a secret of the family".utf8).write(to: URL(filePath: copy))
    let seen = home.folder.file("data")
    try FileManager.default.createSymbolicLink(
      atPath: seen,
      withDestinationPath: home.folder.file("task")
    )
    let folderLocks = try home.data.lockFolders()
    await (try home.open("task", at: seen + "/task.db")).close()
    #expect(FileManager.default.fileExists(atPath: copy))
    #expect(throws: BackupRefusal.self, "one lock excludes all others") { try home.backup() }
    for lock in folderLocks { lock.release() }
    await (try home.open("task", at: seen + "/task.db")).close()
    #expect(!FileManager.default.fileExists(atPath: copy))
  }

  @Test("that was killed leaves no copies once the services start, unless another one is running")
  func killed() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let endings = [
      ".backup", ".backup.partial", ".backup.partial-journal", ".restored", ".restored-journal",
    ]
    let copies = endings.map { home.folder.file("task.db" + $0) }
    for copy in copies { try Data("a secret of the family".utf8).write(to: URL(filePath: copy)) }
    let lock = try FileLock(path: home.folder.file("backup"))
    await (try home.open("task")).close()
    #expect(copies.allSatisfy(FileManager.default.fileExists))
    lock.release()
    await (try home.open("task")).close()
    #expect(!copies.contains(where: FileManager.default.fileExists))
    try home.backup()
  }

  @Test("and a check leave nothing beside closed databases, and do not touch open ones")
  func tidy() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    func names() throws -> Set<String> {
      Set(try FileManager.default.contentsOfDirectory(atPath: home.folder.path))
    }
    let before = try names()
    #expect(!before.contains { $0.hasSuffix("-wal") || $0.hasSuffix("-shm") })
    let path = try home.backup()
    #expect(try home.data.inspected().flatMap(\.problems).isEmpty)
    #expect(try names() == before.union([(path as NSString).lastPathComponent, "backup.lock"]))

    let task = try home.open("task")
    #expect(try home.data.inspected().flatMap(\.problems).isEmpty)
    try home.backup("two.backup")
    #expect(try names().isSuperset(of: ["task.db-wal", "task.db-shm"]))
    try await task.note("still here")
    await task.close()
    #expect(try await home.open("task").notes() == 4)
  }

  @Test("is not made of a database that lost its log, nor of one with the log of another time")
  func incomplete() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = home.folder.file("task.db")
    let task = try home.open("task")
    try await task.note("noted last")
    let log = try Data(contentsOf: URL(filePath: path + "-wal"))
    let history = try Data(contentsOf: URL(filePath: path + ".lock"))
    let withoutLog = try Data(contentsOf: URL(filePath: path))
    await task.close()
    #expect(try home.data.inspected().flatMap(\.problems).isEmpty)

    try log.write(to: URL(filePath: path + "-wal"))
    try expectIncomplete(home, .logStray(path: path))
    try FileManager.default.removeItem(atPath: path + "-wal")
    try history.write(to: URL(filePath: path + ".lock"))
    try withoutLog.write(to: URL(filePath: path))
    try expectIncomplete(home, .logLost(path: path))
    try Data().write(to: URL(filePath: path))
    try expectIncomplete(home, .lost(path: path))
  }

  private func expectIncomplete(_ home: StoredInstallation, _ refusal: DatabaseRefusal) throws {
    #expect(throws: refusal) { try home.open("task") }
    let path = home.folder.file("task.db")
    #expect(throws: BackupRefusal.incomplete(path: path, refusal)) { try home.backup() }
    #expect(!FileManager.default.fileExists(atPath: home.folder.file("one.backup")))
    let problems = try home.data.inspected().last?.problems
    #expect(problems == [refusal.description])
  }

  @Test(
    "is refused when a single byte differs",
    arguments: [0, 15, 20, 50, 70, 40_000, -1]
  )
  func damaged(position: Int) async throws {
    try await expectRefused { bytes in
      bytes[position < 0 ? bytes.count + position : position] ^= 1
    }
  }

  @Test("is refused when it is truncated anywhere")
  func truncated() async throws {
    let chunk = (64 << 10) + 16
    for count in [0, 10, 40, 64, 65, 64 + chunk, 64 + chunk - 1, 64 + chunk + 1, -1] {
      try await expectRefused { bytes in
        bytes.removeLast(count < 0 ? 1 : bytes.count - count)
      }
    }
  }

  @Test("is refused when parts of it were exchanged, left out or added")
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

  /// Damages a backup, and expects that check and restore refuse it and leave nothing.
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

  @Test("opens with its own key only, and a file that is no backup is reported as such")
  func foreign() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let path = try home.backup()
    let otherKey = [UInt8](repeating: 8, count: 32)
    #expect(throws: BackupRefusal.otherKey(path: path)) { try Backup.check(path, key: otherKey) }
    // The first byte of the salt: it cannot be distinguished from another key.
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes[16] ^= 1
    try bytes.write(to: URL(filePath: path))
    let refusal = #expect(throws: BackupRefusal.self) { try Backup.check(path, key: home.key) }
    #expect(refusal?.description.contains("another key, or its beginning is damaged") == true)
    let text = home.folder.file("letter.txt")
    try Data("Dear all".utf8).write(to: URL(filePath: text))
    #expect(throws: BackupRefusal.notABackup(path: text)) { try Backup.check(text, key: home.key) }
  }

  @Test("is not made of a damaged database")
  func damagedSource() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    try Data(repeating: 3, count: 8_192).write(to: URL(filePath: home.folder.file("task.db")))
    #expect(throws: BackupRefusal.self) { try home.backup() }
    #expect(!FileManager.default.fileExists(atPath: home.folder.file("one.backup")))
  }

  @Test("is made of a damaged database that can be copied, with a warning (row 67)")
  func damagedButRead() async throws {
    let home = try StoredInstallation()
    try await home.fill()
    let task = FileHandle(forUpdatingAtPath: home.folder.file("task.db"))
    // The number of unused bytes of each page (sqlite.org/fileformat2.html, 1.3.4); rows are found
    // all the same.
    try task?.seek(toOffset: 20)
    try task?.write(contentsOf: [7])
    try task?.close()
    let path = home.folder.file("one.backup")
    let made = try Backup.make(of: home.data, to: path, key: home.key, at: .testStart)
    let problems = made.databases.flatMap(\.problems)
    #expect(problems.first?.hasPrefix("the database itself, which this is a copy of: ") == true)
    // The backup itself is sound, and stays so.
    let sealed = try Backup.check(path, key: home.key).databases
    #expect(
      sealed.flatMap(\.problems) == [] && sealed.map(\.sha256) == made.databases.map(\.sha256)
    )
    _ = try Restoration(path, into: home.data, key: home.key).commit(at: .testStart)
    #expect(try home.data.inspected().flatMap(\.problems) == [])
    #expect(try await home.open("task").notes() == 3)
  }
}
