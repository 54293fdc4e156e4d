import Wire

/// Why a client stopped a call: what a server counts it as, and tells the calls that it made itself.
enum CancelReason: UInt8 {
  case givenUp = 0
  case deadline = 1
  /// The reply was over a limit or could not be read.
  case unreadable = 2
  /// The caller behind a gateway left.
  case callerLeft = 3

  init(wire number: UInt8) {
    self = CancelReason(rawValue: number) ?? .givenUp
  }
}

/// What carries calls: a connection, or the queue in front of it.
protocol CallCarrier: AnyObject {
  /// The call is over for its caller.
  func abandon(_ call: OutgoingCall, _ reason: CancelReason)
  /// The application has taken a message of that cost.
  func taken(_ call: OutgoingCall, cost: Int)
  /// Whether the next of a stream of requests may be given to ``send(_:bytes:write:)``; if not,
  /// ``OutgoingCall/hasRoom()`` follows.
  func canSend(_ call: OutgoingCall) -> Bool
  /// Whether it would go out at once, too.
  func mayGo(_ call: OutgoingCall, bytes: Int) -> Bool
  /// Sends one of a stream of requests; `write` fills exactly the bytes it is given.
  ///
  /// - Returns: what waits for its turn; ``OutgoingCall/hasRoom()`` follows when it has gone out.
  func send(
    _ call: OutgoingCall,
    bytes: Int,
    write: @escaping @Sendable (EncodingPlace) -> Void
  ) -> OutgoingMessage?
  /// No more requests come.
  ///
  /// - Returns: false when the call is not on a connection yet.
  func finish(_ call: OutgoingCall) -> Bool
}
