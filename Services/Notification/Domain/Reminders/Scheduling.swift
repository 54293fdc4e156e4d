package import Vocabulary

/// What a report changes about a task's reminder.
package enum ReminderChange: Equatable, Sendable {
  case nothing
  /// A new one, under an id of its own.
  case schedule(at: Timestamp)
  /// The one that was not shown yet, at this time and under the task's present name.
  case reschedule(at: Timestamp)
  case cancel
}

extension TaskReport {
  /// Decides, so that a task never has two reminders (REM-010) and none is said twice (REM-042).
  ///
  /// A time that was already past when the change happened schedules nothing (REM-012, TSK-078).
  /// - Parameters:
  ///   - unsaid: the task's reminder that is scheduled or cancelled; a task has at most one.
  ///   - wasSaid: one for the wanted time was delivered or dropped before.
  /// - Returns: what to change; the same report again asks for nothing.
  package func change(unsaid: Reminder?, wasSaid: Bool) -> ReminderChange {
    let isWaiting = unsaid?.state == .scheduled
    let isStillWanted = isWaiting && unsaid?.dueAt == wish
    guard let wish, !wasSaid, wish >= at || isStillWanted else {
      return isWaiting ? .cancel : .nothing
    }
    guard let unsaid else { return .schedule(at: wish) }
    return isStillWanted && unsaid.taskName == name ? .nothing : .reschedule(at: wish)
  }
}
