import Vocabulary

/// What goes beside the request of a call: what its caller says, and what most calls say.
///
/// The latter are written straight into the frame. As entries each of them is a text, a place in an
/// array and both their ends, which was a seventh of what it takes to pass a call on.
struct CallMetadata {
  static let requestIDKey = "request-id"

  private(set) var entries: Metadata
  /// Sent as `request-id`.
  let requestID: UniqueID?
  /// Sent as `traceparent`.
  let trace: TraceParent?

  /// Of equal keys among `entries`, the other two take the place.
  init(_ entries: Metadata, requestID: UniqueID? = nil, trace: TraceParent? = nil) {
    self.entries = entries
    self.requestID = requestID
    self.trace = trace
    guard !entries.isEmpty else { return }
    if requestID != nil { self.entries[Self.requestIDKey] = nil }
    if trace != nil { self.entries[TraceParent.key] = nil }
  }

  /// What it counts against a limit: key, value and 32 bytes for each entry.
  var countedSize: Int {
    var size = entries.isEmpty ? 0 : entries.countedSize
    if requestID != nil {
      size += Self.requestIDKey.utf8.count + UniqueID.textLength + Metadata.overhead
    }
    if trace != nil { size += TraceParent.countedSize }
    return size
  }

  /// What ``write(to:)`` needs.
  var encodedByteCount: Int {
    var count = entries.isEmpty ? 0 : entries.encodedByteCount
    if requestID != nil { count += 3 + Self.requestIDKey.utf8.count + UniqueID.textLength }
    if trace != nil { count += 3 + TraceParent.key.utf8.count + TraceParent.length }
    return count
  }

  func write(to buffer: UnsafeMutableRawBufferPointer) {
    var offset = 0
    if let requestID {
      let value = buffer.begin(Self.requestIDKey, UniqueID.textLength, at: &offset)
      requestID.writeText(into: value)
    }
    if let trace {
      let value = buffer.begin(TraceParent.key, TraceParent.length, at: &offset)
      trace.write(to: value)
    }
    guard !entries.isEmpty else { return }
    entries.write(to: UnsafeMutableRawBufferPointer(rebasing: buffer[offset...]))
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Writes what stands in front of the value of an entry, and moves on behind it.
  ///
  /// - Returns: where the value goes.
  fileprivate func begin(
    _ key: String,
    _ valueLength: Int,
    at offset: inout Int
  ) -> UnsafeMutableRawBufferPointer {
    var key = key
    let keyLength = key.utf8.count
    self[offset] = UInt8(truncatingIfNeeded: keyLength)
    put(UInt16(truncatingIfNeeded: valueLength), at: offset + 1)
    key.withUTF8 { put(UnsafeRawBufferPointer($0), at: offset + 3) }
    let value = offset + 3 + keyLength
    offset = value + valueLength
    return piece(value, valueLength)
  }
}
