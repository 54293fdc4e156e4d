import SQLite
import TestSupport

/// A database with two tables whose rows are in pairs, and a second step that rewrites rows.
struct CupFiles: Sendable {
  let folder: TemporaryFolder
  var path: String { folder.file("cups.db") }
  /// The files that may be beside it.
  var copies: [String] { [path + ".before-2", folder.file("copy.db")] }

  private static let first = """
    CREATE TABLE cup(size INTEGER NOT NULL UNIQUE, clay BLOB NOT NULL) STRICT;
    CREATE TABLE saucer(cup INTEGER NOT NULL) STRICT;
    """
  private static let second = """
    ALTER TABLE saucer ADD COLUMN colour TEXT;
    UPDATE saucer SET colour = 'blue';
    """

  func open(
    steps: Int = 2,
    execution: Execution = .inline,
    isWhole: (Bool) -> Void = { _ in }
  ) throws -> Database {
    var limits = DatabaseLimits()
    limits.checkpointPages = 6
    limits.lockPatience = .zero
    let migrations = [
      Migration(number: 1, name: "first", sql: Array(Self.first.utf8)),
      Migration(number: 2, name: "second", sql: Array(Self.second.utf8), changesData: true),
    ]
    return try Database(
      path: path,
      migrations: Array(migrations.prefix(steps)),
      applicationID: TemporaryDatabase.applicationID,
      execution: execution,
      limits: limits
    ) { isWhole($1) }
  }
}

/// Operations on such a database while its disk fails.
enum CupWork: String, CaseIterable {
  /// One write after the other.
  case singles
  /// Several at a time, which share transactions.
  case batches
  /// A file of the first step is brought to the second.
  case migration
  /// A copy is made between writes.
  case copy

  /// Performs the operation; a failed write is not answered.
  func run(_ files: CupFiles) async -> [Int] {
    switch self {
    case .singles:
      guard let database = try? files.open() else { return [] }
      var answered: [Int] = []
      for size in 1...5 {
        answered += await add(size, to: database)
        _ = try? await database.read { try $0.first("SELECT 1 FROM cup") { _ in 1 } }
      }
      await database.close()
      return answered
    case .batches:
      guard let database = try? files.open(execution: .threads) else { return [] }
      var answered: [Int] = []
      for round in 0..<2 {
        await withTaskGroup(of: [Int].self) { group in
          for size in 1...6 { group.addTask { await add(round * 10 + size, to: database) } }
          for await size in group { answered += size }
        }
      }
      await database.close()
      return answered
    case .migration:
      var answered: [Int] = []
      for steps in 1...2 {
        guard let database = try? files.open(steps: steps) else { continue }
        for size in 1...2 { answered += await add(steps * 10 + size, to: database) }
        await database.close()
      }
      return answered
    case .copy:
      guard let database = try? files.open() else { return [] }
      var answered = await add(1, to: database)
      try? await database.copy(to: files.folder.file("copy.db"))
      answered += await add(2, to: database)
      await database.close()
      return answered
    }
  }

  /// Adds a cup with its saucer.
  ///
  /// - Returns: its size once the write was answered.
  private func add(_ size: Int, to database: Database) async -> [Int] {
    do {
      try await database.write { connection in
        try connection.run("INSERT INTO cup VALUES (?, zeroblob(9000))", size)
        try connection.run("INSERT INTO saucer(cup) VALUES (?)", size)
      }
      return [size]
    } catch {
      return []
    }
  }
}
