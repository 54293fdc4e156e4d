import Foundation

/// Converts JSON lines to CSV for spreadsheets (COF-091): UTF-8, RFC 4180, CRLF.
///
/// All lines of a kind have the same fields in the same order; the first one gives the header.
struct CSVMirror {
  private var names: [String] = []

  /// The rows of complete lines.
  mutating func rows(of lines: ArraySlice<UInt8>) -> [UInt8] {
    var rows: [UInt8] = []
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      guard let fields = Self.fields(line) else { continue }
      if names.isEmpty {
        names = fields.map { $0.name }
        rows += Self.row(names)
      }
      rows += Self.row(fields.map { $0.value })
    }
    return rows
  }

  private static func row(_ values: [String]) -> [UInt8] {
    Array((values.map(cell).joined(separator: ",") + "\r\n").utf8)
  }

  /// A text that a spreadsheet would evaluate as a formula is prefixed with an apostrophe.
  static func cell(_ text: String) -> String {
    let isFormula = text.utf8.first.map { Array("=+-@\t\r".utf8).contains($0) } ?? false
    let safe = isFormula && Double(text) == nil ? "'" + text : text
    let needsQuotes = safe.utf8.contains { Array("\",\r\n".utf8).contains($0) }
    return needsQuotes ? "\"\(safe.replacing("\"", with: "\"\""))\"" : safe
  }

  /// Names and values in order.
  ///
  /// The lines are flat, except for nested messages, which stay JSON.
  static func fields(_ line: ArraySlice<UInt8>) -> [(name: String, value: String)]? {
    var reader = FlatObject(Array(line))
    return reader.fields()
  }
}

/// Parses one flat JSON object and preserves its order.
private struct FlatObject {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func fields() -> [(name: String, value: String)]? {
    guard take("{") else { return nil }
    var fields: [(String, String)] = []
    if take("}") { return fields }
    repeat {
      guard let name = text(), take(":"), let value = value() else { return nil }
      fields.append((name, value))
    } while take(",")
    return take("}") ? fields : nil
  }

  private mutating func take(_ sign: Character) -> Bool {
    guard place < bytes.count, bytes[place] == sign.asciiValue else { return false }
    place += 1
    return true
  }

  /// A value as a cell: a text without quotes, `null` as empty.
  private mutating func value() -> String? {
    guard place < bytes.count else { return nil }
    if bytes[place] == UInt8(ascii: "\"") { return text() }
    let start = place
    var depth = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        guard text() != nil else { return nil }
        continue
      }
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        if depth == 0 { break }
        depth -= 1
      }
      if byte == UInt8(ascii: ","), depth == 0 { break }
      place += 1
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    return text == "null" ? "" : text
  }

  private mutating func text() -> String? {
    let start = place
    guard take("\"") else { return nil }
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard take("\"") else { return nil }
    return try? JSONDecoder().decode(String.self, from: Data(bytes[start..<place]))
  }
}
