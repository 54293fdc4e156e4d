import Foundation
import RPC
import TaskContracts
import TestHousehold
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CommandLineTool

@Suite("A search for tasks")
struct FilterCommandTests {
  private let home: Home

  init() throws {
    home = try Home.running()
    try home.add("Pay rent") { $0.priority = .highest }
    try home.add("Milk") { $0.priority = .low }
    try home.add("Rent a car") {
      $0.priority = .low
      $0.type = .evening
    }
  }

  /// The last request.
  private var list: TaskV1.ListTasksRequest? {
    get throws {
      try home.script.requests(TaskV1.Tasks.Methods.listTasks, TaskV1.ListTasksRequest.self).last
    }
  }
  private var bulk: TaskV1.BulkUpdateTasksRequest? {
    get throws {
      let method = TaskV1.Tasks.Methods.bulkUpdateTasks
      return try home.script.requests(method, TaskV1.BulkUpdateTasksRequest.self).last
    }
  }
  private var figures: TaskV1.GetTaskStatisticsRequest? {
    get throws {
      let method = TaskV1.Tasks.Methods.getTaskStatistics
      return try home.script.requests(method, TaskV1.GetTaskStatisticsRequest.self).last
    }
  }
  private var savedFilters: [TaskV1.SavedFilter] {
    get throws {
      try home.call { try await TaskV1.TasksClient($0).listSavedFilters(.init()).savedFilters }
    }
  }

  private func addProject(_ name: String) throws {
    let request = TaskV1.CreateProjectRequest(name: name)
    _ = try home.call { try await TaskV1.ProjectsClient($0).createProject(request) }
  }

  @Test("narrows a list by every filter (CLI-001, TSK-120)")
  func filters() throws {
    let outcome = try home.run(
      "list",
      "--project",
      "inbox",
      "--p0",
      "--priority",
      "p3",
      "--type",
      "evening",
      "--due",
      "today..+7d",
      "--added",
      "2026-11-01..",
      "--overdue",
      "--high",
      "--unscheduled",
      "--reminded",
      "--custom"
    )
    #expect(outcome.status == 0)
    let list = try #require(try list)
    let filter = try #require(list.filter)
    #expect(list.view == .project)
    #expect(list.projectIDs == [.inbox])
    #expect(list.completion == .open)
    #expect(filter.priorities == [.highest, .low])
    #expect(filter.types == [.evening])
    #expect(filter.due?.first == LocalDay(text: "2026-11-21"))
    #expect(filter.due?.last == LocalDay(text: "2026-11-28"))
    #expect(filter.added == TaskV1.DayRange(first: LocalDay(text: "2026-11-01")))
    #expect(filter.overdue && filter.highPriority && filter.unscheduled && filter.hasReminder)
    #expect(filter.customProjectsOnly)
    _ = try home.run("list", "--finished", "..yesterday")
    #expect(try self.list?.completion == .complete)
  }

  @Test("orders, groups and pages a list (CLI-001, TSK-140 to TSK-142)")
  func order() throws {
    let outcome = try home.run("list", "--sort", "due,-name", "--group", "project", "--archived")
    #expect(
      try list?.sort == [
        TaskV1.SortKey(field: .due), TaskV1.SortKey(field: .name, descending: true),
      ]
    )
    #expect(try list?.groupBy == .project)
    #expect(try list?.includeArchived == true)
    #expect(outcome.lines[1] == "Inbox: 3 open of 3")
    #expect(outcome.lines[2].hasPrefix("1  "))
    let page = try home.run("list", "--limit", "2", "--json")
    let token = try #require(page.output.firstMatch(of: /"nextPageToken":"([^"]+)"/)?.1)
    let rest = try home.run("list", "--page", String(token))
    #expect(rest.lines[1].contains("Rent a car"))
    #expect(!rest.output.contains("Milk"))
  }

  @Test(
    "shows each of the seven views (CLI-001, TSK-100 to TSK-106)",
    arguments: zip(
      [
        ["--view", "today"], ["--view", "date", "--date", "friday"],
        ["--view", "project", "--project", "Inbox"], ["--view", "upcoming"],
        ["--view", "history"], ["--view", "all"],
        ["--view", "selected", "--project", "Inbox", "--project", "Home"],
      ],
      [
        TaskV1.TaskView.today, .customDate, .project, .upcoming, .history, .allProjects,
        .selectedProjects,
      ]
    )
  )
  func views(words: [String], view: TaskV1.TaskView) throws {
    try addProject("Home")
    #expect(try home.run(["list"] + words).status == 0)
    #expect(try list?.view == view)
    #expect(try list?.completion == .unspecified)
  }

  @Test(
    "shows open or completed tasks of any view on request (CLI-001, TSK-103)",
    arguments: [("complete", TaskV1.Completion.complete), ("all", .all), ("open", .open)]
  )
  func completion(word: String, completion: TaskV1.Completion) throws {
    for view in [["--view", "upcoming"], ["--view", "today"], []] {
      #expect(try home.run(["list", "--completion", word] + view).status == 0)
      #expect(try list?.completion == completion, "\(view)")
    }
    let kept = ["filters", "save", "kept", "--view", "upcoming", "--completion", word]
    #expect(try home.run(kept).status == 0)
    #expect(try home.run("list", "--filter", "kept").status == 0)
    #expect(try list?.completion == completion && list?.view == .upcoming)
  }

  @Test(
    "reports which value is invalid, and what it could be (CLI-006)",
    arguments: [
      (["list", "--sort", "colour"], ExitCode.wrongUse), (["list", "--group", "x"], .wrongUse),
      (["list", "--sort", "due,name,type,added,points"], .wrongUse),
      (["list", "--due", "someday"], .invalid), (["list", "--due", ".."], .invalid),
      (["list", "--due", "friday..today"], .invalid), (["list", "--filter", "x"], .notFound),
      (["list", "--view", "today", "--date", "friday"], .wrongUse),
      (["list", "--view", "project"], .wrongUse), (["list", "--limit", "0"], .wrongUse),
      (["stats", "--period", "x"], .invalid), (["search"], .wrongUse),
      (["filters", "save", "x", "--rename", "y"], .wrongUse),
    ]
  )
  func wrong(words: [String], exit: ExitCode) throws {
    let outcome = try home.run(words)
    #expect(outcome.status == exit.rawValue)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("daybook: "))
  }

  @Test("finds tasks by words, whose numbers later commands use (CLI-001, TSK-130)")
  func search() throws {
    let outcome = try home.run("search", "rent", "--in", "open", "--name-only")
    #expect(outcome.lines.last == "2 hits.")
    #expect(try home.run("done", "2").output.contains("“Pay rent”"))
    #expect(try home.run("search", "nothing").output == "Nothing was found.\n")
    // The list before is still the one on the screen.
    #expect(try home.run("show", "1").lines[0] == "Rent a car")
    #expect(
      try home.run("search", "rent", "--limit", "1").lines.last?.hasPrefix("1 of 2 hits") == true
    )
  }

  @Test("keeps relative days as they were typed (CLI-001)")
  func movingDays() throws {
    let words = ["--due", "today..+7d", "--added", "..2026-12-24", "--view", "upcoming"]
    #expect(try home.run(["filters", "save", "Week"] + words).status == 0)
    let shown = "Week  --due today..+7d --added ..2026-12-24 --view upcoming\n"
    #expect(try home.run("filters").output == shown)
    try home.pass(.seconds(2 * 86_400))
    _ = try home.run("list", "--filter", "week")
    let filter = try #require(try list?.filter)
    #expect(filter.due?.first == LocalDay(text: "2026-11-23"))
    #expect(filter.due?.last == LocalDay(text: "2026-11-30"))
    #expect(filter.added?.last == LocalDay(text: "2026-12-24"))
    #expect(try home.run("filters").output == shown)
    _ = try home.run("list", "--filter", "week", "--due", "2026-12-01")
    #expect(try list?.filter?.due?.first == LocalDay(text: "2026-12-01"))
    // Another client, without relative days, uses the days of saving.
    let saved = try home.run("filters", "--json").output
    #expect(saved.contains(#""due":{"first":"2026-11-21","last":"2026-11-28"}"#), "\(saved)")
    for (typed, kept) in [
      ("Friday", "friday"), ("next month..", #""next month..""#),
      ("30.11.2026", "2026-11-30..2026-11-30"),
      ("..-1m", "..-1m"), ("2026-12-01..+2w", "2026-12-01..+2w"),
    ] {
      let replace = ["filters", "save", "Week", "--replace", "--due", typed]
      #expect(try home.run(replace).status == 0)
      #expect(try home.run("filters").output == "Week  --due \(kept)\n")
    }
  }

  @Test("saves filters under a name and uses them (CLI-001)")
  func saved() throws {
    #expect(try home.run("filters").output.hasPrefix("No filters yet."))
    let kept = try home.run(
      "filters",
      "save",
      "Urgent",
      "--p0",
      "--sort",
      "-due",
      "--project",
      "Inbox"
    )
    #expect(kept.output == "Saved the filter “Urgent”; “daybook list --filter” uses it.\n")
    #expect(try home.run("filters").output == "Urgent  --project Inbox --p0 --sort -due\n")
    #expect(try home.run("list", "--filter", "urgent").lines.last == "1 task.")
    #expect(try list?.sort == [TaskV1.SortKey(field: .due, descending: true)])
    #expect(try home.run("stats", "--filter", "urgent").lines[0] == "1 task")
    let twice = try home.run("filters", "save", "urgent", "--p1")
    #expect(twice.status == ExitCode.conflict.rawValue)
    #expect(twice.errors.contains("--replace replaces it."))
    #expect(try home.run("filters", "save", "urgent", "--p3", "--custom", "--replace").status == 0)
    #expect(try home.run("filters").output == "urgent  --p3 --custom\n")
    #expect(try savedFilters.map(\.filter?.priorities) == [[.low]])
    #expect(try home.run("filters", "delete", "Urgent").status == ExitCode.wrongUse.rawValue)
    #expect(try home.run("filters", "delete", "Urgent", "--yes").status == 0)
    #expect(try savedFilters.isEmpty)
  }

  @Test("reports which filter lost its only project, and uses it with another (CLI-006)")
  func lostProject() throws {
    try addProject("Garden")
    #expect(try home.run("filters", "save", "Green", "--project", "Garden").status == 0)
    #expect(try home.run("projects", "delete", "Garden", "--yes").status == 0)
    for words in [["list"], ["stats"], ["bulk", "done", "--dry-run"]] {
      let lost = try home.run(words + ["--filter", "Green"])
      #expect(lost.status == ExitCode.notFound.rawValue)
      #expect(lost.errors.contains("The project of the filter “Green” no longer exists."))
      #expect(try home.run(words + ["--filter", "Green", "--project", "Inbox"]).status == 0)
    }
    #expect(try home.run("filters", "delete", "Green", "--yes").status == 0)
  }

  @Test(
    "changes and counts what the list shows with a saved filter and its view (CLI-001, TSK-150)",
    arguments: [
      ("today", TaskV1.TaskView.today), ("upcoming", .upcoming), ("history", .history),
      ("all", .allProjects), ("", .allProjects),
    ]
  )
  func savedView(word: String, view: TaskV1.TaskView) throws {
    let words = word.isEmpty ? [] : ["--view", word]
    #expect(try home.run(["filters", "save", "Hot", "--high"] + words).status == 0)
    #expect(try home.run("list", "--filter", "Hot").status == 0)
    let list = try #require(try list)
    #expect(try home.run("bulk", "delete", "--filter", "Hot", "--dry-run").status == 0)
    let bulk = try #require(try bulk)
    #expect(try home.run("stats", "--filter", "Hot").status == 0)
    let figures = try #require(try figures)
    #expect([list.view, bulk.view, figures.view] == [view, view, view])
    // Without a view, lists and bulk changes mean open tasks; figures mean both.
    #expect(list.completion == (word.isEmpty ? .open : .unspecified))
    #expect(bulk.filter?.completion == list.completion)
    #expect(figures.filter == list.filter && bulk.filter?.highPriority == true)
  }

  @Test("includes tasks of archived projects if they are named, and with --all (CLI-001, TSK-114)")
  func bulkView() throws {
    func view(_ words: String...) throws -> TaskV1.TaskView? {
      _ = try home.run(["bulk", "done", "--dry-run"] + words)
      return try bulk?.view
    }
    #expect(try view("--overdue") == .allProjects)
    #expect(try view("--overdue", "--all") == .unspecified)
    #expect(try view("--overdue", "--project", "Inbox") == .unspecified)
    _ = try home.run("stats", "--overdue")
    #expect(try figures?.view == .unspecified)
  }

  @Test(
    "saves no filter of a view that needs arguments, and reads existing ones (TSK-109)",
    arguments: ["date", "project", "selected"]
  )
  func incompleteView(word: String) throws {
    let refused = try home.run("filters", "save", "Pv", "--view", word, "--project", "Inbox")
    #expect(refused.status == ExitCode.wrongUse.rawValue)
    #expect(try savedFilters.isEmpty)
    let home = try Home.running {
      $0.registerUnary(TaskV1.Tasks.Methods.listSavedFilters) {
        (_: TaskV1.ListSavedFiltersRequest, _) in
        let filter = TaskV1.TaskFilter(projectIDs: [.inbox])
        let old = TaskV1.SavedFilter(id: .sample(1), name: "Pv", filter: filter, view: .project)
        return TaskV1.ListSavedFiltersResponse(savedFilters: [old])
      }
    }
    #expect(try home.run("list", "--filter", "Pv").status == 0)
    let method = TaskV1.Tasks.Methods.listTasks
    let list = try home.script.requests(method, TaskV1.ListTasksRequest.self).last
    #expect(list?.view == .allProjects && list?.completion == .open)
  }

  @Test("suggests filters as commands that find the counted tasks (TSK-123)")
  func suggestions() throws {
    try home.add("Iron") {
      $0.priority = .high
      $0.dueOn = LocalDay(text: "2026-11-21")
    }
    let command = { try home.run(["filters", "suggest"] + $0).lines }
    #expect(
      try command([]) == [
        "High priority today  1  daybook list --completion open --due 2026-11-21..2026-11-21 --high",
        "Without a date       3  daybook list --completion open --unscheduled",
        "Inbox                4  daybook list --project Inbox --completion open",
      ]
    )
    #expect(
      try command(["--view", "today"]) == [
        "High priority today  1  daybook list --view today --completion open --due 2026-11-21..2026-11-21 --high",
        "Inbox                1  daybook list --view today --project Inbox --completion open",
      ]
    )
    #expect(try command(["--date", "tomorrow"]) == ["Nothing to suggest here."])
    for words in [[], ["--view", "today"], ["--date", "today"]] {
      for line in try command(words) {
        let match = try #require(line.firstMatch(of: /(\d+)  daybook (.*)$/))
        let found = try home.run(match.2.split(separator: " ").map(String.init)).lines.last
        #expect(found == (match.1 == "1" ? "1 task." : "\(match.1) tasks."), "\(line)")
      }
    }
  }

  @Test("quotes the names of a project and a member in suggestions (TSK-123)")
  func quotedSuggestions() throws {
    let mia = try home.addMember("Mia B")
    let project = TaskV1.CreateProjectRequest(memberID: mia, name: "My $HOME")
    _ = try home.call { try await TaskV1.ProjectsClient($0).createProject(project) }
    try home.add("Sweep") {
      $0.memberID = mia
      $0.projectName = "My $HOME"
    }
    let words = ["--project", "My $HOME", "--project", "inbox", "--member", "mia b"]
    #expect(
      try home.run(["filters", "suggest"] + words).lines == [
        "Without a date  1  daybook list --project 'My $HOME' --project inbox --completion open "
          + "--unscheduled --member \"mia b\"",
        "My $HOME        1  daybook list --project 'My $HOME' --completion open --member \"mia b\"",
      ]
    )
  }

  @Test("shows figures of a space and of a filter (CLI-001, TSK-160)")
  func stats() throws {
    _ = try home.run("list")
    _ = try home.run("done", "1")
    let lines = try home.run("stats").lines
    #expect(lines[0] == "3 tasks")
    #expect(lines[1] == "  2 open, 1 done (33 %)")
    #expect(try home.run("stats", "--p1").output == "No tasks here.\n")
    #expect(try home.run("stats", "--json").output.contains("\"total\":3"))
    let none = try home.run("list", "--view", "upcoming").output
    #expect(none == "Nothing in this view; “daybook list” without it shows all that are open.\n")
  }
}
