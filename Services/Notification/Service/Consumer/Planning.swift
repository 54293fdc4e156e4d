import NotificationDomain
import ServiceRuntime
import Vocabulary

/// Applies changes of tasks and projects to reminders, inside one open transaction.
struct Planning {
  /// The largest number of rows that are in memory, and changed, in one write.
  static let page = 200

  let reminders: ReminderWriter
  /// The feed event that is applied.
  let event: FeedPosition
  /// Makes the id of a new reminder.
  let newID: () -> ReminderID
  /// Receives each change for the service's own feed, in order.
  let notify: (ReminderNotice) throws -> Void
  /// Receives each new badge count.
  var notifyBadge: (Space, Int) throws -> Void = { _, _ in }

  /// Applies a task's update; applying it again has no effect.
  func apply(_ update: TaskUpdate) throws {
    let report = update.report
    let space = update.space
    if update.isDeleted { try reminders.forgetName(of: report.task, in: space) }
    for missed in try reminders.reader.missed(of: report.task, in: space)
    where report.supersedes(missed) {
      let settled = missed.settled(.acknowledged, at: report.at)
      try reminders.update(settled, in: space.household)
      try notify(ReminderNotice(household: space.household, reminder: settled))
    }
    try keep(update)
    let undelivered = try reminders.reader.undelivered(of: report.task, in: space)
    // Snoozed after its delivery, and cancelled by a replay: it was handled, but is due again.
    let isPutOff = undelivered?.kept.map { $0.dueAt == report.wish } ?? false
    let change = report.change(
      undelivered: undelivered,
      wasHandled: try !isPutOff
        && report.wish.map { try reminders.reader.wasHandled(of: report.task, in: space, at: $0) }
          ?? false,
      isMuted: try report.project.map { try reminders.reader.isMuted($0, in: space) } ?? false
    )
    switch change {
    case .nothing:
      return
    case .schedule(let time), .reschedule(let time):
      let scheduled = reminder(update, at: time, .scheduled, undelivered)
      try put(scheduled, for: undelivered, space.household)
    case .mute(let time):
      let muted = reminder(update, at: time, .muted, undelivered)
      try put(muted, for: undelivered, space.household)
    case .cancel:
      if let undelivered {
        try put(undelivered.settled(.cancelled, at: report.at), for: undelivered, space.household)
      }
    }
  }

  /// Applies a page of a project's update: mutes the reminders of its tasks, or schedules again those
  /// with a time in the future (REM-011).
  ///
  /// - Returns: whether that was the last page; if not, call it again in another write.
  /// - Throws: errors of the store.
  func apply(_ update: ProjectUpdate) throws -> Bool {
    let (project, space) = (update.project, update.space)
    try reminders.openTasks.put(update.notices, of: project, in: space, for: event)
    switch update.effect {
    case .silence:
      guard try !reminders.reader.isMuted(project, in: space) else { return true }
      guard try change(.scheduled, of: project, in: space, { $0.muted() }) else { return false }
      try reminders.mute(project, in: space, since: update.at, by: event)
    case .reminders:
      guard try reminders.reader.isMuted(project, in: space) else { return true }
      let isLast = try change(.muted, of: project, in: space) { $0.unmuted(at: update.at) }
      guard isLast else { return false }
      try reminders.unmute(project, in: space)
    case .gone:
      try reminders.unmute(project, in: space)
    }
    return true
  }

  /// Undoes a page of what was applied from events at or after `first`, before the feed is replayed.
  ///
  /// The restored service may have lost those events; the others it sends again. Data from earlier events
  /// stays, and so does data from another database of the service.
  ///
  /// `place` is one number for three phases:
  ///
  /// ```text
  /// 0 to Int64.max - 1   reminders: the number of the last one that was checked
  /// Int64.max            muted projects, one per call, and then the projects' settings
  /// below 0              open tasks: -(number + 1) of the last one that was checked
  /// ```
  /// - Parameters:
  ///   - first: the start of the feed.
  ///   - now: the current time.
  ///   - place: the last result, 0 at first.
  /// - Returns: where to continue; `nil` when complete.
  /// - Throws: errors of the store.
  func rollBack(since first: FeedBeginning, at now: Timestamp, after place: Int64) throws -> Int64?
  {
    if place < 0 { return try rollBackTasks(since: first, at: now, after: -(place + 1)) }
    if place < Self.placeOfProjects {
      let page = try reminders.reader.waiting(after: place, limit: Self.page)
      for waiting in page where waiting.isOf(first) {
        let reminder = waiting.reminder
        try put(reminder.cancelledForReplay(at: now), for: reminder, waiting.household)
        let space = Space(household: waiting.household, member: reminder.member)
        if let task = reminder.task { try reminders.forgetName(of: task, in: space) }
      }
      return page.last?.number ?? Self.placeOfProjects
    }
    guard let muted = try reminders.reader.mutedProjects(since: first, limit: 1).first else {
      try reminders.openTasks.forgetProjects(since: first)
      return -1
    }
    let (space, project) = muted
    _ = try apply(ProjectUpdate(space: space, project: project, effect: .reminders, at: now))
    return Self.placeOfProjects
  }

  /// Marks a page of open tasks gone, and recounts the badges that they were in.
  private func rollBackTasks(
    since first: FeedBeginning,
    at now: Timestamp,
    after number: Int64
  ) throws -> Int64? {
    let rows = reminders.openTasks
    guard
      let page = try rows.markGone(since: first, at: now, after: number, limit: Self.page)
    else { return nil }
    for space in page.spaces {
      guard let watch = try reminders.settings.watch(of: space), watch.badge != nil else {
        continue
      }
      try setBadge(try rows.count(of: space, on: watch.day, endingAt: watch.dayEnd), watch, space)
    }
    return -page.last - 1
  }

  /// Stores an open task for digests, overdue notices and the badge, or removes one that is done or deleted.
  ///
  /// Its overdue notices are settled if it is done, or due at another time.
  private func keep(_ update: TaskUpdate) throws {
    let (space, rows) = (update.space, reminders.openTasks)
    let before = try rows.find(update.report.task, in: space)
    guard before != nil || update.open != nil else { return }
    let watch = try reminders.settings.watch(of: space)
    if let open = update.open {
      let tellAt = tellAt(open, before, watch, at: update.report.at)
      try rows.put(open, of: space, tellAt: tellAt, for: event)
    } else {
      try rows.remove(update.report.task, of: space)
    }
    if let before, before.task.due != update.open?.due { try settleNotices(of: update) }
    guard let watch, let badge = watch.badge else { return }
    func counts(_ task: OpenTask?) -> Int {
      task?.counts(on: watch.day, endingAt: watch.dayEnd) == true ? 1 : 0
    }
    let change = counts(update.open) - (before?.isGone == false ? counts(before?.task) : 0)
    try setBadge(badge + change, watch, space)
  }

  /// When the task's overdue notice is due, as stored in `tell_at`.
  ///
  /// `nil` for a task with a due day: its notice becomes due when the member's day ends (``Firing``).
  private func tellAt(
    _ open: OpenTask,
    _ before: StoredOpenTask?,
    _ watch: TaskWatch?,
    at change: Timestamp
  ) -> Timestamp? {
    if let before, before.task.due == open.due { return before.tellAt }
    guard case .at(let due) = open.due, watch?.hasOverdueNotices == true, due > change,
      before?.toldDue != due
    else { return nil }
    return due
  }

  private func settleNotices(of update: TaskUpdate) throws {
    let task = update.report.task.rawValue
    for notice in try reminders.reader.notices(about: task, in: update.space) {
      guard let deliveredAt = notice.deliveredAt, update.report.at >= deliveredAt else { continue }
      let state: ReminderState = notice.state == .scheduled ? .cancelled : .acknowledged
      let settled = notice.settled(state, at: update.report.at)
      try reminders.update(settled, in: update.household)
      try notify(ReminderNotice(household: update.household, reminder: settled))
    }
  }

  private func setBadge(_ count: Int, _ watch: TaskWatch, _ space: Space) throws {
    guard count != watch.badge else { return }
    try reminders.settings.setBadge(count, of: space)
    try notifyBadge(space, count)
  }

  /// The place of the second phase of ``rollBack(since:at:after:)``, above every reminder's number.
  private static let placeOfProjects = Int64.max

  /// Changes a page of a project's reminders in `state`; `change` must move them to another state.
  ///
  /// - Returns: whether that was the last page.
  private func change(
    _ state: ReminderState,
    of project: ProjectID,
    in space: Space,
    _ change: (Reminder) -> Reminder
  ) throws -> Bool {
    let found = try reminders.reader.reminders(of: project, in: space, state, limit: Self.page)
    for reminder in found { try put(change(reminder), for: reminder, space.household) }
    return found.count < Self.page
  }

  private func reminder(
    _ update: TaskUpdate,
    at time: Timestamp,
    _ state: ReminderState,
    _ undelivered: Reminder?
  ) -> Reminder {
    // A snooze is kept while the task has the same reminder time.
    let same = undelivered.flatMap { $0.dueAt == time ? $0 : nil }
    let kept = undelivered?.kept
    var reminder = Reminder(
      id: undelivered?.id ?? newID(),
      member: update.report.member,
      task: update.report.task,
      project: update.report.project,
      taskName: update.report.name,
      dueAt: time,
      snoozedUntil: kept.flatMap { $0.dueAt == time ? $0.until : nil } ?? same?.snoozedUntil,
      state: state,
      deliveredAt: same?.deliveredAt
    )
    reminder.priority = update.report.priority
    // Until the end of the feed, events may bring other times of the task.
    reminder.kept = kept
    return reminder
  }

  /// Replaces the undelivered reminder, and appends an event if either is scheduled.
  ///
  /// Muted reminders have no events.
  private func put(_ reminder: Reminder, for undelivered: Reminder?, _ household: HouseholdID)
    throws
  {
    if undelivered == nil {
      try reminders.add(reminder, in: household, for: event)
    } else {
      try reminders.update(reminder, in: household)
    }
    guard reminder.state == .scheduled || undelivered?.state == .scheduled else { return }
    try notify(ReminderNotice(household: household, reminder: reminder))
  }
}

extension WaitingReminder {
  /// Whether it was made for the feed's first event or a later one, in any epoch of the same database.
  fileprivate func isOf(_ first: FeedBeginning) -> Bool {
    event.origin == first.position.origin && event.sequence >= first.position.sequence
  }
}
