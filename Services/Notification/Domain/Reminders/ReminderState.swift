/// How far a reminder has come.
///
/// ```text
///           reopened with the time still ahead
///         ┌────────────────────────────────────┐
///         ▼                                     │
///     scheduled ── completed, deleted, unset ──► cancelled
///         │
///         ├── its time came ───────────────────► delivered ── acknowledged, or its task
///         │                                        │          wants this time no more ──► acknowledged
///         ◄── put off by its member ───────────────┘
///         ├── cancelled by its member ─────────► declined
///         └── found more than 24 hours late ───► dropped
/// ```
///
/// Dropped is found by the clock, which may have been wrong: the reminder is scheduled again when the time
/// at which it was dropped turns out to be still ahead, and cancelled with its task as a scheduled one is.
///
/// A project that wants no reminders mutes those of its tasks: from scheduled, or from the start. They
/// are not shown until it wants them again, or their task is elsewhere; then they are scheduled
/// if their time is still ahead.
///
/// A reminder that is put off is scheduled for a later time than its task wants.
///
/// The raw value is what the store keeps.
package enum ReminderState: Int, Hashable, Sendable, CaseIterable {
  case scheduled = 1
  case delivered = 2
  case cancelled = 3
  case dropped = 4
  case muted = 5
  /// Its member has seen it, on whatever device.
  case acknowledged = 6
  /// Its member wants this time of the task not to ring; another time of it does.
  case declined = 7
}
