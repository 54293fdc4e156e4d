import AnalyticsDomain
import TestSupport
import Testing
import Vocabulary

/// A period's sums, counted task by task.
private struct CountedPeriod: Equatable {
  var summary = DaySummary()
  var open = 0
  var overdue = 0
  var priorities: [TaskPriority: PeriodSummary.Part] = [:]
  var types: [TaskType: PeriodSummary.Part] = [:]
  var projects: [ProjectID: PeriodSummary.Part] = [:]
  var hours = [Int](repeating: 0, count: 24)

  init(_ period: Period, _ records: [TaskRecord], today: LocalDay, archived: [ProjectID: LocalDay])
  {
    for record in records { count(record, period, today, archived) }
  }

  init(_ summary: PeriodSummary) {
    self.summary = summary.figures.summary
    open = summary.open
    overdue = summary.overdue
    priorities = summary.byPriority.filter { $0.value.total != 0 }
    types = summary.byType.filter { $0.value.total != 0 }
    projects = summary.byProject
    hours = summary.byHour
  }

  private mutating func count(
    _ record: TaskRecord,
    _ period: Period,
    _ today: LocalDay,
    _ archived: [ProjectID: LocalDay]
  ) {
    let plans = record.history.plans.filter { period.days.contains($0.key) }
    let last = plans.max { $0.key < $1.key }
    let done = record.done.flatMap { period.days.contains($0.day) ? $0 : nil }
    guard let traits = done?.completion.traits ?? last?.value.traits else { return }
    summary.total += 1
    if last != nil { summary.planned += 1 }
    var part = PeriodSummary.Part(total: 1)
    if let done {
      summary.completed += 1
      summary.points += done.points
      summary.onTime += done.isOnTime ? 1 : 0
      summary.late += done.isLate ? 1 : 0
      part = PeriodSummary.Part(total: 1, completed: 1, points: done.points)
      if let hour = done.completion.hour { hours[hour] += 1 }
    }
    add(part, to: &priorities[traits.priority, default: .init()])
    add(part, to: &projects[traits.project, default: .init()])
    // Points are not counted by type.
    part.points = 0
    add(part, to: &types[traits.type, default: .init()])
    let end = period.days.upperBound
    if end >= today {
      overdue += plans.count { day, plan in
        plan.isOpen && day < today && archived[plan.traits.project] == nil
      }
    }
    guard let (day, plan) = last,
      !(archived[plan.traits.project].map { $0 <= min(end, today) } ?? false)
    else { return }
    func happened(_ when: LocalDay?) -> Bool { when.map { $0 <= end } ?? false }
    if happened(record.done?.day) || happened(plan.goneOn) { return }
    open += 1
    if end < today, !happened(plan.movedOn), day <= end { overdue += 1 }
  }

  private func add(_ part: PeriodSummary.Part, to sum: inout PeriodSummary.Part) {
    sum.total += part.total
    sum.completed += part.completed
    sum.points += part.points
  }
}

@Suite("Sums of spans of days")
struct PeriodSumsTests {
  private static let projects = [ProjectID.inbox, .sample(1), .sample(2)]

  /// A task with a random history: planned, moved, completed, reopened, deleted.
  private static func record(_ numbers: inout SeededNumbers) -> TaskRecord {
    var today = Days.monday.advanced(by: Int.random(in: 0...25, using: &numbers))
    var due: LocalDay? = today.advanced(by: Int.random(in: -2...5, using: &numbers))
    var isComplete = false
    var versions: [TaskVersion] = []
    var done: (day: LocalDay, points: Int)?
    for _ in 0..<Int.random(in: 1...7, using: &numbers) {
      var presence = TaskVersion.Presence.present
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0, 1, 2: due = today.advanced(by: Int.random(in: -3...6, using: &numbers))
      case 3: due = nil
      case 4, 5:
        isComplete.toggle()
        done = isComplete ? (today, Int.random(in: 2...7, using: &numbers)) : nil
      case 6: presence = .gone
      default: break
      }
      let traits = TaskTraits(
        priority: TaskPriority.allCases.randomElement(using: &numbers) ?? .low,
        type: TaskType.allCases.randomElement(using: &numbers) ?? .inbox,
        project: projects.randomElement(using: &numbers) ?? .inbox
      )
      versions.append(
        TaskVersion(
          changedOn: today,
          presence: presence,
          isComplete: isComplete,
          due: due.map { TaskVersion.Due(day: $0) },
          traits: traits,
          completionHour: isComplete ? Int.random(in: 0..<24, using: &numbers) : nil
        )
      )
      today = today.advanced(by: Int.random(in: 0...3, using: &numbers))
    }
    let history = TaskHistory(versions)
    let counted = done.map { CountedCompletion(day: $0.day, points: $0.points) }
    return TaskRecord(history: history, done: DoneTask(counted, history.completion))
  }

  @Test(
    "equal the sums counted task by task, for any span (ANA-010 to ANA-021)",
    arguments: 1...40
  )
  func counted(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var days = PaperDays()
    for _ in 0..<60 { days.add(Self.record(&numbers)) }
    for _ in 0..<60 {
      let first = Days.monday.advanced(by: Int.random(in: -3...45, using: &numbers))
      let last = first.advanced(by: Int.random(in: 0...20, using: &numbers))
      let period = Period(days: first...last, step: .day)
      // All histories are over by this day.
      let today = Days.monday.advanced(by: Int.random(in: 50...70, using: &numbers))
      var archived: [ProjectID: LocalDay] = [:]
      if Bool.random(using: &numbers) {
        archived[.sample(1)] = Days.monday.advanced(by: Int.random(in: 0...50, using: &numbers))
      }
      let summary = PeriodSummary(
        period,
        days.sums(today: today, archived: archived),
        at: PeriodMoment(now: Timestamp(millisecondsSinceEpoch: 0), today: today)
      )
      let hand = CountedPeriod(period, days.records, today: today, archived: archived)
      #expect(CountedPeriod(summary) == hand, "seed \(seed), \(first) to \(last) on \(today)")
    }
  }

  @Test("are zero again when a task's part is subtracted (SCO-007, ANA-070)")
  func takenBack() {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<200 {
      let record = Self.record(&numbers)
      let difference = record.contributions.mapValues { $0 - $0 }
      #expect(difference.values.allSatisfy { $0 == SpanContribution() })
      #expect(TaskRecord().contributions.isEmpty)
    }
  }
}
