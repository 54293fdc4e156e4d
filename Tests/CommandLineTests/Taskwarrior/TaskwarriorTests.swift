import Testing
import Vocabulary

@testable import CommandLineTool

@Suite("A Taskwarrior export")
struct TaskwarriorFileTests {
  private func refusal(_ text: String) -> CommandFailure? {
    do {
      _ = try TaskwarriorFile.tasks(in: Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  private func record(_ extra: String, id: String = "0b11967d-9dae-4333-a137-c3b1e8a641d3")
    -> String
  {
    """
    [{"uuid": "\(id)", "description": "Feed the cat", "status": "pending"\(extra)}]
    """
  }

  @Test("is read with all that people write in it")
  func read() throws {
    let text = record(
      """
      , "entry": "20201021T065209Z", "priority": "H", "tags": ["home"], "estimate": "30",
      "annotations": [{"description": "dry food", "entry": "20210210T083422Z"}],
      "depends": "6c4c9ee8-d6c4-4d64-a84d-bf9cb710684e", "urgency": 6.5, "id": 1, "issue": 123
      """
    )
    let tasks = try TaskwarriorFile.tasks(in: [0xEF, 0xBB, 0xBF] + Array(text.utf8))
    let task = try #require(tasks.first)
    #expect(task.description == "Feed the cat")
    #expect(task.entry == DateReader.instant(iso: "2020-10-21T06:52:09Z", in: .utc))
    #expect(task.depends.count == 1)
    #expect(task.annotations.map(\.text) == ["dry food"])
    #expect(task.own.map(\.name) == ["estimate", "issue"])
    #expect(task.own.map(\.value) == ["30", "123"])
  }

  @Test(
    "is refused in one sentence when it is not one",
    arguments: [
      ("nonsense", "not_json"), ("[{]", "not_json"), ("{\"uuid\": 1}", "not_an_array"),
      ("[1]", "invalid_record"), ("[{}]", "invalid_record"), ("", "not_json"),
    ]
  )
  func notOne(text: String, code: String) {
    #expect(refusal(text)?.code == code)
    #expect(refusal(text)?.exit == .invalid)
  }

  @Test(
    "is refused as a whole when one record is broken",
    arguments: [
      (", \"due\": \"tomorrow\"", "record 1 has a due that is no date: “tomorrow”"),
      (", \"due\": 7", "record 1 has a due that is not text"),
      (", \"status\": \"late\"", "record 1 has a status that Taskwarrior does not know: “late”"),
      (", \"uuid\": \"7\"", "record 1 has a uuid that is none: “7”"),
      (", \"description\": null", "record 1 has no description"),
      (", \"tags\": [1]", "record 1 has tags that are not a list of words"),
      (", \"depends\": [\"x\"]", "record 1 depends on something that is no id: “x”"),
    ]
  )
  func broken(extra: String, sentence: String) {
    #expect(refusal(record(extra))?.message == "Nothing was imported: \(sentence).")
  }

  @Test("names the first fault and counts the others")
  func severalFaults() {
    #expect(
      refusal("[{}, 2, 3]")?.message
        == "Nothing was imported: record 1 has no uuid, record 2 is not an object, "
        + "record 3 is not an object."
    )
    #expect(
      refusal("[{}, {}, {}, {}, {}, {}, {}]")?.message.hasSuffix(
        "record 5 has no uuid, and 2 more cannot be read."
      ) == true
    )
  }

  @Test("is refused when two records have one uuid, or the file is too large")
  func limits() {
    let one = record("").dropFirst().dropLast()
    #expect(
      refusal("[\(one),\(one)]")?.message.contains("record 2 has the same uuid as record 1") == true
    )
    let large = [UInt8](repeating: 32, count: ImportFile.maximumBytes + 1)
    #expect(throws: CommandFailure.self) { try TaskwarriorFile.tasks(in: large) }
  }
}

@Suite("A Taskwarrior task")
struct TaskwarriorMappingTests {
  private let id = TaskID(rawValue: UniqueID(high: 1, low: 1))
  private let mapping: TaskwarriorMapping

  init() throws {
    mapping = TaskwarriorMapping(
      calendar: try #require(HouseholdCalendar(zoneName: "America/Denver")),
      now: try #require(TaskwarriorTime.instant("20210210T120000Z"))
    )
  }

  private func instant(_ text: String) -> Timestamp? { TaskwarriorTime.instant(text) }

  private func task(
    _ status: TaskwarriorTask.Status = .pending,
    _ name: String = "Feed the cat",
    _ change: (inout TaskwarriorTask) -> Void = { _ in }
  ) -> TaskwarriorTask {
    var task = TaskwarriorTask(id: id, description: name, status: status)
    change(&task)
    return task
  }

  @Test("keeps its id, so that a second run adds nothing")
  func identity() {
    #expect(mapping.plan([task()]).tasks.map(\.id) == [id])
  }

  @Test("takes H, M and L as P1, P2 and P3", arguments: [("H", 0), ("M", 1), ("L", 2)])
  func priorities(letter: String, index: Int) {
    let expected: [MappedTask.Priority] = [.high, .medium, .low]
    #expect(mapping.plan([task { $0.priority = letter }]).tasks[0].priority == expected[index])
  }

  @Test("is due on a day when it was due at local midnight (MIG-009)")
  func localMidnight() throws {
    let plan = mapping.plan([
      task { $0.due = instant("20210213T070000Z") }, task { $0.due = instant("20210213T073000Z") },
    ])
    #expect(plan.tasks[0].due == .day(try #require(LocalDay(text: "2021-02-13"))))
    #expect(plan.tasks[1].due == .instant(try #require(instant("20210213T073000Z"))))
  }

  @Test(
    "gets the type that a new task with its due date would get (TSK-062, TSK-063, TSK-064)",
    arguments: [
      (nil, MappedTask.Kind.inbox), ("20210213T070000Z", .morning), ("20210213T180000Z", .morning),
      ("20210213T190000Z", .evening), ("20210218T070000Z", .upcoming),
      ("20210218T115959Z", .morning), ("20210218T120000Z", .upcoming),
    ]
  )
  func kinds(due: String?, kind: MappedTask.Kind) {
    let plan = mapping.plan([task { $0.due = due.flatMap(TaskwarriorTime.instant) }])
    #expect(plan.tasks[0].kind == kind)
  }

  @Test("is as many days ahead as the wall shows, also over a change of the clocks (TSK-063)")
  func changedClocks() throws {
    let berlin = TaskwarriorMapping(
      calendar: try #require(HouseholdCalendar(zoneName: "Europe/Berlin")),
      now: try #require(TaskwarriorTime.instant("20250323T090000Z"))
    )
    let plan = berlin.plan([task { $0.due = instant("20250331T080000Z") }])
    #expect(plan.tasks[0].kind == .upcoming)
  }

  @Test("is complete with its end, and open while it waits")
  func states() {
    let done = mapping.plan([task(.completed) { $0.end = instant("20201112T230553Z") }])
    #expect(done.tasks[0].dateCompleted == instant("20201112T230553Z"))
    let waiting = mapping.plan([task(.waiting) { $0.wait = instant("20300101T120000Z") }])
    #expect(waiting.tasks[0].dateCompleted == nil)
    #expect(waiting.tasks[0].details == "Waiting until: 2030-01-01 05:00")
    #expect(waiting.remarks[.waiting] == 1)
    let endless = mapping.plan([task(.completed) { $0.modified = instant("20201112T230553Z") }])
    #expect(endless.tasks[0].dateCompleted == instant("20201112T230553Z"))
    #expect(endless.remarks[.endMissing] == 1)
  }

  @Test("stays behind, with the reason, when deleted or a template")
  func skipped() {
    let plan = mapping.plan([task(.deleted), task(.recurring)])
    #expect(plan.tasks.isEmpty)
    #expect(plan.skipped.map(\.reason) == [.deleted, .template])
  }

  @Test("keeps annotations, tags, dependencies and own fields in its details")
  func details() {
    let other = TaskID(rawValue: UniqueID(high: 2, low: 2))
    var first = task {
      $0.annotations = [
        TaskwarriorTask.Annotation(text: "dry\nfood", entry: instant("20210210T083422Z"))
      ]
      $0.tags = ["home", "cat"]
      $0.depends = [other]
      $0.own = [("estimate", "30")]
    }
    first.recurrence = "weekly"
    let second = TaskwarriorTask(id: other, description: "Buy food", status: .pending)
    let plan = mapping.plan([first, second])
    #expect(
      plan.tasks[0].details == """
        2021-02-10 01:34 dry food
        Tags: home, cat
        Depends on: Buy food
        Repeated: weekly
        estimate: 30
        """
    )
    #expect(plan.kept["tags"] == 1)
    #expect(plan.dropped.isEmpty)
  }

  @Test("says which fields did not fit into 1,000 characters")
  func overflow() {
    let plan = mapping.plan([
      task {
        $0.annotations = [
          TaskwarriorTask.Annotation(text: String(repeating: "x", count: 1_200), entry: nil)
        ]
        $0.tags = ["home"]
      }
    ])
    #expect(plan.tasks[0].details == "Tags: home")
    #expect(plan.dropped == ["annotations": 1])
  }

  @Test("has its name cut at 200 characters and kept whole in the details")
  func longName() {
    let name = String(repeating: "é", count: 250)
    let plan = mapping.plan([task(.pending, name)])
    #expect(plan.tasks[0].name.count == 200)
    #expect(plan.tasks[0].details == name)
    #expect(plan.remarks[.nameCut] == 1)
  }

  @Test("loses control characters that the service would refuse")
  func controlCharacters() {
    #expect(mapping.plan([task(.pending, "a\u{1B}b\nc")]).tasks[0].name == "a b c")
  }
}
