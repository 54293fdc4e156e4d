extension GoogleProtobuf.FieldMask {
  /// Whether the mask names this field, or a message that contains it.
  package func contains(_ path: String) -> Bool {
    paths.contains { named in
      // An empty path names no field.
      guard !named.isEmpty else { return false }
      let rest = path.utf8.dropFirst(named.utf8.count)
      return path.utf8.starts(with: named.utf8) && (rest.isEmpty || rest.first == UInt8(ascii: "."))
    }
  }
}

extension Message {
  /// Copies the fields that a mask names from `other`; fields that `other` has not set are cleared.
  ///
  /// A path goes through messages by name, as in `task.due_at`; a repeated field or a map can only
  /// be its end. Repeated fields and maps are replaced, not joined. Nothing changes if this throws.
  ///
  /// - Throws: ``FieldMaskError`` for the first path that names no field; ``WireError`` if the
  ///   messages nest so deeply that the stack has no room to read them.
  package mutating func update(
    from other: Self,
    mask: GoogleProtobuf.FieldMask
  ) throws {
    var tree = MaskTree()
    var fields = FieldNames()
    for path in mask.paths {
      guard let numbers = fields.numbers(of: path, in: Self.self) else {
        throw FieldMaskError(path: path)
      }
      tree.insert(numbers[...])
    }
    // On the wire, later fields are merged into earlier ones.
    let kept = try tree.filter(encoded(), keepingNamed: false)
    let taken = try tree.filter(other.encoded(), keepingNamed: true)
    self = try Self(decoding: kept + taken, limits: .ofOwnBytes)
  }
}

extension WireLimits {
  /// For bytes that were encoded here, of any size: no input from outside.
  fileprivate static let ofOwnBytes = WireLimits(depth: .max, memory: .max)
}

/// A path of a field mask that names no field.
package struct FieldMaskError: Error, Hashable, CustomStringConvertible {
  package let path: String

  package init(path: String) {
    self.path = path
  }

  package var description: String { "\(path): there is no such field" }
}

/// The fields of the types on the paths of one mask, by name.
///
/// A sender may fill a message with paths, so a type's names are indexed once.
private struct FieldNames {
  private var known: [ObjectIdentifier: [ExactText: FieldInfo]] = [:]

  /// The most steps of a path; recursive messages would allow any number.
  private static let longest = 32

  /// Field numbers from the outermost message inwards; `nil` if the path names no field.
  mutating func numbers(of path: String, in type: any Message.Type) -> [UInt32]? {
    // As bytes, which are compared in linear time.
    let names = path.utf8.split(
      separator: UInt8(ascii: "."),
      maxSplits: Self.longest,
      omittingEmptySubsequences: false
    )
    guard names.count <= Self.longest else { return nil }
    var numbers: [UInt32] = []
    var current: (any Message.Type)? = type
    for name in names {
      guard let type = current, let field = field(ExactText(String(Substring(name))), of: type)
      else { return nil }
      numbers.append(field.number)
      current = field.shape == .single ? field.message : nil
    }
    return numbers
  }

  private mutating func field(_ name: ExactText, of type: any Message.Type) -> FieldInfo? {
    if let fields = known[ObjectIdentifier(type)] { return fields[name] }
    let fields = Dictionary(type.fields.map { (ExactText($0.name), $0) }) { first, _ in first }
    known[ObjectIdentifier(type)] = fields
    return fields[name]
  }
}

/// Named fields by number; one without branches is named as a whole.
private struct MaskTree {
  private var branches: [UInt32: MaskTree] = [:]

  /// A path below one that is named as a whole adds nothing.
  mutating func insert(_ path: ArraySlice<UInt32>) {
    guard let first = path.first else {
      branches = [:]
      return
    }
    if let branch = branches[first], branch.branches.isEmpty { return }
    branches[first, default: MaskTree()].insert(path.dropFirst())
  }

  /// Copies the fields that are named, or the others.
  func filter(_ bytes: [UInt8], keepingNamed: Bool) throws(WireError) -> [UInt8] {
    try WireReader.read(bytes, limits: .ofOwnBytes) { (reader) throws(WireError) in
      var result: [UInt8] = []
      while let tag = try reader.nextTag() {
        let branch = branches[tag >> 3]
        if let branch, !branch.branches.isEmpty, tag & 7 == WireType.lengthDelimited.rawValue {
          let inner = [UInt8](try reader.delimited())
          result.append(varint: UInt64(tag))
          let kept = try branch.filter(inner, keepingNamed: keepingNamed)
          result.append(varint: UInt64(kept.count))
          result += kept
        } else {
          let field = try reader.field(tag)
          if (branch != nil) == keepingNamed { result.append(contentsOf: field) }
        }
      }
      return result
    }
  }
}

extension WireReader {
  /// Skips a field and returns its bytes, tag included.
  fileprivate mutating func field(_ tag: UInt32) throws(WireError) -> UnsafeRawBufferPointer {
    let start = fieldStart
    try skip(tag)
    return UnsafeRawBufferPointer(start: start, count: position - start)
  }
}

extension [UInt8] {
  fileprivate mutating func append(varint value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }
}
