import NotificationDomain
import ServiceRuntime
import Vocabulary

/// Turns the news of the task feed into reminders, inside one open transaction.
struct Planning {
  /// Rows it has in memory at once, where news touches many, and touches in one write.
  static let page = 200

  let reminders: ReminderWriter
  /// The event that brought the news.
  let event: FeedPosition
  /// Makes the id of a new reminder.
  let newID: () -> ReminderID
  /// Takes each change that the service's own feed says, in order.
  let notify: (ReminderNotice) throws -> Void
  /// Takes each new count of a badge.
  var notifyBadge: (Space, Int) throws -> Void = { _, _ in }

  /// Takes one piece of news about a task; the same again changes nothing.
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
    // What was put off after it rang rings again, also where the feed is replayed.
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

  /// Takes one piece of news about a project: it silences the reminders of its tasks, or brings back
  /// those whose time is still ahead (REM-011), a page at a time.
  ///
  /// - Returns: whether those were all; if not, the same news goes on with the next page, in another write.
  /// - Throws: what the store does.
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

  /// Takes back, a page at a time, what was learnt since the beginning of a feed that is replayed.
  ///
  /// Its service may not have it any more; what it still has, it sends again. What is older than the feed
  /// stays, and what the feed of a database said that was there before.
  /// - Parameters:
  ///   - first: where it begins.
  ///   - now: what the clock says.
  ///   - place: what was returned last, 0 at first: first all reminders, then all muted projects, then all open
  ///     tasks, whose places are negative.
  /// - Returns: where to go on; `nil` when nothing is left.
  /// - Throws: what the store does.
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

  /// Takes a page of open tasks back, and counts the badges anew that they were in.
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

  /// Keeps an open task for digests, overdue notices and the badge; what was said of it is settled where it is
  /// done, or due at another time.
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

  /// When the notice of a task that is due at an instant is said; one that is due on a day has its notice when the day
  /// is over.
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

  /// Behind every reminder.
  private static let placeOfProjects = Int64.max

  /// Changes a page of the reminders of a project that are in `state`; the change brings them out of it.
  ///
  /// - Returns: whether none is left.
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
    // What its member put off stays so while the task wants the same time.
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
    // Until the feed's end an earlier or later time of the task may come again.
    reminder.kept = kept
    return reminder
  }

  /// Writes a reminder in place of the one not said yet, and notifies of it if either is scheduled: a muted
  /// one was never announced.
  private func put(_ reminder: Reminder, for undelivered: Reminder?, _ household: HouseholdID) throws {
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
  /// Whether it was made for the first event of a feed or a later one, in any of its epochs.
  fileprivate func isOf(_ first: FeedBeginning) -> Bool {
    event.origin == first.position.origin && event.sequence >= first.position.sequence
  }
}
