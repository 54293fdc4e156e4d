package import Vocabulary

/// What a report changes about a task's reminder.
package enum ReminderChange: Equatable, Sendable {
  case nothing
  /// A new one, under an id of its own.
  case schedule(at: Timestamp)
  /// The one that was not shown yet, at this time and under the task's present name.
  case reschedule(at: Timestamp)
  /// At this time, if the task's project wants reminders again by then.
  case mute(at: Timestamp)
  case cancel
}

extension TaskReport {
  /// Decides, so that a task never has two reminders (REM-010) and none is said twice (REM-042).
  ///
  /// A time that was already past when the change happened schedules nothing (REM-012, TSK-078).
  /// - Parameters:
  ///   - unsaid: the task's reminder that is scheduled, cancelled or muted; a task has at most one.
  ///   - wasSaid: one for the wanted time was delivered or dropped before.
  ///   - isMuted: the task's project wants no reminders.
  /// - Returns: what to change; the same report again asks for nothing.
  package func change(unsaid: Reminder?, wasSaid: Bool, isMuted: Bool) -> ReminderChange {
    let isWaiting = unsaid?.state == .scheduled || unsaid?.state == .muted
    let isAboutToBeSaid = unsaid?.state == .scheduled && unsaid?.dueAt == wish
    guard let wish, !wasSaid, wish >= at || isAboutToBeSaid else {
      return isWaiting ? .cancel : .nothing
    }
    let wanted: ReminderState = isMuted ? .muted : .scheduled
    if let unsaid, unsaid.state == wanted, unsaid.dueAt == wish, unsaid.taskName == name,
      unsaid.project == project
    {
      return .nothing
    }
    if isMuted { return .mute(at: wish) }
    return unsaid == nil ? .schedule(at: wish) : .reschedule(at: wish)
  }
}
