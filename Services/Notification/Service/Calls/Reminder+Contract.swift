import NotificationContracts
import NotificationDomain
import RuntimeContracts
import Vocabulary

extension NotificationV1.Reminder {
  /// The reminder in the contract's form.
  init(_ reminder: Reminder) {
    self.init(
      id: reminder.id,
      memberID: reminder.member,
      taskID: reminder.task
        ?? (reminder.kind == .overdue ? reminder.about.map { TaskID(rawValue: $0) } : nil),
      taskName: reminder.taskName,
      dueAt: .init(reminder.dueAt),
      state: NotificationV1.ReminderState(reminder),
      deliveredAt: reminder.deliveredAt.map { .init($0) },
      snoozedUntil: reminder.state == .scheduled ? reminder.snoozedUntil.map { .init($0) } : nil,
      acknowledgedAt: reminder.state == .acknowledged ? reminder.settledAt.map { .init($0) } : nil,
      kind: NotificationV1.ReminderKind(rawValue: Int32(reminder.kind.rawValue))
    )
  }
}

extension NotificationV1.ReminderState {
  init(_ reminder: Reminder) {
    self =
      switch reminder.state {
      case .scheduled: reminder.snoozedUntil == nil ? .scheduled : .snoozed
      case .delivered: .delivered
      case .acknowledged: .acknowledged
      case .cancelled, .muted, .declined: .cancelled
      case .dropped: .dropped
      }
  }
}
