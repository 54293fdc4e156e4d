public import Wire

/// A call that did not succeed: a code and a reason for programs, a sentence for people.
///
/// Everything but ``debugDetail`` is sent to the caller. ``debugDetail`` stays in the process that
/// made the error; a log may show it.
public struct RPCError: Error, Sendable, Hashable {
  /// The kind of failure.
  public var code: StatusCode
  /// Stable and lower case, `[a-z0-9_]{1,64}`: `task_not_found`.
  public var reason: String { didSet { encodedStatus = nil } }
  /// One sentence for the person in front of the screen.
  public var message: String { didSet { encodedStatus = nil } }
  /// Everything that is wrong with the request, field by field.
  public var violations: [Violation] { didSet { encodedStatus = nil } }
  /// False: do not repeat, whatever the code says.
  ///
  /// True: repeating may help.
  public var retryable: Bool? { didSet { encodedStatus = nil } }
  /// Wait this long before the next attempt (whole milliseconds on the wire).
  public var retryAfter: Duration? { didSet { encodedStatus = nil } }
  /// Further typed facts, such as the current record with `revision_mismatch`.
  public var details: [GoogleProtobuf.`Any`] { didSet { encodedStatus = nil } }
  /// Violations or details were left out because they did not fit.
  package var isTruncated = false { didSet { encodedStatus = nil } }
  /// No part of the call ran; every method may be repeated.
  package var isUnprocessed: Bool
  /// Useless work that the caller caused: costs an unauthenticated caller a token.
  ///
  /// Not sent.
  package var isNuisance = false
  /// Trailing metadata of the refusal, received or to be sent.
  package var trailers: Metadata
  /// The cause, for the operator's log only.
  public var debugDetail: String?
  /// The status message as received; a gateway forwards it unread.
  ///
  /// A change of the error discards it.
  var encodedStatus: [UInt8]?

  /// A failure, as a test of an application's error handling needs one.
  public init(
    _ code: StatusCode,
    _ reason: String,
    _ message: String,
    violations: [Violation] = [],
    retryable: Bool? = nil,
    retryAfter: Duration? = nil
  ) {
    self.init(
      code,
      reason,
      message,
      violations: violations,
      retryable: retryable,
      retryAfter: retryAfter,
      details: []
    )
  }

  package init(
    _ code: StatusCode,
    _ reason: String,
    _ message: String,
    violations: [Violation] = [],
    retryable: Bool? = nil,
    retryAfter: Duration? = nil,
    details: [GoogleProtobuf.`Any`] = [],
    isUnprocessed: Bool = false,
    trailers: Metadata = [:],
    debugDetail: String? = nil
  ) {
    self.code = code
    self.reason = reason
    self.message = message
    self.violations = violations
    self.retryable = retryable
    self.retryAfter = retryAfter
    self.details = details
    self.isUnprocessed = isUnprocessed
    self.trailers = trailers
    self.debugDetail = debugDetail
  }
}

extension RPCError: CustomStringConvertible, CustomDebugStringConvertible {
  /// Safe to show to anyone.
  public var description: String {
    message.isEmpty ? "\(code) \(reason)" : "\(code) \(reason): \(message)"
  }

  /// With the cause, for logs.
  public var debugDescription: String {
    guard let debugDetail else { return description }
    return "\(description) (\(debugDetail))"
  }
}

/// An error with a code, a reason and a message.
package protocol RPCErrorConvertible: Error {
  var rpcError: RPCError { get }
}

extension RPCError: RPCErrorConvertible {
  package var rpcError: RPCError { self }

  /// The form in which any error leaves a handler.
  ///
  /// One that is not convertible becomes `UNKNOWN`, and its text stays in ``debugDetail``.
  package init(describing error: any Error) {
    switch error {
    case let error as any RPCErrorConvertible: self = error.rpcError
    case is CancellationError:
      self.init(.cancelled, "cancelled", "The call was cancelled.")
    default:
      self.init(
        .unknown,
        "unknown",
        "Something went wrong.",
        debugDetail: String(reflecting: error)
      )
    }
  }

  /// The error that a handler has thrown.
  ///
  /// The flag UNPROCESSED of a call that the handler made is not true of the handler itself. Errors
  /// of a type of their own keep it.
  package init(ofHandler failure: any Error) {
    self.init(describing: failure)
    if failure is RPCError { isUnprocessed = false }
  }
}

/// A refusal of a handler that has done nothing yet.
package struct Untouched: RPCErrorConvertible {
  package let rpcError: RPCError

  package init(_ error: RPCError) {
    var error = error
    error.isUnprocessed = true
    rpcError = error
  }
}
