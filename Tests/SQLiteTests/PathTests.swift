import FaultVFS
import Foundation
import SQLite
import Synchronization
import TestSupport
import Testing

private let schema = "CREATE TABLE cup(size INTEGER NOT NULL) STRICT;"

@Suite("The files of a database")
struct PathTests {
  let folder: TemporaryFolder
  var path: String { folder.file("a.db") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(_ path: String) throws(DatabaseRefusal) -> Database {
    try Database(path: path, migrations: Migration.list([schema]), applicationID: 7)
  }

  @Test("have one lock, even under the name of a link (row 72)")
  func link() async throws {
    let database = try open(path)
    let link = folder.file("link.db")
    symlink(path, link)
    #expect(throws: DatabaseRefusal.inUse(path: path)) { try open(link) }
    #expect(throws: DatabaseRefusal.inUse(path: link)) { try FileLock(path: link) }
    await database.close()
    let again = try open(link)
    #expect(throws: DatabaseRefusal.inUse(path: path)) { try open(path) }
    await again.close()
    let nowhere = folder.file("nowhere.db")
    symlink(folder.file("absent"), nowhere)
    let reason = "it is a link to nowhere"
    #expect(throws: DatabaseRefusal.unreachable(path: nowhere, reason: reason)) {
      try open(nowhere)
    }
  }

  @Test("have one owner, even when the lock file was removed, and under a second name (row 72)")
  func oneOwner() async throws {
    let database = try open(path)
    let second = folder.file("second.db")
    try FileManager.default.linkItem(atPath: path, toPath: second)
    #expect(throws: DatabaseRefusal.inUse(path: second)) { try open(second) }
    for _ in 1...2 {
      unlink(path + ".lock")
      #expect(throws: DatabaseRefusal.inUse(path: path)) { try open(path) }
      try await database.write { try $0.run("INSERT INTO cup VALUES (1)") }
    }
    await database.close()
    #expect(try String(contentsOfFile: path + ".lock", encoding: .utf8).hasPrefix("closed"))
    var wasWhole = false
    let again = try Database(path: path, migrations: Migration.list([schema]), applicationID: 7) {
      wasWhole = $1
    }
    #expect(wasWhole)
    await again.close()
  }

  @Test("are not used without shared memory for a log (row 67)")
  func unshared() async throws {
    #expect(faultvfs_install() == 0)
    faultvfs_arm(folder.path, FAULTVFS_UNSHARED, 0, 0, 0)
    let reason = "the file system has no shared memory for a log"
    #expect(throws: DatabaseRefusal.unreachable(path: path, reason: reason)) { try open(path) }
    _ = faultvfs_disarm(folder.path)
    await (try open(path)).close()
  }

  @Test("are refused and unchanged if one is a folder, a pipe or a socket")
  func noFile() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let pipe = folder.file("pipe.db")
    mkfifo(pipe, 0o600)
    let refusals = [path: "it is a folder", pipe: "it is no file"]
    for (place, reason) in refusals {
      #expect(throws: DatabaseRefusal.unsuitable(path: place, reason: reason)) { try open(place) }
    }
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)).count == 2)
    // A lock alone may have the name of a folder, as that of backups does.
    try FileLock(path: path).release()
  }

  @Test("that others could read become readable for their owner only")
  func privacy() async throws {
    let database = try open(path)
    try await database.write { try $0.run("INSERT INTO cup VALUES (1)") }
    let copy = folder.file("b.db")
    for ending in ["", "-wal", "-shm", ".lock"] {
      try FileManager.default.copyItem(atPath: path + ending, toPath: copy + ending)
      chmod(copy + ending, 0o644)
    }
    await database.close()
    let again = try open(copy)
    try await again.write { try $0.run("INSERT INTO cup VALUES (2)") }
    for ending in ["", "-wal", "-shm", ".lock"] {
      let facts = try FileManager.default.attributesOfItem(atPath: copy + ending)
      #expect(facts[.posixPermissions] as? Int == 0o600, "\(ending)")
    }
    await again.close()
  }

  @Test("that cannot be written are refused, and nothing is created beside them")
  func readOnly() async throws {
    await (try open(path)).close()
    chmod(path, 0o444)
    chmod(folder.path, 0o777)
    chmod(path + ".lock", 0o666)
    let path = path
    let refusal: DatabaseRefusal? = try await WorkerThread.run("nobody") {
      // Only this thread drops its rights; root may write everything.
      becomeNobody()
      do throws(DatabaseRefusal) {
        _ = try Database(path: path, migrations: Migration.list([schema]), applicationID: 7)
        return nil
      } catch {
        return error
      }
    }
    #expect(refusal == .unreachable(path: path, reason: "it may not be written"))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(left) == ["a.db", "a.db.lock"])
  }
}

/// Gives the calling thread, and no other, the file rights of an unprivileged account.
private func becomeNobody() {
  typealias SetFileUser = @convention(c) (UInt32) -> Int32
  guard let function = dlsym(nil, "setfsuid") else { return }
  _ = unsafeBitCast(function, to: SetFileUser.self)(65_534)
}
