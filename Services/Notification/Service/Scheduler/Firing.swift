import NotificationDomain
import SQLite
import ServiceRuntime
import Vocabulary

/// Delivers due notifications, inside one open transaction.
struct Firing {
  /// The largest number of reminders per transaction, so that other writes can run between batches.
  static let batch = 100

  /// A stored next time further ahead than this was computed while the clock was ahead; it is computed again.
  private static let farthestDaily: Duration = .seconds(2 * 86_400)

  let reminders: ReminderWriter
  private let settings: SettingsRows
  private let openTasks: OpenTaskRows
  private let endpoints: EndpointRows
  private let ids: IDSource
  let now: Timestamp
  /// The changes for the service's own feed, in order.
  private(set) var notices: [ReminderNotice] = []
  /// Badges with a new count, in order.
  private(set) var badges: [(space: Space, count: Int)] = []
  /// Channels that began to drop messages because their queue is full.
  private(set) var channels: [(space: Space, endpoint: Endpoint)] = []
  /// Health reminders that were dropped because they were too late (FST-095).
  private(set) var tooLate: [(space: Space, reminder: HealthReminder)] = []
  /// Notifications that were delivered later because a clock change skipped their local time (FST-094).
  private(set) var moved: [(space: Space, kind: ReminderKind)] = []

  init(_ connection: Connection, _ ids: IDSource, now: Timestamp) {
    reminders = ReminderWriter(connection)
    settings = SettingsRows(connection)
    endpoints = EndpointRows(connection)
    openTasks = OpenTaskRows(connection)
    self.ids = ids
    self.now = now
  }

  /// When the next notification is due; `nil` if nothing is scheduled.
  func next() throws -> Timestamp? {
    [
      try reminders.reader.nextDue(), try settings.nextDaily(), try settings.nextOther(),
      try openTasks.nextNotice(),
    ].compactMap(\.self).min()
  }

  /// Settles the due notifications, up to ``batch`` of each kind (REM-012, REM-042).
  ///
  /// - Returns: when to fire again; `nil` if nothing is scheduled.
  mutating func fire() throws -> Timestamp? {
    for dropped in try reminders.reader.dropped(after: now, limit: Firing.batch) {
      try bringBack(dropped)
    }
    let far = now + Self.farthestDaily
    for due in try settings.daily(by: now, or: far, limit: Firing.batch) { try fire(due) }
    for space in try settings.endedDays(by: now, or: far, limit: Firing.batch) {
      try startDay(space)
    }
    for space in try settings.digests(by: now, or: far, limit: Firing.batch) { try digest(space) }
    for space in try settings.healthDue(by: now, or: far, limit: Firing.batch) { try health(space) }
    for space in try openTasks.spacesWithDueNotices(by: now, limit: Firing.batch) {
      try notifyOverdue(space)
    }
    for due in try reminders.reader.due(by: now, limit: Firing.batch) {
      switch Lateness(due.reminder, now: now) {
      case .wait: continue
      case .deliver: try settle(due, .delivered)
      case .drop: try settle(due, .dropped)
      }
    }
    return try next()
  }

  /// Schedules a dropped reminder again, because the time of dropping is in the future: the clock was
  /// ahead.
  private mutating func bringBack(_ dropped: DueReminder) throws {
    let reminder = dropped.reminder
    let space = Space(household: dropped.household, member: reminder.member)
    if let task = reminder.task,
      try reminders.reader.undelivered(of: task, in: space)?.id != reminder.id
    {
      // Its task has a newer reminder.
      return try reminders.update(reminder.settled(.dropped, at: now), in: dropped.household)
    }
    if let about = reminder.about,
      try reminders.reader.notices(about: about, in: space).contains(where: {
        $0.part == reminder.part
      })
    {
      return try reminders.update(reminder.settled(.dropped, at: now), in: dropped.household)
    }
    let isMuted = try reminder.project.map { try reminders.reader.isMuted($0, in: space) } ?? false
    let back = reminder.waiting(isMuted ? .muted : .scheduled)
    try reminders.update(back, in: dropped.household)
    if !isMuted { notices.append(ReminderNotice(household: dropped.household, reminder: back)) }
  }

  private mutating func settle(_ due: DueReminder, _ state: ReminderState) throws {
    let space = Space(household: due.household, member: due.reminder.member)
    // While a member's notifications are off, due ones count as declined (REM-001).
    let isWanted = try state != .delivered || isWanted(due.reminder, in: space)
    let reminder = due.reminder.settled(isWanted ? state : .declined, at: now)
    try reminders.update(reminder, in: due.household)
    try record(reminder, in: space)
  }

  private func isWanted(_ reminder: Reminder, in space: Space) throws -> Bool {
    guard let fast = reminder.fastReminder else { return try settings.isOn(for: space) }
    let wish = try settings.settings(of: space)
    let calendar = try settings.calendar(of: space) ?? .utc
    let quiet = wish.quietHours ?? HealthTimes.usualQuiet
    let isQuiet = quiet?.release(at: now, in: calendar) != nil
    // A snoozed one has a time that its member set (ruling 34).
    return wish.isOn && (fast.breaksQuiet || reminder.snoozedUntil != nil || !isQuiet)
  }

  /// Delivers a daily reminder for its last occurrence, and sets its next time (REM-020).
  private mutating func fire(_ due: DueDaily) throws {
    let space = due.space
    let calendar = try settings.calendar(of: space) ?? .utc
    if let time = due.reminder.dueTime(at: now, in: calendar), try settings.isOn(for: space) {
      try deliver(.daily, due.reminder.message, dueAt: time, in: space)
      note(.daily, in: space, isMoved: DailyTime(due.reminder.time).isMoved(time, in: calendar))
    }
    try settings.move(due, to: due.reminder.scheduled(after: now, in: calendar).nextAt)
  }

  /// Delivers a notification that is not a task's reminder, with a new id.
  mutating func deliver(
    _ kind: ReminderKind,
    _ text: String,
    about: UniqueID? = nil,
    part: Int = 0,
    dueAt: Timestamp,
    in space: Space
  ) throws {
    var reminder = Reminder(
      id: ids.make(),
      member: space.member,
      kind: kind,
      task: nil,
      project: nil,
      taskName: text,
      dueAt: dueAt
    ).settled(.delivered, at: now)
    reminder.about = about
    reminder.part = part
    try reminders.add(reminder, in: space.household, for: FeedPosition(epoch: 0, sequence: 0))
    try record(reminder, in: space)
  }

  /// Withdraws a member's delivered, unacknowledged reminders of one kind, because they are outdated.
  mutating func withdraw(_ kind: HealthReminder, in space: Space) throws {
    for missed in try reminders.reader.missed(kind, in: space, limit: Firing.batch) {
      let settled = missed.settled(.acknowledged, at: now)
      try reminders.update(settled, in: space.household)
      try record(settled, in: space)
    }
  }

  private mutating func note(_ kind: ReminderKind, in space: Space, isMoved: Bool) {
    if isMoved { moved.append((space, kind)) }
  }

  /// Starts a member's next day: tasks due on the last one become overdue, and the badge is recounted.
  private mutating func startDay(_ space: Space) throws {
    guard let watch = try settings.watch(of: space) else { return }
    let calendar = try settings.calendar(of: space) ?? .utc
    let today = calendar.day(of: now)
    if watch.hasOverdueNotices {
      // Older overdue tasks are too late for a notice.
      let first = max(watch.day, calendar.day(of: now - Lateness.limit))
      if first < today { try openTasks.wakeDated(of: space, from: first, before: today, at: now) }
    }
    try openTasks.reconsiderStrayed(of: space, beyond: now + Self.farthestDaily, at: now)
    let end = calendar.end(of: today)
    try settings.begin(today, endingAt: end, of: space)
    guard let badge = watch.badge else { return }
    let count = try openTasks.count(of: space, on: today, endingAt: end)
    guard count != badge else { return }
    try settings.setBadge(count, of: space)
    badges.append((space, count))
  }

  /// Delivers the digest for its last occurrence, and sets its next time (REM-021).
  private mutating func digest(_ space: Space) throws {
    let wish = try settings.settings(of: space)
    let calendar = try settings.calendar(of: space) ?? .utc
    if wish.isOn, let time = wish.digestDue(at: now, in: calendar) {
      let today = calendar.day(of: now)
      let parts = try openTasks.digest(
        of: space,
        today: today,
        endingAt: calendar.end(of: today),
        at: now
      )
      if let digest = Digest(parts) {
        try deliver(.digest, digest.text, dueAt: time, in: space)
        let isMoved = wish.digestAt.map { DailyTime($0).isMoved(time, in: calendar) } ?? false
        note(.digest, in: space, isMoved: isMoved)
      }
    }
    try settings.moveDigest(
      of: space,
      to: wish.digestAt.map { DailyTime($0).next(after: now, in: calendar) }
    )
  }

  /// Delivers a member's due bedtime and weigh-in reminders, and sets their next times (FST-091, FST-095).
  private mutating func health(_ space: Space) throws {
    let wish = try settings.settings(of: space)
    let calendar = try settings.calendar(of: space) ?? .utc
    for reminder in [HealthReminder.bedtime, .weighIn] where wish.isOn {
      guard let due = reminder.due(in: wish.health, at: now, in: calendar) else { continue }
      if due.isTooLate {
        tooLate.append((space, reminder))
      } else {
        let text = reminder.text(wish.health)
        try deliver(.health, text, part: reminder.rawValue, dueAt: due.time, in: space)
        let isMoved = reminder.isMoved(
          due.time,
          of: wish.health,
          quiet: wish.quietHours,
          in: calendar
        )
        note(.health, in: space, isMoved: isMoved)
      }
    }
    try settings.moveHealth(
      of: space,
      bedtime: HealthReminder.bedtime.next(in: wish.health, after: now, in: calendar),
      weighIn: HealthReminder.weighIn.next(in: wish.health, after: now, in: calendar)
    )
  }

  /// Delivers overdue notices, or holds them until the quiet hours end (REM-022, ruling 34).
  ///
  /// A task that is done by then has no notice.
  private mutating func notifyOverdue(_ space: Space) throws {
    let wish = try settings.settings(of: space)
    let calendar = try settings.calendar(of: space) ?? .utc
    if let release = wish.quietHours?.release(at: now, in: calendar) {
      return try openTasks.hold(space, by: now, until: release)
    }
    if wish.isOn, wish.hasOverdueNotices {
      let since = now - Lateness.limit
      let count = try openTasks.countToTell(of: space, by: now, since: since)
      if count > OverdueNotice.mostSingle {
        try deliver(.overdue, OverdueNotice.summary(of: count), dueAt: now, in: space)
      } else {
        for task in try openTasks.tasksToTell(of: space, by: now, since: since, limit: count) {
          try deliver(
            .overdue,
            task.name,
            about: task.task.rawValue,
            dueAt: task.overdueAt(in: calendar),
            in: space
          )
        }
      }
    }
    try openTasks.told(space, by: now)
  }

  /// Appends the changes to the service's own feed.
  func append(to context: WriteContext) throws {
    let day = HouseholdCalendar.utc.day(of: now)
    for notice in notices { try notice.append(to: context, on: day) }
    for (space, count) in badges { try context.appendBadge(count, of: space, on: day) }
    for (space, endpoint) in channels { try context.appendChannel(endpoint, of: space) }
  }

  /// Records a reminder's change for the feed; if it was delivered, queues it for its member's channels.
  private mutating func record(_ reminder: Reminder, in space: Space) throws {
    notices.append(ReminderNotice(household: space.household, reminder: reminder))
    guard reminder.state == .delivered else { return }
    let ids = ids
    channels += try endpoints.enqueue(reminder, for: space, at: now) { ids.make() }
      .map { (space, $0) }
  }
}
