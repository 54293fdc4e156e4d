import Foundation
import RPC
import TaskContracts
import TestHousehold
import Testing
import Vocabulary

@testable import CommandLineTool

@Suite("A completed word")
struct CompletionTests {
  private let home: Home

  init() throws { home = try Home.running() }

  /// The completions of the last word, without descriptions.
  private func offered(_ words: String...) throws -> [String] {
    try lines(words).map { String($0.prefix { $0 != "\t" }) }
  }

  private func lines(_ words: [String]) throws -> [String] {
    let outcome = try home.run(["completion", "words", "--"] + words)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(words) \(outcome)")
    return outcome.lines
  }

  @Test("is a command, even after options (CLI-001)")
  func commands() throws {
    #expect(try offered("li") == ["list"])
    #expect(try offered("--server", "127.0.0.1:7400", "li") == ["list"])
    #expect(try offered("--server=127.0.0.1:7400", "--plain", "li") == ["list"])
    #expect(try offered("") == offered().sorted())
    #expect(try offered("wat") == ["watch", "water"])
    #expect(try offered("projects", "st") == ["stats"])
    #expect(try offered("filters", "").prefix(4) == ["delete", "list", "save", "suggest"])
    #expect(
      try lines(["filters", "del"]) == ["delete\tdelete a saved filter; asks first unless --yes"]
    )
    #expect(try offered("nonsense", "x") == [])
    #expect(try offered("help", "pro") == ["projects"])
    #expect(try offered("help", "projects", "sta") == ["stats"])
  }

  @Test("is an option that is not used yet (CLI-001)")
  func options() throws {
    #expect(try offered("list", "--ov") == ["--overdue"])
    #expect(try offered("list", "--overdue", "--ov") == [])
    #expect(try offered("projects", "move", "Home", "--be") == ["--below"])
    #expect(try offered("--ser") == ["--server"])
    #expect(try offered("list", "--project", "Home", "--proj") == ["--project"], "repeats")
    #expect(try offered("list", "--", "--ov") == [])
    #expect(try offered("status", "").contains("--json"))
  }

  @Test("is a value of options and operands (CLI-001)")
  func words() throws {
    #expect(try offered("list", "--view", "h") == ["history"])
    #expect(try offered("list", "--view=h") == ["--view=history"])
    #expect(try offered("list", "--sort", "p") == ["priority", "project", "points"])
    #expect(try offered("list", "--sort", "due,-na") == ["due,-name"])
    #expect(try offered("list", "--due", "to") == ["today", "tomorrow"])
    #expect(try offered("bulk", "sh") == ["shift"])
    #expect(try offered("import", "task") == ["taskwarrior", "tasker"])
    #expect(try offered("import", "bean") == ["beanconqueror"])
    #expect(try offered("import", "h") == ["health"])
    #expect(try offered("import", "tasker", "ta") == [":files"])
    #expect(try offered("list", "--token-file", "") == [":files"])
    #expect(try offered("completion", "z") == ["zsh"])
  }

  @Test("is a name from the gateway, and a number of the last list (CLI-001)")
  func names() throws {
    let mia = try home.addMember("Mia")
    #expect(try home.run("projects", "add", "Home office").status == 0)
    #expect(try home.run("projects", "add", "Garden").status == 0)
    #expect(try home.run("filters", "save", "Urgent", "--p0").status == 0)
    try home.add("Milk") { $0.priority = .highest }
    try home.add("Pay rent")
    #expect(try offered("list", "--project", "h") == ["Home office"])
    #expect(try offered("move", "1", "--to", "g") == ["Garden"])
    #expect(try offered("projects", "show", "gar") == ["Garden"])
    #expect(try offered("list", "--filter", "") == ["Urgent"])
    #expect(try offered("filters", "delete", "u") == ["Urgent"])
    #expect(try offered("list", "--member", "") == ["Alex", "Mia"])
    #expect(try offered("done", "") == [], "no list yet")
    _ = try home.run("list")
    #expect(try lines(["done", ""]) == ["1\tMilk", "2\tPay rent"])
    #expect(try lines(["done", "1", "2"]) == ["2\tPay rent"])
    try home.add("Homework") { $0.memberID = mia }
    _ = try home.run("list", "--member", "mia")
    #expect(try lines(["--plain", "done", ""]) == ["1\tHomework"])
  }

  @Test("is a name of the coffee journal, and a command of three words (CLI-001)")
  func coffee() throws {
    #expect(try home.run("coffee", "add", "Guji Hana", "--roaster", "Nordhaus").status == 0)
    #expect(try home.run("coffee", "add", "Sidamo").status == 0)
    let recipe = ["--method", "V60-02", "--grinder", "Other", "--dose", "15"]
    #expect(try home.run(["recipes", "add", "Morning"] + recipe).status == 0)
    #expect(try home.run("equipment", "disable", "grinder", "turin df64").status == 0)
    #expect(try home.run("equipment", "add", "method", "Moka").status == 0)
    #expect(try lines(["coffee", "show", "gu"]) == ["Guji Hana\tNordhaus"])
    #expect(try offered("brew", "--coffee", "s") == ["Sidamo"])
    #expect(try offered("brew", "Sidamo", "") == ["Morning"])
    #expect(try lines(["recipe", "edit", ""]) == ["Morning\tV60-02"])
    #expect(try offered("brew", "timer", "st") == ["start", "status", "stop"])
    #expect(try offered("brew", "timer", "start", "mo") == ["Morning"])
    #expect(try offered("recipes", "add", "x", "--method", "mo") == ["Moka"])
    #expect(try !offered("recipes", "add", "x", "--grinder", "").contains("Turin DF64"))
    #expect(try offered("equipment", "enable", "g") == ["grinder"])
    #expect(try offered("equipment", "enable", "grinder", "") == ["Turin DF64"])
    #expect(try offered("equipment", "remove", "method", "") == ["Moka"])
    #expect(try offered("coffee", "add", "x", "--roast", "ex") == ["Extra Dark"])
    #expect(try offered("coffee", "add", "x", "--processing", "wa") == ["Washed"])
  }

  @Test("is absent if the gateway does not answer, or no member is signed in (CLI-001)")
  func unreachable() throws {
    let stranger = try Home.running(.signedOut)
    #expect(try stranger.run("completion", "words", "--", "list", "--project", "").output.isEmpty)
    home.script.refuse("ListMembers", with: RPCError(.unavailable, "gone", "Gone."), times: 50)
    #expect(try offered("list", "--member", "") == [])
    #expect(try offered("list", "--vi") == ["--view"])
  }

  /// Runs the script in bash, with a program that records its arguments and offers `offers`.
  private func bash(_ words: [String], offering offers: String) throws -> [String] {
    let quoted = words.map { "'\($0.replacing("'", with: #"'\''"#))'" }.joined(separator: " ")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "--norc", "-c",
      """
      \(CompletionScript.bash)
      exec 3>&1
      daybook() { printf '<%s>' "$@" >&3; echo >&3; printf '%b' '\(offers)'; }
      COMP_WORDS=(daybook \(quoted)); COMP_CWORD=\(words.count)
      _daybook
      printf '%s\\n' "${COMPREPLY[@]}"
      """,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("is passed to bash as it is typed there")
  func inBash() throws {
    #expect(
      try bash(["--server", "127.0.0.1", ":", "7400", "li"], offering: #"list\ttasks\n"#) == [
        "<completion><words><--><--server><127.0.0.1:7400><li>", "list",
      ]
    )
    let name = #"--project=Home office\n"#
    #expect(try bash(["list", "--project", "=", "Ho"], offering: name).last == #"Home\ office"#)
    #expect(
      try bash(["list", "--filter", "'Ho"], offering: #"Home office\n"#).last == "Home office"
    )
    #expect(try bash(["done", ""], offering: #"1\tMilk\n2\tRent\n"#).suffix(2) == ["1", "2"])
  }
}
