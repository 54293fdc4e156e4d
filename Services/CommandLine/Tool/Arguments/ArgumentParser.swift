/// Splits the words of a command line into a command, its options and its operands.
///
/// Options are `--name`, `--name VALUE` or `--name=VALUE`, before or after operands; `--` ends
/// them. Global options may also stand before the command.
struct ArgumentParser {
  let commands: [Manual]

  /// The result of parsing.
  enum Outcome {
    case command(ParsedArguments)
    /// No command was named; `group` is the first word of several commands, to explain those.
    case overview(ParsedArguments, group: String?)
  }

  func parse(_ words: [String]) throws(CommandFailure) -> Outcome {
    var head = ParsedArguments(manual: Manual(name: [], summary: ""))
    var index = 0
    while index < words.count, words[index].hasPrefix("-"), words[index].count > 1 {
      try readOption(words, &index, Manual.globalOptions, into: &head, of: nil)
    }
    guard index < words.count else { return .overview(head, group: nil) }
    if head.has("help") || words.prefix(while: { $0 != "--" }).contains("--help"),
      let group = group(named: words[index...])
    {
      try readRest(words, from: index + 1, into: &head)
      return .overview(head, group: group)
    }
    let (manual, used) = try command(named: Array(words[index...]))
    index += used
    var parsed = ParsedArguments(manual: manual)
    for option in Manual.globalOptions {
      for value in head.values(option.name) { parsed.record(option.name, value) }
    }
    try readRest(words, from: index, into: &parsed)
    if !parsed.has("help"), !parsed.has("version") { try checkOperands(parsed) }
    return .command(parsed)
  }

  private func readRest(
    _ words: [String],
    from start: Int,
    into parsed: inout ParsedArguments
  ) throws(CommandFailure) {
    let options = parsed.manual.options + Manual.globalOptions
    var index = start
    var areOptionsOver = false
    while index < words.count {
      let word = words[index]
      if areOptionsOver || !word.hasPrefix("-") || word == "-" {
        parsed.operands.append(word)
        index += 1
      } else if word == "--" {
        areOptionsOver = true
        index += 1
      } else {
        try readOption(words, &index, options, into: &parsed, of: parsed.manual)
      }
    }
  }
}

// MARK: - Commands

extension ArgumentParser {
  /// A word alone with which several commands begin.
  private func group(named words: ArraySlice<String>) -> String? {
    let typed = words.prefix { !$0.hasPrefix("-") }.map { $0.lowercased() }
    guard typed.count == 1, !commands.contains(where: { ([$0.name] + $0.aliases).contains(typed) })
    else { return nil }
    return commands.contains { $0.name.count == 2 && $0.name[0] == typed[0] } ? typed[0] : nil
  }

  /// Finds the command with the longest name that `words` begin with.
  private func command(
    named words: [String]
  ) throws(CommandFailure) -> (manual: Manual, used: Int) {
    let typed = words.prefix { !$0.hasPrefix("-") }.map { $0.lowercased() }
    for length in [3, 2, 1] where typed.count >= length {
      let name = Array(typed.prefix(length))
      for manual in commands where ([manual.name] + manual.aliases).contains(name) {
        return (manual, length)
      }
    }
    throw unknownCommand(typed, shown: words[0])
  }

  private func unknownCommand(_ typed: [String], shown: String) -> CommandFailure {
    let first = typed.first ?? ""
    let parts = commands.filter { $0.name.count == 2 && $0.name[0] == first }.map { $0.name[1] }
    if !parts.isEmpty {
      let list = parts.joined(separator: ", ")
      guard typed.count > 1 else {
        return .usage("“daybook \(first)” needs one of these words after it: \(list).")
      }
      let guess = Suggestion.nearest(to: typed[1], among: parts)
      return .usage(
        "There is no command “\(first) \(SafeText.line(typed[1]))”.",
        hint: guess.map { "Did you mean “daybook \(first) \($0)”?" } ?? "There are: \(list)."
      )
    }
    let names = commands.filter { !$0.isHidden }
      .flatMap { [$0.name] + $0.aliases }.map { $0.joined(separator: " ") }
    let guess = Suggestion.nearest(to: first, among: names)
    return .usage(
      "There is no command “\(SafeText.line(shown))”.",
      hint: guess.map { "Did you mean “daybook \($0)”?" } ?? "“daybook help” lists them all."
    )
  }

  private func checkOperands(_ parsed: ParsedArguments) throws(CommandFailure) {
    let manual = parsed.manual
    let needed = manual.operands.filter { !$0.isOptional }
    if parsed.operands.count < needed.count {
      let missing = needed[parsed.operands.count]
      throw .usage(
        "“daybook \(manual.shortTitle)” needs \(missing.name): \(missing.help).",
        hint: "Usage: \(manual.usage)"
      )
    }
    guard !manual.operands.contains(where: \.repeats),
      parsed.operands.count > manual.operands.count
    else { return }
    throw tooMany(parsed)
  }

  private func tooMany(_ parsed: ParsedArguments) -> CommandFailure {
    let extra = parsed.operands[parsed.manual.operands.count]
    let group = parsed.manual.name[0]
    let parts = commands.filter { $0.name.count == 2 && $0.name[0] == group }.map { $0.name[1] }
    if let guess = Suggestion.nearest(to: extra, among: parts) {
      return .usage(
        "There is no command “\(group) \(SafeText.line(extra))”.",
        hint: "Did you mean “daybook \(group) \(guess)”?"
      )
    }
    return .usage(
      "“daybook \(parsed.manual.shortTitle)” does not know what to do with "
        + "“\(SafeText.line(extra))”.",
      hint: "Usage: \(parsed.manual.usage)"
    )
  }
}

// MARK: - Options

extension ArgumentParser {
  private func readOption(
    _ words: [String],
    _ index: inout Int,
    _ options: [Manual.Option],
    into parsed: inout ParsedArguments,
    of manual: Manual?
  ) throws(CommandFailure) {
    let (name, attached) = split(words[index])
    guard let option = options.first(where: { $0.name == name }) else {
      throw unknownOption(words[index], name, options, of: manual)
    }
    index += 1
    guard let value = option.value else {
      guard attached == nil else { throw .usage("--\(name) takes no value.") }
      parsed.record(name, "")
      return
    }
    if let attached {
      parsed.record(name, try checked(attached, option))
    } else if index < words.count, !words[index].hasPrefix("--") {
      parsed.record(name, try checked(words[index], option))
      index += 1
    } else {
      throw .usage("--\(name) needs a value: \(value) (\(option.help)).")
    }
  }

  private func split(_ word: String) -> (name: String, value: String?) {
    if word == "-h" { return ("help", nil) }
    if word == "-H" { return ("header", nil) }
    guard word.hasPrefix("--") else { return (word, nil) }
    let body = word.dropFirst(2)
    guard let equals = body.firstIndex(of: "=") else { return (String(body), nil) }
    return (String(body[..<equals]), String(body[body.index(after: equals)...]))
  }

  private func checked(
    _ value: String,
    _ option: Manual.Option
  ) throws(CommandFailure) -> String {
    guard !option.choices.isEmpty else { return value }
    let lowered = value.lowercased()
    if let choice = option.choices.first(where: { $0.lowercased() == lowered }) { return choice }
    let guess = Suggestion.nearest(to: lowered, among: option.choices)
    throw .usage(
      "--\(option.name) can be \(option.choices.joined(separator: ", ")), "
        + "not “\(SafeText.line(value))”.",
      hint: guess.map { "Did you mean “\($0)”?" }
    )
  }

  /// A choice that was typed as an option: `completion complete` for `complete`.
  private func choice(near name: String, _ options: [Manual.Option]) -> String? {
    for option in options {
      if let value = Suggestion.nearest(to: name, among: option.choices) {
        return "\(option.name) \(value)"
      }
    }
    return nil
  }

  private func unknownOption(
    _ word: String,
    _ name: String,
    _ options: [Manual.Option],
    of manual: Manual?
  ) -> CommandFailure {
    let guess =
      Suggestion.nearest(to: name, among: options.map(\.name)) ?? choice(near: name, options)
    let shown = SafeText.line(word.hasPrefix("--") ? "--\(name)" : word)
    guard let manual else {
      return .usage(
        "There is no option \(shown) before the command.",
        hint: guess.map { "Did you mean --\($0)?" }
          ?? "Write the options of a command after its name."
      )
    }
    return .usage(
      "“daybook \(manual.shortTitle)” has no option \(shown).",
      hint: guess.map { "Did you mean --\($0)?" } ?? "“daybook help \(manual.title)” lists them."
    )
  }
}
