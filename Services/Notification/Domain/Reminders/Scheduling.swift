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
  /// Decides, given the task's latest reminder, so that a task never has two (REM-010).
  ///
  /// A time that was already past when the change happened schedules nothing (REM-012, TSK-078), and
  /// one that was delivered or dropped is not said again.
  package func change(to latest: Reminder?) -> ReminderChange {
    guard let wish, wish >= at || latest?.isWaiting(for: wish) == true else {
      return latest?.state == .scheduled ? .cancel : .nothing
    }
    guard let latest else { return .schedule(at: wish) }
    if latest.state.isFinal {
      return latest.dueAt == wish ? .nothing : .schedule(at: wish)
    }
    let isUnchanged = latest.isWaiting(for: wish) && latest.taskName == name
    return isUnchanged ? .nothing : .reschedule(at: wish)
  }
}

extension Reminder {
  fileprivate func isWaiting(for time: Timestamp) -> Bool {
    state == .scheduled && dueAt == time
  }
}
