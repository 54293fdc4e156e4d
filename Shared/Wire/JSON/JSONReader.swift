/// Reads JSON, strictly: what RFC 8259 does not allow is refused, and so are names given twice.
@usableFromInline
package struct JSONReader {
  private let bytes: [UInt8]
  private(set) var position = 0
  let options: JSONOptions
  private var depthLeft: Int
  private var memoryLeft: Int
  /// Where in the message reading is.
  var path: [Step] = []

  /// The value read last has a name nobody knows, and the options say to pass over it.
  var hasPassedOver = false

  /// The next object is that of an `Any`.
  var opensAny = false

  /// One step of a path.
  enum Step {
    case field(String)
    case index(Int)
  }

  init(_ bytes: [UInt8], options: JSONOptions) {
    self.bytes = bytes
    self.options = options
    depthLeft = options.limits.depth
    memoryLeft = options.limits.memory
  }

  func failure(_ reason: JSONError.Reason) -> JSONError {
    var text = ""
    for step in path {
      switch step {
      case .field(""): break
      case .field(let name): text += text.isEmpty ? name : ".\(name)"
      case .index(let index): text += "[\(index)]"
      }
    }
    return JSONError(reason, path: text, offset: position)
  }

  mutating func charge(_ count: Int) throws(JSONError) {
    memoryLeft -= count
    guard memoryLeft >= 0 else { throw failure(.tooLarge) }
  }

  // MARK: - Signs

  /// The next byte that is no white space; `nil` at the end.
  mutating func peek() -> UInt8? {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case let byte: return byte
      }
    }
    return nil
  }

  /// Passes over `sign` if it comes next.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(truncatingIfNeeded: sign.value) else { return false }
    position += 1
    return true
  }

  /// Passes over a word if it comes next.
  mutating func take(word: StaticString) -> Bool {
    guard peek() != nil else { return false }
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    let isNext = word.withUTF8Buffer { bytes[position..<end].elementsEqual($0) }
    if isNext { position = end }
    return isNext
  }

  mutating func finish() throws(JSONError) {
    guard peek() == nil else { throw failure(.malformed(.end)) }
  }

  // MARK: - Structure

  mutating func enter(_ sign: Unicode.Scalar, _ expected: JSONError.Expected) throws(JSONError) {
    guard take(sign) else { throw failure(.mismatch(expected)) }
    guard depthLeft > 0 else { throw failure(.tooDeep) }
    depthLeft -= 1
  }

  /// Passes over the comma before the next member, or over the closing sign.
  ///
  /// - Returns: whether there is a next member.
  mutating func advance(isFirst: Bool, closing sign: Unicode.Scalar) throws(JSONError) -> Bool {
    if take(sign) {
      depthLeft += 1
      return false
    }
    if isFirst { return true }
    guard take(",") else { throw failure(.malformed(.comma)) }
    // A closing sign now would be a trailing comma; what reads the member will not find one.
    return true
  }

  /// Reads a name and its colon.
  mutating func name() throws(JSONError) -> String {
    guard peek() == UInt8(ascii: "\"") else { throw failure(.malformed(.name)) }
    let name = try string()
    guard take(":") else { throw failure(.malformed(.colon)) }
    return name
  }

  /// Passes over any value.
  mutating func skipValue() throws(JSONError) {
    switch peek() {
    case UInt8(ascii: "{"):
      try enter("{", .object)
      var names: Set<String> = []
      while try advance(isFirst: names.isEmpty, closing: "}") {
        guard names.insert(try name()).inserted else { throw failure(.duplicate) }
        try skipValue()
      }
    case UInt8(ascii: "["):
      try enter("[", .array)
      var isFirst = true
      while try advance(isFirst: isFirst, closing: "]") {
        isFirst = false
        try skipValue()
      }
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try boolean()
    case UInt8(ascii: "n"):
      guard take(word: "null") else { throw failure(.malformed(.value)) }
    default: _ = try numberToken()
    }
  }

  mutating func boolean() throws(JSONError) -> Bool {
    if take(word: "true") { return true }
    if take(word: "false") { return false }
    throw failure(.mismatch(.boolean))
  }

  // MARK: - Strings

  mutating func string() throws(JSONError) -> String {
    guard take("\"") else { throw failure(.mismatch(.string)) }
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        let text = try text(bytes[start..<position])
        position += 1
        return text
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case 0..<0x20: throw failure(.malformed(.string))
      default: position += 1
      }
    }
    throw failure(.malformed(.string))
  }

  /// Reads a string that has escapes, from its first byte.
  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var result = [UInt8](bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return try text(result[...])
      case UInt8(ascii: "\\"): try escape(into: &result)
      case 0..<0x20: throw failure(.malformed(.string))
      default: result.append(byte)
      }
    }
    throw failure(.malformed(.string))
  }

  private mutating func escape(into result: inout [UInt8]) throws(JSONError) {
    guard position < bytes.count else { throw failure(.malformed(.string)) }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"): result.append(contentsOf: try unicodeEscape())
    default: throw failure(.malformed(.string))
    }
  }

  /// Reads four digits behind `\u`, and the second half of a surrogate pair behind those.
  private mutating func unicodeEscape() throws(JSONError) -> [UInt8] {
    var value = try fourDigits()
    if (0xD800..<0xDC00).contains(value) {
      guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
        bytes[position + 1] == UInt8(ascii: "u")
      else { throw failure(.malformed(.unicode)) }
      position += 2
      let low = try fourDigits()
      guard (0xDC00..<0xE000).contains(low) else { throw failure(.malformed(.unicode)) }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw failure(.malformed(.unicode)) }
    return [UInt8](String(scalar).utf8)
  }

  private mutating func fourDigits() throws(JSONError) -> UInt32 {
    guard bytes.count - position >= 4 else { throw failure(.malformed(.unicode)) }
    var value: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = JSONNumber.hexadecimalValue(of: byte) else {
        throw failure(.malformed(.unicode))
      }
      value = value << 4 | digit
    }
    position += 4
    return value
  }

  private func text(_ slice: ArraySlice<UInt8>) throws(JSONError) -> String {
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw failure(.malformed(.unicode))
    }
    return text
  }

  // MARK: - Numbers

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
}
