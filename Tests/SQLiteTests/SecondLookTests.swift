import Foundation
import TestSupport
import Testing

@testable import SQLite

/// A reader that ignores the lock, such as a backup, may read the lock file before the owner's next
/// note and the rest after it.
@Suite("An inspection of a database that is in use")
struct SecondLookTests: LeftDatabase {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Inspects while the lock file has these states one after the other, and then the true one.
  private func look(_ notes: FileHistory...) throws -> (isKept: Bool, looks: Int) {
    var notes = notes[...]
    var looks = 0
    let isKept = try FileInspection.expectKept(path) { path in
      looks += 1
      return notes.popFirst() ?? FileLock.history(of: path)
    }
    return (isKept, looks)
  }

  @Test(
    "uses the lock file's later state if it changed since the other files were read"
  )
  func changed() async throws {
    try await kill(after: 3)
    // A log beside a closed database is another one's; for an unknown state the verdict is
    // uncertain.
    let closed = FileHistory.closed(generation: LogGeneration(1))
    #expect(try look() == (true, 1))
    #expect(try look(closed) == (true, 2))
    #expect(try look(.unknown) == (true, 2))
    #expect(try look(closed, .unknown, closed) == (true, 4))
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: DatabaseRefusal.lost(path: path)) { try look(closed) }
    #expect(throws: DatabaseRefusal.lost(path: path)) { try look(closed, .none) }
    try FileManager.default.removeItem(atPath: path + "-wal")
    #expect(try look(closed, .none) == (true, 2), "its owner has not created it yet")
  }

  @Test("keeps its result when the lock file is unchanged, and when it never stays unchanged")
  func unchanged() async throws {
    try await kill(after: 3)
    let closed = FileHistory.closed(generation: LogGeneration(1))
    #expect(throws: DatabaseRefusal.logStray(path: path)) { try look(closed, closed) }
    #expect(try look(.unknown, .unknown) == (false, 2))
    var looks = 0
    #expect(
      try FileInspection.expectKept(path) { _ in
        looks += 1
        return .closed(generation: LogGeneration(Int64(looks)))
      },
      "a backup reads through SQLite, which refuses what does not fit"
    )
    #expect(looks == 101)
  }
}
