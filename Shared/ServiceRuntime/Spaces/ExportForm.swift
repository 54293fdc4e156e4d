import Foundation
import SQLite
import Vocabulary

/// How a table's rows are written as lines of JSON for their owner.
///
/// A line has every exported column in the table's order, with `null` for missing values, so that all lines of a
/// kind have the same columns. Ids are UUID text, instants RFC 3339, days ISO text; numbers of enumerations
/// are those of the contract.
package struct ExportForm: Sendable {
  /// Turns a stored message into JSON.
  package typealias MessageText = @Sendable ([UInt8]) throws -> String

  let instants: Set<String>
  let days: Set<String>
  let flags: Set<String>
  /// Columns that only the service needs, and secrets.
  let leavesOut: Set<String>
  /// Columns that only the row's member may see; `null` for others.
  let privateToMember: Set<String>
  let messages: [String: MessageText]
  /// Every member of the household may read the rows, whoever they are removed with.
  ///
  /// An export of single members has only theirs.
  let isShared: Bool

  /// - Parameters:
  ///   - instants: columns with UTC milliseconds.
  ///   - days: columns with days since 1970-01-01.
  ///   - flags: columns that are 0 or 1.
  ///   - leavesOut: columns that only the service needs, and secrets.
  ///   - privateToMember: columns that only the row's member may see.
  ///   - messages: columns with messages of the contract.
  ///   - isShared: every member of the household may read the rows.
  package init(
    instants: Set<String> = [],
    days: Set<String> = [],
    flags: Set<String> = [],
    leavesOut: Set<String> = [],
    privateToMember: Set<String> = [],
    messages: [String: MessageText] = [:],
    isShared: Bool = false
  ) {
    self.instants = instants
    self.days = days
    self.flags = flags
    self.leavesOut = leavesOut
    self.privateToMember = privateToMember
    self.messages = messages
    self.isShared = isShared
  }

  /// The row as a line of JSON, with its line feed.
  func line(_ row: Row, hidesPrivate: Bool, household: String) throws -> [UInt8] {
    var line: [UInt8] = [UInt8(ascii: "{")]
    for column in 0..<row.columnCount {
      let name = row.columnName(column)
      if name == household, name != "id" { continue }
      if leavesOut.contains(name) { continue }
      if line.count > 1 { line.append(UInt8(ascii: ",")) }
      line += JSONLine.quoted(JSONLine.memberName(name))
      line.append(UInt8(ascii: ":"))
      let isHidden = hidesPrivate && privateToMember.contains(name)
      line += try isHidden ? Array("null".utf8) : value(row.stored(column), name)
    }
    line += [UInt8(ascii: "}"), UInt8(ascii: "\n")]
    return line
  }

  private func value(_ stored: StoredValue, _ name: String) throws -> [UInt8] {
    switch stored {
    case .null: return Array("null".utf8)
    case .number(let number):
      if flags.contains(name) { return Array((number == 0 ? "false" : "true").utf8) }
      if instants.contains(name) {
        return JSONLine.quoted(JSONLine.instant(Timestamp(millisecondsSinceEpoch: number)))
      }
      if days.contains(name), let day = Int32(exactly: number) {
        return JSONLine.quoted(LocalDay(daysSinceEpoch: day).text)
      }
      return Array(String(number).utf8)
    case .real(let number): return Array((number.isFinite ? String(number) : "null").utf8)
    case .text(let text): return JSONLine.quoted(text)
    case .bytes(let bytes):
      if let text = messages[name] { return Array(try text(bytes).utf8) }
      if bytes.count == 16, let id = UniqueID(bytes: bytes) { return JSONLine.quoted(id.text) }
      return JSONLine.quoted(Data(bytes).base64EncodedString())
    }
  }
}

/// The JSON forms that a line needs.
enum JSONLine {
  /// `due_at` as `dueAt`.
  static func memberName(_ column: String) -> String {
    let parts = column.split(separator: "_")
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { name, part in
      name += part.prefix(1).uppercased() + part.dropFirst()
    }
  }

  static func quoted(_ text: String) -> [UInt8] {
    var quoted: [UInt8] = [UInt8(ascii: "\"")]
    quoted.reserveCapacity(text.utf8.count + 2)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): quoted += Array("\\n".utf8)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        quoted += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
      default: quoted.append(byte)
      }
    }
    quoted.append(UInt8(ascii: "\""))
    return quoted
  }

  /// RFC 3339 in UTC, with milliseconds.
  static func instant(_ instant: Timestamp) -> String {
    let milliseconds = instant.millisecondsSinceEpoch
    let (dayNumber, rest) = milliseconds.flooredDivision(by: 86_400_000)
    guard let number = Int32(exactly: dayNumber) else { return String(milliseconds) }
    let day = LocalDay(daysSinceEpoch: number)
    let (seconds, thousandths) = (rest / 1_000, rest % 1_000)
    func padded(_ number: Int64, _ width: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let time =
      "\(padded(seconds / 3_600, 2)):\(padded(seconds / 60 % 60, 2)):\(padded(seconds % 60, 2))"
    return "\(day.text)T\(time).\(padded(thousandths, 3))Z"
  }
}

extension Int64 {
  fileprivate func flooredDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
