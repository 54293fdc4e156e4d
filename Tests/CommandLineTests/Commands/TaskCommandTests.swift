import Contracts
import Foundation
import RPC
import Testing
import TestSupport
import Vocabulary
import Wire

@testable import CommandLineTool

@Suite("A person with tasks")
struct TaskCommandTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  private func add(_ name: String, id: UInt64) {
    var task = TaskV1.Task()
    task.id = TaskID(rawValue: UniqueID(high: id << 48, low: 0x8000_0000_0000_0001))
    task.name = name
    task.priority = .medium
    task.projectName = "Inbox"
    task.type = .inbox
    desk.gateway.tasks.append(task)
  }

  private func object(_ outcome: Desk.Outcome) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(value as? [String: Any])
  }

  @Test("adds one with a name, a date and a priority (CLI-001, CLI-007)")
  func add() throws {
    let outcome = try desk.run("add", "Pay", "rent", "--due", "tomorrow", "--p0")
    #expect(outcome.status == 0)
    #expect(outcome.output == "Added as 1: !! Pay rent – 11/22/2026, Inbox\n")
    #expect(desk.gateway.tasks[0].dueOn == LocalDay(text: "2026-11-22"))
    #expect(desk.gateway.tasks[0].priority == .highest)
  }

  @Test("is told what the service did differently (CON-055)")
  func warnings() throws {
    desk.gateway.warnings = [
      TaskV1.Warning(code: "due_date_moved_to_today", message: "The due date moved to today")
    ]
    let outcome = try desk.run("add", "Old", "--due", "yesterday")
    #expect(outcome.lines.last == "⚠ The due date moved to today")
  }

  @Test("is told the first five violations, and where all of them are (CLI-006)")
  func violations() throws {
    let violations = (0..<7).map {
      Violation(
        field: "tasks[\($0)].name",
        code: "empty_name",
        message: "Task name cannot be empty"
      )
    }
    let refusal = RPCError(.invalidArgument, "empty_name", "Some values", violations: violations)
    desk.gateway.failures["CreateTask"] = [refusal, refusal]
    let short = try desk.run("add", "x")
    #expect(short.errors.contains("tasks[4].name") && !short.errors.contains("tasks[5].name"))
    #expect(short.errors.hasSuffix("  and 2 more; --json shows all\n"))
    #expect(try desk.run("add", "x", "--json").errors.contains("tasks[6].name"))
  }

  @Test("gets the answer as JSON where a program asks (CLI-005)")
  func json() throws {
    let outcome = try desk.run("--json", "add", "Pay rent", "--p0", "--remind", "18:30")
    let task = try #require(try object(outcome)["task"] as? [String: Any])
    #expect(task["name"] as? String == "Pay rent")
    #expect(task["priority"] as? String == "TASK_PRIORITY_HIGHEST")
    #expect(task["alertReminderTime"] as? String == "2026-11-21T17:30:00Z")
  }

  @Test("sees a numbered table and completes by its numbers (CLI-001, CLI-005)")
  func numbers() throws {
    add("Pay rent", id: 0x1111)
    add("Milk", id: 0x2222)
    #expect(
      try desk.run("list").lines == [
        "1  -  Pay rent  No due date  Inbox  IN",
        "2  -  Milk      No due date  Inbox  IN",
        "",
        "2 tasks.",
      ]
    )
    let done = try desk.run("done", "2")
    #expect(done.output == "✓ Task completed! “Milk” earned 7 points.\n")
    #expect(desk.gateway.tasks.map(\.isComplete) == [false, true])
    let again = try desk.run("done", "2")
    #expect(again.output == "“Milk” was done already; nothing changed.\n")
    #expect(try desk.run("undone", "2").output == "“Milk” is open again; 7 points given back.\n")
  }

  @Test("acts on what was just added by the number it was given (CLI-001)")
  func numberOfAdded() throws {
    add("Milk", id: 0x2222)
    _ = try desk.run("list")
    #expect(
      try desk.run("add", "Pay rent").output == "Added as 2: - Pay rent – No due date, Inbox\n"
    )
    #expect(try !desk.run("add", "Eggs", "--json").output.contains("Added"))
    #expect(try desk.run("done", "2", "3").status == 0)
    #expect(desk.gateway.tasks.map(\.isComplete) == [false, true, true])
    #expect(try desk.run("done", "1").output.contains("“Milk”"))
  }

  @Test("begins a new list with what is added where the old one does not hold")
  func numberOfAddedElsewhere() throws {
    let mia = MemberID(rawValue: UniqueID(high: 8, low: 2))
    desk.gateway.members.append(GatewayV1.Member(id: mia, name: "Mia", role: .child))
    add("Milk", id: 0x2222)
    _ = try desk.run("list")
    #expect(try desk.run("add", "Homework", "--member", "mia").output.hasPrefix("Added as 1: "))
    #expect(try desk.run("done", "1").output.contains("“Homework”"))
    #expect(try desk.run("add", "Eggs").output.hasPrefix("Added as 1: "))
    desk.pass(.seconds(7 * 3_600))
    #expect(try desk.run("add", "Bread").output.hasPrefix("Added as 2: "))
    desk.pass(.seconds(6 * 3_600))
    #expect(try desk.run("done", "2").status == ExitCode.conflict.rawValue)
    #expect(try desk.run("add", "Salt").output.hasPrefix("Added as 1: "))
    desk.files.refuseWrites()
    #expect(try desk.run("add", "Tea").output == "Added - Tea – No due date, Inbox\n")
  }

  @Test("may name a task by an id or the beginning of one")
  func prefixes() throws {
    add("Pay rent", id: 0x1111)
    add("Milk", id: 0x1112)
    #expect(try desk.run("done", "11110000").status == 0)
    #expect(desk.gateway.tasks[0].isComplete)
    let ambiguous = try desk.run("done", "111")
    #expect(ambiguous.status == ExitCode.notFound.rawValue)
    let two = try desk.run("show", "111a")
    #expect(two.status == ExitCode.notFound.rawValue)
    add("Eggs", id: 0x1112)
    let same = try desk.run("done", "1112")
    #expect(same.status == ExitCode.invalid.rawValue)
    #expect(same.errors.hasPrefix("daybook: More than one task's id begins with 1112."))
    #expect(!desk.gateway.calls.contains { $0.method == "ListTasks" }, "no list is searched")
    let id = try #require(desk.gateway.tasks[1].id).text.uppercased()
    #expect(try desk.run("done", id).status == 0)
  }

  @Test("hears clearly about numbers that mean nothing, or nothing any more")
  func staleNumbers() throws {
    let none = try desk.run("done", "3")
    #expect(none.status == ExitCode.notFound.rawValue)
    #expect(none.errors.contains("There is no list yet that 3 could be a number of."))

    add("Pay rent", id: 0x1111)
    _ = try desk.run("list")
    #expect(try desk.run("done", "3").errors.contains("The last list had one task; 3 is not"))
    #expect(try desk.run("done", "0").status == ExitCode.notFound.rawValue)

    desk.gateway.tasks = []
    let gone = try desk.run("done", "1")
    #expect(gone.status == ExitCode.notFound.rawValue)
    #expect(gone.errors.contains("number 1 of the last list is not there any more"))

    desk.pass(.seconds(13 * 3_600))
    let old = try desk.run("done", "1")
    #expect(old.status == ExitCode.conflict.rawValue)
    #expect(old.errors.contains("older than half a day"))
  }

  @Test("means another member's task by a number of that member's list")
  func numbersOfOthers() throws {
    let mia = MemberID(rawValue: UniqueID(high: 8, low: 2))
    desk.gateway.members.append(GatewayV1.Member(id: mia, name: "Mia", role: .child))
    add("Homework", id: 0x1111)
    _ = try desk.run("list", "--member", "mia")
    #expect(try desk.run("done", "1").status == 0)
    #expect(desk.gateway.subjects.last == mia)
    #expect(try desk.run("done", "1", "--member", "Alex").status == ExitCode.conflict.rawValue)
    _ = try desk.run("list", "--completion", "all")
    #expect(try desk.run("undone", "1").status == 0)
    #expect(desk.gateway.subjects.last == .some(nil))
  }

  @Test("finishes several at once and hears which were not (CLI-006)")
  func several() throws {
    add("Pay rent", id: 0x1111)
    add("Milk", id: 0x2222)
    _ = try desk.run("list")
    desk.gateway.failures["CompleteTask"] = [RPCError(.aborted, "conflict", "Someone was faster.")]
    let outcome = try desk.run("done", "1", "2", "2")
    #expect(outcome.status == ExitCode.partial.rawValue)
    #expect(outcome.errors == "daybook: Someone was faster. (conflict)\n")
    #expect(desk.gateway.tasks.map(\.isComplete) == [false, true])
  }

  @Test("edits what is named and nothing else (TSK-070)")
  func edit() throws {
    add("Pay rent", id: 0x1111)
    _ = try desk.run("list")
    let outcome = try desk.run("edit", "1", "--name", "Pay the rent", "--due", "friday", "--p1")
    #expect(outcome.output == "Changed ! Pay the rent – 11/27/2026, Inbox\n")
    #expect(try desk.run("edit", "1", "--no-due").status == 0)
    #expect(desk.gateway.tasks[0].dueOn == nil)
    #expect(try desk.run("edit", "1").status == ExitCode.wrongUse.rawValue)
    #expect(try desk.run("edit", "1", "--due", "today", "--no-due").status == 2)
    #expect(try desk.run("edit", "1", "--project", "Nowhere").status == ExitCode.invalid.rawValue)
  }

  @Test("deletes only after a yes (CLI-008)")
  func deleteWithoutTerminal() throws {
    add("Pay rent", id: 0x1111)
    _ = try desk.run("list")
    let outcome = try desk.run("delete", "1")
    #expect(outcome.status == ExitCode.wrongUse.rawValue)
    #expect(desk.gateway.tasks.count == 1)
    #expect(
      try desk.run("delete", "1", "--yes").lines == [
        "Deleted “Pay rent”.", "“daybook undo” takes it back, for ten minutes.",
      ]
    )
    #expect(desk.gateway.tasks.isEmpty)
  }

  @Test("is asked on a terminal, and no is no (CLI-008)")
  func deleteOnTerminal() throws {
    let terminal = Terminal(isInput: true, isOutput: true, isErrors: true, width: 80)
    let desk = try Desk(terminal: terminal, typed: ["n", "y"])
    var task = TaskV1.Task()
    task.id = TaskID(rawValue: UniqueID(high: 7, low: 7))
    task.name = "Pay rent"
    desk.gateway.tasks = [task]
    let id = try #require(task.id).text
    let no = try desk.run("delete", id)
    #expect(no.status == ExitCode.failure.rawValue)
    #expect(no.errors.hasPrefix("Delete “Pay rent”? [y/N] "))
    #expect(desk.gateway.tasks.count == 1)
    #expect(try desk.run("delete", id).status == 0)
    #expect(desk.gateway.tasks.isEmpty)
  }

  @Test("never sees another's escape sequences")
  func hostileNames() throws {
    add("\u{1B}[2J gone \u{202E}", id: 0x1111)
    let outcome = try desk.run("list")
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(outcome.output.contains("␛[2J gone"))
  }

  @Test("hears of input errors with code, field and exit status 3 (CLI-006)")
  func validation() throws {
    desk.gateway.failures["CreateTask"] = [
      RPCError(
        .invalidArgument,
        "invalid_task",
        "The task cannot be created.",
        violations: [
          Violation(field: "name", code: "empty_name", message: "Task name cannot be empty"),
          Violation(field: "due_on", code: "invalid_due_date", message: "Due date is past"),
          Violation(field: "id", code: "malformed", message: "id: the text is no id"),
        ]
      )
    ]
    let outcome = try desk.run("add", "x")
    #expect(outcome.status == 3)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        daybook: The task cannot be created. (invalid_task)
          name: Task name cannot be empty
          Due date is past
          id: the text is no id

        """
    )
  }

  @Test(
    "reads one field's own sentence once, with the field in front where it is not named (CLI-006)"
  )
  func oneViolation() throws {
    func errors(_ field: String, _ message: String) throws -> String {
      desk.gateway.failures["CreateTask"] = [
        RPCError(
          .invalidArgument,
          "invalid_id",
          message,
          violations: [Violation(field: field, code: "invalid_id", message: message)]
        )
      ]
      return try desk.run("add", "x").errors
    }
    #expect(
      try errors("project_id", "This id cannot be used")
        == "daybook: project_id: This id cannot be used (invalid_id)\n"
    )
    #expect(
      try errors("tasks[2].name", "Task name cannot be empty")
        == "daybook: Task name cannot be empty (invalid_id)\n"
    )
    // The sentence names it in a person's words.
    let named = [
      "task_id": "Task not found", "task.due_on": "Due date cannot be in the past",
      "due_at": "Due date cannot be in the past", "query": "There is no word to search for",
    ]
    for (field, sentence) in named {
      #expect(try errors(field, sentence) == "daybook: \(sentence) (invalid_id)\n")
    }
  }

  @Test("reads which of the tasks that a filter found stand in the way (CLI-006, TSK-151)")
  func namesOfMany() throws {
    add("Pay rent", id: 0x1111)
    add("Feed the cat", id: 0x2222)
    let ids = desk.gateway.tasks.map { $0.id?.text ?? "" }
    let past = { (id: String) in
      Violation(
        field: "tasks.\(id).due_at",
        code: "past",
        message: "Due date cannot be in the past"
      )
    }
    func errors(_ violations: [Violation]) throws -> String {
      desk.gateway.failures["BulkUpdateTasks"] = [
        RPCError(
          .invalidArgument,
          "past",
          "2 of the tasks stand in the way",
          violations: violations
        )
      ]
      return try desk.run("bulk", "shift", "--to", "1", "--all", "--yes").errors
    }
    #expect(
      try errors(ids.map(past)) == """
        daybook: 2 of the tasks stand in the way (past)
          “Pay rent”: Due date cannot be in the past
          “Feed the cat”: Due date cannot be in the past

        """
    )
    // Nobody asks for those that are not shown, also where none is found.
    let asked = desk.gateway.calls.count { $0.method == "GetTask" }
    _ = try errors((0..<40).map { past(UniqueID(high: 9, low: $0).text) })
    #expect(desk.gateway.calls.count { $0.method == "GetTask" } == asked + 5)
    // What cannot be looked up keeps the service's words.
    #expect(try errors([past("x"), past(ids[0])]).contains("tasks.x.due_at: Due date"))
  }

  @Test("sees one task with everything about it (CON-050)")
  func show() throws {
    add("Pay rent", id: 0x1111)
    desk.gateway.tasks[0].details = "first\nsecond\u{1B}"
    desk.gateway.tasks[0].alertReminderTime = GoogleProtobuf.Timestamp(seconds: 1_795_252_600)
    _ = try desk.run("list")
    let lines = try desk.run("show", "1").lines
    #expect(lines[0] == "Pay rent")
    #expect(lines.contains("  Priority  - Medium (P2), 3 points"))
    #expect(lines.contains("  Reminder  today 10:16"))
    #expect(lines.suffix(2) == ["  first", "  second␛"])
  }

  @Test("sees a project's open tasks, and the finished ones where they are asked for (CLI-001)")
  func openOfProject() throws {
    add("Pay rent", id: 0x1111)
    add("Milk", id: 0x2222)
    desk.gateway.tasks[0].isComplete = true
    let count = { (words: [String]) in
      try object(try desk.run(["list", "--json"] + words))["totalCount"] as? Int
    }
    let inbox = ["--project", ProjectID.inbox.text]
    #expect(try count([]) == 1)
    #expect(try count(inbox) == 1)
    #expect(try count(inbox + ["--completion", "all"]) == 2)
    #expect(try count(inbox + ["--view", "project"]) == 2)
  }

  @Test("lists by project and says how many more there are")
  func pages() throws {
    for number in 1...60 { add("Task \(number)", id: UInt64(number) << 4) }
    let outcome = try desk.run("list", "--limit", "55")
    #expect(outcome.lines.last == "55 of 60 tasks; --limit shows more.")
    let json = try object(try desk.run("list", "--limit", "300", "--json"))
    #expect((json["tasks"] as? [Any])?.count == 60)
    #expect(json["totalCount"] as? Int == 60)
    #expect(try desk.run("list", "--project", "Nowhere").status == ExitCode.notFound.rawValue)
  }
}
