import Foundation
import RPC
import TaskContracts
import TestHousehold
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CommandLineTool

@Suite("Projects at the command line")
struct ProjectCommandTests {
  private let home: Home

  init() throws {
    home = try Home.running()
  }

  private var garden: TaskV1.Project { get throws { try home.project("Garden") } }

  @Test("show their health in its colour (PRJ-024)")
  func healthColours() {
    let looks: [TaskV1.ProjectHealth: Style.Ink?] = [
      .excellent: .green, .good: .blue, .warning: .orange, .critical: .red, .unknown: .muted,
    ]
    #expect(Set(ProjectWords.health.map(\.1)) == Set(looks.keys))
    for (health, ink) in looks { #expect(ProjectInk.ink(of: health) == ink) }
  }

  @Test(
    "are shown as not started when new, and with the contract's health when late (PRJ-052)"
  )
  func notBegun() throws {
    _ = try home.run("projects", "add", "Garden", "--task", "Dig", "--task", "Sow")
    #expect(try home.run("projects", "list").output.contains("not begun"))
    #expect(try home.run("projects", "show", "Garden").output.contains("not begun"))
    #expect(try home.run("projects", "stats", "Garden").output.contains("Health: not begun"))
    #expect(try garden.health == .critical)
    _ = try home.run("projects", "edit", "Garden", "--due", "yesterday")
    let late = try home.run("projects", "show", "Garden").output
    #expect(late.contains("critical") && !late.contains("not begun"))
  }

  @Test("are created with every field, first tasks and settings (CLI-002, PRJ-042, PRJ-047)")
  func add() throws {
    let outcome = try home.run(
      "projects",
      "add",
      "Garden",
      "--color",
      "green",
      "--icon",
      "heart",
      "--status",
      "planning",
      "--importance",
      "high",
      "--tag",
      "home",
      "--tag",
      "summer",
      "--due",
      "2026-12-01",
      "--estimate",
      "12",
      "--p1",
      "--digest",
      "on",
      "--reminders",
      "off",
      "--details",
      "Beds",
      "--task",
      "Buy seeds",
      "--task",
      "Dig"
    )
    #expect(outcome.output == "Created the project “Garden” with 2 tasks.\n")
    let garden = try garden
    #expect(garden.icon == .heart)
    #expect(garden.status == .planning)
    #expect(garden.priority == .high)
    #expect(garden.tags == ["home", "summer"])
    #expect(garden.estimatedTaskCount == 12)
    #expect(garden.defaultTaskPriority == .high)
    #expect(garden.settings?.dailyDigest == true)
    #expect(garden.settings?.enableReminders == false)
    #expect(garden.settings?.allowSubprojects == true)
    #expect(try home.tasks().map(\.name) == ["Buy seeds", "Dig"])
    let page = try home.run("projects", "show", "garden").lines
    #expect(page.contains("  Due            2026-12-01 23:59"))
    #expect(page.contains("  Settings       no reminders, in the digest"))
  }

  @Test("change in the named fields, and move below another (CLI-002, PRJ-037)")
  func edit() throws {
    _ = try home.run("projects", "add", "Home")
    _ = try home.run("projects", "add", "Garden", "--due", "friday")
    let outcome = try home.run("projects", "edit", "Garden", "--status", "on-hold", "--no-due")
    #expect(outcome.output == "Changed the project “Garden”.\n")
    #expect(try garden.status == .onHold)
    #expect(try garden.dueDate == nil)
    #expect(try home.run("projects", "move", "Garden", "--below", "home").status == 0)
    #expect(
      try home.run("projects").lines.map { String($0.prefix(8)) }.suffix(2) == [
        "Home    ", "  Garden",
      ]
    )
    #expect(try home.run("projects", "move", "Garden", "--top").status == 0)
    #expect(try garden.parentProjectID == nil)
    let again = try home.run("projects", "move", "Garden", "--top")
    #expect(again.output == "“Garden” was like that already; nothing changed.\n")
  }

  @Test("are archived and restored (CLI-002)")
  func archive() throws {
    _ = try home.run("projects", "add", "Garden")
    #expect(
      try home.run("projects", "archive", "Garden").output
        == "Archived: “Garden”. “daybook projects restore” restores it.\n"
    )
    #expect(try !home.run("projects").output.contains("Garden"))
    #expect(try home.run("projects", "--archived").output.contains("archived"))
    #expect(try home.run("projects", "restore", "Garden").status == 0)
    #expect(try garden.isArchived == false)
    #expect(try home.run("projects", "restore", "Garden").output.contains("nothing changed"))
  }

  @Test("are deleted after a question, with a strategy for their tasks (CLI-002, CLI-008, PRJ-044)")
  func delete() throws {
    _ = try home.run("projects", "add", "Garden", "--task", "Dig")
    let plan = try home.run("projects", "delete", "Garden", "--dry-run")
    #expect(plan.output.contains("nothing was changed. 1 task to “Inbox”."))
    #expect(try home.run("projects", "delete", "Garden").status == ExitCode.wrongUse.rawValue)
    let wrong = try home.run("projects", "delete", "Garden", "--strategy", "move")
    #expect(wrong.errors.contains("--strategy move and --to PROJECT go together."))
    let outcome = try home.run("projects", "delete", "Garden", "--strategy", "delete", "--yes")
    #expect(
      outcome.lines == [
        "Deleted the project “Garden”. 1 task deleted with it.",
        "“daybook undo” reverts it, for ten minutes.",
      ]
    )
    #expect(try home.projects().map(\.name) == ["Inbox"])
    #expect(try home.tasks().isEmpty)
  }

  @Test("have figures, alone and together, and report whether a name is free (CLI-002, PRJ-050)")
  func stats() throws {
    _ = try home.run("projects", "add", "Garden", "--task", "Dig")
    #expect(
      try home.run("projects", "stats", "Garden").lines[1] == "  1 open, 0 done (0 %), 0 late"
    )
    #expect(try home.run("projects", "--stats").lines[0].contains("Points"))
    #expect(try home.run("projects", "check", "Shed").output == "“Shed” is free.\n")
    let taken = try home.run("projects", "check", "garden")
    #expect(taken.status == ExitCode.conflict.rawValue)
    #expect(taken.output.contains("duplicate_project_name"))
    #expect(try home.run("projects", "check", "garden", "--for", "Garden").status == 0)
  }

  @Test(
    "are not changed by a wrong use of a command, which is explained (CLI-006)",
    arguments: [
      ["projects", "edit", "Inbox"], ["projects", "move", "Inbox"],
      ["projects", "edit", "Inbox", "--tag", "a", "--no-tags"],
      ["projects", "add", "x", "--estimate", "many"], ["projects", "add", "x", "--copy-tasks"],
      ["projects", "add", "x", "--digest", "maybe"], ["projects", "--sort", "colour"],
    ]
  )
  func wrong(words: [String]) throws {
    #expect(try home.run(words).status == ExitCode.wrongUse.rawValue)
  }
}
