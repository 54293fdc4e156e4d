import GatewayDomain
import RPC
import Vocabulary

/// Admits and forwards unary calls of one method without a task, when the caller's session is in memory.
struct ProxyFastPath: Sendable {
  private let admission: AdmissionControl
  private let method: AuditedMethod
  private let subjectField: [Int]
  private let forwarder: Forwarder
  private let area: Area

  /// - Precondition: the method's access is not ``AccessRule/anyone``.
  init(
    of method: MethodDescriptor,
    _ audited: AuditedMethod,
    _ admission: AdmissionControl,
    _ forwarder: Forwarder,
    to area: Area
  ) {
    precondition(AccessRule(method.access) != .anyone, "public methods need no admission")
    self.admission = admission
    self.method = audited
    subjectField = method.subjectField
    self.forwarder = forwarder
    self.area = area
  }

  func pass(_ call: consuming ForwardableCall) throws -> ForwardableCall.Decision {
    let facts = call.facts
    var member: CallerContext?
    do {
      member = try admission.admitFromMemory(facts) {
        // Without a subject field, the request is not inflated before its caller is authorized.
        subjectField.isEmpty ? .caller : try call.withMessage { try subject(in: $0) }
      }
      guard let member else { return call.handle() }
      // Refuses an unreadable request before the breaker may use the call as its probe.
      try call.withMessage { _ in }
      return try forwarder.pass(call, facts, of: member, to: area, method)
    } catch {
      throw refusal(error, facts, member)
    }
  }

  private func subject(in message: RawSpan) throws -> NamedSubject {
    subjectField.isEmpty ? .caller : try SubjectScan.subject(at: subjectField, in: message)
  }

  /// Converts the error of a refused call, and writes its audit line.
  private func refusal(
    _ error: any Error,
    _ call: CallFacts,
    _ member: CallerContext?
  ) -> RPCError {
    let refusal = RPCError(describing: error)
    AuditedCall(call, method).ended(refusal.code, member, at: call.loop.now)
    return refusal
  }
}
