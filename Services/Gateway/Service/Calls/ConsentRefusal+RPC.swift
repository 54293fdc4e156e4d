package import GatewayDomain
package import RPC

extension ConsentRefusal: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .unknownArea:
      RPCError(
        .invalidArgument,
        "invalid_area",
        "Consent is about screen time or health.",
        violations: [Violation(field: "area", code: "invalid_area")],
        retryable: false
      )
    case .notAChild:
      RPCError(.failedPrecondition, "not_a_child", "Only for children consent is needed.")
    case .textChanged(let area):
      RPCError(
        .failedPrecondition,
        "consent_text_changed",
        "The text is at version \(area.text.version); read it first: “daybook consent text "
          + "\(area.commandWord)”.",
        violations: [
          Violation(
            field: "text_version",
            code: "consent_text_changed",
            limit: Int64(area.text.version)
          )
        ],
        retryable: false
      )
    }
  }
}

extension ConsentKind {
  /// As `daybook consent` takes it.
  var commandWord: String {
    switch self {
    case .screenTime: "screen-time"
    case .health: "health"
    }
  }
}
