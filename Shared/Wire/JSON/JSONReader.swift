/// Reads JSON, strictly: what RFC 8259 does not allow is refused, and so are names given twice.
@usableFromInline
package struct JSONReader {
  let bytes: [UInt8]
  var position = 0
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
}
