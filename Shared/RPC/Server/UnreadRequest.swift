import Wire

/// The one request of a call as it came: what is compressed has not grown yet.
package struct UnreadRequest: Sendable {
  private var bytes: [UInt8]
  private var isCompressed: Bool
  private let limit: Int
  /// Bytes to which it may grow without taking the room of others.
  private let room: Int

  init(_ source: EncodedSource, of call: ServerCall) {
    bytes = source.copied
    isCompressed = call.isRequestCompressed
    limit = isCompressed ? call.longestRequest : 0
    room = isCompressed ? call.connection?.room ?? 0 : 0
  }

  /// The message; the first time a compressed one takes the room it needs.
  ///
  /// - Throws: `INTERNAL` `malformed_message`, `RESOURCE_EXHAUSTED` `message_too_large`, `buffers_full`.
  package mutating func message() throws(RPCError) -> [UInt8] {
    if isCompressed {
      try CompressedMessage.check(bytes, room: room)
      bytes = try CompressedMessage.inflate(request: bytes, limit: limit)
      isCompressed = false
    }
    return bytes
  }
}
