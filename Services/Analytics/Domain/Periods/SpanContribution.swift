package import Vocabulary

/// The key of a ``SpanContribution``: the first and last day that a span must contain, and the project.
package struct SpanKey: Hashable, Sendable {
  package let first: LocalDay
  package let last: LocalDay
  package let project: ProjectID

  package init(first: LocalDay, last: LocalDay, project: ProjectID) {
    self.first = first
    self.last = last
    self.project = project
  }
}

/// What tasks add to the figures of every span that contains the days of the ``SpanKey``.
///
/// Inclusion and exclusion. A task that is planned on Monday and completed on Tuesday contributes 1 with the key
/// Monday to Monday, 1 with Tuesday to Tuesday, and −1 with Monday to Tuesday: it counts once on each day, and
/// once in the week. The figures of a span are the sum of all contributions whose keys lie in it, so no
/// task is read.
package struct SpanContribution: Equatable, Sendable {
  package var summary = DaySummary()
  /// Tasks that are planned, and neither completed nor deleted by the span's last day.
  package var open = 0
  /// How many of them were not moved to another day either.
  package var overdue = 0
  /// Four values, P0 to P3.
  package var priorities: [PeriodSummary.Part]
  /// Four values in the order of ``TaskType``; points are not counted by type.
  package var types: [PeriodSummary.Part]

  package init() {
    priorities = Array(repeating: .init(), count: TaskPriority.allCases.count)
    types = Array(repeating: .init(), count: TaskType.allCases.count)
  }

  package static func + (lhs: SpanContribution, rhs: SpanContribution) -> SpanContribution {
    var sum = lhs
    sum.add(rhs, times: 1)
    return sum
  }

  package static func - (lhs: SpanContribution, rhs: SpanContribution) -> SpanContribution {
    var difference = lhs
    difference.add(rhs, times: -1)
    return difference
  }

  /// Adds `other`, `factor` times; the factor is 1 or -1.
  package mutating func add(_ other: SpanContribution, times factor: Int = 1) {
    summary = factor < 0 ? summary - other.summary : summary + other.summary
    open += factor * other.open
    overdue += factor * other.overdue
    for place in priorities.indices { priorities[place].add(other.priorities[place], factor) }
    for place in types.indices { types[place].add(other.types[place], factor) }
  }

  /// Adds `count` tasks with these traits; −1 removes a duplicate.
  fileprivate mutating func add(tasks count: Int, _ traits: TaskTraits) {
    summary.total += count
    priorities[traits.priority.rawValue - 1].total += count
    types[traits.type.rawValue - 1].total += count
  }
}

extension PeriodSummary.Part {
  fileprivate mutating func add(_ other: PeriodSummary.Part, _ factor: Int) {
    total += factor * other.total
    completed += factor * other.completed
    points += factor * other.points
  }
}

extension TaskRecord {
  /// The task's contributions, from which the figures of any span follow.
  ///
  /// In a span with its completion a task has the traits of the completion, otherwise those of its last plan there.
  package var contributions: [SpanKey: SpanContribution] {
    var contributions: [SpanKey: SpanContribution] = [:]
    func change(_ days: [LocalDay], _ project: ProjectID, _ body: (inout SpanContribution) -> Void)
    {
      guard let first = days.min(), let last = days.max() else { return }
      let key = SpanKey(first: first, last: last, project: project)
      body(&contributions[key, default: SpanContribution()])
    }
    let plans = history.plans.sorted { $0.key < $1.key }
    for (place, (day, plan)) in plans.enumerated() {
      let traits = plan.traits
      let next = plans.indices.contains(place + 1) ? plans[place + 1].key : nil
      change([day], traits.project) {
        $0.add(tasks: 1, traits)
        $0.summary.planned += 1
      }
      if let next {
        change([day, next], traits.project) {
          $0.add(tasks: -1, traits)
          $0.summary.planned -= 1
        }
      }
      // In a span with the completion, the plans cancel: the task counts by its completion alone.
      if let done { change([day, done.day], traits.project) { $0.add(tasks: -1, traits) } }
      if let next, let done {
        change([day, next, done.day], traits.project) { $0.add(tasks: 1, traits) }
      }
      let ends = [next, done?.day, plan.goneOn].compactMap(\.self)
      // Counts in spans that contain the plan's day, but none of its ends: the first end subtracts it again.
      func count(until ends: [LocalDay], _ add: (inout SpanContribution, Int) -> Void) {
        // A plan that ended on or before its day is open in no span.
        guard let end = ends.min() else { return change([day], traits.project) { add(&$0, 1) } }
        guard end > day else { return }
        change([day], traits.project) { add(&$0, 1) }
        change([day, end], traits.project) { add(&$0, -1) }
      }
      count(until: ends) { $0.open += $1 }
      count(until: ends + [plan.movedOn].compactMap(\.self)) { $0.overdue += $1 }
    }
    if let done {
      let traits = done.completion.traits
      change([done.day], traits.project) { part in
        part.add(tasks: 1, traits)
        part.summary.completed += 1
        part.summary.points += done.points
        part.summary.onTime += done.isOnTime ? 1 : 0
        part.summary.late += done.isLate ? 1 : 0
        part.priorities[traits.priority.rawValue - 1].completed += 1
        part.priorities[traits.priority.rawValue - 1].points += done.points
        part.types[traits.type.rawValue - 1].completed += 1
      }
    }
    return contributions.filter { $0.value != SpanContribution() }
  }
}
