package import Vocabulary

/// When a member is reminded to drink, to go to bed and to weigh; each is off at first (FST-091).
package struct HealthTimes: Equatable, Sendable {
  package static let drinkHours = 1...6
  package static let bedtimeMinutes = 1...120
  package static let usualBedtimeMinutes = 30
  /// The hours without reminders to drink of a member who set no quiet hours.
  package static let usualQuiet = QuietHours(
    from: LocalTime(minutesSinceMidnight: 22 * 60) ?? .midnight,
    until: LocalTime(minutesSinceMidnight: 7 * 60) ?? .midnight
  )

  /// Hours between two reminders to drink; `nil`: there are none.
  package var drinkHours: Int?
  package var drinkNext: Timestamp?
  /// When the member goes to bed; `nil`: it is not said.
  package var bedtime: LocalTime?
  package var bedtimeMinutes = usualBedtimeMinutes
  package var bedtimeNext: Timestamp?
  package var weighAt: LocalTime?
  package var weighNext: Timestamp?

  package init() {}

  /// All set to their next times after `now`.
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

  /// The next reminder to drink: when the quiet hours end and every so many hours after, until they begin again.
  package func nextDrink(
    after now: Timestamp,
    quiet: QuietHours?,
    in calendar: HouseholdCalendar
  ) -> Timestamp? {
    guard let drinkHours, let quiet = quiet ?? Self.usualQuiet else { return nil }
    let waking = DailyTime(quiet.until)
    let begin = waking.latest(by: now, in: calendar)
    let end = DailyTime(quiet.from).next(after: begin, in: calendar)
    let step = Duration.seconds(Int64(drinkHours) * 3_600)
    var time = begin
    while time <= now { time = time + step }
    return time < end ? time : waking.next(after: now, in: calendar)
  }

  /// The first reminder to drink on the next day, because today's goal is met.
  package func firstDrink(
    after now: Timestamp,
    quiet: QuietHours?,
    in calendar: HouseholdCalendar
  ) -> Timestamp? {
    guard drinkHours != nil, let quiet = quiet ?? Self.usualQuiet else { return nil }
    return DailyTime(quiet.until).next(after: now, in: calendar)
  }
}

/// What is said of health at a time of the day; the raw value is the part that the store keeps, behind those of a
/// fast.
package enum HealthReminder: Int, CaseIterable, Sendable {
  case drink = 3
  case bedtime = 4
  case weighIn = 5

  /// What it says.
  package func text(_ times: HealthTimes) -> String {
    switch self {
    case .drink: "Time to drink something."
    case .bedtime: "Bedtime in \(times.bedtimeMinutes) min."
    case .weighIn: "Time to weigh."
    }
  }

  /// The next time of one that comes once a day; `nil` while it is off, and of drinks.
  package func next(
    in times: HealthTimes,
    after now: Timestamp,
    in calendar: HouseholdCalendar
  ) -> Timestamp? {
    let before = lead(times)
    return daily(times).map { DailyTime($0).next(after: now + before, in: calendar) - before }
  }

  /// The time for which it is to be said now: the last one that came, unless that is too long ago (FST-095).
  ///
  /// - Returns: `nil` where none came; `isTooLate` of one that is dropped.
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
