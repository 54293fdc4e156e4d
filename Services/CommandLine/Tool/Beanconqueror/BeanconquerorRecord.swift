import Foundation
import Vocabulary

/// One record of Beanconqueror's file; a field of another type counts as missing.
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

  /// A finite number, or a text with one.
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

  /// The record's id, unchanged.
  var id: String { (record("config")?.fields["uuid"] as? String) ?? "" }

  /// Its creation time; `nil` when it is missing or implausible.
  var made: Timestamp? {
    guard let seconds = record("config")?.number("unix_timestamp"), seconds > 0,
      seconds < 253_402_300_800
    else { return nil }
    return Timestamp(checked: Int64(seconds) * 1_000)
  }

  /// The day of an instant: a UTC midnight, which the app writes for days, is that date; others are
  /// in the household's day (IMP-009).
  func day(_ name: String, in calendar: HouseholdCalendar) -> LocalDay? {
    let text = text(name)
    guard !text.isEmpty else { return nil }
    if let day = LocalDay(text: text) { return day }
    guard let instant = DateReader.instant(iso: text, in: calendar) else { return nil }
    return HouseholdCalendar.utc.isMidnight(instant)
      ? HouseholdCalendar.utc.day(of: instant) : calendar.wallDay(of: instant)
  }

  /// The names of non-empty fields that are not in `known`.
  func unplaced(besides known: Set<String>) -> [String] {
    fields.keys.filter { !known.contains($0) && BeanconquerorRecord.says(fields[$0]) }
  }

  /// Whether a value differs from an empty form's, because the app writes every field.
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
