package import NotificationDomain

/// One message on its way out.
package struct OutgoingRequest: Sendable, Equatable {
  package let address: EndpointAddress
  package let headers: [String]
  package let body: [UInt8]
}

/// What came of sending it.
package struct OutgoingReply: Sendable, Equatable {
  /// The answer's HTTP status; `nil` when there was none.
  package var status: Int?
  package var failure: OutgoingFailure?
  /// What the receiver asked for with `Retry-After`.
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

  /// Whether the receiver took it.
  package var isSuccess: Bool { failure == nil && (200..<300).contains(status ?? 0) }
}

/// Why no answer came; the raw value is the reason that callers see.
package enum OutgoingFailure: String, Sendable {
  case addressNotAllowed = "address_not_allowed"
  case nameNotFound = "name_not_found"
  case timedOut = "timed_out"
  case notTrusted = "certificate_not_trusted"
  case connectionFailed = "connection_failed"
  /// The reminder is not there any more.
  case nothingToSay = "nothing_to_say"
  /// The message cannot be signed.
  case secretsUnavailable = "secrets_unavailable"
}

/// Sends messages out of the installation.
package protocol OutgoingSender: Sendable {
  func send(_ request: OutgoingRequest) async -> OutgoingReply
}

/// What becomes of a message after a try.
enum DeliveryOutcome: Equatable {
  case arrived
  case again(after: Duration)
  case givenUp
}

/// Lets nothing leave the installation.
struct DisabledSender: OutgoingSender {
  func send(_ request: OutgoingRequest) async -> OutgoingReply {
    OutgoingReply(failure: .connectionFailed)
  }
}
