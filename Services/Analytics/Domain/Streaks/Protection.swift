package import Vocabulary

/// Why a day without a completion is no gap (SHD-001).
///
/// The raw value is the contract's.
package enum ProtectionReason: Int, Hashable, Sendable, CaseIterable {
  case vacation = 1
  case ill = 2
  case away = 3
  case restDay = 4
  case holiday = 5
  /// The day does not exist in the member's zone.
  case skipped = 6

  /// The words that follow “it is protected by” in a sentence.
  package var words: String {
    switch self {
    case .vacation: "a vacation"
    case .ill: "an illness"
    case .away: "an away period"
    case .restDay: "a rest day of the week"
    case .holiday: "a holiday of the household"
    case .skipped: "the time zone, in which the day does not exist"
    }
  }
}

/// A set of weekdays.
package struct Weekdays: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue & 0b111_1111 }

  /// - Parameter days: 1 Monday to 7 Sunday; other numbers are ignored.
  package init(days: some Sequence<Int>) {
    self.init(rawValue: days.reduce(0) { (1...7).contains($1) ? $0 | 1 << ($1 - 1) : $0 })
  }

  package func contains(_ day: LocalDay) -> Bool { rawValue & 1 << (day.weekday - 1) != 0 }
}

/// The protected days of one member, stored as spans and weekly rules.
package struct Protection: Hashable, Sendable {
  /// Consecutive days with one reason.
  package struct Span: Hashable, Sendable {
    package let days: ClosedRange<LocalDay>
    package let reason: ProtectionReason

    package init(_ days: ClosedRange<LocalDay>, _ reason: ProtectionReason) {
      self.days = days
      self.reason = reason
    }
  }

  /// Weekly rest days from one day on, until the next change.
  package struct RestDays: Hashable, Sendable {
    package let from: LocalDay
    package let weekdays: Weekdays

    package init(from: LocalDay, weekdays: Weekdays) {
      self.from = from
      self.weekdays = weekdays
    }
  }

  /// Sorted by first day.
  private let spans: [Span]
  /// For each span, the latest last day of it and all before it; ends a search early.
  private let reach: [LocalDay]
  /// Sorted by first day.
  private let restDays: [RestDays]
  /// Sorted by first instant.
  private let zones: [ZoneSpan]

  /// The zone in which a member's days are counted, from an instant on.
  package struct ZoneSpan: Hashable, Sendable {
    package let since: Timestamp
    package let calendar: HouseholdCalendar

    package init(since: Timestamp, calendar: HouseholdCalendar) {
      self.since = since
      self.calendar = calendar
    }
  }

  /// - Parameters:
  ///   - spans: protected spans.
  ///   - restDays: weekly rest days.
  ///   - zones: the member's zones; the first one also holds before its instant.
  package init(spans: [Span] = [], restDays: [RestDays] = [], zones: [ZoneSpan] = []) {
    self.zones = zones.sorted { $0.since < $1.since }
    self.spans = spans.sorted { $0.days.lowerBound < $1.days.lowerBound }
    self.restDays = restDays.sorted { $0.from < $1.from }
    var reach: [LocalDay] = []
    for span in self.spans { reach.append(max(reach.last ?? .first, span.days.upperBound)) }
    self.reach = reach
  }

  /// Nothing is protected.
  package static let none = Protection()

  /// The reason why `day` is protected; `nil` when it is not.
  ///
  /// Away periods and holidays take precedence over rest days, and rest days over skipped days.
  package func reason(on day: LocalDay) -> ProtectionReason? {
    var place = spans.partitioningIndex { $0.days.lowerBound > day }
    while place > 0, reach[place - 1] >= day {
      place -= 1
      if spans[place].days.contains(day) { return spans[place].reason }
    }
    let later = restDays.partitioningIndex { $0.from > day }
    if later > 0, restDays[later - 1].weekdays.contains(day) { return .restDay }
    return isSkipped(day) ? .skipped : nil
  }

  /// Whether the day does not exist in the member's zone, as 2011-12-30 in Samoa, which crossed the date line.
  private func isSkipped(_ day: LocalDay) -> Bool {
    guard let first = zones.first else { return false }
    // The zone of a day is the last one that was in force when the day began in that zone.
    let zone = zones.last { $0.since <= $0.calendar.start(of: day) } ?? first
    return !zone.calendar.has(day)
  }

  /// Whether every day after `first` and before `last` is protected.
  package func bridges(from first: LocalDay, to last: LocalDay) -> Bool {
    var day = first.advanced(by: 1)
    while day < last {
      guard reason(on: day) != nil else { return false }
      day = day.advanced(by: 1)
    }
    return true
  }
}

extension Array {
  /// The index of the first element for which `belongs` is true; the elements must be partitioned by it.
  fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
