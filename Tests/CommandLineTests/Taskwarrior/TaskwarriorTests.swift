import Foundation
import Testing
import Vocabulary

@testable import CommandLineTool

@Suite("A Taskwarrior export")
struct TaskwarriorFileTests {
  private func read(_ text: String) throws -> (tasks: [TaskwarriorTask], faults: [String]) {
    try TaskwarriorFile.tasks(in: Array(text.utf8), .utc)
  }

  private func refusal(_ text: String) -> CommandFailure? {
    do throws(CommandFailure) {
      _ = try TaskwarriorFile.tasks(in: Array(text.utf8), .utc)
      return nil
    } catch {
      return error
    }
  }

  private func record(
    _ extra: String = "",
    id: String = "0b11967d-9dae-4333-a137-c3b1e8a641d3"
  ) -> String {
    """
    {"uuid": "\(id)", "description": "Feed the cat", "status": "pending"\(extra)}
    """
  }

  /// Another record, which is good.
  private var other: String { record(id: "6c4c9ee8-d6c4-4d64-a84d-bf9cb710684e") }

  private func instant(_ text: String) -> Timestamp? { DateReader.instant(iso: text, in: .utc) }

  @Test("is read with all fields that people use")
  func everything() throws {
    let text = record(
      """
      , "entry": "20201021T065209Z", "priority": "H", "tags": ["home"], "estimate": "30",
      "annotations": [{"description": "dry food", "entry": "20210210T083422Z"}],
      "depends": "6c4c9ee8-d6c4-4d64-a84d-bf9cb710684e", "urgency": 6.5, "id": 1, "issue": 123
      """
    )
    let bytes = [0xEF, 0xBB, 0xBF] + Array("[\(text)]".utf8)
    let task = try #require(try TaskwarriorFile.tasks(in: bytes, .utc).tasks.first)
    #expect(task.description == "Feed the cat")
    #expect(task.entry == instant("2020-10-21T06:52:09Z"))
    #expect(task.depends.count == 1)
    #expect(task.annotations.map(\.text) == ["dry food"])
    #expect(task.own.map(\.name) == ["estimate", "issue"])
    #expect(task.own.map(\.value) == ["30", "123"])
  }

  @Test("is read as a list, as lists, and as one record a line, with commas and without")
  func forms() throws {
    let (one, two) = (record(), other)
    for text in [
      "[\(one),\(two)]", "[\(one)\n,\(two),]\n", "[\(one)]\n[\(two)]", "\(one)\n\(two)\n",
      "\(one),\n\(two)", "\(one)\r\n\r\n\(two)", "\(one)\(two)",
    ] {
      let (tasks, faults) = try read(text)
      #expect(tasks.count == 2 && faults.isEmpty, "\(text): \(faults)")
    }
  }

  @Test("is read in UTF-16 and UTF-32 if it begins with a byte order mark")
  func encodings() throws {
    let text = "\u{FEFF}[\(record(#", "project": "Küche""#))]"
    for encoding in [
      String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
    ] {
      for text in [text, "\u{FEFF}\(text)"] {
        let bytes = Array(try #require(text.data(using: encoding)))
        #expect(try TaskwarriorFile.tasks(in: bytes, .utc).tasks.first?.project == "Küche")
      }
    }
  }

  @Test("has null fields read like absent ones")
  func nulls() throws {
    let fields = [
      "tags", "annotations", "depends", "start", "due", "priority", "status", "estimate",
    ]
    let text = record(fields.map { ", \"\($0)\": null" }.joined())
      .replacing("\"status\": \"pending\"", with: "\"entry\": null")
    let task = try #require(try read(text).tasks.first)
    #expect(task.tags.isEmpty && task.annotations.isEmpty && task.depends.isEmpty)
    #expect(!task.isStarted && task.due == nil && task.own.isEmpty)
    #expect(task.status == .pending, "a task without a status is pending")
  }

  @Test("is read with the dates of other programs")
  func dates() throws {
    for (written, read) in [
      ("\"20231114T221320Z\"", "2023-11-14T22:13:20Z"), ("\"1700000000\"", "2023-11-14T22:13:20Z"),
      ("1700000000", "2023-11-14T22:13:20Z"), ("\"2026-12-05T17:00:00Z\"", "2026-12-05T17:00:00Z"),
      ("\"2026-12-05T17:00:00+01:00\"", "2026-12-05T16:00:00Z"),
      ("\"2026-12-05\"", "2026-12-05T00:00:00Z"),
    ] {
      let task = try self.read(record(", \"due\": \(written)")).tasks.first
      #expect(task?.due == instant(read), "\(written)")
    }
    let zone = try #require(HouseholdCalendar(zoneName: "America/Denver"))
    let text = "[\(record(", \"due\": \"2026-12-05\""))]"
    let task = try TaskwarriorFile.tasks(in: Array(text.utf8), zone).tasks.first
    #expect(task?.due == instant("2026-12-05T07:00:00Z"), "a day alone begins in the member's zone")
  }

  @Test(
    "is read with dependencies as a list, as a text with commas, and as a list inside a text",
    arguments: ["[\"ID\", \"ID2\"]", "\"ID,ID2\"", #""[\"ID\",\"ID2\"]""#, #""[\"ID\", \"ID2\"]""#]
  )
  func dependencies(written: String) throws {
    let ids = ["6c4c9ee8-d6c4-4d64-a84d-bf9cb710684e", "62c386dc-4403-4756-a56a-becad2538e77"]
    let value = written.replacing("ID2", with: ids[1]).replacing("ID", with: ids[0])
    let task = try #require(try read(record(", \"depends\": \(value)")).tasks.first)
    #expect(task.depends.map(\.text) == ids)
  }

  @Test(
    "is refused with the position when it is invalid",
    arguments: [
      ("nonsense", "not_json", "line 1, column 1 (byte 1) has “nonsense”"),
      ("\n  7", "not_json", "line 2, column 3 (byte 4) has “7”"), ("", "not_json", "it is empty"),
      (" \n", "not_json", "it is empty"), ("[1]", "invalid_record", "record 1 is not an object"),
      ("[{}]", "invalid_record", "record 1 has no uuid"),
      ("{\"uuid\": 1}", "invalid_record", "record 1 has a uuid that is not text"),
      ("[{]", "invalid_record", "record 1 is not JSON: line 1, column 3 (byte 3) has “]”"),
      ("[{\"a\": \"b", "invalid_record", "record 1 is not JSON: it ends too early, at byte 9"),
    ]
  )
  func notOne(text: String, code: String, reason: String) {
    let refusal = refusal(text)
    #expect(refusal?.code == code)
    #expect(refusal?.exit == .invalid)
    #expect(refusal?.message.hasSuffix("\(reason).") == true, "\(refusal?.message ?? "")")
  }

  @Test(
    "loses a broken record, names it, and keeps the others",
    arguments: [
      (", \"due\": \"tomorrow\"", "has a due that is not a date: “tomorrow”"),
      (", \"due\": 7", "has a due that is not a date: “7”"),
      (", \"due\": [7]", "has a due that is not text"),
      (", \"status\": \"late\"", "has a status that Taskwarrior does not know: “late”"),
      (", \"uuid\": \"7\"", "has an invalid uuid: “7”"),
      (", \"description\": null", "has no description"),
      (", \"tags\": [1]", "has tags that are not a list of words"),
      (", \"depends\": [\"x\"]", "depends on something that is not an id: “x”"),
      (", \"estimate\": PT2H", "is not JSON: line 2, column 114 (byte 116) has “PT2H”"),
    ]
  )
  func broken(extra: String, sentence: String) throws {
    let (tasks, faults) = try read("[\n\(record(extra)),\n\(other)]")
    #expect(tasks.map(\.id.text) == ["6c4c9ee8-d6c4-4d64-a84d-bf9cb710684e"])
    #expect(faults == ["record 1 \(sentence)"])
  }

  @Test("reports which byte is not UTF-8, and the likely encoding")
  func latin1() throws {
    let bytes = Array("[\(other),\n{\"description\": \"caf".utf8) + [0xE9] + Array("\"}]".utf8)
    let (tasks, faults) = try TaskwarriorFile.tasks(in: bytes, .utc)
    #expect(tasks.count == 1)
    #expect(
      faults == [
        "record 2 is not JSON: line 2, column 21 (byte 124) has the byte 0xE9, which is not UTF-8; "
          + "the file seems to be Latin-1"
      ]
    )
  }

  @Test("keeps the complete records of a truncated file, cut at any byte")
  func cutOff() throws {
    let text = Array("[\(record(#", "project": "Küche \"n\" \\""#)),\(other)]".utf8)
    let second = text.count - other.utf8.count - 1
    for end in 1..<text.count {
      do throws(CommandFailure) {
        let tasks = try TaskwarriorFile.tasks(in: Array(text[..<end]), .utc).tasks
        #expect(tasks.count == (end < second - 1 ? 0 : end < text.count - 1 ? 1 : 2), "\(end)")
      } catch {
        #expect(end < second - 1, "\(end): \(error)")
      }
    }
  }

  @Test("lists the first errors and counts the others")
  func severalFaults() throws {
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

  @Test("computes the positions of the listed errors only")
  func placesOfTheFirst() throws {
    let (tasks, faults) = try read("[\(String(repeating: "{x},", count: 7))\(other)]")
    #expect(tasks.count == 1)
    #expect(faults.prefix(5).allSatisfy { $0.contains(" is not JSON: line 1, column ") })
    #expect(faults.suffix(2) == ["record 6 is not JSON", "record 7 is not JSON"])
  }

  @Test("keeps the first of two records with one uuid, and has a maximum size")
  func limits() throws {
    let (tasks, faults) = try read("[\(record()),\(other),\(record())]")
    #expect(tasks.count == 2)
    #expect(faults == ["record 3 has the same uuid as record 1"])
    let large = [UInt8](repeating: 32, count: ImportFile.maximumBytes + 1)
    #expect(throws: CommandFailure.self) { try TaskwarriorFile.tasks(in: large, .utc) }
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

  @Test("maps H, M and L to P1, P2 and P3", arguments: [("H", 0), ("M", 1), ("L", 2)])
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

  @Test("is due on a day when it was due at the day's last second, as due:eod and due:eow write it")
  func endOfDay() throws {
    let plan = mapping.plan([
      task { $0.due = instant("20210214T065959Z") }, task { $0.due = instant("20210214T065958Z") },
    ])
    #expect(plan.tasks[0].due == .day(try #require(LocalDay(text: "2021-02-13"))))
    #expect(plan.tasks[1].due == .instant(try #require(instant("20210214T065958Z"))))
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
    let plan = mapping.plan([task { $0.due = due.flatMap { instant($0) } }])
    #expect(plan.tasks[0].kind == kind)
  }

  @Test("counts the days ahead by the calendar, even over a clock change (TSK-063)")
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

  @Test("is skipped, with the reason, when deleted or a template")
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

  @Test("reports which fields did not fit into 1,000 characters")
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

  @Test("has its name cut at 200 characters and kept in full in the details")
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
