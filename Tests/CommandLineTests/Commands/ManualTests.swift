import Foundation
import TaskContracts
import TestHousehold
import Testing

@testable import CommandLineTool

@Suite("The manual")
struct ManualTests {
  @Test("gives every command a unique name, a summary and described options")
  func complete() {
    let manuals = CommandLineTool.manuals
    let names = manuals.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
    for manual in manuals {
      #expect(!manual.summary.isEmpty)
      #expect(!manual.summary.hasSuffix("."))
      let options = manual.options.map(\.name) + Manual.globalOptions.map(\.name)
      #expect(Set(options).count == options.count, "\(manual.title)")
      #expect(manual.options.allSatisfy { !$0.help.isEmpty }, "\(manual.title)")
    }
  }

  @Test(
    "shows help for every command, with and without JSON",
    arguments: CommandLineTool.manuals.map(\.title)
  )
  func pages(title: String) throws {
    let home = try Home()
    let words = title.split(separator: " ").map(String.init)
    let page = try home.run(["help"] + words)
    #expect(page.status == 0)
    #expect(page.output.hasPrefix("daybook "))
    #expect(try home.run(words + ["--help"]).output == page.output)
    let json = try home.run(words + ["--help", "--json"])
    let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(value?["command"] as? String == title)
  }

  @Test("fits every page into the terminal, and loses no word of it (CLI-005)")
  func width() throws {
    let terminal = Terminal(isInput: true, isOutput: true, isErrors: true, width: 80)
    let (narrow, wide) = (
      try Home(machine: Machine(terminal: terminal)), try Home()
    )
    let manuals = CommandLineTool.manuals
    for (name, examples) in manuals.map({ ($0.name, $0.examples) }) + [([], [])] {
      let words = ["--plain", "help"] + name
      let page = try narrow.run(words)
      // An example is meant to be copied, and stays complete.
      let whole = Set(examples.map { "  \($0)" })
      let long = page.lines.filter { $0.count > 80 && !whole.contains($0) }
      #expect(long.isEmpty, "\(name)")
      func said(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
      #expect(said(page.output) == said(try wide.run(words).output), "\(name)")
    }
  }

  @Test("shows the overview without a command, and its version")
  func overview() throws {
    let home = try Home()
    #expect(try home.run().status == 0)
    let overview = try home.run("help").lines
    for code in ExitCode.allCases {
      #expect(overview.contains { $0.hasPrefix("  \(code.rawValue) ") }, "\(code)")
    }
    let signs = try home.run("list", "--help").output
    for priority in [TaskV1.TaskPriority.highest, .high, .medium, .low] {
      #expect(signs.contains("\(PriorityBadge(priority).sign) P"))
    }
    for type in [TaskV1.TaskType.morning, .evening, .upcoming, .inbox] {
      #expect(signs.contains("\(TypeBadge.code(of: type)) "))
    }
    #expect(try home.run().output == home.run("help").output)
    #expect(try home.run("--version").output == "daybook \(CommandLineTool.version)\n")
    #expect(
      try home.run("--version", "--json").output == "{\"version\":\"\(CommandLineTool.version)\"}\n"
    )
  }

  @Test(
    "refuses unknown commands and options, an empty command too (CLI-006)",
    arguments: [
      ["--server", "nowhere", "list"], ["list", "--timeout", "soon"], ["list", "--timeout", "0"],
      ["frobnicate"], ["--deu"], [""], ["", "list"], ["--plain", ""], ["--help", ""],
    ]
  )
  func wrongUse(words: [String]) throws {
    let outcome = try Home().run(words)
    #expect(outcome.status == ExitCode.wrongUse.rawValue)
    #expect(outcome.errors.hasPrefix("daybook: "))
  }

  @Test("provides the completion of three shells", arguments: ["bash", "zsh", "fish"])
  func completion(shell: String) throws {
    let home = try Home()
    let script = try home.run("completion", shell)
    #expect(script.status == 0)
    #expect(script.output.contains(" completion words -- "))
    #expect(try home.run("completion", "tcsh").status == ExitCode.wrongUse.rawValue)
  }
}
