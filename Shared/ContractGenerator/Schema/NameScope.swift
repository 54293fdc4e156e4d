/// The names of one scope in Swift, given out in the order they are asked for.
///
/// Whatever a contract calls its declarations, each gets a name that Swift takes and that nothing else in the
/// scope has. The name depends on what asked before and on nothing behind it, so a declaration added at
/// the end renames none.
struct NameScope {
  /// Names nothing may have from now on, which what is there already may.
  var reserved: Set<String> { didSet { counts = [:] } }
  private var taken: Set<String> = []
  /// The numbers tried behind a name, all of them in vain but for the last.
  private var counts: [String: Int] = [:]
  private let ignoresCase: Bool

  /// Begins a scope.
  ///
  /// - Parameters:
  ///   - reserved: names that are there before anything is declared.
  ///   - ignoresCase: two names that differ in case only are one, as for files.
  init(reserved: Set<String> = [], ignoresCase: Bool = false) {
    self.ignoresCase = ignoresCase
    self.reserved = ignoresCase ? Set(reserved.map { $0.lowercased() }) : reserved
  }

  /// Takes the first of `wishes` that is free; when none is, the last with `word` and a number.
  ///
  /// - Parameters:
  ///   - wishes: names of ASCII letters, digits and underscores, the best first.
  ///   - word: says what is named, in the case the name begins with, as in `field` or `Message`; it goes in
  ///     front of a name that begins with a digit.
  /// - Returns: the name as it is written, in backticks when it is a keyword.
  mutating func claim(_ wishes: String..., or word: String) -> String {
    var name = ""
    for wish in wishes {
      name = wish.first?.isLetter == true ? wish : word + wish
      if insert(name) { return Keywords.escaped(name) }
    }
    let base = name + Names.capitalized(word)
    name = base
    guard !insert(name) else { return Keywords.escaped(name) }
    var count = counts[base] ?? 1
    repeat {
      count += 1
      name = base + String(count)
    } while !insert(name)
    counts[base] = count
    return Keywords.escaped(name)
  }

  /// Takes back a name that nothing may have after all.
  mutating func refuse(_ name: String) {
    taken.remove(key(name))
    reserved.insert(key(name))
  }

  /// Whether something in the scope has this name.
  func contains(_ name: String) -> Bool { taken.contains(key(name)) }

  private mutating func insert(_ name: String) -> Bool {
    !reserved.contains(key(name)) && taken.insert(key(name)).inserted
  }

  private func key(_ name: String) -> String { ignoresCase ? name.lowercased() : name }
}

extension NameScope {
  /// Members of every message that a property must not hide, and labels of its other initializers.
  static let ofMessage = NameScope(reserved: [
    "customMirror", "decoding", "description", "encoded", "encodedSize", "hashValue", "json",
    "jsonBytes",
    "jsonString", "packing", "self", "sharedParts", "unknownFields",
  ])

  /// Cases of a oneof, beside what every choice can say of itself.
  static let ofOneof = NameScope(reserved: [
    "alone", "customMirror", "description", "hashValue", "self",
  ])

  /// Kinds of events of a package.
  static let ofEvents = NameScope(reserved: [
    "bodies", "body", "description", "hashValue", "kind", "kinds", "self",
  ])

  /// Values of an enum.
  static let ofEnum = NameScope(reserved: [
    "allCases", "contractName", "contractNames", "description", "hashValue", "isNull", "jsonNames",
    "rawValue", "self", "unrecognized",
  ])

  /// Methods of a service: `all` lists them, and `channel` is what a client calls through.
  static let ofService = NameScope(reserved: ["all", "channel", "self"])

  /// Modules that generated code names, and what means something else behind a dot.
  static let reservedTypes: Set<String> = [
    "Protocol", "RPC", "Self", "Swift", "Type", "Vocabulary", "Wire",
  ]
}

/// Words Swift keeps for itself.
enum Keywords {
  /// A name as it is written where it is declared or used.
  static func escaped(_ name: String) -> String {
    all.contains(name) ? "`\(name)`" : name
  }

  /// The opposite of ``escaped(_:)``.
  static func bare(_ name: String) -> String { name.filter { $0 != "`" } }

  /// A name as it is written in front of an argument: there only these words mean something else.
  static func label(_ name: String) -> String {
    ["`inout`", "`let`", "`var`"].contains(name) ? name : bare(name)
  }

  private static let all: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
