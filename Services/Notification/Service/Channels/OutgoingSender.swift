package import NotificationDomain

/// One message to send.
package struct OutgoingRequest: Sendable, Equatable {
  /// The transfer method.
  package enum Way: Sendable, Equatable {
    case post
    case put
    /// SMTP; the body includes the headers.
    case mail(MailServer, to: MailAddress)
  }

  package let address: EndpointAddress
  package let headers: [String]
  package let body: [UInt8]
  package var way = Way.post
}

/// The result of sending a message.
package struct OutgoingReply: Sendable, Equatable {
  /// The answer's HTTP or SMTP status; `nil` without an answer.
  package var status: Int?
  package var failure: OutgoingFailure?
  /// The value of `Retry-After`.
  package var retryAfter: Duration?
  package var milliseconds = 0

  package init(
    status: Int? = nil,
    failure: OutgoingFailure? = nil,
    retryAfter: Duration? = nil,
    milliseconds: Int = 0
  ) {
    self.status = status
    self.failure = failure
    self.retryAfter = retryAfter
    self.milliseconds = milliseconds
  }

  /// Whether the result counts for the receiver: sending was at least attempted.
  var isOfReceiver: Bool {
    switch failure {
    case .nothingToSay, .secretsUnavailable, .noMailServer, .cancelled: false
    default: true
    }
  }

  /// Whether the receiver accepted the message.
  package var isSuccess: Bool { failure == nil && (200..<300).contains(status ?? 0) }
}

/// Why there was no answer.
///
/// The raw value is the reason code for callers.
package enum OutgoingFailure: String, Sendable {
  case addressNotAllowed = "address_not_allowed"
  case nameNotFound = "name_not_found"
  case timedOut = "timed_out"
  case notTrusted = "certificate_not_trusted"
  case connectionFailed = "connection_failed"
  /// The mail server refused user and password.
  case loginRefused = "login_refused"
  /// The mail server offers no TLS.
  case notEncrypted = "not_encrypted"
  /// The operator has configured no mail server.
  case noMailServer = "no_mail_server"
  /// The service is stopping.
  case cancelled = "cancelled"
  /// There is nothing to send: the reminder was deleted or settled, or its member's notifications are off.
  case nothingToSay = "nothing_to_say"
  /// The secret or access token cannot be unsealed.
  case secretsUnavailable = "secrets_unavailable"
}

/// Sends messages out of the installation.
package protocol OutgoingSender: Sendable {
  func send(_ request: OutgoingRequest) async -> OutgoingReply
}

/// The state of a message after an attempt.
enum DeliveryOutcome: Equatable {
  case arrived
  case again(after: Duration)
  case givenUp
}

/// Sends nothing, for installations without outgoing messages.
struct DisabledSender: OutgoingSender {
  func send(_ request: OutgoingRequest) async -> OutgoingReply {
    OutgoingReply(failure: .connectionFailed)
  }
}
