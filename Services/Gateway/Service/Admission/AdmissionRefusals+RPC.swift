package import GatewayDomain
package import RPC

extension SignInRefusal: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .malformed, .unknown:
      RPCError(.unauthenticated, "invalid_token", "This token is not known.", retryable: false)
    case .revoked:
      RPCError(.unauthenticated, "token_revoked", "This token was revoked.", retryable: false)
    case .expired:
      RPCError(
        .unauthenticated,
        "token_expired",
        "This token was not used for a year and has ended.",
        retryable: false
      )
    }
  }
}

extension RateRefusal: RPCErrorConvertible {
  package var rpcError: RPCError {
    RPCError(
      .resourceExhausted,
      "rate_limited",
      "Too many calls; please wait a moment.",
      violations: [Violation(field: "", code: "rate_limited_\(measure.rawValue)")],
      // Rounded up to whole milliseconds: a slightly early retry would be refused again.
      retryAfter: .milliseconds(retryAfter.wholeMilliseconds + 1),
      isUnprocessed: true
    )
  }
}

extension AccessRefusal: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .notSignedIn:
      RPCError(.unauthenticated, "not_signed_in", "This needs a token.", retryable: false)
    case .unknownMember:
      RPCError(.notFound, "member_not_found", "There is no such member.")
    case .anotherSpace:
      RPCError(.permissionDenied, "permission_denied", "That belongs to someone else.")
    case .parentsOnly:
      RPCError(.permissionDenied, "parents_only", "Only a parent may do that.")
    case .operatorsOnly:
      RPCError(
        .permissionDenied,
        "operators_only",
        "Only who runs the installation may do that."
      )
    case .processesOnly:
      RPCError(
        .permissionDenied,
        "processes_only",
        "Only processes of the installation may do that."
      )
    case .missingScope(let scope):
      RPCError(
        .permissionDenied,
        "missing_scope",
        "This token may not \(scope == .write ? "change" : "read") anything.",
        violations: [Violation(field: "authorization", code: "missing_scope_\(scope.rawValue)")]
      )
    case .notForDevices:
      RPCError(
        .permissionDenied,
        "not_for_devices",
        "A device's token may only report for its child.",
        violations: [Violation(field: "authorization", code: "not_for_devices")]
      )
    case .noConsent(let area):
      RPCError(
        .failedPrecondition,
        "authorization_required",
        "A parent has to consent first: “daybook consent give --child NAME \(area.commandWord)”.",
        violations: [Violation(field: "", code: "authorization_required_\(area.rawValue)")],
        retryable: false
      )
    case .malformedSubject:
      RPCError(
        .invalidArgument,
        "invalid_argument",
        "A field of the request does not have the form it needs.",
        violations: [
          Violation(field: "member_id", code: "malformed", message: "This is no member's id.")
        ],
        retryable: false
      )
    }
  }
}

/// The contract of the call admits callers without a member.
struct NoMember: Error, RPCErrorConvertible {
  var rpcError: RPCError { RPCError(.internal, "no_member", "This call has no member.") }
}

extension MalformedMessage: RPCErrorConvertible {
  /// The same error as for any request that cannot be decoded.
  package var rpcError: RPCError {
    var error = RPCError(
      .internal,
      "malformed_message",
      "The request could not be read.",
      debugDetail: "at byte \(offset)"
    )
    error.isNuisance = true
    return error
  }
}
