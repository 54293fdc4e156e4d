import GatewayClient
import TestHousehold
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CommandLineTool

@Suite("A Tasker file")
struct TaskerTests {
  private static let berlin = HouseholdCalendar(zoneName: "Europe/Berlin") ?? .utc

  private func batch(_ text: String) throws -> ImportBatch {
    try TaskerFile.batch(in: Array(text.utf8), Self.berlin)
  }

  private func refusal(_ text: String) -> String? {
    do {
      _ = try batch(text)
      return nil
    } catch {
      return (error as? CommandFailure)?.message
    }
  }

  private static let whole = """
    {"projects": [
      {"projectID": "0b11967d-9dae-4333-a137-c3b1e8a641d3", "projectName": "Garden",
       "projecDescription": "Beds", "color": "Green", "icon": "heart", "status": "onHold",
       "priority": 3, "tags": ["a"], "estimatedTaskCount": 7, "isArchived": true,
       "createdDate": "2020-01-02T03:04:05Z", "subprojectIDs": [], "owner": "me",
       "settings": {"allowSubprojects": false, "defaultTaskPriority": 1,
                    "notificationSettings": {"enableReminders": false}}},
      {"projectID": "7", "projectName": "Seven"}],
     "tasks": [
      {"taskID": "62C386DC-4403-4756-A56A-BECAD2538E77", "name": "Water", "isComplete": 1,
       "projectID": "0b11967d-9dae-4333-a137-c3b1e8a641d3", "project": "Garden",
       "dueDate": "2025-03-12T18:00:00+01:00", "taskDetails": "can", "taskPriority": 2,
       "taskType": 9, "dateAdded": "2025-03-01", "isEveningTask": true,
       "alertReminderTime": null, "dateCompleted": "2025-03-12T17:00:00.250Z"},
      {"objectID": "x-coredata://A/NTask/p1", "name": "Weed", "dueDate": "2025-03-13",
       "taskPriority": "P4", "taskType": "soon", "projectID": 7, "mood": 1}]}
    """

  @Test("is read field by field, with the app's field names (MIG-007, INT-007)")
  func read() throws {
    let batch = try batch(Self.whole)
    let garden = try #require(batch.projects.first)
    #expect(garden.id?.text == "0b11967d-9dae-4333-a137-c3b1e8a641d3" && garden.name == "Garden")
    #expect(garden.descriptionField == "Beds" && garden.color == .green && garden.icon == .heart)
    #expect(garden.status == .onHold && garden.priority == .high && garden.tags == ["a"])
    #expect(garden.estimatedTaskCount == 7 && garden.isArchived && garden.createdDate != nil)
    #expect(garden.settings?.allowSubprojects == false)
    #expect(garden.settings?.enableReminders == false && garden.defaultTaskPriority == .highest)
    #expect(batch.projects[1].id == nil && batch.projects[1].name == "Seven")

    let water = try #require(batch.tasks.first)
    #expect(water.id?.text == "62c386dc-4403-4756-a56a-becad2538e77" && water.name == "Water")
    #expect(water.projectID == garden.id && water.projectName == "Garden")
    #expect(water.details == "can" && water.priority == .high && water.type.rawValue == 9)
    #expect(water.isComplete == true && water.isEveningTask && water.dueAt != nil)
    #expect(water.dateCompleted?.nanos == 250_000_000 && water.alertReminderTime == nil)
    let added = Self.berlin.start(of: try #require(LocalDay(text: "2025-03-01")))
    #expect(water.dateAdded == .init(added))

    let weed = batch.tasks[1]
    #expect(weed.id == nil && weed.oldID == "x-coredata://A/NTask/p1")
    #expect(weed.dueOn == LocalDay(text: "2025-03-13") && weed.priority.rawValue == 5)
    #expect(weed.type == .unspecified && weed.isComplete == nil)
    #expect(weed.projectID == nil && weed.projectName == "Seven")
    #expect(
      batch.remarks == [
        "⚠ Unknown, so the default was used: taskType “soon” (1).",
        "⚠ Not carried over: mood (1), owner (1).",
      ]
    )
  }

  @Test("that is a list of tasks has the projects named by its tasks (MIG-007)")
  func tasksAlone() throws {
    let batch = try batch(
      """
      [{"taskID": "a", "name": "x", "projectID": "0b11967d-9dae-4333-a137-c3b1e8a641d3",
        "project": "Garden"},
       {"taskID": "b", "name": "y", "projectID": "0b11967d-9dae-4333-a137-c3b1e8a641d3"},
       {"taskID": "c", "name": "z", "project": "Cellar"}]
      """
    )
    #expect(batch.projects.map(\.name) == ["Garden"])
    #expect(batch.tasks.map(\.oldID) == ["a", "b", "c"])
    #expect(batch.tasks[2].projectName == "Cellar")
  }

  @Test(
    "is refused when nothing in it can be read",
    arguments: [
      ("{", "the file is not JSON: it ends too early, at byte 1."),
      ("[1, x]", "the file is not JSON: line 1, column 5 (byte 5) has “x”."),
      ("{}", "the file is JSON, but holds no list of tasks."),
      ("7", "the file is JSON, but holds no list of tasks."),
      (#"{"tasks": {}}"#, "the file is JSON, but holds no list of tasks."),
      ("[7]", "task 1 is not an object."),
      (#"[{"name": "x"}]"#, "task 1 has neither a taskID nor an objectID."),
      (
        #"[{"taskID": "a", "dueDate": "soon"}]"#, "task 1 has a dueDate that is not a date: “soon”."
      ),
      (#"[{"taskID": "a", "name": 7}]"#, "task 1 has a name that is not text."),
      (
        #"[{"taskID": "a", "isComplete": "yes"}]"#,
        "task 1 has a isComplete that is neither true nor false."
      ),
      (
        #"{"projects": [{"tags": 1}, 7]}"#,
        "project 1 has tags that are not a list of words, project 2 is not an object."
      ),
    ]
  )
  func broken(text: String, sentence: String) {
    #expect(refusal(text) == "Nothing was imported: \(sentence)")
  }

  @Test("loses broken and duplicate records, names them, and keeps the others")
  func findings() throws {
    let batch = try batch(
      """
      {"projects": [{"projectID": "p", "projectName": "One"}, {"projectID": " P ", "projectName": "Two"}],
       "tasks": [{"taskID": "t1", "name": "one"}, {"taskID": "t1", "name": "another"}, 7,
        {"taskID": "0b11967d-9dae-4333-a137-c3b1e8a641d3", "name": "three"},
        {"taskID": "0B11967D-9dae-4333-a137-c3b1e8a641d3", "name": "four"}]}
      """
    )
    #expect(batch.projects.map(\.name) == ["One"])
    #expect(batch.tasks.map(\.name) == ["one", "three"])
    #expect(
      batch.faults == [
        "project 2 has the same id as project 1", "task 2 has the same id as task 1",
        "task 3 is not an object", "task 5 has the same id as task 4",
      ]
    )
  }

  @Test("keeps parents whose ids are no UUIDs, by name (CLI-004, MIG-007)")
  func parentsByName() throws {
    let home = try Home.running()
    home.files.put(
      "/tasker.json",
      """
      {"tasks": [{"taskID": "t1", "name": "Tiles", "projectID": "p2"}], "projects": [
        {"projectID": "p2", "projectName": "Kitchen", "parentProjectID": " p1 "},
        {"projectID": "p1", "projectName": "House"},
        {"projectID": 3, "projectName": "Shed", "parentProjectID": "p9"},
        {"projectID": "0b11967d-9dae-4333-a137-c3b1e8a641d3", "projectName": "Bath",
         "parentProjectID": "p1"},
        {"projectID": "p4", "projectName": "Sink",
         "parentProjectID": "0b11967d-9dae-4333-a137-c3b1e8a641d3"},
        {"projectID": "p5", "projectName": "A", "parentProjectID": "p6"},
        {"projectID": "p6", "projectName": "B", "parentProjectID": "p5"}]}
      """
    )
    let outcome = try home.run("import", "tasker", "/tasker.json")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines.contains(
        "⚠ Unknown, so the default was used: parentProjectID “p9” (1)."
      ),
      "\(outcome)"
    )
    func parent(_ name: String) throws -> String? {
      try home.run("projects", "show", name).lines.first { $0.contains("Below") }
    }
    #expect(try parent("Kitchen")?.hasSuffix("House") == true)
    #expect(try parent("Bath")?.hasSuffix("House") == true)
    #expect(try parent("Sink")?.hasSuffix("Bath") == true)
    #expect(try parent("Shed") == nil)
    // One project of a circle stays at the top, which is reported.
    #expect(try [parent("A"), parent("B")].compactMap { $0 }.count == 1)
    #expect(outcome.lines.contains { $0.contains("1 project:") }, "\(outcome)")
    #expect(try home.task("Tiles").projectName == "Kitchen")
  }

  @Test("is imported by the command, and a second run adds nothing (CLI-004, MIG-007)")
  func command() throws {
    let home = try Home.running()
    home.files.put("/tasker.json", Self.whole)
    let look = try home.run("import", "tasker", "/tasker.json", "--dry-run")
    #expect(look.lines[0] == "2 tasks would be imported from /tasker.json; nothing was changed.")
    #expect(look.lines[1] == "2 projects would be created.")
    let first = try home.run("import", "tasker", "/tasker.json")
    #expect(
      first.lines == [
        "2 tasks imported from /tasker.json.",
        "2 projects created.",
        "⚠ Unknown, so the default was used: taskType “soon” (1).",
        "⚠ Not carried over: mood (1), owner (1).",
        "⚠ The priority was not known (1 task: “Weed”)",
        "⚠ The type was not known (1 task: “Water”)",
        "“daybook undo” reverts it, for ten minutes.",
      ]
    )
    #expect(try home.tasks().map(\.name) == ["Water", "Weed"])
    let second = try home.run("import", "tasker", "/tasker.json")
    #expect(second.lines[0].hasPrefix("0 tasks imported from /tasker.json;"))
  }

  @Test("sends its projects with each call, or before them when they are many (MIG-007)")
  func requests() {
    func batch(_ projects: Int, _ tasks: Int, of limit: Int = 500) -> [[Int]] {
      let batch = ImportBatch(
        projects: (0..<projects).map { .init(name: "P\($0)") },
        tasks: (0..<tasks).map { .init(name: "T\($0)") }
      )
      return batch.requests(of: limit, for: nil, dryRun: false).map {
        [$0.request.projects.count, $0.request.tasks.count, $0.repeatsProjects ? 1 : 0]
      }
    }
    #expect(batch(0, 0) == [])
    #expect(batch(2, 0) == [[2, 0, 0]])
    #expect(batch(0, 501) == [[0, 500, 0], [0, 1, 1]])
    #expect(batch(2, 499) == [[2, 498, 0], [2, 1, 1]])
    #expect(batch(250, 101, of: 100) == [[250, 100, 0], [250, 1, 1]])
    #expect(batch(501, 1) == [[500, 0, 0], [1, 0, 0], [0, 1, 0]])
  }

  @Test(
    "sends parents before children, and includes required projects in each dry run (MIG-007)"
  )
  func parents() throws {
    let ids = (1...300).map { ProjectID.sample(UInt64($0)) }
    let batch = try ImportBatch(
      projects: ids.enumerated().map { index, id in
        .init(
          id: id,
          name: "P\(index)",
          descriptionField: String(repeating: "d", count: index == 0 ? 2_000 : 0),
          parentProjectID: index == 0 ? ids[299] : nil
        )
      },
      tasks: [.init(name: "T", projectID: ids[7]), .init(name: "U", projectName: " p8")]
    ).fitted()
    #expect(batch.projects.prefix(3).map(\.name) == ["P299", "P0", "P1"])
    let real = batch.requests(of: 100, for: nil, dryRun: false).map(\.request)
    #expect(real.map(\.projects.count) == [100, 100, 100, 0])
    #expect(real[0].projects[1].descriptionField.count == 2_000)
    let dry = batch.requests(of: 100, for: nil, dryRun: true)
    #expect(dry.map(\.request.projects.count) == [300, 2])
    #expect(dry.map(\.repeatsProjects) == [false, true])
    // Still longer than the limit, and so still reported as truncated.
    #expect(dry[0].request.projects[1].descriptionField.count == 1_001)
    #expect(dry[1].request.projects.map(\.id) == [ids[7], ids[8]])
  }
}
