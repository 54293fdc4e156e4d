package import RPC
import Vocabulary

/// One line for each call: method, code, time taken, household, request id and trace; never its
/// content.
///
/// A call that went well or was refused for a reason of the caller's is written at debug; one that
/// failed on our side is a warning with its cause.
package final class CallLog: CallObserver {
  private let log: Logger

  package init(_ log: Logger) {
    self.log = log
  }

  package var hearsSuccess: Bool { log.level == .debug }

  package func ended(_ call: borrowing EndedCall) {
    let outcome = call.outcome
    guard outcome.code.isOurFault || log.level == .debug else { return }
    let household = call.metadata[TrustedKey.household].flatMap { UniqueID(text: $0) } ?? .nilID
    let request = call.metadata[TrustedKey.requestID].flatMap { UniqueID(text: $0) } ?? .nilID
    guard outcome.code.isOurFault else {
      return log.debug(
        "call",
        "call answered",
        [
          "method": .term(call.method.name), "code": .term(outcome.code.name),
          "reason": .term(outcome.error?.reason ?? ""), "took": .duration(outcome.took),
          "household": .id(household), "request": .id(request), "trace": .trace(call.trace),
        ]
      )
    }
    log.warning(
      "call",
      "call failed",
      [
        "method": .term(call.method.name), "code": .term(outcome.code.name),
        "reason": .term(outcome.error?.reason ?? ""), "took": .duration(outcome.took),
        "household": .id(household), "request": .id(request), "trace": .trace(call.trace),
        "cause": .cause(outcome.error?.debugDetail ?? ""),
      ]
    )
  }
}

extension StatusCode {
  /// Whether the operator should look.
  fileprivate var isOurFault: Bool {
    switch self {
    case .unknown, .internal, .dataLoss, .unavailable: true
    case .ok, .cancelled, .invalidArgument, .deadlineExceeded, .notFound, .alreadyExists,
      .permissionDenied, .resourceExhausted, .failedPrecondition, .aborted, .outOfRange,
      .unimplemented, .unauthenticated:
      false
    }
  }
}
