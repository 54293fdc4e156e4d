import Contracts
import Foundation
import RPC
import Testing
import TestSupport
import Vocabulary
import Wire

@testable import CommandLineTool

@Suite("A person's day")
struct DayCommandTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    desk.gateway.day.date = LocalDay(text: "2026-11-21")
  }

  private func task(_ name: String, _ change: (inout TaskV1.Task) -> Void = { _ in }) -> TaskV1.Task
  {
    var task = TaskV1.Task()
    task.id = TaskID(rawValue: desk.gateway.nextID())
    task.name = name
    task.projectName = "Home"
    task.priority = .medium
    task.type = .morning
    task.dueOn = LocalDay(text: "2026-11-21")
    change(&task)
    return task
  }

  @Test("is shown in the lists one thinks of it in, with its figures (CON-020, CON-021, WFL-011)")
  func today() throws {
    desk.gateway.day.overdue = [
      task("Pay rent") {
        $0.priority = .highest
        $0.dueOn = LocalDay(text: "2026-11-20")
      }
    ]
    desk.gateway.day.morning = [task("Water plants")]
    desk.gateway.day.completed = [
      task("Dishes") {
        $0.isComplete = true
        $0.score = 3
      }
    ]
    desk.gateway.day.pointsEarned = 3
    desk.gateway.day.completionRate = 0.3333
    desk.gateway.score.streak = AnalyticsV1.Streak(current: 4)
    desk.gateway.score.level = AnalyticsV1.Level(level: 2, name: "Apprentice")
    #expect(
      try desk.run("today").lines == [
        "Today's Tasks – Saturday, 21 November 2026",
        "",
        "Overdue",
        "1  !!  Pay rent      ⚠ 11/20/2026  Home  AM",
        "",
        "Morning",
        "2  -   Water plants  Today         Home  AM",
        "",
        "Completed",
        "3  ✓   Dishes        Today         Home  AM",
        "",
        "3 points earned · 1 task done (33 %) · streak 4 days · level 2 Apprentice",
      ]
    )
  }

  @Test("counts all that was done, also what its list leaves out (TSK-110, TSK-111)")
  func manyDone() throws {
    desk.gateway.day.completed = [task("Dishes") { $0.isComplete = true }]
    #expect(try desk.run("today").lines.last?.contains(" 1 task done ") == true)
    desk.gateway.day.completedCount = 602
    #expect(try desk.run("today").lines.last?.contains(" 602 tasks done ") == true)
  }

  @Test("goes on without the part that is missing and says why (WFL-021)")
  func missingPart() throws {
    desk.gateway.day.unscheduledCount = 2
    desk.gateway.day.empty = true
    desk.gateway.parts = [
      GatewayV1.PartStatus(service: "task", available: true),
      GatewayV1.PartStatus(
        service: "analytics",
        reason: "peer_unavailable",
        message: "The service cannot be reached."
      ),
    ]
    let outcome = try desk.run("dashboard")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines == [
        "Today's Tasks – Saturday, 21 November 2026",
        "",
        "Nothing is due. 2 tasks without a date: “daybook list” shows them.",
        "",
        "0 points earned",
        "",
        "⚠ Points, streak and level cannot be shown now: The service cannot be reached. "
          + "(peer_unavailable)",
      ]
    )
  }

  @Test("shows reminders in the member's zone (REM-010)")
  func reminders() throws {
    desk.gateway.reminders = [
      NotificationV1.Reminder(
        taskID: TaskID(rawValue: UniqueID(high: 1, low: 2)),
        taskName: "Tea",
        dueAt: GoogleProtobuf.Timestamp(Timestamp.testStart + .seconds(3_600)),
        state: .scheduled
      )
    ]
    #expect(try desk.run("dashboard").lines.contains("  🔔 today 10:00  Tea"))
    #expect(try desk.run("dashboard", "--plain").lines.contains("  * today 10:00  Tea"))
    #expect(try desk.run("reminders").lines == ["#  When         Task", "1  today 10:00  Tea"])
  }

  @Test("has a score in plain words (SCO, STK, LVL)")
  func score() throws {
    desk.gateway.score = AnalyticsV1.GetScoreResponse(
      day: AnalyticsV1.DayScore(points: 14, tasksCompleted: 2),
      weekPoints: 30,
      totalPoints: 120,
      learningPoints: 10,
      streak: AnalyticsV1.Streak(current: 1, longest: 5, daysToNextMilestone: 2),
      level: AnalyticsV1.Level(level: 2, name: "Apprentice", progress: 0.5, pointsToNext: 80),
      stale: true
    )
    #expect(
      try desk.run("score", "--plain").lines == [
        "14 points today - 2 tasks done",
        "30 points this week - 120 in all - 10 for lessons",
        "Streak 1 day, longest 5 - finish a task today to keep it - 2 days to the next mark",
        "Level 2 Apprentice  ##########..........  80 points to the next",
        "! These are the last known figures; they may be old.",
      ]
    )
  }

  @Test("has a score of another day, which it does not call today (SCO, CLI-007)")
  func scoreOfAnotherDay() throws {
    func lines(_ day: String) throws -> ArraySlice<String> {
      desk.gateway.score = AnalyticsV1.GetScoreResponse(
        day: AnalyticsV1.DayScore(date: LocalDay(text: day), points: 14, tasksCompleted: 2),
        weekPoints: 30,
        totalPoints: 120
      )
      return try desk.run("score", "--date", day).lines.prefix(2)
    }
    #expect(
      try lines("2026-11-20") == [
        "14 points on Friday, 20 November 2026 · 2 tasks done",
        "30 points in its week until then · 120 in all",
      ]
    )
    #expect(
      try lines("2026-11-21") == [
        "14 points today · 2 tasks done", "30 points this week · 120 in all",
      ]
    )
  }

  @Test("is one bar of the week's chart (CLI-003)")
  func week() throws {
    let points: [Int32] = [0, 3, 14, 0, 7, 0, 21]
    desk.gateway.history.days = points.enumerated().map { index, points in
      AnalyticsV1.DayScore(
        date: LocalDay(text: "2026-11-15")?.advanced(by: index),
        points: points,
        tasksCompleted: points / 3
      )
    }
    let lines = try desk.run("week").lines
    #expect(lines[0] == "Points of the last 7 days")
    #expect(lines.count == 11)
    #expect(lines[2].hasPrefix("Sun 11/15/2026"))
    #expect(lines[8].hasPrefix("Sat 11/21/2026  ████████████████████████████████████████  21"))
    #expect(lines.last == "45 points for 14 tasks · best day 11/21/2026 with 21")
    #expect(try desk.run("week", "--days", "0").status == ExitCode.wrongUse.rawValue)
  }

  @Test("has a year of four digits, however long ago it was (CLI-007)")
  func earlyYears() throws {
    desk.gateway.day.date = LocalDay(text: "0001-01-01")
    let lines = try desk.run("today", "--date", "0001-01-01").lines
    #expect(lines[0] == "Tasks – Monday, 1 January 0001")
  }

  @Test("is written in the format the person chose (CON-046, DEC-C04)")
  func dateFormat() throws {
    let desk = try Desk(variables: ["DAYBOOK_DATE_FORMAT": "dd.MM.yyyy"])
    desk.gateway.tasks = [task("Rent") { $0.dueOn = LocalDay(text: "2026-12-01") }]
    #expect(try desk.run("list").lines[0].contains("01.12.2026"))
    let wrong = try Desk(variables: ["DAYBOOK_DATE_FORMAT": "d/m"])
    #expect(try wrong.run("list").status == ExitCode.wrongUse.rawValue)
  }

  @Test("has colours on a terminal, unless NO_COLOR or --plain says no (CLI-005)")
  func colours() throws {
    let terminal = Terminal(isInput: true, isOutput: true, isErrors: true, width: 60)
    for (variables, options, isColoured) in [
      ([:], [], true), (["NO_COLOR": "1"], [], false), (["TERM": "dumb"], [], false),
      ([:], ["--plain"], false),
    ] as [([String: String], [String], Bool)] {
      let desk = try Desk(terminal: terminal, variables: variables)
      desk.gateway.tasks = [task("Rent") { $0.priority = .highest }]
      let output = try desk.run(["list"] + options).output
      #expect(output.contains("\u{1B}[31m!!\u{1B}[0m") == isColoured)
      #expect(output.contains("\u{1B}") == isColoured)
    }
  }

  @Test("marks priorities by sign and colour (CON-040, CON-041, CON-042, CON-043, CON-048)")
  func badges() {
    let all: [TaskV1.TaskPriority] = [.highest, .high, .medium, .low]
    #expect(all.map { PriorityBadge($0).sign } == ["!!", "!", "-", "↓"])
    #expect(all.map { PriorityBadge($0).points } == [7, 4, 3, 2])
    #expect(all.map { PriorityBadge($0).ink } == [.red, .orange, .yellow, .green])
    let types: [TaskV1.TaskType] = [.morning, .evening, .upcoming, .inbox]
    #expect(types.map(TypeBadge.code) == ["AM", "PM", "UP", "IN"])
  }
}
