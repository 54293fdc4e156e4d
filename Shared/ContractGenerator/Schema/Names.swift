/// Converts names of a contract to preferred names in Swift, which ``NameScope`` assigns.
///
/// A type begins with a capital and everything else does not, so the two never collide.
enum Names {
  /// `task_id` becomes `taskID`, `due_at` becomes `dueAt`.
  static func lowerCamel(_ name: String) -> String {
    let words = words(of: name)
    guard let first = words.first else { return "" }
    let rest = words.dropFirst().map { word in
      switch word {
      case "id": "ID"
      case "ids": "IDs"
      default: capitalized(word)
      }
    }
    return lowercasedFirst(first) + rest.joined()
  }

  /// `task_id` becomes `taskId`, the JSON name.
  static func json(_ name: String) -> String {
    let parts = name.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    return (parts.first ?? "") + parts.dropFirst().map(capitalized).joined()
  }

  /// `daybook.task.v1` becomes `DaybookTaskV1`.
  static func upperCamel(_ name: String) -> String { words(of: name).map(capitalized).joined() }

  /// `Task` stays as it is, `task` becomes `Task`, `_Task` as well.
  static func type(_ name: String) -> String {
    let parts = name.split { !isWord($0) && $0 != "_" }
    return capitalized(parts.map { capitalized(String($0)) }.joined().drop { $0 == "_" })
  }

  /// `TASK_PRIORITY_HIGHEST` of `TaskPriority` becomes `highest`.
  ///
  /// - Parameters:
  ///   - value: the name in the contract.
  ///   - prefixes: possible prefixes of the value's name, as in `TASK_PRIORITY_`.
  /// - Returns: the whole name in camel case if nothing, or no valid name, would be left.
  static func enumCase(_ value: String, stripping prefixes: [String]) -> String {
    for prefix in prefixes where value.hasPrefix(prefix) {
      let rest = String(value.dropFirst(prefix.count))
      if let first = rest.first(where: { $0 != "_" }), first.isLetter {
        return enumCase(rest)
      }
    }
    return enumCase(value)
  }

  /// `TASK_PRIORITY_HIGHEST` becomes `taskPriorityHighest`.
  static func enumCase(_ value: String) -> String {
    let isShouting = !value.contains { $0.isLowercase }
    return lowerCamel(isShouting ? value.lowercased() : value)
  }

  /// `TaskPriority` becomes `TASK_PRIORITY_`; a nested one is tried with and without its parents.
  static func enumPrefixes(_ names: [String]) -> [String] {
    names.indices.reversed().map { names[$0...].map(shouted).joined(separator: "_") + "_" }
  }

  static func capitalized(_ word: some StringProtocol) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func shouted(_ name: String) -> String {
    var result = ""
    var previous: Character?
    for character in name {
      if character.isUppercase, let previous, previous.isLowercase || previous.isNumber {
        result += "_"
      }
      result += character.uppercased()
      previous = character
    }
    return result
  }

  private static func words(of name: String) -> [String] {
    name.split { !isWord($0) }.map(String.init)
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  private static func lowercasedFirst(_ word: String) -> String {
    // `URL` becomes `url`, `URLPath` stays readable as `urlPath`, `Name` becomes `name`.
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1 else { return word.prefix(1).lowercased() + word.dropFirst() }
    guard capitals.count < word.count else { return word.lowercased() }
    let head = word.prefix(capitals.count - 1)
    return head.lowercased() + word.dropFirst(head.count)
  }
}
