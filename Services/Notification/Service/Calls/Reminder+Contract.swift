import NotificationContracts
import NotificationDomain
import RuntimeContracts
import Vocabulary

extension NotificationV1.Reminder {
  /// The reminder as the contract says it.
  init(_ reminder: Reminder) {
    self.init(
      id: reminder.id,
      memberID: reminder.member,
      taskID: reminder.task,
      taskName: reminder.taskName,
      dueAt: .init(reminder.dueAt),
      state: NotificationV1.ReminderState(reminder.state),
      deliveredAt: reminder.state == .delivered ? reminder.settledAt.map { .init($0) } : nil
    )
  }
}

extension NotificationV1.ReminderState {
  init(_ state: ReminderState) {
    self =
      switch state {
      case .scheduled: .scheduled
      case .delivered: .delivered
      case .cancelled, .muted: .cancelled
      case .dropped: .dropped
      }
  }
}
