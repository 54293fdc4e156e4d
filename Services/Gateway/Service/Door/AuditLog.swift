import RPC
import ServiceRuntime

/// The audit: one line for each call, when it is over.
///
/// Who, what, whose space, how it went, how long it took; never a word of the request.
/// What many lines have in common is written once: the beginning, the method's name, who calls.
final class AuditLog: Sendable {
  private let log: Logger
  /// `nil`: nobody wants to read them.
  private let beginning: LogPhrase?

  init(_ log: Logger) {
    self.log = log
    beginning = log.beginning(of: .info, "audit", "call")
  }

  /// What lines say of the method; a name that no contract has came from outside.
  func phrases(for method: MethodDescriptor) -> AuditedMethod {
    let name = method.access == .unspecified ? "unknown" : method.name
    return AuditedMethod(name, log.format)
  }

  fileprivate func write(_ call: AuditedCall, _ outcome: StatusCode, _ member: MemberVisit?) {
    guard let beginning else { return }
    log.write(beginning) { line in
      if outcome == .ok {
        line.add(call.method.wentWell)
      } else {
        line.add(call.method.name)
        line.add("outcome", .term(outcome.name))
      }
      line.add("took", .duration(call.loop.now - call.startedAt))
      if let member { line.add(member.line) }
      line.add("trace", .trace(call.trace))
    }
  }
}

/// What the lines of one method say of it.
final class AuditedMethod: Sendable {
  fileprivate let name: LogPhrase
  /// With the outcome that most calls have.
  fileprivate let wentWell: LogPhrase

  fileprivate init(_ name: String, _ format: LogFormat) {
    self.name = LogPhrase(format, ["method": .term(name)])
    wentWell = LogPhrase(
      format,
      ["method": .term(name), "outcome": .term(StatusCode.ok.name)]
    )
  }
}

/// A call that will have a line.
package struct AuditedCall {
  private let log: AuditLog
  fileprivate let method: AuditedMethod
  fileprivate let trace: TraceParent
  fileprivate let startedAt: MonotonicInstant
  fileprivate let loop: EventLoop

  init(_ call: CallFacts, _ method: AuditedMethod, in log: AuditLog) {
    self.log = log
    self.method = method
    trace = call.trace
    startedAt = call.startedAt
    loop = call.loop
  }

  /// Writes its line; once.
  func ended(_ outcome: StatusCode, _ member: MemberVisit?) { log.write(self, outcome, member) }
}
