package import RPC
import Vocabulary

/// One line for each call: method, code, time taken, trace, and household and request id where the
/// caller's metadata has them; never its content.
///
/// A call that went well or was refused for a reason of the caller's is written at debug; one that
/// failed on our side is a warning with its cause, as long as there are few of them.
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
    // Whoever reads a log at debug wants each of them.
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
  /// Whether the operator should look.
  ///
  /// Not at bytes that are no request, which are the caller's, and not at streams that end because
  /// the process was told to stop.
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
