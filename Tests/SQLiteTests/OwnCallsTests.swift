import FaultVFS
import Foundation
import SQLite
import TestSupport
import Testing

@testable import SQLite

/// Calls that bypass SQLite (the lock file, the log's header, the free space) fail one after the
/// other.
@Suite("A database on a disk that fails calls that bypass SQLite (rows 64, 67, 74)")
struct OwnCallsTests {
  private struct Left: LeftDatabase {
    let folder: TemporaryFolder
  }

  enum Kind: CaseIterable {
    case absent, closed, killed, movedByAnother

    /// If another program moved the log, completeness is unknown (``FileHistory/verdict(on:)``).
    var isKnown: Bool { self != .movedByAnother }
  }

  private static let jars = 20

  init() {
    #expect(faultvfs_install() == 0)
  }

  /// The files of a database with jars, and their number.
  private func left(_ kind: Kind) async throws -> (Left, jars: Int) {
    let left = Left(folder: try TemporaryFolder())
    switch kind {
    case .absent: return (left, 0)
    case .killed:
      try await left.kill(after: Self.jars)
    case .movedByAnother:
      try await left.kill(after: Self.jars)
      // As `sqlite3` does: the log is moved into the file and removed.
      let other = try Connection(path: left.path, mode: .alone)
      _ = try other.first("SELECT count(*) FROM jar") { _ in true }
      try other.close()
    case .closed:
      let (database, _) = try left.open()
      for _ in 0..<Self.jars { try await left.fill(database) }
      await database.close()
    }
    return (left, Self.jars)
  }

  @Test(
    "is refused for now or used, loses nothing, and raises no false alarm",
    arguments: Kind.allCases,
    [false, true]
  )
  func everyCall(kind: Kind, isSticky: Bool) async throws {
    let (original, before) = try await left(kind)
    var call = 0
    var failed = 1
    while failed > 0 {
      call += 1
      let left = Left(folder: try TemporaryFolder())
      if kind != .absent {
        try left.take(kind == .killed ? ["", "-wal", ".lock"] : ["", ".lock"], of: original.path)
      }
      faultvfs_arm(left.folder.path, FAULTVFS_PAST_SQLITE, call, 0, isSticky ? 1 : 0)
      let answered: Int
      do {
        answered = try await goOn(left, kind, "call \(call)")
        failed = faultvfs_disarm(left.folder.path)
      } catch {
        failed = faultvfs_disarm(left.folder.path)
        throw error
      }
      let (database, isWhole) = try left.open()
      // Completeness is also unknown if the first commit could never be noted.
      #expect(isWhole || !kind.isKnown || kind == .absent && isSticky, "call \(call)")
      let jars = try #require(try await left.jars(database))
      #expect((before + answered...before + 4).contains(jars), "call \(call)")
      await database.close()
      try FileManager.default.removeItem(atPath: left.folder.path)
    }
    #expect(call > 30, "a start makes so many calls")
  }

  /// Opens the database, adds jars with a checkpoint between, and closes it, as far as the disk
  /// allows.
  ///
  /// - Returns: the number of answered writes.
  private func goOn(_ left: Left, _ kind: Kind, _ place: String) async throws -> Int {
    let database: Database
    do {
      let isWhole: Bool
      (database, isWhole) = try left.open()
      #expect(isWhole || !kind.isKnown, "\(place): \(kind)")
    } catch let refusal as DatabaseRefusal {
      #expect(refusal.mayPass, "\(place): \(refusal)")
      return 0
    }
    var answered = 0
    for _ in 1...4 where (try? await left.fill(database)) != nil { answered += 1 }
    await database.close()
    return answered
  }

  @Test("is copied completely, or not at all and with a typed error")
  func everyCopy() async throws {
    let (original, _) = try await left(.killed)
    var call = 0
    var failed = 1
    while failed > 0 {
      call += 1
      let folder = try TemporaryFolder()
      let copy = folder.file("copy.db")
      faultvfs_arm(folder.path, FAULTVFS_PAST_SQLITE, call, 0, 0)
      let outcome = Result { () throws(SQLiteError) in
        try DatabaseCopy.make(of: original.path, to: copy)
      }
      failed = faultvfs_disarm(folder.path)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      switch outcome {
      case .success:
        // The first call removes leftovers.
        #expect(failed == 0 || call == 1, "call \(call)")
        try DatabaseCopy.expectSound(copy)
      case .failure(let error):
        // The file has its name even if the folder could not be synced.
        #expect(error.kind == .inputOutput, "call \(call): \(error)")
        #expect(!names.contains("copy.db.partial"), "call \(call)")
        if names.contains("copy.db") { try DatabaseCopy.expectSound(copy) }
      }
    }
    #expect(call > 5, "a copy makes so many calls")
  }
}
