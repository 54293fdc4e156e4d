import NotificationDomain
import Vocabulary

/// Turns the news of the task feed into reminders, inside one open transaction.
struct Planner {
  let rows: any ReminderRows
  /// Makes the id of a new reminder.
  let newID: () -> ReminderID
  /// What others are told of, in order.
  private(set) var notices: [ReminderNotice] = []

  init(rows: any ReminderRows, newID: @escaping () -> ReminderID) {
    self.rows = rows
    self.newID = newID
  }

  /// Takes one piece of news; the same again changes nothing.
  mutating func take(_ news: TaskNews) throws {
    let report = news.report
    let space = news.space
    if news.isDeleted { try rows.forgetName(of: report.task, in: space) }
    let unsaid = try rows.unsaid(of: report.task, in: space)
    let wasSaid =
      try report.wish.map { try rows.wasSaid(of: report.task, in: space, at: $0) } ?? false
    switch report.change(unsaid: unsaid, wasSaid: wasSaid) {
    case .nothing:
      return
    case .schedule(let time):
      try schedule(news, at: time)
    case .reschedule(let time):
      if let unsaid { try reschedule(unsaid, news, at: time) }
    case .cancel:
      if let unsaid { try cancel(unsaid, news) }
    }
  }

  private mutating func schedule(_ news: TaskNews, at time: Timestamp) throws {
    let reminder = Reminder(
      id: newID(),
      member: news.report.member,
      task: news.report.task,
      taskName: news.report.name,
      dueAt: time
    )
    try rows.add(reminder, in: news.household)
    notices.append(ReminderNotice(household: news.household, reminder: reminder))
  }

  private mutating func reschedule(
    _ unsaid: Reminder,
    _ news: TaskNews,
    at time: Timestamp
  ) throws {
    let reminder = Reminder(
      id: unsaid.id,
      member: unsaid.member,
      task: unsaid.task,
      taskName: news.report.name,
      dueAt: time
    )
    try rows.update(reminder, in: news.household)
    notices.append(ReminderNotice(household: news.household, reminder: reminder))
  }

  private mutating func cancel(_ unsaid: Reminder, _ news: TaskNews) throws {
    let reminder = unsaid.settled(.cancelled, at: news.report.at)
    try rows.update(reminder, in: news.household)
    notices.append(ReminderNotice(household: news.household, reminder: reminder))
  }
}
