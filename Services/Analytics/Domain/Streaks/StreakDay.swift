package import Vocabulary

/// One day around a streak, with what it is (SHD-002).
package struct StreakDay: Hashable, Sendable {
  package enum State: Hashable, Sendable {
    /// A task was completed on it.
    case active
    /// Nothing was done, and that is no gap.
    case protected
    /// Nothing was done: a streak ends here.
    case empty
    /// Today, or a day ahead, while nothing is done on it yet.
    case open
  }

  package let day: LocalDay
  package let state: State
  /// Why it is protected, also where something was done.
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
