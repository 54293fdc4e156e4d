import RPC
import TaskContracts
import TestHousehold
import TestSupport
import Testing
import Vocabulary

@testable import CommandLineTool

/// Files whose records are large: a message has at most 4 MiB.
@Suite("An import of large records")
struct ImportSizeTests {
  private let home: Home

  init() throws { home = try Home.running() }

  private func tasks(_ details: [String]) -> String {
    let records = details.enumerated().map { number, text in
      """
      {"taskID":"0b11967d-9dae-4333-a137-\(String(number + 0x1000_0000_0000, radix: 16))",
       "name":"T\(number)","taskDetails":"\(text)"}
      """
    }
    return "[\(records.joined(separator: ","))]"
  }

  private var calls: Int { home.script.count("ImportTasks") }
  private var sent: [TaskV1.ImportTasksRequest] {
    get throws {
      let method = TaskV1.Tasks.Methods.importTasks
      return try home.script.requests(method, TaskV1.ImportTasksRequest.self)
    }
  }

  @Test("sends as many in a call as fit into a message (MIG-007, CLI-004)")
  func many() throws {
    let long = String(repeating: "word ", count: 12_000)
    home.files.put("/tasks.json", tasks(Array(repeating: long, count: 120)))
    let outcome = try home.run("import", "tasker", "/tasks.json")
    #expect(outcome.lines.first == "120 tasks imported from /tasks.json.")
    #expect(try sent.flatMap(\.tasks).map(\.name) == (0..<120).map { "T\($0)" })
    #expect(try home.tasks().count == 120)
    #expect(calls == 4)
  }

  @Test("sends the beginning of a text that exceeds a message, and reports it (MIG-010, CLI-004)")
  func longText() throws {
    var details = Array(repeating: "short", count: 150)
    details[120] = String(repeating: "ö", count: 2_500_000)
    home.files.put("/tasks.json", tasks(details))
    let outcome = try home.run("import", "tasker", "/tasks.json")
    #expect(outcome.lines.first == "150 tasks imported from /tasks.json.")
    let said = "⚠ Longer than 256 KiB, and only the beginning was sent: details (1)."
    #expect(outcome.lines.contains(said), "\(outcome.lines)")
    let kept = try sent.flatMap(\.tasks).first { $0.name == "T120" }?.details
    #expect(kept == String(repeating: "ö", count: 131_072))
    #expect(calls == 1)
  }

  @Test("sends no more marks on a letter than a service accepts, and reports it (MIG-010, CLI-004)")
  func manyMarks() throws {
    let marks = String(repeating: "\u{301}\u{323}", count: 20)
    home.files.put("/tasks.json", tasks(["a\(marks)b\(marks)", "ö"]))
    let outcome = try home.run("import", "tasker", "/tasks.json")
    #expect(outcome.lines.first == "2 tasks imported from /tasks.json.")
    let said = "⚠ More than 30 marks on one letter, and only those were sent: details (1)."
    #expect(outcome.lines.contains(said), "\(outcome.lines)")
    let kept = try sent.flatMap(\.tasks).first { $0.name == "T0" }?.details ?? ""
    #expect(kept.unicodeScalars.count == 62)
  }

  @Test("names a record that is too large even without its texts, and sends the others (CLI-004)")
  func largeRecord() throws {
    let tag = String(repeating: "x", count: 100_000)
    let tags = Array(repeating: "\"\(tag)\"", count: 30).joined(separator: ",")
    home.files.put(
      "/tasks.json",
      """
      {"projects": [{"projectID": "1", "projectName": "P"},
        {"projectID": "2", "projectName": "Q", "tags": [\(tags)]}], "tasks": []}
      """
    )
    let outcome = try home.run("import", "tasker", "/tasks.json")
    #expect(outcome.status == ExitCode.partial.rawValue)
    #expect(outcome.errors.contains("1 record was left out: project 2 is larger than 2 MiB."))
    #expect(try sent.flatMap(\.projects).map(\.name) == ["P"])
  }

  @Test("sends many large projects before the tasks, in calls of their own (MIG-007)")
  func projects() throws {
    let text = String(repeating: "x", count: 100_000)
    let projects = (0..<30).map {
      "{\"projectID\": \"\($0)\", \"projectName\": \"P\($0)\", \"projecDescription\": \"\(text)\"}"
    }
    home.files.put(
      "/tasks.json",
      """
      {"projects": [\(projects.joined(separator: ","))], "tasks": \(tasks(["short"]))}
      """
    )
    let outcome = try home.run("import", "tasker", "/tasks.json")
    #expect(outcome.lines.first == "1 task imported from /tasks.json.", "\(outcome.lines)")
    #expect(calls == 3)
  }
}
