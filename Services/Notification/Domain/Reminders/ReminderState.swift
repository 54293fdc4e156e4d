/// The states of a reminder.
///
/// ```text
///           reopened with the time still ahead
///         ┌────────────────────────────────────┐
///         ▼                                     │
///     scheduled ── completed, deleted, unset ──► cancelled
///         │
///         ├── due ─────────────────────────────► delivered ── acknowledged, or its task
///         │                                        │          changed its time ──► acknowledged
///         ◄── snoozed by its member ───────────────┘
///         ├── cancelled by its member ─────────► declined
///         └── more than 24 hours late ─────────► dropped
/// ```
///
/// `dropped` depends on the clock, which may have been wrong. If the time of dropping turns out to be
/// in the future, the reminder is scheduled again. It is cancelled with its task, like a scheduled one.
///
/// A project whose reminders are off mutes those of its tasks, whether scheduled or new. They are
/// hidden until the project's reminders are on again or the task moves to another project. Then
/// those with a time in the future are scheduled.
///
/// A snoozed reminder is `scheduled`, for a later time than its task's.
///
/// The raw value is stored.
package enum ReminderState: Int, Hashable, Sendable, CaseIterable {
  case scheduled = 1
  case delivered = 2
  case cancelled = 3
  case dropped = 4
  case muted = 5
  /// Its member has seen it, on any device.
  case acknowledged = 6
  /// Its member cancelled this time of the task; another time is delivered.
  case declined = 7
}
