import Foundation
import Vocabulary

/// One record of Beanconqueror's file; a field that is missing or of another type is absent.
struct BeanconquerorRecord {
  let fields: [String: Any]

  init(_ fields: [String: Any]) { self.fields = fields }

  func text(_ name: String) -> String {
    switch fields[name] {
    case let text as String: text.trimmed
    case let number as NSNumber: number.stringValue
    default: ""
    }
  }

  /// A finite number, or a text that is one.
  func number(_ name: String) -> Double? {
    let number: Double? =
      switch fields[name] {
      case let number as NSNumber: number.doubleValue
      case let text as String: Double(text.trimmed.replacing(",", with: "."))
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// A number above 0.
  func amount(_ name: String) -> Double? { number(name).flatMap { $0 > 0 ? $0 : nil } }

  func flag(_ name: String) -> Bool { (fields[name] as? NSNumber)?.boolValue ?? false }

  func record(_ name: String) -> BeanconquerorRecord? {
    (fields[name] as? [String: Any]).map(BeanconquerorRecord.init)
  }

  /// The first record of a list.
  func first(_ name: String) -> BeanconquerorRecord? {
    (fields[name] as? [Any])?.first.flatMap { $0 as? [String: Any] }.map(BeanconquerorRecord.init)
  }

  /// The record's id, as it stands.
  var id: String { (record("config")?.fields["uuid"] as? String) ?? "" }

  /// When it was made; `nil` when nothing sensible is said.
  var made: Timestamp? {
    guard let seconds = record("config")?.number("unix_timestamp"), seconds > 0,
      seconds < 253_402_300_800
    else { return nil }
    return Timestamp(checked: Int64(seconds) * 1_000)
  }

  /// The day of an instant: a midnight in UTC, as the app writes days, is that date; another instant lies in
  /// the household's day (IMP-009).
  func day(_ name: String, in calendar: HouseholdCalendar) -> LocalDay? {
    let text = text(name)
    guard !text.isEmpty else { return nil }
    if let day = LocalDay(text: text) { return day }
    guard let instant = DateReader.instant(iso: text, in: calendar) else { return nil }
    return HouseholdCalendar.utc.isMidnight(instant)
      ? HouseholdCalendar.utc.day(of: instant) : calendar.wallDay(of: instant)
  }

  /// The names of fields that say something and are not among `known`.
  func unplaced(besides known: Set<String>) -> [String] {
    fields.keys.filter { !known.contains($0) && BeanconquerorRecord.says(fields[$0]) }
  }

  /// Whether a value is more than an empty form's: the app writes every field of a record.
  static func says(_ value: Any?) -> Bool {
    switch value {
    case let text as String: !text.trimmed.isEmpty && text != "UNKNOWN" && text != "NONE"
    case let number as NSNumber: number.doubleValue != 0
    case let list as [Any]: list.contains(where: says)
    case let record as [String: Any]: record.values.contains(where: says)
    default: false
    }
  }
}
