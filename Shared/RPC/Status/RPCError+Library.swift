/// The errors of the library; PROTOCOL.md lists them.
extension RPCError {
  /// The deadline passed before the call was written, so it had no effect.
  package var isUnsent: Bool {
    reason == Self.expiredUnsent.reason && debugDetail == Self.expiredUnsent.debugDetail
  }

  static let cancelled = RPCError(.cancelled, "cancelled", "The call was cancelled.")

  static let deadlineExceeded = RPCError(
    .deadlineExceeded,
    "deadline_exceeded",
    "The deadline expired before the answer was complete."
  )

  /// The same for a call that was never written: only the caller's own process can know.
  static let expiredUnsent = RPCError(
    .deadlineExceeded,
    "deadline_exceeded",
    "The deadline expired before the answer was complete.",
    debugDetail: "no connection was ready, so it was not sent"
  )

  static let connectionLost = RPCError(
    .unavailable,
    "connection_lost",
    "The connection broke; whether the call took effect is not known.",
    retryable: true
  )

  static func peerUnavailable(_ detail: String) -> RPCError {
    RPCError(
      .unavailable,
      "peer_unavailable",
      "The service cannot be reached.",
      retryable: true,
      isUnprocessed: true,
      debugDetail: detail
    )
  }

  /// The call did not run.
  static let draining = RPCError(
    .unavailable,
    "draining",
    "The service is stopping.",
    retryable: true,
    isUnprocessed: true
  )

  /// A stream without an early end was served until now; its reader resumes by cursor.
  static let streamDrained = RPCError(
    .unavailable,
    "draining",
    "The service is stopping; continue from the last cursor.",
    retryable: true
  )

  /// The same for a stream without cursors, as Health/Watch.
  static let watchDrained = RPCError(
    .unavailable,
    "draining",
    "The service closes this connection; retry on another one.",
    retryable: true
  )

  static func tooManyStreams(limit: Int) -> RPCError {
    RPCError(
      .resourceExhausted,
      "too_many_streams",
      "More than \(limit) calls at once.",
      violations: [
        Violation(field: "", code: "too_many_streams", message: "", limit: Int64(limit))
      ],
      retryAfter: .milliseconds(250),
      isUnprocessed: true
    )
  }

  static let unknownMethod = RPCError(
    .unimplemented,
    "unknown_method",
    "The service has no such method."
  )

  static let wrongMessageCount = RPCError(
    .unimplemented,
    "wrong_message_count",
    "The number of messages does not fit the method."
  )

  static func messageTooLarge(limit: Int) -> RPCError {
    tooLarge("message", limit: limit)
  }

  static func metadataTooLarge(limit: Int) -> RPCError {
    tooLarge("metadata", limit: limit)
  }

  private static func tooLarge(_ what: String, limit: Int) -> RPCError {
    let sentence = "The \(what) is larger than \(limit) bytes."
    return RPCError(
      .resourceExhausted,
      "\(what)_too_large",
      sentence,
      violations: [
        Violation(field: what, code: "too_large", message: sentence, limit: Int64(limit))
      ],
      retryable: false
    )
  }

  static let invalidMetadata = RPCError(
    .invalidArgument,
    "invalid_metadata",
    "The metadata has a key or a value that is not allowed.",
    retryable: false
  )

  static let invalidMethod = RPCError(
    .invalidArgument,
    "invalid_method",
    "A method's name has 1 to \(MethodDescriptor.longestName) bytes.",
    violations: [
      Violation(
        field: "method",
        code: "invalid_length",
        message: "",
        limit: Int64(MethodDescriptor.longestName)
      )
    ],
    retryable: false
  )

  static let invalidCursor = RPCError(
    .invalidArgument,
    "invalid_cursor",
    "A cursor is 1 to 64 bytes, given once, and only to methods that can resume from it.",
    retryable: false
  )

  static let unsupportedEncoding = RPCError(
    .unimplemented,
    "unsupported_encoding",
    "Compressed messages are not supported.",
    retryable: false
  )

  static let slowConsumer = RPCError(
    .resourceExhausted,
    "slow_consumer",
    "The stream was not read in time; continue from its last cursor.",
    retryable: true
  )

  static let slowSender = RPCError(
    .aborted,
    "slow_sender",
    "The rest of a message did not arrive in time.",
    retryable: true
  )

  /// There is no room for another message in the process.
  static func buffersFull(isUnprocessed: Bool) -> RPCError {
    RPCError(
      .resourceExhausted,
      "buffers_full",
      "The service has no room for more bytes.",
      retryAfter: .seconds(1),
      isUnprocessed: isUnprocessed
    )
  }

  /// A handler has made a change, and there is no room for its reply.
  static let replyDropped = RPCError(
    .resourceExhausted,
    "reply_dropped",
    "The call was executed, and there was no room for its answer."
  )

  static func overloaded(
    _ detail: String,
    _ retryAfter: Duration = .milliseconds(500)
  ) -> RPCError {
    RPCError(
      .unavailable,
      "overloaded",
      "The service is overloaded.",
      retryAfter: retryAfter,
      isUnprocessed: true,
      debugDetail: detail
    )
  }
}
