package import Vocabulary

/// The state of one day for a streak (SHD-002).
package struct StreakDay: Hashable, Sendable {
  package enum State: Hashable, Sendable {
    /// A task was completed on it.
    case active
    /// No completion, but no gap.
    case protected
    /// No completion: the day is a gap and ends a streak.
    case empty
    /// Today or a future day without a completion so far.
    case open
  }

  package let day: LocalDay
  package let state: State
  /// Why the day is protected, even if it is active.
  package let protection: ProtectionReason?

  package init(_ score: DayScore, today: LocalDay, protection: Protection) {
    self.init(score.day, isActive: score.isActive, today: today, protection: protection)
  }

  package init(_ day: LocalDay, isActive: Bool, today: LocalDay, protection: Protection) {
    let reason = protection.reason(on: day)
    self.day = day
    self.protection = reason
    state = isActive ? .active : reason != nil ? .protected : day >= today ? .open : .empty
  }
}
