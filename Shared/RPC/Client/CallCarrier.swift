import Wire

/// Why a client cancelled a call.
///
/// The server counts it by this, and ends the handler's own calls with it.
enum CancelReason: UInt8 {
  case givenUp = 0
  case deadline = 1
  /// The reply exceeds a limit or cannot be read.
  case unreadable = 2
  /// The gateway's caller left.
  case callerLeft = 3

  init(wire number: UInt8) {
    self = CancelReason(rawValue: number) ?? .givenUp
  }
}

/// What a call is on: a connection, or the queue in front of it.
protocol CallCarrier: AnyObject {
  /// The call is over for its caller.
  func abandon(_ call: OutgoingCall, _ reason: CancelReason)
  /// The application has taken a message of this cost.
  func taken(_ call: OutgoingCall, cost: Int)
  /// Whether the next of a stream of requests may be given to ``send(_:bytes:write:)``.
  ///
  /// Otherwise ``OutgoingCall/hasRoom()`` is called later.
  func canSend(_ call: OutgoingCall) -> Bool
  /// Whether it would also be sent at once.
  func mayGo(_ call: OutgoingCall, bytes: Int) -> Bool
  /// Sends one of a stream of requests; `write` fills exactly the bytes it is given.
  ///
  /// - Returns: the message if it is queued; ``OutgoingCall/hasRoom()`` is called when it was sent.
  func send(
    _ call: OutgoingCall,
    bytes: Int,
    write: @escaping @Sendable (EncodingPlace) -> Void
  ) -> OutgoingMessage?
  /// There are no more requests.
  ///
  /// - Returns: false if the call is not on a connection yet.
  func finish(_ call: OutgoingCall) -> Bool
}
