import Wire

/// `daybook.rpc.v1.Status`: what travels with a code.
///
/// At most 8,000 bytes.
///
/// Written by hand, because the library cannot wait for the contracts that are built on it.
struct StatusMessage {
  static let maximumBytes = 8_000
  /// Bytes of the sentence; cut at a character.
  static let maximumMessage = 1_024
  static let maximumViolations = 50

  private let error: RPCError

  init(_ error: RPCError) {
    self.error = error
  }

  func encoded() -> [UInt8] {
    var output = FieldWriter()
    output.text(1, error.message.cut(toBytes: Self.maximumMessage))
    output.text(2, error.reason.cut(toBytes: 64))
    if let retryable = error.retryable { output.number(3, retryable ? 1 : 0) }
    if let wait = error.retryAfter {
      output.number(4, UInt64(max(0, min(wait.wholeMilliseconds, Int64(UInt32.max)))))
    }
    var isTruncated = error.violations.count > Self.maximumViolations
    for violation in error.violations.prefix(Self.maximumViolations) {
      let bytes = Self.encoded(violation)
      guard output.bytes.count + bytes.count + 16 <= Self.maximumBytes else {
        isTruncated = true
        break
      }
      output.nested(5, bytes)
    }
    if isTruncated { output.number(7, 1) }
    return output.bytes
  }

  private static func encoded(_ violation: Violation) -> [UInt8] {
    var output = FieldWriter()
    output.text(1, violation.field)
    output.text(2, violation.code)
    output.text(3, violation.message)
    if let limit = violation.limit { output.number(4, UInt64(bitPattern: limit)) }
    return output.bytes
  }

  /// The error that a status describes.
  ///
  /// What cannot be read is left out: the code stands.
  static func decode(_ bytes: [UInt8], code: StatusCode) -> RPCError {
    var error = RPCError(code, "", "")
    error.encodedStatus = bytes
    var reader = FieldReader(bytes[...])
    while let field = reader.next() {
      switch (field.number, field.value) {
      case (1, .bytes(let text)): error.message = String(decoding: text, as: UTF8.self)
      case (2, .bytes(let text)): error.reason = String(decoding: text, as: UTF8.self)
      case (3, .number(let flag)): error.retryable = flag != 0
      case (4, .number(let wait)):
        if wait > 0 { error.retryAfter = .milliseconds(Int64(min(wait, UInt64(UInt32.max)))) }
      case (5, .bytes(let violation)): error.violations.append(decode(violation))
      default: break
      }
    }
    return error
  }

  private static func decode(_ bytes: ArraySlice<UInt8>) -> Violation {
    var violation = Violation(field: "", code: "")
    var reader = FieldReader(bytes)
    while let field = reader.next() {
      switch (field.number, field.value) {
      case (1, .bytes(let text)): violation.field = String(decoding: text, as: UTF8.self)
      case (2, .bytes(let text)): violation.code = String(decoding: text, as: UTF8.self)
      case (3, .bytes(let text)): violation.message = String(decoding: text, as: UTF8.self)
      case (4, .number(let limit)): violation.limit = Int64(bitPattern: limit)
      default: break
      }
    }
    return violation
  }
}

/// Writes the few field kinds a status has.
struct FieldWriter {
  var bytes: [UInt8] = []

  mutating func text(_ number: UInt8, _ text: String) {
    guard !text.isEmpty else { return }
    nested(number, Array(text.utf8))
  }

  mutating func nested(_ number: UInt8, _ content: [UInt8]) {
    bytes.append(number << 3 | 2)
    varint(UInt64(content.count))
    bytes += content
  }

  mutating func number(_ number: UInt8, _ value: UInt64) {
    bytes.append(number << 3)
    varint(value)
  }

  private mutating func varint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}

/// Reads numbers and delimited fields; ends quietly at anything else.
struct FieldReader {
  enum Value {
    case number(UInt64)
    case bytes(ArraySlice<UInt8>)
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  mutating func next() -> (number: UInt64, value: Value)? {
    guard let tag = varint() else { return nil }
    switch tag & 7 {
    case 0:
      guard let value = varint() else { return nil }
      return (tag >> 3, .number(value))
    case 2:
      guard let length = varint(), length <= UInt64(rest.count) else { return nil }
      let content = rest.prefix(Int(length))
      rest = rest.dropFirst(Int(length))
      return (tag >> 3, .bytes(content))
    default: return nil
    }
  }

  private mutating func varint() -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return value }
    }
    return nil
  }
}

extension String {
  /// The longest beginning of whole characters that needs at most `limit` bytes.
  fileprivate func cut(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var count = 0
    return String(
      prefix { character in
        count += character.utf8.count
        return count <= limit
      }
    )
  }
}
