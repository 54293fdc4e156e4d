package import Contracts
public import Foundation

/// What the scheduler is going to say, or has said.
public struct Reminder: Hashable, Sendable, Identifiable {
  /// What names a reminder; it is shown once by it, however often it arrives.
  public typealias ID = Identifier<Reminder>

  /// Never changes.
  public let id: ID
  /// The task it is about.
  public let taskID: DaybookTask.ID
  /// The task's name when it was scheduled.
  public let taskName: String
  /// When it rings.
  public let dueAt: Date?
  /// What became of it; `nil` when this version does not know.
  public let state: State?
  /// When it rang.
  public let deliveredAt: Date?

  /// What became of a reminder.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// Still ahead.
    case scheduled
    /// It rang.
    case delivered
    /// The task was done, deleted, or lost its reminder.
    case cancelled
    /// More than a day late when the scheduler could look at it again.
    case dropped
  }
}

// MARK: - From the contract

extension Reminder {
  package init(_ reminder: NotificationV1.Reminder) {
    id = ID(reminder.id)
    taskID = DaybookTask.ID(reminder.taskID)
    taskName = reminder.taskName
    dueAt = reminder.dueAt?.date
    state = State(reminder.state)
    deliveredAt = reminder.deliveredAt?.date
  }
}

extension Reminder.State {
  init?(_ state: NotificationV1.ReminderState) {
    switch state {
    case .scheduled: self = .scheduled
    case .delivered: self = .delivered
    case .cancelled: self = .cancelled
    case .dropped: self = .dropped
    case .unspecified, .unrecognized: return nil
    }
  }
}
