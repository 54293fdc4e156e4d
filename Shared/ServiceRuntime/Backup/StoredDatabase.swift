package import RuntimeContracts
import SQLite
import Vocabulary

package typealias StoredDatabase = OperationsV1.StoredDatabase

extension StoredDatabase {
  /// The most problems that are listed per file.
  private static let problemLimit = 8

  private static let isAnother =
    "it is a copy, or its last changes are missing: its feed will begin a new epoch"

  /// Inspects a database file through a read-only connection.
  ///
  /// ``problems`` lists what is wrong: a missing or foreign log, damage that SQLite finds, dangling
  /// references, a feed with gaps, a file of another program or of a later version.
  init(inspecting path: String, of member: DataFolder.Member) {
    self.init()
    service = member.service
    look(at: path, of: member)
    FileInspection.tidy(path)
  }

  private mutating func look(at path: String, of member: DataFolder.Member) {
    do {
      let isKept = try FileInspection.expectKept(path)
      // Read before SQLite opens the file, because closing any descriptor of it drops SQLite's
      // locks.
      let own = Result { () throws(DatabaseRefusal) in
        try FileInspection.expectHeader(of: path, applicationID: member.applicationID)
      }
      let connection = try Connection(path: path, mode: .readOnly)
      try connection.run("BEGIN")
      let hasFeed = try readFacts(connection)
      if applicationID != member.applicationID {
        problems = ["it belongs to another program or service"]
      } else if !hasFeed {
        problems = ["it has no feed"]
      } else {
        try DataFolder.expectKnown(Int(schema), of: service)
        // SQLite reads the first page from the log; a service also checks the file's own.
        if let own = try own.get() { try DataFolder.expectKnown(own, of: service) }
        problems = try connection.damage(atMost: Self.problemLimit) + connection.feedProblems()
        if !isKept { problems.append(Self.isAnother) }
      }
      try connection.run("COMMIT")
    } catch let error as SQLiteError {
      problems = [error.debugDescription]
    } catch let refusal as DatabaseRefusal {
      problems = [refusal.description]
    } catch {
      problems = ["\(error)"]
    }
  }

  /// Adds the damage that SQLite finds in the database at `path`, of which this is a copy.
  ///
  /// A copy is rebuilt with its indexes, so it may be sound although the original is not.
  mutating func noteDamage(of path: String) {
    defer { FileInspection.tidy(path) }
    let found: [String]
    do {
      found = try Connection(path: path, mode: .readOnly).damage(atMost: Self.problemLimit)
    } catch {
      found = [(error as? SQLiteError)?.debugDescription ?? "\(error)"]
    }
    problems += found.map { "the database itself, which this is a copy of: \($0)" }
  }

  /// Throws when a later version of Daybook wrote the database; `path` is named in the error.
  func expectKnown(in path: String) throws(BackupRefusal) {
    do throws(DatabaseRefusal) {
      try DataFolder.expectKnown(Int(schema), of: service)
    } catch {
      throw .laterVersion(path: path)
    }
  }

  /// - Returns: whether the tables that every service's database has exist.
  private mutating func readFacts(_ connection: Connection) throws -> Bool {
    func number(_ sql: StaticString) throws -> Int64 {
      try connection.first(sql) { try $0.value(0) } ?? 0
    }
    applicationID = UInt32(truncatingIfNeeded: try number("PRAGMA application_id"))
    schema = UInt32(clamping: try number("PRAGMA user_version"))
    bytes = UInt64(clamping: try number("PRAGMA page_count") * number("PRAGMA page_size"))
    guard try number("SELECT count(*) FROM sqlite_schema WHERE name = 'feed_meta'") == 1 else {
      return false
    }
    feedEpoch = UInt64(bitPattern: try number("SELECT epoch FROM feed_meta"))
    feedSequence = UInt64(clamping: try FeedTable(epoch: feedEpoch).head(connection))
    cursors = try connection.all("SELECT consumer, epoch, seq FROM feed_cursor ORDER BY consumer") {
      OperationsV1.FeedCursor(
        consumer: try $0.value(0),
        epoch: UInt64(bitPattern: try $0.value(1, as: Int64.self)),
        sequence: UInt64(clamping: try $0.value(2, as: Int64.self))
      )
    }
    return true
  }
}

extension [StoredDatabase] {
  /// Adds to each database the problems of its cursors: none may be ahead of its feed.
  func notingCursors() -> [StoredDatabase] {
    var noted = self
    for index in noted.indices {
      for cursor in noted[index].cursors {
        let feed = first { $0.feedEpoch == cursor.epoch }
        guard let feed, cursor.sequence > feed.feedSequence else { continue }
        noted[index].problems.append(
          "it has taken in \(cursor.sequence) events of \(feed.service), which has \(feed.feedSequence)"
        )
      }
    }
    return noted
  }
}

extension Connection {
  /// The damage that SQLite finds.
  fileprivate func damage(atMost limit: Int) throws -> [String] {
    let words = try all("PRAGMA integrity_check(8)") { try $0.value(0, as: String.self) }
    let orphans = try all("PRAGMA foreign_key_check") { try $0.value(0, as: String.self) }
    return words.flatMap(FileInspection.findings)
      + Set(orphans).sorted().prefix(limit).map { "rows of \($0) point to rows that are not there" }
  }

  /// The problems of the feed: numbers must be consecutive from the oldest kept event to the
  /// newest, in the whole feed and in each space.
  fileprivate func feedProblems() throws -> [String] {
    func count(_ sql: StaticString) throws -> Int {
      try first(sql) { try $0.value(0) } ?? 0
    }
    var problems: [String] = []
    let missing = try count(
      """
      SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'feed'), 0)
        - (SELECT pruned_through FROM feed_meta) - (SELECT count(*) FROM feed)
      """
    )
    if missing != 0 { problems.append("the feed lacks \(missing) events") }
    let jumps = try count(
      """
      SELECT count(*) FROM (
        SELECT number - lag(number) OVER (PARTITION BY household, space ORDER BY seq) AS step
        FROM feed
      ) WHERE step <> 1
      """
    )
    if jumps != 0 { problems.append("spaces of the feed have \(jumps) gaps") }
    let counters = try count(
      """
      SELECT count(*) FROM feed_space JOIN (
        SELECT household, space, max(number) AS newest FROM feed GROUP BY household, space
      ) USING (household, space) WHERE newest <> number
      """
    )
    if counters != 0 { problems.append("\(counters) spaces count their events wrongly") }
    return problems
  }
}
