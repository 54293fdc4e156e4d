package import Vocabulary

/// Reads records from a phone's health export, piece by piece (FST-083).
package struct HealthExportReader {
  package enum Item: Hashable, Sendable {
    case sample(HealthSample)
    /// `start` is absent when it could not be read.
    case broken(HealthDataType, HealthImportFault, line: Int, start: Timestamp? = nil)
    /// A record of another type, or of time in bed or awake.
    case ignored
  }

  private var scanner = MarkupScanner()
  /// Whether the root element is that of an export.
  package private(set) var isExport = false
  /// Where the file is malformed.
  package private(set) var malformed: (fault: HealthImportFault, line: Int)?

  package init() {}

  /// Whether the root element has ended.
  package var hasEnded: Bool { scanner.hasEnded }

  /// Reads the next bytes and passes each record to `visit`.
  ///
  /// - Throws: ``HealthRefusal/invalidExport(_:)``, and what `visit` throws.
  package mutating func read(_ piece: ArraySlice<UInt8>, _ visit: (Item) throws -> Void) throws {
    var hasBegun = isExport
    defer { isExport = hasBegun }
    do {
      try scanner.read(piece) { event in
        switch event {
        case .opening(let bytes, let depth, let line):
          let tag = TagText(bytes)
          try Self.checkRoot(tag, depth: depth)
          hasBegun = true
          try Self.take(tag, depth: depth, line: line, visit)
        case .tooLong(let bytes, let depth, let line):
          let tag = TagText(bytes)
          try Self.checkRoot(tag, depth: depth)
          hasBegun = true
          guard tag.name.elementsEqual("Record".utf8), let type = Self.type(of: tag) else { return }
          try visit(.broken(type, .tooLong, line: line))
        case .rootEnded: break
        }
      }
    } catch let malformed as MarkupScanner.Malformed {
      self.malformed = (malformed.fault, malformed.line)
      throw HealthRefusal.invalidExport("\(malformed.problem), in line \(malformed.line)")
    }
  }

  /// Ends the file.
  ///
  /// - Returns: whether the file was truncated, because its root element has not ended; read records are kept.
  /// - Throws: ``HealthRefusal/invalidExport(_:)`` when the file has no element.
  package func end() throws(HealthRefusal) -> Bool {
    guard scanner.hasRoot else { throw .invalidExport("it has no element") }
    return !scanner.hasEnded
  }

  private static func checkRoot(_ tag: TagText, depth: Int) throws(HealthRefusal) {
    guard depth == 1, !tag.name.elementsEqual("HealthData".utf8) else { return }
    throw .invalidExport("its first element is not “HealthData”")
  }

  private static func take(
    _ tag: TagText,
    depth: Int,
    line: Int,
    _ visit: (Item) throws -> Void
  ) throws {
    // Records are children of the root. Records inside a correlation are duplicates of them.
    guard depth == 2, tag.name.elementsEqual("Record".utf8) else { return }
    try visit(HealthRecordText(tag).item(line: line))
  }

  private static func type(of tag: TagText) -> HealthDataType? {
    var found: HealthDataType?
    tag.attributes { name, value in
      guard name.elementsEqual("type".utf8) else { return true }
      found = HealthRecordText.type(value)
      return false
    }
    return found
  }
}

/// The attributes of a `Record` that are used.
struct HealthRecordText {
  private var type: HealthDataType?
  private var source: ArraySlice<UInt8> = []
  private var unit: ArraySlice<UInt8> = []
  private var start: ArraySlice<UInt8> = []
  private var end: ArraySlice<UInt8> = []
  private var value: ArraySlice<UInt8> = []

  init(_ tag: TagText) {
    var record = HealthRecordText()
    // Attributes after a malformed one are not read; the record then lacks a date or a value.
    tag.attributes { name, value in
      if name.elementsEqual("type".utf8) {
        record.type = Self.type(value)
        // Most records of an export are of other types.
        return record.type != nil
      }
      if name.elementsEqual("sourceName".utf8) {
        record.source = value
      } else if name.elementsEqual("unit".utf8) {
        record.unit = value
      } else if name.elementsEqual("startDate".utf8) {
        record.start = value
      } else if name.elementsEqual("endDate".utf8) {
        record.end = value
      } else if name.elementsEqual("value".utf8) {
        record.value = value
      }
      return true
    }
    self = record
  }

  private init() {}

  static func type(_ value: ArraySlice<UInt8>) -> HealthDataType? {
    if value.elementsEqual("HKQuantityTypeIdentifierBodyMass".utf8) { return .weight }
    if value.elementsEqual("HKQuantityTypeIdentifierDietaryWater".utf8) { return .hydration }
    if value.elementsEqual("HKCategoryTypeIdentifierSleepAnalysis".utf8) { return .sleep }
    return nil
  }

  /// Values that mean asleep; time in bed and awake are ignored.
  private static let asleep: Set<String> = [
    "HKCategoryValueSleepAnalysisAsleep", "HKCategoryValueSleepAnalysisAsleepUnspecified",
    "HKCategoryValueSleepAnalysisAsleepCore", "HKCategoryValueSleepAnalysisAsleepDeep",
    "HKCategoryValueSleepAnalysisAsleepREM",
  ]

  func item(line: Int) -> HealthExportReader.Item {
    guard let type else { return .ignored }
    if type == .sleep, !Self.asleep.contains(String(decoding: value, as: UTF8.self)) {
      return .ignored
    }
    guard let start = HealthDateText.instant(start) else {
      return .broken(type, .noDate, line: line)
    }
    let name = TagText.text(source)
    guard name.utf8.count <= HealthSample.longestSourceName * 4 else {
      return .broken(type, .tooLong, line: line, start: start)
    }
    guard type != .sleep else {
      guard let end = HealthDateText.instant(end) else {
        return .broken(type, .noDate, line: line, start: start)
      }
      return .sample(
        HealthSample(type: type, sourceName: name, start: start, end: end, line: line)
      )
    }
    switch HealthAmountText.amount(TagText.text(value), unit: TagText.text(unit), type) {
    case .success(let amount):
      return .sample(
        HealthSample(type: type, sourceName: name, start: start, amount: amount, line: line)
      )
    case .failure(let fault): return .broken(type, fault, line: line, start: start)
    }
  }
}

/// Parses amounts with the units of exports.
package enum HealthAmountText {
  private static let units: [HealthDataType: [String: Double]] = [
    .weight: [
      "kg": 1_000, "g": 1, "lb": HealthUnits.gramsPerPound,
      "st": HealthUnits.gramsPerPound * 14,
    ],
    .hydration: [
      "mL": 1, "ml": 1, "L": 1_000, "l": 1_000, "cL": 10, "dL": 100,
      "fl_oz_us": HealthUnits.millilitresPerFluidOunce, "fl_oz_imp": 28.4130625,
    ],
  ]

  /// Returns grams or millilitres.
  package static func amount(
    _ value: String,
    unit: String,
    _ type: HealthDataType
  ) -> Result<Int, HealthImportFault> {
    guard let factor = units[type]?[unit] else { return .failure(.wrongUnit) }
    guard value.utf8.count <= 64, value.first?.isWhitespace != true, let number = Double(value),
      number.isFinite
    else { return .failure(.notANumber) }
    guard let amount = Int(exactly: (number * factor).rounded()) else {
      return .failure(.outOfRange)
    }
    return .success(amount)
  }
}

extension HealthImportFault: Error {}

/// Parses instants of exports: `2016-04-18 08:25:32 -0700`.
package enum HealthDateText {
  package static func instant(_ bytes: ArraySlice<UInt8>) -> Timestamp? {
    let text = Array(bytes)
    guard text.count == 25, text[10] == 0x20, text[19] == 0x20, text[13] == 0x3A, text[16] == 0x3A,
      let day = LocalDay(text: String(decoding: text[..<10], as: UTF8.self)),
      let hour = number(text[11..<13]), let minute = number(text[14..<16]),
      let second = number(text[17..<19]), hour < 24, minute < 60, second < 61,
      let zoneHour = number(text[21..<23]), let zoneMinute = number(text[23..<25]),
      zoneHour <= 14, zoneMinute < 60,
      text[20] == UInt8(ascii: "+") || text[20] == UInt8(ascii: "-")
    else { return nil }
    let zone = (zoneHour * 60 + zoneMinute) * (text[20] == UInt8(ascii: "-") ? -60 : 60)
    let seconds =
      Int64(day.daysSinceEpoch) * 86_400 + Int64(hour * 3_600 + minute * 60 + second - zone)
    return Timestamp(checked: seconds * 1_000)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard (48...57).contains(digit) else { return nil }
      value = value * 10 + Int(digit) - 48
    }
    return value
  }
}
