package import Vocabulary

/// A member's display preferences; `nil` where the device decides.
package struct Preferences: Hashable, Sendable {
  package enum DateFormat: String, Hashable, Sendable, CaseIterable { case iso, dotted, american }
  package enum Units: String, Hashable, Sendable, CaseIterable { case metric, imperial }
  package enum Conflicts: String, Hashable, Sendable, CaseIterable {
    case serverWins = "server_wins"
    case latestWins = "latest_wins"
  }

  package var dateFormat: DateFormat?
  package var firstWeekday: WeekStart?
  package var units: Units?
  package var eveningStart: LocalTime?
  package var language: LanguageTag?
  package var conflicts: Conflicts?
  /// Raised by each change; 0 when nothing was ever set.
  package var revision: UInt64 = 0

  package init() {}

  /// The names of the fields that differ.
  package func changes(from before: Preferences) -> [String] {
    [
      dateFormat == before.dateFormat ? nil : "date_format",
      firstWeekday == before.firstWeekday ? nil : "first_weekday",
      units == before.units ? nil : "units",
      eveningStart == before.eveningStart ? nil : "evening_start",
      language == before.language ? nil : "language",
      conflicts == before.conflicts ? nil : "conflicts",
    ].compactMap(\.self)
  }
}

/// A language tag such as `de` or `de-AT`, in the spelling of the client.
///
/// - Source: BCP 47. Only the form is checked: subtags of 1 to 8 letters and digits, the first of 2 to 8 letters.
package struct LanguageTag: Hashable, Sendable {
  private static let maximumLength = 35  // RFC 5646, section 4.4.1

  package let text: String

  /// - Returns: `nil` unless the text has the form of a tag.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    guard
      groups.allSatisfy({ group in
        (1...8).contains(group.utf8.count)
          && group.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5a).contains($0) || (0x61...0x7a).contains($0)
          }
      }), let first = groups.first, (2...8).contains(first.utf8.count),
      first.utf8.allSatisfy({ $0 >= 0x41 })
    else { return nil }
    self.text = text
  }
}
