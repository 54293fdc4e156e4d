package import Vocabulary

/// The new values of some fields of a household; `nil` leaves one as it is.
package struct HouseholdChange: Hashable, Sendable {
  package var name: String?
  package var zone: String?
  package var weekStart: WeekStart?
  package var dayStart: LocalTime?

  package init() {}
}

/// A start of the day that holds from a day on.
package struct NextDayStart: Hashable, Sendable {
  package let time: LocalTime
  /// The first day that it holds for.
  package let day: LocalDay

  package init(_ time: LocalTime, from day: LocalDay) {
    self.time = time
    self.day = day
  }
}

extension Household {
  /// The latest start of a day.
  package static let latestDayStart = 360  // minutes since midnight: 06:00

  /// When days begin in a zone, at an instant.
  ///
  /// A new start takes over once its first day has begun by the old start and by the new one: before, the day could
  /// begin a second time; so no instant of a later moment has an earlier day.
  package func dayStart(in zoneName: String, at now: Timestamp) -> LocalTime {
    guard let next = nextDayStart else { return dayStart }
    let later = max(dayStart, next.time)
    let calendar = HouseholdCalendar(zoneName: zoneName, dayStart: later) ?? .utc
    return now >= calendar.start(of: next.day) ? next.time : dayStart
  }

  /// Whether a new start of the day has taken over in every zone, or none is to come.
  package func isSettled(at now: Timestamp) -> Bool {
    guard let next = nextDayStart else { return true }
    // The last zone begins a day 12 hours after UTC, at 06:00 at the latest.
    return now >= HouseholdCalendar.utc.start(of: next.day.advanced(by: 1))
  }

  /// The household after a change.
  ///
  /// - Returns: the household with the next revision; as it is when every field has its value already.
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

  /// The household as a member in a zone has it at an instant: with the start of the day that holds there.
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
