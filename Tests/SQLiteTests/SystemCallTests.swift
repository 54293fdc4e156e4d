import FaultVFS
import Foundation
import SQLite
import TestSupport
import Testing

/// Each system call of an operation fails once; then the disk fails permanently, or power is cut.
@Suite("A database whose system calls fail (rows 64, 65, 66)")
struct SystemCallTests {
  /// How a call fails, and the state afterwards.
  enum Fault: String, CaseIterable {
    case onceFull, onceBroken, full, broken, powerCut, tornPowerCut

    /// `SQLITE_FULL`, or `SQLITE_IOERR_WRITE`.
    var code: Int32 { self == .onceFull || self == .full ? 13 : 10 | 3 << 8 }
    var isSticky: Bool { self != .onceFull && self != .onceBroken }
    var cutsPower: Bool { self == .powerCut || self == .tornPowerCut }

    var calls: faultvfs_calls {
      let kept = cutsPower ? FAULTVFS_KEEP_SYNCED.rawValue : 0
      return faultvfs_calls(FAULTVFS_ALL.rawValue | kept)
    }
  }

  init() {
    #expect(faultvfs_install() == 0)
  }

  /// All faults with the simplest operation and the most different ones with the others, so that it
  /// takes seconds.
  static let cases: [(CupWork, Fault)] = CupWork.allCases.flatMap { work in
    let faults =
      work == .singles
      ? Fault.allCases : FullRun.isOn ? [.onceBroken, .full, .tornPowerCut] : [.tornPowerCut]
    return faults.map { (work, $0) }
  }

  @Test(
    "keeps every answered write, complete and once, whichever call fails",
    arguments: cases
  )
  func everyCall(work: CupWork, fault: Fault) async throws {
    var call = 0
    while true {
      call += 1
      let folder = try TemporaryFolder()
      let files = CupFiles(folder: folder)
      faultvfs_arm(folder.path, fault.calls, call, fault.code, fault.isSticky ? 1 : 0)
      let answered = await work.run(files)
      let failed = faultvfs_disarm(folder.path)
      if fault.cutsPower, failed > 0 {
        try PowerCut(tearing: fault == .tornPowerCut ? UInt64(call) : nil).happen(to: files.path)
      }
      try await expectWhole(files, answered, after: fault, "\(fault), call \(call)")
      try FileManager.default.removeItem(atPath: folder.path)
      guard failed > 0 else { break }
    }
    #expect(call > 50, "the work makes so many calls")
  }

  private func expectWhole(
    _ files: CupFiles,
    _ answered: [Int],
    after fault: Fault,
    _ place: String
  ) async throws {
    var isWhole = true
    let database = try files.open { isWhole = $0 }
    // A failed write may leave half a log header, but a synced one is complete.
    #expect(isWhole || answered.isEmpty || fault != .powerCut, "\(place)")
    let (sizes, halves, verdict) = try await database.read { connection in
      (
        try connection.all("SELECT size FROM cup") { try $0.value(0, as: Int.self) },
        try connection.all("SELECT size FROM cup EXCEPT SELECT cup FROM saucer") { _ in 1 }.count,
        try connection.first("PRAGMA integrity_check(1)") { try $0.value(0, as: String.self) }
      )
    }
    #expect(Set(sizes).isSuperset(of: answered), "\(place)")
    #expect(halves == 0, "\(place)")
    #expect(verdict == "ok", "\(place)")
    try await database.write { try $0.run("INSERT INTO cup VALUES (99, x'')") }
    await database.close()
    for copy in files.copies where FileManager.default.fileExists(atPath: copy) {
      try DatabaseCopy.expectSound(copy)
    }
  }
}
