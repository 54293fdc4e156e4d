package import Vocabulary

/// A record of another program that is being imported.
package struct HealthSample: Hashable, Sendable {
  package static let longestSourceName = 200

  package let type: HealthDataType
  package let sourceName: String
  package let start: Timestamp
  package var end: Timestamp?
  /// Grams or millilitres; 0 for sleeps and fasts.
  package var amount: Int
  package var goalHours: Int
  package var note: String
  /// Its line in the file, or its index in the call.
  package let line: Int

  package init(
    type: HealthDataType,
    sourceName: String,
    start: Timestamp,
    end: Timestamp? = nil,
    amount: Int = 0,
    goalHours: Int = 0,
    note: String = "",
    line: Int
  ) {
    self.type = type
    self.sourceName = sourceName
    self.start = start
    self.end = end
    self.amount = amount
    self.goalHours = goalHours
    self.note = note
    self.line = line
  }

  /// From its start to its end; empty without an end.
  package var span: HealthSpan { HealthSpan(start: start, end: end ?? start) }

  /// Identifies duplicates: type, source, start, end and value (FST-085).
  package var identity: String {
    let end = end.map { String($0.millisecondsSinceEpoch) } ?? ""
    return
      "\(type.rawValue)\u{0}\(start.millisecondsSinceEpoch)\u{0}\(end)\u{0}\(amount)\u{0}\(sourceName)"
  }

  /// Converts the record into an entry.
  package func entry(
    _ id: HealthEntryID,
    _ calendar: HouseholdCalendar,
    now: Timestamp
  ) -> HealthEntry {
    var entry = HealthEntry(
      id: id,
      type: type,
      start: start,
      end: end,
      amount: amount,
      goalHours: type == .fasting ? (goalHours == 0 ? HealthGoals().fastingHours : goalHours) : 0,
      note: type == .fasting ? note : "",
      source: .imported,
      createdAt: now
    )
    entry.localDay = calendar.day(of: entry.countsAt)
    return entry
  }
}

/// Why a record is rejected, or where a file is malformed (FST-087).
package enum HealthImportFault: String, Hashable, Sendable, CaseIterable {
  case noDate = "no_date"
  case notANumber = "not_a_number"
  case wrongUnit = "wrong_unit"
  case outOfRange = "out_of_range"
  case inFuture = "in_future"
  case endBeforeStart = "end_before_start"
  case overlap = "overlap"
  case tooLong = "too_long"
  /// A fast without an end, while another one runs.
  case fastRunning = "fast_running"
  /// The file is malformed; nothing after this place is read.
  case malformed = "malformed"
  /// The same: a tag begins inside another tag.
  case tagInsideTag = "tag_inside_tag"
  /// The same: elements are nested too deep.
  case tooDeep = "too_deep"

  /// The fault of an entry's first violation.
  package init?(_ violations: [HealthViolation]) {
    guard let first = violations.first else { return nil }
    switch first.code {
    case "in_future": self = .inFuture
    case "end_before_start": self = .endBeforeStart
    case "end_required", "start_required": self = .noDate
    case "overlap": self = .overlap
    case "field_too_long", "control_character": self = .tooLong
    default: self = .outOfRange
    }
  }
}

/// The counts of an import so far (FST-088).
package struct HealthImportTally: Hashable, Sendable {
  package struct Counts: Hashable, Sendable {
    package var imported: Int64 = 0
    package var duplicate: Int64 = 0
    package var skippedByScope: Int64 = 0
    package var skippedByPreference: Int64 = 0
    package var rejected: Int64 = 0
  }

  package struct Finding: Hashable, Sendable {
    package let line: Int
    package let fault: HealthImportFault
    /// `nil` where the file is malformed.
    package let type: HealthDataType?
  }

  package static let mostFindings = 20

  package private(set) var counts: [HealthDataType: Counts] = [:]
  package var ignored: Int64 = 0
  package private(set) var faults: [HealthImportFault: Int64] = [:]
  /// The findings with the lowest lines, ascending.
  private var lowest: [Finding] = []
  /// Where a malformed file stopped the import.
  private var stopped: Finding?

  package init() {}

  /// The first broken records by line; the place that stopped the import is always among them.
  package var findings: [Finding] {
    guard let stopped else { return lowest }
    return Array(lowest.prefix(Self.mostFindings - 1)) + [stopped]
  }

  package mutating func count(_ type: HealthDataType, _ path: WritableKeyPath<Counts, Int64>) {
    counts[type, default: Counts()][keyPath: path] += 1
  }

  package mutating func reject(_ type: HealthDataType, _ fault: HealthImportFault, line: Int) {
    count(type, \.rejected)
    faults[fault, default: 0] += 1
    insert(Finding(line: line, fault: fault, type: type))
  }

  /// Records the place from which on a file cannot be read.
  package mutating func stop(_ fault: HealthImportFault, line: Int) {
    stopped = Finding(line: line, fault: fault, type: nil)
  }

  private mutating func insert(_ finding: Finding) {
    let place = lowest.firstIndex { $0.line > finding.line } ?? lowest.count
    guard place < Self.mostFindings else { return }
    lowest.insert(finding, at: place)
    if lowest.count > Self.mostFindings { lowest.removeLast() }
  }

  /// Adds the counts of a later batch.
  package mutating func add(_ other: HealthImportTally) {
    for (type, more) in other.counts {
      var sum = counts[type, default: Counts()]
      sum.imported += more.imported
      sum.duplicate += more.duplicate
      sum.skippedByScope += more.skippedByScope
      sum.skippedByPreference += more.skippedByPreference
      sum.rejected += more.rejected
      counts[type] = sum
    }
    ignored += other.ignored
    for (fault, more) in other.faults { faults[fault, default: 0] += more }
    for finding in other.lowest { insert(finding) }
    stopped = stopped ?? other.stopped
  }
}
