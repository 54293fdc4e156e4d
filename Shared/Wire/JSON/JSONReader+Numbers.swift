extension JSONReader {
  /// Characters a number may have; more are a sign of bad will.
  private static let longestNumber = 1_000

  /// Reads a number as it is written.
  mutating func numberToken() throws(JSONError) -> String {
    guard let first = peek(), first == UInt8(ascii: "-") || JSONNumber.isDigit(first) else {
      throw failure(.mismatch(.number))
    }
    let start = position
    while position < bytes.count, JSONNumber.mayContain(bytes[position]) { position += 1 }
    let token = bytes[start..<position]
    guard token.count <= JSONReader.longestNumber, JSONNumber.isValid(token) else {
      throw failure(.malformed(.number))
    }
    return String(decoding: token, as: UTF8.self)
  }

  /// Reads a number, or text that should be one.
  mutating func numberOrText() throws(JSONError) -> String {
    guard peek() == UInt8(ascii: "\"") else { return try numberToken() }
    let text = try string()
    guard text.utf8.count <= JSONReader.longestNumber else { throw failure(.mismatch(.number)) }
    return text
  }
}
