import Wire

extension WireReader {
  /// A second reader of the same bytes, to read ahead.
  func ahead() -> WireReader { self }

  /// Reads a declaration with a name, its field 1, which may be anywhere in it.
  ///
  /// - Parameters:
  ///   - scope: the package or message that contains it; may be empty.
  ///   - body: reads the rest; its argument is the full name.
  /// - Throws: `WireError` if there is no name, or that of `body`.
  /// - Returns: the result of `body`.
  mutating func declared<Declaration>(
    in scope: String,
    _ body: (inout WireReader, String) throws(WireError) -> Declaration
  ) throws(WireError) -> Declaration {
    var inner = try enter()
    let name = try inner.ahead().name()
    let declaration = try body(&inner, scope.isEmpty ? name : "\(scope).\(name)")
    leave(inner)
    return declaration
  }

  /// Reads the name of a declaration, its field 1, and skips the rest.
  consuming func name() throws(WireError) -> String {
    var name = ""
    while let tag = try nextTag() {
      if tag == 10 { name = try string() } else { try skip(tag) }
    }
    guard name.isIdentifier else { throw .unsound }
    return name
  }

  /// Reads a name with dots; an empty one is invalid.
  mutating func fullName() throws(WireError) -> String {
    let name = try string()
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard name.isEmpty || parts.allSatisfy(\.isIdentifier) else { throw .unsound }
    return name
  }

  /// Reads a full name with a leading dot.
  mutating func typeName() throws(WireError) -> String {
    var name = try string()
    if name.hasPrefix(".") { name.removeFirst() }
    guard name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(\.isIdentifier)
    else { throw .unsound }
    return name
  }

  /// Reads a number, and refuses more than 32 bits.
  mutating func int32() throws(WireError) -> Int32 {
    guard let number = Int32(exactly: Int64(bitPattern: try varint())) else { throw .unsound }
    return number
  }

  /// Reads those options of these numbers that are set; all are numbers themselves.
  mutating func options(_ wanted: Set<UInt32>) throws(WireError) -> [UInt32: UInt64] {
    var found: [UInt32: UInt64] = [:]
    try nested { (reader) throws(WireError) in
      while let tag = try reader.nextTag() {
        if tag & 7 == 0, wanted.contains(tag >> 3) {
          found[tag >> 3] = try reader.varint()
        } else {
          try reader.skip(tag)
        }
      }
    }
    return found
  }
}

extension StringProtocol {
  /// Whether it is a valid identifier in a contract.
  var isIdentifier: Bool {
    guard let first = utf8.first, !(0x30...0x39).contains(first) else { return false }
    return utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
      default: false
      }
    }
  }
}

extension WireError {
  /// Well-formed bytes that no contract can produce.
  static var unsound: WireError { WireError(.malformedText(.other)) }
}
