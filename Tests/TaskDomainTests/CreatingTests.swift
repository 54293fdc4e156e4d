import TaskDomain
import Testing
import Vocabulary

@Suite("Creating a task")
struct CreatingTests {
  @Test("requires only a name and fills in the rest (TSK-053, TSK-056, TSK-062, TSK-006)")
  func quick() throws {
    let creation = try TaskDraft(name: "  Pay rent  ").made()
    let task = creation.task
    #expect(task.name == "Pay rent")
    #expect(task.project == Project.inbox.reference)
    #expect(task.type == .inbox)
    #expect(task.priority == .medium)
    #expect(task.due == nil && task.completion == nil && task.details == nil)
    #expect(task.added == Berlin.moment.now && task.revision == 1)
    #expect(creation.warnings.isEmpty)
  }

  @Test("keeps the given type (TSK-061)", arguments: TaskType.allCases)
  func givenType(type: TaskType) throws {
    let draft = TaskDraft(name: "x", type: type.rawValue, dueOn: Berlin.day("2025-05-01"))
    #expect(try draft.made().task.type == type)
  }

  @Test("recognises \"evening\" unless a type is given (TSK-022, TSK-058)")
  func evening() throws {
    #expect(try TaskDraft(name: "x", isEvening: true).made().task.type == .evening)
    let both = TaskDraft(name: "x", type: TaskType.morning.rawValue, isEvening: true)
    #expect(try both.made().task.type == .morning)
  }

  @Test("takes the priority from the project when none is given (TSK-055)")
  func projectPriority() throws {
    let garden = Project.named("Garden", defaultPriority: .high)
    let draft = TaskDraft(name: "x", project: .id(garden.id))
    #expect(try draft.made(in: garden).task.priority == .high)
    let explicit = TaskDraft(name: "x", priority: 4, project: .id(garden.id))
    #expect(try explicit.made(in: garden).task.priority == .low)
  }

  @Test("falls back to the Inbox with a warning when the project is unknown or archived (TSK-054)")
  func fallback() throws {
    let gone = Project.named("Gone", isArchived: true, defaultPriority: .highest)
    for requested in [nil, gone] {
      let creation = try TaskDraft(name: "x", project: .id(gone.id)).made(in: requested)
      #expect(creation.task.project.id == .inbox)
      #expect(creation.task.priority == .medium)
      #expect(creation.warnings.map(\.code) == [.projectDefaultedToInbox])
      #expect(creation.warnings.first?.original == gone.id.text)
    }
    let named = try TaskDraft(name: "x", project: .name(" Nowhere ")).made()
    #expect(
      named.warnings == [TaskWarning(.projectDefaultedToInbox, "project_name", original: "Nowhere")]
    )
  }

  @Test("moves a due date of an earlier day to today with a warning (TSK-065)")
  func pastDue() throws {
    let kept = try TaskDraft(name: "x", dueAt: Berlin.instant("2025-03-10", "18:00")).made()
    #expect(kept.task.due == .at(Berlin.instant("2025-03-12", "18:00")))
    #expect(kept.task.type == .evening)
    #expect(
      kept.warnings == [
        TaskWarning(.dueDateMovedToToday, "due_at", original: "2025-03-10T17:00:00Z")
      ]
    )
    let passed = try TaskDraft(name: "x", dueAt: Berlin.instant("2025-03-10", "08:00")).made()
    #expect(passed.task.due == .on(Berlin.day("2025-03-12")))
    #expect(passed.task.type == .morning)
    let evening = try TaskDraft(name: "x", dueAt: Berlin.instant("2025-03-10", "18:00"))
      .made(at: Berlin.moment("2025-03-12", "20:00"))
    #expect(evening.task.due == .on(Berlin.day("2025-03-12")))
    #expect(evening.task.type == .evening)
    let date = try TaskDraft(name: "x", dueOn: Berlin.day("2025-03-11")).made()
    #expect(date.task.due == .on(Berlin.day("2025-03-12")))
    #expect(date.warnings.first?.original == "2025-03-11")
  }

  @Test("keeps a time earlier today, which is overdue (TSK-065, TSK-040)")
  func earlierToday() throws {
    let due = Berlin.instant("2025-03-12", "09:00")
    let creation = try TaskDraft(name: "x", dueAt: due).made()
    #expect(creation.task.due == .at(due))
    #expect(creation.task.isOverdue(at: Berlin.moment))
    #expect(creation.task.type == .morning)
    #expect(creation.warnings.isEmpty)
  }

  @Test("refuses an earlier day on request (TSK-066, ERR-004)")
  func reject() {
    let draft = TaskDraft(name: "x", dueAt: Berlin.instant("2025-03-10", "18:00"), pastDue: .reject)
    #expect(codes { try draft.made() } == ["invalid_due_date"])
  }

  @Test("keeps the seconds of a moved time and its hour across a clock change (TSK-065)")
  func movedAcrossClockChange() throws {
    let now = Berlin.moment("2025-03-31", "10:00")
    let due = Berlin.instant("2025-03-29", "18:30") + .seconds(15)
    let moved = try TaskDraft(name: "x", dueAt: due).made(at: now).task.due
    #expect(moved == .at(Berlin.instant("2025-03-31", "18:30") + .seconds(15)))
  }
}
