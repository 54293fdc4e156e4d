import AnalyticsDomain
import Testing
import Vocabulary

@Suite("A task's history")
struct TaskHistoryTests {
  private func version(
    _ changedOn: LocalDay,
    due: LocalDay?,
    priority: TaskPriority = .medium,
    isComplete: Bool = false,
    presence: TaskVersion.Presence = .present
  ) -> TaskVersion {
    TaskVersion(
      changedOn: changedOn,
      presence: presence,
      isComplete: isComplete,
      due: due.map { TaskVersion.Due(day: $0) },
      traits: TaskTraits(priority: priority, type: .inbox, project: .inbox),
      completionHour: isComplete ? 9 : nil
    )
  }

  @Test("plans a task for its day, and for another one when it is moved in time (ANA-010)")
  func moved() {
    let history = TaskHistory([
      version(Days.monday, due: Days.wednesday), version(Days.tuesday, due: Days.friday),
    ])
    #expect(Array(history.plans.keys) == [Days.friday])
    #expect(history.plans[Days.friday]?.isOpen == true)
  }

  @Test("keeps the plan of a past day when the task is moved (ANA-036)")
  func movedLate() {
    let history = TaskHistory([
      version(Days.monday, due: Days.monday), version(Days.wednesday, due: Days.friday),
    ])
    #expect(Set(history.plans.keys) == [Days.monday, Days.friday])
    #expect(history.plans[Days.monday]?.movedOn == Days.wednesday)
    #expect(history.plans[Days.monday]?.isOpen == false)
    let back = history.followed(by: version(Days.wednesday, due: Days.monday))
    #expect(back.plans == [Days.monday: .init(traits: .unknown)])
  }

  @Test("keeps a past day when the task is deleted, unless its history is deleted too (ANA-070)")
  func deleted() {
    let planned = TaskHistory([
      version(Days.monday, due: Days.monday), version(Days.tuesday, due: Days.thursday),
    ])
    let gone = planned.followed(
      by: version(Days.wednesday, due: Days.thursday, presence: .gone)
    )
    #expect(Array(gone.plans.keys) == [Days.monday])
    #expect(gone.plans[Days.monday]?.goneOn == Days.wednesday)
    let undone = gone.followed(by: version(Days.wednesday, due: Days.thursday))
    #expect(undone.plans[Days.monday]?.goneOn == nil)
    #expect(undone.plans[Days.thursday]?.isOpen == true)
    let forgotten = planned.followed(
      by: version(Days.wednesday, due: Days.thursday, presence: .forgotten)
    )
    #expect(forgotten.plans.isEmpty)
  }

  @Test("keeps a task's values at its completion, except for its priority (SCO-006, ANA-036)")
  func completion() {
    let done = TaskHistory([
      version(Days.monday, due: Days.tuesday),
      version(Days.monday, due: Days.tuesday, isComplete: true),
      version(Days.tuesday, due: Days.friday, priority: .highest, isComplete: true),
    ])
    #expect(done.completion?.due == Days.tuesday && done.completion?.hour == 9)
    #expect(done.completion?.traits.priority == .highest)
    #expect(done.plans[Days.friday]?.isOpen == false)
  }

  @Test("adds to its days exactly what it subtracts again", arguments: 0..<UInt64(100))
  func differences(seed: UInt64) {
    var numbers = Mixed(seed: seed)
    var record = TaskRecord()
    var sums: [LocalDay: DaySummary] = [:]
    var today = Days.monday
    for _ in 0..<30 {
      today = today.advanced(by: Int(numbers.next() % 3))
      let due = numbers.next() % 4 == 0 ? nil : today.advanced(by: Int(numbers.next() % 9) - 3)
      let isComplete = numbers.next() % 2 == 0
      let presence: TaskVersion.Presence = [.present, .present, .gone, .forgotten][
        Int(numbers.next() % 4)
      ]
      let history = record.history.followed(
        by: version(today, due: due, isComplete: isComplete, presence: presence)
      )
      let counted = isComplete ? CountedCompletion(day: today, points: 3) : nil
      let next = TaskRecord(history: history, done: DoneTask(counted, history.completion))
      for (day, difference) in next.difference(from: record) {
        sums[day] = (sums[day] ?? DaySummary()) + difference
      }
      record = next
      #expect(
        sums.filter { $0.value != DaySummary() } == record.summaries,
        "seed \(seed)"
      )
    }
  }
}

@Suite("Goals")
struct GoalTests {
  @Test("are 15 points, 5 tasks and 7 days by default (GOL-002)")
  func standard() {
    let goals = Goals()
    #expect(GoalKind.allCases.map { goals[$0] } == [15, 5, 7])
    let chosen = goals.setting([.points: 20])
    #expect(chosen[.points] == 20 && chosen.isChosen(.points) && !chosen.isChosen(.tasks))
    #expect(Goals([.points: 0, .tasks: 1_001]) == Goals())
  }

  @Test("are suggested after seven days: the average plus a tenth, rounded up (GOL-003)")
  func suggested() {
    #expect(SuggestedGoal.target(.points, from: [Int](repeating: 10, count: 6)) == 15)
    #expect(SuggestedGoal.target(.points, from: [Int](repeating: 10, count: 7)) == 11)
    #expect(SuggestedGoal.target(.points, from: [10, 10, 10, 10, 10, 10, 11]) == 12)
    #expect(SuggestedGoal.target(.tasks, from: [Int](repeating: 0, count: 9)) == 1)
    #expect(SuggestedGoal.target(.tasks, from: [Int](repeating: 5_000, count: 9)) == 1_000)
  }

  @Test("have a share that ends at 1 (GOL-004)")
  func share() {
    func progress(_ value: Int) -> GoalProgress {
      GoalProgress(kind: .points, target: 15, value: value, suggested: 15)
    }
    #expect(progress(5).share == 0.3333 && !progress(14).isReached)
    #expect(progress(40).share == 1 && progress(40).isReached)
    #expect(progress(-3).share == 0)
  }
}
