package import Vocabulary

/// New values of a household's fields; `nil` keeps the current value.
package struct HouseholdChange: Hashable, Sendable {
  package var name: String?
  package var zone: String?
  package var weekStart: WeekStart?
  package var dayStart: LocalTime?

  package init() {}
}

/// A start of the day that takes effect on a given day.
package struct NextDayStart: Hashable, Sendable {
  package let time: LocalTime
  /// The first day with this start.
  package let day: LocalDay

  package init(_ time: LocalTime, from day: LocalDay) {
    self.time = time
    self.day = day
  }
}

extension Household {
  /// The latest start of a day.
  package static let latestDayStart = 360  // minutes since midnight: 06:00

  /// The start of the day in a zone at an instant.
  ///
  /// A new start takes effect once its first day has begun by both the old and the new start. Otherwise the day
  /// could begin twice. So a later instant never has an earlier day.
  package func dayStart(in zoneName: String, at now: Timestamp) -> LocalTime {
    guard let next = nextDayStart else { return dayStart }
    let later = max(dayStart, next.time)
    let calendar = HouseholdCalendar(zoneName: zoneName, dayStart: later) ?? .utc
    return now >= calendar.start(of: next.day) ? next.time : dayStart
  }

  /// Whether no start of the day is pending in any zone.
  package func isSettled(at now: Timestamp) -> Bool {
    guard let next = nextDayStart else { return true }
    // The last zone begins a day 12 hours after UTC, at 06:00 at the latest.
    return now >= HouseholdCalendar.utc.start(of: next.day.advanced(by: 1))
  }

  /// The household after a change.
  ///
  /// - Returns: the household with the next revision; unchanged when every field already has its value.
  package func changed(by change: HouseholdChange, at now: Timestamp) -> Household {
    var changed = self
    if let name = change.name { changed.name = name }
    if let zone = change.zone { changed.zone = zone }
    if let weekStart = change.weekStart { changed.weekStart = weekStart }
    if let dayStart = change.dayStart { changed.setDayStart(dayStart, at: now) }
    guard changed != self else { return self }
    changed.revision += 1
    return changed
  }

  /// The names of the fields that differ.
  package func changes(from before: Household) -> [String] {
    [
      name == before.name ? nil : "name", zone == before.zone ? nil : "zone",
      weekStart == before.weekStart ? nil : "week_start",
      dayStart == before.dayStart ? nil : "day_start",
      nextDayStart == before.nextDayStart ? nil : "next_day_start",
    ].compactMap(\.self)
  }

  /// The household with the start of the day that is in force in a zone at an instant.
  package func current(in zoneName: String, at now: Timestamp) -> Household {
    var current = self
    current.dayStart = dayStart(in: zoneName, at: now)
    if current.dayStart == nextDayStart?.time { current.nextDayStart = nil }
    return current
  }

  private mutating func setDayStart(_ wanted: LocalTime, at now: Timestamp) {
    guard wanted != nextDayStart?.time ?? dayStart else { return }
    dayStart = dayStart(in: zone, at: now)
    guard wanted != dayStart else {
      nextDayStart = nil
      return
    }
    let calendar = HouseholdCalendar(zoneName: zone, dayStart: dayStart) ?? .utc
    nextDayStart = NextDayStart(wanted, from: calendar.day(of: now).advanced(by: 1))
  }
}
