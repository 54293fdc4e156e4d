import Wire

/// The one request of a call as it came: what is compressed has not grown yet.
package struct UnreadRequest: Sendable {
  private var bytes: [UInt8]
  /// Whose request it is while it is compressed.
  private var call: ServerCall?
  private let limit: Int

  init(_ source: EncodedSource, of call: ServerCall) {
    bytes = source.copied
    self.call = call.isRequestCompressed ? call : nil
    limit = call.isRequestCompressed ? call.longestRequest : 0
  }

  /// The message; the first time a compressed one takes the room it needs, as long as its call lasts.
  ///
  /// On the call's loop.
  ///
  /// - Throws: `INTERNAL` `malformed_message`, `RESOURCE_EXHAUSTED` `message_too_large`, `buffers_full`.
  package mutating func message() throws(RPCError) -> [UInt8] {
    if let call {
      // Others may have taken room since it came, and who is not waited for any more has none.
      let room = call.hasEnded ? 0 : call.connection?.room ?? 0
      try CompressedMessage.check(bytes, room: room)
      bytes = try CompressedMessage.inflate(request: bytes, limit: limit)
      call.connection?.keep(bytes.count, of: call)
      self.call = nil
    }
    return bytes
  }
}
