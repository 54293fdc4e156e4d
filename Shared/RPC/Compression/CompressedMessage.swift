import CZlib

/// A compressed message: `inflated size u32 · zlib stream`.
///
/// Each message is compressed on its own, so that no message's size reveals another's content.
enum CompressedMessage {
  /// Bytes before the zlib stream.
  static let prefixByteCount = 4
  /// The most times that a message may grow, beyond ``alwaysAllowed``: a few bytes must not cost a
  /// reader megabytes of memory and milliseconds of work.
  static let largestGrowth = 100
  /// The size that any message may grow to.
  static let alwaysAllowed = 4_096

  /// The message, or `nil` if compression does not pay: not smaller, or over the growth limit.
  static func deflate(_ message: [UInt8]) -> [UInt8]? {
    guard let size = UInt32(exactly: message.count) else { return nil }
    var isWhole = false
    let compressed = [UInt8](unsafeUninitializedCapacity: message.count) { place, count in
      guard place.count > prefixByteCount else { return }
      UnsafeMutableRawBufferPointer(place).put(size, at: 0)
      message.withUnsafeBytes { message in
        let written = deflate(message, into: place.extracting(prefixByteCount...))
        isWhole = written != nil
        count = prefixByteCount + (written ?? 0)
      }
    }
    guard isWhole, compressed.count < message.count,
      message.count <= mostInflated(from: compressed.count)
    else { return nil }
    return compressed
  }

  /// - Returns: how many bytes were written; `nil` if the buffer is too small.
  private static func deflate(
    _ input: UnsafeRawBufferPointer,
    into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    withStream(input, output) { stream in
      guard
        // The fastest level: it blocks the loop, and level 6 takes ten times as long for repetitive
        // text.
        deflateInit_(stream, Z_BEST_SPEED, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
      else { return nil }
      defer { deflateEnd(stream) }
      guard CZlib.deflate(stream, Z_FINISH) == Z_STREAM_END else { return nil }
      return Int(stream.pointee.total_out)
    }
  }

  /// The inflated message, of at most `limit` bytes.
  ///
  /// - Throws: `RESOURCE_EXHAUSTED` before memory is reserved, if its announced size is over the
  ///   limit or the allowed growth; `INTERNAL` if it is damaged, cut short, of another size, or
  ///   followed by bytes.
  static func inflate(
    _ bytes: UnsafeRawBufferPointer,
    limit: Int
  ) throws(RPCError) -> [UInt8] {
    guard !bytes.isEmpty else { return [] }
    guard bytes.count >= prefixByteCount else { throw .malformedCompression("cut short") }
    let size = Int(bytes.u32(at: 0))
    guard size <= limit else { throw .messageTooLarge(limit: limit) }
    let most = mostInflated(from: bytes.count)
    guard size <= most else { throw .messageTooLarge(limit: most) }
    let stream = bytes.piece(prefixByteCount, bytes.count - prefixByteCount)
    var isExact = false
    let message = [UInt8](unsafeUninitializedCapacity: max(size, 1)) { place, count in
      isExact = inflate(stream, into: place, exactly: size)
      count = isExact ? size : 0
    }
    guard isExact else { throw .malformedCompression("no zlib stream of \(size) bytes") }
    return message
  }

  /// Checks that there is room for the inflated message, if it is kept while its call waits.
  ///
  /// - Throws: `RESOURCE_EXHAUSTED` `buffers_full`.
  static func check(_ bytes: [UInt8], room: Int) throws(RPCError) {
    let growsTo = bytes.withUnsafeBytes { believed($0) }
    if growsTo > room { throw .buffersFull(isUnprocessed: false) }
  }

  /// The same for a request whose handler does not run yet.
  ///
  /// A request above `limit` passes: ``inflate(request:limit:)`` refuses it for its size.
  static func check(
    request bytes: UnsafeRawBufferPointer,
    limit: Int,
    room: Int
  ) throws(RPCError) {
    let growsTo = believed(bytes)
    if growsTo <= limit, growsTo > room { throw .buffersFull(isUnprocessed: true) }
  }

  /// The announced size of a message; 0 if it is over the allowed growth.
  private static func believed(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard bytes.count >= prefixByteCount else { return 0 }
    let size = Int(bytes.u32(at: 0))
    return size <= mostInflated(from: bytes.count) ? size : 0
  }

  /// ``inflate(_:limit:)`` for kept bytes.
  static func inflate(_ bytes: [UInt8], limit: Int) throws(RPCError) -> [UInt8] {
    try bytes.withUnsafeBytes { bytes in
      Result { () throws(RPCError) in try inflate(bytes, limit: limit) }
    }.get()
  }

  /// ``inflate(_:limit:)`` for a caller's request; a damaged one counts against the abuse limit.
  static func inflate(
    request bytes: UnsafeRawBufferPointer,
    limit: Int
  ) throws(RPCError) -> [UInt8] {
    do throws(RPCError) {
      return try inflate(bytes, limit: limit)
    } catch {
      var error = error
      error.isNuisance = error.code == .internal
      throw error
    }
  }

  /// The same for a caller's kept request.
  static func inflate(request bytes: [UInt8], limit: Int) throws(RPCError) -> [UInt8] {
    try bytes.withUnsafeBytes { bytes in
      Result { () throws(RPCError) in try inflate(request: bytes, limit: limit) }
    }.get()
  }

  /// Whether `input` is exactly one stream of so many bytes.
  private static func inflate(
    _ input: UnsafeRawBufferPointer,
    into output: UnsafeMutableBufferPointer<UInt8>,
    exactly size: Int
  ) -> Bool {
    withStream(input, output.extracting(..<size)) { stream in
      guard inflateInit_(stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
      else { return false }
      defer { inflateEnd(stream) }
      return CZlib.inflate(stream, Z_FINISH) == Z_STREAM_END
        && Int(stream.pointee.total_out) == size && stream.pointee.avail_in == 0
    }
  }

  /// The largest inflated size allowed for so many bytes.
  private static func mostInflated(from count: Int) -> Int {
    alwaysAllowed + largestGrowth * count
  }

  /// zlib keeps a pointer to the stream, so it must not move.
  private static func withStream<Result>(
    _ input: UnsafeRawBufferPointer,
    _ output: UnsafeMutableBufferPointer<UInt8>,
    _ body: (UnsafeMutablePointer<z_stream>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: z_stream.self, capacity: 1) { place in
      place.initialize(repeating: z_stream())
      guard let stream = place.baseAddress else {
        preconditionFailure("an allocation has an address")
      }
      stream.pointee.next_in = UnsafeMutablePointer(
        mutating: input.bindMemory(to: UInt8.self).baseAddress
      )
      stream.pointee.avail_in = UInt32(input.count)
      stream.pointee.next_out = output.baseAddress
      stream.pointee.avail_out = UInt32(output.count)
      return body(stream)
    }
  }
}

extension RPCError {
  fileprivate static func malformedCompression(_ detail: String) -> RPCError {
    RPCError(
      .internal,
      "malformed_message",
      "The compressed message could not be read.",
      retryable: false,
      debugDetail: detail
    )
  }
}
