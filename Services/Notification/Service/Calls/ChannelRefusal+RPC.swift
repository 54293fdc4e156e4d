package import NotificationDomain
package import RPC

extension ChannelRefusal: RPCErrorConvertible {
  /// No `default`: a new refusal does not compile until its code and its words are chosen.
  package var rpcError: RPCError {
    switch self {
    case .malformedAddress:
      .ofField(
        "address",
        "malformed_address",
        "The address has to be a URL of at most \(EndpointAddress.longest) bytes, as https://ntfy.sh, without a user."
      )
    case .httpsRequired:
      .ofField(
        "address",
        "https_required",
        "The address has to begin with https://. Whoever runs the installation can list others."
      )
    case .addressNotAllowed:
      .ofField(
        "address",
        "address_not_allowed",
        "The address is inside the own network, or its port is not 443 or 8443. Whoever runs the installation can list it."
      )
    case .malformedTopic:
      .ofField(
        "topic",
        "malformed_topic",
        "A topic has 1 to 64 letters, digits, _ and -."
      )
    case .tooManyEndpoints:
      RPCError(
        .resourceExhausted,
        "too_many_endpoints",
        "A member can have at most \(Endpoint.mostOfMember) channels, a household \(ChannelCalls.mostOfHousehold)."
      )
    case .unknownEndpoint:
      RPCError(.notFound, "unknown_endpoint", "There is no channel of this name.")
    case .parentsOnly:
      RPCError(
        .permissionDenied,
        "parents_only",
        "A parent opens, tests and closes a child's channels."
      )
    case .noWebhook:
      RPCError(.failedPrecondition, "no_webhook", "Only a webhook has a secret.")
    case .secretsUnavailable:
      RPCError(
        .failedPrecondition,
        "secrets_unavailable",
        "The service has no key for secrets. Whoever runs the installation sets --cluster-key-file."
      )
    }
  }
}

extension RPCError {
  /// Refuses the value of one field.
  fileprivate static func ofField(_ field: String, _ code: String, _ message: String) -> RPCError {
    RPCError(
      .invalidArgument,
      code,
      message,
      violations: [Violation(field: field, code: code, message: message)]
    )
  }
}
