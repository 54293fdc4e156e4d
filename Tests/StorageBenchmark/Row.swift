import RuntimeContracts
import SQLite
import ServiceRuntime
import TaskContracts
import Vocabulary

/// A row of the size and shape of a task: two ids, 40 and 120 characters, seven numbers.
struct TaskRow {
  var household: UniqueID
  var id: UniqueID
  var name: String
  var details: String
  var status: Int
  var priority: Int
  var due: Int
  var created: Int
  var modified: Int
  var position: Int
  var revision: Int
}

extension TaskRow {
  static let households: UInt64 = 100

  static func household(_ number: UInt64) -> UniqueID {
    UniqueID(high: 0x0193_0000_0000_7000, low: 0x8000_0000_0000_0000 | number % households)
  }

  /// Increasing ids, like those of version 7.
  static func id(_ number: UInt64) -> UniqueID {
    UniqueID(high: number << 16 | 0x7000, low: 0x8000_0000_0000_0000 | number)
  }

  /// Row `number` of the benchmark; the peer creates the same one.
  init(_ number: UInt64) {
    household = Self.household(number)
    id = Self.id(number)
    let digits = String(number)
    name = Self.padded(digits, with: UInt8(ascii: "n"), to: 40)
    details = Self.padded(digits, with: UInt8(ascii: "d"), to: 120)
    let small = Int(number)
    status = small % 3
    priority = small % 4
    due = small * 7_919 % 1_000_000
    created = small
    modified = small
    position = small
    revision = 1
  }

  /// Digits after padding of one byte, as the peer creates them.
  ///
  /// The row is created while it is measured. `String(repeating:count:)` appends one by one, which
  /// took a tenth of an insert.
  private static func padded(_ digits: String, with byte: UInt8, to length: Int) -> String {
    String(unsafeUninitializedCapacity: length) { place in
      let padding = length - digits.utf8.count
      place[..<padding].initialize(repeating: byte)
      _ = place[padding...].initialize(from: digits.utf8)
      return length
    }
  }

  init(_ row: Row) throws(SQLiteError) {
    self.init(
      household: try row.value(0),
      id: try row.value(1),
      name: try row.value(2),
      details: try row.value(3),
      status: try row.value(4),
      priority: try row.value(5),
      due: try row.value(6),
      created: try row.value(7),
      modified: try row.value(8),
      position: try row.value(9),
      revision: try row.value(10)
    )
  }

  static let schema = """
    CREATE TABLE task (
      household BLOB NOT NULL, id BLOB NOT NULL, name TEXT NOT NULL, details TEXT NOT NULL,
      status INTEGER NOT NULL, priority INTEGER NOT NULL, due INTEGER NOT NULL,
      created INTEGER NOT NULL, modified INTEGER NOT NULL, position INTEGER NOT NULL,
      revision INTEGER NOT NULL, UNIQUE (household, id)
    ) STRICT;
    CREATE INDEX task_by_due ON task (household, due);
    CREATE INDEX task_by_place ON task (household, status, position);
    CREATE INDEX task_by_change ON task (household, modified);
    """

  func insert(into connection: Connection) throws(SQLiteError) {
    try connection.run(
      "INSERT INTO task VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      household,
      id,
      name,
      details,
      status,
      priority,
      due,
      created,
      modified,
      position,
      revision
    )
  }

  /// Writes the row's event to the real outbox, with its place in the space and its number.
  func announce(in context: WriteContext, _ body: TaskV1.TaskCreated) throws {
    let member = MemberID(rawValue: household)
    try context.append(
      NewEvent(body, entity: id.text, revision: revision),
      EventStamp(
        at: Timestamp(millisecondsSinceEpoch: Int64(modified)),
        localDay: LocalDay(daysSinceEpoch: 20_000),
        household: HouseholdID(rawValue: household),
        space: member,
        actor: member,
        request: RequestID(rawValue: id)
      )
    )
  }
}
