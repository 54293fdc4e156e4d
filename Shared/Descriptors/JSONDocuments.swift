package import Wire

/// Splits a stream of text into consecutive JSON values.
///
/// A value is returned as soon as it is complete: with its closing bracket or, for a number or a
/// word, with the character after it. Only structure is read here; the type of a value reads its
/// content.
package struct JSONDocuments: Sendable {
  private let limit: Int
  private var text: [UInt8] = []
  /// The start of the current value.
  private var start = 0
  private var position = 0
  /// Open brackets.
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// - Parameter limit: the most bytes of one value.
  package init(limit: Int) {
    self.limit = limit
  }

  package mutating func append(_ piece: [UInt8]) {
    text.removeFirst(start)
    position -= start
    start = 0
    text += piece
  }

  /// Text other than white space was received and not returned yet.
  package var hasMore: Bool {
    text[start...].contains { !Self.isBlank($0) }
  }

  /// The next complete value; `nil`: more text is needed.
  ///
  /// - Throws: a character that cannot begin a value, or a value over the limit (`tooLarge`), with
  ///   its offset. Nothing can be read afterwards.
  package mutating func next() throws(JSONError) -> [UInt8]? {
    if position == start { skipBlanks() }
    while position < text.count {
      guard position - start < limit else { throw JSONError(.tooLarge, offset: limit) }
      if try isEnd(before: text[position]) { return take() }
      position += 1
      if depth == 0, !isInString, Self.opens(text[start]) { return take() }
    }
    return nil
  }

  /// The last value, at the end of the text; `nil`: there was none.
  package mutating func last() throws(JSONError) -> [UInt8]? {
    if let next = try next() { return next }
    guard position > start else { return nil }
    guard depth == 0, !isInString else {
      throw JSONError(.malformed(.close), offset: position - start)
    }
    return take()
  }

  /// Reads a character; true if the value ended before it.
  private mutating func isEnd(before sign: UInt8) throws(JSONError) -> Bool {
    if isInString {
      if !isEscaped, sign == UInt8(ascii: "\"") { isInString = false }
      isEscaped = !isEscaped && sign == UInt8(ascii: "\\")
      return false
    }
    switch sign {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if depth == 0 { return try endedBare() }
      depth -= 1
    case UInt8(ascii: ","), UInt8(ascii: ":"):
      if depth == 0 { return try endedBare() }
    default: return depth == 0 && Self.isBlank(sign)
    }
    return false
  }

  /// A number or a word ends before this character, which cannot begin a value.
  private func endedBare() throws(JSONError) -> Bool {
    guard position > start else { throw JSONError(.malformed(.value), offset: 0) }
    return true
  }

  private mutating func take() -> [UInt8] {
    defer { start = position }
    return Array(text[start..<position])
  }

  private mutating func skipBlanks() {
    while position < text.count, Self.isBlank(text[position]) { position += 1 }
    start = position
  }

  private static func opens(_ sign: UInt8) -> Bool {
    [UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "[")].contains(sign)
  }

  private static func isBlank(_ sign: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(sign)
  }
}
