import AnalyticsService
import CatalogService
import Foundation
import GatewayService
import NotificationService
import SQLite
import ServiceRuntime
import TestHousehold
import TestSupport
import Testing
import Vocabulary

@testable import TaskService

/// Checks that a removal erases every field of every table.
///
/// Rows are generated from the schemas, so that a new column is covered.
/// ``RemovalTests`` does the same with real records and commands.
@Suite("A removal, field by field")
struct EveryFieldTests {
  /// One service's database as the removal sees it.
  private struct Subject {
    let tables: SpaceTables
    let migrations: [Migration]
    let applicationID: UInt32
  }

  private static let subjects: [String: Subject] = [
    "task": Subject(
      tables: TaskStore.spaces,
      migrations: TaskStore.migrations,
      applicationID: TaskStore.applicationID
    ),
    "catalog": Subject(
      tables: CatalogStore.spaces,
      migrations: CatalogStore.migrations,
      applicationID: CatalogStore.applicationID
    ),
    "analytics": Subject(
      tables: ScoreStore.spaces,
      migrations: ScoreStore.migrations,
      applicationID: ScoreStore.applicationID
    ),
    "notification": Subject(
      tables: ReminderStore.spaces,
      migrations: ReminderStore.migrations,
      applicationID: ReminderStore.applicationID
    ),
    "gateway": Subject(
      tables: DirectoryStore.spaces,
      migrations: GatewayService.migrations,
      applicationID: GatewayService.applicationID
    ),
  ]

  /// Markers that occur in no schema; 16 bytes each, so that they also fit an id.
  private static let removed = "zqremovedmarkerq"
  private static let kept = "zqstayingmarkerq"
  private static let household = HouseholdID(rawValue: UniqueID(high: 0x71, low: 1))
  private static let member = MemberID(rawValue: UniqueID(high: 0x71, low: 2))
  private static let sibling = MemberID(rawValue: UniqueID(high: 0x71, low: 3))
  /// Tables of every service of which the removal clears single columns.
  private static let bodies = ["feed": ["body"], "request_reply": ["reply"]]

  /// Writes one row with `marker` in every text or blob column except ids of people.
  private static func write(
    _ marker: String,
    to table: String,
    household column: String,
    member columns: [String: MemberID],
    only marked: [String]? = nil,
    number: Int,
    _ connection: Connection
  ) throws {
    let fields = try connection.all(
      "SELECT name, type FROM pragma_table_xinfo(?) WHERE hidden = 0",
      table
    ) { (name: try $0.value(0, as: String.self), type: try $0.value(1, as: String.self)) }
    let values = fields.map { field -> String in
      if field.name == column { return Self.literal(household.rawValue.bytes) }
      if let id = columns[field.name] { return Self.literal(id.rawValue.bytes) }
      if SpaceTables.memberColumns.contains(field.name) {
        return Self.literal(sibling.rawValue.bytes)
      }
      let isMarked = marked?.contains(field.name) ?? true
      switch field.type {
      case "TEXT": return isMarked ? "'\(marker)'" : "''"
      case "BLOB":
        return Self.literal(
          isMarked ? Array(marker.utf8) : [UInt8](repeating: UInt8(clamping: number), count: 16)
        )
      default: return String(number)
      }
    }
    let names = fields.map(\.name).joined(separator: ", ")
    let insertion = "INSERT INTO \(table) (\(names)) VALUES (\(values.joined(separator: ", ")))"
    try connection.script(Array(insertion.utf8))
  }

  private static func literal(_ bytes: [UInt8]) -> String {
    let digits = bytes.map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "x'\(digits.joined())'"
  }

  /// Counts occurrences of the word in the database file and its write-ahead log.
  private static func occurrences(of word: String, in path: String) throws -> Int {
    var found = 0
    for ending in ["", "-wal"] where FileManager.default.fileExists(atPath: path + ending) {
      var rest = try Data(contentsOf: URL(fileURLWithPath: path + ending))[...]
      while let range = rest.firstRange(of: Array(word.utf8)) {
        found += 1
        rest = rest[range.upperBound...]
      }
    }
    return found
  }

  /// Creates a service's database with a row of the removed member and one of a sibling in every table.
  private static func filled(
    _ service: String,
    _ subject: Subject,
    _ folder: TemporaryFolder
  ) async throws -> ServiceStore {
    let path = folder.file("\(service).db")
    func open() throws -> ServiceStore {
      try ServiceStore(
        service,
        path: path,
        migrations: subject.migrations,
        applicationID: subject.applicationID,
        environment: .test()
      )
    }
    await (try open()).close()
    do {
      let connection = try Connection(path: path, mode: .alone)
      try connection.script(
        Array("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON".utf8)
      )
      // Triggers would refuse generated values, or add rows.
      let triggers = try connection.all(
        "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'"
      ) { (name: try $0.value(0, as: String.self), sql: try $0.value(1, as: String.self)) }
      for trigger in triggers { try connection.script(Array("DROP TRIGGER \(trigger.name)".utf8)) }
      for (number, table) in subject.tables.tables.enumerated() {
        for (place, (marker, id)) in [(removed, member), (kept, sibling)].enumerated() {
          // The table of households has one row.
          if place > 0, table.household.description == "id" { continue }
          var columns: [String: MemberID] = [:]
          if let column = table.member { columns[column.description] = id }
          for maker in table.makers { columns[maker.description] = id }
          try write(
            marker,
            to: table.name.description,
            household: table.household.description,
            member: columns,
            number: 10 + number * 2 + place,
            connection
          )
        }
      }
      for (table, marked) in bodies {
        for (place, (marker, id)) in [(removed, member), (kept, sibling)].enumerated() {
          try write(
            marker,
            to: table,
            household: "household",
            member: ["space": id, "actor": id, "caller": id],
            only: marked,
            number: 200 + place,
            connection
          )
        }
      }
      if service == "task" {
        for (marker, id) in [(removed, member), (kept, sibling)] {
          let row = try connection.first(
            "SELECT t.number, s.number FROM task t JOIN space s ON s.space = t.space WHERE t.space = ?",
            id
          ) { (try $0.value(0, as: Int64.self), try $0.value(1, as: Int64.self)) }
          let (task, space) = try #require(row)
          let entry = SearchIndex.Entry(name: marker, details: marker, space: space)
          try SearchIndex.add(entry, number: task, connection)
        }
      }
      for trigger in triggers { try connection.script(Array(trigger.sql.utf8)) }
    }
    return try open()
  }

  @Test(
    "of a member deletes all of their data, and none of their sibling's (SHR-002, APP-123)",
    arguments: Home.services
  )
  func member(service: String) async throws {
    let subject = try #require(Self.subjects[service])
    let folder = try TemporaryFolder()
    let store = try await Self.filled(service, subject, folder)
    let path = folder.file("\(service).db")
    #expect(try Self.occurrences(of: Self.removed, in: path) >= 5)
    let space = RemovedSpace(household: Self.household, member: Self.member)
    let outcome = try await SpaceRemoval(store, subject.tables).run(space)
    #expect(outcome.isLogClear)
    for table in subject.tables.tables {
      // Common records of any author stay, except the imported original of the member's note.
      let isCommon = table.member == nil && table.name.description != "coffee_import"
      let left = isCommon && table.household.description != "id" ? 2 : 1
      #expect(try await Self.count(table.name, in: store) == left, "\(table.name)")
      for column in table.makers + [table.member].compactMap(\.self) {
        let named = try await Self.count(table.name, with: column, in: store)
        #expect(named == 0, "\(table.name).\(column)")
      }
    }
    try await Self.expectBodies(in: store, [Self.kept.utf8.count])
    await store.close()
    let inCommon = subject.tables.tables.contains { $0.member == nil }
    if !inCommon { #expect(try Self.occurrences(of: Self.removed, in: path) == 0) }
    #expect(try Self.occurrences(of: Self.kept, in: path) >= 5)
  }

  /// The number of rows of a table, or of those whose column has the removed member's id.
  private static func count(
    _ table: StaticString,
    with column: StaticString? = nil,
    in store: ServiceStore
  ) async throws -> Int? {
    var query = SQLText("SELECT count(*) FROM ")
    query.append(table)
    if let column {
      query.append(" WHERE ")
      query.append(column)
      query.append(" = ?", member)
    }
    let counting = query
    return try await store.read { connection in
      try connection.first(counting) { try $0.value(0, as: Int.self) }
    }
  }

  /// Checks the lengths of the event bodies that were not cleared.
  private static func expectBodies(in store: ServiceStore, _ lengths: [Int]) async throws {
    let found = try await store.read { connection in
      try connection.all("SELECT length(body) FROM feed WHERE length(body) > 0") {
        try $0.value(0, as: Int.self)
      }
    }
    #expect(found == lengths)
  }

  @Test("of the household leaves nothing at all (SHR-002)", arguments: Home.services)
  func household(service: String) async throws {
    let subject = try #require(Self.subjects[service])
    let folder = try TemporaryFolder()
    let store = try await Self.filled(service, subject, folder)
    let outcome = try await SpaceRemoval(store, subject.tables).run(
      RemovedSpace(household: Self.household)
    )
    #expect(outcome.isLogClear)
    try await Self.expectBodies(in: store, [])
    await store.close()
    for word in [Self.removed, Self.kept] {
      #expect(try Self.occurrences(of: word, in: folder.file("\(service).db")) == 0)
    }
  }
}
