import Wire

/// The one request of a call in its wire form, not inflated.
package struct UnreadRequest: Sendable {
  private var bytes: [UInt8]
  /// The call of the request, while it is compressed.
  private var call: ServerCall?
  private let limit: Int

  init(_ source: EncodedSource, of call: ServerCall) {
    bytes = source.copied
    self.call = call.isRequestCompressed ? call : nil
    limit = call.isRequestCompressed ? call.longestRequest : 0
  }

  /// The message; a compressed one is inflated and counted on the first access.
  ///
  /// On the call's loop.
  ///
  /// - Throws: `INTERNAL` `malformed_message`, `RESOURCE_EXHAUSTED` `message_too_large`,
  ///   `buffers_full`.
  package mutating func message() throws(RPCError) -> [UInt8] {
    if let call {
      // Others may have taken room since, and an ended call has none.
      let room = call.hasEnded ? 0 : call.connection?.room ?? 0
      try CompressedMessage.check(bytes, room: room)
      bytes = try CompressedMessage.inflate(request: bytes, limit: limit)
      call.connection?.keep(bytes.count, of: call)
      self.call = nil
    }
    return bytes
  }
}
