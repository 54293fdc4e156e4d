package import GatewayDomain
package import RPC

extension PinRefusal: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .malformed:
      RPCError(
        .invalidArgument,
        "invalid_pin",
        "A PIN has six digits.",
        violations: [Violation(field: "pin", code: "invalid_pin", limit: Int64(Pin.length))],
        retryable: false
      )
    case .wrong:
      RPCError(.permissionDenied, "wrong_pin", "This name and this PIN do not belong together.")
    case .locked(let retryAfter):
      RPCError(
        .resourceExhausted,
        "pin_locked",
        "Too many wrong PINs; a parent can set a new one.",
        retryAfter: .milliseconds(retryAfter.wholeMilliseconds + 1)
      )
    case .notAChild:
      RPCError(
        .failedPrecondition,
        "not_a_child",
        "Only children have a PIN; an invitation lets a parent in."
      )
    case .overloaded:
      RPCError(
        .resourceExhausted,
        "too_many_sign_ins",
        "Others are signing in; please wait a moment.",
        retryAfter: .seconds(1),
        isUnprocessed: true
      )
    }
  }
}
