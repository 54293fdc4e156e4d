/// Reads JSON strictly: what RFC 8259 does not allow is refused, and so are repeated names.
///
/// The creator of a reader keeps the bytes alive, as
/// ``Message/init(json:_:)`` does. Every step compares with `end` first.
public struct JSONReader {
  let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  @usableFromInline var position: UnsafePointer<UInt8>
  let options: JSONOptions
  @usableFromInline var depthLeft: Int
  @usableFromInline var memoryLeft: Int
  @usableFromInline let stack = StackLimit()

  /// The next object is that of an `Any`.
  var opensAny = false

  init(_ start: UnsafePointer<UInt8>, count: Int, options: JSONOptions) {
    self.start = start
    position = start
    end = start + count
    self.options = options
    depthLeft = options.limits.depth
    memoryLeft = options.limits.memory
  }

  /// An error at `place`, or at the current position; its path is added later.
  @usableFromInline
  func failure(
    _ reason: JSONError.Reason,
    at place: UnsafePointer<UInt8>? = nil
  ) -> JSONError {
    JSONError(reason, offset: (place ?? position) - start)
  }

  /// Charges memory that a few bytes of text ask for.
  @inlinable @inline(__always)
  mutating func charge(_ count: Int) throws(JSONError) {
    memoryLeft &-= count
    guard memoryLeft >= 0 else { throw failure(.tooLarge) }
  }

  /// Gives `body` a message inside the current one.
  ///
  /// Depth counts messages and map entries, as in the binary form, so that both forms accept the
  /// same. Arrays of fields do not nest by themselves.
  @inlinable @inline(__always)
  mutating func nested(
    for size: Int = 0,
    _ body: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard depthLeft > 0, stack.hasRoom(for: size) else { throw failure(.tooDeep) }
    depthLeft &-= 1
    try body(&self)
    depthLeft &+= 1
  }

  // MARK: - Tokens

  /// The next byte after white space; 0 at the end.
  @usableFromInline @inline(__always)
  mutating func peek() -> UInt8 {
    while position < end {
      let byte = position.pointee
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position += 1
    }
    return 0
  }

  /// Skips `sign` if it is next.
  @inline(__always)
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(truncatingIfNeeded: sign.value) else { return false }
    position += 1
    return true
  }

  /// Skips a word if it is next.
  @usableFromInline
  mutating func take(word: StaticString) -> Bool {
    guard peek() == word.utf8Start.pointee, end - position >= word.utf8CodeUnitCount else {
      return false
    }
    for index in 0..<word.utf8CodeUnitCount where position[index] != word.utf8Start[index] {
      return false
    }
    position += word.utf8CodeUnitCount
    return true
  }

  mutating func finish() throws(JSONError) {
    guard peek() == 0, position == end else { throw failure(.malformed(.end)) }
  }

  // MARK: - Structure

  @usableFromInline
  mutating func enter(_ sign: Unicode.Scalar, _ expected: JSONError.Expected) throws(JSONError) {
    guard take(sign) else { throw failure(.mismatch(expected)) }
  }

  /// Skips the comma before the next member, or the closing bracket.
  ///
  /// - Returns: whether there is a next member.
  @usableFromInline
  mutating func advance(
    _ isFirst: inout Bool,
    closing sign: Unicode.Scalar
  ) throws(JSONError) -> Bool {
    if take(sign) { return false }
    if isFirst {
      isFirst = false
      return true
    }
    guard take(",") else { throw failure(.malformed(.comma)) }
    // A closing bracket now would be a trailing comma; reading the member fails.
    return true
  }

  /// Reads a name and gives `body` its bytes; then skips the colon.
  @inlinable
  mutating func name<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(JSONError) -> Result {
    guard peek() == UInt8(ascii: "\"") else { throw failure(.malformed(.name)) }
    let result = try text(body)
    try colon()
    return result
  }

  @usableFromInline
  mutating func colon() throws(JSONError) {
    guard take(":") else { throw failure(.malformed(.colon)) }
  }

  @usableFromInline
  mutating func boolean() throws(JSONError) -> Bool {
    if take(word: "true") { return true }
    if take(word: "false") { return false }
    throw failure(.mismatch(.boolean))
  }

  /// Skips any value; every object and array counts as a level here.
  mutating func skipValue() throws(JSONError) {
    switch peek() {
    case UInt8(ascii: "{"):
      try nested { (reader) throws(JSONError) in
        try reader.enter("{", .object)
        var names: Set<[UInt8]> = []
        var isFirst = true
        while try reader.advance(&isFirst, closing: "}") {
          let place = reader.position
          let name = try reader.name { Array($0) }
          guard names.insert(name).inserted else { throw reader.failure(.duplicate, at: place) }
          try reader.skipValue()
        }
      }
    case UInt8(ascii: "["):
      try nested { (reader) throws(JSONError) in
        try reader.enter("[", .array)
        var isFirst = true
        while try reader.advance(&isFirst, closing: "]") { try reader.skipValue() }
      }
    case UInt8(ascii: "\""): try text { _ in }
    case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try boolean()
    case UInt8(ascii: "n"):
      guard take(word: "null") else { throw failure(.malformed(.value)) }
    default: _ = try decimal()
    }
  }
}
