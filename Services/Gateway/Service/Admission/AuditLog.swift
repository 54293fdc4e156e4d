import RPC
import ServiceRuntime

/// Writes one line for each call when it ends: caller, method, space, outcome and time taken.
///
/// It contains nothing of the request. Parts that many lines share are formatted once.
final class AuditLog: Sendable {
  private let log: Logger
  private let trail: AuditTrail
  /// `nil` when lines of this level are not written.
  private let beginning: LogPhrase?
  /// Limits lines about refused calls of unauthenticated peers, which anyone with access to the port can cause.
  private let unauthenticated = LineBudget()

  init(_ log: Logger, _ trail: AuditTrail) {
    self.log = log
    self.trail = trail
    beginning = log.beginning(of: .info, "audit", "call")
  }

  /// The formatted fields of a method.
  ///
  /// An unknown name is not written, because the peer chose it.
  func phrases(for method: MethodDescriptor) -> AuditedMethod {
    let name = method.access == .unspecified ? "unknown" : method.name
    return AuditedMethod(method, name, self, log.format)
  }

  fileprivate func write(
    _ call: AuditedCall,
    _ outcome: StatusCode,
    _ member: CallerContext?,
    at now: MonotonicInstant
  ) {
    if let member { trail.note(call.method.method, outcome, of: member) }
    guard let beginning else { return }
    var unwritten: Int64 = 0
    if member == nil, outcome != .ok {
      guard let before = linesBefore(call, outcome, at: now) else { return }
      unwritten = before
    }
    let took = now - call.startedAt
    log.write(beginning) { line in
      if outcome == .ok {
        line.add(call.method.success)
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

  /// The number of lines about unauthenticated peers that were suppressed before this one.
  ///
  /// - Returns: `nil` to suppress this one as well. Rate-limited calls get no line; calls of the
  ///   installation's processes always get one.
  private func linesBefore(
    _ call: AuditedCall,
    _ outcome: StatusCode,
    at now: MonotonicInstant
  ) -> Int64? {
    guard outcome != .resourceExhausted else { return nil }
    return call.isPeerTrusted ? 0 : unauthenticated.admit(at: now)
  }
}

/// The formatted fields of one method.
final class AuditedMethod: Sendable {
  fileprivate let log: AuditLog
  fileprivate let method: MethodDescriptor
  fileprivate let name: LogPhrase
  /// The name with outcome OK.
  fileprivate let success: LogPhrase

  fileprivate init(
    _ method: MethodDescriptor,
    _ name: String,
    _ log: AuditLog,
    _ format: LogFormat
  ) {
    self.log = log
    self.method = method
    self.name = LogPhrase(format, ["method": .term(name)])
    success = LogPhrase(
      format,
      ["method": .term(name), "outcome": .term(StatusCode.ok.name)]
    )
  }
}

/// A call that gets an audit line when it ends.
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

  /// A member's proxied call.
  init(_ call: ForwardedFacts, _ method: AuditedMethod) {
    self.method = method
    trace = call.trace
    startedAt = call.startedAt
    isPeerTrusted = false
  }

  /// Writes the line.
  ///
  /// Must be called exactly once.
  func ended(_ outcome: StatusCode, _ member: CallerContext?, at now: MonotonicInstant) {
    method.log.write(self, outcome, member, at: now)
  }
}
