import AnalyticsContracts
import NotificationDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

/// Follows the analytics feed for fasts, and for the reminders chosen in onboarding.
///
/// A running fast has a reminder at its goal and one half an hour before (FST-091).
///
/// Both have stable keys: a change of the fast replaces its reminders, and its end cancels them (FST-092).
///
/// Completed onboarding sets the member's settings (``OnboardingChoice``).
enum HealthConsumer {
  static let source = "analytics"

  static func follower(
    channel: any CallChannel,
    store: ServiceStore,
    environment: RuntimeEnvironment
  ) -> FeedFollower {
    let log = environment.log
    return FeedFollower(
      source,
      channel: channel,
      store: store,
      environment: environment,
      reset: { context, _, place in
        try FastPlanning(context, on: HouseholdCalendar.utc.day(of: context.now)).rollBack(
          after: place
        )
      },
      apply: { context, event in
        do {
          if let update = try FastUpdate(event) {
            try FastPlanning(context, on: event.stamp.localDay).apply(update)
          }
          if let choice = try OnboardingChoice(event) {
            try choice.apply(in: context, on: event.stamp.localDay)
          }
        } catch let unreadable as UnreadableEvent {
          unreadable.report(from: source, to: log)
        }
        return true
      }
    )
  }
}

/// A fast's state after an event of the analytics feed.
struct FastUpdate: Equatable, Sendable {
  let space: Space
  /// The entry's id.
  let fast: UniqueID
  /// When it reaches its goal; `nil` if it has ended or was deleted.
  let goalAt: Timestamp?
  /// When the change happened.
  let at: Timestamp

  init(space: Space, fast: UniqueID, goalAt: Timestamp?, at: Timestamp) {
    self.space = space
    self.fast = fast
    self.goalAt = goalAt
    self.at = at
  }

  /// Reads an event of the analytics feed.
  ///
  /// - Returns: `nil` for a kind that does not concern a fast, and for an event with a blanked body.
  /// - Throws: ``UnreadableEvent`` if the body does not match its kind.
  init?(_ event: FeedEvent) throws(UnreadableEvent) {
    let happened: AnalyticsV1.Event?
    do {
      happened = try AnalyticsV1.Event(event)
    } catch {
      throw UnreadableEvent(event, why: error.description)
    }
    guard let member = event.stamp.space else { return nil }
    var goal: Timestamp?
    let entry: HealthEntryID?
    switch happened {
    case .healthEntryCreated(let body):
      guard body.entry?.type == .fasting else { return nil }
      (entry, goal) = (body.entry?.id, body.entry?.goalAt)
    case .healthEntryUpdated(let body):
      guard body.entry?.type == .fasting else { return nil }
      (entry, goal) = (body.entry?.id, body.entry?.goalAt)
    case .healthEntryDeleted(let body):
      guard body.type == .fasting else { return nil }
      entry = body.entryID
    default: return nil
    }
    guard let entry else { throw UnreadableEvent(event, why: "it does not say which entry") }
    self.init(
      space: Space(household: event.stamp.household, member: member),
      fast: entry.rawValue,
      goalAt: goal,
      at: event.stamp.at
    )
  }
}

extension FastUpdate {
  /// Whether the fast no longer has the time of this delivered reminder, so that clients can hide it.
  ///
  /// Always `false` for a change that happened before the delivery.
  fileprivate func supersedes(_ delivered: Reminder) -> Bool {
    guard let deliveredAt = delivered.deliveredAt, let part = delivered.fastReminder else {
      return false
    }
    return at >= deliveredAt && part.time(ofGoal: goalAt) != delivered.dueAt
  }
}

extension AnalyticsV1.HealthEntry {
  /// When a running fast reaches its goal.
  fileprivate var goalAt: Timestamp? {
    guard end == nil, goalHours > 0, let start = start.flatMap({ Timestamp($0) }) else {
      return nil
    }
    return start + .seconds(Int64(goalHours) * 3_600)
  }
}

/// Plans the reminders of fasts, inside one open transaction.
struct FastPlanning {
  private let context: WriteContext
  private let day: LocalDay
  private let reminders: ReminderWriter

  init(_ context: WriteContext, on day: LocalDay) {
    self.context = context
    self.day = day
    reminders = ReminderWriter(context.connection)
  }

  /// Schedules, moves, mutes or cancels both reminders of a fast; applying it again has no effect.
  ///
  /// A delivered reminder whose time the fast no longer has is withdrawn (REM-042).
  func apply(_ update: FastUpdate) throws {
    let space = update.space
    let settings = try reminders.settings.settings(of: space)
    let before = try reminders.reader.notices(about: update.fast, in: space)
    for missed in before where missed.state == .delivered && update.supersedes(missed) {
      try put(missed.settled(.acknowledged, at: update.at), for: missed, in: space)
    }
    for reminder in FastReminder.allCases {
      let waiting = before.first { $0.part == reminder.rawValue && $0.state != .delivered }
      let wasHandled = try reminder.time(ofGoal: update.goalAt).map {
        try reminders.reader.wasHandled(
          about: update.fast,
          part: reminder.rawValue,
          in: space,
          at: $0
        )
      }
      guard let time = reminder.time(ofGoal: update.goalAt), time >= update.at,
        wasHandled != true
      else {
        if let waiting {
          try put(waiting.settled(.cancelled, at: update.at), for: waiting, in: space)
        }
        continue
      }
      var wanted =
        waiting
        ?? Reminder(
          id: context.ids.make(),
          member: space.member,
          kind: .health,
          task: nil,
          project: nil,
          taskName: reminder.text,
          dueAt: time
        )
      wanted.about = update.fast
      wanted.part = reminder.rawValue
      if wanted.dueAt != time {
        wanted.dueAt = time
        wanted.snoozedUntil = nil
      }
      wanted.state = reminder.isOn(in: settings) ? .scheduled : .muted
      if wanted != waiting { try put(wanted, for: waiting, in: space) }
    }
  }

  /// Mutes the fast reminders that the member switched off, and schedules those that were switched on.
  static func apply(
    _ settings: NotificationSettings,
    of space: Space,
    in context: WriteContext,
    on day: LocalDay
  ) throws {
    let planning = FastPlanning(context, on: day)
    for waiting in try planning.reminders.reader.waitingHealth(in: space) {
      guard let fast = waiting.fastReminder else { continue }
      let after = fast.isOn(in: settings) ? waiting.unmuted(at: context.now) : waiting.muted()
      if after != waiting { try planning.put(after, for: waiting, in: space) }
    }
  }

  /// Cancels a page of the reminders of all fasts, because the analytics feed is replayed.
  ///
  /// The replayed events of each running fast schedule them again.
  ///
  /// - Parameter number: the last result, 0 at first.
  /// - Returns: where to continue; `nil` when complete.
  /// - Throws: errors of the store.
  func rollBack(after number: Int64) throws -> Int64? {
    let page = try reminders.reader.scheduledHealth(after: number, limit: Planning.page)
    for (_, due) in page {
      let space = Space(household: due.household, member: due.reminder.member)
      try put(due.reminder.settled(.cancelled, at: context.now), for: due.reminder, in: space)
    }
    return page.last?.number
  }

  /// Replaces the reminder, and appends an event unless both are muted or cancelled.
  private func put(_ reminder: Reminder, for before: Reminder?, in space: Space) throws {
    if before == nil {
      try reminders.add(reminder, in: space.household, for: FeedPosition(epoch: 0, sequence: 0))
    } else {
      try reminders.update(reminder, in: space.household)
    }
    let shown: Set<ReminderState> = [.scheduled, .delivered]
    let wasShown = before.map { shown.contains($0.state) } ?? false
    guard wasShown || shown.contains(reminder.state) else { return }
    try ReminderNotice(household: space.household, reminder: reminder).append(to: context, on: day)
  }
}
