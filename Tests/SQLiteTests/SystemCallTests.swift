import FaultVFS
import Foundation
import SQLite
import TestSupport
import Testing

private let schema = """
  CREATE TABLE cup(size INTEGER NOT NULL UNIQUE, clay BLOB NOT NULL) STRICT;
  CREATE TABLE saucer(cup INTEGER NOT NULL) STRICT;
  """

/// Every system call of a workload fails once, in its turn; then the disk stays away, or power does.
///
/// One after the other: whether synced files are kept is said for all folders at once.
@Suite("A database whose system calls fail", .serialized)
struct SystemCallTests {
  /// How a call fails, and what happens to the calls after it.
  enum Fault: String, CaseIterable {
    case onceFull, onceBroken, full, broken, powerCut

    /// `SQLITE_FULL`, or `SQLITE_IOERR_WRITE`.
    var code: Int32 { self == .onceFull || self == .full ? 13 : 10 | 3 << 8 }
    var isSticky: Bool { self == .full || self == .broken || self == .powerCut }
  }

  init() {
    #expect(faultvfs_install() == 0)
  }

  @Test(
    "keeps every answered write, whole and once, whichever call it is",
    arguments: Fault.allCases
  )
  func everyCall(fault: Fault) async throws {
    faultvfs_keep_synced(fault == .powerCut ? 1 : 0)
    var call = 0
    while true {
      call += 1
      let folder = try TemporaryFolder()
      faultvfs_arm(folder.path, FAULTVFS_ALL, call, fault.code, fault.isSticky ? 1 : 0)
      let answered = await work(in: folder)
      let failed = faultvfs_disarm(folder.path)
      if fault == .powerCut, failed > 0 { try cutPower(in: folder) }
      try await expectWhole(folder, answered, after: fault, "\(fault), call \(call)")
      try FileManager.default.removeItem(atPath: folder.path)
      guard failed > 0 else { break }
    }
    #expect(call > 100, "the work makes so many calls")
  }

  /// Opens a database and writes to it; what fails is not answered.
  private func work(in folder: TemporaryFolder) async -> [Int] {
    var answered: [Int] = []
    guard let database = try? open(folder).database else { return [] }
    for size in 1...8 {
      let isStored: Void? = try? await database.write { connection in
        try connection.run("INSERT INTO cup VALUES (?, zeroblob(9000))", size)
        try connection.run("INSERT INTO saucer VALUES (?)", size)
      }
      if isStored != nil { answered.append(size) }
      _ = try? await database.read { try $0.sizes() }
    }
    await database.close()
    return answered
  }

  private func open(_ folder: TemporaryFolder) throws -> (database: Database, isWhole: Bool) {
    var wasWhole = true
    var limits = DatabaseLimits()
    limits.checkpointPages = 6
    limits.lockPatience = .zero
    let database = try Database(
      path: folder.file("cups.db"),
      migrations: Migration.list([schema]),
      applicationID: TemporaryDatabase.applicationID,
      execution: .inline,
      limits: limits
    ) { _, isWhole in wasWhole = isWhole }
    return (database, wasWhole)
  }

  /// Puts back what was synced last, and nothing else.
  private func cutPower(in folder: TemporaryFolder) throws {
    let files = FileManager.default
    for name in ["cups.db", "cups.db-wal", "cups.db-journal", "cups.db-shm"] {
      try? files.removeItem(atPath: folder.file(name))
      guard files.fileExists(atPath: folder.file(name + ".synced")) else { continue }
      try files.moveItem(atPath: folder.file(name + ".synced"), toPath: folder.file(name))
    }
  }

  private func expectWhole(
    _ folder: TemporaryFolder,
    _ answered: [Int],
    after fault: Fault,
    _ place: String
  ) async throws {
    let (database, isWhole) = try open(folder)
    // Half a header of the log may be left by a write that failed, but not by what was synced.
    #expect(isWhole || answered.isEmpty || fault != .powerCut, "\(place)")
    let (sizes, halves, verdict) = try await database.read { connection in
      (
        try connection.sizes(),
        try connection.all("SELECT size FROM cup EXCEPT SELECT cup FROM saucer") { _ in 1 }.count,
        try connection.first("PRAGMA integrity_check(1)") { try $0.value(0, as: String.self) }
      )
    }
    #expect(Set(sizes).isSuperset(of: answered), "\(place)")
    #expect(halves == 0, "\(place)")
    #expect(verdict == "ok", "\(place)")
    try await database.write { try $0.run("INSERT INTO cup VALUES (99, x'')") }
    await database.close()
  }
}

extension Connection {
  fileprivate func sizes() throws -> [Int] {
    try all("SELECT size FROM cup") { try $0.value(0) }
  }
}
