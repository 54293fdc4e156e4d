import TaskDomain
import Testing
import Vocabulary

@Suite("A task without a type")
struct TypeAssignmentTests {
  @Test(
    "gets it from the due time (TSK-063, TSK-064, DEC-T03, DEC-T05)",
    arguments: [
      ("2025-03-12", "11:59", TaskType.morning),
      ("2025-03-12", "12:00", .evening),
      ("2025-03-12", "12:01", .evening),
      ("2025-03-19", "23:00", .evening),  // 7 days and 13 hours
      ("2025-03-20", "09:00", .morning),  // 7 days and 23 hours
      ("2025-03-20", "10:00", .upcoming),  // 8 days
    ]
  )
  func timed(day: String, time: String, type: TaskType) {
    #expect(TaskType.derived(from: .at(Berlin.instant(day, time)), at: Berlin.moment) == type)
  }

  @Test(
    "is of the evening from the member's own start of it on (TSK-064, ruling 39)",
    arguments: [("16:59", TaskType.morning), ("17:00", .evening)]
  )
  func eveningStart(time: String, type: TaskType) {
    let five = Moment(
      Berlin.moment.now,
      Berlin.calendar,
      eveningStart: LocalTime(text: "17:00") ?? .noon
    )
    let due = DueDate.at(Berlin.instant("2025-03-12", time))
    #expect(TaskType.derived(from: due, at: five) == type)
  }

  @Test(
    "counts dates by the calendar (TSK-063)",
    arguments: [("2025-03-19", TaskType.morning), ("2025-03-20", .upcoming)]
  )
  func dated(day: String, type: TaskType) {
    #expect(TaskType.derived(from: .on(Berlin.day(day)), at: Berlin.moment) == type)
  }

  @Test(
    "has one of four types and four priorities (TSK-009, TSK-030, TSK-031, TSK-032, TSK-033, TSK-038)"
  )
  func four() {
    #expect(TaskType.allCases == [.morning, .evening, .upcoming, .inbox])
    #expect(TaskType.allCases.map(\.rawValue) == [1, 2, 3, 4])
    #expect(TaskPriority.allCases.map(\.rawValue) == [1, 2, 3, 4])
    for raw: Int32 in [0, 5, -1] {
      #expect(TaskType(rawValue: raw) == nil && TaskPriority(rawValue: raw) == nil)
    }
  }

  @Test("is inbox when unscheduled (TSK-062)")
  func unscheduled() {
    #expect(TaskType.derived(from: nil, at: Berlin.moment) == .inbox)
  }

  @Test(
    "counts complete days across both clock changes (TSK-063)",
    arguments: [
      ("2025-03-25", "10:00", "2025-04-02", "09:59", 7),
      ("2025-03-25", "10:00", "2025-04-02", "10:00", 8),
      ("2025-10-22", "10:00", "2025-10-30", "09:59", 7),
      ("2025-10-22", "10:00", "2025-10-30", "10:00", 8),
    ]
  )
  func clockChange(from: String, at: String, to: String, until: String, days: Int) {
    let (start, end) = (Berlin.instant(from, at), Berlin.instant(to, until))
    #expect(Berlin.calendar.completeDays(from: start, to: end) == days)
  }

  @Test("is never upcoming for a time in the past")
  func past() {
    let due = DueDate.at(Berlin.instant("2025-01-01", "08:00"))
    #expect(TaskType.derived(from: due, at: Berlin.moment) == .morning)
  }
}
