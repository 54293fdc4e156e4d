import FaultVFS
import Foundation
import SQLite
import TestSupport
import Testing

@testable import SQLite

@Suite("A database on a disk with read errors (row 67)")
struct UnreadDiskTests: LeftDatabase {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("is reported as unreachable, not as having lost its log", arguments: ["", "-wal", ".lock"])
  func unreadable(ending: String) async throws {
    #expect(faultvfs_install() == 0)
    try await kill(after: 3)
    let calls = faultvfs_calls(FAULTVFS_PAST_SQLITE.rawValue | FAULTVFS_ONE_FILE.rawValue)
    faultvfs_arm(path + ending, calls, 1, 0, 1)
    let reason = String(cString: strerror(EIO))
    #expect(throws: DatabaseRefusal.unreachable(path: path + ending, reason: reason)) {
      try FileInspection.expectKept(path)
    }
    #expect(faultvfs_disarm(path + ending) > 0)
  }

  @Test(
    "is used when reads work again, whichever file could not be read",
    arguments: [true, false]
  )
  func once(isClosed: Bool) async throws {
    #expect(faultvfs_install() == 0)
    if isClosed {
      let (first, _) = try open()
      for _ in 1...3 { try await fill(first) }
      await first.close()
    } else {
      try await kill(after: 3)
    }
    let endings = isClosed ? ["", ".lock"] : ["", "-wal", ".lock"]
    let left = try endings.map { try Data(contentsOf: URL(filePath: path + $0)) }
    var call = 0
    var failed = 1
    while failed > 0 {
      call += 1
      for (ending, data) in zip(endings, left) {
        try data.write(to: URL(filePath: path + ending))
      }
      for ending in ["-wal", "-shm"] where !endings.contains(ending) { unlink(path + ending) }
      faultvfs_arm(path, FAULTVFS_OTHERS, call, 10 | 1 << 8, 0)
      do {
        let (database, _) = try open()
        failed = faultvfs_disarm(path)
        await database.close()
      } catch let refusal as DatabaseRefusal {
        failed = faultvfs_disarm(path)
        #expect(refusal.mayPass, "call \(call): \(refusal)")
      }
      let (again, _) = try open()
      #expect(try await jars(again) == 3, "call \(call)")
      await again.close()
    }
    #expect(call > 20)
  }
}
