import AnalyticsContracts
import GatewayClient
import RuntimeContracts
import Vocabulary

/// Weights from another program's CSV: a column of dates and one of weights.
///
/// The order of day, month and year is the one in which every row is a valid date. If several
/// orders fit, the file is ambiguous and refused.
struct WeightCSV {
  /// Grams per unit.
  static let units: [String: Double] = [
    "kg": 1_000, "g": 1, "lb": 453.59237, "lbs": 453.59237, "st": 453.59237 * 14,
  ]

  private enum Order: CaseIterable {
    case yearMonthDay, dayMonthYear, monthDayYear
  }

  let samples: [AnalyticsV1.HealthSample]
  /// The line of each sample.
  let lines: [Int]
  /// Lines without a valid date or number.
  let faults: [Int]

  init(
    _ table: CSVTable,
    unit: String?,
    _ calendar: HouseholdCalendar
  ) throws(CommandFailure) {
    let header = table.header.map { $0.trimmed.lowercased() }
    guard
      let dates = header.firstIndex(where: {
        $0.hasPrefix("date") || $0.hasPrefix("time") || $0.hasPrefix("datum")
      }),
      let weights = header.firstIndex(where: { $0.contains("weight") || $0.contains("gewicht") })
    else {
      throw .invalid(
        "unreadable_file",
        "Nothing was imported: the header names no column of dates and of weights."
      )
    }
    let named = Self.unit(in: header[weights])
    guard let word = unit ?? named, let factor = Self.units[word] else {
      throw .usage("The header names no unit. Give --unit kg, g, lb or st.")
    }
    let rows = table.rows.filter { max(dates, weights) < $0.fields.count }
    let texts = rows.map { $0.fields[dates].trimmed }.filter { !$0.isEmpty }
    let order = try Self.order(texts)
    var samples: [AnalyticsV1.HealthSample] = []
    var lines: [Int] = []
    var faults = table.rows.filter { max(dates, weights) >= $0.fields.count }.map(\.line)
    for row in rows {
      guard let start = Self.instant(row.fields[dates].trimmed, order, calendar),
        let value = Self.number(row.fields[weights], separator: table.separator),
        let grams = Int32(exactly: (value * factor).rounded())
      else {
        faults.append(row.line)
        continue
      }
      samples.append(
        AnalyticsV1.HealthSample(
          type: .weight,
          sourceName: "csv",
          start: .init(start),
          grams: grams
        )
      )
      lines.append(row.line)
    }
    self.samples = samples
    self.lines = lines
    self.faults = faults.sorted()
  }

  private static func unit(in header: String) -> String? {
    let words = header.split { !$0.isLetter }.map(String.init)
    return words.last { units[$0] != nil }
  }

  /// A comma is the decimal separator unless it separates the columns.
  private static func number(_ text: String, separator: Character) -> Double? {
    let text = text.trimmed
    guard text.utf8.count <= 32 else { return nil }
    let number = Double(text.replacing(",", with: "."))
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  // MARK: Dates

  private static func order(_ texts: [String]) throws(CommandFailure) -> Order {
    let fitting = Order.allCases.filter { order in
      texts.allSatisfy { day($0, order) != nil }
    }
    // A leading year is unambiguous.
    if fitting.contains(.yearMonthDay) || texts.isEmpty { return .yearMonthDay }
    guard fitting.count == 1 else {
      throw .invalid(
        "ambiguous_dates",
        fitting.isEmpty
          ? "Nothing was imported: the dates are not all written in one order."
          : "Nothing was imported: every date may be day or month first.",
        hint: "Write them as 2026-11-21."
      )
    }
    return fitting[0]
  }

  private static func day(_ text: String, _ order: Order) -> LocalDay? {
    let date = text.split { $0 == " " || $0 == "T" || $0 == "," }.first ?? ""
    let parts = date.split { $0 == "-" || $0 == "." || $0 == "/" }
    let numbers = parts.compactMap { $0.utf8.count <= 4 ? Int($0) : nil }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    switch order {
    case .yearMonthDay:
      guard parts[0].utf8.count == 4 else { return nil }
      return LocalDay(year: numbers[0], month: numbers[1], day: numbers[2])
    case .dayMonthYear:
      guard parts[2].utf8.count == 4 else { return nil }
      return LocalDay(year: numbers[2], month: numbers[1], day: numbers[0])
    case .monthDayYear:
      guard parts[2].utf8.count == 4 else { return nil }
      return LocalDay(year: numbers[2], month: numbers[0], day: numbers[1])
    }
  }

  private static func instant(
    _ text: String,
    _ order: Order,
    _ calendar: HouseholdCalendar
  ) -> Timestamp? {
    guard let day = day(text, order) else { return nil }
    if let instant = DateReader.instant(iso: text, in: calendar) { return instant }
    let rest = text.split { $0 == " " || $0 == "T" }.dropFirst().first ?? ""
    let clock = rest.split(separator: ":").prefix(2).joined(separator: ":")
    let time = rest.isEmpty ? LocalTime.noon : LocalTime(text: clock)
    guard let time else { return nil }
    return calendar.timestamp(day: day, time: time)
  }
}
