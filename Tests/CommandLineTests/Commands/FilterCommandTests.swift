import Contracts
import Foundation
import RPC
import Testing
import TestSupport
import Vocabulary
import Wire

@testable import CommandLineTool

@Suite("A person who looks for tasks")
struct FilterCommandTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    for (number, name) in ["Pay rent", "Milk", "Rent a car"].enumerated() {
      var task = TaskV1.Task()
      task.id = TaskID(rawValue: UniqueID(high: UInt64(number + 1) << 48, low: 1 << 63))
      task.projectID = .inbox
      task.name = name
      task.priority = number == 0 ? .highest : .low
      task.projectName = "Inbox"
      task.type = number == 2 ? .evening : .inbox
      desk.gateway.tasks.append(task)
    }
  }

  private var list: TaskV1.ListTasksRequest? { desk.gateway.lists.last }

  @Test("narrows a list by every filter (CLI-001, TSK-120)")
  func filters() throws {
    let outcome = try desk.run(
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
    let filter = try #require(list?.filter)
    #expect(list?.view == .project)
    #expect(list?.projectIDs == [.inbox])
    #expect(list?.completion == .open)
    #expect(filter.priorities == [.highest, .low])
    #expect(filter.types == [.evening])
    #expect(filter.due?.first == LocalDay(text: "2026-11-21"))
    #expect(filter.due?.last == LocalDay(text: "2026-11-28"))
    #expect(filter.added == TaskV1.DayRange(first: LocalDay(text: "2026-11-01")))
    #expect(filter.overdue && filter.highPriority && filter.unscheduled && filter.hasReminder)
    #expect(filter.customProjectsOnly)
    _ = try desk.run("list", "--finished", "..yesterday")
    #expect(list?.completion == .complete)
  }

  @Test("orders, groups and pages a list (CLI-001, TSK-140 to TSK-142)")
  func order() throws {
    let outcome = try desk.run("list", "--sort", "due,-name", "--group", "project", "--archived")
    #expect(
      list?.sort == [
        TaskV1.SortKey(field: .due), TaskV1.SortKey(field: .name, descending: true),
      ]
    )
    #expect(list?.groupBy == .project)
    #expect(list?.includeArchived == true)
    #expect(outcome.lines[0] == "Inbox: 3 open of 3")
    #expect(outcome.lines[1].hasPrefix("1  "))
    let page = try desk.run("list", "--limit", "2", "--json")
    let token = try #require(page.output.firstMatch(of: /"nextPageToken":"([^"]+)"/)?.1)
    let rest = try desk.run("list", "--page", String(token))
    #expect(rest.lines[0].contains("Rent a car"))
    #expect(!rest.output.contains("Milk"))
  }

  @Test(
    "sees each of the seven views (CLI-001, TSK-100 to TSK-106)",
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
    desk.gateway.projects.append(
      TaskV1.Project(id: ProjectID(rawValue: UniqueID(high: 5, low: 5)), name: "Home")
    )
    #expect(try desk.run(["list"] + words).status == 0)
    #expect(list?.view == view)
    #expect(list?.completion == .unspecified)
  }

  @Test(
    "shows open tasks or finished ones of any view, where that is asked for (CLI-001, TSK-103)",
    arguments: [("complete", TaskV1.Completion.complete), ("all", .all), ("open", .open)]
  )
  func completion(word: String, completion: TaskV1.Completion) throws {
    for view in [["--view", "upcoming"], ["--view", "today"], []] {
      #expect(try desk.run(["list", "--completion", word] + view).status == 0)
      #expect(list?.completion == completion, "\(view)")
    }
    let kept = ["filters", "save", "kept", "--view", "upcoming", "--completion", word]
    #expect(try desk.run(kept).status == 0)
    #expect(try desk.run("list", "--filter", "kept").status == 0)
    #expect(list?.completion == completion && list?.view == .upcoming)
  }

  @Test(
    "hears which value cannot be read, and what it could be (CLI-006)",
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
    let outcome = try desk.run(words)
    #expect(outcome.status == exit.rawValue)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("daybook: "))
  }

  @Test("finds by words, and goes on with the numbers (CLI-001, TSK-130)")
  func search() throws {
    let outcome = try desk.run("search", "rent", "--in", "open", "--name-only")
    #expect(outcome.lines.last == "2 hits.")
    #expect(try desk.run("done", "2").output.contains("“Rent a car”"))
    #expect(try desk.run("search", "nothing").output == "Nothing was found.\n")
    // The list before is still the one on the screen.
    #expect(try desk.run("show", "1").lines[0] == "Pay rent")
    #expect(
      try desk.run("search", "rent", "--limit", "1").lines.last?.hasPrefix("1 of 2 hits") == true
    )
  }

  @Test("keeps filters under a name and uses them (CLI-001)")
  func saved() throws {
    #expect(try desk.run("filters").output.hasPrefix("No filters yet."))
    let kept = try desk.run(
      "filters",
      "save",
      "Urgent",
      "--p0",
      "--sort",
      "-due",
      "--project",
      "Inbox"
    )
    #expect(kept.output == "Kept the filter “Urgent”; “daybook list --filter” uses it.\n")
    #expect(try desk.run("filters").output == "Urgent  --project Inbox --p0 --sort -due\n")
    #expect(try desk.run("list", "--filter", "urgent").lines.last == "1 task.")
    #expect(list?.sort == [TaskV1.SortKey(field: .due, descending: true)])
    #expect(try desk.run("stats", "--filter", "urgent").lines[0] == "1 task")
    let twice = try desk.run("filters", "save", "urgent", "--p1")
    #expect(twice.status == ExitCode.conflict.rawValue)
    #expect(twice.errors.contains("--replace takes its place."))
    #expect(try desk.run("filters", "save", "urgent", "--p3", "--custom", "--replace").status == 0)
    #expect(try desk.run("filters").output == "urgent  --p3 --custom\n")
    #expect(desk.gateway.savedFilters.map(\.filter?.priorities) == [[.low]])
    #expect(try desk.run("filters", "delete", "Urgent").status == ExitCode.wrongUse.rawValue)
    #expect(try desk.run("filters", "delete", "Urgent", "--yes").status == 0)
    #expect(desk.gateway.savedFilters.isEmpty)
  }

  @Test("hears which filter has lost its only project, and uses it with another (CLI-006)")
  func lostProject() throws {
    let id = ProjectID(rawValue: UniqueID(high: 5, low: 5))
    desk.gateway.projects.append(TaskV1.Project(id: id, name: "Garden"))
    #expect(try desk.run("filters", "save", "Green", "--project", "Garden").status == 0)
    desk.gateway.projects.removeAll { $0.id == id }
    for words in [["list"], ["stats"], ["bulk", "done", "--dry-run"]] {
      let lost = try desk.run(words + ["--filter", "Green"])
      #expect(lost.status == ExitCode.notFound.rawValue)
      #expect(lost.errors.contains("The project of the filter “Green” is not there any more."))
      #expect(try desk.run(words + ["--filter", "Green", "--project", "Inbox"]).status == 0)
    }
    #expect(try desk.run("filters", "delete", "Green", "--yes").status == 0)
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
    #expect(try desk.run(["filters", "save", "Hot", "--high"] + words).status == 0)
    #expect(try desk.run("list", "--filter", "Hot").status == 0)
    let list = try #require(list)
    #expect(try desk.run("bulk", "delete", "--filter", "Hot", "--dry-run").status == 0)
    let bulk = try #require(desk.gateway.bulkRequests.last)
    #expect(try desk.run("stats", "--filter", "Hot").status == 0)
    let figures = try #require(desk.gateway.figures.last)
    #expect([list.view, bulk.view, figures.view] == [view, view, view])
    // Without a view a list shows what is open, and so does a change of many mean; figures say both.
    #expect(list.completion == (word.isEmpty ? .open : .unspecified))
    #expect(bulk.filter?.completion == list.completion)
    #expect(figures.filter == list.filter && bulk.filter?.highPriority == true)
  }

  @Test("means archived projects' tasks where they are named, and with --all (CLI-001, TSK-114)")
  func bulkView() throws {
    func view(_ words: String...) throws -> TaskV1.TaskView? {
      _ = try desk.run(["bulk", "done", "--dry-run"] + words)
      return desk.gateway.bulkRequests.last?.view
    }
    #expect(try view("--overdue") == .allProjects)
    #expect(try view("--overdue", "--all") == .unspecified)
    #expect(try view("--overdue", "--project", "Inbox") == .unspecified)
    _ = try desk.run("stats", "--overdue")
    #expect(desk.gateway.figures.last?.view == .unspecified)
  }

  @Test(
    "keeps no filter of a view that needs more, and reads those that are there (TSK-109)",
    arguments: ["date", "project", "selected"]
  )
  func incompleteView(word: String) throws {
    let refused = try desk.run("filters", "save", "Pv", "--view", word, "--project", "Inbox")
    #expect(refused.status == ExitCode.wrongUse.rawValue)
    #expect(desk.gateway.savedFilters.isEmpty)
    desk.gateway.savedFilters = [
      TaskV1.SavedFilter(
        id: SavedFilterID(rawValue: desk.gateway.nextID()),
        name: "Pv",
        filter: .init(projectIDs: [.inbox]),
        view: .project
      )
    ]
    #expect(try desk.run("list", "--filter", "Pv").status == 0)
    #expect(list?.view == .allProjects && list?.completion == .open)
  }

  @Test("is offered filters that fit, as commands that find what was counted (TSK-123)")
  func suggestions() throws {
    let command = { try desk.run(["filters", "suggest"] + $0).output }
    let found = "Unscheduled  3  daybook list"
    #expect(try command([]) == "\(found) --unscheduled\n")
    #expect(try command(["--view", "today"]) == "\(found) --view today --unscheduled\n")
    #expect(
      try command(["--date", "tomorrow"]) == "\(found) --date 2026-11-22 --unscheduled\n"
    )
    desk.gateway.projects.append(
      TaskV1.Project(id: ProjectID(rawValue: UniqueID(high: 5, low: 5)), name: "My $HOME")
    )
    desk.gateway.members[0].name = "Alex B"
    #expect(
      try command(["--project", "My $HOME", "--project", "inbox", "--member", "alex b"])
        == "\(found) --project 'My $HOME' --project inbox --unscheduled --member \"alex b\"\n"
    )
  }

  @Test("sees figures of everything and of a filter (CLI-001, TSK-160)")
  func stats() throws {
    _ = try desk.run("list")
    _ = try desk.run("done", "1")
    let lines = try desk.run("stats").lines
    #expect(lines[0] == "3 tasks")
    #expect(lines[1] == "  2 open, 1 done (33 %)")
    #expect(try desk.run("stats", "--p1").output == "No tasks here.\n")
    #expect(try desk.run("stats", "--json").output.contains("\"total\":3"))
    desk.gateway.tasks = []
    let none = try desk.run("list", "--view", "upcoming").output
    #expect(none == "Nothing in this view; “daybook list” without it shows all that are open.\n")
  }
}
