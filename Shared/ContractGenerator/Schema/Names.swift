/// How names of a contract become names in Swift.
enum Names {
  /// `task_id` becomes `taskID`, `due_at` becomes `dueAt`.
  static func lowerCamel(_ name: String) -> String {
    let words = words(of: name)
    guard let first = words.first else { return "field" }
    let rest = words.dropFirst().map { word in
      switch word {
      case "id": "ID"
      case "ids": "IDs"
      default: word.prefix(1).uppercased() + word.dropFirst()
      }
    }
    return lowercasedFirst(first) + rest.joined()
  }

  /// `daybook.task.v1` becomes `DaybookTaskV1`.
  static func upperCamel(_ name: String) -> String {
    let parts = name.split { $0 == "." || $0 == "_" }
    return parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// `TASK_PRIORITY_HIGHEST` of `TaskPriority` becomes `highest`.
  ///
  /// - Parameters:
  ///   - value: the name in the contract.
  ///   - prefixes: what may stand before the value's own name, as in `TASK_PRIORITY_`.
  /// - Returns: the whole name in camel case when nothing, or no name, would be left.
  static func enumCase(_ value: String, stripping prefixes: [String]) -> String {
    for prefix in prefixes where value.hasPrefix(prefix) {
      let rest = String(value.dropFirst(prefix.count))
      if let first = rest.first(where: { $0 != "_" }), first.isLetter {
        return caseName(rest)
      }
    }
    return caseName(value)
  }

  private static func caseName(_ value: String) -> String {
    let isShouting = !value.contains { $0.isLowercase }
    return lowerCamel(isShouting ? value.lowercased() : value)
  }

  /// `TaskPriority` becomes `TASK_PRIORITY_`; a nested one is tried with and without its parents.
  static func enumPrefixes(_ names: [String]) -> [String] {
    names.indices.reversed().map { names[$0...].map(shouted).joined(separator: "_") + "_" }
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
    name.split(separator: "_").map(String.init)
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

/// Names that Swift or the generated code keeps for itself.
enum ReservedNames {
  /// A name as it is written where it is declared or used.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// A property's name; what every message has already gets `Field` behind it.
  static func property(_ name: String) -> String {
    taken.contains(name) ? name + "Field" : name
  }

  /// A type's name; `Type` and `Protocol` mean something behind a dot, even in backticks.
  static func type(_ name: String) -> String {
    ["Type", "Protocol", "Self", "self"].contains(name) || modules.contains(name)
      ? name + "Message" : name
  }

  /// Whether a type of this name would hide what generated code needs.
  static func hides(_ name: String) -> Bool { modules.contains(name) || keywords.contains(name) }

  /// Modules that generated code names.
  private static let modules: Set<String> = ["RPC", "Swift", "Vocabulary", "Wire"]

  /// Properties of every message.
  private static let taken: Set<String> = [
    "description", "encoded", "encodedSize", "hashValue", "jsonBytes", "jsonString", "self",
    "unknownFields",
  ]

  /// Names used inside generated functions; a property of this name is reached through `self`.
  static let locals: Set<String> = [
    "number", "object", "outer", "reader", "sink", "tag", "value", "writer",
  ]

  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
