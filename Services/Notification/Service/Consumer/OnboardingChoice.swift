import AnalyticsContracts
import NotificationContracts
import NotificationDomain
import ServiceRuntime
import Vocabulary
import Wire

/// The reminders that a member chose by completing health onboarding (FST-091).
///
/// Completing answers for each of the five whether it is on. Those that a child cannot choose are off.
struct OnboardingChoice: Equatable, Sendable {
  let space: Space
  let fasts: Set<FastReminder>
  let times: Set<HealthReminder>
  /// When onboarding was completed.
  let at: Timestamp

  /// Reads an event of the analytics feed.
  ///
  /// - Returns: `nil` for other kinds, for saved pages and a reset, and for an event with a blanked body.
  /// - Throws: ``UnreadableEvent`` if the body does not match its kind.
  init?(_ event: FeedEvent) throws(UnreadableEvent) {
    let body: AnalyticsV1.HealthOnboardingChanged?
    do {
      body = try event.body(as: AnalyticsV1.HealthOnboardingChanged.self)
    } catch {
      throw UnreadableEvent(event, why: error.description)
    }
    guard let body, body.completed, let member = event.stamp.space else { return nil }
    // The contract has the numbers of the stored parts.
    let numbers = body.reminders.map { Int($0.rawValue) }
    space = Space(household: event.stamp.household, member: member)
    fasts = Set(numbers.compactMap(FastReminder.init(rawValue:)))
    times = Set(numbers.compactMap(HealthReminder.init(rawValue:)))
    at = event.stamp.at
  }

  /// Sets the member's settings, as `UpdateNotificationSettings` does, inside one open transaction.
  ///
  /// Does nothing if they were changed since: the feed is replayed, or the member changed them later.
  func apply(in context: WriteContext, on day: LocalDay) throws {
    let rows = SettingsRows(context.connection)
    guard try !rows.wereChanged(since: at, of: space) else { return }
    let before = try rows.settings(of: space)
    // Until a call of the member brings the zone.
    let calendar = try rows.calendar(of: space) ?? .utc
    let after = before.choosing(fasts, times, after: context.now, in: calendar)
    guard after != before else { return }
    try rows.put(after, of: space, in: calendar, at: context.now)
    try FastPlanning.apply(after, of: space, in: context, on: day)
    try context.append(
      NewEvent(
        NotificationV1.NotificationSettingsUpdated(
          settings: NotificationV1.NotificationSettings(after)
        ),
        entity: space.member.text
      ),
      // The time of the choice: a replay recognises it, and a later choice is after it.
      EventStamp(
        at: at,
        localDay: day,
        household: space.household,
        space: space.member
      )
    )
  }
}
