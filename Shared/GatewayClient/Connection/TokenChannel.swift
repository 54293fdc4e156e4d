import RPC

/// A channel that shows the caller's token with every call.
struct TokenChannel: CallChannel {
  let base: any CallChannel
  /// The secret; `nil` before there is one.
  let token: String?

  var loop: EventLoop { base.loop }

  func start(_ call: OutgoingCall) {
    if let token { call.options.metadata["authorization"] = "Bearer \(token)" }
    base.start(call)
  }
}
