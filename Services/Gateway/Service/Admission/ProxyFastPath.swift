import GatewayDomain
import RPC
import Vocabulary

/// How calls of one method pass the door that nobody has to wait for: those whose caller is in memory.
struct ProxyFastPath: Sendable {
  private let admission: AdmissionControl
  private let method: AuditedMethod
  private let subjectField: [Int]
  private let forwarder: Forwarder
  private let area: Area

  /// Of a method that asks who calls.
  init(
    of method: MethodDescriptor,
    _ audited: AuditedMethod,
    _ admission: AdmissionControl,
    _ forwarder: Forwarder,
    to area: Area
  ) {
    precondition(AccessRule(method.access) != .anyone, "nobody is let in for what anyone may call")
    self.admission = admission
    self.method = audited
    subjectField = method.subjectField
    self.forwarder = forwarder
    self.area = area
  }

  func pass(_ call: consuming PassingCall) throws -> PassingCall.Decision {
    let facts = call.facts
    var member: CallerContext?
    do {
      member = try admission.admitFromMemory(facts) {
        // What names nobody is not read, nor inflated, for who may not call.
        subjectField.isEmpty ? .caller : try call.withMessage { try subject(in: $0) }
      }
      guard let member else { return call.handle() }
      // What cannot be read ends here: a call that was let through as a breaker's probe has to be made.
      try call.withMessage { _ in }
      return try forwarder.pass(call, facts, of: member, to: area, method)
    } catch {
      throw refusal(error, facts, member)
    }
  }

  private func subject(in message: RawSpan) throws -> NamedSubject {
    subjectField.isEmpty ? .caller : try SubjectScan.subject(at: subjectField, in: message)
  }

  /// What a call is told that goes no further, and its line.
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
