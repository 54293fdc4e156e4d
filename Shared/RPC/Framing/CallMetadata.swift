import Vocabulary

/// The metadata of a call: the caller's entries, and those that most calls have.
///
/// The latter are written straight into the frame. As entries they cost a `String`, an array
/// element and their reference counts: a seventh of a forwarded call.
struct CallMetadata {
  private static let requestIDKey: StaticString = "request-id"
  private static let traceKey: StaticString = "traceparent"

  private(set) var entries: Metadata
  /// Written last.
  let prepared: PreparedMetadata?
  /// Sent as `request-id`.
  let requestID: UniqueID?
  /// Sent as `traceparent`.
  let trace: TraceParent?
  /// The number of entries, without ``prepared``.
  private var count = 0
  /// Bytes of keys and values.
  private var byteCount = 0

  /// Of equal keys, the request id and the trace replace those in `entries`.
  init(
    _ entries: Metadata,
    prepared: PreparedMetadata? = nil,
    requestID: UniqueID? = nil,
    trace: TraceParent? = nil
  ) {
    self.entries = entries
    self.prepared = prepared
    self.requestID = requestID
    self.trace = trace
    if requestID != nil { add(Self.requestIDKey, UniqueID.textLength) }
    if trace != nil { add(Self.traceKey, TraceParent.length) }
    guard !self.entries.isEmpty else { return }
    let own = self.entries.count
    count += own
    byteCount += self.entries.encodedByteCount - own * EntryBytes.front
  }

  @inline(__always) private mutating func add(_ key: StaticString, _ valueLength: Int) {
    count += 1
    byteCount += key.utf8CodeUnitCount + valueLength
    if !entries.isEmpty { entries[key.description] = nil }
  }

  /// The counted size: key, value and 32 bytes for each entry.
  var countedSize: Int {
    byteCount + count * Metadata.overhead + (prepared?.countedSize ?? 0)
  }

  /// The size for ``write(to:)``.
  var encodedByteCount: Int {
    byteCount + count * EntryBytes.front + (prepared?.encoded.count ?? 0)
  }

  func write(to buffer: UnsafeMutableRawBufferPointer) {
    var offset = 0
    if let requestID {
      let value = buffer.begin(Self.requestIDKey, UniqueID.textLength, at: &offset)
      requestID.writeText(into: value)
    }
    if let trace {
      let value = buffer.begin(Self.traceKey, TraceParent.length, at: &offset)
      trace.write(to: value)
    }
    if !entries.isEmpty { entries.write(to: buffer.piece(offset, buffer.count - offset)) }
    guard let prepared else { return }
    let length = prepared.encoded.count
    prepared.encoded.withUnsafeBytes {
      buffer.piece(buffer.count - length, length).copyMemory(from: $0)
    }
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Writes an entry's lengths and key, and advances behind its value.
  ///
  /// - Returns: where the value goes.
  @inline(__always) fileprivate func begin(
    _ key: StaticString,
    _ valueLength: Int,
    at offset: inout Int
  ) -> UnsafeMutableRawBufferPointer {
    let keyLength = key.utf8CodeUnitCount
    self[offset] = UInt8(truncatingIfNeeded: keyLength)
    put(UInt16(truncatingIfNeeded: valueLength), at: offset + 1)
    let start = offset + EntryBytes.front
    put(UnsafeRawBufferPointer(start: key.utf8Start, count: keyLength), at: start)
    let value = start + keyLength
    offset = value + valueLength
    return piece(value, valueLength)
  }
}
