import FaultVFS
import Foundation
import SQLite
import TestSupport
import Testing

/// Two faults in a row: after a kill the disk fails while the next start continues.
@Suite("A start after a kill, with failing system calls (row 74)")
struct CrashRecoveryTests {
  private struct Left: LeftDatabase {
    let folder: TemporaryFolder
  }

  @Test(
    "loses no answered write, from before the kill or after it, whichever call fails",
    arguments: SystemCallTests.Fault.allCases
  )
  func everyCall(fault: SystemCallTests.Fault) async throws {
    #expect(faultvfs_install() == 0)
    let writesBefore = 5
    let killed = Left(folder: try TemporaryFolder())
    try await killed.kill(after: writesBefore)
    var call = 0
    var failed = 1
    while failed > 0 {
      call += 1
      let left = Left(folder: try TemporaryFolder())
      try left.take(["", "-wal", ".lock"], of: killed.path)
      if fault.cutsPower { try keepAsSynced(left.path) }
      faultvfs_arm(left.folder.path, fault.calls, call, fault.code, fault.isSticky ? 1 : 0)
      let answered = writesBefore + (await goOn(left))
      failed = Int(faultvfs_disarm(left.folder.path))
      if fault.cutsPower, failed > 0 {
        try PowerCut(tearing: fault == .tornPowerCut ? UInt64(call) : nil).happen(to: left.path)
      }
      let (database, _) = try left.open()
      let jars = try #require(try await left.jars(database))
      // A refused write may exist as well: it is unknown whether its commit reached the disk.
      #expect((answered...writesBefore + 2).contains(jars), "\(fault), call \(call)")
      let verdict = try await database.read {
        try $0.first("PRAGMA integrity_check(1)") { try $0.value(0, as: String.self) }
      }
      #expect(verdict == "ok", "\(fault), call \(call)")
      await database.close()
    }
    #expect(call > 30, "a start makes so many calls")
  }

  /// Writes twice, as far as the disk allows.
  ///
  /// - Returns: the number of answered writes.
  private func goOn(_ left: Left) async -> Int {
    guard let database = try? left.open().database else { return 0 }
    var answered = 0
    for _ in 1...2 where (try? await left.fill(database)) != nil { answered += 1 }
    await database.close()
    return answered
  }

  /// The file was synced before: a commit waits for its log.
  private func keepAsSynced(_ path: String) throws {
    for file in [path, path + "-wal"] {
      try FileManager.default.copyItem(atPath: file, toPath: file + ".synced")
    }
  }
}
