/// Reports how a call ended.
extension ServerConnection {
  func tell(_ call: ServerCall, _ error: RPCError?, after took: Duration) {
    if policy.tellsSuccess || error != nil {
      tell(call.registered, call.metadata, call.streamID, error, after: took)
    }
    guard !policy.interceptors.isEmpty else { return }
    let outcome = CallOutcome(code: error?.code ?? .ok, error: error, took: took)
    for interceptor in policy.interceptors { interceptor.finished(call, outcome) }
  }

  /// Notifies the observer.
  func tell(
    _ method: RegisteredMethod,
    _ metadata: Metadata,
    _ stream: UInt32,
    _ error: RPCError?,
    after took: Duration
  ) {
    policy.observer?.ended(
      EndedCall(
        method: method.descriptor,
        metadata: metadata,
        trace: origin.trace(metadata, of: stream),
        outcome: CallOutcome(code: error?.code ?? .ok, error: error, took: took)
      )
    )
  }
}
