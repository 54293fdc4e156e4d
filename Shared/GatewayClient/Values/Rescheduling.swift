import Contracts
import Vocabulary

/// Where everything that is late goes.
public enum OverdueTarget: Hashable, Sendable {
  /// To today.
  case today
  /// To a day.
  case day(CalendarDay)
  /// Each to the day with the least to do, at most 5 a day.
  case spread
}

/// What became of everything that was late.
public struct OverdueReport: Hashable, Sendable {
  /// How many moved, or would move.
  public let changed: Int
  /// P0 first, then the oldest due date.
  public let moves: [Move]
  /// Takes all of it back; `nil` after a dry run.
  public let undo: UndoToken?

  /// One task's move.
  public struct Move: Hashable, Sendable {
    /// Whose.
    public let task: DaybookTask.ID
    /// When it was due.
    public let from: Due?
    /// When it is due now.
    public let to: Due?
  }
}

/// A day with room for something.
public struct DateSuggestion: Hashable, Sendable {
  /// The day.
  public let day: CalendarDay?
  /// Open tasks that are due on it.
  public let load: Int
  /// What they are worth together.
  public let points: Int
  /// Why it is a good one; `nil` for a reason that this version does not know.
  public let reason: Reason?

  /// Why a day is a good one.
  public enum Reason: Hashable, Sendable, CaseIterable {
    /// Less to do than on the other days.
    case lightestDay
    /// Nothing to do yet.
    case nextFreeDay
    /// The same day of the week as the task has now.
    case sameWeekday
  }
}

// MARK: - To and from the contract

extension DateSuggestion.Reason: ContractOrder {}

extension DateSuggestion {
  init(_ suggestion: TaskV1.DateSuggestion) {
    day = suggestion.date.map { CalendarDay($0) }
    load = Int(suggestion.load)
    points = Int(suggestion.points)
    reason = Reason(suggestion.reason)
  }
}

extension OverdueReport {
  init(_ answer: TaskV1.RescheduleOverdueResponse) {
    changed = Int(answer.changed)
    moves = answer.tasks.map {
      Move(
        task: DaybookTask.ID($0.taskID),
        from: Due(at: $0.oldDueAt?.date, on: $0.oldDueOn),
        to: Due(at: $0.newDueAt?.date, on: $0.newDueOn)
      )
    }
    undo = UndoToken(answer.undoToken)
  }
}
