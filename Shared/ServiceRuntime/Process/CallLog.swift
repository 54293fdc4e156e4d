package import RPC
import Vocabulary

/// One line per call: method, code, duration and trace, and household and request id if the
/// metadata has them; never its content.
///
/// A successful call, or one refused because of the caller, is logged at debug. One that failed on
/// our side is a rate-limited warning with its cause.
package final class CallLog: CallObserver {
  private let log: Logger
  private let loop: EventLoop
  private let budget = LineBudget()

  package init(_ log: Logger, loop: EventLoop) {
    self.log = log
    self.loop = loop
  }

  package var hearsSuccess: Bool { log.level == .debug }

  package func ended(_ call: borrowing EndedCall) {
    let outcome = call.outcome
    let isOurFault = outcome.isOurFault
    guard isOurFault || log.level == .debug else { return }
    // At level debug every failure is logged.
    guard let left = log.level == .debug ? 0 : budget.admit(at: loop.now) else { return }
    let household = call.metadata[TrustedKey.household].flatMap { UniqueID(text: $0) }
    let request = call.metadata[TrustedKey.requestID].flatMap { UniqueID(text: $0) }
    guard isOurFault else {
      return log.debug(
        "call",
        "call answered",
        [
          "method": .term(call.method.name), "code": .term(outcome.code.name),
          "reason": .term(outcome.error?.reason ?? ""), "took": .duration(outcome.took),
          "household": household.map { .id($0) } ?? .absent,
          "request": request.map { .id($0) } ?? .absent, "trace": .trace(call.trace),
        ]
      )
    }
    log.warning(
      "call",
      "call failed",
      [
        "method": .term(call.method.name), "code": .term(outcome.code.name),
        "reason": .term(outcome.error?.reason ?? ""), "took": .duration(outcome.took),
        "household": household.map { .id($0) } ?? .absent,
        "request": request.map { .id($0) } ?? .absent, "trace": .trace(call.trace),
        "cause": .cause(outcome.error?.debugDetail ?? ""), "unwritten": .integer(left),
      ]
    )
  }
}

extension CallOutcome {
  /// Whether the failure needs the operator's attention.
  ///
  /// Invalid requests are the caller's fault, and streams that end because the process stops are
  /// expected.
  fileprivate var isOurFault: Bool {
    guard code.isOurFault, let error else { return code.isOurFault }
    return !error.isNuisance && error.reason != "draining"
  }
}

extension StatusCode {
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
