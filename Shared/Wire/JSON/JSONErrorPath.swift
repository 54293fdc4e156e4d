extension JSONError {
  /// The same error with the path of its field prepended.
  ///
  /// Neither reading nor writing keeps a path, because errors are rare. After an error this walks
  /// the text again: up to its place, or to the end of the output.
  func located(
    in json: UnsafeBufferPointer<UInt8>,
    of type: any Message.Type,
    options: JSONOptions
  ) -> JSONError {
    guard let start = json.baseAddress else { return self }
    var options = options
    // Scanning ahead here goes no deeper than before.
    options.limits.memory = .max
    let reader = JSONReader(start, count: json.count, options: options)
    var walk = JSONWalk(reader, to: start + (offset ?? json.count), of: type)
    return inside(walk.path())
  }

  /// The same error, inside the field at `place`.
  package func inside(_ place: String) -> JSONError {
    var error = self
    if path.isEmpty || place.isEmpty || path.hasPrefix("[") {
      error.path = place + path
    } else {
      error.path = "\(place).\(path)"
    }
    return error
  }

  /// The path of a map entry, or of a value of free JSON, under `key`.
  ///
  /// - Parameter key: text of any content and length.
  /// - Returns: `["key"]`; `[…]` for more than 64 bytes, or characters that are unsafe to print.
  package static func place(ofKey key: String) -> String {
    isReadable(key) ? "[\"\(key)\"]" : hiddenPlace
  }

  /// The path of an unknown field: its name, or the form for a key if it cannot be a field's name.
  package static func place(ofUnknown name: String) -> String {
    let isName = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
      default: false
      }
    }
    return isName && !name.isEmpty && name.utf8.count <= longestName ? name : place(ofKey: name)
  }

  /// The path of a redacted key.
  package static let hiddenPlace = "[…]"

  /// In bytes; a name from outside may be as long as the text.
  private static let longestName = 64

  /// Whether it is short, without invisible, bidirectional or control characters.
  private static func isReadable(_ name: String) -> Bool {
    name.utf8.count <= longestName
      && name.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
        default: scalar != "\"" && scalar != "\\"
        }
      }
  }
}

/// Walks through JSON up to a place, and tracks the field of each value.
///
/// The text before the place was read once without an error, so little is checked.
private struct JSONWalk {
  private var reader: JSONReader
  private let target: UnsafePointer<UInt8>
  private var levels: [Level] = []
  private var known: [ObjectIdentifier: [ExactText: FieldInfo]] = [:]
  /// The kind of the next value.
  private var next: Content

  /// The kinds of values that paths distinguish.
  private enum Content {
    case message(any Message.Type)
    case elements(of: (any Message.Type)?)
    case entries(of: (any Message.Type)?)
    /// JSON without a contract, as in a `Struct`.
    case free

    init(_ type: (any Message.Type)?) { self = type.map { .message($0) } ?? .free }

    init(_ field: FieldInfo) {
      switch field.shape {
      case .single: self.init(field.message)
      case .repeated: self = .elements(of: field.message)
      case .map: self = .entries(of: field.message)
      }
    }
  }

  /// An open object or array.
  private struct Level {
    var kind: Kind
    /// The path of the current member.
    var label = ""
    var expectsName: Bool
    /// Whether the current member is redacted, keys included.
    var isRedacted: Bool

    enum Kind {
      case fields([ExactText: FieldInfo], hasType: Bool)
      case elements(Content, index: Int)
      case entries(Content)
    }
  }

  init(_ reader: JSONReader, to target: UnsafePointer<UInt8>, of type: any Message.Type) {
    self.reader = reader
    self.target = target
    next = .message(type)
  }

  mutating func path() -> String {
    while step() {}
    var path = ""
    for level in levels where !level.label.isEmpty {
      path += path.isEmpty || level.label.hasPrefix("[") ? level.label : ".\(level.label)"
    }
    return path
  }

  /// Skips one token; `false` at the target.
  private mutating func step() -> Bool {
    let sign = reader.peek()
    guard sign != 0 else { return false }
    if sign == UInt8(ascii: "\""), levels.last?.expectsName == true { return name() }
    guard reader.position < target else { return false }
    switch sign {
    case UInt8(ascii: "{"), UInt8(ascii: "["): open(sign)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      _ = levels.popLast()
      complete()
    case UInt8(ascii: ","): advance()
    case UInt8(ascii: ":"): break
    case UInt8(ascii: "\""):
      guard (try? reader.rawString()) != nil, reader.position <= target else { return false }
      complete()
      return true
    default:
      while reader.position < reader.end, !isEnd(reader.position.pointee) { reader.position += 1 }
      guard reader.position <= target else { return false }
      complete()
      return true
    }
    reader.position += 1
    return true
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}")
      || byte == UInt8(ascii: "]")
  }

  /// A value is complete; it is removed from the path.
  private mutating func complete() {
    guard let last = levels.indices.last else { return }
    levels[last].label = ""
  }

  /// Whether the innermost open value is in a redacted field.
  private var isInsideRedacted: Bool {
    levels.dropLast().last?.isRedacted ?? reader.options.isRedacted
  }

  /// After a comma: a name or the next element follows.
  private mutating func advance() {
    guard let last = levels.indices.last else { return }
    if case .elements(let content, let index) = levels[last].kind {
      levels[last].kind = .elements(content, index: index + 1)
      levels[last].label = "[\(index + 1)]"
      next = content
    } else {
      levels[last].expectsName = true
    }
  }

  private mutating func name() -> Bool {
    let isReached = reader.position >= target
    guard let last = levels.indices.last,
      let name = try? reader.text({ String(decoding: $0, as: UTF8.self) })
    else { return false }
    levels[last].expectsName = false
    switch levels[last].kind {
    case .fields(let fields, let hasType):
      let field = fields[ExactText(name)]
      let isType = hasType && name.isExactly("@type")
      let unknown =
        isInsideRedacted ? JSONError.hiddenPlace : JSONError.place(ofUnknown: name)
      levels[last].label = field?.name ?? (isType ? "" : unknown)
      // An unknown field may be redacted where it is known.
      levels[last].isRedacted = isInsideRedacted || field?.isRedacted ?? true
      next = field.map { Content($0) } ?? .free
    case .entries(let content):
      levels[last].label =
        levels[last].isRedacted ? JSONError.hiddenPlace : JSONError.place(ofKey: name)
      next = content
    case .elements: next = .free
    }
    return !isReached
  }

  private mutating func open(_ sign: UInt8) {
    let isObject = sign == UInt8(ascii: "{")
    var level = Level(
      kind: isObject ? .entries(.free) : .elements(.free, index: 0),
      expectsName: isObject,
      isRedacted: levels.last?.isRedacted ?? reader.options.isRedacted
    )
    switch next {
    case .message(let type) where isObject && !type.hasOwnJSONForm:
      level.kind = .fields(names(of: type), hasType: false)
    case .message(let type) where isObject && type == GoogleProtobuf.`Any`.self:
      if let fields = anyFields() {
        level.kind = .fields(fields, hasType: true)
      } else {
        // Its type may redact it where it is known.
        level.isRedacted = true
      }
    case .elements(let type) where !isObject: level.kind = .elements(Content(type), index: 0)
    case .entries(let type) where isObject: level.kind = .entries(Content(type))
    default: break
    }
    if case .elements(let content, _) = level.kind {
      next = content
      level.label = "[0]"
    }
    levels.append(level)
  }

  /// The fields of a type by both names; created once per type.
  private mutating func names(of type: any Message.Type) -> [ExactText: FieldInfo] {
    if let names = known[ObjectIdentifier(type)] { return names }
    var names: [ExactText: FieldInfo] = [:]
    for field in type.fields {
      // A name that is one field's JSON name may be another's contract name; reading prefers the
      // former.
      names[ExactText(field.jsonName)] = field
    }
    for field in type.fields {
      names[ExactText(field.name)] = names[ExactText(field.name)] ?? field
    }
    known[ObjectIdentifier(type)] = names
    return names
  }

  /// The fields of the message in an `Any` that opens here.
  private mutating func anyFields() -> [ExactText: FieldInfo]? {
    var scout = reader
    guard let url = try? scout.typeURL(), let type = reader.options.types.type(forURL: url) else {
      return nil
    }
    guard type.hasOwnJSONForm else { return names(of: type) }
    return ["value": FieldInfo(1, "value", "value", .single, type)]
  }
}
