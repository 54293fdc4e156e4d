import RPC

/// Rewords failures of the client's own channel in terms of the gateway.
struct FailureWords: ClientInterceptor {
  let connection: GatewayConnection

  func reword(_ error: inout RPCError) {
    guard !connection.isClosed else {
      error = .clientClosed
      return
    }
    error = error.aboutGateway
  }
}

extension RPCError {
  /// The error with a reason, and with a sentence about the gateway if this side created it.
  ///
  /// A cause is never sent, so an error with one was created on this side.
  package var aboutGateway: RPCError {
    var error = self
    if error.reason.isEmpty { error.reason = code.name.lowercased() }
    switch (error.reason, debugDetail) {
    case ("peer_unavailable", let cause?):
      error.message = "The gateway does not answer: \(cause)."
    case ("connection_lost", let cause?):
      error.message = "The connection broke (\(cause)); whether the call took effect is not known."
    case ("deadline_exceeded", let cause?):
      error.message = "There was no answer in time: \(cause)."
    default: if message.isEmpty { error.message = "The call failed." }
    }
    return error
  }

  /// Whether repeating the same call later may help.
  public var isRetryable: Bool { retryable ?? (code == .unavailable || retryAfter != nil) }

  static let clientClosed = RPCError(.cancelled, "client_closed", "The client was closed.")

  static let streamEnded = RPCError(
    .unavailable,
    "stream_ended",
    "The gateway ended the stream.",
    retryable: true
  )

  static func invalid(_ reason: String, _ message: String) -> RPCError {
    RPCError(.invalidArgument, reason, message)
  }
}
