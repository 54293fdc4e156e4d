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

@Suite("Tasks at the command line")
struct TaskCommandTests {
  private let home: Home

  init() throws {
    home = try Home.running()
  }

  /// Adds a task whose id begins with the four digits of `id`.
  @discardableResult
  private func add(_ name: String, id: UInt64, low: UInt64 = 1) throws -> TaskV1.Task {
    try home.add(name) {
      $0.id = TaskID(rawValue: UniqueID(high: id << 48 | 0x7000, low: 1 << 63 | low))
    }
  }

  /// Which of these are done.
  private func done(_ names: String...) throws -> [Bool] {
    try names.map { try home.task($0).isComplete }
  }

  private func object(_ outcome: Home.Outcome) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(value as? [String: Any])
  }

  @Test("are added with a name, a date and a priority (CLI-001, CLI-007)")
  func add() throws {
    let outcome = try home.run("add", "Pay", "rent", "--due", "tomorrow", "--p0")
    #expect(outcome.status == 0)
    #expect(outcome.output == "Added as 1: !! Pay rent – 2026-11-22, Inbox\n")
    let task = try home.task("Pay rent")
    #expect(task.dueOn == LocalDay(text: "2026-11-22"))
    #expect(task.priority == .highest)
  }

  @Test("have warnings about what the service changed (CON-055, TSK-065)")
  func warnings() throws {
    let outcome = try home.run("add", "Old", "--due", "yesterday")
    #expect(outcome.lines.count == 2)
    #expect(outcome.lines.last == "⚠ The due date was in the past and is today now")
    #expect(try home.task("Old").dueOn == LocalDay(text: "2026-11-21"))
  }

  @Test("have their first five violations shown, and where to see all (CLI-006)")
  func violations() throws {
    let violations = (0..<7).map {
      Violation(
        field: "tasks[\($0)].name",
        code: "empty_name",
        message: "Task name cannot be empty"
      )
    }
    let refusal = RPCError(.invalidArgument, "empty_name", "Some values", violations: violations)
    home.script.refuse("CreateTask", with: refusal, times: 2)
    let short = try home.run("add", "x")
    #expect(short.errors.contains("tasks[4].name") && !short.errors.contains("tasks[5].name"))
    #expect(short.errors.hasSuffix("  and 2 more; --json shows all\n"))
    #expect(try home.run("add", "x", "--json").errors.contains("tasks[6].name"))
  }

  @Test("are printed as JSON on request (CLI-005)")
  func json() throws {
    let outcome = try home.run("--json", "add", "Pay rent", "--p0", "--remind", "18:30")
    let task = try #require(try object(outcome)["task"] as? [String: Any])
    #expect(task["name"] as? String == "Pay rent")
    #expect(task["priority"] as? String == "TASK_PRIORITY_HIGHEST")
    #expect(task["alertReminderTime"] as? String == "2026-11-21T17:30:00Z")
  }

  @Test("are shown in a numbered table and completed by number (CLI-001, CLI-005)")
  func numbers() throws {
    try home.add("Pay rent")
    try home.add("Milk") { $0.priority = .highest }
    #expect(
      try home.run("list").lines == [
        "#      Task      Due          Project  Type",
        "1  !!  Milk      No due date  Inbox    IN",
        "2  -   Pay rent  No due date  Inbox    IN",
        "",
        "2 tasks.",
      ]
    )
    let outcome = try home.run("done", "1")
    #expect(outcome.output == "✓ Task completed! “Milk” earned 7 points.\n")
    #expect(try done("Milk", "Pay rent") == [true, false])
    let again = try home.run("done", "1")
    #expect(again.output == "“Milk” was already done; nothing changed.\n")
    #expect(try home.run("undone", "1").output == "“Milk” is open again; 7 points given back.\n")
    #expect(try done("Milk", "Pay rent") == [false, false])
  }

  @Test("have no headings with --plain, where each line with a number is a task (CLI-005)")
  func plainRows() throws {
    try home.add("Milk")
    #expect(
      try home.run("list", "--plain").lines == [
        "1  -  Milk  No due date  Inbox  IN", "", "1 task.",
      ]
    )
    #expect(try home.run("list", "--view", "history").lines.count == 1, "no headings without tasks")
  }

  @Test("have separate numbers in each terminal (CLI-001)")
  func terminals() throws {
    try home.add("Milk") { $0.priority = .highest }
    try home.add("Pay rent")
    home.machine.terminal.session = "left"
    _ = try home.run("search", "rent")
    home.machine.terminal.session = "right"
    #expect(try home.run("done", "1").errors.contains("There is no list in this terminal yet"))
    _ = try home.run("list")
    home.machine.terminal.session = "left"
    #expect(try home.run("done", "1").output.contains("“Pay rent”"))
    #expect(try home.run("done", "2").status == ExitCode.notFound.rawValue)
    home.machine.terminal.session = "right"
    #expect(try home.run("show", "1").lines.first == "Milk")
  }

  /// A status bar or cron, whose output is not shown in the terminal.
  @Test("keep their displayed numbers when a list is printed elsewhere (CLI-001)")
  func listForNobody() throws {
    try home.add("Milk") { $0.priority = .highest }
    try home.add("Pay rent")
    _ = try home.run("search", "rent")
    home.machine.terminal.isShown = false
    for words in [["list"], ["today"], ["dashboard"], ["search", "milk"], ["reminders"]] {
      #expect(try home.run(words).status == 0)
    }
    #expect(try home.run("add", "Eggs").output.hasPrefix("Added - Eggs"))
    home.machine.terminal.isShown = true
    #expect(try home.run("done", "2").status == ExitCode.notFound.rawValue)
    #expect(try home.run("done", "1").output.contains("“Pay rent”"))
  }

  @Test("have separate numbers for each member in the same terminal (CLI-001)")
  func persons() throws {
    try home.add("Milk")
    try home.addMember("Mia")
    let added = try home.run("tokens", "add", "tablet", "--member", "mia", "--json")
    let token = try object(added)["secret"]
    home.files.put("/mia", try #require(token as? String))
    _ = try home.run("list")
    let other = try home.run("done", "1", "--token-file", "/mia")
    #expect(other.errors.contains("There is no list in this terminal yet"))
    _ = try home.run("add", "Homework", "--token-file", "/mia")
    #expect(try home.run("show", "1", "--token-file", "/mia").lines.first == "Homework")
    #expect(try home.run("show", "1").lines.first == "Milk")
  }

  @Test("can be given as ranges of numbers (CLI-001)")
  func ranges() throws {
    for name in ["A", "B", "C", "D", "E", "F"] { try home.add(name) }
    _ = try home.run("list", "--sort", "name")
    #expect(try home.run("done", "1-3,5", "2").status == 0)
    #expect(try done("A", "B", "C", "D", "E", "F") == [true, true, true, false, true, false])
    #expect(try home.run("undone", "3,1").status == 0)
    #expect(try done("A", "B", "C") == [false, true, false])
    let beyond = try home.run("done", "4-7")
    #expect(beyond.status == ExitCode.notFound.rawValue)
    #expect(beyond.errors.contains("The last list had 6 tasks; 7 is not among them."))
    #expect(try done("D", "F") == [false, false], "all or none")
    #expect(try home.run("done", "1-999999").status == ExitCode.notFound.rawValue)
    #expect(try home.run("done", "3-1").errors.contains("The range 3-1 ends before it begins."))
    for word in ["0-2", "1-", "-,1", "1,,2", "1-2-3"] {
      #expect(try home.run("done", "--", word).status != 0, "\(word)")
    }
    let question = try home.run("delete", "1-3")
    #expect(question.errors.contains("Delete “A” and 2 more?"))
  }

  @Test("of another member are named before they are changed by a number (CLI-001)")
  func nameOfOthers() throws {
    let mia = try home.addMember("Mia")
    try home.add("Homework") { $0.memberID = mia }
    try home.add("Pay rent")
    _ = try home.run("list", "--member", "mia")
    home.script.refuse("CompleteTask", with: RPCError(.aborted, "conflict", "Someone was faster."))
    let refused = try home.run("done", "1")
    #expect(refused.errors.hasPrefix("In the list of Mia: “Homework”\n"), "said before")
    for words in [["edit", "1", "--p1"], ["remind", "1", "--in", "2h"], ["done", "1"]] {
      let said = try home.run(words).errors
      #expect(said.hasPrefix("In the list of Mia: “Homework”\n"), "\(words)")
    }
    #expect(try home.run("undone", "1", "--member", "mia").errors.isEmpty, "named already")
    _ = try home.run("list", "--member", "alex")
    #expect(try home.run("done", "1").errors.isEmpty, "one's own")
  }

  @Test("are changed by the number that they got when they were added (CLI-001)")
  func numberOfAdded() throws {
    try home.add("Milk")
    _ = try home.run("list")
    #expect(
      try home.run("add", "Pay rent").output == "Added as 2: - Pay rent – No due date, Inbox\n"
    )
    #expect(try !home.run("add", "Eggs", "--json").output.contains("Added as"))
    #expect(try home.run("done", "2", "3").status == 0)
    #expect(try done("Milk", "Pay rent", "Eggs") == [false, true, true])
    #expect(try home.run("done", "1").output.contains("“Milk”"))
  }

  @Test("start a new list when they are added where the old one does not apply")
  func numberOfAddedElsewhere() throws {
    try home.addMember("Mia")
    try home.add("Milk")
    _ = try home.run("list")
    #expect(try home.run("add", "Homework", "--member", "mia").output.hasPrefix("Added as 1: "))
    #expect(try home.run("done", "1").output.contains("“Homework”"))
    #expect(try home.run("add", "Eggs").output.hasPrefix("Added as 1: "))
    try home.pass(.seconds(7 * 3_600))
    #expect(try home.run("add", "Bread").output.hasPrefix("Added as 2: "))
    try home.pass(.seconds(6 * 3_600))
    #expect(try home.run("done", "2").status == ExitCode.conflict.rawValue)
    #expect(try home.run("add", "Salt").output.hasPrefix("Added as 1: "))
    home.files.refuseWrites()
    #expect(try home.run("add", "Tea").output == "Added - Tea – No due date, Inbox\n")
  }

  @Test("can be named by an id or its beginning")
  func prefixes() throws {
    try add("Pay rent", id: 0x1111)
    let milk = try add("Milk", id: 0x1112)
    #expect(try home.run("done", "11110000").status == 0)
    #expect(try done("Pay rent", "Milk") == [true, false])
    let ambiguous = try home.run("done", "111")
    #expect(ambiguous.status == ExitCode.notFound.rawValue)
    let two = try home.run("show", "111a")
    #expect(two.status == ExitCode.notFound.rawValue)
    try add("Eggs", id: 0x1112, low: 2)
    let same = try home.run("done", "1112")
    #expect(same.status == ExitCode.invalid.rawValue)
    #expect(same.errors.hasPrefix("daybook: More than one task's id begins with 1112."))
    #expect(home.script.count("ListTasks") == 0, "no list is searched")
    let id = try #require(milk.id).text.uppercased()
    #expect(try home.run("done", id).status == 0)
  }

  @Test("have numbers whose invalid or stale use is explained")
  func staleNumbers() throws {
    let none = try home.run("done", "3")
    #expect(none.status == ExitCode.notFound.rawValue)
    #expect(
      none.errors.contains("There is no list in this terminal yet, so number 3 refers to no task.")
    )

    try home.add("Pay rent")
    _ = try home.run("list")
    #expect(try home.run("done", "3").errors.contains("The last list had one task; 3 is not"))
    #expect(try home.run("done", "0").status == ExitCode.notFound.rawValue)

    try home.delete("Pay rent")
    let gone = try home.run("done", "1")
    #expect(gone.status == ExitCode.notFound.rawValue)
    #expect(gone.errors.contains("number 1 of the last list no longer exists"))

    try home.pass(.seconds(13 * 3_600))
    let old = try home.run("done", "1")
    #expect(old.status == ExitCode.conflict.rawValue)
    #expect(old.errors.contains("older than 12 hours"))
  }

  @Test("of another member are meant by a number of that member's list")
  func numbersOfOthers() throws {
    let mia = try home.addMember("Mia")
    try home.add("Homework") { $0.memberID = mia }
    try home.add("Pay rent")
    _ = try home.run("list", "--member", "mia")
    #expect(try home.run("done", "1").output.contains("“Homework”"))
    #expect(try home.task("Homework", of: mia).isComplete)
    #expect(try home.run("done", "1", "--member", "Alex").status == ExitCode.conflict.rawValue)
    _ = try home.run("list", "--completion", "all")
    #expect(try home.run("done", "1").output.contains("“Pay rent”"))
    #expect(try home.task("Pay rent").isComplete)
  }

  @Test("are completed several at a time, and those that were not are named (CLI-006)")
  func several() throws {
    try home.add("Milk")
    try home.add("Pay rent")
    _ = try home.run("list")
    home.script.refuse("CompleteTask", with: RPCError(.aborted, "conflict", "Someone was faster."))
    let outcome = try home.run("done", "1", "2", "2")
    #expect(outcome.status == ExitCode.partial.rawValue)
    #expect(outcome.errors == "daybook: Someone was faster. (conflict)\n")
    #expect(try done("Milk", "Pay rent") == [false, true])
  }

  @Test("change in the named fields only (TSK-070)")
  func edit() throws {
    try home.add("Pay rent")
    _ = try home.run("list")
    let outcome = try home.run("edit", "1", "--name", "Pay the rent", "--due", "friday", "--p1")
    #expect(outcome.output == "Changed ! Pay the rent – 2026-11-27, Inbox\n")
    #expect(try home.run("edit", "1", "--no-due").status == 0)
    #expect(try home.task("Pay the rent").dueOn == nil)
    #expect(try home.run("edit", "1").status == ExitCode.wrongUse.rawValue)
    #expect(try home.run("edit", "1", "--due", "today", "--no-due").status == 2)
    #expect(try home.run("edit", "1", "--project", "Nowhere").status == ExitCode.invalid.rawValue)
  }

  @Test("are deleted only after a confirmation (CLI-008)")
  func deleteWithoutTerminal() throws {
    try home.add("Pay rent")
    _ = try home.run("list")
    let outcome = try home.run("delete", "1")
    #expect(outcome.status == ExitCode.wrongUse.rawValue)
    #expect(try home.tasks().count == 1)
    #expect(
      try home.run("delete", "1", "--yes").lines == [
        "Deleted “Pay rent”.", "“daybook undo” reverts it, for ten minutes.",
      ]
    )
    #expect(try home.tasks().isEmpty)
  }

  @Test("are kept on a terminal unless the answer is yes (CLI-008)")
  func deleteOnTerminal() throws {
    let terminal = Terminal(isInput: true, isOutput: true, isErrors: true, width: 80)
    let home = try Home.running(machine: Machine(terminal: terminal, typed: ["n", "y"]))
    let id = try #require(try home.add("Pay rent").id).text
    let no = try home.run("delete", id)
    #expect(no.status == ExitCode.failure.rawValue)
    #expect(no.errors.hasPrefix("Delete “Pay rent”? [y/N] "))
    #expect(try home.tasks().count == 1)
    #expect(try home.run("delete", id).status == 0)
    #expect(try home.tasks().isEmpty)
  }

  /// No service stores such a name, but the gateway may be a foreign one.
  @Test("are shown without escape sequences of other members")
  func hostileNames() throws {
    let home = try Home.running {
      $0.registerUnary(TaskV1.Tasks.Methods.listTasks) { (_: TaskV1.ListTasksRequest, _) in
        TaskV1.ListTasksResponse(
          tasks: [TaskV1.Task(id: .sample(1), name: "\u{1B}[2J gone \u{202E}")],
          totalCount: 1
        )
      }
    }
    let outcome = try home.run("list")
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(outcome.output.contains("␛[2J gone"))
  }

  @Test("have input errors with code, field and exit status 3 (CLI-006)")
  func validation() throws {
    home.script.refuse(
      "CreateTask",
      with: RPCError(
        .invalidArgument,
        "invalid_task",
        "The task cannot be created.",
        violations: [
          Violation(field: "name", code: "empty_name", message: "Task name cannot be empty"),
          Violation(field: "due_on", code: "invalid_due_date", message: "Due date is past"),
          Violation(field: "id", code: "malformed", message: "id: the text is no id"),
        ]
      )
    )
    let outcome = try home.run("add", "x")
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
    "have an error with one field's sentence once, and its name before it if it is missing (CLI-006)"
  )
  func oneViolation() throws {
    func errors(_ field: String, _ message: String) throws -> String {
      home.script.refuse(
        "CreateTask",
        with: RPCError(
          .invalidArgument,
          "invalid_id",
          message,
          violations: [Violation(field: field, code: "invalid_id", message: message)]
        )
      )
      return try home.run("add", "x").errors
    }
    #expect(
      try errors("project_id", "This id cannot be used")
        == "daybook: project_id: This id cannot be used (invalid_id)\n"
    )
    #expect(
      try errors("tasks[2].name", "Task name cannot be empty")
        == "daybook: Task name cannot be empty (invalid_id)\n"
    )
    // The sentence names it in plain words.
    let named = [
      "task_id": "Task not found", "task.due_on": "Due date cannot be in the past",
      "due_at": "Due date cannot be in the past", "query": "There is no word to search for",
    ]
    for (field, sentence) in named {
      #expect(try errors(field, sentence) == "daybook: \(sentence) (invalid_id)\n")
    }
  }

  @Test("of a filter are named if they cannot be changed (CLI-006, TSK-151)")
  func namesOfMany() throws {
    let ids = try ["Pay rent", "Feed the cat"].map { try home.add($0).id?.text ?? "" }
    let past = { (id: String) in
      Violation(
        field: "tasks.\(id).due_at",
        code: "past",
        message: "Due date cannot be in the past"
      )
    }
    func errors(_ violations: [Violation]) throws -> String {
      home.script.refuse(
        "BulkUpdateTasks",
        with: RPCError(
          .invalidArgument,
          "past",
          "2 of the tasks cannot be changed",
          violations: violations
        )
      )
      return try home.run("bulk", "shift", "--to", "1", "--all", "--yes").errors
    }
    #expect(
      try errors(ids.map(past)) == """
        daybook: 2 of the tasks cannot be changed (past)
          “Pay rent”: Due date cannot be in the past
          “Feed the cat”: Due date cannot be in the past

        """
    )
    // Tasks that are not shown are not requested, even if none is found.
    let asked = home.script.count("GetTask")
    _ = try errors((0..<40).map { past(UniqueID(high: 9, low: $0).text) })
    #expect(home.script.count("GetTask") == asked + 5)
    // If the lookup fails, the service's message stays.
    #expect(try errors([past("x"), past(ids[0])]).contains("tasks.x.due_at: Due date"))
  }

  @Test("are shown one at a time with every field (CON-050)")
  func show() throws {
    try home.add("Pay rent") {
      $0.details = "first\nsecond"
      $0.alertReminderTime = GoogleProtobuf.Timestamp(seconds: 1_795_252_600)
    }
    _ = try home.run("list")
    let lines = try home.run("show", "1").lines
    #expect(lines[0] == "Pay rent")
    #expect(lines.contains("  Priority  - Medium (P2), 3 points"))
    #expect(lines.contains("  Reminder  today 10:16"))
    #expect(lines.suffix(2) == ["  first", "  second"])
  }

  @Test("of a project are shown if open, and completed ones on request (CLI-001)")
  func openOfProject() throws {
    let rent = try home.add("Pay rent")
    try home.add("Milk")
    #expect(try home.run("done", rent.id?.text ?? "").status == 0)
    let count = { (words: [String]) in
      try object(try home.run(["list", "--json"] + words))["totalCount"] as? Int
    }
    let inbox = ["--project", ProjectID.inbox.text]
    #expect(try count([]) == 1)
    #expect(try count(inbox) == 1)
    #expect(try count(inbox + ["--completion", "all"]) == 2)
    #expect(try count(inbox + ["--view", "project"]) == 2)
  }

  @Test("are listed by project with the number of further ones")
  func pages() throws {
    for number in 1...60 { try home.add("Task \(number)") }
    let outcome = try home.run("list", "--limit", "55")
    #expect(outcome.lines.last == "55 of 60 tasks; --limit shows more.")
    let json = try object(try home.run("list", "--limit", "300", "--json"))
    #expect((json["tasks"] as? [Any])?.count == 60)
    #expect(json["totalCount"] as? Int == 60)
    #expect(try home.run("list", "--project", "Nowhere").status == ExitCode.notFound.rawValue)
  }
}
