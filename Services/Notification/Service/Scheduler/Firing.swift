import NotificationDomain
import SQLite
import ServiceRuntime
import Vocabulary

/// Delivers what is due, inside one open transaction.
struct Firing {
  /// Reminders one transaction delivers; a longer list is worked off in several, so that writes of
  /// others get in between.
  static let batch = 100

  /// A daily reminder that is set further ahead was set by a clock that was ahead.
  private static let farthestDaily: Duration = .seconds(2 * 86_400)

  let reminders: ReminderWriter
  private let settings: SettingsRows
  private let endpoints: EndpointRows
  private let ids: IDSource
  let now: Timestamp
  /// What the service's own feed says of it, in order.
  private(set) var notices: [ReminderNotice] = []

  init(_ connection: Connection, _ ids: IDSource, now: Timestamp) {
    reminders = ReminderWriter(connection)
    settings = SettingsRows(connection)
    endpoints = EndpointRows(connection)
    self.ids = ids
    self.now = now
  }

  /// When the next reminder is due; `nil` when nothing is scheduled.
  func next() throws -> Timestamp? {
    [try reminders.reader.nextDue(), try settings.nextDaily()].compactMap(\.self).min()
  }

  /// Settles every reminder whose time has come, up to ``batch`` of them (REM-012, REM-042).
  ///
  /// - Returns: when to fire again; `nil` when nothing is scheduled.
  mutating func fire() throws -> Timestamp? {
    for dropped in try reminders.reader.dropped(after: now, limit: Firing.batch) {
      try bringBack(dropped)
    }
    let far = now + Self.farthestDaily
    for due in try settings.daily(by: now, or: far, limit: Firing.batch) { try fire(due) }
    for due in try reminders.reader.due(by: now, limit: Firing.batch) {
      switch Lateness(dueAt: due.reminder.ringsAt, now: now) {
      case .wait: continue
      case .deliver: try settle(due, .delivered)
      case .drop: try settle(due, .dropped)
      }
    }
    return try next()
  }

  /// Takes back that a reminder was dropped, because that was at a time which has not come yet: a clock
  /// was ahead.
  private mutating func bringBack(_ dropped: DueReminder) throws {
    let reminder = dropped.reminder
    let space = Space(household: dropped.household, member: reminder.member)
    if let task = reminder.task,
      try reminders.reader.unsaid(of: task, in: space)?.id != reminder.id
    {
      // Its task has another one by now.
      return try reminders.update(reminder.settled(.dropped, at: now), in: dropped.household)
    }
    let isMuted = try reminder.project.map { try reminders.reader.isMuted($0, in: space) } ?? false
    let back = reminder.waiting(isMuted ? .muted : .scheduled)
    try reminders.update(back, in: dropped.household)
    if !isMuted { notices.append(ReminderNotice(household: dropped.household, reminder: back)) }
  }

  private mutating func settle(_ due: DueReminder, _ state: ReminderState) throws {
    let space = Space(household: due.household, member: due.reminder.member)
    // Who wants nothing delivered has declined this time of it (REM-001).
    let isWanted = try state != .delivered || settings.isOn(for: space)
    let reminder = due.reminder.settled(isWanted ? state : .declined, at: now)
    try reminders.update(reminder, in: due.household)
    try tell(reminder, in: space)
  }

  /// Delivers a daily reminder, for the last of its times that have come, and sets it to the next one (REM-020).
  private mutating func fire(_ due: DueDaily) throws {
    let space = due.space
    let calendar = try settings.calendar(of: space) ?? .utc
    if let time = due.reminder.dueTime(at: now, in: calendar), try settings.isOn(for: space) {
      let reminder = Reminder(
        id: ids.make(),
        member: space.member,
        kind: .daily,
        task: nil,
        project: nil,
        taskName: due.reminder.message,
        dueAt: time
      ).settled(.delivered, at: now)
      try reminders.add(reminder, in: space.household, for: FeedPosition(epoch: 0, sequence: 0))
      try tell(reminder, in: space)
    }
    try settings.move(due, to: due.reminder.scheduled(after: now, in: calendar).nextAt)
  }

  /// Says what became of a reminder: in the feed, and to its member's channels when it is delivered.
  private mutating func tell(_ reminder: Reminder, in space: Space) throws {
    notices.append(ReminderNotice(household: space.household, reminder: reminder))
    guard reminder.state == .delivered else { return }
    try endpoints.enqueue(reminder.id, for: space, at: now) { ids.make() }
  }
}
