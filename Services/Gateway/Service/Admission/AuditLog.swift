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
  /// Lines about refused calls of strangers, which whoever reaches the port can cause.
  private let unauthenticated = LineBudget()

  init(_ log: Logger) {
    self.log = log
    beginning = log.beginning(of: .info, "audit", "call")
  }

  /// What lines say of the method; a name that no contract has came from outside.
  func phrases(for method: MethodDescriptor) -> AuditedMethod {
    let name = method.access == .unspecified ? "unknown" : method.name
    return AuditedMethod(name, self, log.format)
  }

  fileprivate func write(
    _ call: AuditedCall,
    _ outcome: StatusCode,
    _ member: CallerContext?,
    at now: MonotonicInstant
  ) {
    guard let beginning else { return }
    var unwritten: Int64 = 0
    if member == nil, outcome != .ok {
      guard let before = linesBefore(call, outcome, at: now) else { return }
      unwritten = before
    }
    let took = now - call.startedAt
    log.write(beginning) { line in
      if outcome == .ok {
        line.add(call.method.wentWell)
      } else {
        line.add(call.method.name)
        line.add("outcome", .term(outcome.name))
      }
      line.add("took", .duration(took))
      if let member { line.add(member.line) }
      line.add("trace", .trace(call.trace))
      if unwritten > 0 { line.add("unwritten", .integer(unwritten)) }
    }
  }

  /// How many lines about strangers were left out before this one; `nil`: this one is, too.
  ///
  /// What a rate limit refused is counted; what a process of the installation tried is written.
  private func linesBefore(
    _ call: AuditedCall,
    _ outcome: StatusCode,
    at now: MonotonicInstant
  ) -> Int64? {
    guard outcome != .resourceExhausted else { return nil }
    return call.isPeerTrusted ? 0 : unauthenticated.admit(at: now)
  }
}

/// What the lines of one method say of it.
final class AuditedMethod: Sendable {
  fileprivate let log: AuditLog
  fileprivate let name: LogPhrase
  /// With the outcome that most calls have.
  fileprivate let wentWell: LogPhrase

  fileprivate init(_ name: String, _ log: AuditLog, _ format: LogFormat) {
    self.log = log
    self.name = LogPhrase(format, ["method": .term(name)])
    wentWell = LogPhrase(
      format,
      ["method": .term(name), "outcome": .term(StatusCode.ok.name)]
    )
  }
}

/// A call that will have a line.
struct AuditedCall {
  fileprivate let method: AuditedMethod
  fileprivate let trace: TraceParent
  fileprivate let startedAt: MonotonicInstant
  fileprivate let isPeerTrusted: Bool

  init(_ call: borrowing CallFacts, _ method: AuditedMethod) {
    self.method = method
    trace = call.trace
    startedAt = call.startedAt
    isPeerTrusted = call.isPeerTrusted
  }

  /// A member's call that was passed on.
  init(_ call: PassedFacts, _ method: AuditedMethod) {
    self.method = method
    trace = call.trace
    startedAt = call.startedAt
    isPeerTrusted = false
  }

  /// Writes its line; once.
  func ended(_ outcome: StatusCode, _ member: CallerContext?, at now: MonotonicInstant) {
    method.log.write(self, outcome, member, at: now)
  }
}
