import FaultVFS
import Foundation
import RuntimeContracts
import SQLite
import TestSupport
import Testing

@testable import ServiceRuntime

@Suite("A restore with failing system calls (rows 64, 67)")
struct RestorationFaultTests {
  private static let endings = ["", "-wal", ".lock"]

  /// An installation whose task service was killed: its last answers are in the log.
  private func killed() async throws -> (home: StoredInstallation, backup: String) {
    let home = try StoredInstallation()
    try await home.fill()
    let backup = try home.backup()
    let path = home.folder.file("task.db")
    let task = try home.open("task")
    try await task.note("after the backup")
    let files = FileManager.default
    for ending in Self.endings {
      try files.copyItem(atPath: path + ending, toPath: path + ending + "+")
    }
    await task.close()
    for ending in Self.endings {
      try? files.removeItem(atPath: path + ending)
      try files.moveItem(atPath: path + ending + "+", toPath: path + ending)
    }
    return (home, backup)
  }

  @Test("keeps the existing files with their logs, whichever call fails, and can be repeated")
  func everyCall() async throws {
    #expect(faultvfs_install() == 0)
    let (original, backup) = try await killed()
    let log = try Data(contentsOf: URL(filePath: original.folder.file("task.db-wal")))
    var call = 0
    var failed = 1
    while failed > 0 {
      call += 1
      let home = try StoredInstallation()
      try home.folder.take(original.folder)
      var restoration: Restoration? = try Restoration(backup, into: home.data, key: home.key)
      // Of one database: the others repeat the same calls.
      let place = home.folder.file("task.db")
      faultvfs_arm(place, FAULTVFS_PAST_SQLITE, call, 0, 0)
      var refusal: BackupRefusal?
      do {
        _ = try restoration?.commit(at: .testStart)
        failed = faultvfs_disarm(place)
      } catch {
        failed = faultvfs_disarm(place)
        refusal = error
      }
      restoration = nil
      if let refusal {
        let isMarked = home.data.members.contains(where: \.isHalfRestored)
        #expect(isMarked == (refusal.reason == "restore_half_done"), "call \(call): \(refusal)")
        _ = try Restoration(backup, into: home.data, key: home.key).commit(at: .testStart)
      }
      #expect(home.data.members.filter(\.isHalfRestored) == [], "call \(call)")
      #expect(try home.data.inspected().flatMap(\.problems) == [], "call \(call)")
      let names = try FileManager.default.contentsOfDirectory(atPath: home.folder.path)
      let kept = try #require(
        names.first { $0.hasPrefix("task.db.replaced-") && $0.hasSuffix("Z") }
      )
      #expect(
        FileManager.default.contents(atPath: home.folder.file(kept + "-wal")) == log,
        "call \(call)"
      )
      // The undo: the files that were set aside, with log and lock file, are unchanged.
      for ending in Self.endings {
        try? FileManager.default.removeItem(atPath: place + ending)
        try FileManager.default.moveItem(
          atPath: home.folder.file(kept + ending),
          toPath: place + ending
        )
      }
      #expect(try await home.open("task").notes() == 4, "call \(call)")
    }
    #expect(call > 20, "a restore makes so many calls")
  }
}

extension TemporaryFolder {
  /// Copies the files of another folder.
  fileprivate func take(_ other: TemporaryFolder) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: other.path) {
      try FileManager.default.copyItem(atPath: other.file(name), toPath: file(name))
    }
  }
}
