import Testing

@testable import CommandLineTool

@Suite("The command line")
struct ArgumentParserTests {
  private let parser = ArgumentParser(commands: [
    Manual(
      name: ["tasks", "add"],
      aliases: [["add"]],
      summary: "add a task",
      operands: [Manual.Operand(name: "NAME", help: "what is to be done", repeats: true)],
      options: [
        Manual.Option(name: "due", value: "DATE", help: "when"),
        Manual.Option(name: "p0", help: "highest"),
        Manual.Option(name: "priority", value: "P", help: "how", choices: ["p0", "p1"]),
        Manual.Option(name: "completion", value: "W", help: "which", choices: ["complete"]),
      ]
    ),
    Manual(name: ["tasks", "list"], aliases: [["list"], ["tasks"]], summary: "list tasks"),
    Manual(name: ["day", "dashboard"], aliases: [["dashboard"]], summary: "the day"),
  ])

  private func parsed(_ words: String...) throws -> ParsedArguments {
    guard case .command(let parsed) = try parser.parse(words) else {
      throw CommandFailure.usage("an overview")
    }
    return parsed
  }

  private func refusal(_ words: String...) -> CommandFailure? {
    do {
      _ = try parser.parse(words)
      return nil
    } catch {
      return error
    }
  }

  @Test("finds a command by its full name and by its short one (CLI-001)")
  func names() throws {
    #expect(try parsed("add", "Milk").manual.title == "tasks add")
    #expect(try parsed("tasks", "add", "Milk").manual.title == "tasks add")
    #expect(try parsed("tasks").manual.title == "tasks list")
    #expect(try parsed("dashboard").manual.title == "day dashboard")
  }

  @Test("accepts options before and after operands, attached or separate")
  func options() throws {
    let apart = try parsed("add", "--due", "-1d", "Pay", "rent", "--p0")
    #expect(apart.operands == ["Pay", "rent"])
    #expect(apart.value("due") == "-1d")
    #expect(apart.has("p0"))
    #expect(try parsed("add", "Pay", "--due=+3d").value("due") == "+3d")
    #expect(try parsed("add", "--", "--p0").operands == ["--p0"])
    #expect(try parsed("--json", "--server", "h:1", "add", "x").value("server") == "h:1")
  }

  @Test("suggests the nearest option for an unknown one")
  func optionTypo() {
    let refused = refusal("add", "x", "--deu", "today")
    #expect(refused?.exit == .wrongUse)
    #expect(refused?.message == "“daybook add” has no option --deu.")
    #expect(refused?.hint == "Did you mean --due?")
    #expect(refusal("add", "x", "-p0")?.hint == "Did you mean --p0?")
    let value = refusal("add", "x", "--completed")
    #expect(value?.hint == "Did you mean --completion complete?")
  }

  @Test("suggests the nearest command for an unknown one")
  func commandTypo() {
    #expect(refusal("lsit")?.hint == "Did you mean “daybook list”?")
    #expect(refusal("tasks", "lits")?.hint == "Did you mean “daybook tasks list”?")
    #expect(
      refusal("day")?.message == "“daybook day” needs one of these words after it: dashboard."
    )
    #expect(refusal("xyzzy")?.hint == "“daybook help” lists them all.")
  }

  @Test("reports what is missing, too much or not among the choices")
  func operands() {
    #expect(refusal("add")?.message == "“daybook add” needs NAME: what is to be done.")
    #expect(refusal("list", "3")?.message.contains("does not know what to do with “3”") == true)
    #expect(refusal("add", "x", "--due")?.message == "--due needs a value: DATE (when).")
    #expect(refusal("add", "x", "--p0=1")?.message == "--p0 takes no value.")
    #expect(
      refusal("add", "x", "--priority", "p7")?.message == "--priority can be p0, p1, not “p7”."
    )
  }

  @Test("never prints the control characters of its words")
  func hostileWords() {
    #expect(refusal("\u{1B}[2J")?.message == "There is no command “␛[2J”.")
  }

  @Test("shows the overview when no command is given")
  func overview() throws {
    guard case .overview(let head, group: nil) = try parser.parse(["--version"]) else {
      Issue.record("expected the overview")
      return
    }
    #expect(head.has("version"))
  }

  @Test(
    "shows help for the commands that begin with a word",
    arguments: [["day", "--help"], ["--help", "DAY"], ["day", "--json", "--help"]]
  )
  func group(words: [String]) throws {
    guard case .overview(let head, group: "day") = try parser.parse(words) else {
      Issue.record("expected those of day")
      return
    }
    #expect(head.has("help") && head.has("json") == words.contains("--json"))
  }

  @Test("shows no help if the word for it follows the end of options")
  func noHelp() {
    #expect(refusal("day", "--", "--help")?.message.contains("needs one of these words") == true)
  }
}

@Suite("A suggestion")
struct SuggestionTests {
  @Test(
    "counts letters to add, drop, change or swap",
    arguments: [("lsit", "list", 1), ("ad", "add", 1), ("same", "same", 0), ("", "abc", 3)]
  )
  func distance(left: String, right: String, expected: Int) {
    #expect(Suggestion.editDistance(left, right) == expected)
  }

  @Test("is absent when no word is near")
  func far() {
    #expect(Suggestion.nearest(to: "xyzzy", among: ["list", "add"]) == nil)
    #expect(Suggestion.nearest(to: "p9", among: ["p0", "p1", "p2", "p3"]) == nil)
    #expect(Suggestion.nearest(to: "remin", among: ["remind", "reminders list"]) == "remind")
  }
}
