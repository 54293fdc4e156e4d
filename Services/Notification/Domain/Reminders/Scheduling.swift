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
  ///   - unsaid: the task's reminder that is scheduled, cancelled, muted or dropped.
  ///   - wasSaid: one for the wanted time was delivered before, or its member cancelled it.
  ///   - isMuted: the task's project wants no reminders.
  /// - Returns: what to change; the same report again asks for nothing.
  package func change(unsaid: Reminder?, wasSaid: Bool, isMuted: Bool) -> ReminderChange {
    if let unsaid, unsaid.state == .dropped, unsaid.dueAt == wish { return .nothing }
    let isWaiting = unsaid.map { mayBeSaid($0) } ?? false
    let isAboutToBeSaid = unsaid?.state == .scheduled && unsaid?.dueAt == wish
    guard let wish, isAboutToBeSaid || (!wasSaid && wish >= at) else {
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

  /// Whether the task no longer wants the time at which this reminder was delivered, so that it need not be
  /// shown any more.
  ///
  /// What was reported of an earlier moment says nothing.
  package func supersedes(_ delivered: Reminder) -> Bool {
    guard let deliveredAt = delivered.deliveredAt else { return false }
    return at >= deliveredAt && wish != delivered.dueAt
  }

  /// Whether the reminder may still be said: one that was dropped too, unless it was too late by then
  /// for the task service as well.
  private func mayBeSaid(_ unsaid: Reminder) -> Bool {
    switch unsaid.state {
    case .scheduled, .muted: true
    case .dropped: Lateness(dueAt: unsaid.ringsAt, now: at) != .drop
    case .delivered, .cancelled, .acknowledged, .declined: false
    }
  }
}
