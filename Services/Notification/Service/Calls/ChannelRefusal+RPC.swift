package import NotificationDomain
package import RPC

extension ChannelRefusal: RPCErrorConvertible {
  /// No `default`, so that a new refusal does not compile without a code and a message.
  package var rpcError: RPCError {
    switch self {
    case .malformedAddress:
      .ofField(
        "address",
        "malformed_address",
        "Give a URL of at most \(EndpointAddress.longest) bytes without a user name, such as https://ntfy.sh."
      )
    case .httpsRequired:
      .ofField(
        "address",
        "https_required",
        "The address must begin with https://. The operator can allow others with --outgoing-allow."
      )
    case .addressNotAllowed:
      .ofField(
        "address",
        "address_not_allowed",
        "The address is private, or its port is not 443 or 8443. The operator can allow it with --outgoing-allow."
      )
    case .malformedTopic:
      .ofField(
        "topic",
        "malformed_topic",
        "A topic consists of 1 to 64 letters, digits, _ and -."
      )
    case .malformedMailAddress:
      .ofField(
        "address",
        "malformed_address",
        "The address must be an e-mail address of at most \(MailAddress.longest) characters, such as mia@example.org."
      )
    case .malformedToken:
      .ofField(
        "access_token",
        "malformed_token",
        "An access token has 1 to \(Endpoint.longestToken) visible characters, and only ntfy channels have one."
      )
    case .noMailServer:
      RPCError(
        .failedPrecondition,
        "no_mail_server",
        "This installation sends no mail. Its operator must set --mail-server and --mail-from."
      )
    case .tooManyTests:
      RPCError(
        .resourceExhausted,
        "too_many_tests",
        "At most \(ChannelTests.mostInMinute) test messages in a minute. Try again later."
      )
    case .unknownDelivery:
      RPCError(
        .notFound,
        "unknown_delivery",
        "No message with this id was given up in the last 30 days."
      )
    case .endpointDisabled:
      RPCError(.failedPrecondition, "endpoint_disabled", "The channel is off. Switch it on first.")
    case .tooManyEndpoints:
      RPCError(
        .resourceExhausted,
        "too_many_endpoints",
        "A member can have \(Endpoint.mostOfMember) channels, a household \(ChannelCalls.mostOfHousehold). Remove one."
      )
    case .unknownEndpoint:
      RPCError(.notFound, "unknown_endpoint", "There is no channel with this name.")
    case .parentsOnly:
      RPCError(
        .permissionDenied,
        "parents_only",
        "Only a parent can add, test and remove a child's channels."
      )
    case .noWebhook:
      RPCError(.failedPrecondition, "no_webhook", "Only a webhook has a secret.")
    case .secretsUnavailable:
      RPCError(
        .failedPrecondition,
        "secrets_unavailable",
        "The service has no key for this secret. The operator must set --cluster-key-file."
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
