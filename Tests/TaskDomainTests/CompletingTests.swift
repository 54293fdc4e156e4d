import TaskDomain
import Testing
import Vocabulary

@Suite("Completing a task")
struct CompletingTests {
  func task(_ priority: TaskPriority) throws -> HouseholdTask {
    try TaskDraft(name: "x", priority: priority.rawValue).made().task
  }

  @Test(
    "earns the points of its priority (TSK-034, TSK-035, TSK-036, TSK-037, TSK-039, TSK-077, SCO-001)",
    arguments: zip(TaskPriority.allCases, [7, 4, 3, 2])
  )
  func points(priority: TaskPriority, points: Int32) throws {
    let done = try task(priority).completed(at: Berlin.moment)
    #expect(done.points == points)
    #expect(done.task.score == points)
    #expect(done.task.completion?.at == Berlin.moment.now)
    #expect(done.task.completion?.day == Berlin.day("2025-03-12"))
    #expect(done.task.revision == 2)
  }

  @Test("twice changes and earns nothing the second time (TSK-079)")
  func twice() throws {
    let first = try task(.highest).completed(at: Berlin.moment)
    let second = first.task.completed(at: Berlin.moment("2025-03-13", "08:00"))
    #expect(first.points == 7)
    #expect(second.points == 0)
    #expect(second.change == nil)
    #expect(second.task == first.task)
  }

  @Test("can be undone, with the points on the day they were booked on (TSK-078)")
  func takenBack() throws {
    let done = try task(.highest).completed(at: Berlin.moment("2025-03-12", "23:59"))
    let open = done.task.uncompleted(at: Berlin.moment("2025-03-13", "00:05"))
    #expect(open.points == -7)
    #expect(open.task.completion == nil && open.task.score == 0)
    guard case .taskUncompleted(_, let was)? = open.change else {
      Issue.record("no event")
      return
    }
    #expect(was.day == Berlin.day("2025-03-12"))
    #expect(open.task.uncompleted(at: Berlin.moment).change == nil)
  }

  @Test("belongs to the day given by the household's day start (TSK-004)")
  func nightOwl() throws {
    let late = HouseholdCalendar(
      zone: Berlin.calendar.zone,
      dayStart: LocalTime(text: "04:00") ?? .midnight
    )
    let done = try task(.low).completed(at: Moment(Berlin.instant("2025-03-13", "03:59"), late))
    #expect(done.task.completion?.day == Berlin.day("2025-03-12"))
  }
}

@Suite("A task")
struct DerivedValueTests {
  @Test("is overdue by the instant when timed, from the next day when not (TSK-040, DEC-T11)")
  func overdue() throws {
    func task(_ draft: TaskDraft) throws -> HouseholdTask {
      try draft.made(at: Berlin.moment("2025-03-01", "00:00")).task
    }
    let timed = try task(TaskDraft(name: "x", dueAt: Berlin.instant("2025-03-12", "09:00")))
    let today = try task(TaskDraft(name: "x", dueOn: Berlin.day("2025-03-12")))
    let yesterday = try task(TaskDraft(name: "x", dueOn: Berlin.day("2025-03-11")))
    #expect(timed.isOverdue(at: Berlin.moment))
    #expect(!today.isOverdue(at: Berlin.moment))
    #expect(yesterday.isOverdue(at: Berlin.moment))
    #expect(!timed.completed(at: Berlin.moment).task.isOverdue(at: Berlin.moment))
    #expect(try !task(TaskDraft(name: "x")).isOverdue(at: Berlin.moment))
  }

  @Test("is scheduled for today whether open or complete (TSK-041)")
  func today() throws {
    let task = try TaskDraft(name: "x", dueAt: Berlin.instant("2025-03-12", "23:59")).made().task
    #expect(task.isScheduledForToday(at: Berlin.moment))
    #expect(task.completed(at: Berlin.moment).task.isScheduledForToday(at: Berlin.moment))
    #expect(!task.isScheduledForToday(at: Berlin.moment("2025-03-13", "00:00")))
  }

  @Test("keeps its type as time passes (TSK-067)")
  func passingTime() throws {
    let task = try TaskDraft(name: "x", dueOn: Berlin.day("2025-03-30")).made().task
    #expect(task.type == .upcoming)
    #expect(task.completed(at: Berlin.moment("2025-03-30", "10:00")).task.type == .upcoming)
  }

  @Test("earns points that cannot overflow, whatever its file contains (TSK-084, TSK-009)")
  func tamperedPoints() {
    let day = Berlin.day("2025-03-12")
    let (most, none) = (BookedPoints(points: .max, day: day), BookedPoints(points: .min, day: day))
    #expect(Rebooking(from: none, to: most).points == 1_000)
    #expect(Rebooking(from: most, to: nil).points == -1_000)
  }
}
