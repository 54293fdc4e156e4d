/// Reads a JSON object of tables, `{"BEANS": […], "BREWS": […]}`, or one table, `[…]`, record by
/// record.
///
/// Accepts pieces of any size and keeps one record in memory. Only the structure is parsed; a JSON
/// parser reads the records.
struct JSONTables {
  enum Event: Equatable {
    /// A record of a table, counted from 1.
    case record(table: String, number: Int, bytes: [UInt8])
    /// A skipped record with its reason: the end of a sentence that begins with it.
    case fault(table: String, number: Int, reason: String)
    /// A value that is not a table.
    case other(key: String)
  }

  /// The size limit of one record (IMP-006).
  static let maximumRecord = 1 << 20
  /// The nesting limit in one record (IMP-006).
  static let maximumNesting = 64
  /// The length limit of a table's name.
  private static let maximumKey = 256

  private enum State: Equatable {
    case beforeValue
    case beforeKey
    case key
    case afterKey
    case beforeTable
    case inTable
    case inRecord
    case skipping
    case finished
  }

  private var state = State.beforeValue
  private var table: String
  private var number = 0
  private var key: [UInt8] = []
  private var record: [UInt8] = []
  private var size = 0
  private var depth = 0
  private var deepest = 0
  private var isInText = false
  private var isEscaped = false
  private var isObject = false
  private var offset = 0
  private var marks = 0

  /// - Parameter table: the name of the table where the text is a list.
  init(table: String = "") { self.table = table }

  /// Parses the next bytes.
  ///
  /// - Throws: ``CommandFailure`` `unreadable_file` with the position of the error.
  mutating func take(
    _ piece: [UInt8],
    _ event: (Event) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    for byte in piece {
      try take(byte, event)
      offset += 1
    }
  }

  /// Whether the text is complete.
  var isComplete: Bool { state == .finished }
  /// Whether a table has begun.
  var hasBegun: Bool { isObject || state != .beforeValue }
  /// The number of bytes so far.
  var length: Int { offset }

  private mutating func take(
    _ byte: UInt8,
    _ event: (Event) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    switch state {
    case .inRecord, .skipping: try inside(byte, event)
    case .key: try name(byte)
    case .beforeValue:
      if JSONRecords.isBlank(byte) || isMark(byte) { return }
      switch byte {
      case UInt8(ascii: "{"): (state, isObject) = (.beforeKey, true)
      case UInt8(ascii: "["): state = .inTable
      default: throw unreadable()
      }
    case .beforeKey:
      if JSONRecords.isBlank(byte) || byte == UInt8(ascii: ",") { return }
      switch byte {
      case UInt8(ascii: "\""): (state, key) = (.key, [])
      case UInt8(ascii: "}"): state = .finished
      default: throw unreadable()
      }
    case .afterKey:
      if JSONRecords.isBlank(byte) { return }
      guard byte == UInt8(ascii: ":") else { throw unreadable() }
      state = .beforeTable
    case .beforeTable:
      if JSONRecords.isBlank(byte) { return }
      table = String(decoding: key, as: UTF8.self)
      number = 0
      if byte == UInt8(ascii: "[") {
        state = .inTable
      } else {
        try event(.other(key: table))
        begin(.skipping)
        try inside(byte, event)
      }
    case .inTable:
      if JSONRecords.isBlank(byte) || byte == UInt8(ascii: ",") { return }
      guard byte != UInt8(ascii: "]") else {
        state = isObject ? .beforeKey : .finished
        return
      }
      guard byte != UInt8(ascii: "}") else { throw unreadable() }
      number += 1
      begin(.inRecord)
      try inside(byte, event)
    case .finished: if !JSONRecords.isBlank(byte) { throw unreadable() }
    }
  }

  /// Skips one byte order mark.
  private mutating func isMark(_ byte: UInt8) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard marks < 3, mark[marks] == byte else { return false }
    marks += 1
    return true
  }

  private mutating func name(_ byte: UInt8) throws(CommandFailure) {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      state = .afterKey
      return
    }
    guard key.count < JSONTables.maximumKey else { throw unreadable() }
    key.append(byte)
  }

  private mutating func begin(_ next: State) {
    state = next
    record.removeAll(keepingCapacity: true)
    (size, depth, deepest, isInText, isEscaped) = (0, 0, 0, false, false)
  }

  private mutating func inside(
    _ byte: UInt8,
    _ event: (Event) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    if isInText {
      keep(byte)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInText = false
      }
      return
    }
    switch byte {
    case UInt8(ascii: "\""): isInText = true
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth += 1
      deepest = max(deepest, depth)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard depth > 0 else {
        // The end of the table or object also ends a number or word.
        try end(event)
        return try take(byte, event)
      }
      depth -= 1
      if depth == 0 {
        keep(byte)
        return try end(event)
      }
    case UInt8(ascii: ","): if depth == 0 { return try end(event) }
    default: break
    }
    keep(byte)
  }

  private mutating func keep(_ byte: UInt8) {
    size += 1
    if state == .inRecord, size <= JSONTables.maximumRecord { record.append(byte) }
  }

  private mutating func end(
    _ event: (Event) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    guard state == .inRecord else { return state = .beforeKey }
    state = .inTable
    if size > JSONTables.maximumRecord {
      try event(.fault(table: table, number: number, reason: "is larger than 1 MiB"))
    } else if deepest > JSONTables.maximumNesting {
      let reason = "is nested deeper than \(JSONTables.maximumNesting) levels"
      try event(.fault(table: table, number: number, reason: reason))
    } else {
      // A number or word ends at the next delimiter, possibly after blanks.
      while let last = record.last, JSONRecords.isBlank(last) { record.removeLast() }
      try event(.record(table: table, number: number, bytes: record))
    }
  }

  private func unreadable() -> CommandFailure {
    .invalid(
      "unreadable_file",
      "Nothing was imported: the file is not JSON at byte \(offset + 1)."
    )
  }
}
