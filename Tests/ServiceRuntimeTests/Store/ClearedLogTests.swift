import Foundation
import SQLite
import TestSupport
import Testing

/// Deleted contents are in no file, even while the database is in use.
@Suite("A cleared log")
struct ClearedLogTests {
  private static let marker = Array("zqmarkerqz".utf8)
  private static let schema = Migration(
    number: 1,
    name: "texts",
    sql: Array("CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;".utf8)
  )

  private static func holdsMarker(_ path: String) -> Bool {
    guard let bytes = FileManager.default.contents(atPath: path) else { return false }
    return bytes.range(of: Data(marker)) != nil
  }

  @Test("has none of the deleted or overwritten contents", arguments: [true, false])
  func deleted(onThreads: Bool) async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("notes.sqlite")
    let database = try Database(
      path: path,
      migrations: [Self.schema],
      applicationID: 1,
      execution: onThreads ? .threads : .inline
    )
    for number in 0..<300 {
      try await database.write { connection in
        try connection.run(
          "INSERT INTO note (id, text) VALUES (?, ?)",
          number,
          number.isMultiple(of: 3)
            ? "zqmarkerqz \(number)" : String(repeating: "x", count: number * 20)
        )
      }
    }
    #expect(Self.holdsMarker(path) || Self.holdsMarker(path + "-wal"))
    try await database.write { connection in
      try connection.run("UPDATE note SET text = 'y' WHERE id % 2 = 0 AND text LIKE 'zq%'")
      try connection.run("DELETE FROM note WHERE text LIKE 'zq%'")
    }
    #expect(Self.holdsMarker(path + "-wal"))
    #expect(try await database.clearLog())
    #expect(!Self.holdsMarker(path) && !Self.holdsMarker(path + "-wal"))
    let left = try await database.read { connection in
      try connection.first("SELECT count(*) FROM note") { try $0.value(0, as: Int.self) }
    }
    #expect(left == 250)
    // It continues as before, and opens again.
    try await database.write { try $0.run("INSERT INTO note (id, text) VALUES (1000, 'z')") }
    await database.close()
    let again = try Database(path: path, migrations: [Self.schema], applicationID: 1) {
      _,
      isWhole in
      #expect(isWhole)
    }
    await again.close()
  }
}
