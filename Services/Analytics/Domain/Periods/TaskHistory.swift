package import Vocabulary

/// The days a task was planned for and its last completion, computed from its versions.
///
/// A past day keeps its plan. Moving an unfinished task to a later day leaves the figures of the earlier
/// day unchanged (ANA-036), and the task counts as planned on both days.
package struct TaskHistory: Equatable, Sendable {
  /// A day the task is planned for, or was planned for when that day ended.
  package struct Plan: Equatable, Sendable {
    package var traits: TaskTraits
    package var dueAt: Timestamp?
    /// The day on which the task was moved to another day, after this day had ended.
    package var movedOn: LocalDay?
    /// The day on which the task was deleted, after this day had ended.
    package var goneOn: LocalDay?
    /// Whether the task is due on this day now and neither completed nor deleted.
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

    /// Whether the task has neither been moved nor deleted.
    fileprivate var isCurrent: Bool { movedOn == nil && goneOn == nil }
  }

  /// The task's traits, due day and hour at its completion.
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
  /// The last completion, even if it was undone; the ledger decides whether it counts.
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

  /// Builds the history from versions, oldest first.
  package init(_ versions: some Sequence<TaskVersion>) {
    self = versions.reduce(TaskHistory()) { $0.followed(by: $1) }
  }

  /// Returns the history with one more version.
  package func followed(by version: TaskVersion) -> TaskHistory {
    var planned = version
    planned.due = due(of: version)
    return TaskHistory(
      plans: plans(after: planned),
      completion: completion(after: version),
      isComplete: version.isComplete
    )
  }

  /// Returns the day that a version is planned for.
  ///
  /// An event names the local day of its due instant in the zone at the time of the event. If the instant
  /// is unchanged, the task keeps its planned day: a change of zone moves no task (ANA-001). Whether a
  /// completion is late is judged by the zone at its completion.
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
    // A changed priority moves points on the day of completion (SCO-006); the other traits stay.
    kept.traits.priority = version.traits.priority
    return kept
  }
}
