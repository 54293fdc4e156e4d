package import Foundation

/// One member's days and weeks; the only place that converts instants to local days.
///
/// A day begins at the wall-clock time `dayStart` of `zone` (00:00 unless the household chose a later start,
/// up to 06:00) and may have 23 or 25 hours. A local time that a clock change skips moves to the next
/// valid minute; one that occurs twice means the first.
package struct HouseholdCalendar: Hashable, Sendable {
  package let zone: TimeZone
  package let dayStart: LocalTime
  package let weekStart: WeekStart

  package init(
    zone: TimeZone,
    dayStart: LocalTime = .midnight,
    weekStart: WeekStart = .monday
  ) {
    self.zone = zone
    self.dayStart = dayStart
    self.weekStart = weekStart
  }

  /// The default calendar: UTC, midnight, Monday.
  package static let utc = HouseholdCalendar(zone: .gmt)

  /// - Returns: `nil` when `zoneName` is no IANA zone that this machine knows.
  package init?(
    zoneName: String,
    dayStart: LocalTime = .midnight,
    weekStart: WeekStart = .monday
  ) {
    guard let zone = HouseholdCalendar.zone(named: zoneName) else { return nil }
    self.init(zone: zone, dayStart: dayStart, weekStart: weekStart)
  }

  /// Finds an IANA zone; abbreviations such as `CET` are refused unless the database lists them.
  package static func zone(named name: String) -> TimeZone? {
    guard name.utf8.count <= 64, !name.isEmpty else { return nil }
    if name == "UTC" || name == "Etc/UTC" { return .gmt }
    return TimeZone(identifier: name)
  }

  /// Whether the database lists this zone; only such zones can be chosen.
  ///
  /// Foundation also knows offsets, as `GMT+5`, and abbreviations that several zones share, as `IST`. Where
  /// one of them is already stored, its meaning does not change.
  package static func isZoneName(_ name: String) -> Bool {
    let isOffset = name.hasPrefix("GMT") || name.hasPrefix("UTC")
    guard !isOffset || greenwich.contains(name), !name.hasPrefix("SystemV/") else { return false }
    return !abbreviations.contains(name) && zone(named: name) != nil
  }

  private static let greenwich: Set<String> = ["GMT", "GMT0", "GMT+0", "GMT-0", "UTC"]

  /// Zones that ICU keeps from earlier versions of Java, and the database does not list.
  private static let abbreviations: Set<String> = [
    "ACT", "AET", "AGT", "ART", "AST", "BET", "BST", "CAT", "CNT", "CST", "CTT", "EAT", "ECT",
    "IET",
    "IST", "JST", "MIT", "NET", "NST", "PLT", "PNT", "PRT", "PST", "SST", "VST",
  ]
}

// MARK: - Instants to days

extension HouseholdCalendar {
  /// The day that `instant` belongs to: the one that begins at it or last began before it.
  ///
  /// A day that has begun continues when the clock is set back to before its start. Instants before
  /// 0001-01-01 or after 9999-12-31 by the member's clock belong to those days, so that every instant has
  /// a representable day.
  package func day(of instant: Timestamp) -> LocalDay {
    let wall = wallMilliseconds(of: instant) - Int64(dayStart.minutesSinceMidnight) * 60_000
    let days = wall.floorDivided(by: 86_400_000)
    let day = LocalDay(daysSinceEpoch: 0).advanced(by: Int(days))
    guard days * 86_400_000 + 86_400_000 - wall <= Self.longestRepeat, instant >= end(of: day)
    else { return day }
    return day.advanced(by: 1)
  }

  /// The longest span in milliseconds that a clock change repeats: no zone has set its clock back by
  /// more than two hours since 1900, except for the few that crossed the date line.
  private static let longestRepeat: Int64 = 3 * 3_600_000

  /// The wall-clock time at `instant`, without seconds.
  package func time(of instant: Timestamp) -> LocalTime {
    let wall = wallMilliseconds(of: instant)
    let sinceMidnight = wall - wall.floorDivided(by: 86_400_000) * 86_400_000
    return LocalTime(minutesSinceMidnight: Int(sinceMidnight / 60_000)) ?? .midnight
  }

  /// The calendar date at `instant`, whatever hour the household's day starts at.
  package func wallDay(of instant: Timestamp) -> LocalDay {
    let days = wallMilliseconds(of: instant).floorDivided(by: 86_400_000)
    return LocalDay(daysSinceEpoch: 0).advanced(by: Int(days))
  }

  private func wallMilliseconds(of instant: Timestamp) -> Int64 {
    instant.millisecondsSinceEpoch + offset(atUTC: instant.millisecondsSinceEpoch)
  }

  private func offset(atUTC milliseconds: Int64) -> Int64 {
    let date = Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
    return Int64(zone.secondsFromGMT(for: date)) * 1_000
  }
}

// MARK: - Days to instants

extension HouseholdCalendar {
  /// The first instant of `day`; 0001-01-01 begins with the first valid instant in every zone.
  package func start(of day: LocalDay) -> Timestamp {
    day > .first ? timestamp(day: day, time: dayStart) : Timestamp.contractRange.lowerBound
  }

  /// The first instant after `day`; 9999-12-31 ends after the last valid instant.
  package func end(of day: LocalDay) -> Timestamp {
    guard day >= .last else { return start(of: day.advanced(by: 1)) }
    let next = LocalDay(daysSinceEpoch: Int32(clamping: Int(day.daysSinceEpoch) + 1))
    let last = Timestamp.contractRange.upperBound.millisecondsSinceEpoch
    return max(start(of: next), Timestamp(millisecondsSinceEpoch: last + 1))
  }

  /// The instant at which the wall clock shows `time` on the calendar date `day`.
  ///
  /// Both offsets that can apply around that moment are tried, the earlier instant first. If the
  /// clock skips the time, the result is the first instant after the gap.
  package func timestamp(day: LocalDay, time: LocalTime) -> Timestamp {
    let wall =
      Int64(day.daysSinceEpoch) * 86_400_000 + Int64(time.minutesSinceMidnight) * 60_000
    let before = offset(atUTC: wall - 86_400_000)
    let after = offset(atUTC: wall + 86_400_000)
    let candidates = [wall - max(before, after), wall - min(before, after)]
    for utc in candidates where utc + offset(atUTC: utc) == wall {
      return Timestamp(millisecondsSinceEpoch: utc)
    }
    return firstInstant(showingAtLeast: wall, from: candidates[0], to: candidates[1])
  }

  /// Halves the span until the clock change that skips `wall` is found.
  private func firstInstant(showingAtLeast wall: Int64, from: Int64, to: Int64) -> Timestamp {
    var (low, high) = (from, max(from, to))
    while low < high {
      let middle = low + (high - low) / 2
      if middle + offset(atUTC: middle) >= wall { high = middle } else { low = middle + 1 }
    }
    return Timestamp(millisecondsSinceEpoch: low)
  }
}

extension Int64 {
  /// Division that rounds towards negative infinity, for instants before 1970.
  fileprivate func floorDivided(by divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
