import Foundation
import TestSupport
import Testing

@testable import SQLite

/// The page that a checkpoint writes last identifies an incomplete checkpoint.
@Suite("The page that a checkpoint writes last (row 67)")
struct PageFingerprintTests {
  /// The log's index has the first 4,062 pages of a log in its first block.
  @Test(
    "is the one with the highest number, in its last version, whatever was committed last",
    arguments: [40, 4_500]
  )
  func highest(rows: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("jar.db")
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.script(
      """
      PRAGMA journal_mode = WAL;
      PRAGMA wal_autocheckpoint = 0;
      CREATE TABLE jar (id INTEGER PRIMARY KEY, jam BLOB);
      """
    )
    for ids in stride(from: 1, to: rows, by: 20) {
      try connection.run("BEGIN")
      for id in ids..<ids + 20 {
        try connection.run("INSERT INTO jar VALUES (?, randomblob(3000))", id)
      }
      try connection.run("COMMIT")
    }
    try connection.run("UPDATE jar SET jam = randomblob(3000) WHERE id = ?", rows)
    // A low page: the log ends with it.
    try connection.run("UPDATE jar SET jam = randomblob(3000) WHERE id = ?", 1)
    let pages = try connection.first("PRAGMA page_count") { try $0.value(0, as: Int.self) }
    let log = try Data(contentsOf: URL(filePath: path + "-wal"))
    let frame = LogHeader.pageHeaderBytes + 4096
    #expect((log.count - LogHeader.bytes) % frame == 0)

    let logged = (log.count - LogHeader.bytes) / frame
    let print = try #require(
      PageFingerprint(movedLastOf: logged, inLogBeside: path, of: connection)
    )
    #expect(Int(print.number) == pages)
    #expect(!print.isIn(path))
    try connection.script("PRAGMA wal_checkpoint(PASSIVE)")
    #expect(print.isIn(path))
    #expect(PageFingerprint(movedLastOf: logged + 1, inLogBeside: path, of: connection) == nil)
  }
}
