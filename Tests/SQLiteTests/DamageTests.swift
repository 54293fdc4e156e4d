import Foundation
import SQLite
import TestSupport
import Testing

private let schema = """
  CREATE TABLE cup(size INTEGER NOT NULL, colour TEXT) STRICT;
  CREATE TABLE plate(size INTEGER NOT NULL) STRICT;
  CREATE INDEX cup_by_size ON cup(size);
  """

@Suite("A damaged file (row 67)")
struct DamageTests {
  let folder: TemporaryFolder
  var path: String { folder.file("a.db") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open() throws -> Database {
    var limits = DatabaseLimits()
    limits.checkpointPages = 1
    return try Database(
      path: path,
      migrations: Migration.list([schema]),
      applicationID: 7,
      limits: limits
    )
  }

  /// Makes a file with three hundred rows in it.
  private func fill() async throws {
    let database = try open()
    let filler = String(repeating: "x", count: 900)
    try await database.write { connection in
      for size in 1...300 { try connection.run("INSERT INTO cup VALUES (?, ?)", size, filler) }
      try connection.run("INSERT INTO plate VALUES (1)")
    }
    await database.close()
  }

  /// Overwrites all pages after the first ones, which have the schema and the tables' roots.
  private func damage() throws {
    let handle = try FileHandle(forUpdating: URL(filePath: path))
    let end = try handle.seekToEnd()
    try handle.seek(toOffset: 8 * 4_096)
    try handle.write(contentsOf: Data(count: Int(end) - 8 * 4_096))
    try handle.close()
  }

  @Test("is refused at start when an index lacks a row of its table")
  func index() async throws {
    let database = try open()
    try await database.write { connection in
      try connection.run("CREATE UNIQUE INDEX cup_by_colour ON cup(colour)")
      try connection.run("INSERT INTO cup VALUES (1, 'a needle')")
    }
    await database.close()
    let url = URL(filePath: path)
    var data = try Data(contentsOf: url)
    let found = try #require(data.range(of: Data("a needle".utf8)))
    data[found.lowerBound] ^= 1
    try data.write(to: url)
    let refusal = #expect(throws: DatabaseRefusal.self) { try open() }
    #expect("\(refusal.map(String.init(describing:)) ?? "")".contains("index"))
    #expect(try Data(contentsOf: url) == data)
  }

  @Test("is refused at start, and its files are unchanged")
  func atTheStart() async throws {
    try await fill()
    try damage()
    let before = try contents()
    for _ in 1...2 {
      let refusal = #expect(throws: DatabaseRefusal.self) { try open() }
      let words = String(reflecting: refusal)
      #expect(!words.contains("***") && !words.contains("\n"), "one line, without a heading")
      #expect(try contents() == before)
    }
  }

  @Test("is reported with one line per finding, without the headings of SQLite")
  func findings() {
    let found = ["Tree 2 page 2: btreeInitPage() returns 11", "Page 5: never used"]
    let verdict = (["*** in database main ***"] + found).joined(separator: "\n")
    #expect(FileInspection.findings(verdict) == found)
    #expect(FileInspection.findings("ok") == [])
  }

  private func contents() throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: URL(filePath: folder.file($0)))) }
    )
  }

  @Test("is read but no longer written: neither the batch that found the damage, nor a checkpoint")
  func whileRunning() async throws {
    try await fill()
    let database = try open()
    try await database.write { try $0.run("INSERT INTO plate VALUES (2)") }
    // The checkpoint follows the answer. A reader that is starting keeps it from completing; the next
    // write, which changes nothing, tries it again.
    while database.condition.figures.checkpoints == 0 {
      try await database.write { try $0.run("DELETE FROM plate WHERE size = 99") }
    }
    let checkpoints = database.condition.figures.checkpoints
    try damage()
    let before = try Data(contentsOf: URL(filePath: path))
    let outcomes = try await Batch(database: database).run([
      { try $0.run("INSERT INTO plate VALUES (3)") },
      { _ = try $0.first("SELECT count(colour) FROM cup") { _ in 1 } },
      { try $0.run("INSERT INTO plate VALUES (4)") },
    ])
    for outcome in outcomes {
      guard case .failure(let error as SQLiteError) = outcome else {
        Issue.record("\(outcome)")
        continue
      }
      #expect(error.kind == .damaged)
    }
    #expect(database.condition.damage != nil)
    let refusal = await #expect(throws: DatabaseRefusal.self) {
      try await database.write { try $0.run("INSERT INTO plate VALUES (5)") }
    }
    #expect(refusal.map { if case .damaged = $0 { true } else { false } } == true)
    let plates = try await database.read {
      try $0.all("SELECT size FROM plate") { try $0.value(0, as: Int.self) }
    }
    #expect(plates == [1, 2])
    await database.close()
    #expect(database.condition.figures.checkpoints == checkpoints)
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  /// The error of a damaged full-text index, after which SQLite would commit.
  @Test("fails the other writes of a batch in which one found it")
  func inOneJob() async throws {
    let database = try open()
    let outcomes = try await Batch(database: database).run([
      { try $0.run("INSERT INTO plate VALUES (3)") },
      { _ in throw SQLiteError(code: 11 | 1 << 8, message: "malformed") },
      { try $0.run("INSERT INTO plate VALUES (4)") },
    ])
    #expect(outcomes.map(\.hasFailed) == [true, true, true])
    let plates = try await database.read {
      try $0.all("SELECT size FROM plate") { try $0.value(0, as: Int.self) }
    }
    #expect(plates == [])
    await database.close()
  }

  @Test("that a reader found is not written either")
  func foundByReader() async throws {
    try await fill()
    let database = try open()
    try damage()
    await #expect(throws: SQLiteError.self) {
      try await database.read { try $0.first("SELECT count(colour) FROM cup") { _ in 1 } }
    }
    await #expect(throws: DatabaseRefusal.self) {
      try await database.write { try $0.run("INSERT INTO plate VALUES (3)") }
    }
    await database.close()
  }

  /// The first bytes of a page have its kind, the number of its cells and their positions.
  @Test("is refused at start when a page's header is wrong", arguments: 1...4)
  func pageHeader(page: Int) async throws {
    try await fill()
    let whole = try Data(contentsOf: URL(filePath: path))
    let start = (page - 1) * 4_096 + (page == 1 ? 100 : 0)
    for byte in [0, 3, 4, 5, 6] {
      var bytes = whole
      bytes[start + byte] ^= 0x15
      try bytes.write(to: URL(filePath: path))
      let refusal = #expect(throws: DatabaseRefusal.self, "byte \(byte)") { try open() }
      #expect(refusal.map { if case .damaged = $0 { true } else { false } } == true)
      #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
    }
    try whole.write(to: URL(filePath: path))
    await (try open()).close()
  }

  @Test("is refused at start when it is large and the root of a table is wrong")
  func largeFile() async throws {
    let database = try open()
    try await database.write { connection in
      try connection.run("CREATE VIRTUAL TABLE words USING fts5(word)")
      for size in 1...20 {
        try connection.run("INSERT INTO cup VALUES (?, hex(zeroblob(300000)))", size)
      }
    }
    await database.close()
    await (try open()).close()
    var bytes = try Data(contentsOf: URL(filePath: path))
    #expect(bytes.count > 2_000 * 4_096)
    bytes[4_096] ^= 0x15
    try bytes.write(to: URL(filePath: path))
    #expect(throws: DatabaseRefusal.self) { try open() }
  }
}
