/// How far a reminder has come.
///
/// ```text
///           reopened with the time still ahead
///         ┌────────────────────────────────────┐
///         ▼                                     │
///     scheduled ── completed, deleted, unset ──► cancelled
///         │
///         ├── its time came ───────────────────► delivered
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
/// The raw value is what the store keeps.
package enum ReminderState: Int, Hashable, Sendable, CaseIterable {
  case scheduled = 1
  case delivered = 2
  case cancelled = 3
  case dropped = 4
  case muted = 5
}
