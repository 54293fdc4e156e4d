import Foundation

extension Session {
  func sayVersion() {
    if options.isJSON {
      say("{\"version\":\"\(CommandLineTool.version)\"}")
    } else {
      say("daybook \(CommandLineTool.version)")
    }
  }

  /// Prints the overview of commands.
  ///
  /// - Parameter group: only those that begin with this word; `nil` for all.
  func sayOverview(of group: String?) {
    let manuals = CommandLineTool.manuals.filter { manual in
      group.map { manual.name.count == 2 && manual.name[0] == $0 } ?? !manual.isHidden
    }
    if options.isJSON {
      say(Help.json(manuals.map(Help.entry)))
      return
    }
    let commands = manuals.map { (name: "  \($0.shortTitle)", help: $0.summary) }
    say(
      [
        "daybook keeps a household's tasks, points, lessons and reminders.", "",
        style.paint("Commands", .heading),
      ] + Help.list(commands, style) + [
        "", style.paint("With every command", .heading),
      ] + Help.options(Manual.globalOptions, style) + [
        "", style.paint("Environment", .heading),
      ] + Help.variables(style) + [
        "", style.paint("Exit codes", .heading),
      ] + Help.exitCodes(style) + [
        "", "“daybook help COMMAND” explains one of them.",
      ]
    )
  }

  /// Prints the help page of a command.
  func sayManual(_ manual: Manual) {
    if options.isJSON {
      say(Help.json(Help.entry(manual)))
      return
    }
    let width = style.width
    var lines = Prose.lines(manual.usage, width: width)
    lines += [""] + Prose.lines(SentenceCase.of(manual.summary) + ".", width: width)
    for operand in manual.operands {
      lines += Prose.lines(operand.help, after: "  \(operand.name): ", width: width)
    }
    if !manual.options.isEmpty {
      lines += ["", style.paint("Options", .heading)] + Help.options(manual.options, style)
    }
    for note in manual.notes { lines += [""] + Prose.lines(note, width: width) }
    if !manual.examples.isEmpty {
      lines += ["", style.paint("Examples", .heading)] + manual.examples.map { "  \($0)" }
    }
    let others = ([manual.name] + manual.aliases).map { $0.joined(separator: " ") }
      .filter { $0 != manual.shortTitle }
    if !others.isEmpty { lines += ["", "Also: \(others.joined(separator: ", "))."] }
    let group = CommandLineTool.manuals.filter {
      $0.name.count == 2 && $0.name[0] == manual.name[0] && $0.name != manual.name
    }
    if !group.isEmpty, manual.name[0] != "tasks" {
      let titles = group.map(\.shortTitle).joined(separator: ", ")
      lines += [""] + Prose.lines("\(titles).", after: "See also: ", width: width)
    }
    lines += ["", "“daybook help” lists the options that every command takes."]
    say(lines)
  }
}

/// Pieces of help pages.
enum Help {
  /// The most choices that are listed beside an option; a note of the page has more.
  private static let mostChoices = 12

  static func options(_ options: [Manual.Option], _ style: Style) -> [String] {
    let rows = options.map { option in
      let value = option.value.map { " \($0)" } ?? ""
      let isShort = (1...mostChoices).contains(option.choices.count)
      let choices = isShort ? " (\(option.choices.joined(separator: ", ")))" : ""
      return (name: "  --\(option.name)\(value)", help: option.help + choices)
    }
    return list(rows, style)
  }

  /// Names with their descriptions, wrapped.
  static func list(_ rows: [(name: String, help: String)], _ style: Style) -> [String] {
    let longest = rows.map { TextWidth.columns($0.name) }.max() ?? 0
    return rows.flatMap { name, help in
      let padding = String(repeating: " ", count: longest - TextWidth.columns(name) + 2)
      return Prose.lines(help, after: name + padding, width: style.width)
    }
  }

  /// The environment variables of all commands.
  static func variables(_ style: Style) -> [String] {
    let formats = DayFormat.allCases.map(\.rawValue).joined(separator: ", ")
    return list(
      [
        (
          "  DAYBOOK_DATE_FORMAT",
          "how days are written: \(formats); else as LC_ALL, LC_TIME or LANG says, else yyyy-MM-dd"
        ),
        ("  DAYBOOK_SERVER", "the gateway, as --server"),
        ("  DAYBOOK_HOME", "where sign-in and last lists are kept, ~/.daybook without it"),
        (
          "  DAYBOOK_SESSION",
          "names the terminal session that numbers of lists belong to, where commands run in one each"
        ),
        ("  NO_COLOR", "no colours"),
      ],
      style
    )
  }

  /// The exit codes and their meanings.
  static func exitCodes(_ style: Style) -> [String] {
    list(ExitCode.allCases.map { ("  \($0.rawValue)", $0.meaning) }, style)
  }

  static func entry(_ manual: Manual) -> [String: Any] {
    [
      "command": manual.title,
      "aliases": manual.aliases.map { $0.joined(separator: " ") },
      "summary": manual.summary,
      "usage": manual.usage,
      "options": manual.options.map { option in
        ["name": option.name, "value": option.value ?? "", "help": option.help]
      },
    ]
  }

  static func json(_ value: Any) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: value,
      options: [.sortedKeys, .withoutEscapingSlashes]
    )
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}

/// Capitalizes sentences.
enum SentenceCase {
  static func of(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
