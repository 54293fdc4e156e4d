import Foundation
import RPC
import RuntimeContracts
import TaskContracts
import TestHousehold
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CommandLineTool

@Suite("Many tasks at the command line")
struct ManyTasksCommandTests {
  private let home: Home

  init() throws {
    home = try Home.running()
    for name in ["Pay rent", "Milk", "Eggs"] { try home.add(name) }
    let request = TaskV1.CreateProjectRequest(name: "Home")
    _ = try home.call { try await TaskV1.ProjectsClient($0).createProject(request) }
    _ = try home.run("list")
  }

  /// The names of all tasks, in the order of the list's numbers.
  private var names: [String] { get throws { try home.tasks().map(\.name) } }
  private var done: [Bool] { get throws { try home.tasks().map(\.isComplete) } }
  private static let hint = "“daybook undo” reverts it, for ten minutes."

  @Test("move at once, with the target and the undo command reported (CLI-001, TSK-115)")
  func move() throws {
    let outcome = try home.run("move", "1", "3", "--to", "home")
    #expect(
      outcome.lines == [
        "Moved 2 tasks to “Home”.", "  - Eggs – No due date, Home",
        "  - Pay rent – No due date, Home", Self.hint,
      ]
    )
    #expect(home.script.count("MoveTasks") == 1)
    #expect(try home.run("undo").output.hasPrefix("Taken back: moving 2 tasks to “Home”."))
    #expect(Set(try home.tasks().map(\.projectName)) == ["Inbox"])
    #expect(try home.run("undo").status == 0)
    #expect(try home.task("Eggs").projectName == "Home", "undo reverts an undo")
    #expect(try home.run("move", "1").status == ExitCode.wrongUse.rawValue)
    let unknown = try home.run("move", "1", "--to", "x")
    #expect(unknown.status == ExitCode.notFound.rawValue)
    #expect(unknown.errors.hasPrefix("daybook: There is no project “x”. (project_not_found)"))
  }

  @Test("are restored change by change, the last one first (CLI-001, TSK-084)")
  func undoMany() throws {
    #expect(try home.run("undo").status == ExitCode.notFound.rawValue)
    #expect(try home.run("done", "1", "2").lines.last == Self.hint)
    #expect(try done == [true, true, false])
    let both = try home.run("undo").output
    #expect(both.hasPrefix("Taken back: 2 changes. 2 tasks as before"), "\(both)")
    #expect(try done == [false, false, false])
    let json = try home.run("done", "3", "--json").output
    let token = try #require(json.firstMatch(of: /"undoToken":"([^"]+)"/)?.1)
    #expect(try home.run("undo", "--token", String(token)).status == 0)
    #expect(try done == [false, false, false])
    #expect(try home.run("undo", "--token", "x").status == ExitCode.invalid.rawValue)
    #expect(try home.run("undo", "--server", "127.0.0.1:1").status == ExitCode.notFound.rawValue)
  }

  @Test("are completed at an earlier time, never a future one (CLI-001, TSK-021)")
  func doneEarlier() throws {
    #expect(try home.run("done", "1", "--at", "yesterday 08:00").status == 0)
    let at = try #require(try home.task("Eggs").dateCompleted)
    // Yesterday, 08:00 in Berlin.
    #expect(Timestamp(at) == .testStart - .seconds(25 * 3_600))
    for wrong in ["tomorrow 08:00", "yesterday", "soon"] {
      let refused = try home.run("done", "2", "--at", wrong)
      #expect(refused.status == ExitCode.invalid.rawValue)
    }
    #expect(try done == [true, false, false])
  }

  @Test("report how far undo got when something has changed since (CLI-006)")
  func undoConflict() throws {
    _ = try home.run("done", "1", "2")
    // The change that is undone first, made by the same member on another device.
    let task = TaskV1.Task(id: try home.task("Milk").id, details: "Two litres")
    let request = TaskV1.UpdateTaskRequest(task: task, updateMask: .init(paths: ["details"]))
    _ = try home.call { try await TaskV1.TasksClient($0).updateTask(request) }
    let outcome = try home.run("undo")
    #expect(outcome.status == ExitCode.conflict.rawValue)
    #expect(outcome.errors.contains("(conflict)"), "\(outcome)")
    #expect(try done == [true, true, false])
  }

  @Test("change in one way after a question, or in a dry run not at all (CLI-008, TSK-150)")
  func bulk() throws {
    let plan = try home.run("bulk", "done", "1", "2", "--dry-run")
    #expect(plan.lines[0] == "Would complete 2 tasks.")
    #expect(plan.lines.last == "Nothing was changed.")
    #expect(try done == [false, false, false])
    #expect(try home.run("bulk", "done", "1", "2").status == ExitCode.wrongUse.rawValue)
    let outcome = try home.run("bulk", "done", "1", "2", "--yes")
    #expect(outcome.lines[0] == "Completed 2 tasks.")
    #expect(outcome.lines.last == Self.hint)
    #expect(try done == [true, true, false])
    let again = try home.run("bulk", "done", "1", "--yes")
    #expect(again.output == "Nothing to change; 1 was like that already.\n")
    #expect(try home.run("bulk", "complete", "3", "--yes").lines[0] == "Completed 1 task.")
    #expect(try home.run("bulk", "uncomplete", "3", "--yes").lines[0] == "Reopened 1 task.")
  }

  @Test("are named before and after their deletion (CLI-008, TSK-152)")
  func bulkDelete() throws {
    for number in 4...12 { try home.add("Task \(number)") }
    let plan = try home.run("bulk", "delete", "--p2", "--dry-run")
    #expect(plan.lines.count == 13)
    #expect(plan.lines[0] == "Would delete 12 tasks.")
    #expect(plan.lines[1] == "  - Eggs – No due date, Inbox")
    #expect(plan.lines.suffix(2) == ["  and 2 more", "Nothing was changed."])
    let one = try home.run("tasks", "bulk", "delete", "1", "--yes")
    #expect(
      one.lines == ["Deleted 1 task.", "  - Eggs – No due date, Inbox", Self.hint]
    )
  }

  @Test("are named before the question (CLI-008)")
  func bulkQuestion() throws {
    let home = try Home.running(
      machine: Machine(terminal: Terminal(isInput: true, isErrors: true), typed: ["n"])
    )
    for name in ["Pay rent", "Milk", "Eggs"] { try home.add(name) }
    let asked = try home.run("bulk", "delete", "--all")
    #expect(asked.status == ExitCode.failure.rawValue)
    #expect(asked.errors.contains("  - Milk – No due date, Inbox\n"))
    #expect(asked.errors.contains("Delete 3 tasks? [y/N]"))
    #expect(try home.tasks().count == 3)
  }

  @Test("have points that a dry run reports as conditional (CLI-008)")
  func bulkPoints() {
    let times = TimeWriter(calendar: .utc, format: .american, now: .testStart)
    let style = Style(isColoured: false, isPlain: false, width: nil)
    func lines(_ points: Int32) -> [String?] {
      let page = BulkPage(TaskV1.BulkResult(changed: 1, pointsEarned: points), times, style)
      return [page.plan("Complete").last, page.lines("Completed").last]
    }
    #expect(lines(7) == ["7 points would be earned.", "7 points earned."])
    #expect(lines(-7) == ["7 points would be given back.", "7 points given back."])
  }

  @Test("change only if they are open, unless completed ones are requested too (CLI-008, TSK-150)")
  func bulkMeansOpenTasks() throws {
    _ = try home.run("done", "1")
    func plan(_ action: [String], _ more: String...) throws -> String {
      try home.run(["bulk"] + action + ["--project", "Inbox", "--dry-run"] + more).lines[0]
    }
    let priority = ["priority", "--to", "p3"]
    #expect(try plan(priority) == "Would change the priority of 2 tasks.")
    #expect(try plan(priority, "--all") == "Would change the priority of 3 tasks.")
    #expect(
      try plan(priority, "--completion", "all") == "Would change the priority of 3 tasks."
    )
    #expect(try plan(["undone"]) == "Would reopen 1 task.")
  }

  @Test(
    "receive the arguments of each action (CLI-001, TSK-150)",
    arguments: [
      (
        ["priority", "--to", "P0"], TaskV1.BulkUpdateTasksRequest.OneOf_Action.setPriority(.highest)
      ),
      (["type", "--to", "evening"], .setType(.evening)),
      (["shift", "--to", "-1"], .shiftDueDays(-1)),
      (["shift", "--to", "7d"], .shiftDueDays(7)),
      (["due", "--to", "tomorrow"], .setDueOn(LocalDay(year: 2026, month: 11, day: 22)!)),
      (["no-remind"], .clearReminder(.init())),
      (["undone"], .uncomplete(.init())),
      (["delete"], .delete(.init())),
      (["move", "--to", "Inbox"], .moveToProjectID(.inbox)),
    ]
  )
  func actions(words: [String], action: TaskV1.BulkUpdateTasksRequest.OneOf_Action) throws {
    #expect(try home.run(["bulk"] + words + ["--all", "--yes"]).status == 0)
    let requests = try home.script.requests(
      TaskV1.Tasks.Methods.bulkUpdateTasks,
      TaskV1.BulkUpdateTasksRequest.self
    )
    #expect(requests.last?.action == action)
  }

  @Test(
    "are not changed by a wrong use of “bulk”, which is explained (CLI-006)",
    arguments: [
      ["bulk"], ["bulk", "done"], ["bulk", "fly", "1"], ["bulk", "move", "1"],
      ["bulk", "done", "1", "--to", "x"], ["bulk", "priority", "1", "--to", "p9"],
      ["bulk", "shift", "1", "--to", "soon"], ["bulk", "done", "1", "--overdue"],
    ]
  )
  func wrongBulk(words: [String]) throws {
    #expect(try home.run(words).status == ExitCode.wrongUse.rawValue)
    #expect(home.script.count("BulkUpdateTasks") == 0)
  }

  @Test("are cleared when they are completed (CLI-008, TSK-081)")
  func clear() throws {
    _ = try home.run("done", "2")
    #expect(try home.run("clear").status == ExitCode.wrongUse.rawValue)
    #expect(
      try home.run("clear", "--complete", "--dry-run").output
        == "1 task would be deleted; nothing was changed.\n"
    )
    #expect(try names.count == 3)
    #expect(try home.run("clear", "--complete", "--yes").lines == ["Deleted 1 task.", Self.hint])
    #expect(try names == ["Eggs", "Pay rent"])
    #expect(try home.run("undo").status == 0)
    #expect(try names.count == 3)
    #expect(
      try home.run("clear", "--complete", "--with-open").status == ExitCode.wrongUse.rawValue
    )
  }

  @Test("are rescheduled, with suggested days and the overdue tasks named (TSK-090 to TSK-095)")
  func reschedule() throws {
    #expect(
      try home.run("reschedule", "1", "--to", "friday").output
        == "Moved - Eggs – 2026-11-27, Inbox\n"
    )
    #expect(
      try home.run("reschedule", "1", "--suggest").lines == [
        "2026-11-21  Saturday, 21 November 2026  nothing due yet",
        "2026-11-22  Sunday, 22 November 2026    nothing due yet",
        "2026-11-23  Monday, 23 November 2026    nothing due yet",
      ]
    )
    #expect(try home.run("reschedule", "--overdue", "--yes").output == "Nothing is late.\n")
    try home.add("Water plants") { $0.dueOn = LocalDay(text: "2026-11-21") }
    try home.pass(.seconds(86_400))
    #expect(try home.run("reschedule", "--overdue").status == ExitCode.wrongUse.rawValue)
    #expect(
      try home.run("reschedule", "--overdue", "--dry-run").lines == [
        "1 task would move; nothing was changed.", "  Sunday, 22 November 2026: 1 task",
      ]
    )
    #expect(try home.task("Water plants").dueOn == LocalDay(text: "2026-11-21"))
    #expect(try home.run("reschedule", "--overdue", "--yes").lines.last == Self.hint)
    #expect(try home.task("Water plants").dueOn == LocalDay(text: "2026-11-22"))
  }

  @Test(
    "are not changed by a wrong use of “reschedule”, which is explained (CLI-006)",
    arguments: [
      [], ["1"], ["--to", "friday"], ["1", "2", "--suggest"], ["1", "--overdue"],
      ["1", "--to", "friday", "--spread"], ["1", "--to", "friday", "--p0"],
      ["--overdue", "--yes", "--keep-type"], ["1", "--suggest", "--keep-type"],
    ]
  )
  func wrongReschedule(words: [String]) throws {
    #expect(try home.run(["reschedule"] + words).status == ExitCode.wrongUse.rawValue)
  }

  @Test("are searched for lost projects, with a report (MIG-005, MIG-006)")
  func repair() throws {
    let look = try home.run("repair", "--dry-run")
    #expect(look.output == "2026-11-21 09:00: checked 3 tasks, none had lost its project.\n")
    let before = try home.run("repair", "--reports").lines
    #expect(before.allSatisfy { $0.contains("checked at the start") }, "\(before)")
    try home.pass(.seconds(60))
    #expect(try home.run("repair").status == 0)
    let found = "2026-11-21 09:01: checked 3 tasks, none had lost its project."
    #expect(try home.run("repair", "--reports").lines == [found] + before)
    let damaged = try Self.home(reporting: [
      TaskV1.RepairReport(
        atStart: true,
        orphans: 1,
        tasks: [
          TaskV1.RepairedTask(name: "Lost"),
          TaskV1.RepairedTask(name: "Milk", formerProjectName: "INBOX"),
          TaskV1.RepairedTask(name: "Eggs", formerProjectName: "INBOX"),
        ]
      )
    ])
    #expect(
      try damaged.run("repair", "--reports").lines == [
        "Checked at the start, 1 task without a project moved to the Inbox.", "  Lost",
        "A second Inbox was merged: 2 tasks moved to the Inbox.", "  Milk", "  Eggs",
      ]
    )
  }

  /// A home whose task service reports damage that no call can cause.
  private static func home(reporting reports: [TaskV1.RepairReport]) throws -> Home {
    try Home.running {
      $0.registerUnary(TaskV1.Tasks.Methods.listRepairs) { (_: TaskV1.ListRepairsRequest, _) in
        TaskV1.ListRepairsResponse(reports: reports)
      }
    }
  }

  @Test("are repaired at a start, with the old and new values reported (MIG-006, TSK-009)")
  func repairedValues() throws {
    func value(_ name: String, _ field: String, _ former: String, _ new: String, of task: Bool)
      -> TaskV1.RepairedValue
    {
      .init(
        taskID: task ? .sample(1) : nil,
        projectID: task ? nil : .sample(2),
        name: name,
        field: field,
        formerValue: former,
        newValue: new
      )
    }
    let home = try Self.home(reporting: [
      TaskV1.RepairReport(
        atStart: true,
        values: [
          value("Milk", "type", "0", "1", of: true), value("Milk", "priority", "5", "4", of: true),
          value("Milk", "due_on", "2025-03-14", "", of: true),
          value("Eggs", "date_completed", "", "2025-03-11", of: true),
          value("Garden", "priority", "9", "2", of: false),
          value("Garden", "color", "77", "1", of: false),
          value("Garden", "default_task_priority", "0", "3", of: false),
          value("Garden", "is_archived", "4", "0", of: false),
          value("Garden", "settings.color_scheme", "9", "42", of: false),
          value("Roof", "parent_project_id", ProjectID.sample(3).text, "", of: false),
          value("Roof", "icon", "0", "1", of: false),
        ]
      ),
      TaskV1.RepairReport(
        atStart: true,
        values: [
          value("Milk", "due_at", "-4611686018427387904", "-62135596800000", of: true),
          value("Milk", "date_completed", "4611686018427387904", "1742000000000", of: true),
          value("Garden", "due_date", "253402300800000", "", of: false),
        ]
      ),
    ])
    let lines = try home.run("repair", "--reports").lines
    #expect(
      lines.dropLast(3) == [
        "Checked at the start, none had lost its project.", "11 invalid values corrected:",
        "  Milk: type was 0, is Morning now", "  Milk: priority was 5, is Low (P3) now",
        "  Milk: due day was 2025-03-14, is nothing now",
        "  Eggs: day of completion was nothing, is 2025-03-11 now",
        "  Garden: priority was 9, is medium now", "  Garden: colour was 77, is blue now",
        "  Garden: default task priority was 0, is Medium (P2) now",
        "  Garden: archived was 4, is no now", "  Garden: colour scheme was 9, is 42 now",
        "  Roof: stood below \(ProjectID.sample(3).text), stands at the top now", "  and 1 more",
        "Checked at the start, none had lost its project.", "3 invalid values corrected:",
      ]
    )
    // Instants are in the member's zone.
    let instants = Array(lines.suffix(3))
    #expect(instants[0].hasPrefix("  Milk: due at was before the year 1, is "))
    #expect(instants[0].hasSuffix(" 00:53 now"))
    #expect(instants[1].hasPrefix("  Milk: day of completion was after the year 9999, is "))
    #expect(instants[1].contains("2025") && instants[1].hasSuffix(" 01:53 now"))
    #expect(instants[2] == "  Garden: due date was after the year 9999, is nothing now")
  }

  @Test("are toggled one by one, and a deleted one is restored (CLI-001)")
  func toggle() throws {
    #expect(try home.run("toggle", "2").output == "“Milk” is done and earned 3 points.\n")
    #expect(try home.run("toggle", "2").output == "“Milk” is open again; 3 points given back.\n")
    #expect(try home.run("delete", "2", "--yes").status == 0)
    #expect(try names == ["Eggs", "Pay rent"])
    #expect(try home.run("undo").output.hasPrefix("Taken back: deleting “Milk”."))
    #expect(try names.count == 3)
  }

  @Test("are validated before they are stored (TSK-051)")
  func validate() throws {
    let good = try home.run("validate", "Water", "plants", "--p0", "--type", "evening")
    #expect(good.lines[0] == "This would be stored; nothing was changed.")
    #expect(good.output.contains("Highest (P0)"))
    #expect(good.output.contains("Evening"))
    let bad = try home.run("add", "", "--dry-run")
    #expect(bad.status == ExitCode.invalid.rawValue)
    #expect(bad.lines == ["This would be refused:", "  name: Task name cannot be empty"])
    #expect(try home.run("edit", "1", "--name", "Rent", "--dry-run").output.contains("Rent"))
    #expect(try names == ["Eggs", "Milk", "Pay rent"])
  }

  @Test("are added with every field (CLI-001)")
  func addEverything() throws {
    let outcome = try home.run(
      "add",
      "Paint",
      "--type",
      "evening",
      "--new-project",
      "House",
      "--refuse-past",
      "--details",
      "two\ncoats"
    )
    #expect(
      outcome.lines == [
        "Added as 4: - Paint – No due date, House", "Created the project “House”.",
      ]
    )
    let paint = try home.task("Paint")
    #expect(paint.type == .evening)
    #expect(paint.details == "two\ncoats")
    #expect(try home.projects().map(\.name) == ["Inbox", "Home", "House"])
    let both = try home.run("add", "x", "--project", "a", "--new-project", "b")
    #expect(both.status == ExitCode.wrongUse.rawValue)
    let blank = try home.run("add", "x", "--project", " ")
    #expect(blank.errors.hasPrefix("daybook: --project needs the name or the id of a project."))
    #expect(try names.count == 4)
    let id = try home.run("add", "x", "--id", "7")
    #expect(id.errors.hasPrefix("daybook: --id must be a UUID, not “7”."))
  }
}
