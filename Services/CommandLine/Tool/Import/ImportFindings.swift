/// The findings of an import: invalid values, unknown fields, lossy conversions (IMP-004).
struct ImportFindings: Equatable {
  struct Finding: Equatable {
    /// “brew 12”.
    let record: String
    let field: String
    /// The end of a sentence that begins with the record.
    let message: String
    /// Whether the record was left out because of it.
    var isRejected = false
  }

  /// How many findings are listed; the rest are counted.
  static let shown = 50

  private(set) var list: [Finding] = []
  private(set) var more = 0
  private(set) var rejected = 0
  /// Unknown fields by name, with the number of records.
  private(set) var unplaced: [String: Int] = [:]
  /// Lossy conversions, a sentence each, with the number of records.
  private(set) var lossy: [String: Int] = [:]

  mutating func add(_ finding: Finding) {
    if finding.isRejected { rejected += 1 }
    if list.count < ImportFindings.shown { list.append(finding) } else { more += 1 }
  }

  mutating func add(_ record: String, _ field: String, _ message: String) {
    add(Finding(record: record, field: field, message: message))
  }

  mutating func reject(_ record: String, _ field: String, _ message: String) {
    add(Finding(record: record, field: field, message: message, isRejected: true))
  }

  mutating func noPlace(_ field: String) { unplaced[field, default: 0] += 1 }

  mutating func lost(_ sentence: String) { lossy[sentence, default: 0] += 1 }

  mutating func addMore(_ count: Int) { more += count }

  var isEmpty: Bool { list.isEmpty && more == 0 }
}
