package import Vocabulary

/// What a task's versions come to: the days it was planned for, and how it was completed.
///
/// A day that is over keeps what was planned for it. So moving a task that was not done to a later day leaves the
/// earlier day's figures as they were (ANA-036), and the task counts as planned on either.
package struct TaskHistory: Equatable, Sendable {
  /// A day the task is planned for, or was when that day ended.
  package struct Plan: Equatable, Sendable {
    package var traits: TaskTraits
    package var dueAt: Timestamp?
    /// The day on which it was moved elsewhere, after this one was over.
    package var movedOn: LocalDay?
    /// The day on which it was deleted, after this one was over.
    package var goneOn: LocalDay?
    /// It is due on this day by now, and neither done nor gone.
    package var isOpen: Bool

    package init(
      traits: TaskTraits,
      dueAt: Timestamp? = nil,
      movedOn: LocalDay? = nil,
      goneOn: LocalDay? = nil,
      isOpen: Bool = true
    ) {
      self.traits = traits
      self.dueAt = dueAt
      self.movedOn = movedOn
      self.goneOn = goneOn
      self.isOpen = isOpen
    }

    /// The task was neither moved away nor deleted since.
    fileprivate var isCurrent: Bool { movedOn == nil && goneOn == nil }
  }

  /// What the task was like when it was completed.
  package struct Completion: Equatable, Sendable {
    package var traits: TaskTraits
    package var due: LocalDay?
    package var hour: Int?

    package init(traits: TaskTraits, due: LocalDay? = nil, hour: Int? = nil) {
      self.traits = traits
      self.due = due
      self.hour = hour
    }
  }

  package var plans: [LocalDay: Plan]
  /// The last completion, also when it was taken back since; whether it counts, the ledger says.
  package var completion: Completion?
  package var isComplete: Bool

  package init(
    plans: [LocalDay: Plan] = [:],
    completion: Completion? = nil,
    isComplete: Bool = false
  ) {
    self.plans = plans
    self.completion = completion
    self.isComplete = isComplete
  }

  /// The history of a task whose versions are these, oldest first.
  package init(_ versions: some Sequence<TaskVersion>) {
    self = versions.reduce(TaskHistory()) { $0.followed(by: $1) }
  }

  /// The history with one version more.
  package func followed(by version: TaskVersion) -> TaskHistory {
    var planned = version
    planned.due = due(of: version)
    return TaskHistory(
      plans: plans(after: planned),
      completion: completion(after: version),
      isComplete: version.isComplete
    )
  }

  /// The day a version is planned for; whether a completion is late is judged by the zone it happens in.
  ///
  /// An event names the day of its instant in the zone of its own moment. Where the instant is the one it had before,
  /// the task stays on the day it was planned for: a change of zone moves nothing (ANA-001).
  private func due(of version: TaskVersion) -> TaskVersion.Due? {
    guard let due = version.due, let at = due.at, plans[due.day]?.isCurrent != true,
      let kept = plans.first(where: { $0.value.isCurrent && $0.value.dueAt == at })
    else { return version.due }
    return TaskVersion.Due(day: kept.key, at: at)
  }

  private func plans(after version: TaskVersion) -> [LocalDay: Plan] {
    let today = version.changedOn
    guard version.presence != .forgotten else { return [:] }
    var kept: [LocalDay: Plan] = [:]
    for (day, plan) in plans {
      var plan = plan
      if version.presence == .gone {
        guard day < today else { continue }
        plan.goneOn = plan.goneOn ?? today
        plan.isOpen = false
      } else if day == version.due?.day {
        plan.movedOn = nil
        plan.goneOn = nil
        plan.isOpen = !version.isComplete
        plan.dueAt = version.due?.at
        if day >= today { plan.traits = version.traits }
      } else {
        guard day < today else { continue }
        plan.movedOn = plan.movedOn ?? today
        plan.goneOn = nil
        plan.isOpen = false
      }
      kept[day] = plan
    }
    if version.presence == .present, let due = version.due, kept[due.day] == nil {
      kept[due.day] = Plan(traits: version.traits, dueAt: due.at, isOpen: !version.isComplete)
    }
    return kept
  }

  private func completion(after version: TaskVersion) -> Completion? {
    if version.presence == .forgotten { return nil }
    guard version.isComplete, version.presence == .present else { return completion }
    guard isComplete, var kept = completion else {
      return Completion(
        traits: version.traits,
        due: version.due?.day,
        hour: version.completionHour
      )
    }
    // A changed priority moves points on the day of completion (SCO-006); nothing else moves there.
    kept.traits.priority = version.traits.priority
    return kept
  }
}
