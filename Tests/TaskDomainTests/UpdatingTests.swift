import TaskDomain
import Testing
import Vocabulary

@Suite("Updating a task")
struct UpdatingTests {
  let task: HouseholdTask

  init() throws {
    task = try TaskDraft(
      name: "Pay rent",
      details: "by bank",
      dueAt: Berlin.instant("2025-03-12", "18:00"),
      reminder: Berlin.instant("2025-03-12", "17:30")
    ).made().task
  }

  @Test("changes only the named fields (TSK-070)")
  func namedFields() throws {
    let decision = try task.edited { $0.name = " Pay the rent " }
    #expect(decision.task.name == "Pay the rent")
    #expect(decision.task.details == "by bank")
    #expect(decision.task.revision == 2)
    #expect(decision.task.changedFields(since: task) == ["name"])
    let emptied = try task.edited { $0.details = .some("  ") }
    #expect(emptied.task.details == nil)
  }

  @Test("to equal values is no change (TSK-070)")
  func equalValues() throws {
    let decision = try task.edited {
      $0.name = "Pay rent "
      $0.reminder = .some(task.reminder)
    }
    #expect(decision.change == nil)
    #expect(decision.task == task)
  }

  @Test("follows the same rules as creating (TSK-070, ERR-001 to ERR-008)")
  func rules() {
    let codes = codes {
      try task.edited {
        $0.name = " "
        $0.type = 0
        $0.priority = 5
        $0.dueAt = .some(Berlin.instant("2025-03-11", "18:00"))
        $0.reminder = .some(Berlin.instant("2025-03-11", "18:00"))
      }
    }
    #expect(
      codes == [
        "empty_name", "invalid_type", "invalid_priority", "invalid_due_date", "invalid_reminder",
      ]
    )
  }

  @Test("refuses an unknown or archived project, without a fallback (TSK-071)")
  func project() throws {
    let gone = Project.named("Gone", isArchived: true)
    let garden = Project.named("Garden", 3)
    #expect(codes { try task.edited { $0.project = .some(gone.id) } } == ["invalid_project"])
    #expect(
      codes { try task.edited(target: gone) { $0.project = .some(gone.id) } } == ["invalid_project"]
    )
    let moved = try task.edited(target: garden) { $0.project = .some(garden.id) }
    #expect(moved.task.project == garden.reference)
    #expect(moved.task.changedFields(since: task) == ["project_id"])
    let back = try moved.task.edited { $0.project = .some(nil) }
    #expect(back.task.project.id == .inbox)
  }

  @Test("derives the type again from a changed due date unless one is given (TSK-072, TSK-074)")
  func type() throws {
    let far = try task.edited { $0.dueOn = .some(Berlin.day("2025-03-30")) }
    #expect(far.task.due == .on(Berlin.day("2025-03-30")))
    #expect(far.task.type == .upcoming && !far.task.isEvening)
    let given = try task.edited {
      $0.dueOn = .some(Berlin.day("2025-03-30"))
      $0.type = TaskType.evening.rawValue
    }
    #expect(given.task.type == .evening && given.task.isEvening)
    #expect(try task.edited { $0.dueAt = .some(nil) }.task.type == .inbox)
    #expect(try task.edited { $0.name = "y" }.task.type == .evening)
  }

  @Test("never leaves both forms of a due date (TSK-005)")
  func oneForm() throws {
    #expect(try task.edited { $0.dueOn = .some(nil) }.change == nil)
    let dated = try task.edited { $0.dueOn = .some(Berlin.day("2025-03-13")) }.task
    #expect(try dated.edited { $0.dueAt = .some(nil) }.change == nil)
    #expect(
      codes {
        try task.edited {
          $0.dueAt = .some(Berlin.instant("2025-03-13", "09:00"))
          $0.dueOn = .some(Berlin.day("2025-03-13"))
        }
      } == ["two_due_dates"]
    )
  }

  @Test("keeps an old due date when it is not changed (TSK-066)")
  func oldDate() throws {
    let later = Berlin.moment("2025-03-20", "10:00")
    let same = try task.edited(at: later) {
      $0.name = "Late rent"
      $0.dueAt = .some(Berlin.instant("2025-03-12", "18:00"))
    }
    #expect(same.task.name == "Late rent")
    let refused = codes {
      try task.edited(at: later) { $0.dueAt = .some(Berlin.instant("2025-03-19", "23:59")) }
    }
    #expect(refused == ["invalid_due_date"])
  }

  @Test("refuses when it was based on another revision (TSK-076)")
  func revision() throws {
    #expect(throws: TaskRefusal.revisionMismatch(task)) {
      try task.edited(revision: 7) { $0.name = "y" }
    }
    #expect(try task.edited(revision: 1) { $0.name = "y" }.task.revision == 2)
  }
}

@Suite("A reminder")
struct ReminderDistanceTests {
  let due = Berlin.instant("2025-03-12", "18:00")

  func task(reminder: Timestamp) throws -> HouseholdTask {
    try TaskDraft(name: "x", dueAt: due, reminder: reminder).made().task
  }

  @Test("keeps its distance when only the due date moves (TSK-073)")
  func keeps() throws {
    let task = try task(reminder: Berlin.instant("2025-03-12", "17:30"))
    let moved = try task.edited { $0.dueAt = .some(Berlin.instant("2025-03-14", "09:00")) }
    #expect(moved.task.reminder == Berlin.instant("2025-03-14", "08:30"))
    #expect(moved.warnings.isEmpty)
  }

  @Test("is dropped with a warning when it would be in the past (TSK-073)")
  func dropped() throws {
    let task = try task(reminder: Berlin.instant("2025-03-12", "10:30"))
    let moved = try task.edited { $0.dueAt = .some(Berlin.instant("2025-03-12", "17:00")) }
    #expect(moved.task.reminder == nil)
    #expect(moved.warnings.map(\.code) == [.reminderDropped])
  }

  @Test("that moves to now exactly is kept (TSK-073)")
  func now() throws {
    let task = try task(reminder: Berlin.instant("2025-03-12", "10:30"))
    let moved = try task.edited { $0.dueAt = .some(Berlin.instant("2025-03-12", "17:30")) }
    #expect(moved.task.reminder == Berlin.moment.now && moved.warnings.isEmpty)
  }

  @Test("is that of the request if it has one (TSK-073)")
  func explicit() throws {
    let task = try task(reminder: Berlin.instant("2025-03-12", "17:30"))
    let moved = try task.edited {
      $0.dueAt = .some(Berlin.instant("2025-03-14", "09:00"))
      $0.reminder = .some(nil)
    }
    #expect(moved.task.reminder == nil && moved.warnings.isEmpty)
  }

  @Test("the day before at nine stays at nine across a clock change (TSK-073)")
  func acrossClockChange() {
    let moved = ReminderDistance.reminder(
      Berlin.instant("2025-03-27", "09:00"),
      following: .at(Berlin.instant("2025-03-28", "18:00")),
      to: .at(Berlin.instant("2025-03-30", "18:00")),
      Berlin.calendar
    )
    #expect(moved == Berlin.instant("2025-03-29", "09:00"))
  }

  @Test("half an hour before stays half an hour across a clock change (TSK-073)")
  func shortAcrossClockChange() {
    let due = Berlin.instant("2025-03-30", "03:15")
    let moved = ReminderDistance.reminder(
      Berlin.instant("2025-03-28", "02:45"),
      following: .at(Berlin.instant("2025-03-28", "03:15")),
      to: .at(due),
      Berlin.calendar
    )
    #expect(due - moved == .seconds(1_800))
  }

  @Test("of a date without time keeps its hour (TSK-073)")
  func dates() {
    let moved = ReminderDistance.reminder(
      Berlin.instant("2025-03-28", "09:00"),
      following: .on(Berlin.day("2025-03-28")),
      to: .on(Berlin.day("2025-03-30")),
      Berlin.calendar
    )
    #expect(moved == Berlin.instant("2025-03-30", "09:00"))
  }
}
