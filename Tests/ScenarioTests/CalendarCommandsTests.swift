import CommandLineTool
import GatewayContracts
import RPC
import TaskContracts
import TestHousehold
import TestSupport
import Testing
import Vocabulary

/// Days on which nothing needs to be done, from the command line to the streak.
@Suite("Streaks with days off")
struct CalendarCommandsTests {
  /// Alex did something from Monday to Wednesday, and today, a Saturday.
  private func home() throws -> Home {
    let home = try Home.running()
    for (day, hour) in [(16, "08:00"), (17, "21:30"), (18, "12:00"), (21, "08:59")] {
      let task = try #require(try home.add("Task of \(day)").id)
      let done = try home.run("done", task.text, "--at", "2026-11-\(day) \(hour)")
      #expect(done.status == 0, "\(done)")
    }
    return home
  }

  @Test(
    "an illness recorded late repairs the streak, and the answer says so (SHD-001 to SHD-003, case)"
  )
  func illness() throws {
    let home = try home()
    #expect(try home.run("streak", "--plain").output.contains("Streak 1 day"))
    let away = try home.run("away", "2026-11-19..2026-11-20", "--ill", "--note", "fever")
    #expect(away.status == 0, "\(away)")
    #expect(
      away.lines == [
        "Away 2026-11-19..2026-11-20: a streak continues.",
        "Your streak is 4 days now; it was 1.",
        "Your longest streak is 4 days now; it was 3.",
      ],
      "\(away)"
    )
    let page = try home.run("streak", "--plain")
    #expect(page.lines[0].hasPrefix("Streak 4 days"), "\(page)")
    #expect(page.output.contains(".###==#\n"), "\(page)")
    #expect(page.output.contains("2026-11-19..2026-11-20: ill"), "\(page)")
    #expect(try home.run("score", "--plain").output.contains("Streak 4 days"))
    let list = try home.run("away", "list", "--plain")
    #expect(list.output.contains("2026-11-19..2026-11-20  ill"), "\(list)")
    #expect(list.output.contains("fever"))
    let why = try home.run("streak", "why", "2026-11-19", "--plain")
    #expect(why.output.contains("protected by an illness"), "\(why)")
    let removed = try home.run("away", "remove", "2026-11-19")
    #expect(removed.lines.contains("Your streak is 1 day now; it was 4."), "\(removed)")
    #expect(try home.run("away", "list").output == "No away periods.\n")
  }

  @Test(
    "rest days, holidays and a vacation of everyone protect a streak as well (SHD-001, SHD-003, SHD-004)"
  )
  func others() throws {
    let home = try home()
    try home.addMember("Mia")
    let holiday = try home.run("holidays", "add", "2026-11-19..2026-11-20", "Long weekend")
    #expect(holiday.lines.first == "Holiday 2026-11-19..2026-11-20, “Long weekend”.", "\(holiday)")
    #expect(holiday.lines.contains("Your streak is 4 days now; it was 1."), "\(holiday)")
    #expect(try home.run("holidays").output.contains("Long weekend"))
    let gone = try home.run("holidays", "remove", "long weekend")
    #expect(gone.lines.contains("Your streak is 1 day now; it was 4."), "\(gone)")
    let all = try home.run("away", "2026-12-24..2027-01-02", "--vacation", "--everyone")
    #expect(all.lines == ["Everyone is away 2026-12-24..2027-01-02: a streak continues."], "\(all)")
    let list = try home.run("away", "list", "--everyone", "--plain")
    #expect(list.output.contains("Alex") && list.output.contains("Mia"), "\(list)")
    #expect(
      try home.run("rest-days", "sunday").output
        == "Rest days today: none; from tomorrow on: sunday.\n"
    )
    try home.pass(.seconds(86_400))
    #expect(try home.run("rest-days").output == "Rest days: sunday.\n")
    // Sunday, a rest day, is over, and the streak of Saturday continues on Monday.
    try home.pass(.seconds(86_400))
    #expect(try home.run("streak", "--plain").output.contains("Streak 1 day"))
    #expect(try home.run("rest-days", "--none").status == 0)
  }

  @Test(
    "periods that are too far back, too long or too many are refused with the reason (SHD-003, SHD-004)"
  )
  func refusals() throws {
    let home = try home()
    func refused(_ words: String..., code: String) throws {
      let outcome = try home.run(words)
      #expect(outcome.status == ExitCode.invalid.rawValue, "\(words) \(outcome)")
      #expect(outcome.errors.contains(code), "\(words) \(outcome)")
    }
    try refused("away", "2026-11-13", code: "period_too_far_back")
    #expect(try home.run("away", "2026-11-14").status == 0)
    try refused("away", "2026-11-21..2027-11-23", code: "invalid_period")
    try refused("away", "2026-11-23..2026-11-21", code: "invalid_period")
    try refused(
      "away",
      "today",
      "--note",
      String(repeating: "x", count: 201),
      code: "note_too_long"
    )
    try refused(
      "rest-days",
      "monday",
      "tuesday",
      "wednesday",
      "thursday",
      code: "too_many_rest_days"
    )
    #expect(try home.run("holidays", "add", "2027-02-01..2027-04-02").status != 0)
    #expect(try home.run("holidays", "add", "2027-02-01..2027-03-31").status == 0)
    #expect(try home.run("away", "remove", "2026-12-31").status == ExitCode.notFound.rawValue)
  }
}

/// Explanations of figures.
@Suite("Explanations")
struct WhyCommandsTests {
  @Test("of a day's score, a task and a level name tasks, rules and times (WHY-001, WHY-002)")
  func score() throws {
    let home = try Home.running()
    try home.add("Pay rent") { $0.priority = .highest }
    try home.add("Sweep") { $0.priority = .low }
    _ = try home.run("list")
    #expect(try home.run("done", "1", "2").status == 0)
    let why = try home.run("score", "why", "--plain")
    #expect(why.status == 0 && why.lines.count == 3, "\(why)")
    #expect(why.lines[0].hasPrefix("2026-11-21: 9 points"), "\(why)")
    #expect(why.lines[0].contains("(score.day@1)"), "\(why)")
    #expect(why.output.contains("priority P0 earns 7 points. \"Pay rent\" (score.priority@1, "))
    _ = try home.run("undone", "2")
    let undone = try home.run("score", "why", "--plain")
    #expect(undone.output.contains("It no longer counts"), "\(undone)")
    #expect(undone.output.contains("(score.uncompletion@1, "), "\(undone)")
    try home.delete("Pay rent")
    #expect(try home.run("score", "why").output.contains("A deleted task."))
    let level = try home.run("level", "why")
    #expect(level.output.hasPrefix("Level 1, Starter"), "\(level)")
    let json = try home.run("score", "why", "--json")
    #expect(json.output.contains("\"rule\":\"score.day\""), "\(json)")
    #expect(try home.run("score", "why", "--help").output.contains("score why"))
  }

  @Test(
    "a streak is explained back to the gap that ends it, and figures are verified (WHY-002, WHY-003, SCO-013)"
  )
  func streakAndCheck() throws {
    let home = try Home.running()
    try home.add("Run")
    _ = try home.run("list")
    _ = try home.run("done", "1")
    let why = try home.run("streak", "why", "--plain")
    #expect(why.lines.count == 3, "\(why)")
    #expect(why.lines[0].hasPrefix("The streak is 1 active day. (streak.current@1)"), "\(why)")
    #expect(why.lines[2].contains("2026-11-20 is a gap"), "\(why)")
    let check = try home.run("score", "check")
    #expect(check.status == 0, "\(check)")
    #expect(check.output.contains("no difference"), "\(check)")
    #expect(
      check.output.contains("1 complete task were compared")
        || check.output.contains("1 complete task"),
      "\(check)"
    )
  }
}

/// Routines of a day.
@Suite("Routines of a day")
struct DayWorkflowCommandsTests {
  @Test(
    "the morning's open tasks are completed one by one, and undone with one command (WFL-010, WFL-020)"
  )
  func morning() throws {
    let home = try Home.running()
    let today = try #require(LocalDay(text: "2026-11-21"))
    for name in ["Stretch", "Breakfast"] {
      try home.add(name) {
        $0.type = .morning
        $0.dueOn = today
      }
    }
    try home.add("Dinner") {
      $0.type = .evening
      $0.dueOn = today
    }
    let done = try home.run("day", "morning", "--plain")
    #expect(done.status == 0, "\(done)")
    #expect(done.lines[0] == "2 tasks done, +6 points.", "\(done)")
    #expect(done.output.contains("streak 1 day"), "\(done)")
    #expect(try home.task("Stretch").isComplete && home.task("Breakfast").isComplete)
    #expect(try !home.task("Dinner").isComplete)
    let again = try home.run("day", "morning")
    #expect(again.status == 0 && again.lines[0] == "Nothing to do this morning.", "\(again)")
  }

  @Test("a repeat with the same request id has the first result, and books nothing twice (WFL-010)")
  func repeated() throws {
    let home = try Home.running()
    let today = try #require(LocalDay(text: "2026-11-21"))
    try home.add("Stretch") {
      $0.type = .morning
      $0.dueOn = today
    }
    let secret = try Home.secret
    let (first, second) = try home.installation.run { [transport = home.installation.transport] in
      let channel = Channel(
        address: Home.gateway,
        transport: transport,
        settings: ChannelSettings()
      )
      defer { channel.close() }
      let same = SameRequest(base: channel, secret: secret)
      let client = GatewayV1.DayWorkflowsClient(same)
      return (
        try await client.runMorningRoutine(.init()), try await client.runMorningRoutine(.init())
      )
    }
    #expect(first.count == 1 && first.points == 3)
    #expect(second.completed == first.completed && second.points == first.points)
    #expect(second.undoTokens == first.undoTokens)
    #expect(try home.run("score").output.contains("3 points"))
  }

  @Test(
    "the end of the day moves what is overdue and what is open today, all or none (WFL-012, WFL-022)"
  )
  func cleanup() throws {
    let home = try Home.running()
    let today = try #require(LocalDay(text: "2026-11-21"))
    try home.add("Today") { $0.dueOn = today }
    try home.add("Later") { $0.dueOn = today.advanced(by: 3) }
    let dry = try home.run("day", "cleanup", "--dry-run")
    #expect(dry.lines[0].hasPrefix("Would move 1 task to Sunday, 22 November 2026"), "\(dry)")
    #expect(try home.task("Today").dueOn == today)
    #expect(try home.run("day", "cleanup").status == ExitCode.wrongUse.rawValue)
    let moved = try home.run("day", "cleanup", "--yes")
    #expect(moved.lines[0] == "Moved 1 task to Sunday, 22 November 2026.", "\(moved)")
    #expect(try home.task("Today").dueOn == today.advanced(by: 1))
    #expect(try home.task("Later").dueOn == today.advanced(by: 3))
    try home.pass(.seconds(2 * 86_400))
    let only = try home.run("day", "cleanup", "--yes", "--overdue-only", "--to", "2026-11-30")
    #expect(only.lines[0].hasPrefix("Moved 1 task to Monday, 30 November 2026"), "\(only)")
    #expect(try home.run("undo").status == 0)
    let overdue = try home.run("day", "overdue", "--yes")
    #expect(overdue.lines[0] == "1 task moved.", "\(overdue)")
    #expect(try home.run("day", "cleanup", "--to", "yesterday", "--yes").status == 3)
  }
}

/// Sends a token with every call, and gives all the same request id.
private struct SameRequest: CallChannel {
  let base: Channel
  let secret: String

  var loop: EventLoop { base.loop }

  func start(_ call: OutgoingCall) {
    call.options.metadata["authorization"] = "Bearer \(secret)"
    call.options.requestID = UniqueID(high: 0x7000, low: 1 << 63 | 77)
    base.start(call)
  }
}
