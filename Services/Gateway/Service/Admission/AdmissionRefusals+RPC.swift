package import GatewayDomain
package import RPC
import ServiceRuntime

extension SignInRefusal: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .malformed, .unknown:
      RPCError(
        .unauthenticated,
        "invalid_token",
        "This token is unknown; sign in again.",
        retryable: false
      )
    case .revoked:
      RPCError(
        .unauthenticated,
        "token_revoked",
        "This token was revoked; sign in again.",
        retryable: false
      )
    case .expired:
      RPCError(
        .unauthenticated,
        "token_expired",
        "This token expired after a year without use; sign in again.",
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
      "Too many calls; wait a moment and try again.",
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
      RPCError(
        .unauthenticated,
        "not_signed_in",
        "This call needs a token; sign in first.",
        retryable: false
      )
    case .unknownMember:
      RPCError(.notFound, "member_not_found", "There is no such member.")
    case .anotherSpace:
      RPCError(.permissionDenied, "permission_denied", "This belongs to another member.")
    case .parentsOnly:
      RPCError(.permissionDenied, "parents_only", "Only a parent may do that.")
    case .operatorsOnly:
      RPCError(
        .permissionDenied,
        "operators_only",
        "Only the operator of the installation may do that."
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
    case .noConsent(let kind): .authorizationRequired(kind.area)
    case .malformedSubject:
      RPCError(
        .invalidArgument,
        "invalid_argument",
        "A field of the request is malformed.",
        violations: [
          Violation(field: "member_id", code: "malformed", message: "This is not a member's id.")
        ],
        retryable: false
      )
    }
  }
}

/// The call has no member, because its contract admits callers without one.
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
