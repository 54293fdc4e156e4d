import RPC

/// Notes changing calls that took effect, or may have.
struct ChangeWatch: ClientInterceptor {
  let connection: GatewayConnection

  func finished(_ method: MethodDescriptor, _ outcome: CallOutcome) {
    guard method.changes || method.kind.takesMany else {
      return
    }
    switch outcome.code {
    case .ok, .unavailable, .deadlineExceeded, .cancelled, .unknown, .internal, .dataLoss:
      connection.noteChange()
    default: break
    }
  }
}
