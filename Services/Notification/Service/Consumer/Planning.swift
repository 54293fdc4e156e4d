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

  /// Applies a task's change; applying it again has no effect.
  func take(_ news: TaskNews) throws {
    let report = news.report
    let space = news.space
    if news.isDeleted { try reminders.forgetName(of: report.task, in: space) }
    for missed in try reminders.reader.missed(of: report.task, in: space)
    where report.supersedes(missed) {
      let settled = missed.settled(.acknowledged, at: report.at)
      try reminders.update(settled, in: space.household)
      try notify(ReminderNotice(household: space.household, reminder: settled))
    }
    try keep(news)
    let undelivered = try reminders.reader.undelivered(of: report.task, in: space)
    // A reminder that was snoozed after its delivery is delivered again, also after a replay.
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
      try put(reminder(news, at: time, .scheduled, undelivered), for: undelivered, space.household)
    case .mute(let time):
      try put(reminder(news, at: time, .muted, undelivered), for: undelivered, space.household)
    case .cancel:
      if let undelivered {
        try put(undelivered.settled(.cancelled, at: report.at), for: undelivered, space.household)
      }
    }
  }

  /// Applies a page of a project's change: mutes the reminders of its tasks, or schedules again those
  /// with a time in the future (REM-011).
  ///
  /// - Returns: whether that was the last page; if not, call it again in another write.
  /// - Throws: errors of the store.
  func take(_ news: ProjectNews) throws -> Bool {
    let (project, space) = (news.project, news.space)
    try reminders.openTasks.put(news.notices, of: project, in: space, for: event)
    switch news.wish {
    case .silence:
      guard try !reminders.reader.isMuted(project, in: space) else { return true }
      guard try change(.scheduled, of: project, in: space, { $0.muted() }) else { return false }
      try reminders.mute(project, in: space, since: news.at, by: event)
    case .reminders:
      guard try reminders.reader.isMuted(project, in: space) else { return true }
      let isLast = try change(.muted, of: project, in: space) { $0.unmuted(at: news.at) }
      guard isLast else { return false }
      try reminders.unmute(project, in: space)
    case .gone:
      try reminders.unmute(project, in: space)
    }
    return true
  }

  /// Undoes a page of what was applied since the beginning of a feed that is replayed.
  ///
  /// The restored service may no longer have it; what it has, it sends again. Data from before the
  /// feed's beginning stays, and data from the feed of an earlier database.
  /// - Parameters:
  ///   - first: the beginning of the feed.
  ///   - now: the current time.
  ///   - place: the last result, 0 at first. Reminders come first, then muted projects, then open
  ///     tasks, whose places are negative.
  /// - Returns: where to continue; `nil` when complete.
  /// - Throws: errors of the store.
  func takeBack(since first: FeedBeginning, at now: Timestamp, after place: Int64) throws -> Int64?
  {
    if place < 0 { return try takeBackTasks(since: first, at: now, after: -(place + 1)) }
    if place < Self.placeOfProjects {
      let page = try reminders.reader.waiting(after: place, limit: Self.page)
      for waiting in page where waiting.isOf(first) {
        let reminder = waiting.reminder
        try put(reminder.takenBack(at: now), for: reminder, waiting.household)
        let space = Space(household: waiting.household, member: reminder.member)
        if let task = reminder.task { try reminders.forgetName(of: task, in: space) }
      }
      return page.last?.number ?? Self.placeOfProjects
    }
    guard let muted = try reminders.reader.mutedProjects(since: first, limit: 1).first else {
      try reminders.openTasks.forgetWishes(since: first)
      return -1
    }
    let (space, project) = muted
    _ = try take(ProjectNews(space: space, project: project, wish: .reminders, at: now))
    return Self.placeOfProjects
  }

  /// Removes a page of open tasks, and recounts the badges that they were in.
  private func takeBackTasks(
    since first: FeedBeginning,
    at now: Timestamp,
    after number: Int64
  ) throws -> Int64? {
    let rows = reminders.openTasks
    guard
      let page = try rows.takeBack(since: first, at: now, after: number, limit: Self.page)
    else { return nil }
    for space in page.spaces {
      guard let watch = try reminders.settings.watch(of: space), watch.badge != nil else {
        continue
      }
      try setBadge(try rows.count(of: space, on: watch.day, endingAt: watch.dayEnd), watch, space)
    }
    return -page.last - 1
  }

  /// Stores an open task for digests, overdue notices and the badge.
  ///
  /// Its notices are settled if it is done, or due at another time.
  private func keep(_ news: TaskNews) throws {
    let (space, rows) = (news.space, reminders.openTasks)
    let before = try rows.find(news.report.task, in: space)
    guard before != nil || news.open != nil else { return }
    let watch = try reminders.settings.watch(of: space)
    if let open = news.open {
      let tellAt = tellAt(open, before, watch, at: news.report.at)
      try rows.put(open, of: space, tellAt: tellAt, for: event)
    } else {
      try rows.remove(news.report.task, of: space)
    }
    if let before, before.task.due != news.open?.due { try settleNotices(of: news) }
    guard let watch, let badge = watch.badge else { return }
    func counts(_ task: OpenTask?) -> Int {
      task?.counts(on: watch.day, endingAt: watch.dayEnd) == true ? 1 : 0
    }
    let change = counts(news.open) - (before?.isGone == false ? counts(before?.task) : 0)
    try setBadge(badge + change, watch, space)
  }

  /// When the overdue notice of a task with a due instant is due.
  ///
  /// For a task with a due day it is set when the day ends.
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

  private func settleNotices(of news: TaskNews) throws {
    let task = news.report.task.rawValue
    for notice in try reminders.reader.notices(about: task, in: news.space) {
      guard let deliveredAt = notice.deliveredAt, news.report.at >= deliveredAt else { continue }
      let state: ReminderState = notice.state == .scheduled ? .cancelled : .acknowledged
      let settled = notice.settled(state, at: news.report.at)
      try reminders.update(settled, in: news.household)
      try notify(ReminderNotice(household: news.household, reminder: settled))
    }
  }

  private func setBadge(_ count: Int, _ watch: TaskWatch, _ space: Space) throws {
    guard count != watch.badge else { return }
    try reminders.settings.setBadge(count, of: space)
    try notifyBadge(space, count)
  }

  /// After every reminder's number.
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
    _ news: TaskNews,
    at time: Timestamp,
    _ state: ReminderState,
    _ undelivered: Reminder?
  ) -> Reminder {
    // A snooze is kept while the task has the same reminder time.
    let same = undelivered.flatMap { $0.dueAt == time ? $0 : nil }
    let kept = undelivered?.kept
    var reminder = Reminder(
      id: undelivered?.id ?? newID(),
      member: news.report.member,
      task: news.report.task,
      project: news.report.project,
      taskName: news.report.name,
      dueAt: time,
      snoozedUntil: kept.flatMap { $0.dueAt == time ? $0.until : nil } ?? same?.snoozedUntil,
      state: state,
      deliveredAt: same?.deliveredAt
    )
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
