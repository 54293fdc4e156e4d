import Foundation
import Testing

/// A member's day with the real programs on loopback.
@Suite("The five processes")
struct MainJobTests {
  @Test(
    """
    do a household's day from set-up to score, and once more after kill -9 of each of them (QLT-007, \
    QLT-009)
    """
  )
  func mainJob() throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)

    try imports(home)
    try addsAndCompletes(home)
    try learns(home)

    try operates(home)
    let before = try figures(home)
    for service in Installation.services {
      home.kill9(service)
      try home.start(service)
      #expect(try figures(home) == before, "after kill -9 of \(service)")
    }
    for service in Installation.services { home.kill9(service) }
    try home.startAll()
    #expect(try figures(home) == before, "after kill -9 of all five")
  }

  /// With the installation's key, an operator sees the counters of every process.
  private func operates(_ home: Installation) throws {
    let metrics = try home.json(["operator", "metrics"])["processes"] as? [[String: Any]]
    #expect(metrics?.count == 5)
    #expect(metrics?.allSatisfy { $0["metrics"] != nil } == true)
    let shown = try home.daybook(["operator", "metrics", "task"])
    #expect(shown.output.contains("daybook.task.v1.Tasks/CreateTask"), "\(shown)")
    #expect(try home.daybook(["operator", "status"]).output.contains("Connections"))
  }

  /// Tasks from another program are imported once, however often the import runs.
  private func imports(_ home: Installation) throws {
    let file = home.home.appendingPathComponent("export.json")
    try Data(Fixture.taskwarriorExport.utf8).write(to: file)
    let first = try home.daybook(["import", "taskwarrior", file.path])
    #expect(first.status == 0, "\(first)")
    #expect(try total(home) == 3)
    let second = try home.daybook(["import", "taskwarrior", file.path])
    #expect(second.status == 0, "\(second)")
    #expect(try total(home) == 3, "a second import adds nothing")
    #expect(try home.json(["list", "--project", "wth"])["totalCount"] as? Int == 1)
  }

  private func addsAndCompletes(_ home: Installation) throws {
    let added = try home.json(["add", "Pay rent", "--due", "tomorrow", "--p0"])
    let task = try #require(added["task"] as? [String: Any])
    let id = try #require(task["id"] as? String)
    #expect(task["name"] as? String == "Pay rent")
    #expect(task["priority"] as? String == "TASK_PRIORITY_HIGHEST")

    let done = try home.json(["done", id])
    #expect(done["pointsEarned"] as? Int == 7)
    let again = try home.json(["done", id])
    #expect(again["pointsEarned"] == nil, "a second completion earns nothing")

    let score = try home.json(["score"])
    #expect((score["day"] as? [String: Any])?["points"] as? Int == 7)
    #expect((score["streak"] as? [String: Any])?["current"] as? Int == 1)
    #expect(score["stale"] == nil)
  }

  private func learns(_ home: Installation) throws {
    #expect(((try home.json(["topics"])["topics"]) as? [Any])?.count == 20)
    let done = try home.json(["topics", "done", "laundry"])
    #expect((done["state"] as? [String: Any])?["isCompleted"] as? Bool == true)
  }

  private func total(_ home: Installation) throws -> Int? {
    try home.json(["list", "--completion", "all"])["totalCount"] as? Int
  }

  /// Figures that must be equal before and after a crash.
  private func figures(_ home: Installation) throws -> [String] {
    var score = try home.json(["score"])
    score["asOf"] = nil
    let list = try home.json(["list", "--completion", "all"])
    let topic = try home.json(["topics", "show", "laundry"])["state"] ?? [:]
    return try [score, list, topic].map { part in
      let data = try JSONSerialization.data(withJSONObject: part, options: [.sortedKeys])
      return String(decoding: data, as: UTF8.self)
    }
  }

  @Test("answer bad input with one sentence and the right exit status (CLI-006)")
  func badInput() throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    let task = try #require(try home.json(["add", "Dishes"])["task"] as? [String: Any])
    let id = try #require(task["id"] as? String)
    let broken = home.home.appendingPathComponent("broken.json")
    try Data("this is no JSON".utf8).write(to: broken)
    let token = home.home.appendingPathComponent("token")
    try Data("dbk_nobody".utf8).write(to: token)

    let cases: [([String], Int32)] = [
      (["add", String(repeating: "x", count: 201)], 3),
      (["add", "Rent", "--due", "soonish"], 3),
      (["edit", id, "--project", "Nowhere"], 3),
      (["show", "01939ad4-5b6c-7def-8abc-0123456789ab"], 4),
      (["import", "taskwarrior", broken.path], 3),
      (["import", "taskwarrior", "/nowhere/at/all.json"], 3),
      (["frobnicate"], 2),
      (["list", "--token-file", token.path], 6),
    ]
    for (arguments, status) in cases {
      let outcome = try home.daybook(arguments)
      #expect(outcome.status == status, "\(arguments): \(outcome)")
      #expect(outcome.errors.split(separator: "\n").count <= 4, "\(arguments): \(outcome)")
      #expect(!outcome.errors.isEmpty, "\(arguments)")
    }
    #expect(try home.json(["list"])["totalCount"] as? Int == 1, "nothing is half done")
  }

  @Test("keep working as far as possible while one of them is down (WFL-021)")
  func onePartDown() throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    _ = try home.json(["add", "Dishes"])

    home.kill9("analytics")
    let today = try home.json(["today"])
    #expect(today["tasks"] != nil)
    let parts = try #require(today["parts"] as? [[String: Any]])
    let missing = parts.filter { $0["available"] == nil }.compactMap { $0["service"] as? String }
    #expect(missing == ["analytics"])
    #expect(try home.daybook(["score"]).status == 7)
    #expect(try home.daybook(["add", "Sweep"]).status == 0)

    home.kill9("gateway")
    #expect(try home.daybook(["today"]).status == 7)
  }

  @Test("show each change and the reminder in watch as they happen (REM-042)")
  func watching() throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    let watch = try home.watch()
    try watch.awaitReady()
    let task = try #require(try home.json(["add", "Tea"])["task"] as? [String: Any])
    let id = try #require(task["id"] as? String)
    #expect(try home.daybook(["remind", id, "--in", "1s"]).status == 0)
    let kinds = try watch.kinds(until: "reminder_delivered")
    #expect(kinds.contains("task_created"))
    #expect(kinds.contains("task_updated"))
    #expect(kinds.filter { $0 == "reminder_delivered" }.count == 1)
  }

  @Test("show every change in watch once and in order while each of them is killed (EVT-003)")
  func watchingThroughKills() throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    let watch = try home.watch()
    try watch.awaitReady()
    var names: [String] = []
    for service in Installation.services {
      home.kill9(service)
      try home.start(service)
      names.append("after \(service)")
      #expect(try home.daybook(["add", names.last ?? ""]).status == 0)
    }
    #expect(try watch.addedTasks(names.count) == names)
  }

  @Test("end at SIGTERM with status 0 and lose nothing that was acknowledged")
  func drain() throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    _ = try home.json(["add", "Dishes"])
    for service in Installation.services.reversed() {
      #expect(home.terminate(service) == 0, "\(service)")
    }
    try home.startAll()
    #expect(try home.json(["list"])["totalCount"] as? Int == 1)
  }
}

enum Fixture {
  /// Three tasks that count, one that does not, in the form of `task export`.
  static let taskwarriorExport = """
    [
    {"id":1,"description":"Move between tasks","entry":"20201021T065209Z","modified":"20210214T151429Z",
     "priority":"H","status":"pending","uuid":"0b11967d-9dae-4333-a137-c3b1e8a641d3","urgency":6},
    {"id":2,"description":"Undo last action","entry":"20201021T065314Z","modified":"20210214T231631Z",
     "project":"wth","status":"pending","tags":["test"],"uuid":"62c386dc-4403-4756-a56a-becad2538e77"},
    {"id":0,"description":"Water the garden","entry":"20201021T065314Z","end":"20201022T120000Z",
     "modified":"20210214T231631Z","status":"completed","uuid":"22bba0bf-7fac-4382-9d3f-bce17e981378"},
    {"id":0,"description":"Never mind","entry":"20201021T065314Z","end":"20201022T120000Z",
     "modified":"20210214T231631Z","status":"deleted","uuid":"b16a359d-427f-4e0f-92eb-8cc07736b6a4"}
    ]
    """
}
