import AnalyticsContracts
import Foundation
import GatewayClient
import RuntimeContracts
import Vocabulary

/// One entry in Daybook's own CSV and JSON.
struct HealthFileRow {
  static let columns = [
    "type", "start", "end", "grams", "millilitres", "goal_hours", "note", "source",
  ]
  static var header: String { columns.joined(separator: ",") + "\r\n" }

  private let values: [String]

  init(_ entry: AnalyticsV1.HealthEntry) {
    values = [
      HealthTypeWords.word(entry.type),
      entry.start?.instant.map(Self.text) ?? "",
      entry.end?.instant.map(Self.text) ?? "",
      entry.grams == 0 ? "" : String(entry.grams),
      entry.millilitres == 0 ? "" : String(entry.millilitres),
      entry.goalHours == 0 ? "" : String(entry.goalHours),
      entry.note,
      entry.source == .import ? "import" : "manual",
    ]
  }

  /// An RFC 4180 record with its line end.
  var csv: String {
    values.map { value in
      // A spreadsheet would evaluate a text that begins like this as a formula.
      let safe = value.first.map { "=+-@\t\r".contains($0) } == true ? "'\(value)" : value
      guard safe.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return safe }
      return "\"\(safe.replacing("\"", with: "\"\""))\""
    }.joined(separator: ",") + "\r\n"
  }

  /// A JSON object of the fields that have a value.
  var json: String {
    let fields = zip(Self.columns, values).filter { !$0.1.isEmpty }
    let isNumber = Set(["grams", "millilitres", "goal_hours"])
    let members = fields.map { name, value in
      "\"\(name)\":\(isNumber.contains(name) ? value : Self.quoted(value))"
    }
    return "{\(members.joined(separator: ","))}"
  }

  private static func quoted(_ text: String) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: [text],
      options: [.withoutEscapingSlashes]
    )
    return data.map { String(decoding: $0.dropFirst().dropLast(), as: UTF8.self) } ?? "\"\""
  }

  /// `2026-11-21T08:00:00Z`, with milliseconds if they are not zero.
  static func text(_ instant: Timestamp) -> String {
    let calendar = HouseholdCalendar.utc
    let day = calendar.wallDay(of: instant)
    let rest = (instant - calendar.start(of: day)).milliseconds
    func digits(_ value: Int64, _ width: Int) -> String {
      let plain = String(value)
      return String(repeating: "0", count: max(0, width - plain.count)) + plain
    }
    let seconds = digits(rest / 1_000 % 60, 2)
    let fraction = rest % 1_000 == 0 ? "" : ".\(digits(rest % 1_000, 3))"
    return "\(day.text)T\(calendar.time(of: instant).text):\(seconds)\(fraction)Z"
  }
}
