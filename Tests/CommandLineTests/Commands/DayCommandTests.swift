import AnalyticsContracts
import Foundation
import GatewayContracts
import RPC
import RuntimeContracts
import ServiceRuntime
import TaskContracts
import TestHousehold
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CommandLineTool

@Suite("A member's day")
struct DayCommandTests {
  private let home: Home

  init() throws {
    home = try Home.running()
  }

  /// As a page writes times: 09:00 in Berlin.
  private var times: TimeWriter {
    get throws {
      let berlin = try #require(HouseholdCalendar(zoneName: "Europe/Berlin"))
      return TimeWriter(calendar: berlin, format: .american, now: .testStart)
    }
  }

  @Test("is shown in lists by time of day, with its figures (CON-020, CON-021, WFL-011)")
  func today() throws {
    let project = TaskV1.CreateProjectRequest(name: "Home")
    _ = try home.call { try await TaskV1.ProjectsClient($0).createProject(project) }
    func add(_ name: String, _ day: String, _ priority: TaskV1.TaskPriority) throws {
      try home.add(name) {
        $0.projectName = "Home"
        $0.priority = priority
        $0.dueOn = LocalDay(text: day)
      }
    }
    try add("Pay rent", "2026-11-21", .highest)
    try home.pass(.seconds(86_400))
    try add("Water plants", "2026-11-22", .medium)
    try add("Dishes", "2026-11-22", .medium)
    #expect(try home.run("done", try #require(try home.task("Dishes").id).text).status == 0)
    try home.pass(.seconds(5))
    #expect(
      try home.run("today").lines == [
        "Today's Tasks – Sunday, 22 November 2026",
        "",
        "#      Task          Due           Project  Type",
        "Overdue",
        "1  !!  Pay rent      ⚠ 2026-11-21  Home     AM",
        "",
        "Morning",
        "2  -   Water plants  Today         Home     AM",
        "",
        "Completed",
        "3  ✓   Dishes        Today         Home     AM",
        "",
        "3 points earned · 1 task done (50 %) · streak 1 day · level 1 Starter",
      ]
    )
  }

  @Test("counts all completed tasks, including those that its list omits (TSK-110, TSK-111)")
  func manyDone() throws {
    func last(_ count: Int32) throws -> String? {
      var day = TaskV1.GetDayResponse()
      day.completed = [TaskV1.Task(name: "Dishes", isComplete: true)]
      day.completedCount = count
      let answer = GatewayV1.GetDashboardResponse(tasks: day)
      return DayPage(answer, try times, .plain).today.last
    }
    #expect(try last(0)?.contains(" 1 task done ") == true)
    #expect(try last(602)?.contains(" 602 tasks done ") == true)
  }

  @Test("is shown without a missing part, with the reason (WFL-021)")
  func missingPart() throws {
    try home.add("Read")
    try home.add("Write")
    try home.installation.run { [home] in await home.stop("analytics") }
    let outcome = try home.run("dashboard")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines == [
        "Today's Tasks – Saturday, 21 November 2026",
        "",
        "Nothing is due. 2 tasks without a date: “daybook list” shows them.",
        "",
        "0 points earned",
        "",
        "⚠ Points, streak and level cannot be shown now: The analytics service cannot be reached. "
          + "(peer_unavailable)",
      ]
    )
  }

  @Test("shows reminders in the member's zone (REM-010)")
  func reminders() throws {
    try home.add("Tea") {
      $0.alertReminderTime = GoogleProtobuf.Timestamp(.testStart + .seconds(3_600))
    }
    try home.pass(.seconds(5))
    #expect(try home.run("dashboard").lines.contains("  🔔 today 10:00  Tea"))
    #expect(try home.run("dashboard", "--plain").lines.contains("  * today 10:00  Tea"))
    #expect(try home.run("reminders").lines == ["#  When         Task", "1  today 10:00  Tea"])
  }

  @Test("has a score in words (SCO, STK, LVL)")
  func score() throws {
    let score = AnalyticsV1.GetScoreResponse(
      day: AnalyticsV1.DayScore(points: 14, tasksCompleted: 2),
      weekPoints: 30,
      totalPoints: 120,
      learningPoints: 10,
      streak: AnalyticsV1.Streak(current: 1, longest: 5, daysToNextMilestone: 2),
      level: AnalyticsV1.Level(level: 2, name: "Apprentice", progress: 0.5, pointsToNext: 80),
      stale: true
    )
    #expect(
      ScorePage(score, Style(isColoured: false, isPlain: true, width: nil)).lines == [
        "14 points today · 2 tasks done",
        "30 points this week · 120 in all",
        "10 learning points for finished lessons, apart from task points",
        "Streak 1 day, longest 5 · finish a task today to keep it · 2 days to the next mark",
        "Level 2 Apprentice  ##########..........  80 points to the next",
        "⚠ These are the last known figures; they may be old.",
      ]
    )
  }

  /// Adds a task and completes it some days ago, at this time of day.
  private func finish(_ name: String, _ priority: TaskV1.TaskPriority, daysAgo: Int = 0) throws {
    var request = TaskV1.CompleteTaskRequest()
    request.taskID = try home.add(name) { $0.priority = priority }.id
    if daysAgo > 0 {
      let past = home.installation.clock.now() - .seconds(Int64(daysAgo) * 86_400)
      request.dateCompleted = GoogleProtobuf.Timestamp(past)
    }
    _ = try home.call { [request] in try await TaskV1.TasksClient($0).completeTask(request) }
  }

  @Test("shows the score of another day, which it does not call today (SCO, CLI-007)")
  func scoreOfAnotherDay() throws {
    try finish("Pay rent", .highest)
    try home.pass(.seconds(86_400))
    func lines(_ day: String) throws -> ArraySlice<String> {
      try home.run("score", "--date", day).lines.prefix(2)
    }
    #expect(
      try lines("2026-11-21") == [
        "7 points on Saturday, 21 November 2026 · 1 task done",
        "7 points in its week until then · 7 in all",
      ]
    )
    #expect(
      try lines("2026-11-22") == [
        "0 points today · 0 tasks done", "7 points this week · 7 in all",
      ]
    )
  }

  @Test("is one bar of the week's chart (CLI-003)")
  func week() throws {
    try finish("a", .medium, daysAgo: 5)
    for name in ["b", "c"] { try finish(name, .highest, daysAgo: 4) }
    try finish("d", .highest, daysAgo: 2)
    for name in ["e", "f", "g"] { try finish(name, .highest) }
    try home.pass(.seconds(5))
    let lines = try home.run("week", "--days", "7").lines
    #expect(lines[0] == "Points of the last 7 days")
    #expect(lines.count == 11)
    #expect(lines[2].hasPrefix("Sun 2026-11-15"))
    #expect(lines[8].hasPrefix("Sat 2026-11-21  ████████████████████████████████████████  21"))
    #expect(lines.last == "45 points for 7 tasks · best day 2026-11-21 with 21")
    #expect(try home.run("week", "--days", "0").status == ExitCode.wrongUse.rawValue)
  }

  @Test("has a year of four digits, however long ago it was (CLI-007)")
  func earlyYears() throws {
    let lines = try home.run("today", "--date", "0001-01-01").lines
    #expect(lines[0] == "Tasks – Monday, 1 January 0001")
  }

  @Test("is written in the configured date format (CON-046, DEC-C04)")
  func dateFormat() throws {
    let home = try Home.running(machine: Machine(variables: ["DAYBOOK_DATE_FORMAT": "dd.MM.yyyy"]))
    try home.add("Rent") { $0.dueOn = LocalDay(text: "2026-12-01") }
    #expect(try home.run("list").lines[1].contains("01.12.2026"))
    for (variables, written) in [
      ([:], "2026-12-01"), (["LANG": "de_AT.UTF-8"], "01.12.2026"), (["LANG": "C"], "2026-12-01"),
      (["LANG": "de_DE", "LC_TIME": "en_US.UTF-8"], "12/01/2026"),
      (["LC_TIME": "en_US", "LC_ALL": "en_GB.UTF-8"], "2026-12-01"),
      (["LC_ALL": "", "LANG": "sv_SE"], "2026-12-01"),
      (["LC_ALL": "en_US", "DAYBOOK_DATE_FORMAT": "yyyy-MM-dd"], "2026-12-01"),
    ] as [([String: String], String)] {
      let home = try Home.running(machine: Machine(variables: variables))
      try home.add("Rent") { $0.dueOn = LocalDay(text: "2026-12-01") }
      let list = try home.run("list").output
      #expect(list.contains("  \(written)  "), "\(variables)")
      // Printed dates can be typed.
      #expect(try home.run("list", "--due", written).output == list)
    }
    let wrong = try Home.running(machine: Machine(variables: ["DAYBOOK_DATE_FORMAT": "d/m"]))
    #expect(try wrong.run("list").status == ExitCode.wrongUse.rawValue)
  }

  @Test("has colours on a terminal, unless NO_COLOR or --plain is set (CLI-005)")
  func colours() throws {
    let terminal = Terminal(isInput: true, isOutput: true, isErrors: true, width: 60)
    for (variables, options, isColoured) in [
      ([:], [], true), (["NO_COLOR": "1"], [], false), (["TERM": "dumb"], [], false),
      ([:], ["--plain"], false),
    ] as [([String: String], [String], Bool)] {
      let home = try Home.running(machine: Machine(terminal: terminal, variables: variables))
      try home.add("Rent") { $0.priority = .highest }
      let output = try home.run(["list"] + options).output
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
