package import Vocabulary

/// A member's drink, bedtime and weigh-in reminders; each is off by default (FST-091).
package struct HealthTimes: Equatable, Sendable {
  package static let drinkHours = 1...6
  package static let bedtimeMinutes = 1...120
  package static let usualBedtimeMinutes = 30
  /// The interval of drink reminders for a member who chose them without one.
  package static let usualDrinkHours = 2
  /// The quiet hours of health reminders for a member who set none.
  package static let usualQuiet = QuietHours(
    from: LocalTime(minutesSinceMidnight: 22 * 60) ?? .midnight,
    until: LocalTime(minutesSinceMidnight: 7 * 60) ?? .midnight
  )

  /// The hours between two drink reminders; `nil`: off.
  package var drinkHours: Int?
  package var drinkNext: Timestamp?
  /// The member's bedtime; `nil`: no bedtime reminder.
  package var bedtime: LocalTime?
  package var bedtimeMinutes = usualBedtimeMinutes
  package var bedtimeNext: Timestamp?
  package var weighAt: LocalTime?
  package var weighNext: Timestamp?

  package init() {}

  /// The reminders, each set to its next time after `now`.
  package func scheduled(
    after now: Timestamp,
    quiet: QuietHours?,
    in calendar: HouseholdCalendar
  ) -> HealthTimes {
    var copy = self
    copy.drinkNext = nextDrink(after: now, quiet: quiet, in: calendar)
    copy.bedtimeNext = HealthReminder.bedtime.next(in: self, after: now, in: calendar)
    copy.weighNext = HealthReminder.weighIn.next(in: self, after: now, in: calendar)
    return copy
  }

  /// The reminders with exactly those of `chosen` on (FST-091).
  ///
  /// One that was on keeps its times, also if it is due now. For the others, ``usualDrinkHours`` applies, bedtime is
  /// when the quiet hours begin, and weighing when they end.
  package func choosing(
    _ chosen: Set<HealthReminder>,
    after now: Timestamp,
    quiet: QuietHours?,
    in calendar: HouseholdCalendar
  ) -> HealthTimes {
    let night = quiet ?? Self.usualQuiet
    var copy = self
    copy.drinkHours = chosen.contains(.drink) ? (drinkHours ?? Self.usualDrinkHours) : nil
    copy.bedtime = chosen.contains(.bedtime) ? (bedtime ?? night?.from) : nil
    copy.weighAt = chosen.contains(.weighIn) ? (weighAt ?? night?.until) : nil
    copy = copy.scheduled(after: now, quiet: quiet, in: calendar)
    if copy.drinkHours == drinkHours { copy.drinkNext = drinkNext }
    if copy.bedtime == bedtime { copy.bedtimeNext = bedtimeNext }
    if copy.weighAt == weighAt { copy.weighNext = weighNext }
    return copy
  }

  /// The next drink reminder; `nil` if they are off.
  ///
  /// The first of a day is at the end of the quiet hours. Further ones follow every ``drinkHours`` until the quiet
  /// hours begin again.
  package func nextDrink(
    after now: Timestamp,
    quiet: QuietHours?,
    in calendar: HouseholdCalendar
  ) -> Timestamp? {
    guard let drinkHours, let quiet = quiet ?? Self.usualQuiet else { return nil }
    let waking = DailyTime(quiet.until)
    let begin = waking.latest(by: now, in: calendar)
    let end = DailyTime(quiet.from).next(after: begin, in: calendar)
    // Computed instead of counted up: at the end of the instants a sum stays the same.
    let step = Int64(drinkHours) * 3_600
    let steps = begin > now ? 0 : (now - begin).components.seconds / step + 1
    let time = begin + .seconds(steps * step)
    return time > now && time < end ? time : waking.next(after: now, in: calendar)
  }

  /// The first drink reminder of the next day, for a member who met today's goal.
  package func firstDrink(
    after now: Timestamp,
    quiet: QuietHours?,
    in calendar: HouseholdCalendar
  ) -> Timestamp? {
    guard drinkHours != nil, let quiet = quiet ?? Self.usualQuiet else { return nil }
    return DailyTime(quiet.until).next(after: now, in: calendar)
  }
}

/// A health reminder at a local time.
///
/// The raw value is stored as the reminder's part. It continues the numbers of ``FastReminder``.
package enum HealthReminder: Int, CaseIterable, Sendable {
  case drink = 3
  case bedtime = 4
  case weighIn = 5

  /// The reminder's text.
  package func text(_ times: HealthTimes) -> String {
    switch self {
    case .drink: "Time to drink something."
    case .bedtime: "Bedtime in \(times.bedtimeMinutes) min."
    case .weighIn: "Time to weigh."
    }
  }

  /// The next time of a daily reminder; `nil` if it is off, and for ``drink``.
  package func next(
    in times: HealthTimes,
    after now: Timestamp,
    in calendar: HouseholdCalendar
  ) -> Timestamp? {
    let before = lead(times)
    return daily(times).map { DailyTime($0).next(after: now + before, in: calendar) - before }
  }

  /// The last occurrence, if it is due now (FST-095).
  ///
  /// - Returns: `nil` if there is none; `isTooLate` if it must be dropped.
  package func due(
    in times: HealthTimes,
    at now: Timestamp,
    in calendar: HouseholdCalendar
  ) -> (time: Timestamp, isTooLate: Bool)? {
    let before = lead(times)
    guard let time = daily(times), let next = planned(times), next <= now else { return nil }
    let latest = DailyTime(time).latest(by: now + before, in: calendar) - before
    guard latest >= next else { return nil }
    let lateness = Lateness(dueAt: latest, now: now, limit: Lateness.healthLimit)
    return (latest, lateness == .drop)
  }

  /// Whether a clock change skips the local time of an occurrence, which was moved because of that (FST-094).
  ///
  /// Of drink reminders only the first of a day has a local time: the end of the quiet hours.
  package func isMoved(
    _ time: Timestamp,
    of times: HealthTimes,
    quiet: QuietHours?,
    in calendar: HouseholdCalendar
  ) -> Bool {
    if self == .drink {
      guard let waking = (quiet ?? HealthTimes.usualQuiet).map({ DailyTime($0.until) }) else {
        return false
      }
      return waking.latest(by: time, in: calendar) == time && waking.isMoved(time, in: calendar)
    }
    let shown = time + lead(times)
    return daily(times).map { DailyTime($0).isMoved(shown, in: calendar) } ?? false
  }

  private func daily(_ times: HealthTimes) -> LocalTime? {
    switch self {
    case .drink: nil
    case .bedtime: times.bedtime
    case .weighIn: times.weighAt
    }
  }

  private func planned(_ times: HealthTimes) -> Timestamp? {
    switch self {
    case .drink: times.drinkNext
    case .bedtime: times.bedtimeNext
    case .weighIn: times.weighNext
    }
  }

  private func lead(_ times: HealthTimes) -> Duration {
    self == .bedtime ? .seconds(Int64(times.bedtimeMinutes) * 60) : .zero
  }
}
