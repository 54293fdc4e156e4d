package import GatewayDomain
package import RPC
import ServiceRuntime

extension ConsentRefusal: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .unknownArea:
      RPCError(
        .invalidArgument,
        "invalid_area",
        "The area of a consent is screen time or health.",
        violations: [Violation(field: "area", code: "invalid_area")],
        retryable: false
      )
    case .notAChild:
      RPCError(
        .failedPrecondition,
        "not_a_child",
        "Consent is needed for children only; name a child."
      )
    case .textChanged(let kind):
      RPCError(
        .failedPrecondition,
        "consent_text_changed",
        "The current text is version \(kind.text.version). Read it first: “daybook consent text "
          + "\(kind.area.commandWord)”.",
        violations: [
          Violation(
            field: "text_version",
            code: "consent_text_changed",
            limit: Int64(kind.text.version)
          )
        ],
        retryable: false
      )
    }
  }
}
