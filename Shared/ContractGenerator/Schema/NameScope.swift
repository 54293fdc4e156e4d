/// The names of one scope in Swift, assigned in the order of the requests.
///
/// Each declaration gets a valid and unique name, whatever the contract calls it. The name depends
/// on earlier requests only, so a declaration that is added at the end renames none.
struct NameScope {
  /// Names that must not be assigned from now on.
  var reserved: Set<String> { didSet { counts = [:] } }
  private var taken: Set<String> = []
  /// The last numbers tried as suffixes of a name.
  private var counts: [String: Int] = [:]
  private let ignoresCase: Bool

  /// Creates a scope.
  ///
  /// - Parameters:
  ///   - reserved: names that are taken before anything is declared.
  ///   - ignoresCase: whether names that differ in case only collide, as for files.
  init(reserved: Set<String> = [], ignoresCase: Bool = false) {
    self.ignoresCase = ignoresCase
    self.reserved = ignoresCase ? Set(reserved.map { $0.lowercased() }) : reserved
  }

  /// Assigns the first of `wishes` that is free; otherwise the last with `word` and a number.
  ///
  /// - Parameters:
  ///   - wishes: names of ASCII letters, digits and underscores, the best first.
  ///   - word: the kind of declaration, in the case of the name, as in `field` or `Message`; it is
  ///     the prefix of a name that begins with a digit.
  /// - Returns: the name as written, in backticks if it is a keyword.
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

  /// Marks a name as taken.
  mutating func refuse(_ name: String) {
    taken.remove(key(name))
    reserved.insert(key(name))
  }

  /// Whether the name is taken.
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

  /// Cases of a oneof, and members that every choice has.
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

  /// Methods of a service: `all` lists them, and `channel` is the client's channel.
  static let ofService = NameScope(reserved: ["all", "channel", "self"])

  /// Modules that generated code refers to, and names with another meaning after a dot.
  static let reservedTypes: Set<String> = [
    "Protocol", "RPC", "Self", "Swift", "Type", "Vocabulary", "Wire",
  ]
}

/// Swift's keywords.
enum Keywords {
  /// A name as written in declarations and references.
  static func escaped(_ name: String) -> String {
    all.contains(name) ? "`\(name)`" : name
  }

  /// The opposite of ``escaped(_:)``.
  static func bare(_ name: String) -> String { name.filter { $0 != "`" } }

  /// A name as written as an argument label, where only these words are special.
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
