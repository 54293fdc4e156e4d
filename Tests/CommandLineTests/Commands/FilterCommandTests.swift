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
      "--reminded"
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
    #expect(try desk.run("filters", "save", "urgent", "--p3", "--replace").status == 0)
    #expect(desk.gateway.savedFilters.map(\.filter?.priorities) == [[.low]])
    #expect(try desk.run("filters", "delete", "Urgent").status == ExitCode.wrongUse.rawValue)
    #expect(try desk.run("filters", "delete", "Urgent", "--yes").status == 0)
    #expect(desk.gateway.savedFilters.isEmpty)
  }

  @Test("is offered filters that fit, as commands (TSK-123)")
  func suggestions() throws {
    #expect(
      try desk.run("filters", "suggest").output
        == "Unscheduled  3  daybook list --unscheduled\n"
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
  }
}
