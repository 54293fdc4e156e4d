package import Vocabulary

/// The tasks that were planned for or completed on the days of a period: what every figure of it comes from.
package struct PeriodFacts: Sendable {
  /// A day a task was planned for.
  package struct Planned: Sendable {
    package let task: String
    package let day: LocalDay
    package let plan: TaskHistory.Plan
    /// The day its completion counts on, whenever that is.
    package let doneOn: LocalDay?

    package init(task: String, day: LocalDay, plan: TaskHistory.Plan, doneOn: LocalDay?) {
      self.task = task
      self.day = day
      self.plan = plan
      self.doneOn = doneOn
    }
  }

  /// A completion.
  package struct Completed: Sendable {
    package let task: String
    package let done: DoneTask

    package init(task: String, done: DoneTask) {
      self.task = task
      self.done = done
    }
  }

  /// By day; of one day in any order.
  private let planned: [LocalDay: [Planned]]
  private let completed: [LocalDay: [Completed]]

  package init(planned: [Planned], completed: [Completed]) {
    self.planned = Dictionary(grouping: planned, by: \.day)
    self.completed = Dictionary(grouping: completed, by: \.done.day)
  }

  /// What was planned for the days of `span`, oldest first.
  func planned(in span: ClosedRange<LocalDay>) -> [Planned] {
    span.each { planned[$0] ?? [] }
  }

  /// What was completed on the days of `span`, oldest first.
  package func completed(in span: ClosedRange<LocalDay>) -> [Completed] {
    span.each { completed[$0] ?? [] }
  }
}

extension ClosedRange<LocalDay> {
  /// The days, oldest first.
  package var all: [LocalDay] {
    (0...Swift.max(0, upperBound.days(since: lowerBound))).map { lowerBound.advanced(by: $0) }
  }

  fileprivate func each<T>(_ found: (LocalDay) -> [T]) -> [T] { all.flatMap(found) }
}
