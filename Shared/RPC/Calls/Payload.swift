package import Wire

/// What travels in a message: a typed protobuf value, or bytes that are passed on unread.
package protocol Payload: Sendable {
  /// The bytes ``write(into:size:)`` will write, exactly.
  var byteCount: Int { get }

  /// Writes itself to the front of `buffer`, which has at least `size` bytes.
  func write(into buffer: UnsafeMutableRawBufferPointer, size: Int)

  /// Reads it. `bytes` are valid during this call only.
  init(reading bytes: UnsafeRawBufferPointer) throws
}

extension Payload {
  /// A copy of the bytes, for what does not fit the output at once.
  var bytes: [UInt8] {
    let size = byteCount
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      write(into: UnsafeMutableRawBufferPointer(buffer), size: size)
      count = size
    }
  }
}

/// A typed message.
struct MessagePayload<M: Message>: Payload {
  let message: M

  init(_ message: M) {
    self.message = message
  }

  init(reading bytes: UnsafeRawBufferPointer) throws {
    message = try M(decoding: bytes)
  }

  var byteCount: Int { message.encodedSize() }

  func write(into buffer: UnsafeMutableRawBufferPointer, size: Int) {
    message.encode(into: buffer, size: size)
  }
}

/// Bytes as they came.
struct RawPayload: Payload {
  let raw: [UInt8]

  init(_ raw: [UInt8]) {
    self.raw = raw
  }

  init(reading bytes: UnsafeRawBufferPointer) {
    raw = [UInt8](bytes)
  }

  var byteCount: Int { raw.count }

  func write(into buffer: UnsafeMutableRawBufferPointer, size: Int) {
    raw.withUnsafeBytes { buffer.copyMemory(from: $0) }
  }
}

extension RPCError {
  /// A message that is not what the contract says.
  ///
  /// Text of the wrong form (an id, a day) is the caller's mistake and names its field; bytes that
  /// are no message at all are `INTERNAL`: the two ends disagree about the contract.
  package init(_ error: WireError, side: String) {
    guard error.reason == .malformedText else {
      self.init(
        .internal,
        "malformed_message",
        "The \(side) could not be read.",
        debugDetail: error.description
      )
      return
    }
    self.init(
      .invalidArgument,
      "invalid_argument",
      "A field of the \(side) does not have the form it needs.",
      violations: [Violation(field: error.path, code: "malformed", message: error.description)],
      retryable: false
    )
  }
}
