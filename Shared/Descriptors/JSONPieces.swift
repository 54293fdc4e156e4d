import Wire

/// Splits JSON text one level at a time; each piece is still text.
///
/// Only structure is read here. The type of a piece reads its content, so it is as strict as
/// everywhere else.
struct JSONPieces {
  private let text: ArraySlice<UInt8>
  private var position: Int
  /// The current member, once its name is known.
  private(set) var member: String?
  /// The current element.
  private(set) var index: Int?

  /// A value and its position.
  typealias Piece = ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    position = text.startIndex
  }

  /// The members of an object, in order, with decoded names.
  mutating func members() throws(JSONError) -> [(name: String, quoted: Piece, value: Piece)] {
    try expect("{", .object)
    var members: [(name: String, quoted: Piece, value: Piece)] = []
    while try !ends(with: "}", isFirst: members.isEmpty) {
      guard peek() == UInt8(ascii: "\"") else { throw failure(.malformed(.name)) }
      let quoted = try value()
      let name = try self.name(quoted)
      member = name
      try expect(":", .colon)
      members.append((name, quoted, try value()))
      member = nil
    }
    try finish()
    return members
  }

  private func name(_ quoted: Piece) throws(JSONError) -> String {
    do throws(JSONError) {
      return try GoogleProtobuf.StringValue(json: Array(quoted)).value
    } catch {
      let offset = quoted.startIndex + (error.offset ?? 0)
      throw JSONError(error.reason, path: error.path, offset: offset)
    }
  }

  /// The elements of an array, in order.
  mutating func elements() throws(JSONError) -> [Piece] {
    try expect("[", .array)
    var elements: [Piece] = []
    while try !ends(with: "]", isFirst: elements.isEmpty) {
      index = elements.count
      elements.append(try value())
      index = nil
    }
    try finish()
    return elements
  }

  /// Skips one value, to its last byte.
  private mutating func value() throws(JSONError) -> Piece {
    guard let first = peek() else { throw failure(.malformed(.value)) }
    let start = position
    let isBracketed = [UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "[")].contains(first)
    var open = 0
    var isInString = false
    while position < text.endIndex {
      let byte = text[position]
      if isInString {
        if byte == UInt8(ascii: "\\") { position += 1 }
        if byte == UInt8(ascii: "\"") { isInString = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): open += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if open == 0 { return try piece(from: start) }
          open -= 1
        case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0a, 0x0d:
          if open == 0 { return try piece(from: start) }
        default: break
        }
      }
      position += 1
      if isBracketed, !isInString, open == 0 { return try piece(from: start) }
    }
    guard open == 0, !isInString, position == text.endIndex else {
      throw failure(.malformed(.close))
    }
    return try piece(from: start)
  }

  private func piece(from start: Int) throws(JSONError) -> Piece {
    guard start < position else { throw failure(.malformed(.value)) }
    return text[start..<min(position, text.endIndex)]
  }

  private mutating func peek() -> UInt8? {
    while position < text.endIndex, [0x20, 0x09, 0x0a, 0x0d].contains(text[position]) {
      position += 1
    }
    return position < text.endIndex ? text[position] : nil
  }

  private mutating func expect(
    _ sign: Unicode.Scalar,
    _ expected: JSONError.Expected
  ) throws(JSONError) {
    guard peek() == UInt8(ascii: sign) else {
      throw failure(sign == ":" ? .malformed(expected) : .mismatch(expected))
    }
    position += 1
  }

  /// Skips the comma before the next piece, or the closing bracket.
  private mutating func ends(
    with sign: Unicode.Scalar,
    isFirst: Bool
  ) throws(JSONError) -> Bool {
    if peek() == UInt8(ascii: sign) {
      position += 1
      return true
    }
    if isFirst { return false }
    guard peek() == UInt8(ascii: ",") else { throw failure(.malformed(.comma)) }
    position += 1
    return false
  }

  private mutating func finish() throws(JSONError) {
    guard peek() == nil else { throw failure(.malformed(.end)) }
  }

  private func failure(_ reason: JSONError.Reason) -> JSONError {
    JSONError(reason, offset: position)
  }
}
