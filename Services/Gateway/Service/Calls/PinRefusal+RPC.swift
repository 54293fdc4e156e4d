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
      RPCError(.permissionDenied, "wrong_pin", "The name or the PIN is wrong.")
    case .locked(let retryAfter):
      RPCError(
        .resourceExhausted,
        "pin_locked",
        "Too many wrong PINs; wait, or ask a parent to set a new one.",
        retryAfter: .milliseconds(retryAfter.wholeMilliseconds + 1)
      )
    case .notAChild:
      RPCError(
        .failedPrecondition,
        "not_a_child",
        "Only children have a PIN; a parent signs in with an invitation."
      )
    case .overloaded:
      RPCError(
        .resourceExhausted,
        "too_many_sign_ins",
        "Too many sign-ins at once; wait a moment and try again.",
        retryAfter: .seconds(1),
        isUnprocessed: true
      )
    }
  }
}
