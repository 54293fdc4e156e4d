/// The position in a command line where a word is being typed, and its candidates.
struct CompletionContext {
  /// A candidate.
  struct Offer: Hashable, Sendable {
    let word: String
    var help = ""
  }

  /// The typed part of the word.
  private(set) var begun: String
  /// The prefix of each candidate: `--project=`.
  private(set) var front = ""
  /// Candidates that need no call.
  private(set) var offers: [Offer] = []
  /// The kind of further candidates.
  private(set) var value: CompletedValue?
  /// Earlier options that select the server and the member.
  private(set) var given = ParsedArguments(manual: Manual(name: [], summary: ""))

  /// - Parameters:
  ///   - words: the words after the program's name; the last one is being typed.
  ///   - manuals: all commands.
  init(_ words: [String], _ manuals: [Manual]) {
    begun = words.last ?? ""
    var index = 0
    let last = max(0, words.count - 1)
    guard !takeOptions(words, &index, last, Manual.globalOptions) else { return }
    guard index < last else {
      let first = Set(manuals.filter { !$0.isHidden }.flatMap(\.names).map { $0[0] })
      offers = first.sorted().map { Offer(word: $0, help: Self.help($0, manuals)) }
      if begun.hasPrefix("-") { offers = Self.offers(Manual.globalOptions) }
      return
    }
    let typed = words[index..<last].prefix { !$0.hasPrefix("-") }.prefix(3).map { $0.lowercased() }
    if index + typed.count == last, !begun.hasPrefix("-") {
      offers = Self.titles(manuals, behind: Array(typed))
    }
    guard
      let (manual, used) = [3, 2, 1].lazy.filter({ typed.count >= $0 }).compactMap({ count in
        manuals.first { $0.names.contains(Array(typed.prefix(count))) }.map { ($0, count) }
      }).first
    else { return }
    index += used
    complete(words, index, last, manual)
  }

  /// Completes the part after a command.
  private mutating func complete(
    _ words: [String],
    _ start: Int,
    _ last: Int,
    _ manual: Manual
  ) {
    let options = manual.options + Manual.globalOptions
    var (index, operands, areOptionsOver) = (start, 0, false)
    while index < last {
      if !areOptionsOver, words[index] == "--" {
        areOptionsOver = true
      } else if !areOptionsOver, words[index].hasPrefix("-"), words[index].count > 1 {
        guard !takeOptions(words, &index, last, options) else { return }
        continue
      } else {
        operands += 1
      }
      index += 1
    }
    if !areOptionsOver, begun.hasPrefix("-") {
      guard !takeValue(options) else { return }
      offers = Self.offers(options.filter { $0.repeats || !given.has($0.name) })
      return
    }
    let operand =
      operands < manual.operands.count
      ? manual.operands[operands]
      : manual.operands.last(where: \.repeats)
    value = operand.flatMap { CompletedValue($0, of: manual) }
    if value == nil, begun.isEmpty, !areOptionsOver, offers.isEmpty {
      offers = Self.offers(options.filter { !given.has($0.name) })
    }
  }

  /// Skips options and their values, and stores them.
  ///
  /// - Returns: whether the word being typed is the value of one of them.
  private mutating func takeOptions(
    _ words: [String],
    _ index: inout Int,
    _ last: Int,
    _ options: [Manual.Option]
  ) -> Bool {
    while index < last, words[index].hasPrefix("-"), words[index].count > 1, words[index] != "--" {
      let (name, attached) = Self.split(words[index])
      index += 1
      guard let option = options.first(where: { $0.name == name }) else { continue }
      guard option.value != nil, attached == nil else {
        given.record(name, attached ?? "")
        continue
      }
      guard index < last else {
        value = CompletedValue(option)
        return true
      }
      given.record(name, words[index])
      index += 1
    }
    return false
  }

  /// Whether a value is being typed after an equals sign.
  private mutating func takeValue(_ options: [Manual.Option]) -> Bool {
    let (name, attached) = Self.split(begun)
    guard let attached, let option = options.first(where: { $0.name == name }) else { return false }
    (front, begun) = ("--\(name)=", attached)
    value = CompletedValue(option)
    return true
  }

  private static func split(_ word: String) -> (name: String, value: String?) {
    let body = word.drop { $0 == "-" }
    guard let equals = body.firstIndex(of: "=") else { return (String(body), nil) }
    return (String(body[..<equals]), String(body[body.index(after: equals)...]))
  }

  private static func offers(_ options: [Manual.Option]) -> [Offer] {
    options.map { Offer(word: "--\($0.name)", help: $0.help) }
  }

  private static func help(_ title: String, _ manuals: [Manual]) -> String {
    manuals.first { $0.names.contains { $0.joined(separator: " ") == title } }?.summary ?? ""
  }

  /// All titles of commands, for commands that explain them.
  static func titles(_ manuals: [Manual], behind typed: [String]) -> [Offer] {
    let names = manuals.filter { !$0.isHidden }.flatMap(\.names)
    let next = names.filter { $0.count > typed.count && Array($0.prefix(typed.count)) == typed }
    return Set(next.map { $0[typed.count] }).sorted().map { word in
      Offer(word: word, help: help((typed + [word]).joined(separator: " "), manuals))
    }
  }
}

extension Manual {
  /// The command's name and its aliases.
  fileprivate var names: [[String]] { [name] + aliases }
}
