import AnalyticsContracts
import Foundation
import GatewayClient
import RuntimeContracts
import Vocabulary

/// Records of a CSV or JSON file, with their lines.
struct HealthRecords {
  let samples: [AnalyticsV1.HealthSample]
  let lines: [Int]
  let faults: [Int]

  init(samples: [AnalyticsV1.HealthSample], lines: [Int], faults: [Int]) {
    self.samples = samples
    self.lines = lines
    self.faults = faults
  }

  /// Reads Daybook's CSV.
  init(daybook table: CSVTable) {
    let header = table.header.map { $0.trimmed.lowercased() }
    var samples: [AnalyticsV1.HealthSample] = []
    var lines: [Int] = []
    var faults: [Int] = []
    // A trailing separator is no column.
    let columns = (header.lastIndex { !$0.isEmpty } ?? -1) + 1
    for row in table.rows {
      let values = Dictionary(zip(header, row.fields)) { first, _ in first }
      // A row with too few fields is cut off, perhaps within a number.
      if row.fields.count >= columns, let sample = Self.sample(values) {
        samples.append(sample)
        lines.append(row.line)
      } else {
        faults.append(row.line)
      }
    }
    self.init(samples: samples, lines: lines, faults: faults)
  }

  /// Reads Daybook's JSON; a record's line is its number.
  init(json bytes: [UInt8]) throws(CommandFailure) {
    let object = try? JSONSerialization.jsonObject(with: Data(bytes))
    let entries = (object as? [String: Any])?["entries"] ?? object
    guard let records = entries as? [Any] else {
      throw .invalid(
        "unreadable_file",
        "Nothing was imported: it is not the JSON that “daybook health export json” writes."
      )
    }
    var samples: [AnalyticsV1.HealthSample] = []
    var lines: [Int] = []
    var faults: [Int] = []
    for (place, record) in records.enumerated() {
      let values = (record as? [String: Any] ?? [:]).compactMapValues { value -> String? in
        (value as? String) ?? (value as? Int).map { String($0) }
      }
      if let sample = Self.sample(values) {
        samples.append(sample)
        lines.append(place + 1)
      } else {
        faults.append(place + 1)
      }
    }
    self.init(samples: samples, lines: lines, faults: faults)
  }

  private static func sample(_ values: [String: String]) -> AnalyticsV1.HealthSample? {
    func instant(_ name: String) -> Timestamp? {
      DateReader.instant(iso: values[name] ?? "", in: .utc)
    }
    func number(_ name: String) -> Int32? {
      let text = values[name] ?? ""
      return text.isEmpty ? 0 : Int32(text)
    }
    // Without an end a fast is running; an end that is no date must not look like that.
    let end = instant("end")
    guard let type = try? HealthTypeWords.type(values["type"] ?? ""), let start = instant("start"),
      end != nil || (values["end"] ?? "").isEmpty,
      let grams = number("grams"), let millilitres = number("millilitres"),
      let hours = number("goal_hours")
    else { return nil }
    var note = values["note"] ?? ""
    if note.first == "'", note.dropFirst().first.map({ "=+-@\t\r".contains($0) }) == true {
      note.removeFirst()
    }
    return AnalyticsV1.HealthSample(
      type: type,
      sourceName: sourceName(values["source"] ?? ""),
      start: .init(start),
      end: end.map { .init($0) },
      grams: grams,
      millilitres: millilitres,
      goalHours: hours,
      note: note
    )
  }

  /// The name that is part of a record's identity (FST-085).
  ///
  /// What Daybook's export writes, `manual` and `import`, tells how an entry was made and names no
  /// source. Its records keep one name, so that they are known again.
  private static func sourceName(_ text: String) -> String {
    ["", "manual", "import"].contains(text) ? "daybook" : text
  }
}
