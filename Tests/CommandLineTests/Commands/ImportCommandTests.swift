import Foundation
import RPC
import TaskContracts
import TestHousehold
import TestSupport
import Testing
import Vocabulary

@testable import CommandLineTool

@Suite("An import from Taskwarrior")
struct ImportCommandTests {
  private let home: Home

  init() throws {
    home = try Home.running()
    home.files.put("/tasks.json", Self.export)
  }

  private static let export = """
    [
    {"uuid":"0b11967d-9dae-4333-a137-c3b1e8a641d3","description":"Move \\u00e4","status":"pending",
     "entry":"20201021T065209Z","priority":"H","estimate":"30","urgency":6,"id":1},
    {"uuid":"62c386dc-4403-4756-a56a-becad2538e77","description":"Undo","status":"pending",
     "project":"wth","tags":["test"],"due":"20210213T230000Z"},
    {"uuid":"456fc642-433b-4bfc-b437-7a3f6449a5ec","description":"Delete","status":"completed",
     "end":"20201112T230553Z"},
    {"uuid":"80bd2a88-22a7-4e11-8ec9-b63af7f1db7d","description":"Gone","status":"deleted"},
    {"uuid":"f144d2ed-bb19-4b0e-90d3-cdc7dda44af1","description":"Weekly","status":"recurring",
     "recur":"weekly"}
    ]
    """

  private func many(_ count: Int) -> String {
    let records = (0..<count).map { number in
      let digits = String(number + 0x1000_0000_0000, radix: 16)
      return """
        {"uuid":"0b11967d-9dae-4333-a137-\(digits)","description":"T\(number)","status":"pending"}
        """
    }
    return "[" + records.joined(separator: ",") + "]"
  }

  @Test(
    "reports what was imported, what was changed, what was skipped and why (MIG-007, CLI-004)"
  )
  func report() throws {
    let outcome = try home.run("import", "taskwarrior", "/tasks.json")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines == [
        "3 tasks imported from /tasks.json.",
        "1 project created.",
        "Priorities: H became P1 (1).",
        "Kept in the details: estimate (1), tags (1).",
        "Skipped, deleted in Taskwarrior: “Gone”.",
        "Skipped, template of a repeating task; its occurrences are separate tasks: “Weekly”.",
        "“daybook undo” reverts it, for ten minutes.",
      ]
    )
    let tasks = try home.tasks()
    #expect(tasks.map(\.name) == ["Delete", "Move ä", "Undo"])
    #expect(tasks.map(\.isComplete) == [true, false, false])
    #expect(tasks.map(\.projectName) == ["Inbox", "Inbox", "wth"])
    #expect(tasks[1].priority == .high)
    #expect(tasks[2].details == "Tags: test")
  }

  @Test("names the first of the changed records (MIG-010)")
  func changed() {
    let warning = TaskV1.Warning(code: "name_repaired", message: "The name could not be kept")
    var answer = TaskV1.ImportTasksResponse(created: 5)
    answer.results = (0..<5).map { .init(warnings: $0 == 1 ? [] : [warning]) }
    func lines(_ names: [String]) -> [String] {
      let page = ImportPage(remarks: [], tasks: names, file: "f", style: .plain)
      return Array(page.lines(answer).suffix(1))
    }
    #expect(
      lines(["a", "b", " c ", "d", "e"])
        == ["⚠ The name could not be kept (4 tasks: “a”, “c”, “d”, …)"]
    )
    #expect(lines(["a", "b"]) == ["⚠ The name could not be kept (4 tasks: “a”, …)"])
    #expect(lines([]) == ["⚠ The name could not be kept (4 tasks)"])
  }

  @Test("adds nothing the second time")
  func twice() throws {
    _ = try home.run("import", "taskwarrior", "/tasks.json")
    let second = try home.run("import", "taskwarrior", "/tasks.json")
    // Nothing was imported, so no change was reported.
    #expect(
      second.lines == [
        "0 tasks imported from /tasks.json; 3 were here already and were left alone."
      ]
    )
    #expect(try home.tasks().count == 3)
  }

  @Test("reports records that were deleted here, and restores them on request (MIG-007)")
  func deleted() throws {
    _ = try home.run("import", "taskwarrior", "/tasks.json")
    try home.delete("Move ä")
    let second = try home.run("import", "taskwarrior", "/tasks.json")
    #expect(
      second.lines == [
        "0 tasks imported from /tasks.json; 2 were here already and were left alone.",
        "1 task was deleted here and stayed deleted; --again restores what is in the file.",
      ]
    )
    let look = try home.run("import", "taskwarrior", "/tasks.json", "--dry-run")
    #expect(
      look.lines.last
        == "1 task was deleted here and would stay deleted; --again restores what is in the file."
    )
    let third = try home.run("import", "taskwarrior", "/tasks.json", "--again")
    #expect(third.lines[0].hasPrefix("1 task imported"))
    #expect(try home.tasks().count == 3)
  }

  @Test("changes nothing in a dry run (CLI-008)")
  func dryRun() throws {
    let outcome = try home.run("import", "taskwarrior", "/tasks.json", "--dry-run")
    #expect(
      outcome.lines[0] == "3 tasks would be imported from /tasks.json; nothing was changed."
    )
    #expect(try home.tasks().isEmpty)
    _ = try home.run("import", "taskwarrior", "/tasks.json")
    let second = try home.run("import", "taskwarrior", "/tasks.json", "--dry-run")
    #expect(
      second.lines[0]
        == "0 tasks would be imported from /tasks.json; 3 are here already; nothing was changed."
    )
  }

  @Test("prints one JSON answer, and the rest on standard error (CLI-005)")
  func json() throws {
    home.files.put("/many.json", many(501))
    let outcome = try home.run("import", "taskwarrior", "/many.json", "--json")
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let answer = try #require(value as? [String: Any])
    #expect(answer["created"] as? Int == 501)
    #expect((answer["results"] as? [Any])?.count == 501)
    #expect(outcome.errors.hasPrefix("501 tasks imported"))
    #expect(home.script.count("ImportTasks") == 3)
  }

  @Test(
    "is refused in one sentence, with nothing half done",
    arguments: [
      (
        "not json",
        "Nothing was imported: the file is not JSON: line 1, column 1 (byte 1) has “not”. (not_json)"
      ),
      ("{}", "Nothing was imported: record 1 has no uuid. (invalid_record)"),
      (
        "[{\"uuid\":1}]",
        "Nothing was imported: record 1 has a uuid that is not text. (invalid_record)"
      ),
    ]
  )
  func broken(text: String, sentence: String) throws {
    home.files.put("/broken.json", text)
    let outcome = try home.run("import", "taskwarrior", "/broken.json")
    #expect(outcome.status == ExitCode.invalid.rawValue)
    #expect(outcome.errors.hasPrefix("daybook: \(sentence)\n"))
    #expect(home.script.seen.isEmpty)
  }

  @Test("skips a record that cannot be read, names it and ends with 8 (CLI-006)")
  func leftOut() throws {
    let records = Self.export.replacing("\"due\":\"20210213T230000Z\"", with: "\"due\":\"soon\"")
    home.files.put("/tasks.json", records)
    let left = "left out: record 2 has a due that is not a date: “soon”. (invalid_record)\n"
    let look = try home.run("import", "taskwarrior", "/tasks.json", "--dry-run")
    #expect(look.status == ExitCode.partial.rawValue)
    #expect(look.errors.hasPrefix("daybook: 1 record would be \(left)"), "\(look.errors)")
    let outcome = try home.run("import", "taskwarrior", "/tasks.json")
    #expect(outcome.status == ExitCode.partial.rawValue)
    #expect(outcome.lines[0] == "2 tasks imported from /tasks.json.")
    #expect(outcome.errors.hasPrefix("daybook: 1 record was \(left)"), "\(outcome.errors)")
    #expect(try Set(home.tasks().map(\.name)) == ["Move ä", "Delete"])
  }

  @Test("needs an existing file and a known kind")
  func wrongUse() throws {
    let missing = try home.run("import", "taskwarrior", "/nowhere.json")
    #expect(missing.status == ExitCode.invalid.rawValue)
    #expect(
      missing.errors
        == "daybook: Nothing was imported: /nowhere.json is not there. (file_unusable)\n"
    )
    #expect(try home.run("import", "todoist", "/tasks.json").status == 2)
    #expect(try home.run("import", "taskwarrior").status == 2)
  }

  @Test("that fails in the middle reports how far it got, and can be run again")
  func interrupted() throws {
    home.files.put("/many.json", many(700))
    let refusal = RPCError(
      .resourceExhausted,
      "quota_exceeded",
      "There is no room.",
      retryable: false
    )
    home.script.refuse("ImportTasks", with: refusal)
    let first = try home.run("import", "taskwarrior", "/many.json")
    #expect(first.status == ExitCode.unavailable.rawValue)
    #expect(try home.tasks().isEmpty)

    home.files.put("/half.json", many(500))
    _ = try home.run("import", "taskwarrior", "/half.json")
    let whole = try home.run("import", "taskwarrior", "/many.json")
    #expect(whole.lines[0].hasPrefix("200 tasks imported"))
  }

  @Test("shows a progress bar on a terminal and removes it")
  func progress() throws {
    let terminal = Terminal(isInput: true, isOutput: true, isErrors: true, width: 80)
    let home = try Home.running(machine: Machine(terminal: terminal))
    home.files.put("/many.json", many(600))
    let outcome = try home.run("import", "taskwarrior", "/many.json")
    #expect(outcome.errors.contains("Importing ████████████████████░░░░ 500 of 600"))
    #expect(outcome.errors.hasSuffix("\r\u{1B}[K"))
  }

  @Test("reads standard input if the file is -")
  func standardInput() throws {
    let home = try Home.running(machine: Machine(typed: [Self.export]))
    #expect(try home.run("import", "taskwarrior", "-").status == 0)
    #expect(try home.tasks().count == 3)
  }
}
