import CommandLineTool
import RPC
import TestHousehold
import TestSupport
import Testing

/// A household's Saturday, all five services in one process under virtual time.
@Suite("A household's day")
struct FamilyDayTests {
  @Test("goes from another program's tasks to points, streak, level, lessons and reminders")
  func wholeDay() async throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()

      home.files.put("/home/export.json", Self.export)
      let first = await home.daybook(["import", "taskwarrior", "/home/export.json"])
      #expect(first.status == 0, "\(first)")
      #expect(try await home.json("list", "--completion", "all").number("totalCount") == 2)
      let second = await home.daybook(["import", "taskwarrior", "/home/export.json"])
      #expect(second.status == 0, "\(second)")
      #expect(try await home.json("list", "--completion", "all").number("totalCount") == 2)
      #expect(try await home.json("list", "--project", "wth").number("totalCount") == 1)

      let rent = try await home.json("add", "Pay rent", "--due", "tomorrow", "--p0")
      let id = try #require(rent.text("task", "id"))
      #expect(rent.text("task", "dueOn") == "2026-11-22")
      #expect(try await home.json("done", id).number("pointsEarned") == 7)

      let score = try await home.json("score")
      #expect(score.number("day", "points") == 7)
      #expect(score.number("streak", "current") == 1)
      #expect(score.number("totalPoints") == 10, "the imported complete task is worth 3")
      #expect(score.text("level", "name") == "Starter")
      #expect(!score.bool("stale"))

      #expect(try await home.json("topics").count("topics") == 20)
      let laundry = try await home.json("topics", "done", "laundry")
      #expect(laundry.number("learningPoints") == 10)
      #expect(try await home.json("score").number("learningPoints") == 10)
      await home.stopAll()
    }
  }

  @Test("shows each change and the reminder in watch, at its time (REM-042)")
  func reminderInWatch() async throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      let paper = Paper()
      let watching = home.loop.spawn {
        await CommandLineTool.run(["watch", "--json"], home.environment("/home", paper, Paper()))
      }
      try await home.loop.sleep(for: .seconds(1))
      let tea = try #require(try await home.json("add", "Tea").text("task", "id"))
      #expect(await home.daybook(["remind", tea, "--in", "10s"]).status == 0)
      try await home.loop.sleep(for: .seconds(9))
      #expect(!paper.text.contains("reminder_delivered"))
      try await home.loop.sleep(for: .seconds(2))
      let kinds = try paper.lines.map { try JSON($0) }.compactMap { $0.text("event", "kind") }
      #expect(kinds.filter { $0 == "reminder_delivered" }.count == 1, "\(kinds)")
      #expect(kinds.contains("task_created"))
      #expect(kinds.contains("reminder_scheduled"))
      watching.cancel()
      _ = await watching.value
      await home.stopAll()
    }
  }

  @Test("is the same after every service was stopped and started, in any order")
  func restart() async throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll(["gateway", "analytics", "notification", "task", "catalog"])
      try await home.setUp()
      let id = try #require(try await home.json("add", "Dishes", "--p1").text("task", "id"))
      _ = try await home.json("done", id)
      let before = try await home.json("list", "--completion", "all")
      let points = try await home.json("score").number("day", "points")
      await home.stopAll()
      try await home.startAll(["catalog", "task", "gateway", "notification", "analytics"])
      #expect(try await home.json("list", "--completion", "all") == before)
      #expect(try await home.json("score").number("day", "points") == points)
      await home.stopAll()
    }
  }

  @Test("shows the other parts of the day while one service is away (WFL-021)")
  func missingPart() async throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      _ = try await home.json("add", "Dishes", "--due", "today")
      await home.stop("analytics")
      let today = try await home.json("today")
      #expect(today.has("tasks"))
      #expect(!today.has("score"))
      let missing = today.objects("parts").filter { !$0.bool("available") }
      #expect(missing.map { $0.text("service") } == ["analytics"])
      #expect(await home.daybook(["score"]).status == 7)
      try await home.start("analytics")
      try await home.loop.sleep(for: .seconds(60))
      #expect(try await home.json("today").has("score"))
      await home.stopAll()
    }
  }

  @Test("keeps a child's day separate from a parent's, and lets the parent help (TSK-001)")
  func childAndParent() async throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      _ = try await home.json("add", "Parent's own")
      let mia = try #require(
        try await home.json("members", "add", "Mia", "--child").text("member", "id")
      )
      let added = await home.daybook(["add", "Homework", "--member", mia])
      #expect(added.status == 0, "\(added)")
      let own = try await home.json("list").texts("tasks", "name")
      #expect(own == ["Parent's own"])
      let hers = try await home.json("list", "--member", mia).texts("tasks", "name")
      #expect(hers == ["Homework"])
      await home.stopAll()
    }
  }

  static let export = """
    [
    {"id":1,"description":"Undo last action","entry":"20201021T065314Z","modified":"20210214T231631Z",
     "project":"wth","status":"pending","tags":["test"],"uuid":"62c386dc-4403-4756-a56a-becad2538e77"},
    {"id":0,"description":"Water the garden","entry":"20201021T065314Z","end":"20201022T120000Z",
     "modified":"20210214T231631Z","status":"completed","uuid":"22bba0bf-7fac-4382-9d3f-bce17e981378"},
    {"id":0,"description":"Never mind","entry":"20201021T065314Z","end":"20201022T120000Z",
     "modified":"20210214T231631Z","status":"deleted","uuid":"b16a359d-427f-4e0f-92eb-8cc07736b6a4"}
    ]
    """
}
