import AnalyticsContracts
import GatewayClient
import RuntimeContracts
import Vocabulary

/// Weights from another program's CSV: a column of dates and one of weights.
///
/// The order of day, month and year is the one in which every date is valid; a date that is valid in
/// no order is a fault of its row. If several orders fit, dates with points begin with the day; other files are
/// ambiguous and refused, unless the caller names the order.
struct WeightCSV {
  /// Grams per unit.
  static let units: [String: Double] = [
    "kg": 1_000, "g": 1, "lb": 453.59237, "lbs": 453.59237, "st": 453.59237 * 14,
  ]

  let samples: [AnalyticsV1.HealthSample]
  /// The line of each sample.
  let lines: [Int]
  /// Lines without a valid date, time or number.
  let faults: [Int]

  /// - Parameters:
  ///   - table: the file.
  ///   - unit: the unit of the weights; `nil` for that of the header, which it must not contradict.
  ///   - usual: the order of dates that the caller names; `nil` for the one that fits.
  ///   - calendar: the zone of times without an offset.
  /// - Throws: ``CommandFailure`` for a file whose columns, unit or dates cannot be read.
  init(
    _ table: CSVTable,
    unit: String?,
    order usual: RowDate.Order? = nil,
    _ calendar: HouseholdCalendar
  ) throws(CommandFailure) {
    let header = table.header.map { $0.trimmed.lowercased() }
    guard let columns = Columns(header) else {
      throw .invalid(
        "unreadable_file",
        "Nothing was imported: the header names no column of dates and of weights."
      )
    }
    let names = Self.words(of: header[columns.weight]).filter { Self.units[$0] != nil }
    let named = names.last
    if let unit, let named, !names.contains(where: { Self.units[$0] == Self.units[unit] }) {
      throw .usage("The header says \(named), not \(unit). Leave out --unit.")
    }
    guard let word = unit ?? named, let factor = Self.units[word] else {
      throw .usage("The header names no unit. Give --unit kg, g, lb or st.")
    }
    let rows = table.rows.map { row in
      let time = columns.time.map { row.field($0) } ?? ""
      return (row, date: RowDate(row.field(columns.date), time: time))
    }
    let order = try Self.order(rows.map { $0.date }, usual)
    var samples: [AnalyticsV1.HealthSample] = []
    var lines: [Int] = []
    var faults: [Int] = []
    for (row, date) in rows {
      guard let start = date.instant(order, in: calendar),
        let value = Self.number(row.field(columns.weight)),
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
    self.faults = faults
  }

  /// The decimal separator is a point or a comma.
  private static func number(_ text: String) -> Double? {
    let text = text.trimmed
    guard text.utf8.count <= 32 else { return nil }
    let number = Double(text.replacing(",", with: "."))
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  private static func order(
    _ dates: [RowDate],
    _ usual: RowDate.Order?
  ) throws(CommandFailure) -> RowDate.Order {
    let readable = dates.filter { date in
      RowDate.Order.allCases.contains { date.day($0) != nil }
    }
    let fitting = RowDate.Order.allCases.filter { order in
      readable.allSatisfy { $0.day(order) != nil }
    }
    guard !readable.isEmpty || dates.isEmpty else {
      throw .invalid(
        "unreadable_file",
        "Nothing was imported: no row has a date that can be read.",
        hint: "Write dates as 2026-11-21."
      )
    }
    // A leading year is unambiguous.
    if fitting.contains(.yearMonthDay) { return .yearMonthDay }
    // Dates that do not fit the named order are faults of their rows.
    if let usual { return usual }
    if fitting.contains(.dayMonthYear), readable.allSatisfy(\.hasPoints) { return .dayMonthYear }
    guard fitting.count == 1 else {
      throw .invalid(
        "ambiguous_dates",
        fitting.isEmpty
          ? "Nothing was imported: the dates are not all written in one order."
          : "Nothing was imported: every date may be day or month first.",
        hint: fitting.isEmpty
          ? "Write them as 2026-11-21." : "Give --dates day-first or --dates month-first."
      )
    }
    return fitting[0]
  }

  fileprivate static func words(of header: String) -> [String] {
    header.split { !$0.isLetter }.map(String.init)
  }
}

/// Where the fields are that are read.
private struct Columns {
  private static let weights: Set = [
    "weight", "body weight", "bodyweight", "gewicht", "körpergewicht",
  ]
  /// Parts of the headers of other figures.
  private static let others = ["goal", "target", "ziel", "fat", "lean", "bmi"]

  let date: Int
  /// A separate column of times.
  let time: Int?
  let weight: Int

  /// - Parameter header: the names in lower case.
  init?(_ header: [String]) {
    let words = header.map(WeightCSV.words)
    let dates = header.indices.filter { place in
      ["date", "time", "datum"].contains { header[place].hasPrefix($0) }
    }
    let exact = dates.first { words[$0] == ["date"] || words[$0] == ["datum"] }
    let named = header.indices.filter {
      header[$0].contains("weight") || header[$0].contains("gewicht")
    }
    let weight =
      named.first { place in
        let name = words[place].filter { WeightCSV.units[$0] == nil }.joined(separator: " ")
        return Self.weights.contains(name)
      }
      ?? named.first { place in !Self.others.contains { header[place].contains($0) } }
      ?? named.first
    guard let date = exact ?? dates.first, let weight else { return nil }
    self.date = date
    self.weight = weight
    time = header.indices.first { place in
      place != date && ["time", "uhrzeit", "zeit"].contains(words[place].first)
        && !words[place].contains("zone")
    }
  }
}

extension CSVTable.Row {
  /// A field; an empty text if the row is too short.
  fileprivate func field(_ place: Int) -> String {
    fields.indices.contains(place) ? fields[place] : ""
  }
}
