package import Vocabulary

/// The effect of a task's change on its reminder.
package enum ReminderChange: Equatable, Sendable {
  case nothing
  /// Adds a reminder with a new id.
  case schedule(at: Timestamp)
  /// Moves the undelivered reminder to this time and updates its name.
  case reschedule(at: Timestamp)
  /// Stores a muted reminder for this time, in case the project's reminders are switched on before it.
  case mute(at: Timestamp)
  case cancel
}

extension TaskReport {
  /// Decides the change: a task has at most one reminder (REM-010), and none is delivered twice (REM-042).
  ///
  /// A time that was in the past when the change happened schedules nothing (REM-012, TSK-078).
  /// - Parameters:
  ///   - undelivered: the task's reminder that is scheduled, cancelled, muted or dropped.
  ///   - wasHandled: a reminder for the same time was delivered, or cancelled by its member.
  ///   - isMuted: the reminders of the task's project are off.
  /// - Returns: the change; `nothing` when the same report is applied again.
  package func change(undelivered: Reminder?, wasHandled: Bool, isMuted: Bool) -> ReminderChange {
    if let undelivered, undelivered.state == .dropped, undelivered.dueAt == wish { return .nothing }
    let isWaiting = undelivered.map { isDeliverable($0) } ?? false
    let isScheduled = undelivered?.state == .scheduled && undelivered?.dueAt == wish
    guard let wish, isScheduled || (!wasHandled && wish >= at) else {
      return isWaiting ? .cancel : .nothing
    }
    let wanted: ReminderState = isMuted ? .muted : .scheduled
    if let undelivered, undelivered.state == wanted, undelivered.dueAt == wish,
      undelivered.taskName == name, undelivered.project == project,
      undelivered.priority == priority
    {
      return .nothing
    }
    if isMuted { return .mute(at: wish) }
    return undelivered == nil ? .schedule(at: wish) : .reschedule(at: wish)
  }

  /// Whether the task no longer has the time of this delivered reminder, so that clients can hide it.
  ///
  /// Always `false` for a change that happened before the delivery.
  package func supersedes(_ delivered: Reminder) -> Bool {
    guard let deliveredAt = delivered.deliveredAt else { return false }
    return at >= deliveredAt && wish != delivered.dueAt
  }

  /// Whether the reminder may still be delivered.
  ///
  /// A dropped one may, unless it was already too late when the task changed.
  private func isDeliverable(_ undelivered: Reminder) -> Bool {
    switch undelivered.state {
    case .scheduled, .muted: true
    case .dropped: Lateness(dueAt: undelivered.ringsAt, now: at) != .drop
    case .delivered, .cancelled, .acknowledged, .declined: false
    }
  }
}
