import Foundation
import SQLite
import TestSupport
import Testing

/// The files of a database that was killed or closed, in a temporary folder.
protocol LeftDatabase {
  var folder: TemporaryFolder { get }
}

extension LeftDatabase {
  static var schema: String { "CREATE TABLE jar(jam BLOB NOT NULL) STRICT;" }
  var path: String { folder.file("left.db") }

  /// Opens the files; `isWhole` is whether every answered write is there.
  func open(
    _ path: String? = nil,
    checkpointPages: Int = 8
  ) throws -> (database: Database, isWhole: Bool) {
    var wasWhole = true
    var limits = DatabaseLimits()
    limits.checkpointPages = checkpointPages
    let database = try Database(
      path: path ?? self.path,
      migrations: Migration.list([Self.schema]),
      applicationID: 7,
      execution: .inline,
      limits: limits
    ) { _, isWhole in wasWhole = isWhole }
    return (database, wasWhole)
  }

  func fill(_ database: Database) async throws {
    try await database.write { try $0.run("INSERT INTO jar VALUES (zeroblob(9000))") }
  }

  func take(_ endings: [String], of path: String) throws {
    for ending in endings {
      try? FileManager.default.removeItem(atPath: self.path + ending)
      try FileManager.default.copyItem(atPath: path + ending, toPath: self.path + ending)
    }
  }

  /// Leaves the files of a process that was killed after this number of writes.
  func kill(after writes: Int) async throws {
    let (running, _) = try open(folder.file("running.db"))
    for _ in 0..<writes { try await fill(running) }
    try take(["", "-wal", ".lock"], of: running.path)
    await running.close()
  }

  func jars(_ database: Database) async throws -> Int? {
    try await database.read { try $0.first("SELECT count(*) FROM jar") { try $0.value(0) } }
  }
}
