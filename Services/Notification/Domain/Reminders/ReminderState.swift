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
/// The raw value is what the store keeps.
package enum ReminderState: Int, Hashable, Sendable, CaseIterable {
  case scheduled = 1
  case delivered = 2
  case cancelled = 3
  case dropped = 4
}
