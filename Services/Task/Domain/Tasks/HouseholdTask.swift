package import Vocabulary

/// A task in one member's space (TSK-010 to TSK-023).
///
/// The space is not part of it: rules see the tasks of one space only.
package struct HouseholdTask: Hashable, Sendable {
  package let id: TaskID
  package var project: ProjectReference
  package var name: String
  package var details: String?
  package var type: TaskType
  package var priority: TaskPriority
  package var due: DueDate?
  package var reminder: Timestamp?
  package let added: Timestamp
  /// Set exactly while the task is complete.
  package var completion: Completion?
  package var modified: Timestamp
  /// 1 at creation, incremented by each change.
  package var revision: UInt64

  package init(
    id: TaskID,
    project: ProjectReference,
    name: String,
    details: String? = nil,
    type: TaskType,
    priority: TaskPriority,
    due: DueDate? = nil,
    reminder: Timestamp? = nil,
    added: Timestamp,
    completion: Completion? = nil,
    modified: Timestamp,
    revision: UInt64 = 1
  ) {
    self.id = id
    self.project = project
    self.name = name
    self.details = details
    self.type = type
    self.priority = priority
    self.due = due
    self.reminder = reminder
    self.added = added
    self.completion = completion
    self.modified = modified
    self.revision = revision
  }
}

/// When a task was completed, and the member's day on which its points are booked.
///
/// The day is fixed at completion; a later change of zone does not move it.
package struct Completion: Hashable, Sendable {
  package let at: Timestamp
  package let day: LocalDay

  package init(at: Timestamp, day: LocalDay) {
    self.at = at
    self.day = day
  }
}

/// A task's project, with a copy of its name (TSK-011, TSK-012).
package struct ProjectReference: Hashable, Sendable {
  package let id: ProjectID
  package let name: String

  package init(id: ProjectID, name: String) {
    self.id = id
    self.name = name
  }
}

// MARK: - Values that are derived, never stored

extension HouseholdTask {
  package var isComplete: Bool { completion != nil }

  /// 0 while open, the priority's points once complete (TSK-039).
  package var score: Int32 { isComplete ? priority.points : 0 }

  /// True exactly when the type is evening (TSK-022, TSK-074).
  package var isEvening: Bool { type == .evening }

  /// P0 or P1 (TSK-042).
  package var isHighPriority: Bool { priority == .highest || priority == .high }

  /// Open and past the due date (TSK-040).
  package func isOverdue(at moment: Moment) -> Bool {
    !isComplete && (due?.hasPassed(at: moment) ?? false)
  }

  /// Due today, whether open or complete (TSK-041).
  package func isScheduledForToday(at moment: Moment) -> Bool {
    due?.day(moment.calendar) == moment.today
  }

  /// This task with the next revision, changed at `now`.
  package func revised(at now: Timestamp) -> HouseholdTask {
    var task = self
    task.revision += 1
    task.modified = now
    return task
  }
}
