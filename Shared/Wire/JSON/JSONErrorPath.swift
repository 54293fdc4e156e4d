extension JSONError {
  /// The same error with the path of the field it happened in.
  ///
  /// Reading keeps no path, because nearly all texts are fine. When one is not, this walks it a second
  /// time, up to the place of the error.
  func located(
    in json: UnsafeBufferPointer<UInt8>,
    of type: any Message.Type,
    options: JSONOptions
  ) -> JSONError {
    guard path.isEmpty, let start = json.baseAddress else { return self }
    var options = options
    // What looks ahead here stays as shallow as what looked ahead before.
    options.limits.memory = .max
    let reader = JSONReader(start, count: json.count, options: options)
    var walk = JSONWalk(reader, to: start + offset, of: type)
    var found = self
    found.path = walk.path()
    return found
  }

  /// The same error with the names of the contract in its path, as reading gives them; writing knows
  /// those of JSON.
  func named(in type: any Message.Type) -> JSONError {
    var fields = type.fields
    var error = self
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map { part in
      let name = part.prefix { $0 != "[" }
      guard let field = fields.first(where: { $0.jsonName.isExactly(name) }) else {
        fields = []
        return String(part)
      }
      fields = field.message?.fields ?? []
      return field.name + part.dropFirst(name.count)
    }
    error.path = names.joined(separator: ".")
    return error
  }
}

/// Walks through JSON up to a place, and knows which field each value belongs to.
///
/// What comes before the place has been read once without an error, so little is checked.
private struct JSONWalk {
  private var reader: JSONReader
  private let target: UnsafePointer<UInt8>
  private var levels: [Level] = []
  /// What the next value is.
  private var next: Content

  /// What a value is, as far as paths go.
  private enum Content {
    case message(any Message.Type)
    case elements(of: (any Message.Type)?)
    case entries(of: (any Message.Type)?)
    /// Something with no fields of a contract in it.
    case other

    init(_ type: (any Message.Type)?) { self = type.map { .message($0) } ?? .other }

    init(_ field: FieldInfo) {
      switch field.shape {
      case .single: self.init(field.message)
      case .repeated: self = .elements(of: field.message)
      case .map: self = .entries(of: field.message)
      }
    }
  }

  /// An object or an array that is open.
  private struct Level {
    var kind: Kind
    /// What the path says of the member being read.
    var label = ""
    var expectsName: Bool

    enum Kind {
      case fields([FieldInfo], hasType: Bool)
      case elements(Content, index: Int)
      case entries(Content)
      case other
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

  /// Passes over one sign, name or value; `false` at the place looked for.
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

  /// A value is over; the path no longer goes there.
  private mutating func complete() {
    guard let last = levels.indices.last else { return }
    levels[last].label = ""
  }

  /// A comma: a name or the next element follows.
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
      let field = fields.first { $0.jsonName.isExactly(name) || $0.name.isExactly(name) }
      let isType = hasType && name.isExactly("@type")
      levels[last].label = field?.name ?? (isType ? "" : name.utf8.count <= 64 ? name : "…")
      next = field.map { Content($0) } ?? .other
    case .entries(let content): next = content
    case .elements, .other: next = .other
    }
    return !isReached
  }

  private mutating func open(_ sign: UInt8) {
    let isObject = sign == UInt8(ascii: "{")
    var level = Level(kind: .other, expectsName: isObject)
    switch next {
    case .message(let type) where isObject && !type.hasOwnJSONForm:
      level.kind = .fields(type.fields, hasType: false)
    case .message(let type) where isObject && type == GoogleProtobuf.`Any`.self:
      level.kind = anyFields.map { .fields($0, hasType: true) } ?? .other
    case .elements(let type) where !isObject:
      next = Content(type)
      level.kind = .elements(next, index: 0)
      level.label = "[0]"
    case .entries(let type) where isObject: level.kind = .entries(Content(type))
    default: next = .other
    }
    levels.append(level)
  }

  /// The fields of the message inside an `Any` that opens here.
  private var anyFields: [FieldInfo]? {
    var scout = reader
    guard let url = try? scout.typeURL(), let type = reader.options.types.type(forURL: url) else {
      return nil
    }
    guard type.hasOwnJSONForm else { return type.fields }
    return [FieldInfo(1, "value", "value", .single, type)]
  }
}
